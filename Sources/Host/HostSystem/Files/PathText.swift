// Paths as text: pure functions that never ask the disk.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Joins, cuts and tidies paths. Separator is `/`; no function here touches a file.
public enum PathText {
  /// The second path seen from the first; itself where it is absolute.
  public static func join(_ base: String, _ path: String) -> String {
    if path.utf8.first == 0x2F || base.isEmpty { return path }
    if path.isEmpty { return base }
    return base.utf8.last == 0x2F ? base + path : base + "/" + path
  }

  /// The same place without `.`, empty parts and `x/..`; `..` at the root is dropped, at the start of a relative path kept. Empty becomes `.`.
  public static func normalise(_ path: String) -> String {
    let isAbsolute = path.utf8.first == 0x2F
    var parts: [Substring] = []
    for part in components(path) {
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    if parts.isEmpty { return isAbsolute ? "/" : "." }
    var joined = isAbsolute ? "/" : ""
    for (place, part) in parts.enumerated() {
      if place > 0 { joined += "/" }
      joined += part
    }
    return joined
  }

  /// The path from the root, tidied, given the folder that relative paths start from.
  public static func absolute(_ path: String, from folder: String) -> String { normalise(join(folder, path)) }

  /// What stands before the last component: `a/b` of `a/b/c.md`, `.` of `c.md`, `/` of `/c.md`.
  public static func parent(_ path: String) -> String {
    var path = path
    return path.withUTF8 { bytes in
      func end(before end: Int, where isMeant: (UInt8) -> Bool) -> Int {
        var end = end
        while end > 0, !isMeant(bytes[end - 1]) { end -= 1 }
        return end
      }
      let last = end(before: bytes.count) { $0 != 0x2F }
      let slash = end(before: last) { $0 == 0x2F }
      if slash == 0 { return last == 0 && !bytes.isEmpty ? "/" : "." }
      let parent = end(before: slash) { $0 != 0x2F }
      return parent == 0 ? "/" : String(decoding: bytes[..<parent], as: UTF8.self)
    }
  }

  /// The last component: `c.md` of `a/b/c.md`, nothing of `/`.
  public static func name(_ path: String) -> String {
    let trimmed = withoutTrailingSlashes(path)
    guard let slash = trimmed.utf8.lastIndex(of: 0x2F) else { return String(trimmed) }
    return String(trimmed[trimmed.utf8.index(after: slash)...])
  }

  /// The last component without its extension: `c` of `a/b/c.md`, `.gitignore` of itself.
  public static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.utf8.lastIndex(of: 0x2E), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot of the name, without the dot; empty where there is none.
  public static func fileExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.utf8.lastIndex(of: 0x2E), dot != name.startIndex else { return "" }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The path seen from a folder, both absolute and tidied: `b/c` of `/a/b/c` in `/a`; nil where it is not inside.
  public static func relative(_ path: String, to folder: String) -> String? {
    let inner = components(path)
    let outer = components(folder)
    guard path.utf8.first == 0x2F, folder.utf8.first == 0x2F, inner.count >= outer.count,
      zip(inner, outer).allSatisfy({ $0.utf8.elementsEqual($1.utf8) })
    else { return nil }
    let rest = inner.dropFirst(outer.count).joined(separator: "/")
    return rest.isEmpty ? "." : rest
  }

  /// The path that leads from one folder to a place, both absolute and tidied, with `..` where needed.
  public static func route(from folder: String, to path: String) -> String {
    let start = components(folder)
    let goal = components(path)
    var shared = 0
    while shared < min(start.count, goal.count), start[shared].utf8.elementsEqual(goal[shared].utf8) { shared += 1 }
    let up = repeatElement("..", count: start.count - shared)
    let route = (up + goal.dropFirst(shared).map(String.init)).joined(separator: "/")
    return route.isEmpty ? "." : route
  }

  /// Whether a path stands before another in the order of bytes, which is the same on every machine.
  public static func precedes(_ path: String, _ other: String) -> Bool {
    let answer = path.utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return bytes.count < others.count }
        let order = memcmp(start, otherStart, min(bytes.count, others.count))
        return order == 0 ? bytes.count < others.count : order < 0
      }
    }
    return (answer ?? nil) ?? path.utf8.lexicographicallyPrecedes(other.utf8)
  }

  private static func components(_ path: String) -> [Substring] {
    // By bytes: a mark that combines with the slash before it would hide the slash from a search by characters.
    path.utf8.split(separator: 0x2F).map { Substring($0) }
  }

  private static func withoutTrailingSlashes(_ path: String) -> Substring {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != 0x2F }) else { return "" }
    return path[..<bytes.index(after: last)]
  }
}
