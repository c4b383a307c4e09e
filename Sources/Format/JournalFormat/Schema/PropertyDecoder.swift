// From the text of a property to its typed value.

import JournalDates
import JournalModel
import JournalText

/// Reads values as the types that properties give them.
struct PropertyDecoder {
  let moodLabels: MoodLabels

  /// The typed value, of a list as far as it can be read, and why the rest cannot be; no value where the property stands there without one.
  func decode(_ value: PropertyText, as type: PropertyType) -> (content: PropertyContent?, failures: [PropertyFailure]) {
    do throws(PropertyProblem) {
      switch value {
      case .kept: throw .kept
      case .text(""): return (nil, [])
      case .text(let text): return (try scalar(text, as: type), [])
      case .list(let texts):
        var failures: [PropertyFailure] = []
        return (try list(texts, as: type, &failures), failures)
      }
    } catch {
      return (nil, [PropertyFailure(problem: error)])
    }
  }

  private func scalar(_ text: String, as type: PropertyType) throws(PropertyProblem) -> PropertyContent {
    switch type {
    case .text: return .text(text)
    case .texts: return .texts([text])
    case .reference: return .reference(try reference(text))
    case .references: return .references([try reference(text)])
    case .date:
      guard let day = CalendarDay(text) else { throw .badDate(text) }
      return .date(day)
    case .timestamp:
      guard let timestamp = Timestamp(text) else { throw .badDate(text) }
      return .timestamp(timestamp)
    case .flag: return .flag(try choice(text, ["true", "false"]) == "true")
    case .number: return .number(try number(text))
    case .minutes:
      if let minutes = Self.hoursAndMinutes(text) { return .number(minutes) }
      return .number(try number(text, wanted: .someMinutes))
    case .integer(let range):
      guard let number = Int(text), String(number) == text, range.contains(number) else {
        throw .unknownValue(text, wanted: .wholeNumberFrom(range), near: nil)
      }
      return .integer(number)
    case .clock:
      guard let time = TimeOfDay(text) else { throw .unknownValue(text, wanted: .timeSuchAs("23:10"), near: nil) }
      return .clock(time)
    case .mood:
      if let mood = moodLabels.mood(named: text) { return .mood(mood) }
      // Of a label in another case it is said so.
      if !moodLabels.words.contains(where: { $0.lowercased() == text.lowercased() }), let mood = moodLabels.mood(told: text) { return .mood(mood) }
      let word = try choice(text, moodLabels.words, also: .moodNumber)
      guard let mood = moodLabels.mood(named: word) else { throw .unknownValue(text, wanted: .aMood, near: nil) }
      return .mood(mood)
    case .choice(let words): return .text(try choice(text, words))
    case .schedules: return .schedules([try schedule(text)])
    case .points: return .points([try points(text)])
    case .pausedSpans: return .pausedSpans([try paused(text)])
    case .habitTargets: return .habitTargets([try habitTarget(text)])
    case .goalTarget: return .goalTarget(try goalTarget(text))
    case .goalTargets: return .goalTargets([try goalTarget(text)])
    }
  }

  private func list(
    _ texts: [String], as type: PropertyType, _ failures: inout [PropertyFailure]
  ) throws(PropertyProblem) -> PropertyContent? {
    if texts.isEmpty { return nil }
    switch type {
    case .texts: return .texts(texts)
    case .references: return each(texts, &failures, reference).map(PropertyContent.references)
    case .schedules:
      // The days of a week may stand as a list, too: [mon, wed, fri].
      if texts.count > 1, let days = Schedule.weekdays(texts) { return .schedules([Dated(.weekdays(days))]) }
      return each(texts, &failures, schedule).map(PropertyContent.schedules)
    case .points: return each(texts, &failures, points).map(PropertyContent.points)
    case .habitTargets: return each(texts, &failures, habitTarget).map(PropertyContent.habitTargets)
    case .pausedSpans: return each(texts, &failures, paused).map(PropertyContent.pausedSpans)
    case .goalTargets: return each(texts, &failures, goalTarget).map(PropertyContent.goalTargets)
    default: throw .wrongType(wanted: .oneValue)
    }
  }

  /// The elements that can be read; nil for none.
  private func each<Value>(
    _ texts: [String], _ failures: inout [PropertyFailure], _ read: (String) throws(PropertyProblem) -> Value
  ) -> [Value]? {
    var values: [Value] = []
    for (index, text) in texts.enumerated() {
      do throws(PropertyProblem) {
        values.append(try read(text))
      } catch {
        failures.append(PropertyFailure(problem: error, element: index))
      }
    }
    return values.isEmpty ? nil : values
  }

