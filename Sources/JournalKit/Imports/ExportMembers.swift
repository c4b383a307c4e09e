// The members of an export, each told by what it says.

import HostSystem
import JournalDates
import JournalImports
import StreamKit

/// Reads the members of an archive, or the file itself where it is none.
struct ExportMembers {
  private let reader: ExportReader
  private let path: String
  private var found: [ImportedData] = []
  private var loop = LoopImport()
  private var hasLoop = false
  private var isDatabase = false
  /// Why it ends too early.
  private var cut: StreamError?

  /// What is read into memory as a whole ends here: 256 MB.
  private static let limit = 1 << 28
  /// A diary of a lifetime takes less: 64 MB.
  private static let backupLimit = 1 << 26
  /// By so many bytes a file is recognised.
  private static let headLength = 1 << 16

  init(_ reader: ExportReader, of path: String) {
    self.reader = reader
    self.path = path
  }

  /// - Parameter digest: Takes in the files beside it that belong to it.
  mutating func read(size: Int, into digest: inout SHA256) throws(ImportRefusal) -> [ImportedData] {
    let file: ExportFile
    do throws(StreamError) { file = try ExportFile(path, size: size) } catch { throw .stream(error) }
    while let member = try nextMember(of: file) {
      if member.isFolder || member.name.split(separator: "/").contains(where: { $0 == "__MACOSX" || $0.hasPrefix("._") }) { continue }
      try read(member, of: file)
    }
    if hasLoop {
      if !file.isArchive { try addCheckmarks(into: &digest) }
      add(loop.finish())
    }
    if found.isEmpty {
      if size == 0 { throw .empty }
      if let cut { throw .stream(cut) }
      if let kind = reader.kind, kind != .loop || !isDatabase { throw .isNone(kind) }
      if isDatabase { throw .database }
      throw .unknown
    }
    if cut != nil, file.isArchive {
      for place in found.indices { found[place].warn("the archive is cut off: what is whole in it was kept") }
    }
    return found
  }

  // MARK: Members

  private mutating func read(_ member: ExportFile.Member, of file: ExportFile) throws(ImportRefusal) {
    if file.isArchive, takes(.loop), LoopImport.takes(member.name) {
      hasLoop = true
      return loop.add(member.name, try rest(of: file, behind: []))
    }
    if takes(.daylio), DaylioImport.isBackup(member.name) {
      let bytes = try rest(of: file, behind: [], atMost: Self.backupLimit)
      do throws(StreamError) {
        return add(try DaylioImport.backup(bytes, moods: DaylioMoods(reader.moods)))
      } catch {
        throw .stream(error)
      }
    }
    let head = try head(of: file)
    if takes(.appleHealth), !file.isArchive || AppleHealthImport.mayBe(member.name), AppleHealthImport.recognises(head) {
      return try readHealth(head, of: file)
    }
    if takes(.activityWatch), ActivityWatchImport.recognises(head) { return try readScreen(head, of: file) }
    if takes(.daylio), DaylioImport.recognises(head) {
      let bytes = try rest(of: file, behind: head)
      var data = DaylioImport.table(bytes, moods: DaylioMoods(reader.moods))
      if let line = Self.badLine(bytes) { data.warn("bytes that are no UTF-8 were read as ‘\u{FFFD}’", line: line) }
      return add(data)
    }
    if !file.isArchive, takes(.loop), LoopImport.recognises(head) {
      hasLoop = true
      return loop.add("Habits.csv", try rest(of: file, behind: head))
    }
    if !file.isArchive, takes(.loop), reader.profile == nil, LoopImport.recognisesAll(PathText.name(path), head) {
      hasLoop = true
      return loop.add("Checkmarks.csv", try rest(of: file, behind: head))
    }
    if takes(.table), let profile = reader.profile ?? TableImport.profile(of: head, among: reader.profiles) {
      return try readTable(head, of: file, by: profile)
    }
    if LoopDatabase.mayBe(head) {
      isDatabase = true
      if takes(.loop) { try readDatabase(head, of: file) }
    }
  }

  private func takes(_ kind: ExportKind) -> Bool { reader.kind.map { $0 == kind } ?? true }

  private mutating func readHealth(_ head: [UInt8], of file: ExportFile) throws(ImportRefusal) {
    if isThere(AppleHealthImport.source) { return }
    guard let clock = try reader.clock(orSystem: true) else { throw .needsZone }
    var apart: ImportedData?
    let data = try Self.gather { () throws in
      var health = try AppleHealthImport(
        spillingTo: reader.scratchFolder, first: reader.healthSources, clock: clock, zones: reader.zoneNamed)
      try feed(head, of: file) { try health.add($0) }
      let data = try health.finish()
      apart = health.apart
      return data
    }
    found.append(data)
    if let apart { found.append(apart) }
  }

  private mutating func readScreen(_ head: [UInt8], of file: ExportFile) throws(ImportRefusal) {
    if isThere("activitywatch") { return }
    guard let clock = try reader.clock(orSystem: false) else { throw .needsZone }
    let data = try Self.gather { () throws in
      var screen = ActivityWatchImport(clock: clock, categories: reader.categories)
      try feed(head, of: file) { try screen.add($0) }
      return try screen.finish()
    }
    found.append(data)
  }

