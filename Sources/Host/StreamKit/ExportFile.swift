// A file that another program exported: a zip archive's members one by one, or the file itself, piece by piece.

import JournalText
import CArchive

/// The members of a zip archive in their order; of any other file one, which is the file itself. What a file is, its bytes tell, not its name.
/// A truncated archive gives what is whole in it. Members are never written to the disk.
public final class ExportFile {
  /// A file in an archive.
  public struct Member: Equatable, Sendable {
    /// With slashes, as the archive says it; of a file that is no archive its own name. Bytes that are not UTF-8 are U+FFFD.
    public let name: String
    /// As the archive says beforehand; nil where it does not.
    public let size: Int?
    public let isFolder: Bool
  }

  private let handle: OpaquePointer
  private let name: String
  private let fileSize: Int
  /// Whether it is a zip archive; known after the first member.
  public private(set) var isArchive = false
  /// Bytes that came out of it so far.
  public private(set) var byteCount = 0
  private var members = 0

  /// - Parameters:
  ///   - path: Of a file that can be read.
  ///   - size: Its size in bytes, by which it is judged whether too much comes out of it.
  /// - Throws: `unopened`.
  public init(_ path: String, size: Int) throws(StreamError) {
    guard let handle = archive_read_new() else { throw StreamError(.unopened, "there is no memory left") }
    self.handle = handle
    name = path.split(separator: "/").last.map(String.init) ?? path
    fileSize = size
    archive_read_support_format_zip_streamable(handle)
    archive_read_support_format_zip_seekable(handle)
    archive_read_support_format_raw(handle)
    archive_read_support_format_empty(handle)
    guard archive_read_open_filename(handle, path, 1 << 17) == ARCHIVE_OK else { throw StreamError(.unopened, reason) }
  }

  deinit { archive_read_free(handle) }

  /// The next member; what is left of the one before is passed over. Nil after the last.
  /// - Throws: `truncated`, `damaged`; `refused` where a name leads out of the archive, or there are more than 100,000 members.
  public func nextMember() throws(StreamError) -> Member? {
    let locale = archive_begin_utf8()
    defer { archive_end_utf8(locale) }
    var entry: OpaquePointer?
    switch archive_read_next_header(handle, &entry) {
    case ARCHIVE_OK, ARCHIVE_WARN: break
    case ARCHIVE_EOF: return nil
    default: throw failure
    }
    guard let entry else { return nil }
    isArchive = archive_format(handle) & ARCHIVE_FORMAT_BASE_MASK == ARCHIVE_FORMAT_ZIP
    guard isArchive else { return Member(name: name, size: fileSize, isFolder: false) }
    members += 1
    if members > 100_000 { throw StreamError(.refused, "it has more than 100,000 members") }
    let path = (archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)).map { String(cString: $0) } ?? ""
    if path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      throw StreamError(.refused, "its member ‘\(path)’ would lie outside of it")
    }
    let isFolder = path.hasSuffix("/") || archive_entry_filetype(entry) == 0o040000
    let size = archive_entry_size_is_set(entry) != 0 ? Int(archive_entry_size(entry)) : nil
    return Member(name: path, size: size, isFolder: isFolder)
  }

  /// The next bytes of the member at hand, valid until the next call; nil at its end.
  /// - Throws: `truncated`, `damaged`; `refused` where more comes out than a file of this size can honestly hold: more than 8 MB, and more
  ///   than 120 times its own size; exports come to 40.
  public func nextPiece() throws(StreamError) -> UnsafeRawBufferPointer? {
    var start: UnsafeRawPointer?
    var count = 0
    var offset: la_int64_t = 0
    switch archive_read_data_block(handle, &start, &count, &offset) {
    case ARCHIVE_OK, ARCHIVE_WARN: break
    case ARCHIVE_EOF: return nil
    default: throw failure
    }
    byteCount += count
    if isArchive, byteCount > 8 << 20, byteCount / 120 > fileSize {
      throw StreamError(.refused, "more than 120 times its own size comes out of it")
    }
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  private var reason: String { archive_error_string(handle).map { String(cString: $0) } ?? "it cannot be read" }

  private var failure: StreamError {
    let reason = reason
    // -5 is zlib's word for bytes that end within a block.
    let isCut = ["truncated", "Truncated", "end of file", "premature", "failed (-5)"].contains { reason.contains(text: $0) }
    return StreamError(isCut ? .truncated : .damaged, reason)
  }
}
