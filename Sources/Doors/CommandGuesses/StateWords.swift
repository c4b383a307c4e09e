// Words for how things stand, where a list of entries is asked for: `list overdue`, `list open tasks`, `list today's habits`.

/// A list of what stands so, which another command has.
///
/// Entries themselves are neither open nor late: what is in them is, and what plans say. Who types such words and nothing else hardly looks for
/// them in the text.
public struct StateWords {
  private enum State { case open, done, overdue, cancelled, over, current, todays }

  /// The command line that lists it, without the program's name.
  public let line: [String]
  /// The one that lists open tasks, where the words name no kind of thing; nil for all others, and where `line` tells of tasks, too.
  public let tasks: [String]?

  /// Nil where the words are others, or more than these.
  public init?(_ text: String) {
    var words = text.lowercased().split(separator: " ").map { String($0.map { $0 == "’" ? "'" : $0 }) }
    if ["all", "my", "the", "me"].contains(words.first) { words.removeFirst() }
    guard let first = words.first, words.count < 3 else { return nil }
    // ‘tasks overdue’ is ‘overdue tasks’.
    let isTurned = words.count == 2 && Self.states[first] == nil
    guard let state = Self.states[isTurned ? words[1] : first], let noun = Self.noun(isTurned ? first : words.dropFirst().first),
      let line = Self.line(state, noun)
    else { return nil }
    self.line = line
    tasks = noun.isEmpty && line.first == "actions" && state == .open ? Self.line(state, "task") : nil
  }

  private static let states: [String: State] = {
    let rows: [(State, String)] = [
      (.overdue, "overdue late past-due delayed überfällig überfällige verspätet atrasado atrasada atrasados atrasadas vencido vencidas vencidos retard 期限切れ 지난"),
      (.open, "open unfinished pending outstanding undone incomplete offen offene offenen abierto abierta abiertas abiertos pendiente pendientes ouvert ouverte ouvertes ouverts aberto aberta abertas abertos pendente pendentes 未完了 미완료"),
      (.done, "done finished completed complete closed erledigt erledigte erledigten hecho hecha hechas hechos terminé terminée terminées feito feita feitas feitos 完了 완료"),
      (.cancelled, "cancelled canceled dropped abandoned"), (.over, "archived retired paused inactive"), (.current, "active current running ongoing"),
      (.todays, "today's todays"),
    ]
    let words = rows.flatMap { state, words in words.split(separator: " ").map { (String($0), state) } }
    return Dictionary(words) { first, _ in first }
  }()

  /// What things are called, in the singular; empty where nobody says it.
  private static func noun(_ word: String?) -> String? {
    guard let word else { return "" }
    if ["things", "items", "stuff", "everything", "all", "ones", "list"].contains(word) { return "" }
    let singular = word == "tries" ? "try" : word.hasSuffix("s") ? String(word.dropLast()) : word
    return ["action", "todo", "task", "obligation", "goal", "milestone", "habit", "try", "experiment", "term"].contains(singular) ? singular : nil
  }

  private static func line(_ state: State, _ noun: String) -> [String]? {
    let flag: String? =
      switch state {
      case .open: "--open"
      case .done: "--done"
      case .overdue: "--overdue"
      case .cancelled: "--cancelled"
      case .over, .current, .todays: nil
      }
    switch (noun, state) {
    case ("", .todays), ("habit", .open), ("habit", .todays), ("habit", .done), ("habit", .overdue), ("task", .todays), ("action", .todays),
      ("todo", .todays):
      return ["today"]
    case ("", .over), ("", .current): return nil
    case ("", _), ("action", .open), ("action", .done), ("action", .overdue), ("action", .cancelled), ("todo", _): return ["actions"] + [flag].compactMap(\.self)
    case ("task", .open), ("task", .done), ("task", .overdue): return ["task", "list"] + [flag].compactMap(\.self)
    case ("try", .open), ("try", .current): return ["tries", "--open"]
    case ("try", .done): return ["tries", "--adopted"]
    case ("try", .cancelled): return ["tries", "--dropped"]
    case ("action", _), ("try", _), (_, .todays): return nil
    case (_, .done), (_, .cancelled), (_, .over): return [noun, "list", "--all"]
    default: return [noun, "list"]
    }
  }
}
