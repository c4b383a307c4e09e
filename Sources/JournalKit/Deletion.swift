// What is lost with a file, for a person to look at before it is deleted.

public import HostSystem
public import JournalFormat
public import JournalStore
import JournalModel
import JournalText
import MarkdownSyntax

/// A file of a journal that is to be deleted, with what links to it.
public struct Deletion: Sendable {
  /// A link in another file.
  public struct Mention: Sendable {
    public let path: String
    /// Line of the link, from 1.
    public let line: Int
    /// The name of the file as the link has it.
    public let name: String
  }

  public let reading: FileReading
  /// In the order of paths and lines.
  public let mentions: [Mention]
  /// Files and folders that could not be read, and so may hold links, too.
  public let problems: [HostError]

  /// A file without a journal around it.
  public init(_ reading: FileReading) { self.init(reading, [], []) }

  init(_ reading: FileReading, _ mentions: [Mention], _ problems: [HostError]) {
    (self.reading, self.mentions, self.problems) = (reading, mentions, problems)
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
    let names = RenameNames(paths) { other in
      (try? source(at: other)).map { FileReading($0, path: other, configuration: configuration).kind } ?? .note
    }
    let filter = MentionFilter([reading.slug])
    let needsKinds = names.paths(named: reading.slug).count > 1
    var mentions: [Deletion.Mention] = []
    for other in paths where !other.utf8.elementsEqual(path.utf8) {
      do throws(HostError) {
        let source = SourceText(path: other, bytes: try FileSystem.read(diskPath(other)))
        guard filter.mayMention(source.bytes) else { continue }
        let file = LinkedFile(source, path: other, configuration: configuration, needsKinds: needsKinds)
        let found = file.offsets(ofLinksTo: path, names)
        if found.isEmpty { continue }
        let lines = LineTable(source)
        mentions += found.map { Deletion.Mention(path: other, line: lines.line(of: $0.at), name: $0.name) }
      } catch {
        problems.append(error)
      }
    }
    return Deletion(reading, mentions, problems)
  }
}

extension LinkedFile {
  /// Where the file names another one, in its order; links in values that are only kept count, too.
  fileprivate func offsets(ofLinksTo target: String, _ names: RenameNames) -> [(name: String, at: Int)] {
    func isMeant(_ path: String?) -> Bool { path.map { $0.utf8.elementsEqual(target.utf8) } ?? false }
    var found = links.filter { link in
      switch link.form {
      case .name: isMeant(names.path(ofName: link.file, expecting: kinds(expectedAt: link)))
      case .path: isMeant(names.path(ofDestination: link.file, in: PathText.parent(path))?.path)
      }
    }.map { (name: $0.file, at: $0.range.lowerBound) }
    for entry in outline.frontMatter?.entries ?? [] where entry.style.isKept {
      for (name, offset) in Outline.rawNames(in: entry.value, of: source) where isMeant(names.path(ofName: name)) {
        found.append((name: name, at: offset))
      }
    }
    return found.sorted { $0.at < $1.at }
  }
}