  private func choice(_ text: String, _ words: [String], also: Wording? = nil) throws(PropertyProblem) -> String {
    if words.contains(where: { $0.hasSameBytes(as: text) }) { return text }
    let folded = text.lowercased()
    if let word = words.first(where: { $0.lowercased() == folded }) { throw .nearMiss(text, meant: word) }
    throw .unknownValue(text, wanted: .oneOf(words, also: also), near: nearest(to: text, among: words))
  }

  private func number(_ text: String, wanted: Wording = .someNumber) throws(PropertyProblem) -> Double {
    if let number = decimal(text) { return number }
    let commas = text.utf8.indices.filter { text.utf8[$0] == 0x2C }
    if let comma = commas.first, commas.count == 1 {
      let fraction = text[text.utf8.index(after: comma)...]
      let meant = "\(text[..<comma]).\(fraction)"
      // Three digits after a comma may as well be thousands.
      if fraction.utf8.count != 3, decimal(meant) != nil { throw .nearMiss(text, meant: meant) }
    }
    throw .unknownValue(text, wanted: wanted, near: nil)
  }

  private func reference(_ text: String) throws(PropertyProblem) -> Reference {
    guard let reference = Reference(text) else { throw .unknownValue(text, wanted: .aLink, near: nil) }
    return reference
  }

  private func schedule(_ text: String) throws(PropertyProblem) -> Dated<Schedule> {
    if let schedule = Dated(text, reading: { Schedule($0) }) { return schedule }
    if let schedule = Dated(text.lowercased(), reading: { Schedule($0) }) { throw .nearMiss(text, meant: schedule.text(\.text)) }
    try refuseDay(after: text)
    throw .unknownValue(
      text, wanted: .scheduleForms(Schedule.examples),
      near: Schedule(meantBy: text)?.text ?? nearest(to: text, among: ["daily", "weekly"]))
  }

  private func points(_ text: String) throws(PropertyProblem) -> Dated<Int> {
    let read: (String) -> Int? = { text in
      Int(text).flatMap { String($0) == text && Activity.points.contains($0) ? $0 : nil }
    }
    guard let points = Dated(text, reading: read) else {
      try refuseDay(after: text)
      throw .unknownValue(text, wanted: .datedPoints, near: nil)
    }
    return points
  }

  private func habitTarget(_ text: String) throws(PropertyProblem) -> Dated<HabitTarget> {
    guard let dated = Dated(text, reading: { HabitTarget($0) }), case let target = dated.value,
      target.quantity.amount > 0 || target.bound == .atMost && target.quantity.amount == 0
    else {
      try refuseDay(after: text)
      throw .unknownValue(text, wanted: .habitAmount, near: nil)
    }
    return dated
  }

  /// Throws where a value is dated by what is no day: `daily from 2026-09-41`.
  private func refuseDay(after text: String) throws(PropertyProblem) {
    let words = text.words
    guard words.count >= 3, words[words.count - 2] == "from" else { return }
    if CalendarDay(words[words.count - 1]) == nil { throw .badDate(words[words.count - 1]) }
  }

  private func paused(_ text: String) throws(PropertyProblem) -> PausedSpan {
    if let span = PausedSpan(text) { return span }
    let ends = [String(text.prefix(10)), String(text.suffix(10))]
    for day in ends where Period.issue(of: day) != nil { throw .badDate(day) }
    if let start = CalendarDay(ends[0]), let end = CalendarDay(ends[1]) {
      guard let span = PausedSpan(from: start, to: end) else { throw .endsEarly(end, start: start) }
      throw .nearMiss(text, meant: span.text)
    }
    throw .unknownValue(
      text, wanted: .pausedDays, near: nil)
  }

  private func goalTarget(_ text: String) throws(PropertyProblem) -> GoalTarget {
    guard let target = GoalTarget(text), target.quantity.amount > 0 else {
      throw .unknownValue(text, wanted: .goalAmount, near: nil)
    }
    return target
  }

  /// `7h12` and `7h` as minutes.
  static func hoursAndMinutes(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard let letter = bytes.firstIndex(of: 0x68), letter >= 1, letter <= 4, [letter + 1, letter + 3].contains(bytes.count) else {
      return nil
    }
    guard bytes[..<letter].allSatisfy({ $0 &- 0x30 < 10 }), bytes[(letter + 1)...].allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    if bytes.count == letter + 1 { return decimal(String(decoding: bytes[..<letter], as: UTF8.self)).map { $0 * 60 } }
    guard let quantity = Quantity(text), quantity.unit == "min" else { return nil }
    return quantity.amount
  }
}
