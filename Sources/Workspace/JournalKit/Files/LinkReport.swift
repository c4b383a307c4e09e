// Where the links of a file lead, who links to it, and which files nobody links to.

public import HostSystem
import JournalFormat
public import JournalIndex
public import JournalModel
public import JournalStore
import JournalText

/// The links of one file, with what they mean.
public struct LinkReport: Sendable {
  /// What a link leads to.
  public enum Target: Equatable, Sendable {
    /// An entry of the journal, by its path.
    case entry(String)
    /// Another file of the journal, such as a photo, or a place outside of it.
    case other
    /// One of several entries of that name: the one that is taken, and all of them in the order of their paths.
    case several(String, among: [String])
    case nothing
  }

  public struct Link: Sendable {
    /// Where the name stands: line and column, from 1.
    public let line: Int
    public let column: Int
    /// The file's name or the way to it, with quotes and escapes undone.
    public let name: String
    /// The key of the property that it stands in; nil in the text.
    public let property: String?
    public let target: Target
  }

  /// The path in the journal.
  public let path: String
  /// In the order of the file.
  public let links: [Link]
  /// How many were left out because they stand in private text.
  public let privateEntries: Int
}

extension Journal {
  /// The links of a file of the journal.
  /// - Parameter audience: Whom they are told; others are told none of private text.
  /// - Throws: Where the file cannot be read, or the index fails.
  public func links(of path: String, _ index: JournalIndex, for audience: Audience = .others) throws -> LinkReport {
    let file = LinkedFile(try source(at: path), path: path, configuration: configuration, needsKinds: true)
    let hidden = audience == .owner ? [] : file.source.privateRanges
    let places = file.places.filter { place in !hidden.contains { $0.contains(place.offset) } }
    let slugs = Set(places.map { Reference.folded(Reference(file: FileNames.withoutEnding($0.name)).slug) })
    let names = names(of: try index.paths(namedAnyOf: slugs))
    let lines = LineTable(file.source)
    var others: Set<String>?
    let links = try places.map { place -> LinkReport.Link in
      var target = file.target(of: place, names)
      if target == .nothing {
        let files = try others ?? otherFiles()
        others = files
        if leadsElsewhere(place, in: path, files) { target = .other }
      }
      let position = lines.position(of: place.offset)
      return .init(line: position.line, column: position.column, name: place.name, property: place.property, target: target)
    }
    return LinkReport(path: path, links: links, privateEntries: file.places.count - places.count)
  }

  /// The links of other files to the file at a path; and what could not be read.
  public func backlinks(to path: String, _ index: JournalIndex) throws -> (mentions: [Mention], problems: [HostError]) {
    let slug = Reference(file: FileNames.withoutEnding(path)).slug
    return mentions(of: path, in: try index.paths(linkingTo: slug), names(of: try index.paths(named: slug)))
  }

  /// The entries of some kinds that no other file links to, in the order of their paths' bytes; and what could not be read.
  public func orphans(of kinds: Set<EntryKind>, _ index: JournalIndex) throws -> (entries: [IndexedEntry], problems: [HostError]) {
    let entries = try index.entries(of: kinds)
    func slug(_ path: String) -> String { Reference.folded(Reference(file: FileNames.withoutEnding(path)).slug) }
    let paths = Set(entries.map { Array($0.path.utf8) })
    /// How many entries of a name nobody is known to link to.
    var open: [String: Int] = [:]
    for entry in entries { open[slug(entry.path), default: 0] += 1 }
    let linking = try index.slugs(amongLinksOf: Set(open.keys))
    let names = names(of: linking.isEmpty ? [] : try index.entryPaths())
    var linked: Set<[UInt8]> = []
    var problems: [HostError] = []
    // A file is read once, however many it links to, and only where one of them is not known to be linked to.
    for file in linking where file.slugs.contains(where: { open[$0, default: 0] > 0 }) {
      let meant: [String]
      do throws(HostError) { meant = try meantPaths(in: file.path, namedBy: file.slugs, names) } catch {
        problems.append(error)
        continue
      }
      for path in meant where !path.hasSameBytes(as: file.path) {
        let bytes = Array(path.utf8)
        if paths.contains(bytes), linked.insert(bytes).inserted { open[slug(path), default: 0] -= 1 }
      }
    }
    return (entries.filter { !linked.contains(Array($0.path.utf8)) }, problems)
  }

  /// The paths that the links of a file mean.
  private func meantPaths(in path: String, namedBy slugs: [String], _ names: RenameNames) throws(HostError) -> [String] {
    let bytes = try bytes(ofEntryAt: path)
    let needsKinds = slugs.contains { names.paths(named: $0).count > 1 }
    let file = LinkedFile(SourceText(path: path, bytes: bytes), path: path, configuration: configuration, needsKinds: needsKinds)
    return file.places.compactMap { file.path(meantAt: $0, names) }
  }

  /// Files by their names, whose kinds are read where they matter.
  private func names(of paths: [String]) -> RenameNames {
    RenameNames(paths) { kind(at: $0) }
  }

  /// The folded names of files that are no entries.
  private func otherFiles() throws(StoreError) -> Set<String> {
    do throws(HostError) {
      let walk = try FileSystem.walk(root, skipping: { layout.isSkipped($0) })
      let paths = walk.files.map(\.path).filter { PathText.fileExtension($0).lowercased() != "md" }
      return Set(paths.map { Reference.folded(PathText.name($0)) })
    } catch {
      throw .host(error)
    }
  }

  private func leadsElsewhere(_ place: NamedPlace, in path: String, _ others: Set<String>) -> Bool {
    if others.contains(Reference.folded(PathText.name(place.name))) { return true }
    guard place.form == .path else { return false }
    return FileSystem.exists(PathText.normalise(diskPath(PathText.join(PathText.parent(path), place.name))))
  }
}

extension LinkedFile {
  fileprivate func target(of place: NamedPlace, _ names: RenameNames) -> LinkReport.Target {
    switch place.form {
    case .name: names.target(ofName: place.name, in: PathText.parent(path), expecting: place.kinds)
    case .path: names.path(ofDestination: place.name, in: PathText.parent(path)).map { .entry($0.path) } ?? .nothing
    }
  }
}

extension RenameNames {
  fileprivate func target(ofName name: String, in folder: String, expecting kinds: Set<EntryKind>) -> LinkReport.Target {
    guard let path = path(ofName: name, in: folder, expecting: kinds) else { return .nothing }
    let several = candidates(ofName: name, in: folder, expecting: kinds)
    return several.isEmpty ? .entry(path) : .several(path, among: several)
  }
}
