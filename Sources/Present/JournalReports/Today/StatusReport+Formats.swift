// The line of a status for those who show it: a shell's prompt, tmux, Waybar, scripts.

import Documents
public import PlainFormats
import JournalDates
import JournalModel
import JournalText

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
  public func text(_ format: Format) -> String {
    switch format {
    case .plain, .starship: parts.map(\.words).joined(separator: separator).onOneLine + "\n"
    case .tmux: parts.map { tmux($0) }.joined(separator: separator) + "\n"
    case .waybar: waybar.text() + "\n"
    case .json: json.text() + "\n"
    }
  }

  /// How something stands, so that it can have a colour.
  private enum Weight: String {
    case overdue, due, done, open, calm
  }

  private var separator: String { " · " }

  /// What there is to say; never nothing.
  private var parts: [(words: String, weight: Weight)] {
    var parts: [(String, Weight)] = [(moodWords, .calm)]
    if habits.due > 0 { parts.append(("\(habits.done) of \(PeriodReport.count(habits.due, "habit"))", habitsWeight)) }
    if points.today > 0 { parts.append((PeriodReport.count(points.today, "point"), .calm)) }
    if overdue > 0 { parts.append(("\(overdue) overdue", .overdue)) }
    if dueToday > 0 { parts.append(("\(dueToday) due today", .due)) }
    if let termWeek { parts.append(("week \(termWeek.number) of \(termWeek.count)", .calm)) }
    if let termEnds { parts.append((termEnds > 0 ? "\(PeriodReport.count(termEnds, "day")) of the term left" : "retro term close", .due)) }
    return parts
  }

  private var moodWords: String {
    if mood == nil { return isMoodPrivate ? "mood noted (private)" : "no mood yet" }
    return isMoodPrivate ? moodWord.markedPrivate : moodWord
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

  private var waybar: JSONValue {
    let weight: Weight = overdue > 0 ? .overdue : dueToday > 0 ? .due : habits.due > 0 ? habitsWeight : .calm
    var lines = ["\(date.weekday.name) \(date.title)"]
    if let streak { lines.append("\(streak.title): \(PeriodReport.count(streak.count, streak.unit))") }
    if let next { lines.append("\(next.title): \(next.words)") }
    if points.week > 0 { lines.append("\(PeriodReport.count(points.week, "point")) this week") }
    // Its names are Waybar's.
    let members: [(String, JSONValue)] = [
      ("text", .string(pango(parts.map(\.words).joined(separator: separator)))),
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
