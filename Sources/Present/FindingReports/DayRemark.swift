// What a person should know of the days behind a report: what could not be reckoned with, and what is worth a look.

import Documents
public import JournalDates
public import JournalFindings
import JournalLanguage
import JournalReports
import PlainFormats

/// Something about days, said plainly.
public enum DayRemark: Sendable {
  /// A property that is no number on some days.
  case words(title: String, count: Int, example: String, path: String)
  /// Numbers far from the days around them.
  case odd(Finding.Named, [(day: CalendarDay, value: Double)])
  /// One thing in several units.
  case units([String])
  /// Things that are looked at from a later day on, as their coverage changed then.
  case begins([String], CalendarDay)
  /// Days that have not come yet.
  case future(count: Int, first: CalendarDay)

  /// So many numbers are told by themselves.
  private static let mostNumbers = 3

  func sentence(_ words: MeasureWords) -> String {
    switch self {
    case .words(let title, let count, let example, let path):
      return words.say(
        RemarkText.words, ["title": .text(title), "count": .number(count), "example": .text(example), "path": .text(path)])
    case .odd(let named, let days):
      let numbers = days.prefix(Self.mostNumbers).map {
        Message(RemarkText.number, ["value": .text(words.value($0.value, of: named)), "day": .day($0.day)])
      }
      return words.say(
        RemarkText.odd,
        [
          "title": .text(words.name(named)), "numbers": .messages(numbers, .comma), "count": .number(days.count),
          "more": .number(days.count - numbers.count),
        ])
    case .units(let names): return words.say(RemarkText.units, ["names": .quoted(names, .and)])
    case .begins(let titles, let day):
      return words.say(FindingText.begins, ["title": .list(titles, .and), "day": .day(day)])
    case .future(let count, let first):
      return words.say(RemarkText.future, ["count": .number(count), "day": .day(first)])
    }
  }

  fileprivate func json(_ words: MeasureWords) -> JSONValue {
    switch self {
    case .words(let title, let count, _, let path):
      [.reason: "words", .title: .string(title), .days: .int(count), .path: .string(path), .text: .string(sentence(words))]
    case .odd(let named, let days):
      [
        .reason: "odd", .title: .string(named.title), .days: .int(days.count), .start: JSONValue(days.first?.day.description),
        .text: .string(sentence(words)),
      ]
    case .units: [.reason: "units", .text: .string(sentence(words))]
    case .begins(let titles, let day):
      [.reason: "begins", .title: .string(words.say(.list(titles, .and))), .start: .string(day.description), .text: .string(sentence(words))]
    case .future(let count, let first):
      [.reason: "future", .days: .int(count), .start: .string(first.description), .text: .string(sentence(words))]
    }
  }
}

extension [DayRemark] {
  /// So many sentences are told.
  private static var most: Int { 5 }

  func json(_ words: MeasureWords) -> JSONValue { JSONValue(map { $0.json(words) }) }

  func add(to document: inout Document, _ words: MeasureWords) {
    for one in prefix(Self.most) { document += .paragraph(.quiet(one.sentence(words)), depth: 1) }
  }
}
