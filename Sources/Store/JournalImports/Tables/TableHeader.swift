// The part of a file that is the table: without preambles and other tables.

import JournalModel
import PlainFormats
import JournalText

/// A first line that has the day and at least one known column.
struct TableHeader {
  /// A column of the profile that the table has.
  struct Found: Sendable {
    var metric: String
    /// As the table has it.
    var title: String
    var form: TableProfile.Form
    var aggregate: TableProfile.Aggregate?
    /// Which field of a row.
    var place: Int
    /// From the unit in the header to that of the metric; nil where amounts stay as they are.
    var convert: TableUnits.Conversion?
    /// Whether its numbers have a unit behind each.
    var hasUnits = false
    var hasDurations = false
  }

  let delimiter: UInt8
  let titles: [String]
  let dayPlace: Int
  let timePlace: Int?
  let keyPlace: Int?
  let columns: [Found]
  /// Where it begins in the bytes, and its line, from 1.
  let start: Int
  let line: Int
  /// Lines of other tables before it, where there are some, and the first of them.
  let linesBefore: (count: Int, first: Int)?
  /// Metrics whose unit only the table tells.
  let foreignUnits: [(metric: String, unit: String)]

  /// So many metrics a table has at most.
  static let mostColumns = 1000

  /// Looks for the header; nil where there is none in these bytes.
  /// - Parameter isWhole: Whether nothing comes after them.
  static func find(in bytes: [UInt8], _ profile: TableProfile, isWhole: Bool) throws(TableError) -> TableHeader? {
    var (place, line, number) = (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, 1, 0)
    var isAfterEmpty = true
    var effort = 0
    var before: (count: Int, first: Int)?
    while place < bytes.count {
      var end = place
      var isEmpty = true
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
        if bytes[end] != 0x20 { isEmpty = false }
        end += 1
      }
      if !isWhole, end >= bytes.count { return nil }
      if line > profile.skippedLines {
        if isAfterEmpty, !isEmpty || number == 0 && line == profile.skippedLines + 1 {
          number += 1
          if profile.section.map({ $0 == number }) ?? true {
            if let found = try header(in: bytes, from: place, line: line, before: before, profile, isWhole: isWhole, &effort) {
              return found
            }
            // A quote that is not closed makes a record of all that is left, again and again.
            if effort > 2 * bytes.count + 4096 { return nil }
          }
        }
        if !isEmpty { before = before.map { ($0.count + 1, $0.first) } ?? (1, line) }
        isAfterEmpty = isEmpty
      }
      place = end + (end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A ? 2 : 1)
      line += 1
    }
    return nil
  }

  /// What of `,`, `;` and tab the first line has most of.
  static func delimiter(of bytes: some Collection<UInt8>) -> UInt8 {
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let signs: [UInt8] = [0x2C, 0x3B, 0x09]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in line {
      if byte == 0x22 { isQuoted.toggle() }
      if !isQuoted, let place = signs.firstIndex(of: byte) { counts[place] += 1 }
    }
    return signs[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
  }

  private static func header(
    in bytes: [UInt8], from start: Int, line: Int, before: (count: Int, first: Int)?, _ profile: TableProfile, isWhole: Bool,
    _ effort: inout Int
  ) throws(TableError) -> TableHeader? {
    let delimiter = profile.delimiter ?? delimiter(of: bytes[start...])
    var reader = CSVReader(bytes, delimiter: delimiter, from: start)
    guard let titles = reader.record(), isWhole || !reader.isAtEnd else { return nil }
    effort += reader.position - start
    return try TableHeader(titles, delimiter, start: start, line: line, before: before, profile)
  }

  private init?(
    _ names: [String], _ delimiter: UInt8, start: Int, line: Int, before: (count: Int, first: Int)?, _ profile: TableProfile
  ) throws(TableError) {
    let titles = names.map { TableTitle($0) }
    func place(of names: [String]) -> Int? {
      let names = names.map { $0.lowercased() }
      return titles.firstIndex { title in names.contains { title.matches($0) != nil } }
    }
    guard let dayPlace = place(of: profile.dates) else { return nil }
    let timePlace = place(of: profile.times)
    var columns: [Found] = []
    var (metrics, places): (Set<String>, Set<Int>) = ([], [])
    var foreign: [(metric: String, unit: String)] = []
    for column in profile.columns {
      // Names come in the order in which they are wished for.
      for name in column.names.map({ $0.lowercased() }) {
        for (place, title) in titles.enumerated() where place != dayPlace && place != timePlace && column.place ?? place == place {
          guard let rest = title.matches(name), !column.exceptions.contains(rest) else { continue }
          let metric = rest.isEmpty ? column.metric : column.metric.replacingStar(with: MetricKey.of(rest))
          // The two numbers of a blood pressure stand in one field.
          let isPart = if case .part = column.form { true } else { false }
          guard !metrics.contains(metric), isPart || !places.contains(place) else { continue }
          metrics.insert(metric)
          places.insert(place)
          var found = Found(
            metric: metric, title: Substring(names[place]).trimmedOfBlanks, form: column.form, aggregate: column.aggregate, place: place)
          (found.hasUnits, found.hasDurations) = (column.hasUnits, column.hasDurations)
          switch TableUnits.outcome(of: title, isNamedInFull: title.unit != nil && name == title.whole, for: column, metric) {
          case .asIs(let unit):
            if let unit { foreign.append((metric, unit)) }
          case .convert(let conversion): found.convert = conversion
          case .unknown(let unit, let wanted):
            throw .unclear(
              Wording(
                import: "otherUnit",
                "its column ‘\(found.title)’ is in ‘\(unit)’, and \(wanted.map { "that does not become \($0)" } ?? "no such unit is known")",
                ["title": .text(String(found.title)), "unit": .text("\(unit)"), "wanted": .optional(wanted.map { "\($0)" })]),
              help: Wording(
                import: "otherUnit.help",
                "say what one of it is: ‘import.\(profile.name).factor.\(metric): 1.5’, or 1 where amounts are to stay as they are",
                ["key": .text("import.\(profile.name).factor.\(metric): 1.5")]))
          }
          columns.append(found)
          if columns.count > Self.mostColumns {
            throw .unclear(
              Wording(
                import: "manyColumns", "more than \(Self.mostColumns) of its columns are metrics", ["count": .number(Self.mostColumns)]),
              help: Wording(import: "manyColumns.help", "name fewer of them in the profile"))
          }
        }
      }
    }
    if columns.isEmpty, profile.lines == nil { return nil }
    self.titles = names
    self.delimiter = delimiter
    self.dayPlace = dayPlace
    self.timePlace = timePlace
    self.columns = columns
    self.start = start
    self.line = line
    // A title and a row are a preamble.
    linesBefore = before.flatMap { $0.count > 3 ? $0 : nil }
    foreignUnits = foreign
    keyPlace = profile.key.flatMap { place(of: [$0]) }
  }
}

extension String {
  fileprivate func replacingStar(with text: String) -> String {
    split(separator: "*", omittingEmptySubsequences: false).joined(separator: text)
  }
}

extension TableHeader.Found {
  /// Amounts that add up are added; of others the mean counts, and of times the last.
  var effectiveAggregate: TableProfile.Aggregate {
    if case .clock = form { return aggregate == .first || aggregate == .count ? aggregate ?? .last : .last }
    return aggregate ?? (MetricNames.addsUp(metric) ? .sum : MetricNames.isMost(metric) ? .max : .mean)
  }
}
