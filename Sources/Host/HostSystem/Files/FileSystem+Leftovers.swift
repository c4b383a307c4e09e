// What interrupted writes leave beside their files, and which of it may go.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The name of a file that stands beside another while that one is written. It says what the file may hold, so that what a dead program
/// left can be told from what somebody wrote:
///
///     .week.html.retro-new-0a9z4k2m         a text that is being written, and has been in nobody's way
///     .week.html.retro-0a9z4k2m5e1c7d3f     before the names are exchanged the new text, afterwards the old one: the name has the
///                                           fingerprints of both, and anything else is another program's
///     .week.html.retro-0a9z4k2m             anything
struct LeftoverName {
  enum Content: Equatable {
    case unfinished
    /// One of two texts, by their fingerprints.
    case either([UInt8], [UInt8])
    case unknown
  }

  static let mark = ".retro-"
  /// Of a random part, and of a fingerprint.
  static let length = 8
  private static let alphabet = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  /// The name of the file that it stands beside, cut where that is long.
  let stem: [UInt8]
  let content: Content

  /// Nil for a name that is none of ours.
  init?(_ name: String) {
    let bytes = Array(name.utf8)
    func stem(endingIn mark: String, _ length: Int) -> [UInt8]? {
      let mark = Array(mark.utf8)
      guard bytes.count > mark.count + length + 1, bytes[0] == 0x2E, bytes.suffix(length).allSatisfy({ Self.alphabet.contains($0) }),
        bytes.dropLast(length).suffix(mark.count).elementsEqual(mark)
      else { return nil }
      return Array(bytes[1..<(bytes.count - mark.count - length)])
    }
    if let found = stem(endingIn: Self.mark + "new-", Self.length) {
      (self.stem, content) = (found, .unfinished)
    } else if let found = stem(endingIn: Self.mark, 2 * Self.length) {
      let prints = bytes.suffix(2 * Self.length)
      (self.stem, content) = (found, .either(Array(prints.prefix(Self.length)), Array(prints.suffix(Self.length))))
    } else if let found = stem(endingIn: Self.mark, Self.length) {
      (self.stem, content) = (found, .unknown)
    } else {
      return nil
    }
  }

  /// A name for a text that is being written.
  static func unfinished(_ name: String) -> String { start(of: name) + "new-" + random() }

  /// A name for a file that holds one of two texts.
  static func either(_ name: String, _ a: [UInt8], _ b: [UInt8]) -> String {
    start(of: name) + String(decoding: fingerprint(a) + fingerprint(b), as: UTF8.self)
  }

  /// A name that says nothing of what the file holds.
  static func unknown(_ name: String) -> String { start(of: name) + random() }

  /// A name holds 255 bytes on most systems; the cut is made between characters.
  static func stem(of name: String) -> Substring {
    var stem = Substring(name)
    while stem.utf8.count > 200 { stem.removeLast() }
    return stem
  }

  private static func start(of name: String) -> String { "." + stem(of: name) + mark }

  private static func random() -> String {
    String(decoding: (0..<length).map { _ in alphabet.randomElement() ?? 0x30 }, as: UTF8.self)
  }

  /// The 64-bit FNV-1a hash in the alphabet's digits: tells texts apart that differ by accident.
  static func fingerprint(_ bytes: [UInt8]) -> [UInt8] {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (0..<length).map { _ in
      let (quotient, digit) = value.quotientAndRemainder(dividingBy: UInt64(alphabet.count))
      value = quotient
      return alphabet[Int(digit)]
    }
  }
}

extension Descriptor {
  /// Waits until no other of our programs makes, exchanges, removes or tidies names in this folder, at most ten seconds. The turn ends when the
  /// folder is unlocked or closed, or when the program ends.
  /// - Throws: `timedOut` where another program has it all the while.
  func takeTurn(attempt: HostError.Attempt, named shown: String) throws(HostError) {
    let deadline = HostClock.monotonic() + 10
    while true {
      let (result, code) = retrying { flock(number, LOCK_EX | LOCK_NB) }
      // Some file systems know no locks on folders; the exchange itself is all there is then.
      if result != nil || code != EWOULDBLOCK { return }
      if HostClock.monotonic() >= deadline {
        throw HostError(.timedOut, attempt: attempt, path: shown, reason: .folderLocked, number: code)
      }
      usleep(500)
    }
  }
}

