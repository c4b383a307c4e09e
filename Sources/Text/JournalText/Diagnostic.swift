// Findings in a person's text: collected, never thrown.

/// A finding in a person's text: what it is, where, and where one is certain, the edits that fix it.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable, Comparable {
    /// Unreadable, or read as something else than was meant.
    case error
    /// Worth a look.
    case warning
    /// Nice to know.
    case hint

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    private var rank: Int {
      switch self {
      case .error: 2;
      case .warning: 1;
      case .hint: 0
      }
    }
  }

  /// The stable code of a kind of finding, and its wording.
  public struct Message: Hashable, Sendable {
    public var code: Code
    /// That of the code, but in notes, which may be another program's.
    public var severity: Severity
    /// The words in English, or where it was told in another language, in that.
    public var text: String
    /// The way out, if there is one to name.
    public var help: String?
    /// What stands in the words, by the names that the files of other languages have for it.
    public var values: [String: Wording.Value]
    private let name: String

    /// - Parameters:
    ///   - values: All that the words of the message and of its help are made with.
    ///   - name: What declares it, whose name is the key of its texts in other languages.
    public init(
      _ code: Code, _ text: String, help: String? = nil, with values: [String: Wording.Value] = [:], name: String = #function
    ) {
      self.code = code
      severity = code.severity
      (self.text, self.help, self.values, self.name) = (text, help, values, name)
    }

    /// The words with what other languages tell them by.
    public var wording: Wording { Wording(text, values, name: name) }

    /// The way out likewise.
    public var helpWording: Wording? { help.map { Wording($0, values, name: "\(wording.key).help") } }
  }

  /// What stands before the words of a finding and of its way out.
  public struct Labels: Sendable {
    public var error, warning, hint, help: String

    public init(error: String, warning: String, hint: String, help: String) {
      (self.error, self.warning, self.hint, self.help) = (error, warning, hint, help)
    }

    public static let english = Labels(error: "error", warning: "warning", hint: "hint", help: "help")

    public subscript(severity: Severity) -> String {
      switch severity {
      case .error: error
      case .warning: warning
      case .hint: hint
      }
    }
  }

  public var message: Message
  public var range: TextRange
  /// Edits that fix it; empty where no fix is certain.
  public var fix: [TextEdit]

  public init(_ message: Message, at range: TextRange, fix: [TextEdit] = []) {
    self.message = message
    self.range = range
    self.fix = fix
  }
}

extension Diagnostic {
  /// `path:line:column: severity: text [code]`, then the line with a caret, then any help; ends with a line feed.
  public func rendered(in source: SourceText, lines: LineTable) -> String {
    String(decoding: marked(in: source, lines: lines).plain, as: UTF8.self)
  }

  /// What `rendered` says, with its parts told apart.
  /// - Parameter isPrivate: Whether it is about private text, which is then told as such.
  public func marked(in source: SourceText, lines: LineTable, isPrivate: Bool = false, labels: Labels = .english) -> MarkedText {
    let number = lines.line(of: range.lowerBound)
    let gutter = String(repeating: " ", count: String(number).utf8.count)
    // A long line is shown around the finding, so that the caret stays on a screen.
    let window = excerpt(of: lines.range(ofLine: number), in: source)
    let lead = shown(source[TextRange(window.lowerBound, min(range.lowerBound, window.upperBound))])
    let marked = shown(
      source[TextRange(max(range.lowerBound, window.lowerBound), max(range.lowerBound, min(range.upperBound, window.upperBound)))])
    let rest = shown(source[TextRange(max(range.lowerBound, min(range.upperBound, window.upperBound)), window.upperBound)])
    var out = headline(in: source, lines: lines, isPrivate: isPrivate, labels: labels)
    out.add("\(gutter) |\n\(number) | ", .margin)
    out.add("\(lead)\(marked)\(rest)\n", isPrivate: isPrivate)
    out.add("\(gutter) |", .margin)
    out.add(" ")
    // Blanks and carets are as wide as what they stand for.
    out.add(String(repeating: " ", count: lead.displayWidth), isPrivate ? .caret : nil, isPrivate: isPrivate)
    out.add(String(repeating: "^", count: max(1, marked.displayWidth)) + "\n", .caret, isPrivate: isPrivate)
    addHelp(to: &out, after: gutter, isPrivate: isPrivate, labels)
    return out
  }

  private func addHelp(to out: inout MarkedText, after gutter: String, isPrivate: Bool, _ labels: Labels) {
    guard let help = message.help else { return }
    out.add("\(gutter) = ", .margin)
    out.add("\(labels.help):", .help)
    Self.add(help.onOneLine, before: "\n", isPrivate: isPrivate, to: &out)
  }

  /// Adds words with a blank before them, and what follows, as one piece; the blank is no part of what is private.
  private static func add(_ words: String, before end: String, isPrivate: Bool, to out: inout MarkedText) {
    if !isPrivate { return out.add(" \(words)\(end)") }
    out.add(" ")
    out.add(words, isPrivate: true)
    out.add(end)
  }

  /// The headline with the way out below it, where a command has more to say than this.
  public func brief(in source: SourceText, lines: LineTable, isPrivate: Bool = false, labels: Labels = .english) -> MarkedText {
    var out = headline(in: source, lines: lines, isPrivate: isPrivate, labels: labels)
    addHelp(to: &out, after: " ", isPrivate: isPrivate, labels)
    return out
  }

  /// The first line alone: place, message and code.
  public func headline(in source: SourceText, lines: LineTable, isPrivate: Bool = false, labels: Labels = .english) -> MarkedText {
    let at = lines.position(of: range.lowerBound)
    var out = MarkedText("\(source.path.onOneLine):\(at.line):\(at.column):", .place)
    out.add(" ")
    out.add("\(labels[message.severity]):", message.severity.part)
    Self.add(message.text.onOneLine, before: " ", isPrivate: isPrivate, to: &out)
    out.add("[\(message.code.rawValue)]", .margin)
    out.add("\n")
    return out
  }

  /// A piece of a line: tabs are one blank, so that the caret stands below what it points at.
  private func shown(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self).onOneLine }

  private func excerpt(of line: TextRange, in source: SourceText) -> TextRange {
    let limit = 160
    guard line.count > limit else { return line }
    var lower = max(line.lowerBound, range.lowerBound - limit / 4)
    var upper = min(line.upperBound, lower + limit)
    while lower > line.lowerBound, source.bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    while upper < line.upperBound, source.bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return TextRange(lower, upper)
  }
}
