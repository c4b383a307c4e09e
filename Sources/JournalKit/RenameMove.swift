// The work of a rename: each link is asked what it means before and what it would mean afterwards.

import HostSystem
import JournalFormat
import JournalModel
import JournalStore
import JournalText
import MarkdownSyntax

/// One move while it is worked out.
struct RenameMove {
  let journal: Journal
  let from: String
  let to: String
  let paths: [String]
  let moved: SourceText
  let before: RenameNames
  let after: RenameNames
  var problems: [HostError] = []
  private var untouched: [Rename.Untouched] = []

  init(journal: Journal, from: String, to: String, paths: [String], moved: SourceText) {
    (self.journal, self.from, self.to, self.paths, self.moved) = (journal, from, to, paths, moved)
    func kind(_ source: SourceText, _ path: String) -> EntryKind {
      FileReading(source, path: path, configuration: journal.configuration).kind
    }
    func kindNow(_ path: String) -> EntryKind { (try? journal.source(at: path)).map { kind($0, path) } ?? .note }
    before = RenameNames(paths, kind: kindNow)
    after = RenameNames(paths.map { $0.utf8.elementsEqual(from.utf8) ? to : $0 }) { path in
      path.utf8.elementsEqual(to.utf8) ? kind(moved, to) : kindNow(path)
    }
  }

  mutating func workOut() throws(RenameRefusal) -> Rename {
    let (oldSlug, newSlug) = (FileReading.slug(ofPath: from), FileReading.slug(ofPath: to))
    // Links to other files can change their meaning only where the new name is theirs, too.
    let filter = MentionFilter(after.paths(named: newSlug).count > 1 ? [oldSlug, newSlug] : [oldSlug])
    let needsKinds = before.paths(named: oldSlug).count > 1 || after.paths(named: newSlug).count > 1
    var edited: [Rename.Edited] = []
    var own = (source: moved, count: 0)
    for path in paths {
      let isMoved = path.utf8.elementsEqual(from.utf8)
      let source: SourceText
      do throws(HostError) {
        source = isMoved ? moved : SourceText(path: path, bytes: try FileSystem.read(journal.diskPath(path)))
      } catch {
        problems.append(error)
        continue
      }
      guard isMoved || filter.mayMention(source.bytes) else { continue }
      let file = LinkedFile(source, path: path, configuration: journal.configuration, needsKinds: needsKinds)
      let changes = try changes(in: file)
      try noteUnread(in: file)
      if changes.isEmpty { continue }
      let result = try apply(changes, to: file)
      if isMoved {
        own = (result, changes.count)
      } else {
        edited.append(.init(path: path, before: source, after: result, count: changes.count))
      }
    }
    return Rename(
      from: from, to: to, before: FileReading(moved, path: from, configuration: journal.configuration),
      after: FileReading(SourceText(path: to, bytes: own.source.bytes), path: to, configuration: journal.configuration), edited: edited,
      ownCount: own.count, untouched: untouched, traces: journal.traces(of: from, before), problems: problems)
  }

  private func apply(_ changes: [LinkChange], to file: LinkedFile) throws(RenameRefusal) -> SourceText {
    do throws(EditRefusal) {
      return try file.source.applying(changes, file.outline)
    } catch .finding(let finding) {
      throw .unreadable(FileReading(file.source, outline: file.outline, path: file.path, configuration: journal.configuration), [finding])
    } catch {
      throw .edit(path: file.path, error)
    }
  }

  // MARK: What changes

  private func changes(in file: LinkedFile) throws(RenameRefusal) -> [LinkChange] {
    var changes: [LinkChange] = []
    let isMoved = file.path.utf8.elementsEqual(from.utf8)
    let (folder, newFolder) = (PathText.parent(file.path), PathText.parent(isMoved ? to : file.path))
    for link in file.links {
      let new: String?
      switch link.form {
      case .name: new = try newName(for: link, expecting: file.kinds(expectedAt: link), in: file.path, then: newFolder)
      case .path: new = newDestination(for: link.file, in: folder, then: newFolder)
      }
      if let new, !new.utf8.elementsEqual(link.file.utf8) { changes.append(LinkChange(link, to: new)) }
    }
    return changes
  }

