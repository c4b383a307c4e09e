// Help, written from the same declarations that parsing reads.

public import JournalText

extension Program {
  /// Help on what is asked for; lines are wrapped to the width, kept within 60 to 100 columns. Of a topic it is the text as it stands.
  public func help(_ subject: HelpSubject = .overview, width: Int = 80) -> MarkedText {
    var page = HelpPage(width: width)
    switch subject {
    case .overview: writeOverview(to: &page)
    case .everything: writeEverything(to: &page)
    case .command(let command): write(command, to: &page)
    case .topics: writeTopics(to: &page)
    case .topic(let topic): return MarkedText(topic.text())
    }
    return page.text
  }

  /// `retro 1.0.0` and a line feed.
  public var versionLine: String { "\(name) \(version)\n" }

  /// One screen: a line each for the commands of every day, with their groups beside them, and where there is more.
  private func writeOverview(to page: inout HelpPage) {
    let titleWidth = (groups.map(\.title.count).max() ?? 0) + 2
    let nameWidth = (groups.flatMap { group in group.everyday.map { $0.name.count } }.max() ?? 0) + 2
    page.paragraphs(summary)
    page.blank()
    for group in groups {
      let rows = group.everyday.map { (left: $0.name, right: $0.declaration.summary) }
      page.group(group.title, rows, titles: titleWidth, names: nameWidth)
    }
    page.blank()
    page.paragraphs("More: \(name) help COMMAND, \(name) help --all" + (topics.isEmpty ? "" : ", \(name) help topics"))
    if !topics.isEmpty { page.line(page.fitting("Topics: ", topics.map(\.name))) }
  }

  private func writeEverything(to page: inout HelpPage) {
    page.paragraphs(summary)
    page.heading("USAGE")
    page.hanging("  \(name) [OPTIONS] COMMAND ...", indent: 6)
    for group in groups {
      let declarations = (group.everyday + group.others).map { $0.declaration }.filter { !$0.isHidden }
      page.heading(group.title.uppercased())
      page.table(declarations.map { (left: $0.name, right: $0.summary) })
    }
    page.heading("OPTIONS")
    page.table((globalOptions + [.help, .version]).map { row($0) })
    if !topics.isEmpty {
      page.heading("TOPICS")
      page.table(topics.map { (left: $0.name, right: $0.summary) })
    }
    if !discussion.isEmpty {
      page.blank()
      page.paragraphs(discussion)
    }
    page.blank()
    page.paragraphs("‘\(name) help COMMAND’ tells more of one command" + (topics.isEmpty ? "." : ", ‘\(name) help TOPIC’ of one topic."))
  }

  private func writeTopics(to page: inout HelpPage) {
    page.paragraphs("‘\(name) help TOPIC’ shows a document that comes with the program.")
    page.heading("TOPICS")
    page.table(topics.map { (left: $0.name, right: $0.summary) })
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
    if !command.verbs.isEmpty {
      page.heading("WHAT IT DOES")
      page.table(command.verbs.map { (left: $0.name, right: $0.summary) })
      page.blank()
      page.paragraphs("‘\(name) \(command.name) \(command.verbs[0].name) --help’ shows the options of one of these.")
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
    if !command.aliases.isEmpty {
      page.heading("OTHER WORDS FOR IT")
      page.indented(command.otherWords(of: name), by: 2)
    }
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
  private(set) var text = MarkedText()
  private let width: Int
  /// The widest left column that still leaves room beside it; a longer entry has its summary on the next line.
  private let leftLimit = 26

  init(width: Int) { self.width = min(max(width, 60), 100) }

  mutating func blank() { text.add("\n") }

  /// A line that is kept whole, as one to copy must be.
  mutating func line(_ line: String) { text.add(line + "\n") }

  mutating func heading(_ title: String) {
    text.add("\n")
    text.add(title, .heading)
    text.add("\n")
  }

  /// Paragraphs parted by empty lines; a line that begins with a blank is kept as it stands, or is the row of a table: then what stands
  /// after its last wide gap is wrapped where it would be too long.
  mutating func paragraphs(_ source: String) {
    var paragraph = ""
    func flushed() -> String { paragraph.isEmpty ? "" : wrap(paragraph, first: 0, then: 0) }
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix(" ") {
        text.add(flushed() + row(String(line)))
        paragraph = ""
      } else {
        paragraph += (paragraph.isEmpty ? "" : " ") + line
      }
    }
    text.add(flushed())
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

  /// As many of the words on one line as it has room for.
  func fitting(_ lead: String, _ words: [String]) -> String {
    var line = lead
    for (number, word) in words.enumerated() {
      let next = line + (number == 0 ? "" : ", ") + word
      if next.count + (number + 1 < words.count ? 2 : 0) > width { return line + " …" }
      line = next
    }
    return line
  }

  /// One line whose continuation, if it is too long, is indented further.
  mutating func hanging(_ line: String, indent: Int) {
    let lead = line.prefix { $0 == " " }.count
    text.add(wrap(line, first: lead, then: indent))
  }

  mutating func indented(_ line: String, by indent: Int) { text.add(wrap(line, first: indent, then: indent)) }

  mutating func table(_ rows: [(left: String, right: String)]) {
    let column = (rows.map(\.left.count).filter { $0 <= leftLimit }.max() ?? 0) + 4
    for row in rows {
      let width = row.left.count + 2
      let body = wrap(row.right, first: column, then: column)
      text.add("  ")
      text.add(row.left, .term)
      text.add(width + 2 > column ? "\n" + body : String(body.dropFirst(width)))
    }
  }

  /// Rows under a title that stands beside the first of them.
  mutating func group(_ title: String, _ rows: [(left: String, right: String)], titles: Int, names: Int) {
    for (number, row) in rows.enumerated() {
      let lead = number == 0 ? title : ""
      text.add(lead, .heading)
      text.add(String(repeating: " ", count: titles - lead.count))
      text.add(row.left, .term)
      text.add(String(wrap(row.right, first: titles + names, then: titles + names).dropFirst(titles + row.left.count)))
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

extension CommandDeclaration {
  /// Its aliases, each with what it stands for where that is more than the command.
  func otherWords(of program: String) -> String {
    aliases.map { alias in
      let words = alias.lead + alias.subject
      return words.isEmpty ? alias.name : "\(alias.name) (\(([program, name] + words).joined(separator: " ")))"
    }.joined(separator: ", ")
  }
}
