// Links that name files, and edits that make them name another one: only the bytes of the name change.

public import JournalText
public import MarkdownSyntax

/// A place in a file that names another file.
public struct FileLink: Hashable, Sendable {
  /// How the file is named.
  public enum Form: Hashable, Sendable {
    /// By its name or the end of its path: `[[run]]`, `![[goals/run]]`.
    case name
    /// By the way from here to it: `[run](../goals/run.md)`, an image, a link reference definition.
    case path
  }

  /// How the name is written, and so how another one must be.
  enum Writing: Hashable, Sendable {
    case text
    case scalar(FrontMatter.Style)
    /// Nil where it stands in no scalar.
    case destination(isAngled: Bool, in: FrontMatter.Style?)
  }

  public let form: Form
  /// The bytes that name the file: no brackets, no `#place`, nothing of what is shown.
  public let range: TextRange
  /// What those bytes say, with quotes and escapes undone; `.md` stays where it is written.
  public let file: String
  /// The key of the property that the link stands in; nil in the body.
  public let property: String?
  let writing: Writing

  /// Whether a destination stands between `<` and `>`.
  var isAngled: Bool { if case .destination(isAngled: true, in: _) = writing { true } else { false } }
}

/// A link that is to name another file.
public struct LinkChange: Hashable, Sendable {
  public var link: FileLink
  /// The new name or path, as a reader is to understand it.
  public var file: String

  public init(_ link: FileLink, to file: String) {
    self.link = link
    self.file = file
  }
}

extension SourceText {
  /// This file with links that name other files.
  ///
  /// Read again afterwards: the changed links say what was asked for, all others what they said, and no block or property came or went.
  public func applying(_ changes: [LinkChange], _ outline: Outline) throws(EditError) -> SourceText {
    if changes.isEmpty { return self }
    if let finding = outline.blockingFindings(in: self, LineTable(self)).first { throw .finding(finding) }
    var edits: [TextEdit] = []
    var wanted: [TextRange: String] = [:]
    for change in changes {
      guard let edit = change.edit(of: self) else {
        throw .wouldChangeMore("‘\(change.file)’ cannot be written where ‘\(change.link.file)’ stands")
      }
      edits.append(edit)
      wanted[change.link.range] = change.file
    }
    let edited: SourceText
    do { edited = try applying(edits) } catch { throw .wouldChangeMore("the edit does not fit the file") }
    try verify(outline, wanted, edited)
    return edited
  }

  private func verify(_ outline: Outline, _ wanted: [TextRange: String], _ edited: SourceText) throws(EditError) {
    let after = Outline(edited)
    if let finding = after.blockingFindings(in: edited, LineTable(edited)).first {
      throw .wouldChangeMore("the file could no longer be read, \(finding.message.text)")
    }
    guard outline.blocks.map(\.kind) == after.blocks.map(\.kind),
      outline.frontMatter?.entries.map(\.style) == after.frontMatter?.entries.map(\.style)
    else { throw .wouldChangeMore("another part of the file would be read differently") }
    let old = outline.fileLinks(in: self), new = after.fileLinks(in: edited)
    let isAsWanted = zip(old, new).allSatisfy { old, new in
      let file = wanted[old.range] ?? old.file
      return new.file.utf8.elementsEqual(file.utf8) && new.form == old.form && new.property == old.property
    }
    guard old.count == new.count, isAsWanted else { throw .wouldChangeMore("a link would not read as intended") }
  }
}

extension LinkChange {
  /// The edit that makes the change; nil where the name cannot be written there.
  func edit(of source: SourceText) -> TextEdit? {
    switch link.writing {
    case .text: return TextEdit(link.range, of: source, with: file)
    case .scalar(let style):
      guard let text = Self.scalarText(file, style) else { return nil }
      return TextEdit(link.range, of: source, with: text)
    case .destination(let isAngled, let style):
      let raw = source[link.range]
      // Folders that stay are not written anew: a person may have encoded them in a way of their own.
      var kept = Self.sharedFolders(link.file, file)
      var range = link.range
      if kept > 0, raw.count(where: { $0 == ASCII.slash }) == link.file.utf8.count(where: { $0 == ASCII.slash }),
        let slash = raw.lastIndex(of: ASCII.slash)
      {
        range.lowerBound = slash + 1
      } else {
        kept = 0
      }
      // In a plain scalar a blank before `#` would begin a comment.
      let keepsBlanks = isAngled && style != .plain
      let text = Self.encoded(file.utf8.dropFirst(kept), keepsBlanks: keepsBlanks, all: Self.encodesAll(raw))
      guard let style else { return TextEdit(range, of: source, with: text) }
      return Self.scalarText(text, style).map { TextEdit(range, of: source, with: $0) }
    }
  }

  /// The length of the folders before the name, with their slash, where both paths have the same; else 0.
  private static func sharedFolders(_ old: String, _ new: String) -> Int {
    func folders(_ path: String) -> Substring.UTF8View {
      guard let slash = path.utf8.lastIndex(of: ASCII.slash) else { return Substring("").utf8 }
      return path.utf8[...slash]
    }
    return folders(old).elementsEqual(folders(new)) ? folders(old).count : 0
  }

  /// The text without the quotes around it, for the middle of a scalar.
  private static func scalarText(_ text: String, _ style: FrontMatter.Style) -> String? {
    switch style {
    case .singleQuoted, .doubleQuoted:
      let quoted = ScalarWriter.scalarText(text, style: style, inFlow: false)
      guard quoted.utf8.first == (style == .singleQuoted ? ASCII.apostrophe : ASCII.quote) else { return nil }
      return String(quoted.dropFirst().dropLast())
    default: return text
    }
  }

  /// Whether a destination has bytes beyond ASCII after percent signs.
  private static func encodesAll(_ raw: ArraySlice<UInt8>) -> Bool {
    zip(raw, raw.dropFirst()).contains { $0 == ASCII.percent && ($1 | 0x20 >= 0x61 && $1 | 0x20 <= 0x66 || $1 == 0x38 || $1 == 0x39) }
  }

  /// A path as the destination of a link (CommonMark 0.31, section 6.3): what would end it or mean something else stands after `%`.
  static func encoded(_ path: Substring.UTF8View, keepsBlanks: Bool, all: Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var out: [UInt8] = []
    for byte in path {
      let isSafe =
        switch byte {
        case ASCII.space: keepsBlanks
        case 0..<ASCII.space, 0x7F: false
        case 0x80...: !all
        default: !special.contains(byte)
        }
      if isSafe { out.append(byte) } else { out += [ASCII.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static let special = Set("%#?<>()\\:|`[]&".utf8)
}

extension ASCII {
  static let percent: UInt8 = 0x25
}
