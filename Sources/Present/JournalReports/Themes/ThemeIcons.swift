// The signs of moods and of what became of a habit, a row a theme.

import Documents
public import JournalInsights
public import JournalModel

extension Theme.Icons {
  /// The sign of a mood; one or two columns wide.
  public func sign(of mood: Mood) -> String {
    switch (self, mood) {
    case (.text, _): mood.bar
    case (.emoji, .horrible): "😣"
    case (.emoji, .bad): "🙁"
    case (.emoji, .average): "😐"
    case (.emoji, .good): "🙂"
    case (.emoji, .great): "😄"
    case (.hands, .horrible): "👎"
    case (.hands, .bad): "👇"
    case (.hands, .average): "✋"
    case (.hands, .good): "👆"
    case (.hands, .great): "👍"
    }
  }

  /// The words for a mood, behind its sign where signs are wanted.
  func words(_ words: String, of mood: Mood?) -> String {
    guard self != .text, let mood else { return words }
    return "\(sign(of: mood)) \(words)"
  }

  /// The sign of what became of a habit on a day; one or two columns wide. As text it is the mark of the box that says so. Days that ask for
  /// nothing have a blank, and days without a line a dot.
  public func sign(of state: HabitState) -> String {
    switch (self, state) {
    case (.text, _): state.letter
    case (.emoji, .done): "✅"
    case (.emoji, .partly): "🌗"
    case (.emoji, .skip): "💤"
    case (.emoji, .no): "➖"
    case (.emoji, .unanswered): "❔"
    case (.emoji, _): state.letter
    case (.hands, .done): "👍"
    case (.hands, .partly): "🤏"
    case (.hands, .skip): "👋"
    case (.hands, .no): "✋"
    case (.hands, .unanswered): "🤷"
    case (.hands, _): state.letter
    }
  }
}
