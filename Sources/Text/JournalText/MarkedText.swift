// Text that says what its parts are; only where it is shown is decided whether that gives colours.

/// Text in pieces, each with its part in the whole.
public struct MarkedText: Hashable, Sendable {
  /// What a piece is.
  public enum Part: Hashable, Sendable, CaseIterable {
    /// How grave a finding is, in a word.
    case error, warning, hint, late
    /// Where something is: a path, a line, a column.
    case place
    /// What points at something in the line above.
    case caret
    /// What only frames the rest: line numbers, bars, codes.
    case margin
    /// What the way out is announced with.
    case help
    /// What was looked for.
    case match
    /// What stands above the lines that it is the name of.
    case heading
    /// A word that the rest of its line explains.
    case term
    /// Lines of a diff: its two files, where in them, what goes, what comes, what stays.
    case file, hunk, removed, added, kept

    fileprivate var isOfDiff: Bool {
      switch self {
      case .file, .hunk, .removed, .added, .kept: true
      case .error, .warning, .hint, .late, .place, .caret, .margin, .help, .match, .heading, .term: false
      }
    }
  }

  /// Some bytes that are one part; nil for plain text.
  public struct Piece: Hashable, Sendable {
    public let bytes: [UInt8]
    public let part: Part?
    /// Whether it quotes private text, which only its owner is told.
    public let isPrivate: Bool
  }

  public private(set) var pieces: [Piece] = []

  public init() {}

  /// Text that is all one part, or plain.
  public init(_ text: String, _ part: Part? = nil) { add(text, part) }

  /// Adds text after what is there.
  public mutating func add(_ text: String, _ part: Part? = nil, isPrivate: Bool = false) { add(text.utf8, part, isPrivate: isPrivate) }

  /// Adds bytes after what is there.
  public mutating func add(_ bytes: some Collection<UInt8>, _ part: Part? = nil, isPrivate: Bool = false) {
    if !bytes.isEmpty { pieces.append(Piece(bytes: Array(bytes), part: part, isPrivate: isPrivate)) }
  }

  /// Whether any of it quotes private text.
  public var hasPrivate: Bool { pieces.contains(where: \.isPrivate) }

  /// The text as others are told it: a word stands for what is private.
  public var withoutPrivate: MarkedText {
    if !hasPrivate { return self }
    var out = MarkedText()
    for (place, piece) in pieces.enumerated() {
      guard piece.isPrivate else {
        out.pieces.append(piece)
        continue
      }
      // Of several after each other on a line the first is enough, and nothing is pointed at.
      let isFirst = piece.part != .caret && (place == 0 || !pieces[place - 1].isPrivate || pieces[place - 1].bytes.last == ASCII.lineFeed)
      if isFirst { out.add("(private)", piece.part) }
      if piece.bytes.last == ASCII.lineFeed { out.add([ASCII.lineFeed]) }
    }
    return out
  }

  public static func += (text: inout MarkedText, more: MarkedText) { text.pieces += more.pieces }

  /// The text without anything that a terminal would obey. Where it goes to a program, the lines of diffs may stay as they are, so that
  /// they can be applied.
  public func harmless(keepingDiffs: Bool = false) -> MarkedText {
    var text = MarkedText()
    for piece in pieces {
      let isExact = keepingDiffs && piece.part?.isOfDiff ?? false
      text.add(isExact ? piece.bytes : piece.bytes.harmless, piece.part, isPrivate: piece.isPrivate)
    }
    return text
  }

  /// The bytes alone.
  public var plain: [UInt8] { pieces.flatMap(\.bytes) }
}

extension Diagnostic.Severity {
  /// What the word for it is in a text.
  public var part: MarkedText.Part {
    switch self {
    case .error: .error
    case .warning: .warning
    case .hint: .hint
    }
  }
}