  private mutating func readTable(_ head: [UInt8], of file: ExportFile, by profile: TableProfile) throws(ImportRefusal) {
    if isThere(profile.name) { return }
    if profile.dateForm?.isMoment ?? false, reader.zone == nil { throw .needsZone }
    var own = profile
    if let comma = reader.hasDecimalComma { own.hasDecimalComma = comma }
    let words = TableMoods(reader.moodLabels, own: reader.moods)
    let data = try Self.gather { () throws in
      var table = TableImport(own, zone: reader.zone, until: reader.today?.advanced(by: 366), words: words)
      try feed(head, of: file) { try table.add($0) }
      var data = try table.finish()
      if cut != nil, !file.isArchive { data.isCut = true }
      return data
    }
    found.append(data)
  }

  private mutating func readDatabase(_ head: [UInt8], of file: ExportFile) throws(ImportRefusal) {
    let bytes = try rest(of: file, behind: head)
    if let cut { throw .stream(cut) }
    if !file.isArchive { try checkLogs() }
    do throws(StreamError) {
      if let data = try LoopDatabase.read(bytes) { add(data) }
    } catch {
      throw .stream(error)
    }
  }

  /// What a program has not yet put into its database lies in a log beside it, without which the database is not whole.
  private func checkLogs() throws(ImportRefusal) {
    for ending in ["-wal", "-journal"] {
      // A log that is done with is empty, or begins with zeros.
      let log = try bytes(ifAnyAt: path + ending) ?? []
      if log.prefix(8).contains(where: { $0 != 0 }) { throw .unfinished(log: PathText.name(path) + ending) }
    }
  }

  private mutating func add(_ data: ImportedData) {
    if !isThere(data.source) { found.append(data) }
  }

  /// Of several members of one source the first counts; the others may say all of it again.
  private mutating func isThere(_ source: String) -> Bool {
    guard let place = found.firstIndex(where: { $0.source == source }) else { return false }
    found[place].warn("there is more than one such file in it: the first was read")
    return true
  }

  /// A folder of Loop's files, unpacked: the files of the habits lie in folders beside the list.
  private mutating func addCheckmarks(into digest: inout SHA256) throws(ImportRefusal) {
    let folder = PathText.parent(path)
    // The file of all habits lies beside the list, or is what was named.
    let all = "Checkmarks.csv"
    let isList = PathText.name(path) != all
    for other in isList ? [all] : ["Habits.csv"] {
      guard let bytes = try bytes(ifAnyAt: PathText.join(folder, other)), isList || LoopImport.recognises(bytes.prefix(1 << 12)) else {
        continue
      }
      bytes.withUnsafeBytes { digest.update($0) }
      loop.add(other, bytes)
    }
    let names: [String]
    do throws(HostError) { names = try FileSystem.names(in: folder) } catch { throw .host(error) }
    for name in names {
      let inner = PathText.join(name, "Checkmarks.csv")
      guard let bytes = try bytes(ifAnyAt: PathText.join(folder, inner)) else { continue }
      bytes.withUnsafeBytes { digest.update($0) }
      loop.add(inner, bytes)
    }
  }

  // MARK: Bytes

  /// A file that may lie beside the one that is read; nil where there is none. Without one that is there, what is read would not be whole.
  private func bytes(ifAnyAt path: String) throws(ImportRefusal) -> [UInt8]? {
    guard FileSystem.exists(path) else { return nil }
    do throws(HostError) { return try FileSystem.read(path) } catch { throw .host(error) }
  }

  /// The first line that has bytes which are no UTF-8, from 1.
  private static func badLine(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }

  private mutating func nextMember(of file: ExportFile) throws(ImportRefusal) -> ExportFile.Member? {
    if cut != nil { return nil }
    do throws(StreamError) {
      return try file.nextMember()
    } catch {
      guard error.kind == .truncated else { throw .stream(error) }
      cut = error
      return nil
    }
  }

  private mutating func nextPiece(of file: ExportFile) throws(StreamError) -> UnsafeRawBufferPointer? {
    if cut != nil { return nil }
    do throws(StreamError) {
      let piece = try file.nextPiece()
      reader.progress(file.byteCount)
      return piece
    } catch {
      guard error.kind == .truncated else { throw error }
      cut = error
      return nil
    }
  }

  private mutating func head(of file: ExportFile) throws(ImportRefusal) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(StreamError) {
      while bytes.count < Self.headLength, let piece = try nextPiece(of: file) { bytes += piece }
    } catch {
      throw .stream(error)
    }
    return bytes
  }

  private mutating func rest(of file: ExportFile, behind head: [UInt8], atMost limit: Int = limit) throws(ImportRefusal) -> [UInt8] {
    var bytes = head
    do throws(StreamError) {
      while let piece = try nextPiece(of: file) {
        bytes += piece
        if bytes.count > limit { throw StreamError(.oversized, "it holds more than \(limit >> 20) MB, which no such export does") }
      }
    } catch {
      throw .stream(error)
    }
    return bytes
  }

  private mutating func feed(_ head: [UInt8], of file: ExportFile, _ add: (UnsafeRawBufferPointer) throws -> Void) throws {
    try head.withUnsafeBytes { try add($0) }
    while let piece = try nextPiece(of: file) { try add(piece) }
  }

  private static func gather(_ read: () throws -> ImportedData) throws(ImportRefusal) -> ImportedData {
    do {
      return try read()
    } catch let error as StreamError {
      throw .stream(error)
    } catch let error as HostError {
      throw .host(error)
    } catch let error as TableRefusal {
      throw .table(error)
    } catch {
      throw .stream(StreamError(.damaged, "\(error)"))
    }
  }
}
