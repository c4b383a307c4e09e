// The rows of a table, field by field.

import JournalDates
import JournalModel
import PlainFormats

/// Reads rows as a profile says.
struct TableReader {
  struct Row {
    var day: CalendarDay
    var key: String?
    /// By the place of the column among those that were found.
    var amounts: [(column: Int, amount: Metric.Amount)]
  }

  private var reader: CSVReader
  private let section: TableSection
  private let profile: TableProfile
  private let zone: ZoneRules
  private let last: CalendarDay?
  /// What could not be read, by its line in the file.
  private(set) var flaws: [(line: Int, text: String)] = []

  init(_ section: TableSection, _ profile: TableProfile, _ zone: ZoneRules, until last: CalendarDay?) {
    reader = section.reader
    self.section = section
    self.profile = profile
    self.zone = zone
    self.last = last
  }

  /// The next row that can be read; nil at the end.
  mutating func next() -> Row? {
    while let fields = reader.record() {
      let line = reader.line + section.linesBefore
      if fields.allSatisfy({ Substring($0).trimmedOfBlanks.isEmpty }) { continue }
      guard fields.count == section.fieldCount || fields.count == section.fieldCount + 1 && fields.last == "" else {
        flaws.append((line, "a row that has not as many fields as the header"))
        continue
      }
      guard let found = profile.dateForm.read(Substring(fields[section.dayPlace]).trimmedOfBlanks, in: zone) else {
        flaws.append((line, "a date that is none"))
        continue
      }
      if let last, found.day > last {
        flaws.append((line, "\(found.day), which is more than a year ahead"))
        continue
      }
      let isNight = found.time.map { $0 < profile.dayStart } ?? false
      var row = Row(day: isNight ? found.day.advanced(by: -1) : found.day, amounts: [])
      row.key = section.keyPlace.map { fields[$0] }
      for (place, column) in section.columns.enumerated() {
        let text = Substring(fields[column.place]).trimmedOfBlanks
        if text.isEmpty || text.lowercased() == "nan" || text.lowercased() == "null" || profile.nulls.contains(text) { continue }
        if let amount = amount(text, column) {
          row.amounts.append((place, amount))
        } else {
          flaws.append((line, "\(column.metric): ‘\(text.prefix(40))’ cannot be read"))
        }
      }
      return row
    }
    return nil
  }

  private func amount(_ text: String, _ column: TableSection.Found) -> Metric.Amount? {
    switch column.form {
    case .number(let factor): return number(text).map { .number(column.convert($0 * factor)) }
    case .duration: return Self.minutes(text).map { .number($0) }
    case .clock:
      let clock = text.utf8.firstIndex(of: 0x54).map { text[text.utf8.index(after: $0)...] } ?? text[...]
      return TimeOfDay(clock.prefix(5)).map { .clock($0) }
    case .labels(let labels): return labels[text.lowercased()].map { .number($0) }
    case .scale(let from, let to):
      guard let number = number(text), from.contains(number) else { return nil }
      return .number(to.lowerBound + (number - from.lowerBound) / (from.upperBound - from.lowerBound) * (to.upperBound - to.lowerBound))
    }
  }

  /// A number with groups of thousands where they cannot be mistaken, and with a comma for the decimals where the profile says so.
  private func number(_ text: String) -> Double? {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x2C where profile.hasDecimalComma: bytes.append(0x2E)
      case 0x2E where profile.hasDecimalComma, 0x2C, 0x20, 0x27: continue
      default: bytes.append(byte)
      }
    }
    guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite, value.magnitude > 1e-300 || value == 0 else {
      return nil
    }
    return value
  }

  /// `7:12`, `7:12:30`, `7h 12m`, `1h 10m 26s`, `45 min`.
  static func minutes(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2 || parts.count == 3 {
      let numbers = parts.compactMap { decimal($0.trimmed) }
      guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }), numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
      return numbers[0] * 60 + numbers[1] + (numbers.count > 2 ? numbers[2] / 60 : 0)
    }
    var (sum, digits, unit, isAny) = (0.0, "", "", false)
    func factor(_ unit: String) -> Double? {
      switch unit.lowercased() {
      case "h", "hr", "hrs", "hour", "hours", "std": 60
      case "m", "min", "mins", "minute", "minutes": 1
      case "s", "sec", "secs", "second", "seconds": 1.0 / 60
      default: nil
      }
    }
    for scalar in text.unicodeScalars + [" "] {
      if ("0"..."9").contains(scalar) || scalar == "." {
        if !unit.isEmpty {
          guard let number = decimal(digits), let factor = factor(unit) else { return nil }
          sum += number * factor
          (digits, unit, isAny) = ("", "", true)
        }
        digits.unicodeScalars.append(scalar)
      } else if !scalar.properties.isWhitespace {
        unit.unicodeScalars.append(scalar)
      }
    }
    if !digits.isEmpty {
      guard let number = decimal(digits), let factor = factor(unit) else { return nil }
      sum += number * factor
      isAny = true
    }
    return isAny ? sum : nil
  }
}
