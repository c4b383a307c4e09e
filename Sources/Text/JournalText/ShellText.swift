// Words as the shell takes them.

/// What a person may paste into a shell, and nothing else may happen there.
public enum ShellText {
  /// A word in the quotes that it needs, or none: nothing in it is the shell's own.
  public static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
      default: "-_./=+:,@%^".utf8.contains(byte)
      }
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
