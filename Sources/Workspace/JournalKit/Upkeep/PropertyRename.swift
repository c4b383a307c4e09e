// A property gets another name wherever it stands.

public import HostSystem
import JournalFormat
public import JournalLanguage
import JournalModel
public import JournalStore
import JournalText
public import PlainFormats

/// A property's new name in all files, worked out in memory.
public struct PropertyRename: Sendable {
  /// A file that has the property, or names it, and stays as it is.
  public struct Left: Sendable {
    public let path: String
    /// Line of what stands in the way, from 1.
    public let line: Int
    public let reason: Message
  }

  /// Those that change, in the order of their paths' bytes, with how many of their places do.
  public private(set) var edited: [CountedChange] = []
  public private(set) var left: [Left] = []
  /// Files and folders that could not be read, and so may have the property.
  public private(set) var problems: [HostError] = []

  /// How many places change.
  public var count: Int { edited.reduce(0) { $0 + $1.count } }
  /// The edits, for one change set.
  public var plannedChanges: [PlannedChange] { edited.map(\.change) }

  /// Works out what becomes of a journal, private text included. Reads every entry, writes nothing.
  init(_ old: String, to new: String, in journal: Journal) throws(StoreError) {
    let (paths, unlisted) = try journal.entryPaths()
    // A field of a text may have blanks in its name.
    let filter = MentionFilter(old.split(separator: "_").max { $0.count < $1.count }.map { [String($0)] } ?? [old])
    problems = unlisted
    for path in paths {
      let reading: FileReading
      do throws(HostError) {
        let bytes = try journal.bytes(ofEntryAt: path)
        guard filter.mayMention(bytes) else { continue }
        reading = FileReading(SourceText(path: path, bytes: bytes), path: path, configuration: journal.configuration)
      } catch {
        problems.append(error)
        continue
      }
      leave(reading, naming: old)
      do throws(EditError) {
        let (after, count) = try reading.renaming(property: old, to: new)
        if count > 0 { edited.append(CountedChange(path, from: reading.source.bytes, to: after.bytes, count: count)) }
      } catch {
        let line = error.range.map { reading.lines.line(of: $0.lowerBound) } ?? 1
        let isThere = reading.properties.contains { $0.key == new }
        left.append(Left(path: path, line: line, reason: isThere ? Message(PropertiesText.isThere, ["new": .text(new)]) : Explanation(of: error).what))
      }
    }
    // An importer owns its files, and names its columns.
    for path in try journal.metricsTables() {
      let header = (journal.bytesIfReadable(ofEntryAt: path) ?? []).prefix { !$0.isLineEnd }
      if String(decoding: header, as: UTF8.self).split(separator: ",").contains(where: { $0 == old || $0 == "\"\(old)\"" }) {
        left.append(Left(path: path, line: 1, reason: Message(PropertiesText.imported)))
      }
    }
  }

  /// Takes note of a plan that asks for a metric by its name.
  private mutating func leave(_ reading: FileReading, naming old: String) {
    guard [.goal, .milestone, .habit, .experiment].contains(reading.kind) else { return }
    for property in reading.properties where ["outcome", "targets", "target", "from"].contains(property.key) {
      let said = reading.source.text(property.valueRange)
      guard said.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }).contains(where: { $0 == old }) else { continue }
      let text = reading.isPrivate ? property.key : "\(property.key): \(property.value.said.onOneLine)"
      let reason = Message(PropertiesText.named, ["text": .text(text)])
      left.append(Left(path: reading.path, line: reading.lines.line(of: property.keyRange.lowerBound), reason: reason))
    }
  }
}

extension PropertyRename {
  /// What changed, or with a dry run would.
  public func json(_ old: String, to new: String, isDryRun: Bool) -> JSONValue {
    let files = edited.map { [.path: .string($0.path), .count: .int($0.count)] as JSONValue }
    let left = left.map { [.path: .string($0.path), .line: .int($0.line), .reason: .string(Language.english($0.reason))] as JSONValue }
    return [
      .schema: .answerSchema, .from: .string(old), .to: .string(new), .count: .int(count), .files: JSONValue(files), .left: JSONValue(left),
      .dryRun: .bool(isDryRun),
    ]
  }
}

extension Workspace {
  /// Gives a property another name everywhere, or with `isDryRun` only plans it; what cannot be read is told.
  public func rename(property old: String, to new: String, in journal: Journal, isDryRun: Bool = false) throws -> PropertyRename {
    var made: PropertyRename?
    try carryOut(in: journal.root, isDryRun: isDryRun) {
      let rename = try PropertyRename(old, to: new, in: journal)
      made = rename
      return rename.plannedChanges
    }
    guard let rename = made else { throw WorkspaceError(.conflict, WritingText.nothing) }
    warn(ofAll: rename.problems)
    return rename
  }
}
