// Options and operands that several commands declare, so that they read alike everywhere.

import CommandKit
import JournalKit
import JournalModel

extension OptionKey where Self == Flag {
  /// `--dry-run`: every command that writes has it.
  static var dryRun: Flag { Flag("dry-run", short: "n", "Show what would change as a diff, and write nothing.") }
  /// `--json`: every command that shows something has it.
  static var json: Flag { Flag("json", "Print JSON, as ‘retro help json’ describes it.") }
  /// `--jsonl`: every command that lists something has it.
  static var jsonl: Flag { Flag("jsonl", "Print the list as JSON, an element a line.") }
  /// `--no-refresh`: every command that does nothing but tell what the index knows has it.
  static var noRefresh: Flag { Flag("no-refresh", "Answer from the index as it is, without looking for files that have changed.") }
}

extension Arguments {
  /// Whether the answer is for a program: with `--json`, or a line a thing with `--jsonl`.
  var isJSON: Bool { self[.json] || isLines }

  /// Whether the elements of a list are asked for, a line each.
  var isLines: Bool { declares(.jsonl) && self[.jsonl] }
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
