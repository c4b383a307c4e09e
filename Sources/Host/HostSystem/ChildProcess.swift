// Another program that runs while this one waits.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program run with the terminal, the streams and the folder of this one.
public enum ChildProcess {
  /// How it ended.
  public enum Ending: Hashable, Sendable {
    /// With this status, 0 to 255.
    case exit(Int32)
    /// By this signal.
    case signal(Int32)

    /// Of the number that the system tells.
    init(_ status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    }

    /// The status as a shell tells it: 128 and the signal's number for one that ended it.
    public var status: Int32 {
      switch self {
      case .exit(let status): status
      case .signal(let number): 128 + number
      }
    }
  }

  /// Runs a line of the shell, `$1` and so on being the arguments, and waits for its end. Keys that interrupt, such as Ctrl-C, are the
  /// program's own affair meanwhile.
  /// - Throws: Where no shell can be started.
  public static func runShell(_ line: String, _ arguments: [String], _ environment: Environment) throws(HostError) -> Ending {
    for text in [line] + arguments { try HostError.refuseCut(.run, text) }
    let words = ["sh", "-c", line, "sh"] + arguments
    let variables = environment.listed
    return try ignoringInterruptions { () throws(HostError) in
      let process = try start("/bin/sh", words, variables)
      return try wait(for: process)
    }
  }

  /// The same with bytes as its standard input. A program that reads none of them, or not all, is not to blame.
  public static func runShell(
    _ line: String, _ arguments: [String], _ environment: Environment, input: [UInt8]
  ) throws(HostError) -> Ending {
    for text in [line] + arguments { try HostError.refuseCut(.run, text) }
    let words = ["sh", "-c", line, "sh"] + arguments
    let variables = environment.listed
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system(.makePipe, "sh", errno) }
    var isOpen = true
    defer { if isOpen { close(ends[1]) } }
    // The child has its own copy of what it reads from, and must not hold what is written to: it would wait for itself.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return try ignoringInterruptions { () throws(HostError) in
      let process: pid_t
      do throws(HostError) {
        process = try start("/bin/sh", words, variables, input: ends[0])
      } catch {
        close(ends[0])
        throw error
      }
      close(ends[0])
      var place = 0
      while place < input.count {
        let (count, _) = input.withUnsafeBytes { bytes in
          retrying { platformWrite(ends[1], bytes.baseAddress?.advanced(by: place), bytes.count - place) }
        }
        guard let count else { break }
        place += count
      }
      close(ends[1])
      isOpen = false
      return try wait(for: process)
    }
  }

  /// - Parameters:
  ///   - program: A path, or a name to look for in the folders of `$PATH`.
  ///   - isSilent: Whether what it writes to the standard output goes nowhere.
  ///   - input, output, errors: The descriptors that are to be its standard input, output and error; nil for those of this process.
  ///   - isGroup: Whether it leads a group of its own, so that what it starts can be ended with it.
  static func start(
    _ program: String, _ words: [String], _ variables: [String], isSilent: Bool = false, input: Int32? = nil, output: Int32? = nil,
    errors: Int32? = nil, isGroup: Bool = false
  ) throws(HostError) -> pid_t {
    #if canImport(Glibc)
      var attributes = posix_spawnattr_t()
      var actions = posix_spawn_file_actions_t()
    #else
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
    #endif
    let name = words.first ?? program
    var code = posix_spawnattr_init(&attributes)
    guard code == 0 else { throw .system(.start, name, code) }
    defer { posix_spawnattr_destroy(&attributes) }
    code = posix_spawn_file_actions_init(&actions)
    guard code == 0 else { throw .system(.start, name, code) }
    defer { posix_spawn_file_actions_destroy(&actions) }
    if isSilent { posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    if let errors { posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO) }
    // What this process ignores, its child would ignore too.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | (isGroup ? Int16(POSIX_SPAWN_SETPGROUP) : 0))
    var process: pid_t = 0
    let arguments = words.map { strdup($0) } + [nil]
    let environment = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    code = posix_spawnp(&process, program, &actions, &attributes, arguments, environment)
    guard code == 0 else { throw .system(.start, name, code) }
    return process
  }

  static func wait(for process: pid_t) throws(HostError) -> Ending {
    var status: Int32 = 0
    let (found, code) = retrying { waitpid(process, &status, 0) }
    guard found != nil else { throw .system(.waitFor, "sh", code) }
    return Ending(status)
  }

  /// How a process ended; nil while it runs.
  static func endingIfAny(of process: pid_t) throws(HostError) -> Ending? {
    var status: Int32 = 0
    let (found, code) = retrying { waitpid(process, &status, WNOHANG) }
    guard let found else { throw .system(.waitFor, "sh", code) }
    return found == 0 ? nil : Ending(status)
  }

  private static func ignoringInterruptions<Result>(_ body: () throws(HostError) -> Result) throws(HostError) -> Result {
    let before = [SIGINT, SIGQUIT].map { (number: $0, handler: signal($0, SIG_IGN)) }
    defer { for (number, handler) in before { _ = signal(number, handler) } }
    return try body()
  }
}

extension Environment {
  /// The variables as the system takes them.
  var listed: [String] {
    variables.filter { !$0.key.utf8.contains(0) && !$0.value.utf8.contains(0) }.map { "\($0.key)=\($0.value)" }
  }
}
