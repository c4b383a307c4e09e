// The first rows of a table that nobody has explained.

import JournalDates
import JournalModel
import PlainFormats

/// The first rows of a table, by which its columns are understood.
struct SampledTable {
  /// What a column holds.
  private enum Content {
    case numbers, durations, clocks
    case words([String])
  }

  private let name: String
  private let delimiter: UInt8
  private let header: [String]
  private let samples: [[String]]
  private let day: DayColumn

  /// What programs write where nothing is known.
  private static let nulls = ["-", "--", "---", "n/a", "N/A", "NA", "none", "None", "NULL", "?", "."]

  /// So many rows tell what a column holds.
  private static let mostRows = 2000

  /// Nil where no column looks like days.
  init?(_ bytes: [UInt8], from start: Int, _ name: String) {
    self.name = name
    delimiter = TableHeader.delimiter(of: bytes[start...])
    var reader = CSVReader(bytes, delimiter: delimiter, from: start)
    guard let first = reader.record(), first.count > 1, first.count <= TableHeader.mostColumns else { return nil }
    header = first.map { Substring($0).trimmedOfBlanks }
    var rows: [[String]] = []
    while rows.count < Self.mostRows, let row = reader.record() { if row.count >= first.count { rows.append(row) } }
    samples = rows
    let titles = header
    let found = titles.indices.compactMap { column in DayColumn(column, titles[column], Self.values(rows, column)) }
    // Of equals the first.
    guard let best = found.enumerated().max(by: { ($0.element.rank, $1.offset) < ($1.element.rank, $0.offset) })?.element else {
      return nil
    }
    day = best
  }

  var lines: [String] {
    let prefix = "import.\(name)"
    var lines = ["\(prefix).date: \(Self.quoted(header[day.column]))"]
    lines += day.form(prefix)
    if delimiter != 0x2C {
      lines.append("\(prefix).delimiter: \(delimiter == 0x09 ? "tab" : Self.quoted(String(Character(Unicode.Scalar(delimiter)))))")
    }
    var nulls: Set<String> = []
    var decimals = DecimalEvidence()
    var comments: [String] = []
    for (column, title) in header.enumerated() where column != day.column {
      let metric = MetricKey.of(title)
      guard let first = metric.unicodeScalars.first, first.properties.isAlphabetic else { continue }
      let all = Self.values(samples, column)
      let values = all.filter { !Self.nulls.contains($0) }
      guard !values.isEmpty else { continue }
      let key = "\(prefix).column.\(metric): \(Self.quoted(title))"
      switch content(of: values) {
      case .numbers:
        for (place, value) in values.enumerated() {
          var value = value
          value.withUTF8 { decimals.add(TableNumber($0), $0, place) }
        }
        lines.append(key)
        if metric == "mood" { lines += Self.scale(values, prefix) }
      case .durations: lines += [key, "\(prefix).form.\(metric): duration"]
      case .clocks: lines += [key, "\(prefix).form.\(metric): clock"]
      case .words(let words):
        // What is as good as never the same is a note.
        if words.count > 12 || words.count == values.count && values.count > 3 { continue }
        let labels = words.map { "\($0)=?" }.joined(separator: ", ")
        comments += ["# \(key)", "# \(prefix).form.\(metric): \(Self.quoted(labels))"]
        continue
      }
      nulls.formUnion(all.filter { Self.nulls.contains($0) })
    }
    lines += Self.decimal(decimals, prefix)
    if !nulls.isEmpty { lines.append("\(prefix).null: \(Self.quoted(nulls.sorted().joined(separator: "|")))") }
    return lines + comments
  }

  /// How decimals are written, where the numbers tell; both ways as comments, where they can be meant in both.
  private static func decimal(_ evidence: DecimalEvidence, _ prefix: String) -> [String] {
    if let comma = evidence.hasDecimalComma { return ["\(prefix).decimal: \(comma ? "comma" : "point")"] }
    if let point = evidence.point, let comma = evidence.comma {
      return ["# ‘\(point.text)’ and ‘\(comma.text)’ are written in two ways: take the # from one of these lines"] + both(prefix)
    }
    guard let sample = evidence.ambiguous else { return [] }
    let number = TableNumber(sample.text)
    let (point, comma) = (decimalText(number.point), decimalText(number.comma))
    return [
      "# ‘\(sample.text)’ is \(point) with a decimal point and \(comma) with a decimal comma: take the # from the line that is right"
    ] + both(prefix)
  }

  private static func both(_ prefix: String) -> [String] { ["# \(prefix).decimal: point", "# \(prefix).decimal: comma"] }

  /// The scale of a column of moods, as far as its numbers tell.
  private static func scale(_ values: [String], _ prefix: String) -> [String] {
    let numbers = values.compactMap { value -> Double? in
      let number = TableNumber(value)
      return number.point.isNaN ? number.comma : number.point
    }
    guard let low = numbers.min(), let high = numbers.max() else { return [] }
    let line = "\(prefix).scale.mood:"
    if low >= 1, high > 4, high <= 10 { return ["\(line) 1..\(high <= 5 ? 5 : 10) -> 0..4"] }
    if low >= 1, high <= 4 { return ["# \(line) 1..5 -> 0..4"] }
    if low >= 0, high <= 4 { return [] }
    return ["\(line) \(decimalText(min(low, 0)))..\(decimalText(high.rounded(.up))) -> 0..4"]
  }

