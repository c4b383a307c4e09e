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
    let streams = try Streams(input, in: environment.temporaryFolder)
    let process = try streams.start(words, environment)
    return try streams.captured(try wait(for: process))
  }

  /// Runs programs side by side and waits for all of them.
  /// - Parameter programs: Each with its standard input.
  public static func capture(
    all programs: [(words: [String], input: [UInt8])], _ environment: Environment
  ) throws(HostError) -> [Captured] {
    var running: [(streams: Streams, process: pid_t)] = []
    var failure: HostError?
    do throws(HostError) {
      for (words, input) in programs {
        let streams = try Streams(input, in: environment.temporaryFolder)
        running.append((streams, try streams.start(words, environment)))
      }
    } catch { failure = error }
    var all: [Captured] = []
    // What was started is waited for, whatever became of the others.
    for (streams, process) in running {
      do throws(HostError) { all.append(try streams.captured(try wait(for: process))) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
    return all
  }

  /// The same of one line of the shell that has so long. What it starts itself is stopped with it.
  /// - Parameters:
  ///   - milliseconds: How long it has.
  ///   - limit: How many bytes it may write.
  /// - Returns: Nil where it took longer, or wrote more, and was stopped.
  public static func capture(
    shell line: String, _ environment: Environment, input: [UInt8], within milliseconds: Int, upTo limit: Int
  ) throws(HostError) -> Captured? {
    let streams = try Streams(input, in: environment.temporaryFolder)
    let process = try streams.start(["/bin/sh", "-c", line], environment, isGroup: true)
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    var ending: Ending?
    while ending == nil, streams.written <= limit, ContinuousClock.now < deadline {
      usleep(5_000)
      ending = try endingIfAny(of: process)
    }
    // What it started and left behind goes, too.
    kill(-process, SIGKILL)
    guard let ending else {
      _ = try wait(for: process)
      return nil
    }
    return streams.written > limit ? nil : try streams.captured(ending)
  }
}

/// The three streams of a program, as files without names.
private struct Streams {
  private let input, output, errors: ScratchFile

  init(_ bytes: [UInt8], in folder: String) throws(HostError) {
    (input, output, errors) = (try ScratchFile(in: folder), try ScratchFile(in: folder), try ScratchFile(in: folder))
    try bytes.withUnsafeBytes { bytes in Result { () throws(HostError) in try input.append(bytes) } }.get()
  }

  func start(_ words: [String], _ environment: Environment, isGroup: Bool = false) throws(HostError) -> pid_t {
    for text in words { try HostError.refuseCut(.run, text) }
    return try ChildProcess.start(
      words.first ?? "", words, environment.listed, input: input.number, output: output.number, errors: errors.number, isGroup: isGroup)
  }

  /// How much the program has answered so far.
  var written: Int { output.size }

  func captured(_ ending: ChildProcess.Ending) throws(HostError) -> ChildProcess.Captured {
    ChildProcess.Captured(ending: ending, output: try output.written(), errors: String(decoding: try errors.written(), as: UTF8.self))
  }
}

extension ScratchFile {
  /// How many bytes stand in it, whoever wrote them.
  fileprivate var size: Int {
    var status = stat()
    return fstat(number, &status) == 0 ? Int(status.st_size) : 0
  }

  fileprivate func written() throws(HostError) -> [UInt8] {
    let size = size
    guard size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: size)
    try bytes.withUnsafeMutableBytes { buffer in Result { () throws(HostError) in try read(at: 0, into: buffer) } }.get()
    return bytes
  }
}

extension FileSystem {
  /// Puts bytes in the place of a file in one step, without waiting for the disk: for files that belong to another program, which would make them
  /// anew after a power cut. The mode of the file stays.
  /// - Parameter isPrivate: Whether nobody else may read a file that was not there.
  public static func exchange(_ path: String, with bytes: [UInt8], isPrivate: Bool = false) throws(HostError) {
    try HostError.refuseCut(.write, path)
    let new = PathText.join(PathText.parent(path), ".\(PathText.name(path))\(LeftoverName.mark)new-\(UInt64.random(in: 0 ... .max))")
    let mode = FileAttributes.of(path)?.mode ?? (isPrivate ? 0o600 : 0o644)
    let file = try Descriptor.open(new, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode_t(mode), attempt: .write, named: path)
    do throws(HostError) { try file.write(bytes, attempt: .write, named: path) } catch {
      _ = unlink(new)
      throw error
    }
    if rename(new, path) != 0 {
      let code = errno
      _ = unlink(new)
      throw .system(.write, path, code)
    }
  }
}
