// The line of a status for those who show it: a shell's prompt, tmux, Waybar, scripts.

import Documents
public import PlainFormats
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel
import JournalText
import JournalWords

extension StatusReport {
  /// Who shows the line.
  public enum Format: String, Sendable, CaseIterable {
    /// Words, for any place.
    case plain
    /// The same for a custom module of Starship.
    case starship
    /// With tmux's own marks for colours.
    case tmux
    /// An object that a custom module of Waybar takes.
    case waybar
    /// All there is, for scripts.
    case json
  }

  /// The line with its end; what a text may hold of lines, marks and codes is made harmless.
  public func text(_ format: Format, in say: Language) -> String {
    switch format {
    case .plain, .starship: say(.list(parts(say).map(\.words), .dots)).onOneLine + "\n"
    case .tmux: say(.list(parts(say).map { tmux($0) }, .dots)) + "\n"
    case .waybar: waybar(say).text() + "\n"
    case .json: json.text() + "\n"
    }
  }

  /// How something stands, so that it can have a colour.
  private enum Weight: String {
    case overdue, due, done, open, calm
  }

  /// What there is to say; never nothing.
  private func parts(_ say: Language) -> [(words: String, weight: Weight)] {
    var parts: [(String, Weight)] = [(moodWords(say), .calm)]
    func add(_ key: StatusText, _ weight: Weight, _ values: TextValues) { parts.append((say(key, values), weight)) }
    if habits.due > 0 { add(StatusText.habits, habitsWeight, ["done": .number(habits.done), "count": .number(habits.due)]) }
    if passedLimits > 0 { add(StatusText.passed, .due, ["count": .number(passedLimits)]) }
    if points.today > 0 { parts.append((say(ChartText.pointCount, ["count": .number(points.today)]), .calm)) }
    if overdue > 0 { add(StatusText.overdue, .overdue, ["count": .number(overdue)]) }
    if dueToday > 0 { add(StatusText.dueToday, .due, ["count": .number(dueToday)]) }
    if dueTomorrow > 0 { add(StatusText.dueTomorrow, .calm, ["count": .number(dueTomorrow)]) }
    if let termWeek { add(StatusText.week, .calm, ["week": .number(termWeek.number), "weeks": .number(termWeek.count)]) }
    if let termEnds {
      if termEnds > 0 { add(StatusText.termEnds, .due, ["count": .number(termEnds)]) } else { parts.append(("retro term close", .due)) }
    }
    return parts
  }

  private func moodWords(_ say: Language) -> String {
    guard let mood else { return isMoodPrivate ? say(TodayText.moodPrivate) : say(StatusText.noMood) }
    let word = say.name(of: mood, labels)
    return isMoodPrivate ? word.markedPrivate : word
  }

  private var habitsWeight: Weight { habits.done >= habits.due ? .done : .open }

  private func tmux(_ part: (words: String, weight: Weight)) -> String {
    let words = part.words.onOneLine.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "##")
    let colour: String? =
      switch part.weight {
      case .overdue: "red"
      case .due: "yellow"
      case .done: "green"
      case .open, .calm: nil
      }
    return colour.map { "#[fg=\($0)]\(words)#[fg=default]" } ?? words
  }

  private func waybar(_ say: Language) -> JSONValue {
    let weight: Weight = overdue > 0 ? .overdue : dueToday > 0 ? .due : habits.due > 0 ? habitsWeight : .calm
    func named(_ name: String, _ words: String) -> String { say(ListingText.labelled, ["name": .text(name), "words": .text(words)]) }
    var lines = [say.opening(say(TodayText.title, ["weekday": .text(say.name(of: date.weekday)), "date": .text(say.title(of: date))]))]
    if let streak { lines.append(named(streak.title, streak.streak.unit.words(streak.count, say))) }
    if let next { lines.append(named(next.title, next.due.urgency.words(say))) }
    if points.week > 0 { lines.append(say(StatusText.pointsThisWeek, ["count": .number(points.week)])) }
    // Its names are Waybar's.
    let members: [(String, JSONValue)] = [
      ("text", .string(pango(say(.list(parts(say).map(\.words), .dots))))),
      ("tooltip", .string(lines.map { pango($0) }.joined(separator: "\n"))),
      ("alt", .string(weight.rawValue)), ("class", .string(weight.rawValue)),
      ("percentage", .int(habits.due > 0 ? min(100, habits.done * 100 / habits.due) : 0)),
    ]
    return .object(JSONObject(members))
  }

  /// Waybar takes texts for Pango's markup.
  private func pango(_ text: String) -> String {
    text.onOneLine.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }

  /// The whole as one object, schema 2.
  public var json: JSONValue {
    [
      .schema: .answerSchema, .date: .string(date.description), .mood: JSONValue(mood, label: moodWord),
      .habits: [.done: .int(habits.done), .due: .int(habits.due)],
      .points: [.today: .int(points.today), .week: .int(points.week)],
      .overdue: .int(overdue), .dueToday: .int(dueToday), .next: next?.due.json ?? .null,
      .habit: streak.map { [.slug: .string($0.slug), .title: .string($0.title), .streak: $0.streak.json] } ?? .null,
      .term: termWeek.map { [.week: .int($0.number), .weeks: .int($0.count)] } ?? .null, .termEnds: JSONValue(termEnds),
    ]
  }
}
