// What a person typed on a command line, to be kept where it is not written.

import CommandKit

/// A command that writes a person's own text, which stands among its operands.
protocol KeepingText {
  /// The words of that text, whether or not the command takes them.
  static func ownText(of operands: [String]) -> ArraySlice<String>
}

extension Program<Context> {
  /// The text that would be lost where nothing is written; empty where there is none.
  /// - Parameter words: Those of the command line without the program's name, whether or not the command takes them.
  func unsavedText(in words: [String]) -> String {
    let dryRun: Flag = .dryRun
    guard let (command, operands) = operands(in: words), let keeping = command as? any KeepingText.Type,
      // Whoever only asked what would be written wants nothing to be kept.
      !words.contains(where: { $0 == dryRun.name || $0 == dryRun.declaration.short.map { "-\($0)" } })
    else { return "" }
    return keeping.ownText(of: operands).joined(separator: " ")
  }
}
