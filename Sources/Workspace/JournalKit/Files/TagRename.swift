// A tag gets another name wherever it stands.

public import PlainFormats
public import HostSystem
public import JournalFormat
public import JournalStore
import JournalText
import MarkdownSyntax
import JournalLanguage

/// A tag's new name in all files, worked out in memory.
public struct TagRename: Sendable {
  /// A file that has the tag, or may have it, and stays as it is.
  public struct Left: Sendable {
    public let path: String
    /// Line of what stands in the way, from 1.
    public let line: Int
    /// What stands in the way, in words.
    public let reason: String
  }

  /// Those that change, in the order of their paths' bytes, with how many of their tags change or, where the new one stands beside them already, go.
  public let edited: [CountedChange]
  public let left: [Left]
  /// Files and folders that could not be read, and so may hold the tag.
  public let problems: [HostError]

  /// How many tags change or go.
  public var count: Int { edited.reduce(0) { $0 + $1.count } }
  /// The edits, for one change set.
  public var plannedChanges: [PlannedChange] { edited.map(\.change) }
}

extension Journal {
  /// Works out what becomes of the journal when a tag gets another name, private text included. Reads every entry, writes nothing.
  public func renamingTag(_ change: TagChange) throws(StoreError) -> TagRename {
    let (paths, unlisted) = try entryPaths()
    let filter = MentionFilter([change.old])
    var problems = unlisted
    var edited: [CountedChange] = []
    var left: [TagRename.Left] = []
    for path in paths {
      let source: SourceText
      do throws(HostError) {
        source = configuration.reading(SourceText(path: path, bytes: try bytes(ofEntryAt: path)))
      } catch {
        problems.append(error)
        continue
      }
      guard filter.mayMention(source.bytes) else { continue }
      let outline = Outline(source)
      do throws(EditError) {
        if let failure = source.failure(of: change, outline) { throw failure }
        let (after, count) = try source.applying(change, outline)
        if count > 0 { edited.append(CountedChange(path, from: source.bytes, to: after.bytes, count: count)) }
      } catch {
        let line = error.range.map { LineTable(source).line(of: $0.lowerBound) } ?? 1
        left.append(.init(path: path, line: line, reason: error.what))
      }
    }
    return TagRename(edited: edited, left: left, problems: problems)
  }
}

extension TagRename {
  /// What changed, or with a dry run would.
  public func json(_ change: TagChange, isDryRun: Bool) -> JSONValue {
    let files = edited.map { [.path: .string($0.path), .tags: .int($0.count)] as JSONValue }
    let left = left.map { [.path: .string($0.path), .line: .int($0.line), .reason: .string($0.reason)] as JSONValue }
    return [
      .schema: .answerSchema, .from: .string(change.old), .to: .string(change.new), .tags: .int(count), .files: JSONValue(files),
      .left: JSONValue(left), .dryRun: .bool(isDryRun),
    ]
  }
}

extension Workspace {
  /// Gives a tag another name everywhere, or with `isDryRun` only plans it; what cannot be read is told.
  public func renameTag(_ change: TagChange, in journal: Journal, isDryRun: Bool = false) throws -> TagRename {
    var made: TagRename?
    try carryOut(in: journal.root, isDryRun: isDryRun) {
      let rename = try journal.renamingTag(change)
      made = rename
      return rename.plannedChanges
    }
    guard let rename = made else { throw WorkspaceError(.conflict, WritingText.nothing) }
    for problem in rename.problems { warn(of: WritingText.tagsUnchanged, ["problem": "\(problem)"]) }
    return rename
  }
}
