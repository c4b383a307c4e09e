// Days and moments as tables write them.

import JournalDates
import JournalModel

/// A day as a text has it, with its time where it has one. Where nobody says in which order day and month stand, it may be two days.
struct TableMoment: Equatable {
  /// With the day before the month, and with the month before the day; nil where the calendar has no such day.
  var dayFirst: CalendarDay?
  var monthFirst: CalendarDay?
  var clock: ClockText?
  /// What stands after the day and is no time.
  var hasOtherWords = false

  init(day: CalendarDay, clock: ClockText? = nil) {
    (dayFirst, monthFirst) = (day, day)
    self.clock = clock
  }

  /// Reads a text without blanks around it; nil where it begins with no day.
  /// - Parameter form: Nil where the text tells.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ form: DateForm?) {
    switch form {
    case .iso, .dayMonthYear, .monthDayYear, nil: break
    case .epoch, .coreData: return nil
    }
    var end = 10
    if bytes.count >= 10, bytes[4] == 0x2D, bytes[7] == 0x2D, form == nil || form == .iso,
      let day = CalendarDay(utf8: bytes[part: 0..<10])
    {
      (dayFirst, monthFirst) = (day, day)
    } else {
      guard let numbers = Numbers(bytes) else { return nil }
      end = numbers.end
      guard setDay(numbers, form) else { return nil }
    }
    if end < bytes.count {
      if bytes[end] &- 0x30 < 10 { return nil }
      readClock(bytes[part: end..<bytes.count])
    }
  }

  init?(_ text: String, _ form: DateForm?) {
    var text = text
    guard let found = text.withUTF8({ TableMoment($0, form) }) else { return nil }
    self = found
  }

  private mutating func readClock(_ rest: UnsafeBufferPointer<UInt8>) {
    // `T`, a comma or an underscore stands between.
    let start = [0x54, 0x74, 0x2C, 0x5F].contains(rest[0]) ? 1 : 0
    let text = rest[part: start..<rest.count].trimmed
    if text.isEmpty { return }
    clock = ClockText(text)
    if clock == nil, text.count > 2, text[0] == 0x2D { clock = ClockText(text[part: 1..<text.count].trimmed) }
    hasOtherWords = clock == nil
  }

  private mutating func setDay(_ numbers: Numbers, _ form: DateForm?) -> Bool {
    let (a, b, c) = (numbers.values[0], numbers.values[1], numbers.values[2])
    func day(_ year: Int, _ digits: Int, _ month: Int, _ day: Int) -> CalendarDay? {
      CalendarDay(year: digits <= 2 ? 2000 + year : year, month: month, day: day)
    }
    let digits = numbers.digits
    if let month = numbers.month {
      // The name of the month stands for one of the three numbers.
      let others = [0, 1, 2].filter { $0 != month }
      let isYearFirst = digits[others[0]] >= 3
      let (year, place) = isYearFirst ? (others[0], others[1]) : (others[1], others[0])
      guard let found = day(numbers.values[year], digits[year], numbers.values[month], numbers.values[place]) else { return false }
      (dayFirst, monthFirst) = (found, found)
      return true
    }
    let isYearFirst = digits[0] >= 3
    switch form {
    case .dayMonthYear:
      guard let found = day(c, digits[2], b, a) else { return false }
      (dayFirst, monthFirst) = (found, found)
    case .monthDayYear:
      guard let found = day(c, digits[2], a, b) else { return false }
      (dayFirst, monthFirst) = (found, found)
    case .iso:
      guard isYearFirst, let found = CalendarDay(year: a, month: b, day: c) else { return false }
      (dayFirst, monthFirst) = (found, found)
    default:
      if isYearFirst {
        guard let found = CalendarDay(year: a, month: b, day: c) else { return false }
        (dayFirst, monthFirst) = (found, found)
      } else {
        dayFirst = day(c, digits[2], b, a)
        // Nobody writes the month first with points.
        monthFirst = numbers.hasPoint ? nil : day(c, digits[2], a, b)
        if dayFirst == nil, monthFirst == nil { return false }
      }
    }
    return true
  }

  /// The three numbers of a date.
  private struct Numbers {
    var values: [Int] = []
    var digits: [Int] = []
    /// Which of them was a name.
    var month: Int?
    var hasPoint = false
    /// After the last.
    var end = 0

    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      var i = 0
      while i < bytes.count, values.count < 3 {
        let byte = bytes[i]
        if byte &- 0x30 < 10 {
          var (value, count) = (0, 0)
          while i < bytes.count, bytes[i] &- 0x30 < 10, count < 8 {
            value = value * 10 + Int(bytes[i] &- 0x30)
            count += 1
            i += 1
          }
          if count == 8, values.isEmpty {
            // 20261120
            guard (1900...2200).contains(value / 10_000) else { return nil }
            (values, digits) = ([value / 10_000, value / 100 % 100, value % 100], [4, 2, 2])
            break
          }
          if count > 4 || i < bytes.count && bytes[i] == 0x3A { return nil }
          values.append(value)
          digits.append(count)
        } else if byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 {
          let start = i
          while i < bytes.count, bytes[i] >= 0x80 || (bytes[i] | 0x20) &- 0x61 < 26 { i += 1 }
          if let number = Self.month(bytes[part: start..<i]) {
            if month != nil { return nil }
            month = values.count
            values.append(number)
            digits.append(2)
          }
        } else {
          if byte == 0x2E, !values.isEmpty, month == nil { hasPoint = true }
          i += 1
        }
      }
      guard values.count == 3 else { return nil }
      // A sign after the last number of a day, as in Japanese, and a point as in Hungarian.
      let last = Self.lastSigns.first { sign in
        i + sign.count <= bytes.count && sign.indices.allSatisfy { bytes[i + $0] == sign[$0] }
      }
      end = i + (last?.count ?? 0)
    }

    private static let lastSigns = ["日", "일", "."].map { Array($0.utf8) }

    /// By the beginnings of the names in English, German, Spanish, French and Portuguese.
    private static func month(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
      guard bytes.count >= 3 else { return nil }
      let word = bytes.text.lowercased()
      // Tuesdays.
      if word == "mardi" || word == "martes" { return nil }
      return names.firstIndex { $0.contains { word.hasPrefix($0) } }.map { $0 + 1 }
    }

    private static let names = [
      ["jan", "ene"], ["feb", "fév", "fev"], ["mar", "mär"], ["apr", "abr", "avr"], ["may", "mai"], ["jun", "juin"], ["jul", "juil"],
      ["aug", "ago", "aoû"], ["sep", "set"], ["oct", "okt", "out"], ["nov"], ["dec", "dez", "dic", "déc"],
    ]
  }
}

