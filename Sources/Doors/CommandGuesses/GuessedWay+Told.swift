// Whole sentences behind a command that takes a word and a text, or a number: ‘add "what went badly: too little sleep"’, ‘undo the last thing I did’.

import JournalDates
import JournalLanguage

extension GuessedWay {
  /// An item whose kind stands before a colon, as the questions of retrospectives have it: ‘add "what did not go well: too little sleep"’. Nil for all other
  /// words.
  public static func item(_ typed: [String]) -> [String]? {
    guard typed.count > 1, typed[0].lowercased() == "add" else { return nil }
    let words = typed.dropFirst().prefix { !$0.hasPrefix("-") }
    func folded(_ text: some StringProtocol) -> String { String(text.lowercased().map { $0 == "’" ? "'" : $0 }) }
    // ‘add "what went well" "the run"’
    if words.count > 1, let first = words.first, first.contains(" "), let kind = kinds[folded(first)] { return ["add", kind] + typed.dropFirst(2) }
    let said = words.joined(separator: " ")
    guard let colon = said.firstIndex(of: ":"), case let text = said[said.index(after: colon)...].drop(while: \.isWhitespace), !text.isEmpty else { return nil }
    let head = folded(said[..<colon])
    // One word with a colon behind is known by itself: ‘add problem: too little sleep’.
    guard head.contains(" ") || words.count == 1, let kind = kinds[head] else { return nil }
    return ["add", kind, String(text)] + typed.dropFirst(1 + words.count)
  }

  private static let kinds: [String: String] = {
    let rows = [
      "keep": [
        "keep", "good", "what went well", "went well", "what was good", "what worked", "what worked well", "worked well", "was gut lief", "was gut war",
        "lo que salió bien", "ce qui a bien marché", "o que deu certo", "o que foi bem",
      ],
      "problem": [
        "problem", "bad", "what did not go well", "what didn't go well", "did not go well", "didn't go well", "what went badly", "what went wrong", "went badly",
        "went wrong", "what was bad", "was nicht gut lief", "was schlecht lief", "lo que salió mal", "ce qui n'a pas marché", "ce qui a mal marché", "o que deu errado",
        "o que foi mal",
      ],
      "try": ["try", "idea", "what to try", "what to try next", "to try", "was ich probiere", "qué probar", "à essayer", "o que tentar"],
      "action": ["action", "todo", "to do"],
    ]
    return Dictionary(rows.flatMap { kind, heads in heads.map { ($0, kind) } }) { first, _ in first }
  }()

  /// The last command is taken back, in so many words: ‘undo the last thing I did’. Nil for all other words.
  public static func takenBack(_ typed: [String]) -> [String]? {
    guard typed.count > 1, ["undo", "revert"].contains(typed[0].lowercased()) else { return nil }
    let options = typed.dropFirst().filter { $0.hasPrefix("-") }
    let words = typed.dropFirst().filter { !$0.hasPrefix("-") }.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
    guard words.contains(where: deeds.contains), words.allSatisfy({ deeds.contains($0) || ofLast.contains($0) }) else { return nil }
    return ["undo"] + options
  }

  private static let deeds: Set<String> = ["thing", "did", "change", "command", "action", "step", "wrote", "typed"]
  private static let ofLast: Set<String> = ["the", "my", "last", "latest", "what", "i", "just", "that", "this", "it", "of", "mine", "very"]

  /// What takes out a line that is called by what it tells, and no file: ‘delete last bouldering’. Nil for all other words.
  static func lastLine(_ said: [String]) -> [String]? {
    guard said.count > 2, ["delete", "remove", "rm", "del"].contains(said[0].lowercased()), ["last", "latest"].contains(said[1].lowercased()),
      said[2].contains(where: \.isLetter), !["entries", "line", "lines", "note", "notes"].contains(said[2].lowercased()), !deeds.contains(said[2].lowercased()),
      PeriodText.count(of: said[1...], in: .all) == 0
    else { return nil }
    return ["unlog"] + said[2...]
  }

  /// That what is to be deleted is no file.
  static func notAFile(_ said: [String]) -> Message {
    Message(DeleteText.noLine, ["name": .text(said.dropFirst().joined(separator: " ")), "isLine": .flag(true)])
  }

  /// Whether what stands behind ‘undo’ is a command, and no line of a log: ‘undo "move therapist"’.
  static func isCommand(_ words: String) -> Bool { words.lowercased().split(separator: " ").first.map { commands.contains(String($0)) } ?? false }

  private static let commands: Set<String> = [
    "move", "rename", "delete", "remove", "change", "postpone", "add", "import", "set", "new", "habit", "goal", "task", "term", "review", "tick", "sync",
  ]
}
