// The front matter of a file: a mapping at column 0, in a safe subset of YAML 1.2.

public import JournalText

/// The front matter of a file as byte ranges: keys, values, list elements and comments.
public struct FrontMatter: Sendable {
  /// How a value is written, and with that whether it is read and edited or only kept.
  public enum Style: UInt8, Sendable {
    /// Nothing after the colon.
    case empty
    case plain, singleQuoted, doubleQuoted
    /// A list of scalars, one a line.
    case blockList
    /// A list of scalars in brackets on one line.
    case flowList
    /// Kept byte for byte, not interpreted: nested collections, block scalars, values over several lines, flow maps, anchors, aliases, tags.
    case nested, blockScalar, multiLine, flowMap, decorated

    /// Whether the value is one scalar that is read: empty, plain or quoted.
    public var isScalar: Bool { rawValue <= Style.doubleQuoted.rawValue }
    /// Whether the value is a list of scalars that is read.
    public var isList: Bool { self == .blockList || self == .flowList }
    /// Whether the value is only kept.
    public var isKept: Bool { rawValue > Style.flowList.rawValue }
  }

  /// One key with its value.
  public struct Entry: Sendable {
    /// The key as written, with its quotes.
    public internal(set) var key: TextRange
    /// Offset of the colon after the key.
    public internal(set) var colon: Int
    public internal(set) var style: Style
    /// The value as written, with quotes or brackets, without blanks and comment around it; of a block list or a kept block, from its
    /// first byte that is not indentation to its last; empty, after the colon, where there is none.
    public internal(set) var value: TextRange
    /// The whole lines of key and value, with the last line end. Comment lines before the key or after the value are not part of it.
    public internal(set) var extent: TextRange
    /// The comment on the key's own line, from its `#`; empty where there is none.
    public internal(set) var comment: TextRange
    /// Indices into `FrontMatter.elements`: the elements of a list; empty for other styles.
    public internal(set) var elements: Range<Int>
  }

  /// One element of a list.
  public struct Element: Sendable {
    public internal(set) var style: Style
    /// The element as written, with quotes, without blanks and comment around it.
    public internal(set) var value: TextRange
    /// Offset of the `-` of a block list's element, of the first byte of a flow list's.
    public internal(set) var start: Int
    /// The whole line of a block list's element with its line end; of a flow list's, the same as `value`.
    public internal(set) var extent: TextRange
  }

  /// From the opening fence to the closing one, with the line end after it.
  public internal(set) var range = TextRange(at: 0)
  /// What stands between the fences' lines.
  public internal(set) var content = TextRange(at: 0)
  /// The closing fence, three bytes.
  public internal(set) var closingFence = TextRange(at: 0)
  /// The entries in document order; none where the front matter is broken.
  public internal(set) var entries: [Entry] = []
  /// The elements of all lists, in document order.
  public internal(set) var elements: [Element] = []
  /// Every comment, from its `#` to the end of its line.
  public internal(set) var comments: [TextRange] = []
  /// Whether the front matter could not be read; the outline's diagnostics say why.
  public internal(set) var isBroken = false

  /// Forgets everything but the buffers.
  mutating func clear() {
    entries.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    comments.removeAll(keepingCapacity: true)
    isBroken = false
  }
}