extension FileSystem {
  /// Whether a file's name is one that an interrupted write left behind, or that a write gives to its file for a moment.
  public static func isLeftover(name: String) -> Bool { LeftoverName(name) != nil }

  /// Whether a file of this name holds part of a text that was being written, and nothing of anybody else's.
  public static func isUnfinished(name: String) -> Bool { LeftoverName(name)?.content == .unfinished }

  /// The files that interrupted writes to these paths left beside them, each with its path; where a path is a link, beside what it leads to.
  /// Looks into every folder once, and waits until no other program exchanges or removes names in it: what is found there then, under a name
  /// that is no unfinished text's, is a dead program's, and nobody else's business.
  public static func leftovers(of paths: [String]) throws(HostError) -> [(path: String, leftover: String)] {
    var names: [String: [(name: String, stem: [UInt8])]] = [:]
    var found: [(path: String, leftover: String)] = []
    for path in paths {
      let target = try isLink(path) ? realPathIfThere(path) ?? path : path
      let folder = PathText.parent(target)
      if names[folder] == nil {
        var all: [String] = []
        if isDirectory(folder) {
          let opened = try Descriptor.open(folder, flags: O_RDONLY | O_DIRECTORY, attempt: .list, named: folder)
          try opened.takeTurn(attempt: .list, named: folder)
          all = try self.names(in: folder)
        }
        names[folder] = all.compactMap { name in LeftoverName(name).map { (name, $0.stem) } }
      }
      let stem = LeftoverName.stem(of: PathText.name(target))
      for (name, of) in names[folder] ?? [] where stem.utf8.elementsEqual(of) { found.append((path, PathText.join(folder, name))) }
    }
    return found
  }

  /// Removes from a folder what interrupted writes of this person left there, as far as it is known to be nobody's text and no program is
  /// at it. Of anything else, and where the system knows no locks, it stays.
  public static func tidy(_ folder: String, by calls: SystemCalls = .real) {
    do throws(HostError) {
      let names = try names(in: folder).filter { isLeftover(name: $0) }
      if names.isEmpty { return }
      let opened = try Descriptor.open(folder, flags: O_RDONLY | O_DIRECTORY, attempt: .tidy, named: folder)
      // While the folder is locked, no file of ours is made, and none gets another name.
      guard retrying({ flock(opened.number, LOCK_EX | LOCK_NB) }).result != nil else { return }
      for name in names where isNobodys(name, in: opened) { _ = calls.make(.remove) { unlinkat(opened.number, name, 0) } }
    } catch {
      // What is in the way of tidying is in the way of whoever writes there, who tells it.
    }
  }

  private static func isNobodys(_ name: String, in folder: borrowing Descriptor) -> Bool {
    do throws(HostError) { return try isUnclaimed(name, in: folder) } catch { return false }
  }

  private static func isUnclaimed(_ name: String, in folder: borrowing Descriptor) throws(HostError) -> Bool {
    guard let leftover = LeftoverName(name), leftover.content != .unknown else { return false }
    let file = try Descriptor.open(name, in: folder.number, flags: O_RDONLY | O_NOFOLLOW, attempt: .tidy, named: name)
    var status = stat()
    guard fstat(file.number, &status) == 0, FileStamp(status).kind == .file, status.st_uid == geteuid(),
      retrying({ flock(file.number, LOCK_EX | LOCK_NB) }).result != nil
    else { return false }
    guard case .either(let a, let b) = leftover.content else { return true }
    var bytes: [UInt8] = []
    try read(file, attempt: .tidy, named: name, into: &bytes)
    let found = LeftoverName.fingerprint(bytes)
    return found == a || found == b
  }
}
