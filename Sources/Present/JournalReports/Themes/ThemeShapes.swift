// The shapes of days in a calendar, a row a theme.

import JournalModel

extension Theme.Shape {
  /// One full form for the lowest mood, five for the highest, and outlines for the rest.
  func dots(of mood: Mood) -> String {
    String(repeating: forms.full, count: mood.rawValue + 1) + String(repeating: forms.outline, count: Mood.great.rawValue - mood.rawValue)
  }

  /// One column each: all of it, a part of it, and its outline.
  var forms: (full: String, part: String, outline: String) {
    switch self {
    case .circle: ("●", "◐", "○")
    case .square: ("■", "◧", "□")
    case .diamond: ("◆", "⬖", "◇")
    case .rounded: ("▣", "▤", "▢")
    }
  }
}
