// What is lost with a file, for a person to look at before it is deleted.

public import HostSystem
public import JournalFormat
public import JournalStore
public import JournalModel
public import JournalText
public import PlainFormats
import JournalLanguage

/// A file of a journal that is to be deleted, with what links to it.
public struct Deletion: Sendable {
  public let reading: FileReading
  /// In the order of paths and lines.
  public let mentions: [Mention]
  /// Files and folders that could not be read, and so may hold links, too.
  public let problems: [HostError]
  /// What else in the journal's folder speaks of the file.
  public let traces: FileTraces

  public let place: FilePlace

  init(
    _ place: FilePlace, _ reading: FileReading, _ mentions: [Mention] = [], _ problems: [HostError] = [],
    _ traces: FileTraces = FileTraces()
  ) {
    (self.place, self.reading, self.mentions, self.problems, self.traces) = (place, reading, mentions, problems, traces)
  }

  /// How many items of Keep, Problem, Try and Action it has.
  public var itemCount: Int { [SectionKind.keep, .problem, .try, .action].reduce(0) { $0 + reading.items(in: $1).count } }
  /// How many of its Actions are open.
  public var openActionCount: Int { reading.items(in: .action).count { $0.item.action.state == .open } }
  /// How many lines its logs have.
  public var logLineCount: Int { reading.log.count }

  var change: PlannedChange {
    .delete(place.root == nil ? PathText.name(place.diskPath) : place.path, before: reading.source.bytes)
  }

  /// What goes, as it is shown.
  public var diff: MarkedText { [change].diff }

  /// For programs; others are not told the title of one that is private.
  public func json(isDryRun: Bool, isDeleted: Bool, for audience: Audience) -> JSONValue {
    let isTold = audience.sees(isPrivate: reading.isPrivate)
    let links = mentions.map {
      [.path: .string($0.path), .line: JSONValue($0.line), .link: .string($0.name)] as JSONValue
    }
    return [
      .schema: .answerSchema, .path: .string(place.path), .type: .string(reading.kind.rawValue),
      .title: .string(isTold ? audience == .owner ? reading.title : reading.publicTitle : reading.slug),
      .bytes: JSONValue(reading.source.bytes.count), .items: JSONValue(itemCount),
      .openActions: JSONValue(openActionCount), .logLines: JSONValue(logLineCount), .links: JSONValue(links),
      .noEntries: JSONValue(traces.paths), .symlinks: JSONValue(traces.links), .deleted: .bool(isDeleted),
      .dryRun: .bool(isDryRun),
    ]
  }
}

extension Workspace {
  /// What is lost with a file; what cannot be read, and so may hold links, is told.
  public func deletion(of place: FilePlace) throws -> Deletion {
    guard ["md", "markdown"].contains(PathText.fileExtension(place.diskPath).lowercased()) else {
      throw WorkspaceError(.wrongKind, WritingText.notMarkdownDeleted, ["path": .place(place.shown)], help: WritingText.markdownEnding)
    }
    guard let root = place.root else { return Deletion(place, try place.read()) }
    let deletion = try journal(at: root).deleting(place)
    for problem in deletion.problems + deletion.traces.problems { warn(of: WritingText.linksUnknown, ["problem": "\(problem)"]) }
    return deletion
  }

  /// Deletes a file that still is as it was looked at.
  public func delete(_ deletion: Deletion) throws {
    try carryOut(in: deletion.place.changeRoot, isDryRun: false) { [deletion.change] }
  }
}

extension Journal {
  /// What is lost with a file of the journal. Reads every entry, writes nothing.
  public func deleting(_ place: FilePlace) throws(StoreError) -> Deletion {
    let path = place.path
    let (paths, walkProblems) = try entryPaths()
    var problems = walkProblems
    let reading = FileReading(try source(at: path), path: path, configuration: configuration)
    let names = RenameNames(paths) { kind(at: $0) }
    let (mentions, unread) = mentions(of: path, in: paths, names)
    problems += unread
    return Deletion(place, reading, mentions, problems, traces(of: path, names))
  }
}
