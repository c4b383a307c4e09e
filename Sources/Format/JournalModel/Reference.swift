// The name by which one file or item speaks of another.

import JournalText

/// What a link points to: a file by name or path, a heading or an item in it.
public struct Reference: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    /// The item with this block id, without the caret.
    case block(String)
    /// The heading with this text.
    case heading(String)
  }

  /// The file's name or path as written, without `.md`; empty for the file that the reference stands in.
  public var file: String
  public var place: Place?
  /// What is shown instead of the target.
  public var shown: String?

  public init(file: String, place: Place? = nil, shown: String? = nil) {
    self.file = file
    self.place = place
    self.shown = shown
  }

  /// The name of the file at a path, without folders and `.md`.
  public static func slug(ofPath path: String) -> String {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: 0x2F).map { bytes.index(after: $0) } ?? bytes.startIndex
    let end = bytes.suffix(3).elementsEqual(".md".utf8) ? bytes.index(bytes.endIndex, offsetBy: -3) : bytes.endIndex
    return String(path[start..<end])
  }

  /// Reads `[[file]]`, `[[dir/file#^id|shown]]`, `[[#heading]]`, and the same without brackets; also `^id`. Nil for empty text and for
  /// text that has brackets elsewhere.
  public init?(_ text: some StringProtocol) {
    var text = text.trimmed
    let isLink = text.hasPrefix("[[") && text.hasSuffix("]]") && text.utf8.count >= 4
    if isLink { text = String(text.dropFirst(2).dropLast(2)) }
    guard !text.contains(text: "[["), !text.contains(text: "]]"), !text.utf8.contains(0x0A) else { return nil }
    var shown: String?
    if let bar = text.utf8.firstIndex(of: 0x7C) {
      shown = String(text[text.utf8.index(after: bar)...]).trimmed
      text = String(text[..<bar])
    }
    self.init(target: text)
    guard !file.isEmpty || place != nil else { return nil }
    self.shown = shown?.isEmpty == true ? nil : shown
  }

  /// Reads the target of a link: `file`, `file#heading`, `file#^id`, `^id`. Any text is some target.
  public init(target text: some StringProtocol) {
    let text = text.trimmed
    shown = nil
    if text.utf8.first == 0x5E {
      file = ""
      place = .block(String(text.dropFirst()))
      return
    }
    guard let hash = text.utf8.firstIndex(of: 0x23) else {
      file = Self.withoutExtension(text)
      place = nil
      return
    }
    file = Self.withoutExtension(String(text[..<hash]).trimmed)
    let rest = String(text[text.utf8.index(after: hash)...]).trimmed
    place = rest.utf8.first == 0x5E ? .block(String(rest.dropFirst())) : rest.isEmpty ? nil : .heading(rest)
  }

  /// The name of the file without its folders.
  public var slug: String { file.utf8.lastIndex(of: 0x2F).map { String(file[file.utf8.index(after: $0)...]) } ?? file }

  /// The target as written in a link, without brackets: `dir/file#^id`.
  public var target: String {
    switch place {
    case nil: file
    case .block(let id): file.isEmpty ? "^\(id)" : "\(file)#^\(id)"
    case .heading(let heading): "\(file)#\(heading)"
    }
  }

  /// As a wiki link: `[[file#^id|shown]]`.
  public var link: String {
    let target = file.isEmpty && place != nil ? "#" + self.target.drop { $0 == "#" } : self.target
    return "[[\(target)\(shown.map { "|" + $0 } ?? "")]]"
  }

  /// As the value of a field: `^id` in the same file, else a wiki link.
  public var fieldText: String {
    if file.isEmpty, case .block(let id) = place { return "^\(id)" }
    return link
  }

  /// The form in which names of files are compared: without regard to case, composed and decomposed letters being the same to `==` and to
  /// hashing already.
  public static func folded(_ name: String) -> String {
    // Most names are small letters already.
    let isFolded = name.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 && $0 &- 0x41 >= 26 } } ?? false
    return isFolded ? name : name.lowercased()
  }

  private static func withoutExtension(_ name: String) -> String {
    let ending = name.utf8.suffix(3)
    let isEnding = ending.first == 0x2E && ending.dropFirst().elementsEqual("md".utf8, by: { $0 | 0x20 == $1 })
    return isEnding && name.utf8.count > 3 ? String(name[..<ending.startIndex]) : name
  }
}
