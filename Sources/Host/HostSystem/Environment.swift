// The words and variables that a program is started with.

import CHost

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Environment variables as a plain value; tests pass their own.
public struct Environment: Sendable {
  /// Nil for those of this process, which are asked for one by one: a command wants few of them.
  private var own: [String: String]?

  public init(_ variables: [String: String] = [:]) { own = variables }

  private init(own: [String: String]?) { self.own = own }

  /// The variables of this process now. One that is not UTF-8 is left out.
  public static func current() -> Environment { Environment(own: nil) }

  /// All of them by their names.
  public var variables: [String: String] {
    get { own ?? Self.ofProcess }
    set { own = newValue }
  }

  /// The variable's value, nil where it is unset or empty: the conventions of XDG and of NO_COLOR treat these alike.
  public subscript(name: String) -> String? {
    guard let value = value(of: name), !value.isEmpty else { return nil }
    return value
  }

  /// The variable's value, which may be empty; nil where it is unset.
  public func value(of name: String) -> String? {
    if let own { own[name] } else { getenv(name).flatMap { String(validatingCString: $0) } }
  }

  private static var ofProcess: [String: String] {
    var variables: [String: String] = [:]
    guard var entry = chost_environment() else { return [:] }
    while let text = entry.pointee {
      if let line = String(validatingCString: text), let equals = line.utf8.firstIndex(of: 0x3D) {
        variables[String(line[..<equals])] = String(line[line.utf8.index(after: equals)...])
      }
      entry += 1
    }
    return variables
  }

  /// Whether one of the folders of PATH has a program of this name.
  public func hasProgram(_ name: String) -> Bool {
    (self["PATH"] ?? "").split(separator: ":").contains { FileSystem.isFile("\($0)/\(name)") }
  }

  /// Where files lie that are gone with the program.
  public var temporaryFolder: String { self["TMPDIR"] ?? "/tmp" }

  /// The person's own folder for a kind of files: the variable if it holds an absolute path, else the place below the home folder.
  public func folder(_ variable: String, orHome place: String) -> String? {
    absolute(variable) ?? home.map { PathText.join($0, place) }
  }

  /// `$HOME`; nil where that is unset, or a relative path, which would be another folder wherever the program is started.
  public var home: String? { absolute("HOME") }

  /// The variables that name a person's own folder by a relative path, with their values: the XDG specification has them passed over.
  public var relativeFolders: [(variable: String, path: String)] {
    ["HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"].compactMap { variable in
      absolute(variable) == nil ? self[variable].map { (variable, $0) } : nil
    }
  }

  private func absolute(_ variable: String) -> String? { self[variable].flatMap { $0.utf8.first == 0x2F ? $0 : nil } }

  /// `$XDG_CONFIG_HOME`, else `~/.config`; nil without a home.
  public var configHome: String? { folder("XDG_CONFIG_HOME", orHome: ".config") }
  /// `$XDG_STATE_HOME`, else `~/.local/state`; nil without a home.
  public var stateHome: String? { folder("XDG_STATE_HOME", orHome: ".local/state") }
  /// `$XDG_CACHE_HOME`, else `~/.cache`; nil without a home.
  public var cacheHome: String? { folder("XDG_CACHE_HOME", orHome: ".cache") }
}

/// This process: its words, its folder, its end.
public enum HostProcess {
  /// The words it was started with, its own name first.
  public static var arguments: [String] { rawArguments.map { String(cString: $0) } }

  /// Whether every word is UTF-8. One that is not stands fixed in `arguments`: another file, another value than was meant.
  public static var areArgumentsUTF8: Bool { rawArguments.allSatisfy { String(validatingCString: $0) != nil } }

  private static var rawArguments: [UnsafeMutablePointer<CChar>] {
    guard let words = chost_arguments() else { return [] }
    return (0..<Int(chost_argument_count())).compactMap { words[$0] }
  }

  public static var identifier: Int32 { getpid() }

  /// What the system says of the program's own file, which another build of it has not; nil where it does not say.
  public static var programStamp: FileStamp? {
    #if canImport(Glibc)
      let path = "/proc/self/exe"
    #else
      let path = arguments.first ?? ""
    #endif
    do { return try FileSystem.stamp(path) } catch { return nil }
  }

  /// The folder that relative paths start from: `$PWD` where that names it, since it may keep links the person came by.
  public static func currentDirectory(_ environment: Environment) throws(HostError) -> String {
    if let path = environment["PWD"], path.utf8.first == 0x2F, let here = FileSystem.stampIfThere("."),
      let there = FileSystem.stampIfThere(path),
      here.inode == there.inode, here.device == there.device
    {
      return PathText.normalise(path)
    }
    guard let text = getcwd(nil, 0) else { throw .system(.find, "the current folder", errno) }
    defer { free(text) }
    guard let path = String(validatingCString: text) else {
      throw HostError(.badName, attempt: .find, path: "the current folder", reason: .pathNotUTF8)
    }
    return path
  }

  /// Ends the process at once with this status.
  public static func exit(_ status: Int32) -> Never { platformExit(status) }
}

/// `exit` under a name of its own, since the method of that name hides it.
private func platformExit(_ status: Int32) -> Never { exit(status) }
