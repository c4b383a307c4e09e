// What was measured, written into a retrospective: the table, and with `context.properties: true` the same as properties.

public import JournalDates
import JournalFormat
public import JournalLanguage
import JournalModel
public import JournalReports

/// A retrospective that is to hold what was measured in its days.
public struct ContextChange: Sendable {
  public let change: FileChange
  /// The names of properties that say something else than was measured, and stay, since a person may have changed them.
  public let kept: [String]
}

extension OpenFile {
  /// Puts what was measured into the file, as `writing` does, and where it is asked for the properties too.
  ///
  /// A property is a command's own as long as the table that was written with it stands untouched and tells the same; then it follows the
  /// numbers, and goes where there is none any longer. One that is not there is added; any other stays as it is.
  /// - Throws: Also where the properties cannot be edited.
  public func changing(to report: ContextReport, writesProperties: Bool, in say: Language) throws(FileError) -> ContextChange {
    try checkReadable()
    let former = reading.untouchedContext
    let change: FileChange
    do throws(ContextError) { change = try writing(.context, report.markdown(in: say)) } catch { throw failure(.context(error)) }
    guard writesProperties else { return ContextChange(change: change, kept: []) }
    let measured = report.properties
    var (changes, kept): ([PropertyChange], [String]) = ([], [])
    for name in ContextReport.propertyNames {
      let (now, new) = (reading.properties.last { $0.property.key == name }?.property, measured.first { $0.key == name })
      if let now {
        if now == new { continue }
        guard let former, ContextReport.tells(now, in: former) else {
          if new != nil { kept.append(name) }
          continue
        }
      }
      switch new?.value {
      case .text(let text): changes.append(.set(key: name, value: text))
      case .list(let elements): changes.append(.replace(key: name, elements: elements))
      case .kept, nil: if now != nil { changes.append(.unset(key: name)) }
      }
    }
    let edited = try change.opened.changing(changes)
    return ContextChange(change: change.leading(to: edited.after), kept: kept)
  }
}

extension Workspace {
  /// Puts a block into the retrospective of a period, in place of the one that a command wrote and nobody has changed since.
  /// - Parameter text: Markdown without headings.
  public func write(_ block: WrittenBlock, _ text: String, into period: Period, isDryRun: Bool) throws -> FileChange {
    try change(try place(of: period.description), isDryRun: isDryRun) { file in
      try file.checkReadable()
      do throws(ContextError) { return try file.writing(block, text) } catch { throw file.failure(.context(error)) }
    }
  }
}
