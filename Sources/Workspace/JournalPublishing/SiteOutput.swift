// The folder that a site is written to: what it may touch there, and what it remembers of it.

import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalSite
import JournalStore
import JournalText

/// A site as it stands on the disk. Only files that are listed in its manifest are ever replaced or removed.
final class SiteOutput {
  /// As it was named.
  let shown: String
  /// Absolute path.
  let path: String
  private let folder: MadeFolder
  /// What the files hold that were made the last time, by their paths: those are ours.
  private let former: [String: UInt64]
  /// What was found in files of the site the last time, and by what the system knew them: what somebody changed since has another stamp.
  private let known: [String: (hash: UInt64, stamp: UInt64)]
  /// The same of those that are made now.
  private var made: [String: (hash: UInt64, stamp: UInt64)] = [:]
  /// What stands on the disk.
  private var existing: Set<String> = []
  private var folders: Set<String> = []
  private(set) var written = 0
  private(set) var removed = 0

  /// The file that lists what was made. It names no file of the journal.
  static let manifest = ".retro-site"
  private static let heading = "retro site 1"

  /// - Parameters:
  ///   - path: The absolute path of a folder that is not refused.
  ///   - state: How it stood the last time.
  init(_ path: String, shown: String, _ state: SiteState?, by calls: SystemCalls = .real) throws {
    (self.shown, self.path) = (shown, path)
    known = Dictionary((state?.outputs ?? []).map { ($0.path, ($0.hash, $0.stamp)) }, uniquingKeysWith: { first, _ in first })
    folder = try MadeFolder(path, shown: shown, by: calls)
    let listed = folder.bytes(of: Self.manifest)
    former = listed.flatMap { Self.read($0) } ?? [:]
    try look(isKnown: listed != nil)
  }

  /// Refuses a file, a folder of the journal's own, and one that holds other things.
  static func refuse(_ path: String, shown: String, _ journal: Journal) throws {
    if FileSystem.exists(path), !FileSystem.isDirectory(path) {
      throw WorkspaceError(
        .wrongKind, SiteCommandText.notAFolder, ["path": .place(shown)], help: SiteCommandText.notAFolderWay)
    }
    let inside = journal.path(ofDiskPath: real(path)) ?? journal.path(ofDiskPath: path)
    let isRoot =
      FileSystem.realPathIfThere(path).map { $0.hasSameBytes(as: FileSystem.realPathIfThere(journal.root) ?? journal.root) } ?? false
    if isRoot || inside.map({ !journal.layout.isSkipped($0) }) ?? false {
      throw WorkspaceError(.wrongKind, SiteCommandText.inJournal, ["path": .place(shown)], help: SiteCommandText.inJournalWay)
    }
    let names = try FileSystem.namesIfThere(in: path).filter { !MadeFolder.isUnfinished($0) }
    if names.isEmpty || names.contains(manifest) { return }
    throw WorkspaceError(
      .exists, SiteCommandText.holdsOthers, ["path": .place(shown), "names": .quoted(Array(names.prefix(3)), .and)],
      help: SiteCommandText.holdsOthersWay, ["path": .place(PathText.join(shown, "site"))])
  }

  /// Where a path leads, also one that is still to be made.
  private static func real(_ path: String) -> String {
    if let real = FileSystem.realPathIfThere(path) { return real }
    let parent = PathText.parent(path)
    return parent == path || parent == "." ? path : PathText.join(real(parent), PathText.name(path))
  }

  private static func read(_ bytes: [UInt8]) -> [String: UInt64]? {
    var files: [String: UInt64] = [:]
    for line in bytes.split(separator: ASCII.lineFeed).dropFirst() {
      guard line.count > 17, let hash = ContentHash(text: String(decoding: line.prefix(16), as: UTF8.self)) else { continue }
      files[String(decoding: line.dropFirst(17), as: UTF8.self)] = hash.value
    }
    return files
  }

  /// What stands there; leftovers of a run that did not end are removed.
  private func look(isKnown: Bool) throws {
    for name in [""] + SiteFolder.allCases.map(\.rawValue) {
      for found in try folder.names(in: name) {
        let path = name.isEmpty ? found.name : "\(name)/\(found.name)"
        if MadeFolder.isUnfinished(found.name) {
          try folder.remove(path)
          continue
        }
        if found.isLink, name.isEmpty, SiteFolder(rawValue: found.name) != nil {
          throw WorkspaceError(
            .wrongKind, SiteCommandText.linked, ["path": .place(PathText.join(shown, path))], help: SiteCommandText.linkedWay)
        }
        if found.isFolder { if name.isEmpty { folders.insert(found.name) } } else { existing.insert(path) }
      }
    }
    // From the first page on it is known as a site, whatever comes in between.
    if !isKnown { try folder.put(Self.manifest, Array("\(Self.heading)\n".utf8)) }
  }
}

