// Options and operands that several commands declare, so that they read alike everywhere.

import CommandKit
import JournalKit
import JournalModel

extension OptionKey where Self == Flag {
  /// `--dry-run`: every command that writes has it.
  static var dryRun: Flag { Flag("dry-run", short: "n", "Show what would change as a diff, and write nothing.") }
  /// `--json`: every command that shows something has it.
  static var json: Flag { Flag("json", "Print JSON, as ‘retro help json’ describes it.") }
  /// `--no-refresh`: every command that does nothing but tell what the index knows has it.
  static var noRefresh: Flag { Flag("no-refresh", "Answer from the index as it is, without looking for files that have changed.") }
}

extension OptionKey where Self == Option<[EntryKind]> {
  /// `--type`: the kinds of entries that a list has.
  static var type: Self { Option("type", values: .kind, .choice(of: EntryKind.allCases), "Only entries of this kind.") }
}

extension OperandKey where Self == Operand<AskedDays?> {
  /// The days that a command is about.
  static var period: Self { Operand(optional: .period, .period, AskedDays.summary) }
}

extension OperandKey where Self == Operand<String> {
  /// The file that a command is about.
  static var file: Self { Operand(.file, "A path, the name of a file such as run-500-km, or a period such as today, W46 or 2026-11.") }
}
