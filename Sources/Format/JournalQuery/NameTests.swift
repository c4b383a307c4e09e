// Tests of names: tags, paths, titles, and what links lead to.

import JournalModel
import JournalText

/// A tag, or one below it: `work` is also `work/retro`.
public struct TagTest: Equatable, Sendable {
  public let pattern: WildcardPattern

  /// A leading `#` is no part of the name.
  public init(_ text: String, hasWildcards: Bool) {
    pattern = WildcardPattern(text.hasPrefix("#") ? String(text.dropFirst()) : text, hasWildcards: hasWildcards)
  }

  /// Whether a tag, without `#`, is meant.
  public func matches(_ tag: UnsafeBufferPointer<UInt8>) -> Bool {
    if tag.allSatisfy({ $0 < 0x80 }) { return pattern.matchesAtOrBelow(folded: tag) }
    return pattern.matchesAtOrBelow(folded: String(decoding: tag, as: UTF8.self).lowercased())
  }

  /// Whether a tag, without `#`, is meant.
  public func matches(_ tag: String) -> Bool {
    var tag = tag
    return tag.withUTF8 { matches($0) }
  }
}

/// A path from the journal's root: with wildcards the whole of it, without them a file, its ending left out or not, or a folder above it.
public struct PathTest: Equatable, Sendable {
  public let pattern: WildcardPattern

  public init(_ text: String, hasWildcards: Bool) {
    var path = Substring(text)
    // From the journal's root in any case.
    if path.hasPrefix("./") { path = path.dropFirst(2) } else if path.utf8.count > 1, path.hasPrefix("/") { path = path.dropFirst() }
    let wildcards = hasWildcards && path.utf8.contains(ASCII.asterisk)
    if !wildcards { while path.utf8.count > 1, path.hasSuffix("/") { path = path.dropLast() } }
    pattern = WildcardPattern(String(path), hasWildcards: wildcards)
  }

  /// Whether a file's path, parted by `/`, is meant.
  public func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    if pattern.hasWildcards { return pattern.matches(path) }
    let name = withoutEnding(path)
    if path.allSatisfy({ $0 < 0x80 }) { return pattern.matchesAtOrBelow(folded: path) || pattern.matches(folded: name) }
    if pattern.matchesAtOrBelow(folded: String(decoding: path, as: UTF8.self).lowercased()) { return true }
    return pattern.matches(folded: String(decoding: name, as: UTF8.self).lowercased())
  }

  /// Whether a file's path, parted by `/`, is meant.
  public func matches(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { matches($0) }
  }

  private func withoutEnding(_ path: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let count = path.count
    guard count > 3, path[count - 3] == ASCII.period, path[count - 2].lowercased == 0x6D, path[count - 1].lowercased == 0x64 else {
      return path
    }
    return UnsafeBufferPointer(rebasing: path[..<(count - 3)])
  }
}

/// Some text anywhere in a title, without regard to case and accents.
public struct TitleTest: Equatable, Sendable {
  public let pattern: WildcardPattern

  public init(_ text: String, hasWildcards: Bool) {
    pattern = WildcardPattern(containing: TextFolding.plain(text.utf8), hasWildcards: hasWildcards)
  }

  /// Whether a title contains the text.
  public func matches(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    if title.allSatisfy({ $0 < 0x80 }) { return pattern.matches(folded: title) }
    return pattern.matches(folded: TextFolding.plain(title))
  }

  /// Whether a title contains the text.
  public func matches(_ title: String) -> Bool {
    var title = title
    return title.withUTF8 { matches($0) }
  }
}

extension WildcardPattern {
  /// The name of the file that the target of a link means, with brackets or without: `[[retros/2026-W46#Try|last week]]` is `2026-W46`.
  init(linkTo text: String, hasWildcards: Bool) {
    self.init(Reference(text)?.slug ?? Reference(target: text).slug, hasWildcards: hasWildcards)
  }
}