extension SiteOutput {
  /// Whether a file stands there that holds what it held when it was made the last time; it then stays.
  /// - Parameter hash: Of what it should hold.
  func keep(_ path: String, _ hash: UInt64) -> Bool {
    guard let known = known[path], known.hash == hash, former[path] == hash, folder.stamp(of: path)?.mark == known.stamp else { return false }
    made[path] = known
    return true
  }

  /// Whether every file stands there as it was made the last time.
  var isWhole: Bool {
    !former.isEmpty && former.allSatisfy { path, hash in known[path]?.hash == hash && folder.stamp(of: path)?.mark == known[path]?.stamp }
  }
  /// How many pages were made the last time.
  var formerPageCount: Int { former.keys.count { $0.hasSuffix(".html") } }

  /// Puts a file where it belongs, unless it is there already.
  /// - Returns: The hash of what it holds.
  @discardableResult
  func put(_ path: String, _ bytes: [UInt8]) throws -> UInt64 {
    let hash = ContentHash.quick(bytes).value
    if keep(path, hash) { return hash }
    if existing.contains(path) {
      // Somebody may have put the same there, as whoever copies a site does.
      if let stamp = folder.stamp(of: path), stamp.kind == .file, folder.bytes(of: path) == bytes {
        made[path] = (hash, stamp.mark)
        return hash
      }
      if former[path] == nil, !isOurs(path) { throw foreign(path) }
    }
    try makeFolder(of: path)
    try folder.put(path, bytes)
    made[path] = (hash, folder.stamp(of: path)?.mark ?? 0)
    existing.insert(path)
    written += 1
    return hash
  }

  /// Puts a copy of a file where it belongs.
  /// - Parameter hash: Of what it holds.
  func put(_ path: String, copying source: String, hash: UInt64) throws {
    if keep(path, hash) { return }
    try put(path, try FileSystem.read(source, upTo: SitePhotos.limit))
  }

  private func makeFolder(of path: String) throws(HostError) {
    guard let slash = path.utf8.firstIndex(of: ASCII.slash) else { return }
    let name = String(path[..<slash])
    if folders.insert(name).inserted { try folder.makeFolder(name) }
  }

  /// Whether a file that no manifest lists was made by a run that did not come to its end.
  private func isOurs(_ path: String) -> Bool {
    guard let there = folder.bytes(of: path) else { return false }
    let marks = ["<meta name=\"generator\" content=\"retro site\">", "/* retro site */", "<feed xmlns=\"http://www.w3.org/2005/Atom\">"]
    let head = String(decoding: there.prefix(1_000), as: UTF8.self)
    return marks.contains { head.contains(text: $0) }
  }

  private func foreign(_ path: String) -> WorkspaceError {
    WorkspaceError(
      .exists, SiteCommandText.foreign, ["path": .place(PathText.join(shown, path))], help: SiteCommandText.foreignWay)
  }

  /// Removes what is no part of the site any more, and writes down what is.
  func finish() throws {
    for path in former.keys.filter({ made[$0] == nil }).sorted() {
      if existing.contains(path) {
        try folder.remove(path)
        removed += 1
      }
    }
    if made.count == former.count, made.allSatisfy({ former[$0.key] == $0.value.hash }) { return }
    for name in folders.sorted() where SiteFolder(rawValue: name) != nil { folder.removeFolderIfEmpty(name) }
    try folder.put(Self.manifest, Self.list(outputs))
  }

  private var outputs: [SiteState.Output] {
    var outputs = made.map { SiteState.Output(path: $0.key, hash: $0.value.hash, stamp: $0.value.stamp) }
    outputs.sort { $0.path < $1.path }
    return outputs
  }

  /// The list of what was made, in the order of paths.
  static func list(_ outputs: [SiteState.Output]) -> [UInt8] {
    var list = Array("\(heading)\n".utf8)
    list.reserveCapacity(outputs.count * 48)
    for output in outputs {
      list += ContentHash(value: output.hash).text.utf8
      list.append(ASCII.space)
      list += output.path.utf8
      list.append(ASCII.lineFeed)
    }
    return list
  }

  /// How the site stands now that it is finished.
  func note(in state: inout SiteState) {
    state.outputs = outputs
    state.folders = Self.stamps(of: folder)
  }

  /// The stamps of the folders of a site, and of the list of what was made.
  static func stamps(of folder: MadeFolder) -> [(name: String, stamp: UInt64)] {
    ([manifest, ""] + SiteFolder.allCases.map(\.rawValue)).map { ($0, folder.stamp(of: $0)?.mark ?? 0) }
  }
}

extension FileStamp {
  /// Another number wherever a file or a folder was changed, or another one stands in its place.
  var mark: UInt64 {
    var digest = Digest()
    for number in [size, modified, changed] { digest.add(Int(number)) }
    digest.add(inode)
    return digest.value
  }
}
