// Options that several commands declare, so that they read alike everywhere.

import CommandKit

extension Option {
  /// `--dry-run`: every command that writes has it.
  static let dryRun = Option("dry-run", short: "n", "Show what would change as a diff, and write nothing.")
  /// `--json`: every command that shows something has it.
  static let json = Option("json", "Answer in JSON; docs/json.md describes it.")
  /// `--no-refresh`: every command that asks the index has it.
  static let noRefresh = Option("no-refresh", "Answer from the index as it is, without looking for files that have changed.")
}

extension Operand {
  /// The days that a command is about.
  static let period = Operand("PERIOD", .optional, "The days, such as W46, last-week, 2026-11, fri or 2026-01..2026-06.")
  /// The file that a command is about.
  static let file = Operand("FILE", "A path, the name of a file such as run-500-km, or a period such as today, W46 or 2026-11.")
}
