// Why a file is not renamed, in words.

public import JournalFormat
public import JournalStore
public import JournalText
import JournalDates
import JournalModel

/// Why a file is not renamed. Nothing was changed.
public enum RenameError: ExplainedError {
  /// The new name cannot be one: why, in words.
  case badName(String, reason: String)
  /// A file stands at the new path already, or one whose path differs in case alone.
  case exists(String)
  /// A file with links to change cannot be read with certainty; it is never written to until a person has fixed it.
  case unreadable(FileReading, [Diagnostic])
  /// The links of a file cannot be changed.
  case edit(path: String, EditError)
  /// Only the file's name or place says which day, week or other period it is about, and the new one does not: the file as it is, and as it
  /// would be read.
  case losesPeriod(FileReading, FileReading)
  case store(StoreError)

  public var code: ErrorCode {
    switch self {
    case .badName: .badValue
    case .exists: .exists
    case .unreadable: .unreadable
    case .edit(_, let error): error.code
    case .losesPeriod: .conflict
    case .store(let error): error.code
    }
  }

  public var what: String {
    switch self {
    case .badName(let name, _): "‘\(name)’ cannot be its name"
    case .exists(let path): "‘\(path)’ is there already, and nothing is overwritten"
    case .unreadable(let reading, _): "nothing was renamed: \(reading.path) has links to change, mend it first"
    case .edit(let path, _): "nothing was renamed: \(path)"
    case .losesPeriod(let before, let after): Self.lost(before, after)
    case .store(let error): error.what
    }
  }

  public var why: String? {
    switch self {
    case .badName(_, let reason): reason
    case .edit(_, let error): error.what
    case .store(let error): error.why
    case .exists, .unreadable, .losesPeriod: nil
    }
  }

  public var place: ErrorPlace? {
    switch self {
    case .badName, .losesPeriod: nil
    case .exists(let path), .edit(let path, _): ErrorPlace(path)
    case .unreadable(let reading, _): ErrorPlace(reading.path)
    case .store(let error): error.place
    }
  }

  public var help: String? {
    switch self {
    case .badName, .exists, .unreadable, .losesPeriod: nil
    case .edit(_, let error): error.help
    case .store(let error): error.help
    }
  }

  public var findings: MarkedText {
    if case .unreadable(let reading, let findings) = self { reading.told(findings) } else { MarkedText() }
  }

  /// That the file of a period cannot have a name that says none.
  private static func lost(_ before: FileReading, _ after: FileReading) -> String {
    let unit = before.kind.unit?.rawValue ?? "period"
    let period = before.span.flatMap { span in before.kind.unit.map { Period($0, containing: span.end).description } } ?? unit
    let change =
      before.kind == after.kind
      ? "nothing would say so" : "it would be a \(after.kind.rawValue): only its name and place make it the file of a \(unit)"
    return "\(before.path) is about \(period); as \(after.path) \(change)"
  }
}
