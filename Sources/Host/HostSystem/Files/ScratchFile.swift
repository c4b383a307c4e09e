// Room on the disk for what memory should not hold.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file without a name: nobody else can open it, and it is gone with the program, however that ends.
public final class ScratchFile {
  private let file: Descriptor
  private let folder: String
  /// For a program that is to have it as one of its streams.
  var number: Int32 { file.number }
  /// How many bytes were written.
  public private(set) var count = 0

  /// - Parameter folder: Where there is room, such as `$TMPDIR`.
  public init(in folder: String) throws(HostError) {
    self.folder = folder
    if let file = Self.nameless(in: folder) {
      self.file = file
      return
    }
    let path = PathText.join(folder, ".retro-scratch-\(UInt64.random(in: 0 ... .max))")
    file = try Descriptor.open(path, flags: O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600, attempt: .makeFile, named: folder)
    _ = unlink(path)
  }

  /// A file that never has a name, so that nothing is left of a program that is killed; nil where the system or the folder's disk knows none.
  private static func nameless(in folder: String) -> Descriptor? {
    #if os(Linux)
      // `O_TMPFILE`, which is no number but an expression of C, and so is not imported.
      let flags = 0o20_000_000 | O_DIRECTORY | O_RDWR
      do throws(HostError) { return try Descriptor.open(folder, flags: flags, mode: 0o600, attempt: .makeFile, named: folder) } catch { return nil }
    #else
      return nil
    #endif
  }

  /// Writes after what was written so far.
  public func append(_ bytes: UnsafeRawBufferPointer) throws(HostError) {
    var start = 0
    while start < bytes.count {
      let written = pwrite(file.number, bytes.baseAddress?.advanced(by: start), bytes.count - start, off_t(count))
      if written < 0, errno == EINTR { continue }
      if written <= 0 { throw .system(.writeScratch, folder, errno) }
      start += written
      count += written
    }
  }

  /// Fills a buffer with what was written from a place on; nothing less.
  public func read(at place: Int, into buffer: UnsafeMutableRawBufferPointer) throws(HostError) {
    var done = 0
    while done < buffer.count {
      let read = pread(file.number, buffer.baseAddress?.advanced(by: done), buffer.count - done, off_t(place + done))
      if read < 0, errno == EINTR { continue }
      if read <= 0 { throw .system(.readScratch, folder, read == 0 ? EIO : errno) }
      done += read
    }
  }
}
