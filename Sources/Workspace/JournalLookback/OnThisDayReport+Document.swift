// Days of other years, each in a few lines.

public import Documents
import JournalDates
public import JournalLanguage
import JournalModel
import JournalReports
public import PlainFormats

extension OnThisDayReport {
  public func document(in say: Language) -> Document {
    var document = Document(RichText(say(OnThisDayText.title, ["day": .text(say.title(of: date))])))
    if days.isEmpty { document += .hint(RichText(say(OnThisDayText.nothing))) }
    for day in days {
      var facts: [RichText] = [.quiet(day.distance.words(say)), .quiet(say.name(of: day.day.weekday))]
      if let mood = day.entry.mood {
        facts.append(RichText(say.name(of: mood, called: day.entry.moodName)))
      }
      document += .heading(RichText(say.title(of: day.day)), of: day.entry.path)
      document += .facts(facts)
      let lines = day.entry.lines
      let shown = lines.prefix(lines.count > Self.mostLines ? Self.mostLines - 1 : Self.mostLines)
      if !shown.isEmpty { document += .list(ItemList(shown.map { ListItem(.bullet, Prose($0, in: day.entry.path)) })) }
      if shown.count < lines.count {
        document += .hint(
          RichText(say(OnThisDayText.more, ["count": .number(lines.count - shown.count), "day": .text("\(day.day)")])))
      }
    }
    document.add(privateEntries: privateEntries, say)
    document += .data(
      columns: ["date", "ago", "mood", "text"],
      rows: days.flatMap { day in
        let lines = day.entry.lines
        let texts: [String?] = lines.isEmpty ? [nil] : lines.map { plainText($0) }
        return texts.map { ["\(day.day)", day.distance.words(.english), day.entry.mood?.name, $0] }
      })
    return document
  }

  /// The whole as one object, schema 2; what is private is left out.
  public var json: JSONValue {
    [
      .schema: .answerSchema, .date: .string(date.description),
      .days: JSONValue(
        days.map { day in
          let (years, months): (Int?, Int?) =
            switch day.distance {
            case .years(let count): (count, nil)
            case .months(let count): (nil, count)
            }
          return [
            .date: .string(day.day.description), .yearsAgo: JSONValue(years), .monthsAgo: JSONValue(months),
            .path: .string(day.entry.path), .mood: JSONValue(day.entry.mood, label: day.entry.moodName),
            .lines: JSONValue(day.entry.lines.map { JSONValue.string($0) }),
          ] as JSONValue
        }),
      .privateEntries: .int(privateEntries),
    ]
  }
}

extension OnThisDayReport.Distance {
  fileprivate func words(_ say: Language) -> String {
    switch self {
    case .years(let count) where count < 0: say(OnThisDayText.yearsLater, ["count": .number(-count)])
    case .years(let count): say(OnThisDayText.yearsAgo, ["count": .number(count)])
    case .months(let count): say(OnThisDayText.monthsAgo, ["count": .number(count)])
    }
  }
}

extension EntryCards.Entry {
  /// What was written, a paragraph, an item or a line of the log each: the text of the day first.
  var lines: [String] {
    var lines = text.paragraphs
    for section in sections {
      for part in section.parts {
        switch part {
        case .text(let text): lines += text.paragraphs
        case .item(let item): lines.append(item.text)
        // A line that only ticks a habit says little a year later.
        case .log(let line, _): if !line.text.isEmpty { lines.append(line.words) }
        }
      }
    }
    return lines
  }
}

extension String {
  /// Parted by empty lines; headings and comments aside.
  fileprivate var paragraphs: [String] {
    var paragraphs: [String] = [], lines: [Substring] = []
    func end() {
      if !lines.isEmpty { paragraphs.append(lines.joined(separator: "\n")) }
      lines = []
    }
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { end() } else { lines.append(line) }
    }
    end()
    return paragraphs.filter { !$0.hasPrefix("<!--") && !$0.hasPrefix("![") }
  }
}
