// What goes on naming a file that moves or goes: files that are no entries, and links of the file system.

public import HostSystem
import JournalFormat
import JournalModel
import JournalStore
import JournalText

/// What is told and not changed when a file moves or goes.
public struct FileTraces: Sendable {
  /// The paths of Markdown files that are no entries, and have a link that means the file: templates, and what the layout ignores.
  public var files: [String] = []
  /// Canvases and bases that name the file, and in how many places.
  public var boards: [(path: String, count: Int)] = []
  /// The paths of links of the file system that lead to the file.
  public var links: [String] = []
  /// What may name it and could not be read.
  public var problems: [HostError] = []

  init() {}

  /// The paths of all files that name it and are not changed.
  public var paths: [String] { files + boards.map(\.path) }
}

extension Journal {
  /// What else in the journal's folder speaks of the file at a path: looks at every file that is no entry, but for those in folders whose
  /// names begin with a dot. What may name it and cannot be read is told.
  func traces(of target: String, _ names: RenameNames) -> FileTraces {
    var traces = FileTraces()
    let walk: FileWalk
    do throws(HostError) { walk = try FileSystem.walk(root, skipping: { PathText.name($0).utf8.first == 0x2E }) } catch {
      traces.problems.append(error)
      return traces
    }
    // A link that leads nowhere leads to no file.
    if let real = FileSystem.realPathIfThere(diskPath(target)) {
      traces.links = walk.linksIn.filter { link in
        guard !link.utf8.elementsEqual(target.utf8), let end = FileSystem.realPathIfThere(diskPath(link)) else { return false }
        return end.utf8.elementsEqual(real.utf8)
      }
    }
    let filter = MentionFilter([Reference.slug(ofPath: target)])
    for file in walk.files where BoardText.isBoard(file.path) {
      guard let bytes = read(file.path, &traces.problems), filter.mayMention(bytes) else { continue }
      let count = BoardText(path: file.path, bytes: bytes).mentions(of: target) { link in
        let folder = PathText.parent(file.path)
        return switch link.form {
        case .name: names.path(ofName: link.file, in: folder)
        case .path: names.path(ofDestination: link.file, in: folder)?.path
        }
      }
      if count > 0 { traces.boards.append((file.path, count)) }
    }
    for file in walk.files where layout.isSkipped(file.path) && PathText.name(file.path).utf8.first != 0x2E {
      guard PathText.fileExtension(file.path).lowercased() == "md" else { continue }
      guard let bytes = read(file.path, &traces.problems, upTo: Self.entrySizeLimit), filter.mayMention(bytes) else { continue }
      let source = SourceText(path: file.path, bytes: bytes)
      let linked = LinkedFile(source, path: file.path, configuration: configuration, needsKinds: false)
      let isMeant = linked.places.contains { linked.path(meantAt: $0, names).map { $0.utf8.elementsEqual(target.utf8) } ?? false }
      if isMeant { traces.files.append(file.path) }
    }
    return traces
  }

  private func read(_ path: String, _ problems: inout [HostError], upTo limit: Int = FileSystem.sizeLimit) -> [UInt8]? {
    do throws(HostError) { return try FileSystem.read(diskPath(path), upTo: limit) } catch {
      problems.append(error.at(path))
      return nil
    }
  }
}