  /// What a wiki link is to say so that it means the same file as before; nil where it can stay.
  private func newName(for link: FileLink, expecting kinds: Set<EntryKind>, in path: String, then newFolder: String)
    throws(RenameRefusal) -> String?
  {
    guard let target = before.path(ofName: link.file, in: PathText.parent(path), expecting: kinds) else { return nil }
    let isMoved = target.utf8.elementsEqual(from.utf8)
    let goal = isMoved ? to : target
    func means(_ name: String) -> Bool {
      after.path(ofName: name, in: newFolder, expecting: kinds).map { $0.utf8.elementsEqual(goal.utf8) } ?? false
    }
    if !isMoved, means(link.file) { return nil }
    let written = FileNames.withoutEnding(link.file)
    let ending = link.file.utf8.dropFirst(written.utf8.count)
    let whole = FileNames.withoutEnding(goal)
    let parts = written.utf8.count(where: { $0 == 0x2F })
    var names = [whole]
    if written.utf8.first == 0x2F {
      names = ["/" + whole]
    } else if FileNames.leadsFromFolder(written) {
      let route = Self.route(from: newFolder, to: whole)
      names = [route.hasPrefix("../") ? route : "./" + route]
    } else if isMoved {
      let stem = FileReading.slug(ofPath: to)
      // In the form that it has: as many folders, and the same where they stay.
      let sameFolder = PathText.parent(from) == PathText.parent(to)
      let tail = whole.utf8.split(separator: 0x2F).suffix(parts + 1).map { String(Substring($0)) }.joined(separator: "/")
      names.insert(sameFolder && parts > 0 ? PathText.join(PathText.parent(written), stem) : tail, at: 0)
    }
    guard let name = names.first(where: means) else {
      throw .badName(to, reason: "‘[[\(link.file)]]’ in \(path) could no longer name \(goal)")
    }
    return name + String(Substring(ending))
  }

  /// What a destination is to say so that it leads to the same place as before; nil where it can stay.
  private func newDestination(for destination: String, in folder: String, then newFolder: String) -> String? {
    guard let (target, way) = before.path(ofDestination: destination, in: folder) else {
      return place(destination, in: folder, then: newFolder)
    }
    let isMoved = target.utf8.elementsEqual(from.utf8)
    let goal = isMoved ? to : target
    let name = PathText.name(goal)
    let hasEnding = FileNames.withoutEnding(destination).utf8.count < destination.utf8.count
    func dressed(_ path: String) -> String { hasEnding ? path : FileNames.withoutEnding(path) }
    func withFolders() -> String {
      guard let slash = destination.utf8.lastIndex(of: 0x2F) else { return dressed(name) }
      return String(destination[...slash]) + dressed(name)
    }
    let folderStays = PathText.parent(target) == PathText.parent(goal)
    switch way {
    case .beside:
      if folderStays, folder == newFolder { return isMoved ? withFolders() : nil }
      let route = Self.route(from: newFolder, to: goal)
      return dressed(destination.hasPrefix("./") && !route.hasPrefix("../") ? "./" + route : route)
    case .fromRoot:
      // From a new folder, the same words may lead to another file.
      if !isMoved, let now = after.path(ofDestination: destination, in: newFolder), now.path.utf8.elementsEqual(goal.utf8) { return nil }
      return folderStays && isMoved ? withFolders() : dressed(goal)
    case .byName:
      return isMoved ? withFolders() : nil
    }
  }

  /// The same for what is no entry of the journal: a photo, a folder.
  private func place(_ destination: String, in folder: String, then newFolder: String) -> String? {
    guard folder != newFolder else { return nil }
    let path = PathText.normalise(PathText.join(folder, destination))
    guard FileSystem.exists(PathText.normalise(journal.diskPath(path))) else { return nil }
    let route = Self.route(from: newFolder, to: path)
    return destination.utf8.last == 0x2F ? route + "/" : route
  }

  private static func route(from folder: String, to path: String) -> String {
    PathText.route(from: folder == "." ? "" : folder, to: path)
  }

  // MARK: What is not read

  /// Notes links to the file that stand in values that are only kept; front matter that cannot be read at all keeps the move from being
  /// made, since a link in it would break unseen.
  private mutating func noteUnread(in file: LinkedFile) throws(RenameRefusal) {
    let source = file.source
    var ranges: [TextRange] = []
    let broken = file.outline.diagnostics.filter { $0.message.code.hasPrefix("front-matter/") }
    if let front = file.outline.frontMatter {
      if !broken.isEmpty {
        ranges = [front.range]
      } else {
        ranges = front.entries.filter(\.style.isKept).map(\.value)
      }
    }
    let folder = PathText.parent(file.path), newFolder = PathText.parent(file.path.utf8.elementsEqual(from.utf8) ? to : file.path)
    for link in ranges.flatMap({ Outline.rawNames(in: $0, of: source) }) {
      let isTouched =
        switch link.form {
        case .name: before.path(ofName: link.file, in: folder).map { $0.utf8.elementsEqual(from.utf8) } ?? false
        case .path: newDestination(for: link.file, in: folder, then: newFolder).map { !$0.utf8.elementsEqual(link.file.utf8) } ?? false
        }
      guard isTouched else { continue }
      if !broken.isEmpty {
        throw .unreadable(FileReading(source, outline: file.outline, path: file.path, configuration: journal.configuration), broken)
      }
      untouched.append(.init(path: file.path, line: LineTable(source).line(of: link.at), link: link.text, isKept: true))
    }
    if broken.isEmpty, file.mayHavePlainReferences {
      let reading = FileReading(source, outline: file.outline, path: file.path, configuration: journal.configuration)
      for (name, range) in reading.plainReferences where before.path(ofName: name, in: folder) == from {
        untouched.append(.init(path: file.path, line: reading.lines.line(of: range.lowerBound), link: name, isKept: false))
      }
    }
  }
}
