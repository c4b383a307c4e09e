// Manual pages, written from the same declarations that parsing and help read.

/// A part of a program's manual that no declaration holds, such as its files.
public struct ManualSection: Hashable, Sendable {
  /// In capitals, as manuals have it.
  public var title: String
  /// Terms and what is said of each.
  public var entries: [(term: String, text: String)] { pairs.map { ($0.term, $0.text) } }
  private var pairs: [Pair]

  private struct Pair: Hashable, Sendable {
    var term: String
    var text: String
  }

  public init(_ title: String, _ entries: [(term: String, text: String)]) {
    self.title = title
    pairs = entries.map { Pair(term: $0.term, text: $0.text) }
  }
}

extension Program {
  /// The page of a command, or of the program, as `man` reads it.
  /// - Parameters:
  ///   - date: When the program was made, `YYYY-MM-DD`.
  ///   - sections: What stands in every page between options and examples.
  public func manual(_ command: CommandDeclaration? = nil, date: String, sections: [ManualSection] = []) -> String {
    let title = command.map { "\(name)-\($0.name)" } ?? name
    var page = ManualPage()
    page.request(".TH", [title.uppercased(), "1", date, "\(name) \(version)", "User Commands"])
    page.heading("NAME")
    page.name(title, sentence(command?.summary ?? summary))
    page.heading("SYNOPSIS")
    if let command {
      page.line(ManualPage.bold("\(name) \(command.name)") + " [" + ManualPage.italic("OPTIONS") + "]")
      for operand in command.operands { page.line(ManualPage.italic(operand.usage)) }
      page.heading("DESCRIPTION")
      page.paragraphs(command.summary + (command.discussion.isEmpty ? "" : "\n\n" + command.discussion))
      if !command.operands.isEmpty {
        page.heading("ARGUMENTS")
        for operand in command.operands { page.term(ManualPage.bold(operand.name), operand.summary) }
      }
      page.heading("OPTIONS")
      for option in command.options + globalOptions + [.help] { page.term(term(option), option.told) }
      if !command.aliases.isEmpty {
        page.heading("OTHER WORDS FOR IT")
        page.paragraphs(command.otherWords(of: name))
      }
    } else {
      page.line(ManualPage.bold(name) + " [" + ManualPage.italic("OPTIONS") + "] " + ManualPage.italic("COMMAND") + " ...")
      page.heading("DESCRIPTION")
      page.paragraphs(summary + "\n\n" + discussion)
      page.heading("COMMANDS")
      for declaration in declarations { page.term(ManualPage.bold("\(name) \(declaration.name)"), declaration.summary) }
      page.heading("OPTIONS")
      for option in globalOptions + [.help, .version] { page.term(term(option), option.told) }
    }
    for section in sections {
      page.heading(section.title)
      for entry in section.entries { page.term(ManualPage.bold(entry.term), entry.text) }
    }
    if let examples = command?.examples, !examples.isEmpty {
      page.heading("EXAMPLES")
      for (index, example) in examples.enumerated() { page.example(example, isFirst: index == 0) }
    }
    page.heading("SEE ALSO")
    let others = command == nil ? declarations.map { "\(name)-\($0.name)" } : [name]
    for (index, other) in others.enumerated() {
      page.line(ManualPage.bold(other) + "(1)" + (index + 1 < others.count ? "," : ""))
    }
    return page.text
  }

  /// A summary as the name line has it: without its full stop.
  private func sentence(_ summary: String) -> String { summary.hasSuffix(".") ? String(summary.dropLast()) : summary }

  private func term(_ option: OptionDeclaration) -> String {
    let names = (option.short.map { [ManualPage.bold("-\($0)")] } ?? []) + [ManualPage.bold("--\(option.long)")]
    return names.joined(separator: ", ") + (option.value.map { " " + ManualPage.italic($0) } ?? "")
  }
}

extension OptionDeclaration {
  /// The summary with the choices, as help and manual tell it.
  var told: String {
    var text = summary
    if !choices.isEmpty { text += " One of: \(choices.joined(separator: ", "))." }
    if isRepeatable { text += " May be repeated." }
    return text
  }
}

/// A page of roff with the `man` macros, filled from the top.
private struct ManualPage {
  private(set) var text = ""
  /// The longest line of source that `mandoc -T lint` lets pass without a word, less room for a font change.
  private let width = 72

  mutating func request(_ name: String, _ arguments: [String]) {
    // A date is only one with plain hyphens, and a title's are hyphens, too.
    text += name + arguments.map { " \"\(Self.escaped($0, hyphen: "-"))\"" }.joined() + "\n"
  }

  mutating func heading(_ title: String) { text += ".SH \(Self.escaped(title))\n" }

  /// The line that `apropos` looks at.
  mutating func name(_ title: String, _ about: String) {
    fill([Self.escaped(title), "\\-"] + about.split(separator: " ").map { Self.escaped(String($0)) })
  }

  /// A line of roff that is escaped already.
  mutating func line(_ line: String) { text += line + "\n" }

  mutating func term(_ term: String, _ about: String) {
    text += ".TP\n\(term)\n"
    fill(about)
  }

  mutating func example(_ example: Example, isFirst: Bool) {
    text += (isFirst ? "" : ".PP\n") + ".nf\n.RS 4\n\(Self.guarded(Self.escaped(example.line)))\n.RE\n.fi\n"
    text += ".RS 8\n"
    fill(example.summary)
    text += ".RE\n"
  }

  /// Paragraphs parted by empty lines; lines that begin with a blank are kept as they stand.
  mutating func paragraphs(_ source: String) {
    var block: [String] = []
    var isFirst = true
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [""] {
      let isOther = block.last.map { $0.hasPrefix(" ") != line.hasPrefix(" ") } ?? false
      if line.isEmpty || isOther, !block.isEmpty {
        add(block, isFirst: isFirst)
        isFirst = false
        block = []
      }
      if !line.isEmpty { block.append(line) }
    }
  }

  private mutating func add(_ block: [String], isFirst: Bool) {
    if !isFirst { text += ".PP\n" }
    guard block.first?.hasPrefix(" ") == true else { return fill(block.joined(separator: " ")) }
    text += ".nf\n" + block.map { Self.guarded(Self.escaped($0)) + "\n" }.joined() + ".fi\n"
  }

  private mutating func fill(_ source: String) { fill(source.split(separator: " ").map { Self.escaped(String($0)) }) }

  /// Words that are escaped already, on lines that are not too long.
  private mutating func fill(_ words: [String]) {
    var line = ""
    for word in words {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > width {
        text += Self.guarded(line) + "\n"
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    text += Self.guarded(line) + "\n"
  }

  /// A line that begins with a dot or a quote would be taken for a request.
  private static func guarded(_ line: String) -> String { line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }
  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// Text with everything that roff would read otherwise spelled out; ASCII only.
  static func escaped(_ text: String, hyphen: String = "\\-") -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": out += "\\e"
      case "-": out += hyphen
      case "\"": out += "\\(dq"
      case "'": out += "\\(aq"
      case "`": out += "\\(ga"
      case "^": out += "\\(ha"
      case "~": out += "\\(ti"
      case "‘": out += "\\(oq"
      case "’": out += "\\(cq"
      case _ where scalar.isASCII: out.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        out += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return out
  }
}
