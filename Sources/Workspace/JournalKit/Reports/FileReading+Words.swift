// What a person wrote of a day, and the pictures in it.

import Documents
public import JournalFormat
import JournalModel
import JournalReports
import JournalText
import MarkdownSyntax

extension FileReading {
  /// The paragraphs of the day’s own text, and the lines of its log that are marked as ones to keep; what is private is left out.
  var words: [PeriodReport.Words] {
    let paragraphs = PublicText(self).intro.paragraphs.compactMap(\.quotable).map { PeriodReport.Words($0.unmarked, isMarked: $0.isMarked) }
    let lines = log.filter { line in !line.logLine.isPrivate && line.logLine.tags.contains { $0.lowercased() == PeriodReport.Words.tag } }
      .map { PeriodReport.Words($0.logLine.text.unmarked, isMarked: true) }
    return (paragraphs + lines).filter { !$0.text.isEmpty }
  }

  /// The notes of the day’s log with their times, but for those that are marked, which are among the words; what is private is left out.
  var notesOfLog: [PeriodReport.Words] {
    log.compactMap { line in
      let said = line.logLine
      guard said.activity == nil, !said.isPrivate, !said.text.isEmpty, !said.tags.contains(where: { $0.lowercased() == PeriodReport.Words.tag }) else {
        return nil
      }
      return PeriodReport.Words((said.time.map { "\($0.text) " } ?? "") + said.text.unmarked, isMarked: false)
    }
  }

  /// All that a person wrote in it: paragraphs, items, lines of the log and answers of reflections; without headings, questions, what a command
  /// wrote, what a Review repeats, and what is private.
  public var ownWords: (text: String, privateEntries: Int) {
    let text = PublicText(self)
    var parts = text.intro.ownParagraphs
    for section in sections where !section.isPrivate && section.kind != .review && section.reflection == nil {
      for piece in text.bySection[section.block] ?? [] { parts += piece.text.ownParagraphs }
      for one in section.items where !one.item.isPrivate { parts += [one.item.text] + one.item.details.ownParagraphs }
      for one in section.log where !one.logLine.isPrivate { parts += [one.logLine.text] + one.logLine.details.ownParagraphs }
    }
    for one in reflections { parts += [one.text] + one.steps.map(\.answer) }
    return (parts.filter { !$0.isEmpty }.map { plainText($0) }.joined(separator: "\n"), text.privateEntries)
  }

  /// What a person said of the day first: what is marked as to be kept, else its first words, else the first words of its log, of which a note says
  /// more by itself than what stands beside a habit; nil where there are none.
  public var firstWords: String? {
    let words = words
    if let text = (words.first(where: \.isMarked) ?? words.first)?.text.withoutPictures, !text.isEmpty { return text }
    let lines = log.map(\.logLine).filter { !$0.isPrivate && !$0.text.withoutPictures.isEmpty }
    return (lines.first { $0.activity == nil } ?? lines.first)?.text.unmarked.withoutPictures
  }

  /// Whether the person marked any of it as words to keep.
  public var hasMarkedWords: Bool { words.contains(where: \.isMarked) }

  /// The pictures that its properties name and that are embedded in its text, as they are written, each once.
  var photos: [String] {
    let hidden = isUnveiled ? [] : places.privateRanges
    // An embed may be a part of another note.
    let embedded = outline.spans.filter { span in
      (span.kind == .embed && PictureName.isPicture(source.text(span.name).trimmed) || span.kind == .image)
        && !hidden.contains { $0.lowerBound <= span.range.lowerBound && span.range.lowerBound < $0.upperBound }
    }
    let named = photoTexts + embedded.map { source.text($0.name) }
    // A property has a link with its brackets, an embed the name in them: the same picture is told once.
    var seen: Set<String> = []
    return named.filter { written in
      let bare = written.hasPrefix("!") ? String(written.dropFirst()) : written
      return seen.insert((Reference(bare)?.file ?? Reference(target: bare.trimmed).file).trimmed).inserted
    }
  }
}

extension FileReading {
  /// Where the day was, as its properties say it.
  var namedPlaces: [String] {
    for key in ["place", "location", "city"] {
      guard let property = properties.last(where: { $0.key == key }) else { continue }
      switch property.value {
      case .text(let text): return [text.trimmed].filter { !$0.isEmpty }
      case .list(let texts): return texts.map(\.trimmed).filter { !$0.isEmpty }
      default: continue
      }
    }
    return []
  }

  /// The text of a property; empty where there is none.
  func text(of key: String) -> String {
    if case .text(let text)? = properties.last(where: { $0.key == key })?.value { text.trimmed } else { "" }
  }

  /// The guided reflections in which nothing is private.
  var reflections: [Reflection] {
    let hidden = isUnveiled ? [] : places.privateRanges
    return sections.compactMap { section in
      let isHidden =
        section.isPrivate || hidden.contains { $0.lowerBound < section.range.upperBound && section.range.lowerBound < $0.upperBound }
      return isHidden ? nil : section.reflection
    }
  }
}

