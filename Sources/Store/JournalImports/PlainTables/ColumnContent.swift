// What the fields of a column are, as a whole.

import JournalDates
import JournalModel
import JournalText

/// The fields of a column that say something, and what most of them are.
struct ColumnContent {
  enum Kind {
    case nothing, marks, numbers, durations, clocks, amounts, pressures, words
  }

  let kind: Kind
  let values: [String]
  /// The numbers among them; of durations their minutes.
  let numbers: [Double]
  /// The minutes of what can only be read as durations, `7:15`, and the numbers beside them; where both are there, a column of times has both.
  let durations: [Double]
  let bareNumbers: [Double]
  /// The one unit that stands behind all of its numbers, `kg` of `70.5 kg`; nil where there is none, or several.
  let unit: String?
  /// Words and signs that stand for nothing.
  let nulls: Set<String>
  /// Whether its numbers are only 0 and 1.
  let isOnlyOnesAndNoughts: Bool
  /// Whether marks and crosses stand beside each other, so that a cross is a no.
  let hasChecksAndCrosses: Bool

  /// What programs write where nothing is known.
  static let nothing: Set<String> = [
    "-", "--", "---", "–", "—", "n/a", "N/A", "NA", "na", "none", "None", "NULL", "null", "nan", "NaN", "?", ".",
  ]

  /// - Parameter isNamed: Whether the title of the column tells what is measured, so that most of its fields need not.
  init(_ texts: [String], hasDecimalComma: Bool?, isNamed: Bool = false) {
    let said = texts.filter { !$0.isEmpty }
    nulls = Set(said.filter { Self.nothing.contains($0) && !["null", "nan", "NaN", "NULL"].contains($0) })
    values = said.filter { !Self.nothing.contains($0) }
    let count = values.count
    // One in five may be something else, and a single one of three, which is told with its place.
    func isMost(_ found: Int) -> Bool {
      found * 5 >= count * 4 || found == count - 1 && count > 2 || isNamed && found * 2 > count
    }
    let units = Set(values.map { ColumnTitle.unit(behind: $0) ?? "" })
    unit = units.count == 1 && units != [""] ? units.first : nil
    let hasUnit = unit != nil
    var (numbers, spans, bare): ([Double], [Double], [Double]) = ([], [], [])
    for text in values {
      let number = TableNumber(hasUnit ? ColumnTitle.number(before: text) : text)
      guard number.isNumber else {
        var text = text
        let minutes = text.withUTF8 { TableDuration.minutes($0) }.point
        if !minutes.isNaN { spans.append(minutes) }
        numbers.append(minutes)
        continue
      }
      let value = hasDecimalComma.map { number.value(hasDecimalComma: $0) } ?? (number.point.isNaN ? number.comma : number.point)
      if !value.isNaN { bare.append(value) }
      numbers.append(value)
    }
    self.numbers = numbers.filter { !$0.isNaN }
    self.durations = spans
    bareNumbers = bare
    let isNumber = values.map { TableNumber(hasUnit ? ColumnTitle.number(before: $0) : $0).isNumber }
    let plain = isNumber.count { $0 }
    isOnlyOnesAndNoughts = plain == count && self.numbers.allSatisfy { $0 == 0 || $0 == 1 }
    let marks = values.count { HabitMark.isMark($0) }
    hasChecksAndCrosses = values.contains { HabitMark.isCheck($0) } && values.contains { HabitMark.isCross($0) }
    let durations = values.count { text in
      var text = text
      return text.withUTF8 { TableDuration.minutes($0).isNumber }
    }
    if count == 0 {
      kind = .nothing
    } else if isMost(marks + (isOnlyOnesAndNoughts ? plain : 0)) {
      kind = .marks
    } else if isMost(plain) {
      kind = .numbers
    } else if isMost(values.count { PressureText($0) != nil }) {
      kind = .pressures
    } else if isMost(values.count { Self.isClock($0) }) {
      kind = .clocks
    } else if isMost(durations) {
      kind = .durations
    } else if isMost(values.count { HabitMark($0, digitsAreMarks: false, hasDecimalComma: false) != nil }) {
      kind = .amounts
    } else if !bare.isEmpty, isMost(bare.count + spans.count) {
      kind = .durations
    } else {
      kind = .words
    }
  }

  /// `7:12` may be a duration or a time; a time on the clock has two digits for its hour, or tells the half of the day.
  private static func isClock(_ text: String) -> Bool {
    if text.utf8.count == 5, let time = TimeOfDay(text) { return time.minutes < 1440 }
    guard text.utf8.count > 5, let clock = ClockText(text), clock.time.minutes < 1440 else {
      return TableMoment(text, nil)?.clock != nil
    }
    // `01:10:26` is a duration as well.
    return text.contains { $0.isLetter }
  }

  /// Whether each is a duration as well, as `07:12` is.
  var areDurations: Bool {
    !values.isEmpty
      && values.allSatisfy { text in
        var text = text
        return text.contains(":") && text.withUTF8 { TableDuration.minutes($0).isNumber }
      }
  }

  /// Whether two numbers are minutes and seconds, `35:01`: beside them longer ones have their hours, `1:14:07`, or no day has so many hours.
  var hasMinutesAndSeconds: Bool {
    let parts = values.map { $0.split(separator: ":") }.filter { $0.count > 1 }
    let short = parts.filter { $0.count == 2 }
    return !short.isEmpty && (short.count < parts.count || short.contains { Int($0[0].trimmed).map { $0 >= 24 } ?? false })
  }

  /// Whether some of it is numbers and some is durations: `7.5` and `7:15`.
  var isOfTwoForms: Bool { !bareNumbers.isEmpty && !durations.isEmpty && kind != .words }

  var low: Double { numbers.min() ?? 0 }
  var high: Double { numbers.max() ?? 0 }
  /// Without those that say that there was nothing.
  var positive: [Double] { numbers.filter { $0 > 0 } }
  var hasFractions: Bool { numbers.contains { $0 != $0.rounded() } }
  var isWhole: Bool { !hasFractions }
}
