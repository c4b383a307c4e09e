// What is lost with a file, for a person to look at before it is deleted.

public import HostSystem
public import JournalFormat
public import JournalStore
import JournalModel

/// A file of a journal that is to be deleted, with what links to it.
public struct Deletion: Sendable {
  public let reading: FileReading
  /// In the order of paths and lines.
  public let mentions: [Mention]
  /// Files and folders that could not be read, and so may hold links, too.
  public let problems: [HostError]
  /// What else in the journal's folder speaks of the file.
  public let traces: FileTraces

  /// A file without a journal around it.
  public init(_ reading: FileReading) { self.init(reading, [], [], FileTraces()) }

  init(_ reading: FileReading, _ mentions: [Mention], _ problems: [HostError], _ traces: FileTraces) {
    (self.reading, self.mentions, self.problems, self.traces) = (reading, mentions, problems, traces)
  }

  /// How many items of Keep, Problem, Try and Action it has.
  public var itemCount: Int { [SectionKind.keep, .problem, .try, .action].reduce(0) { $0 + reading.items(in: $1).count } }
  /// How many of its Actions are open.
  public var openActionCount: Int { reading.items(in: .action).count { $0.item.action.state == .open } }
  /// How many lines its logs have.
  public var logLineCount: Int { reading.log.count }
}

extension Journal {
  /// What is lost with the file at a path of the journal. Reads every entry, writes nothing.
  public func deleting(_ path: String) throws(StoreError) -> Deletion {
    let (paths, walkProblems) = try entryPaths()
    var problems = walkProblems
    let reading = FileReading(try source(at: path), path: path, configuration: configuration)
    let names = RenameNames(paths) { kind(at: $0) }
    let (mentions, unread) = mentions(of: path, in: paths, names)
    problems += unread
    return Deletion(reading, mentions, problems, traces(of: path, names))
  }
}
