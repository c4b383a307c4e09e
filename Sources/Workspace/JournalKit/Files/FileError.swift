// Why a file is not changed, in words that name it.

public import JournalFormat
public import JournalText
import JournalStore
public import JournalLanguage

/// A change that a file cannot take; nothing was written.
public struct FileError: CataloguedError {
  /// What stands in the way.
  public enum Reason: Sendable {
    /// What the file says cannot be read with certainty; it is never written to until a person has fixed it.
    case unreadable([Diagnostic])
    /// The edit itself cannot be made.
    case edit(EditError)
    /// The change would give properties values that they cannot have; the findings are those of the file as it would be.
    case badValues([Diagnostic], in: FileReading)
    case noItem(ItemName)
    /// The id stands on several lines.
    case severalItems(ItemName, lines: [Int])
    /// The table of numbers cannot be put into it.
    case context(ContextError)
  }

  public let reason: Reason
  public let file: OpenFile

  public var code: ErrorCode {
    switch reason {
    case .unreadable: .unreadable
    case .edit(let error): error.code
    case .badValues: .badValue
    case .noItem: .notFound
    case .severalItems: .ambiguous
    case .context(let error): error.code
    }
  }

  public var explanation: Explanation {
    let path = TextValue.place(file.place.shown)
    return switch reason {
    case .unreadable, .edit(.finding): Explanation(Message(WritingText.mendFirst, ["path": path]))
    case .badValues: Explanation(Message(WritingText.refused, ["path": path]))
    case .edit(let error): inPlace(error)
    case .context(let error): inPlace(error)
    case .noItem(let name):
      Explanation(
        Message(ItemErrorText.noItemInFile, ["name": .text(name.text), "path": path]),
        help: Message(ItemErrorText.noItemInFileWay, ["path": .text(file.place.path)]))
    case .severalItems(let name, let lines):
      Explanation(
        Message(ItemErrorText.severalLines, ["name": .text(name.text), "path": path]),
        why: .verbatim(lines.map(String.init).joined(separator: ", ")), help: Message(ItemErrorText.severalLinesWay))
    }
  }

  /// What is wrong, behind its place.
  private func inPlace(_ error: any ExplainedError) -> Explanation {
    let inner = Explanation(of: error)
    let place = TextValue.place(file.place.shown + (line.map { ":\($0)" } ?? ""))
    return Explanation(Message(WritingText.inFile, ["place": place, "what": .message(inner.what)]), help: inner.help)
  }

  public var place: ErrorPlace? { ErrorPlace(file.place.shown, line: line) }

  public var findings: MarkedText { flaws.map { $0.source.told($0.found, in: .english) } ?? MarkedText() }

  public var flaws: (source: SourceText, found: [Diagnostic])? {
    switch reason {
    case .unreadable(let findings): (file.reading.source, findings)
    case .edit(.finding(let finding)): (file.reading.source, [finding])
    case .badValues(let findings, let after): (after.source, findings.map(\.asError))
    case .edit, .noItem, .severalItems, .context: nil
    }
  }

  /// Where in the file it is, if it is in one place.
  private var line: Int? {
    switch reason {
    case .edit(let error): error.range.map { file.reading.lines.line(of: $0.lowerBound) }
    case .context(let error): error.line
    case .unreadable(let findings): findings.first.map { file.reading.lines.line(of: $0.range.lowerBound) }
    case .badValues, .noItem, .severalItems: nil
    }
  }
}

extension Diagnostic {
  /// The finding as what it is where a change is refused because of it.
  fileprivate var asError: Diagnostic {
    var finding = self
    finding.message.severity = .error
    return finding
  }
}

extension OpenFile {
  func failure(_ reason: FileError.Reason) -> FileError { FileError(reason: reason, file: self) }

  /// Makes an edit of the file, and says of one that cannot be made which file it was.
  func attempting<Result>(_ edit: () throws(EditError) -> Result) throws(FileError) -> Result {
    do throws(EditError) { return try edit() } catch { throw failure(.edit(error)) }
  }
}
