// Where locks, undo and recovery lie: never in the journal itself, which folder sync may copy at any moment.

public import HostSystem

/// What the program remembers of one journal, or of one folder of files outside of any: `$XDG_STATE_HOME/retro/` and 16 hexadecimal digits.
public struct StateDirectory: Hashable, Sendable {
  /// Absolute path of this directory; it need not exist.
  public let path: String
  /// Real path of the journal's root or of the folder.
  public let root: String

  /// The directory of the journal at a root, or of a folder.
  /// - Throws: `noState` where there is no home folder to keep it in.
  public init(root: String, _ environment: Environment) throws(ChangeError) {
    guard let base = Self.base(environment) else { throw .noState(nil) }
    self.root = Self.realPath(root)
    path = PathText.join(base, Self.name(for: self.root))
  }

  private init(path: String, root: String) {
    self.path = path
    self.root = root
  }

  /// Those that exist, of every journal and folder; one that does not name its journal is left out.
  /// - Throws: Where it cannot be said which there are.
  public static func all(_ environment: Environment) throws(HostError) -> [StateDirectory] {
    guard let base = base(environment) else { return [] }
    return try FileSystem.namesIfThere(in: base).compactMap { name in
      let path = PathText.join(base, name)
      guard let bytes = FileSystem.readIfReadable(PathText.join(path, "path")) else { return nil }
      let root = bytes.last == 0x0A ? bytes.dropLast() : bytes[...]
      return StateDirectory(path: path, root: String(decoding: root, as: UTF8.self))
    }
  }

  /// Whether a command that writes was interrupted; the next one finishes it or takes it back.
  public var hasPending: Bool { FileSystem.exists(pending) }

  /// The command that was interrupted; nil where none was.
  /// - Throws: `damaged` where what was saved of it cannot be read, `noState` where it cannot be said whether there is anything.
  public func interrupted() throws(ChangeError) -> ChangeSet? {
    do throws(HostError) {
      if try FileSystem.stamp(pending) == nil { return nil }
    } catch {
      throw .noState(error)
    }
    guard let bytes = FileSystem.readIfReadable(pending), let set = ChangeSet(bytes: bytes) else { throw .damaged(path: pending) }
    return set
  }

  /// The command that was interrupted, as far as a command that only reads may know: one that is still at work is none, nor is one that
  /// cannot be read.
  public var abandoned: ChangeSet? {
    guard hasPending, !FileLock.isHeld(lock) else { return nil }
    do throws(ChangeError) { return try interrupted() } catch { return nil }
  }

  /// Texts that a command had to keep because a file was changed under it; names in `recovery`.
  public func recoveryFiles() throws(HostError) -> [String] { try FileSystem.namesIfThere(in: recovery) }

  /// The folder of `recoveryFiles`.
  public var recovery: String { PathText.join(path, "recovery") }

  var pending: String { PathText.join(path, "pending") }
  var lock: String { PathText.join(path, "lock") }
  var name: String { PathText.join(path, "path") }
  var log: String { PathText.join(path, "log") }

  /// Makes the directory, for this person's eyes only.
  func make(_ calls: SystemCalls) throws(HostError) { try FileSystem.makeDirectories(log, mode: 0o700, by: calls) }

  /// Writes down whose directory it is, where that is not done yet. Only under the lock.
  func nameJournal(_ calls: SystemCalls) throws(HostError) {
    if !FileSystem.exists(name) { try FileSystem.create(name, Array("\(root)\n".utf8), attributes: .own, by: calls) }
  }

  private static func base(_ environment: Environment) -> String? { environment.stateHome.map { PathText.join($0, "retro") } }

  /// 16 hexadecimal digits of the FNV-1a hash of the path.
  private static func name(for root: String) -> String { ContentHash(root.utf8).text }

  /// The real path, also of a folder that is still to be made.
  private static func realPath(_ folder: String) -> String {
    if let real = FileSystem.realPathIfThere(folder) { return real }
    let parent = PathText.parent(folder)
    return parent == folder || parent == "." ? folder : PathText.join(realPath(parent), PathText.name(folder))
  }
}
