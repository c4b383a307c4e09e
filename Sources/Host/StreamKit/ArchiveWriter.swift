// A zip archive, member by member.

import CArchive
import CArchiveLean
import JournalText

/// Writes files into a new zip archive. What was begun and not finished is no archive: whoever writes it takes it away then.
public final class ArchiveWriter {
  private let handle: OpaquePointer

  /// - Parameter path: Of a file that is made, or written over.
  /// - Throws: `unopened`.
  public init(_ path: String) throws(StreamError) {
    carchivelean_link()
    guard let handle = archive_write_new() else { throw StreamError(.unopened, "there is no memory left") }
    self.handle = handle
    archive_write_set_format_zip(handle)
    guard archive_write_open_filename(handle, path) == ARCHIVE_OK else { throw StreamError(.unopened, reason) }
  }

  deinit { archive_write_free(handle) }

  /// Adds a file.
  /// - Parameters:
  ///   - name: With slashes.
  ///   - modified: Nanoseconds since 1970.
  ///   - mode: Who may read, write and run it.
  /// - Throws: `unwritten`.
  public func add(_ name: String, _ bytes: [UInt8], modified: Int64, mode: UInt32) throws(StreamError) {
    let locale = archive_begin_utf8()
    defer { archive_end_utf8(locale) }
    guard let entry = archive_entry_new() else { throw StreamError(.unwritten, "there is no memory left") }
    defer { archive_entry_free(entry) }
    archive_entry_set_pathname_utf8(entry, name)
    archive_entry_set_size(entry, la_int64_t(bytes.count))
    archive_entry_set_filetype(entry, 0o100000)
    archive_entry_set_perm(entry, archive_mode(mode & 0o777))
    archive_entry_set_mtime(entry, archive_time(modified / 1_000_000_000), 0)
    guard archive_write_header(handle, entry) == ARCHIVE_OK else { throw StreamError(.unwritten, reason) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { archive_write_data(handle, $0.baseAddress, $0.count) }
      guard count > 0 else { throw StreamError(.unwritten, reason) }
      written += count
    }
    guard archive_write_finish_entry(handle) == ARCHIVE_OK else { throw StreamError(.unwritten, reason) }
  }

  /// Ends the archive; nothing is added afterwards.
  /// - Throws: `unwritten`.
  public func close() throws(StreamError) {
    guard archive_write_close(handle) == ARCHIVE_OK else { throw StreamError(.unwritten, reason) }
  }

  /// What the system says, where it was the system: the library calls a full disk a ‘write error’.
  private var reason: String {
    carchivelean_reason(handle).map { String(cString: $0) } ?? "it cannot be written"
  }
}
