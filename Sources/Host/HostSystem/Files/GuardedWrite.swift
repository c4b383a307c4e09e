// Replacing and creating files so that no one's bytes are lost: a crash leaves the old file or the new one.

import CHost

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileSystem {
  /// Replaces a file that holds exactly the expected bytes. Mode, access lists and extended attributes stay, owner and group where the
  /// system allows; where the path is a link, the link stays and its target is replaced.
  /// - Throws: `changedMeanwhile` where the file holds anything else, even if it was changed during the call; the file then keeps what
  ///   the other program wrote. Any other failure leaves the file as it was.
  public static func replace(
    _ path: String, expecting old: [UInt8], with new: [UInt8], by calls: SystemCalls = .real
  ) throws(HostError) {
    try GuardedWrite(to: path, attempt: .write, followsLink: true, calls).replace(expecting: old, with: new)
  }

  /// Makes a new file, complete or not at all.
  /// - Throws: `alreadyExists` where anything stands at the path, a link that leads nowhere included.
  /// - Parameter attributes: Mode, owner and group that it is to have, the last two where the system allows; nil for those of any new file.
  public static func create(
    _ path: String, _ contents: [UInt8], attributes: FileAttributes? = nil, by calls: SystemCalls = .real
  ) throws(HostError) {
    try GuardedWrite(to: path, attempt: .create, followsLink: false, calls).create(contents, attributes)
  }

  /// Removes a file that holds exactly the expected bytes; a link is refused.
  /// - Throws: `changedMeanwhile` where the file holds anything else, even if it was changed during the call; it then stays, or stands
  ///   there again.
  public static func remove(_ path: String, expecting old: [UInt8], by calls: SystemCalls = .real) throws(HostError) {
    try GuardedWrite(to: path, attempt: .remove, followsLink: false, calls).remove(expecting: old)
  }

  /// Whether two names in a folder can be exchanged, so that `replace` notices a change even in its very last moment. Where they cannot,
  /// a change within microseconds of the renaming goes unnoticed.
  public static func canExchangeNames(in folder: String) throws(HostError) -> Bool {
    let probe = try GuardedWrite(to: PathText.join(folder, "exchange"), attempt: .writeInto, followsLink: false, .real)
    return try probe.canExchange()
  }
}

/// One write to one name in one folder; every step after the opening works relative to that folder.
private struct GuardedWrite: ~Copyable {
  let shown: String
  let attempt: HostError.Attempt
  let folder: Descriptor
  let name: String
  let calls: SystemCalls

  init(to path: String, attempt: HostError.Attempt, followsLink: Bool, _ calls: SystemCalls) throws(HostError) {
    if ["", ".", ".."].contains(PathText.name(path)) || path.utf8.last == 0x2F {
      throw HostError(.isDirectory, attempt: attempt, path: path, reason: .isFolder, number: EISDIR)
    }
    try HostError.refuseCut(attempt, path)
    let target = followsLink ? try Self.target(of: path, attempt: attempt) : path
    let folder = try Descriptor.open(PathText.parent(target), flags: O_RDONLY | O_DIRECTORY, attempt: attempt, named: path)
    self.init(shown: path, attempt: attempt, folder: folder, name: PathText.name(target), calls)
  }

  private init(shown: String, attempt: HostError.Attempt, folder: consuming Descriptor, name: String, _ calls: SystemCalls) {
    self.calls = calls
    self.shown = shown
    self.attempt = attempt
    self.folder = folder
    self.name = name
  }

  /// The path itself, or what it leads to where it is a link.
  private static func target(of path: String, attempt: HostError.Attempt) throws(HostError) -> String {
    var status = stat()
    guard fstatat(AT_FDCWD, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .system(attempt, path, errno) }
    guard FileStamp(status).kind == .link else { return path }
    do throws(HostError) { return try FileSystem.realPath(path) } catch {
      throw HostError(error.kind, attempt: attempt, path: path, reason: error.reason, number: error.number)
    }
  }

  func replace(expecting old: [UInt8], with new: [UInt8]) throws(HostError) {
    // Renaming would get past a write protection that the person set on the file.
    if faccessat(folder.number, name, W_OK, AT_EACCESS) != 0 { throw .system(attempt, shown, errno) }
    let before = try open(name)
    guard try contents(of: before) == old else { throw .changed(attempt, shown) }
    let temporary = try makeTemporary(mode: 0o600)
    try copyAttributes(from: before, to: temporary.file)
    try temporary.file.write(new, attempt: attempt, named: shown, by: calls)
    try temporary.file.synchronise(attempt: attempt, named: shown, by: calls)

    // What one of our programs puts in place for a moment must not be what another of them expects to find.
    try takeTurn()
    guard isStill(before, holding: old) else { throw .changed(attempt, shown) }
    try rename(temporary, toHold: old, or: new)
    if calls.make(.exchange, { chost_exchange(folder.number, temporary.name, name) }) == 0 {
      // What the exchange displaced is looked at only now, when no other program can reach it by its name any more.
      if !holds(temporary.name, old) { throw giveBack(temporary, new) }
    } else {
      let code = errno
      guard code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP else { throw .system(attempt, shown, code) }
      guard holds(name, old) else { throw .changed(attempt, shown) }
      let result = calls.make(.rename) { renameat(folder.number, temporary.name, folder.number, name) }
      guard result == 0 else { throw .system(attempt, shown, errno) }
      temporary.isKept = true
    }
    finish(temporary)
  }

