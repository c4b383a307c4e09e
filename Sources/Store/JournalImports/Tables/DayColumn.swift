// A column that may be that of the day.

import JournalDates
import JournalModel
import JournalText

struct DayColumn {
  /// A field that is no day, or one that is written in another way than the others.
  struct Odd {
    let text: String
    let line: Int
    /// Nil where it is left out.
    let readAs: TableMoment?
  }

  let column: Int
  /// More is better.
  let rank: Int
  /// The name of its form; nil where day and month may stand in either order.
  let name: String?
  /// A day that may be another one, where no other tells which.
  let sample: String?
  /// How a table is to be told to read it; nil where each field tells by itself.
  let form: DateForm?
  /// Whether its days are written in two ways of which neither is that of most.
  let isContradictory: Bool
  /// The fields that are not as most are.
  let odd: [Odd]
  /// Whether all of them have the same time, which then is none.
  let hasOneTime: Bool
  let hasTimes: Bool

  /// Nil where it holds no days. One field in five may be none.
  init?(_ column: Int, _ title: String, _ values: [(text: String, line: Int)]) {
    guard !values.isEmpty else { return nil }
    self.column = column
    let words = ColumnTitle.words(title)
    let moments = values.map { TableMoment($0.text, nil) }
    let good = moments.compactMap(\.self)
    // A small table has soon more days that are none: where the title says that it is one, they are told, and the rest is read.
    let isNamed = words.contains(where: Self.days.contains) && good.count * 2 >= values.count
    if good.count * 5 >= values.count * 4 || isNamed, good.count > 0 {
      let rows = Rows(values, moments)
      (name, sample, form, odd, isContradictory) = (rows.name, rows.sample, rows.form, rows.odd, rows.isContradictory)
      let clocks = Set(good.map { $0.clock?.time.minutes ?? -1 })
      hasTimes = clocks != [-1]
      hasOneTime = hasTimes && clocks.count == 1 && good.count > 1 || clocks == [0]
      let isDayAlone = good.allSatisfy { $0.clock == nil && !$0.hasOtherWords }
      rank = 100 + (isDayAlone ? 20 : 0) + Self.rank(words)
      return
    }
    // Moments as numbers, between 2000 and 2100; only where the title says that they are moments.
    guard ["time", "timestamp", "ts", "date", "day", "datetime", "epoch", "datum", "fecha"].contains(where: { words.contains($0) }) else {
      return nil
    }
    let forms = DateForm.names.filter { $0.form.isMoment }
    guard let found = forms.first(where: { one in values.allSatisfy { Self.isMoment($0.text, one.form) } }) else { return nil }
    (name, sample, form, odd, isContradictory, hasOneTime, hasTimes) = (found.name, nil, found.form, [], false, false, true)
    rank = Self.rank(words)
  }

  /// What the fields of the column tell together.
  private struct Rows {
    var name: String?
    var sample: String?
    var form: DateForm?
    var odd: [Odd] = []
    var isContradictory = false

