// `retro import`: what other programs have exported, into the journal.

public import CommandKit
import HostSystem
import JournalImports
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

/// Imports exports, tells of imports, and takes the newest back.
public struct ImportCommand: Command {
  public static let name = "import"
  public static let aliases: [CommandAlias] = ["imports"]
  public static let declaration = CommandDeclaration(
    name, "Import Apple Health, Daylio, Loop, CSV and others.",
    discussion: """
      EXPORT is a file or a folder of files: an export of \(ExportKind.programs("or")), zipped or not, or a table. What it is, its content
      tells; before FILE, its kind may be named: \(ExportKind.all.map(\.name).joined(separator: ", ")). Numbers
      of days go to metrics/SOURCE/YYYY.csv, moods and what was done to the logs of days, marked [source:: …]. What you wrote is never
      changed, and what was imported once is not written again, also if you deleted it; so a newer export adds and corrects.

      Of a table it is told what each column was taken for: sleep, steps, weight and the like by their names in seven languages, columns that are
      called as your habits are, moods and notes. A terminal is asked once; elsewhere what is certain is imported, and what may be meant otherwise
      is refused with the way to say it (--as).

      ‘list’ tells what was imported from where and when; ‘undo’ takes the newest import back. ‘retro help imports’ tells of every kind.
      """,
    operands: [export, file],
    options: [zone, moods, habits, columns, profile, decimal, suggest, force, yes, .dryRun, .json, .jsonl],
    examples: [
      Example("retro import export.zip --dry-run", "See what it is and what would change."),
      Example("retro import apple-health export.zip --log running=run", "Runs become lines of the habit ‘run’."),
      Example("retro import watch.csv", "A table with a column of days, such as date,steps,sleep."),
      Example("retro import scale.csv --as Weight=kg --as Note=none", "Say what columns are."),
      Example("retro import csv steps.csv --suggest", "Begin a profile for a table."),
      Example("retro import undo", "Take the newest import back."),
    ])

  private static let export = Operand(.export, "A file or a folder, the kind of FILE, ‘list’, or ‘undo’.")
  private static let file = Operand(optional: .file, "The file, where EXPORT is its kind.")
  private static let zone = Option(
    "tz", value: .zone, "Where you were, for exports that tell of moments: Europe/Berlin; before the timezone of days and of retro.yaml.")
  private static let moods = Option(
    "mood", values: .namedMood, .form(FormText.namedMood) { Self.pair($0) },
    "What the name of a mood means, such as meh=average.")
  private static let habits = Option(
    "log", values: .namedHabit, .form(FormText.namedHabit) { Self.pair($0) },
    "Workouts or activities of this kind become lines of this habit: running=run.")
  private static let columns = Option(
    "as", values: .namedColumn, .form(FormText.namedColumn) { Self.pair($0) },
    "What a column of a table is: a unit, a metric, a habit, mood, text or none.")
  private static let yes = Flag("yes", short: "y", "Import a table as it was understood, without asking.")
  private static let profile = Option("profile", value: .profile, "Read the table by this profile, or by that of a YAML file.")
  private static let decimal = Option(
    "decimal", value: .mark, .form(FormText.decimal) { ["comma", "point"].contains($0) ? $0 : nil },
    "What stands before decimals in a table that does not tell: comma or point.")
  private static let suggest = Flag("suggest", "Show the beginning of a profile for the table, and write nothing.")
  private static let force = Flag(
    "force", "Import also into a file of metrics that was changed by hand, and write lines again that were deleted.")

  enum Action: Hashable {
    case list, undo, suggest, read
  }

  let action: Action
  let request: ImportRequest
  /// In small letters, with the names of habits.
  let habits: [String: String]
  let isForced: Bool
  /// Whether what was understood of a table is taken without a question.
  let isAgreed: Bool
  let isDryRun: Bool
  let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    let first = try arguments[Self.export]
    let file = try arguments[Self.file]
    isDryRun = arguments[.dryRun]
    isJSON = arguments.isJSON
    isForced = arguments[Self.force]
    isAgreed = arguments[Self.yes]
    let habits = try arguments[Self.habits]
    self.habits = Dictionary(habits.map { ($0.0.lowercased(), $0.1) }) { $1 }
    if let file {
      guard let kind = ExportKind(named: first) else {
        if Self.noteApps.contains(first.lowercased()) { throw UsageError(ImportUsageText.isVault, hint: ImportUsageText.isVaultWay) }
        throw UsageError(
          ImportUsageText.notAKind, ["word": .text(first)], hint: ImportUsageText.notAKindWay,
          ["kinds": .text(ExportKind.all.map(\.name).joined(separator: ", "))])
      }
      request = try Self.request(arguments, file, kind)
      action = arguments[Self.suggest] ? .suggest : .read
    } else {
      if ExportKind(named: first) != nil {
        throw UsageError(ImportUsageText.noFile, hint: ImportUsageText.noFileWay, ["word": .text(first)])
      }
      request = try Self.request(arguments, first)
      action = first == "list" ? .list : first == "undo" ? .undo : arguments[Self.suggest] ? .suggest : .read
    }
    if request.path.trimmed.isEmpty { throw UsageError(ImportUsageText.noExport) }
    if action == .list, isDryRun { throw UsageError(ImportUsageText.dryRunOfList) }
    if action == .suggest, isJSON { throw UsageError(ImportUsageText.jsonOrSuggest) }
    if request.profile != nil, let kind = request.kind, kind != .table {
      throw UsageError(ImportUsageText.profileOfTable)
    }
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    switch action {
    case .list: try list(in: &context)
    case .undo: try undo(in: &context)
    case .suggest: try suggest(in: &context)
    case .read: try importFiles(in: &context)
    }
  }

  /// Programs whose notes are Markdown in a folder, which becomes a journal as it is.
  private static let noteApps: Set<String> = ["obsidian", "vault", "logseq", "markdown", "md", "notes", "bear", "zettlr", "joplin", "notion"]

  /// What is said of the files, as far as it is said on the command line.
  private static func request(_ arguments: Arguments, _ path: String, _ kind: ExportKind? = nil) throws(UsageError) -> ImportRequest {
    var request = ImportRequest(path: path, kind: kind)
    request.zone = try arguments[zone]
    request.profile = try arguments[profile]
    request.hasDecimalComma = try arguments[decimal].map { $0 == "comma" }
    request.moods = try arguments[moods].map { ($0.0, $0.1) }
    request.columns = try arguments[columns].map { ($0.0, $0.1) }
    return request
  }

  /// `NAME=VALUE`, parted at the last sign: a name may hold one.
  private static func pair(_ text: String) -> (String, String)? {
    guard let sign = text.utf8.lastIndex(of: ASCII.equals) else { return nil }
    let (name, value) = (String(text[..<sign]).trimmed, String(text[text.utf8.index(after: sign)...]).trimmed)
    return name.isEmpty || value.isEmpty ? nil : (name, value)
  }
}