extension String {
  /// The same without what a command writes between its marks.
  fileprivate var ownParagraphs: [String] {
    if isEmpty { return [] }
    guard contains(text: "<!-- retro:context") else { return paragraphs }
    var isWritten = false
    let lines = split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let text = line.drop { $0 == " " }
      if text.hasPrefix("<!-- retro:context") { isWritten = true }
      defer { if text.hasPrefix("<!-- /retro:context") { isWritten = false } }
      return !isWritten
    }
    return lines.joined(separator: "\n").paragraphs
  }

  private static let mark = "#" + PeriodReport.Words.tag

  /// Parted by empty lines; without headings, tables, fences and what is embedded.
  var paragraphs: [String] {
    var paragraphs: [Substring] = []
    var isFenced = false, isOpen = false
    for line in utf8.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false) {
      let text = line.drop { $0 == ASCII.space }
      let isFence = text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8)
      if isFence { isFenced.toggle() }
      if isFenced || isFence || text.isEmpty || Self.isNoText(text) {
        isOpen = false
      } else if isOpen, let begun = paragraphs.popLast() {
        paragraphs.append(self[begun.startIndex..<line.endIndex])
      } else {
        paragraphs.append(self[line.startIndex..<line.endIndex])
        isOpen = true
      }
    }
    return paragraphs.map { String($0) }
  }

  /// Whether a line is a heading, part of a table, a picture or markup.
  private static func isNoText(_ line: Substring.UTF8View) -> Bool {
    switch line.first {
    case ASCII.hash: !line.starts(with: mark.utf8)
    case ASCII.pipe, ASCII.less: true
    case ASCII.exclamation: line.dropFirst().first == ASCII.openBracket
    default: false
    }
  }

  /// Whether the tag stands in it, in capitals or not.
  fileprivate var isMarked: Bool {
    let mark = Self.mark.utf8
    var rest = utf8[...]
    while let sign = rest.firstIndex(of: ASCII.hash) {
      // Only ASCII has letters that become those of the mark.
      if rest[sign...].prefix(mark.count).elementsEqual(mark, by: { $0 | 0x20 == $1 }) { return true }
      rest = rest[rest.index(after: sign)...]
    }
    return false
  }

  /// Without the lines that nobody would quote: boxes to tick, properties, and what has no word but tags and addresses. Nil where no other is
  /// left.
  fileprivate var quotable: String? {
    let lines = utf8.split(separator: ASCII.lineFeed).map { Substring($0) }.filter { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      return !Self.isBox(text) && !Self.isProperty(text) && Self.hasWord(text)
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Whether a line begins with a box, behind a bullet or a number.
  private static func isBox(_ line: Substring) -> Bool {
    // Most lines begin with a letter.
    guard let first = line.utf8.first, first < 0x40, line.utf8.contains(ASCII.openBracket) else { return false }
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    guard words.count >= 2, let sign = words[0].last, ["-", "*", "+"].contains(words[0]) || sign == "." || sign == ")" else { return false }
    // A box is one sign between brackets, and an empty one is parted by its blank.
    return words[1].hasPrefix("[") && (words[1] == "[" && words.last?.hasPrefix("]") ?? false || words[1].hasSuffix("]") && words[1].count == 3)
  }

  /// Whether a line is one property as other programs write it: `sleep:: 7h`.
  private static func isProperty(_ line: Substring) -> Bool {
    guard let colon = line.utf8.firstIndex(of: ASCII.colon), line.utf8[colon...].dropFirst().first == ASCII.colon else { return false }
    let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty, parts[2].isEmpty || parts[2].hasPrefix(" ") || parts[2].hasPrefix("*") else { return false }
    let name = parts[0].filter { $0 != "*" && $0 != "_" }
    return !name.isEmpty && name.split(separator: " ").count <= 3 && !name.contains(where: { "[](){}.,;!?".contains($0) })
  }

  /// Whether a line says something besides tags and addresses.
  private static func hasWord(_ line: Substring) -> Bool {
    // Most lines begin with a letter, and addresses with the one of their protocol.
    if let first = line.utf8.first, 0x61...0x7A ~= first | 0x20, first | 0x20 != 0x68 { return true }
    return line.split(separator: " ").contains(where: isWord)
  }

  /// Whether a piece of a line says something by itself.
  private static func isWord(_ piece: Substring) -> Bool {
    !piece.hasPrefix("http://") && !piece.hasPrefix("https://") && (!piece.hasPrefix("#") || piece.lowercased() == mark)
      && piece.contains { $0.isLetter || $0.isNumber || !$0.isASCII }
  }

  /// Without the pictures in it, whose names say nothing.
  fileprivate var withoutPictures: String {
    guard contains(text: "![") else { return self }
    var (kept, rest) = ("", self[...])
    while let start = rest.firstRange(ofText: "![") {
      let inner = rest[start.upperBound...]
      guard let end = inner.firstRange(ofText: inner.hasPrefix("[") ? "]]" : ")") else { break }
      kept += rest[..<start.lowerBound]
      rest = inner[end.upperBound...]
    }
    return (kept + rest).split(separator: " ").joined(separator: " ")
  }

  /// Without the tag that marks it.
  fileprivate var unmarked: String {
    guard isMarked else { return self }
    return split(separator: " ", omittingEmptySubsequences: false).filter { $0.lowercased() != Self.mark }.joined(separator: " ").trimmed
  }
}