  private func content(of values: [String]) -> Content {
    if values.allSatisfy({ TableNumber($0).isNumber }) { return .numbers }
    // `7:12` may be both; a time on the clock has two digits for its hour, or tells the half of the day.
    if values.allSatisfy({ Self.isClock($0) }) { return .clocks }
    if values.allSatisfy({ value in
      var value = value
      return value.withUTF8 { TableDuration.minutes($0).isNumber }
    }) {
      return .durations
    }
    return .words(Set(values.map { $0.lowercased() }).sorted())
  }

  private static func isClock(_ text: String) -> Bool {
    if text.utf8.count == 5, let time = TimeOfDay(text) { return time.minutes < 1440 }
    guard text.utf8.count > 5, let clock = ClockText(text), clock.time.minutes < 1440 else {
      return TableMoment(text, nil)?.clock != nil
    }
    // `01:10:26` is a duration as well.
    return text.contains { $0.isLetter }
  }

  private static func values(_ rows: [[String]], _ column: Int) -> [String] {
    rows.map { Substring($0[column]).trimmedOfBlanks }.filter { !$0.isEmpty && $0.lowercased() != "nan" && $0.lowercased() != "null" }
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\(Character($0))" : String(Character($0)) }.joined()
    return "\"\(escaped)\""
  }
}

/// A column that may be that of the day.
private struct DayColumn {
  let column: Int
  /// More is better.
  let rank: Int
  /// The name of its form; nil where day and month may stand in either order.
  private let name: String?
  private let sample: String?

  /// Nil where it holds no days.
  init?(_ column: Int, _ title: String, _ values: [String]) {
    guard !title.isEmpty, !values.isEmpty else { return nil }
    self.column = column
    let words = title.lowercased().split { !$0.isLetter }.map(String.init)
    let moments = values.map { TableMoment($0, nil) }
    if moments.allSatisfy({ $0 != nil }) {
      var evidence = DateEvidence()
      for (place, value) in values.enumerated() {
        var value = value
        if let moment = moments[place] { value.withUTF8 { evidence.add(moment, $0, place) } }
      }
      sample = evidence.ambiguous?.text
      if let isMonthFirst = evidence.isMonthFirst {
        name = isMonthFirst ? "mm/dd/yyyy" : values.contains { $0.contains(".") } ? "dd.mm.yyyy" : "dd/mm/yyyy"
      } else {
        name = evidence.ambiguous == nil && evidence.dayFirst == nil ? "yyyy-mm-dd" : nil
      }
      let isDayAlone = moments.allSatisfy { $0?.clock == nil && !($0?.hasOtherWords ?? true) }
      rank = 100 + (isDayAlone ? 20 : 0) + Self.rank(words)
      return
    }
    // Moments as numbers, between 2000 and 2100; only where the title says that they are moments.
    guard ["time", "timestamp", "ts", "date", "day", "datetime", "epoch", "datum", "fecha"].contains(where: { words.contains($0) }) else {
      return nil
    }
    let forms = DateForm.names.filter { $0.form.isMoment }
    guard let form = forms.first(where: { one in values.allSatisfy { Self.isMoment($0, one.form) } }) else { return nil }
    (name, sample) = (form.name, nil)
    rank = Self.rank(words)
  }

  /// The lines that say how days are written.
  func form(_ prefix: String) -> [String] {
    guard let name else {
      let both = ["# \(prefix).date_format: dd/mm/yyyy", "# \(prefix).date_format: mm/dd/yyyy"]
      guard let sample, let moment = TableMoment(sample, nil), let first = moment.dayFirst, let second = moment.monthFirst else {
        return ["# its days are written in two ways: take the # from one of these lines"] + both
      }
      return ["# ‘\(sample)’ is \(first.title) or \(second.title): take the # from the line that is right"] + both
    }
    return name == "yyyy-mm-dd" ? [] : ["\(prefix).date_format: \(name)"]
  }

  /// How much a title sounds like the day that a row is about.
  private static func rank(_ words: [String]) -> Int {
    let days: Set<String> = [
      "date", "day", "datum", "tag", "fecha", "día", "dia", "data", "jour", "calendardate", "summarydate", "日付", "日期", "날짜",
    ]
    if words.count == 1, days.contains(words[0]) { return 12 }
    if words.contains("summary"), words.contains("date") { return 11 }
    if words.contains(where: days.contains) { return 8 }
    // When something began, ended, or was written down, is seldom the day itself.
    if words.contains(where: { ["created", "updated", "modified", "exported", "end", "awake", "birth"].contains($0) }) { return 0 }
    return words.contains(where: { ["time", "timestamp", "ts", "datetime", "start"].contains($0) }) ? 4 : 2
  }

  private static func isMoment(_ text: String, _ form: DateForm) -> Bool {
    var text = text
    guard let seconds = text.withUTF8({ form.unixTime($0) }) else { return false }
    // From 2000 on; of seconds since 2001 only those from 2010 on, since small numbers are amounts.
    return seconds >= (form == .coreData ? 1_262_304_000 : 946_684_800) && seconds < 4_102_444_800
  }
}
