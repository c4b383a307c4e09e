// Help, written from the same declarations that parsing reads.

public import JournalLanguage
public import JournalText

extension Program {
  /// Help on what is asked for; lines are wrapped to the width, kept within 60 to 100 columns. Of a topic it is the text as it stands.
  /// The first page is in the language, all else in English.
  public func help(_ subject: HelpSubject = .overview, width: Int = 80, in say: Language = .english) -> MarkedText {
    var page = HelpPage(width: width)
    switch subject {
    case .overview: writeOverview(to: &page, in: say)
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
  private func writeOverview(to page: inout HelpPage, in say: Language) {
    let titles = groups.map {
      say.named("help", "group" + $0.title.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()) ?? $0.title
    }
    let titleWidth = (titles.map(\.displayWidth).max() ?? 0) + 2
    let nameWidth = (groups.flatMap { group in group.everyday.map { $0.name.count } }.max() ?? 0) + 2
    page.paragraphs(say.named("help", "about") ?? summary)
    page.blank()
    for (group, title) in zip(groups, titles) {
      let rows = group.everyday.map { (left: $0.name, right: say.named("help", $0.name) ?? $0.declaration.summary) }
      page.group(title, rows, titles: titleWidth, names: nameWidth)
    }
    page.blank()
    let commands = ["COMMAND", "--all"] + (topics.isEmpty ? [] : ["topics"])
    page.paragraphs(say(HelpText.more, ["commands": .list(commands.map { "\(name) help \($0)" }, .comma)]))
    if topics.isEmpty { return }
    page.line(page.fitting(topics.map(\.name)) { say(HelpText.topics, ["topics": .list($0, .comma)]) })
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
  func fitting(_ words: [String], in line: ([String]) -> String) -> String {
    let whole = line(words)
    if whole.displayWidth <= width { return whole }
    let most = words.indices.last { line(Array(words[..<$0])).displayWidth + 2 <= width } ?? 0
    return line(Array(words[..<most])) + " …"
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
      text.add(String(repeating: " ", count: titles - lead.displayWidth))
      text.add(row.left, .term)
      text.add(String(wrap(row.right, first: titles + names, then: titles + names).dropFirst(titles + row.left.count)))
    }
  }

  /// The last place between two wide letters up to which a word fits behind so many columns; not before a sign that closes.
  private static func breakPlace(in word: Substring, after start: Int, _ width: Int) -> String.Index? {
    var (columns, place): (Int, String.Index?) = (start, nil)
    for index in word.indices {
      let next = word.index(after: index)
      columns += word[index].displayWidth
      if columns > width { return place }
      guard next < word.endIndex, word[index].displayWidth == 2, word[next].displayWidth == 2 else { continue }
      if !"。、，．）」』】〉》！？：；ー".contains(word[next]), !"（「『【〈《".contains(word[index]) { place = next }
    }
    return nil
  }

  /// Breaks between words, and where letters are wide within them: any other word longer than the line stays whole.
  private func wrap(_ source: String, first: Int, then: Int) -> String {
    var out = ""
    var line = String(repeating: " ", count: first)
    var isEmpty = true
    for word in source.split(separator: " ") {
      if !isEmpty, line.displayWidth + 1 + word.displayWidth > width {
        // Wide letters may part anywhere, and a language with them has few blanks.
        if let place = Self.breakPlace(in: word, after: line.displayWidth + 1, width) {
          line += " " + word[..<place]
          out += line + "\n"
          line = String(repeating: " ", count: then) + word[place...]
          continue
        }
        out += line + "\n"
        line = String(repeating: " ", count: then)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
      while let place = Self.breakPlace(in: line[...], after: 0, width), line.displayWidth > width {
        out += line[..<place] + "\n"
        line = String(repeating: " ", count: then) + line[place...]
      }
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
