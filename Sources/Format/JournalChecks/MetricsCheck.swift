// What is wrong in a file of imported metrics.

import JournalFormat
import JournalDates
import JournalModel
public import JournalText

/// Looks through `metrics/SOURCE/YYYY.csv` byte by byte. Such files are long and hardly ever wrong, so that a field costs a few comparisons.
public struct MetricsCheck {
  private let source: SourceText
  private let year: Int?
  private var findings: [Diagnostic] = []
  /// How many findings of a kind are told one by one: a file may have a million bad rows, and nobody reads them.
  private static let mostOfAKind = 200
  private var counts: [Diagnostic.Code: Int] = [:]
  /// Of the kinds that have more, the first one that is not told by itself.
  private var further: [Diagnostic.Code: Diagnostic] = [:]
  private var columns: [MetricColumn] = []
  /// The fields of the row at hand.
  private var fields: [TextRange] = []
  private var next = 0
  private var hasBrokenBytes = false

  /// The findings of a file.
  /// - Parameter year: The one that its name says.
  public static func findings(in source: SourceText, year: Int?) -> [Diagnostic] {
    var check = MetricsCheck(source, year)
    check.run()
    return check.findings
  }

  private init(_ source: SourceText, _ year: Int?) {
    self.source = source
    self.year = year
  }

  private mutating func run() {
    hasBrokenBytes = source.bytes.withUnsafeBufferPointer { firstInvalidUTF8(in: $0) } != nil
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
    guard readRow(), readHeader() else {
      add(.metricsHeader, fields.first ?? TextRange(at: 0))
      return
    }
    var lines: [Int32: Int] = [:]
    var latest: CalendarDay?
    var strangers: (first: (day: CalendarDay, at: TextRange), count: Int)?
    var isOrdered = true
    // Made for the first day that has two rows.
    var table: LineTable?
    while readRow() {
      guard let place = fields.first, let day = CalendarDay(utf8: content(place)) else {
        let place = fields.first ?? TextRange(at: next)
        add(.metricsBadDate(String(decoding: content(place), as: UTF8.self)), place)
        continue
      }
      if fields.count != columns.count {
        add(.metricsFieldCount(fields.count, columns.count), TextRange(place.lowerBound, fields[fields.count - 1].upperBound))
      } else {
        checkFields()
      }
      if let first = lines.updateValue(place.lowerBound, forKey: day.ordinal) {
        let known = table ?? LineTable(source)
        table = known
        add(.metricsDuplicate("\(day)", line: known.line(of: first)), place)
      } else if let before = latest, day < before, isOrdered {
        isOrdered = false
        add(.metricsOrder("\(day)", after: "\(before)"), place)
      }
      latest = latest.map { max($0, day) } ?? day
      if let year, day.year != year { strangers = (strangers?.first ?? (day, place), (strangers?.count ?? 0) + 1) }
    }
    if let year, let strangers {
      let name = String(format(strangers.first.day.year)) + ".csv"
      add(.metricsYear("\(strangers.first.day)", year: year, name: name, count: strangers.count), strangers.first.at)
    }
    for (code, first) in further {
      findings.append(Diagnostic(.metricsFurther(first.message, (counts[code] ?? 0) - Self.mostOfAKind), at: first.range))
    }
    findings.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func format(_ year: Int) -> String {
    let digits = "\(year)"
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  private mutating func add(_ message: Diagnostic.Message, _ range: TextRange) {
    let count = (counts[message.code] ?? 0) + 1
    counts[message.code] = count
    if count <= Self.mostOfAKind {
      findings.append(Diagnostic(message, at: range))
    } else if further[message.code] == nil {
      further[message.code] = Diagnostic(message, at: range)
    }
  }

  // MARK: Header

  /// Whether the first line names the columns.
  private mutating func readHeader() -> Bool {
    guard let first = fields.first, content(first).elementsEqual("date".utf8) else { return false }
    _ = checkBytes()
    var seen: Set<String> = []
    for field in fields {
      let name = String(decoding: content(field), as: UTF8.self)
      columns.append(MetricColumn(name))
      if name.trimmed.isEmpty {
        add(.metricsNoName, field)
      } else if !seen.insert(name).inserted {
        add(.metricsSameName(name), field)
      } else if name.lowercased() == "mood" {
        add(.metricsMood(name), field)
      } else if let meant = MetricColumn.meant(by: name) {
        add(.metricsNearName(name, meant: meant), field)
      }
    }
    return true
  }

  // MARK: Rows

  /// Takes in the fields of the next row that is not empty; false at the end.
  private mutating func readRow() -> Bool {
    let bytes = source.bytes
    while next < bytes.count, bytes[next].isLineEnd { next += 1 }
    guard next < bytes.count else { return false }
    fields.removeAll(keepingCapacity: true)
    bytes.withUnsafeBufferPointer { bytes in
      var start = next
      var isQuoted = false
      while next < bytes.count {
        let byte = bytes[next]
        if byte == ASCII.quote, isQuoted || next == start {
          isQuoted.toggle()
        } else if !isQuoted {
          if byte == ASCII.comma {
            fields.append(TextRange(start, next))
            start = next + 1
          } else if byte.isLineEnd {
            break
          }
        }
        next += 1
      }
      fields.append(TextRange(start, next))
    }
    return true
  }

  /// What a field says, without its quotes; quotes within it stay as they are.
  private func content(_ field: TextRange) -> ArraySlice<UInt8> {
    let bytes = source[field]
    return bytes.count >= 2 && bytes.first == ASCII.quote && bytes.last == ASCII.quote ? bytes.dropFirst().dropLast() : bytes
  }

  private mutating func checkFields() {
    if !checkBytes() { return }
    for (place, field) in fields.enumerated().dropFirst() where !field.isEmpty {
      let column = columns[place]
      let bytes = content(field)
      if bytes.isEmpty || column.takes(bytes) { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let number = decimal(text) else {
        if TimeOfDay(text) == nil || column.bounds != nil { add(.metricsBadValue(column.name, text, wanted: column.wanted), field) }
        continue
      }
      if column.isClock {
        add(.metricsBadValue(column.name, text, wanted: column.wanted), field)
      } else if let bounds = column.bounds, !bounds.contains(number) {
        let (low, high) = (decimalText(bounds.lowerBound), decimalText(bounds.upperBound))
        add(.metricsOutOfRange(column.name, text, from: low, to: high), field)
      }
    }
  }

  /// Whether a row is UTF-8; reports the first bytes that are not.
  private mutating func checkBytes() -> Bool {
    guard hasBrokenBytes, let first = fields.first, let last = fields.last else { return true }
    let row = Array(source[TextRange(first.lowerBound, last.upperBound)])
    guard let place = row.withUnsafeBufferPointer({ firstInvalidUTF8(in: $0) }) else { return true }
    let start = first.lowerBound + place
    add(.metricsEncoding, TextRange(start, start + 1))
    return false
  }
}