  /// Puts back what another program wrote, and gives the error that says so.
  private func giveBack(_ temporary: Temporary, _ new: [UInt8]) -> HostError {
    guard calls.make(.exchange, { chost_exchange(folder.number, temporary.name, name) }) == 0 else {
      temporary.isKept = true
      return HostError(
        .changedMeanwhile, attempt: attempt, path: shown,
        reason: .changedWhileWritten(kept: temporary.name))
    }
    if holds(temporary.name, new) { return .changed(attempt, shown) }
    // Another program wrote once more in the moment the new file stood there. Its later text stays in place, its former is kept.
    _ = calls.make(.exchange) { chost_exchange(folder.number, temporary.name, name) }
    temporary.isKept = true
    return HostError(
      .changedMeanwhile, attempt: attempt, path: shown,
      reason: .changedTwiceWhileWritten(kept: temporary.name))
  }

  /// Soon the file may hold another text than the one that was written to it: its name says which, no longer that it is nobody's.
  private func rename(_ temporary: Temporary, toHold old: [UInt8], or new: [UInt8]) throws(HostError) {
    var name = LeftoverName.either(name, old, new)
    if calls.make(.rename, { chost_rename_new(folder.number, temporary.name, name) }) != 0 {
      let code = errno
      let isUnknown = code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP
      guard isUnknown || code == EEXIST else { throw .system(attempt, shown, code) }
      name = LeftoverName.unknown(self.name)
      let result = calls.make(.rename) { renameat(folder.number, temporary.name, folder.number, name) }
      guard result == 0 else { throw .system(attempt, shown, errno) }
    }
    temporary.name = name
  }

  /// Waits until no other of our programs is at the names in this folder; the turn ends with `endTurn`, when the folder is closed, or when the
  /// program ends.
  private func takeTurn() throws(HostError) { try folder.takeTurn(attempt: attempt, named: shown) }

  private func endTurn() { _ = retrying { flock(folder.number, LOCK_UN) } }

  func create(_ contents: [UInt8], _ attributes: FileAttributes?) throws(HostError) {
    var status = stat()
    if fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { throw .system(attempt, shown, EEXIST) }
    // The system takes the person's umask off this mode, as for any new file.
    let temporary = try makeTemporary(mode: 0o666)
    if let attributes { try set(attributes, of: temporary.file) }
    try temporary.file.write(contents, attempt: attempt, named: shown, by: calls)
    try temporary.file.synchronise(attempt: attempt, named: shown, by: calls)
    if calls.make(.rename, { chost_rename_new(folder.number, temporary.name, name) }) != 0 {
      let code = errno
      guard code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP else { throw .system(attempt, shown, code) }
      // A second name is never given over an existing one.
      let result = calls.make(.rename) { linkat(folder.number, temporary.name, folder.number, name, 0) }
      if result != 0 { throw .system(attempt, shown, errno) }
    } else {
      temporary.isKept = true
    }
    finish(temporary)
  }

