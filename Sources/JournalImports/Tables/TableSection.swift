// The part of a file that is the table: without preambles and other tables.

import JournalModel
import PlainFormats

/// A header that has the day and at least one known column, and the rows below it.
struct TableSection {
  /// A column of the profile that the header has.
  struct Found {
    var metric: String
    var form: TableProfile.Form
    var aggregate: TableProfile.Aggregate
    /// Which field of a row.
    var place: Int
    /// From the unit in the header to that of the metric.
    var convert: @Sendable (Double) -> Double
  }

  let reader: CSVReader
  let fieldCount: Int
  let dayPlace: Int
  let keyPlace: Int?
  let columns: [Found]
  /// Lines of the file before the reader's first.
  let linesBefore: Int

  /// Nil where there is none.
  init?(_ bytes: [UInt8], _ profile: TableProfile) {
    var starts: [Int] = []
    var (place, line) = (0, 0)
    var isBehindEmpty = true
    for end in bytes.indices where bytes[end] == 0x0A || end == bytes.count - 1 {
      let text = bytes[place..<end]
      let isEmpty = text.allSatisfy { $0 == 0x0D || $0 == 0x20 } && (bytes[end] == 0x0A || bytes[end] == 0x0D)
      if line >= profile.skippedLines {
        if isBehindEmpty, !isEmpty || starts.isEmpty && line == profile.skippedLines { starts.append(place) }
        isBehindEmpty = isEmpty
      }
      place = end + 1
      line += 1
    }
    for (number, start) in starts.enumerated() where profile.section.map({ $0 == number + 1 }) ?? true {
      let end =
        profile.section == nil && number + 1 < starts.count
        ? starts[number + 1] : number + 1 < starts.count ? starts[number + 1] : bytes.count
      let part = Array(bytes[start..<end])
      let before = bytes[..<start].count { $0 == 0x0A }
      if let found = TableSection(part, profile, linesBefore: before) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(_ part: [UInt8], _ profile: TableProfile, linesBefore: Int) {
    var reader = CSVReader(part, delimiter: profile.delimiter ?? Self.delimiter(of: part[...]))
    guard let header = reader.record() else { return nil }
    let titles = header.map { Title($0) }
    func place(of names: [String]) -> Int? { titles.firstIndex { title in names.contains { title.matches($0) != nil } } }
    guard let dayPlace = place(of: profile.dates) else { return nil }
    var columns: [Found] = []
    for column in profile.columns {
      // Names come in the order in which they are wished for.
      for name in column.names {
        for (place, title) in titles.enumerated() where place != dayPlace {
          guard let rest = title.matches(name) else { continue }
          let metric = rest.isEmpty ? column.metric : column.metric.replacingStar(with: MetricKey.of(rest))
          guard !columns.contains(where: { $0.metric == metric || $0.place == place }) else { continue }
          columns.append(
            Found(
              metric: metric, form: column.form, aggregate: column.aggregate, place: place,
              convert: Self.conversion(from: title.unit, to: column.unit)))
        }
      }
    }
    if columns.isEmpty { return nil }
    self.reader = reader
    self.dayPlace = dayPlace
    self.columns = columns
    self.linesBefore = linesBefore
    keyPlace = profile.key.flatMap { place(of: [$0]) }
    fieldCount = header.count
  }

  /// What of `,`, `;` and tab the first line has most of.
  static func delimiter(of bytes: ArraySlice<UInt8>) -> UInt8 {
    let line = bytes.prefix { $0 != 0x0A }
    let counts = [0x2C, 0x3B, 0x09].map { sign in (sign: UInt8(sign), count: line.count { $0 == UInt8(sign) }) }
    return counts.reduce(counts[0]) { $1.count > $0.count ? $1 : $0 }.sign
  }

  private static func conversion(from header: String?, to unit: String?) -> @Sendable (Double) -> Double {
    guard let header, let unit, header != unit, UnitTable.standard.knows(header), UnitTable.standard.knows(unit) else { return { $0 } }
    return { (UnitTable.standard.convert(Quantity($0, header), to: unit) ?? $0).rounded(toPlaces: 2) }
  }

  /// A title such as `temperature_2m_max (°C)`.
  private struct Title {
    let whole: String
    let bare: String
    let unit: String?

    init(_ text: String) {
      let text = Substring(text).trimmedOfBlanks
      whole = text.lowercased()
      if whole.hasSuffix(")"), let open = text.unicodeScalars.lastIndex(of: "(") {
        bare = Substring(text[..<open]).trimmedOfBlanks.lowercased()
        unit = Substring(text[text.unicodeScalars.index(after: open)...].dropLast()).trimmedOfBlanks
      } else {
        (bare, unit) = (whole, nil)
      }
    }

    /// What a `*` in the name stands for, empty without one; nil where the title is another.
    func matches(_ name: String) -> String? {
      let name = name.lowercased()
      guard let star = name.unicodeScalars.firstIndex(of: "*") else { return name == whole || name == bare ? "" : nil }
      let (head, tail) = (name[..<star], name[name.unicodeScalars.index(after: star)...])
      guard whole.hasPrefix(head), whole.hasSuffix(tail), whole.utf8.count > head.utf8.count + tail.utf8.count else { return nil }
      return String(whole.dropFirst(head.count).dropLast(tail.count))
    }
  }
}

extension String {
  fileprivate func replacingStar(with text: String) -> String {
    split(separator: "*", omittingEmptySubsequences: false).joined(separator: text)
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { power, _ in power * 10 }
    return (self * factor).rounded() / factor
  }
}
