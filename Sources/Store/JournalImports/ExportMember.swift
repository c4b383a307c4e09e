// The members of one export, as importers see them.

import HostSystem
import StreamKit
import JournalText

/// A file in an archive, or a file by itself. Its bytes come once; its head can be looked at before.
final class ExportMember {
  /// With its folders in the archive; of a file by itself its own name.
  let name: String
  private let contents: ExportContents
  private var knownHead: [UInt8]?

  /// By so many bytes a file is recognised.
  private static let headLength = 1 << 16
  /// What is read into memory as a whole ends here: 256 MB.
  private static let limit = 1 << 28

  init(_ name: String, of contents: ExportContents) {
    self.name = name
    self.contents = contents
  }

  var isArchived: Bool { contents.file.isArchive }

  /// Why it ends too early; nil where it is whole, as far as it was read.
  var cut: StreamError? { contents.cut }

  /// Whether nothing was found of a source yet. Of several members of one the first counts; the others may say all of it again.
  func isFirst(of source: String) -> Bool { contents.isFirst(of: source) }

  /// Its first bytes.
  func head() throws(StreamError) -> [UInt8] {
    if let knownHead { return knownHead }
    var bytes: [UInt8] = []
    while bytes.count < Self.headLength, let piece = try contents.nextPiece() { bytes += piece }
    knownHead = bytes
    return bytes
  }

  /// Hands on all of its bytes, piece by piece.
  func forEachPiece(_ take: (UnsafeRawBufferPointer) throws -> Void) throws {
    try knownHead?.withUnsafeBytes { try take($0) }
    while let piece = try contents.nextPiece() { try take(piece) }
  }

  /// All of its bytes.
  /// - Throws: `oversized` where there are more than `limit`.
  func bytes(atMost limit: Int = limit) throws(StreamError) -> [UInt8] {
    var bytes = knownHead ?? []
    while let piece = try contents.nextPiece() {
      bytes += piece
      if bytes.count > limit { throw StreamError(.oversized, "it holds more than \(limit >> 20) MB, which no such export does") }
    }
    return bytes
  }

  /// The bytes of a file in the folder of the export; nil where there is none. Without one that is there, what is read would not be whole.
  func bytesBeside(_ name: String) throws(HostError) -> [UInt8]? {
    let path = PathText.join(PathText.parent(contents.path), name)
    return FileSystem.exists(path) ? try FileSystem.read(path) : nil
  }

  /// The names of what lies in the folder of the export.
  func namesBeside() throws(HostError) -> [String] { try FileSystem.names(in: PathText.parent(contents.path)) }

  /// Notes that such bytes belong to the export: with others it would be another one.
  func addBeside(_ bytes: [UInt8]) { contents.beside.append(bytes) }
}

/// What comes out of one file, and what was found in it.
final class ExportContents {
  let path: String
  let file: ExportFile
  private(set) var found: [ImportedData] = []
  private(set) var cut: StreamError?
  /// The bytes of the files beside it that belong to it, in the order in which they were read.
  var beside: [[UInt8]] = []
  private let progress: (Int) -> Void

  /// - Parameter progress: Called with the number of bytes that came out of it.
  init(_ path: String, size: Int, progress: @escaping (Int) -> Void) throws(StreamError) {
    self.path = path
    self.progress = progress
    file = try ExportFile(path, size: size)
  }

  /// The next member that is a file of somebody's; nil after the last, and where it ends too early.
  func nextMember() throws(StreamError) -> ExportMember? {
    while cut == nil {
      do throws(StreamError) {
        guard let member = try file.nextMember() else { return nil }
        // What a Mac adds to an archive is nobody's.
        let isAdded = member.name.split(separator: "/").contains { $0 == "__MACOSX" || $0.hasPrefix("._") }
        if !member.isFolder, !isAdded { return ExportMember(member.name, of: self) }
      } catch {
        guard error.kind == .truncated else { throw error }
        cut = error
      }
    }
    return nil
  }

  /// The next bytes of the member at hand; nil at its end, and where it ends too early.
  func nextPiece() throws(StreamError) -> UnsafeRawBufferPointer? {
    if cut != nil { return nil }
    do throws(StreamError) {
      let piece = try file.nextPiece()
      progress(file.byteCount)
      return piece
    } catch {
      guard error.kind == .truncated else { throw error }
      cut = error
      return nil
    }
  }

  func isFirst(of source: String) -> Bool {
    guard let place = found.firstIndex(where: { $0.source == source }) else { return true }
    found[place].warn(Wording(import: "severalFiles", "there is more than one such file in it: the first was read"))
    return false
  }

  func add(_ data: ImportedData) { if isFirst(of: data.source) { found.append(data) } }

  /// Says of everything that was found that there may have been more.
  func warnOfCut() {
    for place in found.indices { found[place].warn(Wording(import: "cutArchive", "the archive is cut off: what is whole in it was kept")) }
  }
}