  func remove(expecting old: [UInt8]) throws(HostError) {
    var status = stat()
    guard fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .system(attempt, shown, errno) }
    if FileStamp(status).kind == .link {
      throw HostError(.notAFile, attempt: attempt, path: shown, reason: .linkToFile)
    }
    if faccessat(folder.number, name, W_OK, AT_EACCESS) != 0 { throw .system(attempt, shown, errno) }
    guard try contents(of: open(name)) == old else { throw .changed(attempt, shown) }
    try takeTurn()
    // Out of every other program's reach first, looked at only then.
    let aside = try setAside(expecting: old)
    guard holds(aside, old) else {
      if calls.make(.rename, { chost_rename_new(folder.number, aside, name) }) == 0 { throw .changed(attempt, shown) }
      throw HostError(
        .changedMeanwhile, attempt: attempt, path: shown,
        reason: .changedWhileRemoved(kept: aside))
    }
    if calls.make(.remove, { unlinkat(folder.number, aside, 0) }) != 0 {
      let code = errno
      _ = calls.make(.rename) { chost_rename_new(folder.number, aside, name) }
      throw .system(attempt, shown, code)
    }
    _ = retrying { calls.synchronise(folder.number) }
  }

  /// Gives the file a name that nobody looks for, and says which.
  private func setAside(expecting old: [UInt8]) throws(HostError) -> String {
    for attempts in 0..<100 {
      let aside = attempts == 0 ? LeftoverName.either(name, old, old) : LeftoverName.unknown(name)
      if calls.make(.rename, { chost_rename_new(folder.number, name, aside) }) == 0 { return aside }
      let code = errno
      if code == EEXIST { continue }
      guard code == EINVAL || code == ENOSYS || code == ENOTSUP || code == EOPNOTSUPP else { throw .system(attempt, shown, code) }
      let result = calls.make(.rename) { renameat(folder.number, name, folder.number, aside) }
      if result == 0 { return aside }
      throw .system(attempt, shown, errno)
    }
    throw .system(attempt, shown, EEXIST)
  }

  func canExchange() throws(HostError) -> Bool {
    let a = try makeTemporary(mode: 0o600)
    let b = try makeTemporary(mode: 0o600)
    return chost_exchange(folder.number, a.name, b.name) == 0
  }

  /// The names are right by now. A folder that cannot be synchronised may show the old ones after a power cut, which is no failure.
  private func finish(_ temporary: Temporary) {
    temporary.remove()
    _ = retrying { calls.synchronise(folder.number) }
  }

  private func open(_ name: String) throws(HostError) -> Descriptor {
    try Descriptor.open(name, in: folder.number, flags: O_RDONLY | O_NOFOLLOW, attempt: attempt, named: shown)
  }

  private func holds(_ name: String, _ expected: [UInt8]) -> Bool {
    do throws(HostError) { return try contents(of: open(name)) == expected } catch { return false }
  }

  /// Whether the name still stands for a file that was opened, and that file holds these bytes.
  private func isStill(_ file: borrowing Descriptor, holding expected: [UInt8]) -> Bool {
    var (opened, named) = (stat(), stat())
    guard fstat(file.number, &opened) == 0, fstatat(folder.number, name, &named, AT_SYMLINK_NOFOLLOW) == 0,
      opened.st_ino == named.st_ino, opened.st_dev == named.st_dev, lseek(file.number, 0, SEEK_SET) == 0
    else { return false }
    do throws(HostError) { return try contents(of: file) == expected } catch { return false }
  }

  private func contents(of file: borrowing Descriptor) throws(HostError) -> [UInt8] {
    var bytes: [UInt8] = []
    try FileSystem.read(file, attempt: attempt, named: shown, into: &bytes)
    return bytes
  }

  private func copyAttributes(from before: borrowing Descriptor, to file: borrowing Descriptor) throws(HostError) {
    var status = stat()
    guard fstat(before.number, &status) == 0 else { throw .system(attempt, shown, errno) }
    // Only the administrator may give files away; the group alone is often allowed. The mode comes last, since both may clear bits of it.
    try set(FileAttributes(status), of: file) { chost_copy_attributes(before.number, file.number) }
  }

  private func set(_ attributes: FileAttributes, of file: borrowing Descriptor, before last: () -> Void = {}) throws(HostError) {
    let number = file.number
    if calls.make(.setAttributes, { fchown(number, attributes.owner, attributes.group) }) != 0 {
      _ = calls.make(.setAttributes) { fchown(number, uid_t.max, attributes.group) }
    }
    last()
    guard calls.make(.setAttributes, { fchmod(number, mode_t(attributes.mode & 0o7777)) }) == 0 else {
      throw .system(attempt, shown, errno)
    }
  }

  /// A new file beside the target, locked for as long as it is open: another program knows by that that it is in use.
  private func makeTemporary(mode: mode_t) throws(HostError) -> Temporary {
    try takeTurn()
    defer { endTurn() }
    var attempts = 0
    while true {
      let name = LeftoverName.unfinished(name)
      do throws(HostError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        let file = try Descriptor.open(name, in: folder.number, flags: flags, mode: mode, attempt: attempt, named: shown, by: calls)
        // A system that knows no locks tidies nothing up.
        _ = flock(file.number, LOCK_EX | LOCK_NB)
        return Temporary(folder: folder.number, name: name, file: file, calls)
      } catch {
        attempts += 1
        if error.kind != .alreadyExists || attempts > 100 { throw error }
      }
    }
  }
}

/// A file beside the target that removes itself, unless its name has become the target's or it holds something to keep.
private final class Temporary {
  var name: String
  let file: Descriptor
  var isKept = false
  private let folder: Int32
  private let calls: SystemCalls

  /// The folder must stay open for as long as this lives.
  init(folder: Int32, name: String, file: consuming Descriptor, _ calls: SystemCalls) {
    self.calls = calls
    self.folder = folder
    self.name = name
    self.file = file
  }

  func remove() {
    if !isKept { _ = calls.make(.remove) { unlinkat(folder, name, 0) } }
    isKept = true
  }

  deinit { remove() }
}
