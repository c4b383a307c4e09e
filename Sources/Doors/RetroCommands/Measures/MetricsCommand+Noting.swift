// A number behind the name of a metric: the command that shows numbers notes it.

import CommandGuesses
import JournalDates
import JournalModel

extension MetricsCommand {
  /// The command line that notes the number which words of this command give: ‘metrics weight 71.5 kg’, ‘metric add knee pain 3 last monday’. Nil for
  /// words that ask for numbers, and for those that set one already.
  static func noting(_ typed: [String]) -> [String]? {
    let said = Array(typed.prefix { !$0.hasPrefix("-") }), options = typed.dropFirst(said.count)
    guard options.allSatisfy({ !$0.hasPrefix("-") || optionsOfSet.contains($0) }) else { return nil }
    var words = said[...]
    guard let first = words.popFirst()?.lowercased(), ["metrics", "metric", "measurements"].contains(first) else { return nil }
    let isAsked = words.first.map { ["add", "log", "note", "record"].contains($0.lowercased()) } ?? false
    if isAsked { words.removeFirst() }
    guard let place = words.firstIndex(where: isNumber), place > words.startIndex, words.count < 9 else { return nil }
    let name = words[..<place], number = words[place]
    guard words.first?.lowercased() != "set", !name.contains(where: { $0.contains("=") || betweenDays.contains($0.lowercased()) }) else { return nil }
    // ‘metrics sleep 2026’ and ‘metrics sleep week 47’ ask for days.
    if !isAsked, name.indices.dropFirst().contains(where: { names(days: words[$0...place]) }) || names(days: words[place...place]) { return nil }
    // Nor is ‘metrics sleep autumn 2’, as a term may be called.
    if !isAsked, name.count > 1, let last = name.last?.lowercased(), termWords.contains(last) || names(days: [last]) { return nil }
    var behind = words[(place + 1)...]
    let days = behind.indices.first { PeriodText(said: behind[$0...].joined(separator: " "), in: .all)?.isOfOneDay == true }.map { behind[$0...] } ?? []
    behind = behind.dropLast(days.count)
    guard behind.count < 2 else { return nil }
    // ‘31 november’ is no number with its unit, whichever month it is.
    if let unit = behind.first, names(days: ["1", unit]) { return nil }
    let date = days.isEmpty ? [] : ["--date", days.joined(separator: " ")]
    // A mood is no number of the day.
    if name.count == 1, name.first?.lowercased() == "mood" { return ["log", "mood", number] + behind + days + options }
    if name.count == 1, behind.isEmpty, let felt = GuessedWay.outOf([name[name.startIndex], number]) { return ["metrics", "set", felt] + date + options }
    return ["metrics", "set", "\(name.flatMap(\.words).joined(separator: "_"))=\(number)"] + behind + date + options
  }

  /// Whether a word begins with digits, and is no day or name of a term: ‘2026-t2’.
  private static func isNumber(_ word: String) -> Bool { Money.signBehind(word).first?.isNumber ?? false && !word.contains("-") }

  private static let optionsOfSet: Set<String> = ["--date", "--dry-run", "-n", "--json", "-q", "--quiet"]

  private static func names(days words: some Collection<String>) -> Bool { PeriodText(said: words.joined(separator: " "), in: .all) != nil }

  /// What a number behind it makes the name of a term of.
  private static let termWords: Set<String> = ["term", "semester", "trimester", "quarter", "half-term", "block", "sprint", "cycle", "phase", "season"]

  /// Words that lead to days and are no part of a name.
  private static let betweenDays: Set<String> = [
    "last", "past", "since", "from", "in", "of", "by", "per", "before", "after", "for", "to", "until", "this", "next", "between", "and", "over", "during",
    "remove", "delete", "rm", "unset", "clear",
  ]
}