extension DateForm {
  /// The moment that a number is; nil for forms that are no numbers, and for other texts.
  func unixTime(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let shift: Double
    let perSecond: Double
    switch self {
    case .epoch(let count): (shift, perSecond) = (0, count)
    case .coreData: (shift, perSecond) = (978_307_200, 1)
    case .iso, .dayMonthYear, .monthDayYear: return nil
    }
    guard let number = decimal(bytes.text) else { return nil }
    let seconds = number / perSecond + shift
    return seconds.magnitude < 2.5e11 ? seconds : nil
  }

  /// Whether days of this form are moments, of which only a zone tells the day.
  public var isMoment: Bool {
    switch self {
    case .epoch, .coreData: true
    case .iso, .dayMonthYear, .monthDayYear: false
    }
  }
}

/// What the texts of the day's column tell of the order of day and month.
struct DateEvidence {
  /// The first texts that are days only with the day first, with the month first, and that are another one with each.
  private(set) var dayFirst: DecimalEvidence.Sample?
  private(set) var monthFirst: DecimalEvidence.Sample?
  private(set) var ambiguous: DecimalEvidence.Sample?

  mutating func add(_ moment: TableMoment, _ bytes: UnsafeBufferPointer<UInt8>, _ line: Int) {
    if moment.dayFirst == moment.monthFirst { return }
    func sample() -> DecimalEvidence.Sample { DecimalEvidence.Sample(text: bytes.text, line: line) }
    if moment.monthFirst == nil {
      if dayFirst == nil { dayFirst = sample() }
    } else if moment.dayFirst == nil {
      if monthFirst == nil { monthFirst = sample() }
    } else if ambiguous == nil {
      ambiguous = sample()
    }
  }

  /// Nil where it tells nothing, or both.
  var isMonthFirst: Bool? {
    if monthFirst != nil, dayFirst == nil { return true }
    return dayFirst != nil && monthFirst == nil ? false : nil
  }
}
