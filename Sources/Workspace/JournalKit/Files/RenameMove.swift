// The work of a rename: each link is asked what it means before and what it would mean afterwards.

import JournalChecks
import HostSystem
import JournalFormat
import JournalModel
import JournalStore
import JournalText
import MarkdownSyntax
import JournalLanguage

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
  private var begun: [Rename.Begun] = []

  init(journal: Journal, from: String, to: String, paths: [String], moved: SourceText) {
    (self.journal, self.from, self.to, self.paths, self.moved) = (journal, from, to, paths, moved)
    before = RenameNames(paths) { journal.kind(at: $0) }
    after = RenameNames(paths.map { $0.utf8.elementsEqual(from.utf8) ? to : $0 }) { path in
      path.utf8.elementsEqual(to.utf8)
        ? FileReading(moved, path: to, configuration: journal.configuration).kind : journal.kind(at: path)
    }
  }

  mutating func workOut() throws(RenameError) -> Rename {
    let (oldSlug, newSlug) = (Reference.slug(ofPath: from), Reference.slug(ofPath: to))
    // A link can change its meaning only where it has the old name or the new one.
    let filter = MentionFilter(Reference.folded(oldSlug) == Reference.folded(newSlug) ? [oldSlug] : [oldSlug, newSlug])
    let needsKinds = before.paths(named: oldSlug).count > 1 || after.paths(named: newSlug).count > 1
    var edited: [CountedChange] = []
    var own = (source: moved, count: 0)
    for path in paths {
      let isMoved = path.utf8.elementsEqual(from.utf8)
      let source: SourceText
      do throws(HostError) {
        source = isMoved ? moved : SourceText(path: path, bytes: try journal.bytes(ofEntryAt: path))
      } catch {
        problems.append(error)
        continue
      }
      guard isMoved || filter.mayMention(source.bytes) else { continue }
      let file = LinkedFile(source, path: path, configuration: journal.configuration, needsKinds: needsKinds || isMoved)
      let changes = try changes(in: file)
      try noteUnread(in: file)
      if changes.isEmpty { continue }
      let result = try apply(changes, to: file)
      if isMoved {
        own = (result, changes.count)
      } else {
        edited.append(CountedChange(path, from: source.bytes, to: result.bytes, count: changes.count))
      }
    }
    return Rename(
      from: from, to: to, before: FileReading(moved, path: from, configuration: journal.configuration),
      after: FileReading(SourceText(path: to, bytes: own.source.bytes), path: to, configuration: journal.configuration), edited: edited,
      ownCount: own.count, untouched: untouched, begun: begun, traces: journal.traces(of: from, before), problems: problems)
  }

  private func apply(_ changes: [LinkChange], to file: LinkedFile) throws(RenameError) -> SourceText {
    do throws(EditError) {
      return try file.source.applying(changes, file.outline)
    } catch .finding(let finding) {
      throw .unreadable(FileReading(file.source, outline: file.outline, path: file.path, configuration: journal.configuration), [finding])
    } catch {
      throw .edit(path: file.path, error)
    }
  }

  // MARK: What changes

  private mutating func changes(in file: LinkedFile) throws(RenameError) -> [LinkChange] {
    var changes: [LinkChange] = []
    // Made for the first link that needs it; thousands may.
    var lines: LineTable?
    for link in file.links {
      let kinds = file.kinds(expectedAt: link)
      if let means = meaningBegun(link.form, link.file, expecting: kinds, in: file.path) {
        let known = lines ?? LineTable(file.source)
        lines = known
        begun.append(.init(path: file.path, line: known.line(of: link.range.lowerBound), link: link.file, means: means))
      }
      let new = try newText(link.form, link.file, expecting: kinds, in: file.path)
      if let new, !new.utf8.elementsEqual(link.file.utf8) { changes.append(LinkChange(link, to: new)) }
    }
    return changes
  }

  /// The folder that a file lies in after the move.
  private func newFolder(of path: String) -> String { PathText.parent(path.utf8.elementsEqual(from.utf8) ? to : path) }

  /// What a link is to say so that it means the same file as before; nil where it can stay.
  private func newText(_ form: FileLink.Form, _ file: String, expecting kinds: Set<EntryKind>, in path: String) throws(RenameError)
    -> String?
  {
    switch form {
    case .name: try newName(for: file, expecting: kinds, in: path)
    case .path: try newDestination(for: file, in: path)
    }
  }

  /// The path of the file that a link means after the move where it meant none before.
  private func meaningBegun(_ form: FileLink.Form, _ file: String, expecting kinds: Set<EntryKind>, in path: String) -> String? {
    let folder = PathText.parent(path)
    switch form {
    case .name:
      if before.path(ofName: file, in: folder, expecting: kinds) != nil { return nil }
      return after.path(ofName: file, in: newFolder(of: path), expecting: kinds)
    case .path:
      if before.path(ofDestination: file, in: folder) != nil || place(file, in: folder, then: newFolder(of: path)) != nil { return nil }
      return after.path(ofDestination: file, in: newFolder(of: path))?.path
    }
  }

  private func newName(for file: String, expecting kinds: Set<EntryKind>, in path: String) throws(RenameError) -> String? {
    guard let target = before.path(ofName: file, in: PathText.parent(path), expecting: kinds) else { return nil }
    let newFolder = newFolder(of: path)
    let isMoved = target.utf8.elementsEqual(from.utf8)
    let goal = isMoved ? to : target
    func means(_ name: String) -> Bool {
      after.path(ofName: name, in: newFolder, expecting: kinds).map { $0.utf8.elementsEqual(goal.utf8) } ?? false
    }
    if !isMoved, means(file) { return nil }
    let written = FileNames.withoutEnding(file)
    let ending = file.utf8.dropFirst(written.utf8.count)
    let whole = FileNames.withoutEnding(goal)
    let parts = written.utf8.count(where: { $0 == 0x2F })
    var names = [whole, "/" + whole]
    if written.utf8.first == 0x2F {
      names = ["/" + whole]
    } else if FileNames.leadsFromFolder(written) {
      let route = Self.route(from: newFolder, to: whole)
      names = [route.hasPrefix("../") ? route : "./" + route]
    } else if isMoved {
      let stem = Reference.slug(ofPath: to)
      // In the form that it has: as many folders, and the same where they stay.
      let sameFolder = PathText.parent(from) == PathText.parent(to)
      let tail = whole.utf8.split(separator: 0x2F).suffix(parts + 1).map { String(Substring($0)) }.joined(separator: "/")
      names.insert(sameFolder && parts > 0 ? PathText.join(PathText.parent(written), stem) : tail, at: 0)
    }
    // A name that means one of several would do, one that means no other is better.
    let certain = names.first { means($0) && after.candidates(ofName: $0, in: newFolder, expecting: kinds).isEmpty }
    guard let name = certain ?? names.first(where: means) else {
      throw .badName(
        to, reason: Message(RenameErrorText.linkLost, ["link": .text("[[\(file)]]"), "path": .place(path), "goal": .place(goal)]))
    }
    return name + String(Substring(ending))
  }

  private func newDestination(for destination: String, in path: String) throws(RenameError) -> String? {
    let (folder, newFolder) = (PathText.parent(path), newFolder(of: path))
    guard let (target, way) = before.path(ofDestination: destination, in: folder) else {
      return place(destination, in: folder, then: newFolder)
    }
    let isMoved = target.utf8.elementsEqual(from.utf8)
    let goal = isMoved ? to : target
    let hasEnding = FileNames.withoutEnding(destination).utf8.count < destination.utf8.count
    func dressed(_ path: String) -> String { hasEnding ? path : FileNames.withoutEnding(path) }
    func means(_ destination: String) -> Bool {
      after.path(ofDestination: destination, in: newFolder).map { $0.path.utf8.elementsEqual(goal.utf8) } ?? false
    }
    // With the folders that it has, where they may stay.
    var names: [String] = []
    let folderStays = PathText.parent(target) == PathText.parent(goal)
    if !isMoved, way != .beside || folder == newFolder { names.append(destination) }
    if isMoved, way == .byName || folderStays && (way == .fromRoot || folder == newFolder) {
      let slash = destination.utf8.lastIndex(of: 0x2F).map { destination.utf8.index(after: $0) } ?? destination.startIndex
      names.append(String(destination[..<slash]) + dressed(PathText.name(goal)))
    }
    if way == .fromRoot { names.append((destination.utf8.first == 0x2F ? "/" : "") + dressed(goal)) }
    let route = Self.route(from: newFolder, to: goal)
    names.append(dressed(destination.hasPrefix("./") && !route.hasPrefix("../") ? "./" + route : route))
    guard let name = names.first(where: means) else {
      throw .badName(
        to, reason: Message(RenameErrorText.linkLost, ["link": .text(destination), "path": .place(path), "goal": .place(goal)]))
    }
    return name
  }

  /// The same for what is no entry of the journal: a photo, a folder.
  private func place(_ destination: String, in folder: String, then newFolder: String) -> String? {
    guard folder != newFolder, destination.utf8.first != 0x2F else { return nil }
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
  private mutating func noteUnread(in file: LinkedFile) throws(RenameError) {
    let source = file.source
    var ranges: [TextRange] = []
    let broken = file.outline.diagnostics.filter { $0.message.code.isOf(.frontMatter) }
    if let front = file.outline.frontMatter {
      if !broken.isEmpty {
        ranges = [front.range]
      } else {
        ranges = front.entries.filter(\.style.isKept).map(\.value)
      }
    }
    var lines: LineTable?
    for link in ranges.flatMap({ Outline.rawNames(in: $0, of: source) }) {
      let new = try newText(link.form, link.file, expecting: [], in: file.path)
      guard let new, !new.utf8.elementsEqual(link.file.utf8) else { continue }
      if !broken.isEmpty {
        throw .unreadable(FileReading(source, outline: file.outline, path: file.path, configuration: journal.configuration), broken)
      }
      let known = lines ?? LineTable(source)
      lines = known
      untouched.append(.init(path: file.path, line: known.line(of: link.at), link: link.text, isKept: true))
    }
    if broken.isEmpty, file.mayHavePlainReferences {
      let reading = FileReading(source, outline: file.outline, path: file.path, configuration: journal.configuration)
      for (name, key, range) in reading.plainReferences {
        let new = try newText(.name, name, expecting: FileNames.kinds(expectedBy: key), in: file.path)
        guard let new, !new.utf8.elementsEqual(name.utf8) else { continue }
        untouched.append(.init(path: file.path, line: reading.lines.line(of: range.lowerBound), link: name, isKept: false))
      }
    }
  }
}
