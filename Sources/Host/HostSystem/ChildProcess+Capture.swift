// Another program whose answer is read.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ChildProcess {
  /// What a program said, and how it ended.
  public struct Captured: Sendable {
    public let ending: Ending
    /// What it wrote to the standard output.
    public let output: [UInt8]
    /// What it wrote to the standard error, with U+FFFD where that is not UTF-8.
    public let errors: String

    public var isSuccess: Bool { ending == .exit(0) }
  }

  /// Runs a program in the folder of this one, waits for its end and reads what it wrote. Its streams are files without names, so that neither
  /// program ever waits for the other to read.
  /// - Parameters:
  ///   - words: The program, as a path or a name to look for in the folders of `$PATH`, and its arguments.
  ///   - input: Its standard input.
  /// - Throws: Where it cannot be started; `notFound` where there is no such program.
  public static func capture(_ words: [String], _ environment: Environment, input: [UInt8] = []) throws(HostError) -> Captured {
    for text in words { try HostError.refuseCut("run", text) }
    let folder = environment.temporaryFolder
    let (given, said, told) = (try ScratchFile(in: folder), try ScratchFile(in: folder), try ScratchFile(in: folder))
    try input.withUnsafeBytes { bytes in Result { () throws(HostError) in try given.append(bytes) } }.get()
    let process = try start(
      words.first ?? "", words, environment.listed, input: given.number, output: said.number, errors: told.number)
    var status: Int32 = 0
    let (found, code) = retrying { waitpid(process, &status, 0) }
    guard found != nil else { throw .system("wait for", words.first ?? "", code) }
    return Captured(ending: Ending(status), output: try said.written(), errors: String(decoding: try told.written(), as: UTF8.self))
  }
}

extension ScratchFile {
  /// All that stands in it, whoever wrote it.
  func written() throws(HostError) -> [UInt8] {
    let size = Int(lseek(number, 0, SEEK_END))
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: size)
    try bytes.withUnsafeMutableBytes { buffer in Result { () throws(HostError) in try read(at: 0, into: buffer) } }.get()
    return bytes
  }
}

extension FileSystem {
  /// Puts bytes in the place of a file in one step, without waiting for the disk: for files that belong to another program, which would make them
  /// anew after a power cut. The mode of the file stays.
  public static func exchange(_ path: String, with bytes: [UInt8]) throws(HostError) {
    try HostError.refuseCut("write", path)
    let new = PathText.join(PathText.parent(path), ".\(PathText.name(path))\(LeftoverName.mark)new-\(UInt64.random(in: 0 ... .max))")
    let mode = FileAttributes.of(path)?.mode ?? 0o644
    let file = try Descriptor.open(new, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode_t(mode), attempt: "write", named: path)
    do throws(HostError) { try file.write(bytes, attempt: "write", named: path) } catch {
      _ = unlink(new)
      throw error
    }
    if rename(new, path) != 0 {
      let code = errno
      _ = unlink(new)
      throw .system("write", path, code)
    }
  }
}
