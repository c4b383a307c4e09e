// Text that says what its parts are; each renderer decides how that looks.

/// Words in runs, each with its part in the whole. What a person wrote in Markdown is `Prose`.
public struct RichText: Hashable, Sendable {
  /// What words are. There are no colours here: a renderer has a look for each.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// What the rest is about.
    case strong
    /// What stands beside the rest: when, how often, where.
    case quiet
    /// A number with its unit.
    case amount
    /// What is done, what is late.
    case done, late
    /// What only its owner is told.
    case `private`
    /// How something stands: open, adopted.
    case state
    /// What is typed as it is; text alone shows it between backticks.
    case code
    /// What commands call it; pages do without.
    case id
    /// A tag with its number sign, which Markdown keeps.
    case tag
    /// Signs that say what words beside them say, too: not read aloud.
    case signs
  }

  /// Words that are one part.
  public struct Run: Hashable, Sendable {
    public var text: String
    public var role: Role?
    /// The colour that says the same as the words; nil for that of the role.
    public var tone: Tone?
    /// The file of the journal that the words lead to, by its path; only where the reader may be led there.
    public var path: String?
    /// The item of the same section that the words lead to, by its name.
    public var item: String?

    /// As text alone shows it.
    var words: String { role == .code ? codeSpan(text) : text }
  }

  public private(set) var runs: [Run] = []

  public init(_ text: String = "", _ role: Role? = nil, tone: Tone? = nil, to path: String? = nil) {
    add(text, role, tone: tone, to: path)
  }

  /// Adds words after what is there.
  public mutating func add(_ text: String, _ role: Role? = nil, tone: Tone? = nil, to path: String? = nil, item: String? = nil) {
    if text.isEmpty { return }
    if let last = runs.last, last.role == role, last.tone == tone, last.path == path, last.item == item {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, role: role, tone: tone, path: path, item: item))
    }
  }

  /// Adds a text with its parts.
  public static func += (text: inout RichText, other: RichText) {
    for run in other.runs { text.add(run.text, run.role, tone: run.tone, to: run.path, item: run.item) }
  }

  /// Words in which each text between backticks is code, as messages of the program are written.
  public init(marked text: String, _ role: Role? = nil) {
    for (place, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      add(String(part), place % 2 == 0 ? role : .code)
    }
  }

  public static func quiet(_ text: String) -> RichText { RichText(text, .quiet) }
  public static func strong(_ text: String) -> RichText { RichText(text, .strong) }

  /// The words alone.
  public var plain: String { runs.count == 1 ? runs[0].words : runs.map(\.words).joined() }

  public var isEmpty: Bool { runs.isEmpty }

  /// Whether it says no more than what commands call something.
  var isID: Bool { !runs.isEmpty && runs.allSatisfy { $0.role == .id } }
}

extension RichText: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}

/// A person’s own Markdown, with the file that it stands in: its links mean what they mean there.
public struct Prose: Hashable, Sendable {
  public var markdown: String
  public var path: String

  public init(_ markdown: String, in path: String = "") { (self.markdown, self.path) = (markdown, path) }
}

/// What a box says.
public enum BoxSign: String, Hashable, Sendable {
  case open, done, partly, dropped

  /// The box as a person writes it.
  public var box: String {
    switch self {
    case .open: "[ ]"
    case .done: "[x]"
    case .partly: "[/]"
    case .dropped: "[-]"
    }
  }

  /// The box as one character.
  public var symbol: String {
    switch self {
    case .open: "○"
    case .done: "✓"
    case .partly: "◐"
    case .dropped: "✕"
    }
  }
}
