// What a yes or a no behind a switch is.

/// What a command makes of ‘yes’ and ‘no’ behind a switch, which takes no value: `--private no` must not do what `--private` does.
enum SwitchAnswers {
  /// They are words as any other.
  case none
  /// They answer the switch.
  case taken
  /// They may be words that are looked for: nobody can tell, and it is said how each is written.
  case refused
  /// They are the beginning of a text that is written down, but where nothing follows: `log --private no coffee today`.
  case text

  init(_ declaration: CommandDeclaration, takesText: Bool) {
    let hasText = declaration.operands.contains { $0.repeats && $0.choices.isEmpty && $0.reach == .word }
    self = !hasText ? .taken : takesText ? .text : .refused
  }

  /// Whether a word says that something is wanted or not; nil where it says neither.
  static func answer(_ word: String) -> Bool? {
    let plain = word.lowercased()
    return yes.contains(plain) ? true : no.contains(plain) ? false : nil
  }

  private static let yes: Set<String> = ["yes", "true", "on", "ja", "si", "sí", "oui", "sim", "はい", "네", "예"]
  private static let no: Set<String> = [
    "no", "false", "off", "none", "never", "nein", "non", "não", "nao", "いいえ", "아니요", "아니오",
  ]
}
