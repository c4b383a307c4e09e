// Where the index of a journal lies: in the person's cache, never in the journal, which folder sync may copy at any moment.

import HostSystem
import JournalStore

/// The file of one journal's index: `$XDG_CACHE_HOME/retro/` and 16 hexadecimal digits. It holds private text, so nobody else may read it.
struct IndexPlace {
  let path: String

  /// - Throws: Where there is no home folder, or the cache lies in the journal.
  init(_ root: String, _ environment: Environment) throws(IndexError) {
    guard let cache = environment.cacheHome else {
      throw IndexError(reason: "neither $XDG_CACHE_HOME nor $HOME names a folder for it")
    }
    let real = Self.real(root)
    // Below a folder that begins with a dot, as ~/.cache does, it is no part of a journal, be that all of somebody's home.
    if let inside = PathText.relative(cache, to: real) ?? PathText.relative(cache, to: root),
      !inside.split(separator: "/").contains(where: { $0.hasPrefix(".") && $0 != "." })
    {
      throw IndexError(reason: "‘\(cache)’ lies in the journal; let $XDG_CACHE_HOME name a folder outside of it")
    }
    path = PathText.join(PathText.join(cache, "retro"), ContentHash(real.utf8).text + ".sqlite")
  }

  /// Whether there is a file that only this person can read. One that others could read is made anew, after a closed folder; but not on a
  /// disk that knows no permissions, whose files and folders are open to all whatever is asked for.
  var isThere: Bool {
    guard let stamp = FileSystem.stampIfThere(path), stamp.kind == .file else { return false }
    if stamp.mode & 0o077 == 0 { return true }
    let folder = PathText.parent(path)
    // Where the folder cannot be closed, its mode says so.
    do throws(HostError) { try CacheFile.makeFolder(folder) } catch {}
    return FileAttributes.of(folder)?.mode != 0o700
  }

  /// A journal has one index, whatever links led to it.
  static func real(_ root: String) -> String { FileSystem.realPathIfThere(root) ?? root }

  /// A new, empty file beside the index; what builders left behind who did not come to an end is removed.
  func scratch() throws(HostError) -> Scratch {
    try CacheFile.makeFolder(PathText.parent(path))
    tidy()
    let scratch = "\(path).\(HostProcess.identifier)-\(UInt32.random(in: 0...UInt32.max))"
    return Scratch(path: scratch, claim: try CacheFile.claim(scratch))
  }

  /// An index that is being made.
  struct Scratch: ~Copyable {
    let path: String
    let claim: CacheFile.Claim

    /// Lets go of the file. SQLite's own locks end with it, so nothing is read or written meanwhile.
    consuming func end() {}
  }

  /// Puts a finished index in its place, over the one that was there. Whoever has that one open keeps it to the end.
  func install(_ scratch: String) throws(HostError) {
    // Most are not there.
    for ending in Self.companions { FileSystem.discard(path + ending) }
    try CacheFile.put(scratch, over: path)
  }

  /// Removes the index, with what other programs may have left beside it.
  /// - Throws: Where it is there and cannot be removed.
  func delete() throws(HostError) {
    for ending in Self.companions { FileSystem.discard(path + ending) }
    FileSystem.discard(Self.lookPath(path))
    do throws(HostError) { try FileSystem.removeFile(path) } catch {
      if error.kind != .notFound { throw error }
    }
    tidy()
  }

  func remove(_ scratch: String) { FileSystem.discard(scratch) }

  /// What SQLite keeps beside a database, where some program asked it to.
  private static let companions = ["-wal", "-shm", "-journal"]

  /// The file whose time says when every file of the journal was last looked at for an index.
  static func lookPath(_ path: String) -> String { PathText.join(PathText.parent(path), ".\(PathText.name(path)).looked") }

  /// Removes what builders of this or another index left behind who did not come to an end. Those who still build keep theirs.
  private func tidy() {
    let folder = PathText.parent(path)
    let names: [String]
    // They are looked for again the next time.
    do throws(HostError) { names = try FileSystem.namesIfThere(in: folder) } catch { return }
    for name in names {
      guard let builder = Self.builder(ofFileNamed: name) else { continue }
      CacheFile.removeAbandoned(PathText.join(folder, name), madeBy: builder)
    }
  }

  /// The number of the program that makes an index under this name, `1d0beee69e68b302.sqlite.24616-1092388833`, or what SQLite keeps beside it.
  static func builder(ofFileNamed name: String) -> Int32? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 16, parts[0].utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }), parts[1] == "sqlite" else { return nil }
    let numbers = parts[2].split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count >= 2, UInt32(numbers[1]) != nil else { return nil }
    return Int32(numbers[0])
  }
}
