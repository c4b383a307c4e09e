// Values as what they may mean: days, numbers, times, moods, priorities, text.

import JournalDates
import JournalModel
import JournalText

/// Reads the value of one condition.
struct ValueReader {
  let written: WrittenCondition
  let today: CalendarDay
  let moodLabels: MoodLabels

  /// The first and the last point of a value on a scale: a month has many days.
  typealias Stretch = (first: Double, last: Double)

  func days() throws(QueryError) -> Interval {
    try interval(day) { .noDays($0, $1, on: today) }
  }

  func moods() throws(QueryError) -> Interval {
    try interval(mood) { .noMood($0, $1, moodLabels) }
  }

  func priorities() throws(QueryError) -> Interval {
    try interval(priority) { .noPriority($0, $1) }
  }

  /// Every reading that the value has.
  func property() throws(QueryError) -> PropertyTest {
    let countsMinutes = written.key.hasSuffix("_minutes")
    var test = PropertyTest(countsMinutes: countsMinutes, isOfNight: Reading.isOfNight(written.key))
    if written.comparison == .equal {
      test.text = WildcardPattern(linkless(written.value), hasWildcards: !written.isQuoted)
      if written.isQuoted { return test }
    }
    let scales: [(String) -> Stretch?] = [{ number($0, countsMinutes) }, day, clock]
    let intervals = try scales.map { scale throws(QueryError) in try readable(scale) }
    (test.numbers, test.days, test.clocks) = (intervals[0], intervals[1], intervals[2])
    if intervals.contains(where: { $0 != nil }) { return test }
    guard written.comparison == .equal else { throw noSize() }
    if let sides {
      let (isFirst, isLast) = (scales.contains { $0(sides.first.text) != nil }, scales.contains { $0(sides.last.text) != nil })
      if isFirst { throw .unlikeEnds(sides.last.range, sides.last.text, sides.first.text) }
      if isLast { throw .unlikeEnds(sides.first.range, sides.first.text, sides.last.text) }
    }
    return test
  }

  private typealias Side = (text: String, range: TextRange)

  /// What stands on either side of `..`; nil where the value is no range.
  private var sides: (first: Side, last: Side)? {
    if written.isQuoted { return nil }
    let bytes = Array(written.value.utf8)
    guard bytes.count > 2, let dots = bytes.indices.dropLast().first(where: { bytes[$0] == ASCII.period && bytes[$0 + 1] == ASCII.period })
    else { return nil }
    let start = written.valueRange.lowerBound
    return (
      (String(decoding: bytes[..<dots], as: UTF8.self), TextRange(start, start + dots)),
      (String(decoding: bytes[(dots + 2)...], as: UTF8.self), TextRange(start + dots + 2, written.valueRange.upperBound))
    )
  }

  /// The value on a scale that it must have a place on.
  private func interval(
    _ scale: (String) -> Stretch?, _ issue: (TextRange, String) -> QueryError
  ) throws(QueryError) -> Interval {
    if let interval = try readable(scale) { return interval }
    guard let sides, written.comparison == .equal else { throw issue(written.valueRange, written.value) }
    let side = sides.first.text.isEmpty || scale(sides.first.text) != nil ? sides.last : sides.first
    throw issue(side.range, side.text)
  }

  /// The value on a scale; nil where it has no place there.
  private func readable(_ scale: (String) -> Stretch?) throws(QueryError) -> Interval? {
    if let stretch = scale(written.value) { return Interval(written.comparison, first: stretch.first, last: stretch.last) }
    guard let sides else { return nil }
    let (first, last) = (scale(sides.first.text), scale(sides.last.text))
    guard first != nil || sides.first.text.isEmpty, last != nil || sides.last.text.isEmpty else { return nil }
    guard written.comparison == .equal else { throw .rangeAfterComparison(written.comparisonRange, written.key, written.value) }
    if let first, let last, first.first > last.last { throw .reversedRange(written.valueRange, sides.first.text, sides.last.text) }
    return Interval(from: first?.first, to: last?.last)
  }

  private func noSize() -> QueryError {
    let (value, sign) = (written.value, written.comparison.rawValue)
    if moodLabels.mood(named: value) != nil {
      return .noSize(written.valueRange, value, QueryError.onlyComparedBy("mood", "mood\(sign)\(value)"))
    }
    if priority(value) != nil {
      return .noSize(written.valueRange, value, QueryError.onlyComparedBy("item.priority", "item.priority\(sign)\(value)"))
    }
    return .noSize(written.valueRange, value, PeriodText.issue(of: value, on: today).map { Wording($0.instead) })
  }

  /// What a link leads to, as `PropertyTest` has it of values.
  private func linkless(_ text: String) -> String {
    if text.hasPrefix("^"), text.utf8.count > 1 { return String(text.dropFirst()) }
    guard text.hasPrefix("[["), text.hasSuffix("]]"), text.utf8.count > 4 else { return text }
    return String(text.dropFirst(2).dropLast(2).prefix { $0 != "|" })
  }
}

extension ValueReader {
  /// What is due lies ahead.
  private var lean: DayLean { written.key.hasSuffix("due") ? .future : .past }

  private func day(_ text: String) -> Stretch? {
    // Without `..`, which is taken apart before.
    guard !text.contains(text: ".."), let span = PeriodText(said: text)?.days(on: today, leaning: lean)?.span else {
      return nil
    }
    return (Double(span.start.ordinal), Double(span.end.ordinal))
  }

  private func number(_ text: String, _ countsMinutes: Bool) -> Stretch? {
    Reading.number(text, countsMinutes: countsMinutes).map { ($0, $0) }
  }

  private func clock(_ text: String) -> Stretch? {
    let minutes = TimeOfDay(text).map { Reading.minutes(of: $0, isOfNight: Reading.isOfNight(written.key)) }
    return minutes.map { ($0, $0) }
  }

  private func mood(_ text: String) -> Stretch? {
    let own = moodLabels.names.firstIndex { $0.lowercased() == text.lowercased() }
    let mood = moodLabels.mood(named: text) ?? own.flatMap { Mood(rawValue: $0) } ?? moodLabels.mood(written: text.lowercased())
    return mood.map { (Double($0.rawValue), Double($0.rawValue)) }
  }

  private func priority(_ text: String) -> Stretch? {
    let word = text.lowercased()
    let rank = word == Priority.noneName ? Priority.rankOfNone : Priority(rawValue: word)?.rank
    return rank.map { (Double($0), Double($0)) }
  }
}
