// Help, written from the same declarations that parsing reads.

extension Program {
  /// Help on a command, or on the program; lines are wrapped to the width, kept within 60 to 100 columns.
  public func help(_ topic: CommandDeclaration? = nil, width: Int = 80) -> String {
    var page = HelpPage(width: width)
    if let topic { write(topic, to: &page) } else { writeOverview(to: &page) }
    return page.text
  }

  /// `retro 1.0.0` and a line feed.
  public var versionLine: String { "\(name) \(version)\n" }

  private func writeOverview(to page: inout HelpPage) {
    page.paragraphs(summary)
    page.heading("USAGE")
    page.hanging("  \(name) [OPTIONS] COMMAND ...", indent: 6)
    page.heading("COMMANDS")
    let rows = declarations.map { (left: $0.name, right: $0.summary) }
    page.table(rows + [(left: "help", right: "Show help on the program or on a command.")])
    page.heading("OPTIONS")
    page.table((globalOptions + [.help, .version]).map { row($0) })
    if !discussion.isEmpty {
      page.blank()
      page.paragraphs(discussion)
    }
    page.blank()
    page.paragraphs("‘\(name) help COMMAND’ tells more of one command.")
  }

  private func write(_ command: CommandDeclaration, to page: inout HelpPage) {
    page.paragraphs(command.summary)
    page.heading("USAGE")
    let words = [name, command.name, "[OPTIONS]"] + command.operands.map(\.usage)
    page.hanging("  " + words.joined(separator: " "), indent: 6)
    if !command.discussion.isEmpty {
      page.blank()
      page.paragraphs(command.discussion)
    }
    if !command.operands.isEmpty {
      page.heading("ARGUMENTS")
      page.table(command.operands.map { (left: $0.name, right: $0.summary) })
    }
    if !command.options.isEmpty {
      page.heading("OPTIONS")
      page.table(command.options.map { row($0) })
    }
    page.heading(command.options.isEmpty ? "OPTIONS" : "OPTIONS OF EVERY COMMAND")
    page.table((globalOptions + [.help]).map { row($0) })
    if !command.examples.isEmpty {
      page.heading("EXAMPLES")
      for example in command.examples {
        page.line("  " + example.line)
        page.indented(example.summary, by: 6)
      }
    }
  }

  private func row(_ option: OptionDeclaration) -> (left: String, right: String) {
    let left = (option.short.map { "-\($0), " } ?? "    ") + "--\(option.long)" + (option.value.map { " \($0)" } ?? "")
    return (left, option.told)
  }
}

/// A page of plain text that is filled from the top.
struct HelpPage {
  private(set) var text = ""
  private let width: Int
  /// The widest left column that still leaves room beside it; a longer entry has its summary on the next line.
  private let leftLimit = 26

  init(width: Int) { self.width = min(max(width, 60), 100) }

  mutating func blank() { text += "\n" }

  /// A line that is kept whole, as one to copy must be.
  mutating func line(_ line: String) { text += line + "\n" }

  mutating func heading(_ title: String) { text += "\n\(title)\n" }

  /// Paragraphs parted by empty lines; a line that begins with a blank is kept as it stands, or is the row of a table: then what stands
  /// after its last wide gap is wrapped where it would be too long.
  mutating func paragraphs(_ source: String) {
    var paragraph = ""
    func flushed() -> String { paragraph.isEmpty ? "" : wrap(paragraph, first: 0, then: 0) }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix(" ") {
        text += flushed() + row(String(line))
        paragraph = ""
      } else {
        paragraph += (paragraph.isEmpty ? "" : " ") + line
      }
    }
    text += flushed()
  }

  private func row(_ line: String) -> String {
    let characters = Array(line)
    let gap = characters.indices.dropFirst(2).last { characters[$0] != " " && characters[$0 - 1] == " " && characters[$0 - 2] == " " }
    guard characters.count > width, let gap, characters[..<gap].contains(where: { $0 != " " }) else { return line + "\n" }
    let (left, right) = (String(characters[..<gap]), String(characters[gap...]))
    if width - gap >= leftLimit { return left + wrap(right, first: gap, then: gap).dropFirst(gap) }
    let end = characters[..<gap].lastIndex { $0 != " " } ?? gap
    return String(characters[...end]) + "\n" + wrap(right, first: 6, then: 6)
  }

  /// One line whose continuation, if it is too long, is indented further.
  mutating func hanging(_ line: String, indent: Int) {
    let lead = line.prefix { $0 == " " }.count
    text += wrap(line, first: lead, then: indent)
  }

  mutating func indented(_ line: String, by indent: Int) { text += wrap(line, first: indent, then: indent) }

  mutating func table(_ rows: [(left: String, right: String)]) {
    let column = (rows.map(\.left.count).filter { $0 <= leftLimit }.max() ?? 0) + 4
    for row in rows {
      let left = "  " + row.left
      if left.count + 2 > column {
        text += left + "\n" + wrap(row.right, first: column, then: column)
      } else {
        let body = wrap(row.right, first: column, then: column)
        text += left + body.dropFirst(left.count)
      }
    }
  }

  /// Breaks between words only: a word longer than the line stays whole.
  private func wrap(_ source: String, first: Int, then: Int) -> String {
    var out = ""
    var line = String(repeating: " ", count: first)
    var isEmpty = true
    for word in source.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        out += line + "\n"
        line = String(repeating: " ", count: then)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return isEmpty ? out + "\n" : out + line + "\n"
  }
}