    init(_ values: [(text: String, line: Int)], _ moments: [TableMoment?]) {
      /// How a field is written.
      enum Way { case none, plain, dayFirst, monthFirst, either, same }
      let ways = zip(moments, values).map { moment, value -> Way in
        guard let moment else { return .none }
        // ‘11/11/2026’ is the same day in either order.
        if let day = moment.dayFirst, day == moment.monthFirst {
          return day.day == day.month && value.text.first?.isNumber == true && !value.text.hasPrefix("\(day.year)") ? .same : .plain
        }
        return moment.monthFirst == nil ? .dayFirst : moment.dayFirst == nil ? .monthFirst : .either
      }
      func count(_ way: Way) -> Int { ways.count { $0 == way } }
      let (plain, dayFirst, monthFirst, either) = (count(.plain), count(.dayFirst), count(.monthFirst), count(.either))
      let hasPoints = zip(values, ways).contains { $1 == .dayFirst && $0.text.contains(".") }
      let dayName = hasPoints ? "dd.mm.yyyy" : "dd/mm/yyyy"
      sample = zip(values, ways).first { $1 == .either }?.0.text
      /// Fields of these ways are not as most are; what is still read is told as such.
      func others(_ left: Set<Way>, read: Set<Way> = []) -> [Odd] {
        zip(values, zip(ways, moments)).compactMap { value, found in
          let (way, moment) = found
          if left.contains(way) { return Odd(text: value.text, line: value.line, readAs: nil) }
          guard read.contains(way), var moment else { return nil }
          if monthFirst > 0 { moment.dayFirst = moment.monthFirst }
          return Odd(text: value.text, line: value.line, readAs: moment)
        }
      }
      let isFew = (dayFirst + monthFirst + either) * 5 <= plain
      if dayFirst + monthFirst + either == 0 {
        (name, odd) = ("yyyy-mm-dd", others([.none]))
      } else if isFew, dayFirst == 0 || monthFirst == 0, either == 0 || dayFirst + monthFirst > 0 {
        // Among ISO days a few that can only be one day: each tells by itself.
        odd = others([.none], read: [.dayFirst, .monthFirst, .either, .same])
        name = ""
      } else if isFew {
        // What may be two days is none among days of which each is one.
        (name, form) = ("yyyy-mm-dd", .iso)
        odd = others([.none, .dayFirst, .monthFirst, .either])
      } else if dayFirst > 0, monthFirst > 0 {
        let isMonthFirst = monthFirst > dayFirst
        isContradictory = true
        name = isMonthFirst ? "mm/dd/yyyy" : dayName
        odd = others([.none, isMonthFirst ? .dayFirst : .monthFirst])
      } else if dayFirst > 0 || monthFirst > 0 {
        // A form of its own would leave out the ISO days among them.
        name = plain > 0 ? "" : monthFirst > 0 ? "mm/dd/yyyy" : dayName
        odd = others([.none], read: plain > 0 && plain * 5 <= values.count ? [.plain] : [])
      } else {
        odd = others([.none])
      }
    }
  }

  /// The lines that say how days are written.
  func form(_ prefix: String) -> [String] {
    var lines: [String] = []
    if let name {
      if name != "", name != "yyyy-mm-dd" || form != nil { lines.append("\(prefix).date_format: \(name)") }
    } else {
      let both = ["# \(prefix).date_format: dd/mm/yyyy", "# \(prefix).date_format: mm/dd/yyyy"]
      if let sample, let moment = TableMoment(sample, nil), let first = moment.dayFirst, let second = moment.monthFirst {
        lines.append("# ‘\(sample)’ is \(first.title) or \(second.title): take the # from the line that is right")
      } else {
        lines.append("# its days are written in two ways: take the # from one of these lines")
      }
      lines += both
    }
    return lines + odd.prefix(Self.mostOdd).map { "# \($0.words.english) (line \($0.line))" }
  }

  static let mostOdd = 20

  /// How much a title sounds like the day that a row is about.
  private static func rank(_ words: [String]) -> Int {
    if words.count == 1, days.contains(words[0]) { return 12 }
    if words.contains("summary"), words.contains("date") { return 11 }
    if words.contains(where: days.contains) { return 8 }
    // When something began, ended, or was written down, is seldom the day itself.
    if words.contains(where: { ["created", "updated", "modified", "exported", "end", "awake", "birth"].contains($0) }) { return 0 }
    return words.contains(where: { ["time", "timestamp", "ts", "datetime", "start"].contains($0) }) ? 4 : 2
  }

  private static let days: Set<String> = [
    "date", "day", "datum", "tag", "fecha", "dia", "data", "jour", "calendardate", "summarydate", "日付", "日期", "日", "날짜", "일자",
  ]

  private static func isMoment(_ text: String, _ form: DateForm) -> Bool {
    var text = text
    guard let seconds = text.withUTF8({ form.unixTime($0) }) else { return false }
    // From 2000 on; of seconds since 2001 only those from 2010 on, since small numbers are amounts.
    return seconds >= (form == .coreData ? 1_262_304_000 : 946_684_800) && seconds < 4_102_444_800
  }
}

extension DayColumn.Odd {
  /// What becomes of it, in words.
  var words: Wording {
    guard let readAs else {
      return Wording(import: "oddDay", "‘\(text)’ is no day as the others are, and its row is left out", ["text": .text(text)])
    }
    let day = readAs.dayFirst ?? readAs.monthFirst
    return Wording(
      import: "dayOtherwise", "‘\(text)’ is written otherwise than the other days\(day.map { "; it is \($0.title)" } ?? "")",
      ["text": .text(text), "day": .optional(day: day.map { "\($0)" })])
  }
}
