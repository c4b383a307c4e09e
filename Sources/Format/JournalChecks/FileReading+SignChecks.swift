// Dates and times that are written in other ways than those that are read: Tasks' signs, and the beginnings of log lines.

import JournalFormat
import JournalDates
import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// Dates after the signs of Obsidian Tasks that are not read: no date at all, or one with more text after it.
  func signFindings(_ item: ItemReading, in section: SectionKind) -> [Diagnostic] {
    let line = item.firstLine
    // In code a sign may be an example.
    guard !source[line].contains(ASCII.backtick) else { return [] }
    var found: [Diagnostic] = []
    var at = line.lowerBound
    while at < line.upperBound {
      guard source.bytes[at] >= 0xE2, let (key, sign) = TasksEmoji.dateSign(at: at, before: line.upperBound, in: source) else {
        at += 1
        continue
      }
      at = sign.upperBound
      if item.fields.contains(where: { $0.range.contains(sign) }) { continue }
      var start = at
      while start < line.upperBound, source.bytes[start].isBlank { start += 1 }
      let word = source[TextRange(start, line.upperBound)].prefix { !$0.isBlank }
      let range = TextRange(start, start + word.count)
      // After the sign of an Action a word such as `tomorrow` is meant as a day, too.
      guard word.first.map({ $0.isDigit || section == .action && PeriodText(source.text(range)) != nil }) ?? false else { continue }
      if CalendarDay(utf8: word) == nil {
        found.append(Diagnostic(.fieldBadDate(key, source.text(range)), at: range))
      } else if section == .action {
        let whole = TextRange(sign.lowerBound, range.upperBound)
        found.append(Diagnostic(.fieldNotLast(source.text(whole)), at: whole))
      }
    }
    return found
  }

  /// A line of a log that begins like one with a time and goes on with a link, and yet records no activity: `7.30 [[run]]`, `7:30 am [[run]]`.
  func timeFinding(_ line: LogReading) -> Diagnostic? {
    guard line.logLine.activity == nil, line.block + 1 < Int(outline.blocks[line.block].next) else { return nil }
    let start = line.firstLine.lowerBound
    var end = start
    func skip(while condition: (UInt8) -> Bool) {
      while end < line.firstLine.upperBound, condition(source.bytes[end]) { end += 1 }
    }
    var range: TextRange
    if let time = line.timeRange {
      end = time.upperBound
      skip { $0.isBlank }
      let word = end
      skip { !$0.isBlank }
      guard AlmostTime.isHalf(source.text(TextRange(word, end))) else { return nil }
      range = TextRange(start, end)
    } else {
      skip { !$0.isBlank }
      range = TextRange(start, end)
      guard range.count <= 24 else { return nil }
      let first = source.text(range)
      let after = end
      skip { $0.isBlank }
      let word = end
      skip { !$0.isBlank }
      let isHalf = AlmostTime.isHalf(source.text(TextRange(word, end)))
      guard AlmostTime.isSpan(first) || isHalf && AlmostTime.isHour(first) else { return nil }
      if isHalf { range.upperBound = end } else { end = after }
    }
    skip { $0.isBlank }
    let opensWithLink = outline.inlineSpans(ofBlock: line.block + 1, in: source).contains {
      $0.range.lowerBound == end && ($0.kind == .wikiLink || $0.kind == .markdownLink)
    }
    return opensWithLink ? Diagnostic(.badTime(source.text(range)), at: range) : nil
  }
}

/// Times as people write them who are used to other clocks.
enum AlmostTime {
  /// Whether a word says which half of the day is meant, or that a time is meant at all.
  static func isHalf(_ word: String) -> Bool { ["am", "pm", "a.m.", "p.m.", "h", "uhr", "o'clock", "o’clock"].contains(word.lowercased()) }

  /// One or two digits.
  static func isHour(_ word: String) -> Bool { word.utf8.count <= 2 && word.utf8.allSatisfy { $0 &- 0x30 < 10 } }

  /// `7.30`, `7h30`, `7:30am`, `7:30,`, `７：３０`, `7時30分`, or two of them with a dash between.
  static func isSpan(_ word: String) -> Bool {
    var scalars = word.lowercased().unicodeScalars.map(\.halfWidth)
    // After a time of the right form such a sign is what makes it none.
    if let last = scalars.last, [",", ":", ";"].contains(last) { scalars.removeLast() }
    let parts = scalars.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" || $0 == "~" }
    return parts.count <= 2 && parts.allSatisfy(isTime)
  }

  /// One or two digits, then a sign and two more, or letters that make them a time.
  private static func isTime(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    let hours = scalars.prefix(while: isDigit)
    guard hours.count == 1 || hours.count == 2 else { return false }
    var rest = scalars[hours.endIndex...]
    if let sign = rest.first, ["時", "시"].contains(sign) {
      rest = rest.dropFirst()
      let minutes = rest.prefix(while: isDigit)
      return ["", "半", "반", "分", "분"].contains(String(String.UnicodeScalarView(rest[minutes.endIndex...]))) && minutes.count <= 2
    }
    if let sign = rest.first, [".", ":", "h"].contains(sign), rest.dropFirst().prefix(while: isDigit).count == 2 {
      rest = rest.dropFirst(3)
      if rest.isEmpty { return true }
    }
    return isHalf(String(String.UnicodeScalarView(rest)))
  }
}
