// The patterns of `layout.ignore`.

import JournalText

/// A pattern as in a `.gitignore`: `*` and `?` within a name, `**` over folders; with a slash it begins at the journal, without one it is
/// any file's or folder's name. What lies in a folder that matches, matches too.
struct PathGlob {
  private let parts: [[UInt8]]

  init(_ text: String) {
    var parts = text.utf8.split(separator: ASCII.slash, omittingEmptySubsequences: true).map { Array($0) }
    let isAnchored = text.utf8.dropLast(text.hasSuffix("/") ? 1 : 0).contains(ASCII.slash)
    if !isAnchored, !parts.isEmpty { parts.insert(Array("**".utf8), at: 0) }
    self.parts = parts
  }

  /// Whether the path with these parts, or a folder that it lies in, matches. Time in pattern × path.
  func matches(_ path: [[UInt8]]) -> Bool {
    let any = Array("**".utf8)
    var reached = [true] + Array(repeating: false, count: parts.count)
    spread(&reached, any)
    for name in path {
      var next = Array(repeating: false, count: parts.count + 1)
      for (index, part) in parts.enumerated() where reached[index] {
        if part == any {
          next[index] = true
        } else if Self.name(name, matches: part) {
          next[index + 1] = true
        }
      }
      spread(&next, any)
      if next[parts.count] { return true }
      reached = next
    }
    return false
  }

  /// `**` also stands for no folder at all.
  private func spread(_ reached: inout [Bool], _ any: [UInt8]) {
    for (index, part) in parts.enumerated() where reached[index] && part == any { reached[index + 1] = true }
  }

  private static func name(_ name: [UInt8], matches pattern: [UInt8]) -> Bool {
    var i = 0, j = 0
    var star: (pattern: Int, name: Int)?
    while i < name.count {
      if j < pattern.count, pattern[j] == ASCII.asterisk {
        star = (j, i)
        j += 1
      } else if j < pattern.count, pattern[j] == name[i] || pattern[j] == ASCII.question {
        i += 1
        j += 1
        // One `?` stands for one character, however many bytes it has.
        if pattern[j - 1] == ASCII.question { while i < name.count, name[i] & 0xC0 == 0x80 { i += 1 } }
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        i = last.name + 1
        j = last.pattern + 1
      } else {
        return false
      }
    }
    while j < pattern.count, pattern[j] == ASCII.asterisk { j += 1 }
    return j == pattern.count
  }
}
