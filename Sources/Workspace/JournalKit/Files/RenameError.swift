// Why a file is not renamed, in words.

public import JournalFormat
public import JournalStore
public import JournalText
import JournalDates
import JournalModel
public import JournalLanguage

/// Why a file is not renamed. Nothing was changed.
public enum RenameError: CataloguedError {
  /// The new name cannot be one: why.
  case badName(String, reason: Message)
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

  public var explanation: Explanation {
    switch self {
    case .badName(let name, let reason): Explanation(Message(RenameErrorText.badName, ["name": .text(name)]), why: reason)
    case .exists(let path): Explanation(Message(RenameErrorText.exists, ["path": .place(path)]))
    case .unreadable(let reading, _): Explanation(Message(RenameErrorText.unreadable, ["path": .place(reading.path)]))
    case .edit(let path, let error):
      Explanation(
        Message(RenameErrorText.edit, ["path": .place(path)]), why: Explanation(of: error).what, help: Explanation(of: error).help)
    case .losesPeriod(let before, let after): Explanation(Self.lost(before, after))
    case .store(let error): Explanation(of: error)
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

  public var findings: MarkedText {
    if case .unreadable(let reading, let findings) = self { reading.told(findings, in: .english) } else { MarkedText() }
  }

  public func findings(in say: Language) -> MarkedText {
    if case .unreadable(let reading, let findings) = self { reading.told(findings, in: say) } else { MarkedText() }
  }

  /// That the file of a period cannot have a name that says none.
  private static func lost(_ before: FileReading, _ after: FileReading) -> Message {
    let unit = before.kind.unit?.rawValue ?? "period"
    let period = before.span.flatMap { span in before.kind.unit.map { Period($0, containing: span.end).description } } ?? unit
    return Message(
      before.kind == after.kind ? RenameErrorText.losesPeriod : RenameErrorText.losesPeriodAndKind,
      [
        "path": .place(before.path), "period": .text(period), "other": .place(after.path), "kind": .message(FileUnderstoodText.kind, ["kind": .text(after.kind.rawValue)]),
        "unit": .message(RenameErrorText.unit, ["unit": .text(unit)]),
      ])
  }
}
