// The beginning of a profile for a table that nobody has explained.

import JournalDates
import JournalModel
import PlainFormats

extension TableImport {
  /// The beginning of a profile for a table, as lines of `retro.yaml`; nil where no column looks like days. Columns of words are told in
  /// comments, since what they are worth only the person knows.
  public static func suggestion(for bytes: [UInt8], named name: String) -> [String]? {
    let isMarked = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let encoding: TableProfile.Encoding? = isMarked || String(validating: bytes, as: UTF8.self) != nil ? nil : .latin1
    let text = TableText(bytes, encoding).bytes
    var start = 0
    // Some programs tell of themselves before the table.
    for skipped in 0..<mostSkipped {
      if start >= text.count { break }
      if let table = SampledTable(Array(text[start...]), name) {
        var lines = table.lines
        if skipped > 0 { lines.insert("import.\(name).skip: \(skipped)", at: 1) }
        if let encoding { lines.insert("import.\(name).encoding: \(encoding.rawValue)", at: 1) }
        return lines
      }
      start = (text[start...].firstIndex(of: 0x0A) ?? text.count - 1) + 1
    }
    return nil
  }

  private static let mostSkipped = 30
}

/// The first rows of a table, by which its columns are understood.
private struct SampledTable {
  /// What a column holds.
  private enum Content {
    case numbers, durations, clocks
    case words([String])
  }

  private let name: String
  private let delimiter: UInt8
  private let header: [String]
  private let samples: [[String]]
  private let dayColumn: Int
  private let dateName: String

  /// What programs write where nothing is known.
  private static let nulls = ["-", "--", "---", "n/a", "N/A", "NA", "none", "None", "NULL", "?", "."]

  /// Nil where no column looks like days.
  init?(_ bytes: [UInt8], _ name: String) {
    self.name = name
    delimiter = TableSection.delimiter(of: bytes[...])
    var reader = CSVReader(bytes, delimiter: delimiter)
    guard let first = reader.record(), first.count > 1 else { return nil }
    header = first.map { Substring($0).trimmedOfBlanks }
    var rows: [[String]] = []
    while rows.count < 50, let row = reader.record() { if row.count >= first.count { rows.append(row) } }
    samples = rows
    let titles = header
    for column in header.indices where !header[column].isEmpty {
      let found = Self.values(rows, column)
      let form = DateForm.names.first { form in
        let isNumber = form.name.hasPrefix("epoch") || form.name == "core-data"
        guard !found.isEmpty, found.allSatisfy({ form.form.read($0, in: .utc) != nil }) else { return false }
        return !isNumber || Self.isMoment(titles[column], found, form.form)
      }
      guard let form else { continue }
      (dayColumn, dateName) = (column, form.name)
      return
    }
    return nil
  }

  var lines: [String] {
    var lines = ["import.\(name).date: \(Self.quoted(header[dayColumn]))"]
    if dateName != "yyyy-mm-dd" { lines.append("import.\(name).date_format: \(dateName)") }
    if delimiter != 0x2C {
      lines.append("import.\(name).delimiter: \(delimiter == 0x09 ? "tab" : Self.quoted(String(Character(Unicode.Scalar(delimiter)))))")
    }
    var (isComma, nulls): (Bool, Set<String>) = (false, [])
    var comments: [String] = []
    for (column, title) in header.enumerated() where column != dayColumn {
      let metric = MetricKey.of(title)
      guard let first = metric.unicodeScalars.first, first.properties.isAlphabetic else { continue }
      let all = Self.values(samples, column)
      let values = all.filter { !Self.nulls.contains($0) }
      guard !values.isEmpty else { continue }
      let key = "import.\(name).column.\(metric): \(Self.quoted(title))"
      switch content(of: values) {
      case .numbers:
        isComma = isComma || delimiter != 0x2C && values.contains { Self.hasDecimalComma($0) }
        lines.append(key)
      case .durations: lines += [key, "import.\(name).form.\(metric): duration"]
      case .clocks: lines += [key, "import.\(name).form.\(metric): clock"]
      case .words(let words):
        // What is as good as never the same is a note.
        if words.count > 12 || words.count == values.count && values.count > 3 { continue }
        let labels = words.map { "\($0)=?" }.joined(separator: ", ")
        comments += ["# \(key)", "# import.\(name).form.\(metric): \(Self.quoted(labels))"]
        continue
      }
      nulls.formUnion(all.filter { Self.nulls.contains($0) })
    }
    if isComma { lines.append("import.\(name).decimal: comma") }
    if !nulls.isEmpty { lines.append("import.\(name).null: \(Self.quoted(nulls.sorted().joined(separator: "|")))") }
    return lines + comments
  }

  private func content(of values: [String]) -> Content {
    if values.allSatisfy({ Self.isNumber($0) }) { return .numbers }
    // `7:12` may be both; a time on the clock has two digits for its hour, and is below 24:00.
    if values.allSatisfy({ $0.utf8.count == 5 && TimeOfDay($0).map { $0.minutes < 1440 } ?? false }) { return .clocks }
    if values.allSatisfy({ TableReader.minutes($0) != nil }) { return .durations }
    return .words(Set(values.map { $0.lowercased() }).sorted())
  }

  private static func values(_ rows: [[String]], _ column: Int) -> [String] {
    rows.map { Substring($0[column]).trimmedOfBlanks }.filter { !$0.isEmpty && $0.lowercased() != "nan" && $0.lowercased() != "null" }
  }

  /// Digits, with groups of thousands or decimals.
  private static func isNumber(_ text: String) -> Bool {
    let bytes = text.utf8.filter { $0 != 0x20 && $0 != 0x27 }
    let digits = bytes.filter { $0 &- 0x30 < 10 }.count
    let others = bytes.filter { $0 &- 0x30 >= 10 }
    if digits > 0, others.allSatisfy({ $0 == 0x2C || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B }) {
      return others.count <= 1 || !others.dropFirst().contains { $0 == 0x2D || $0 == 0x2B }
    }
    return Double(text)?.isFinite ?? false
  }

  /// A comma that parts no thousands: `70,5`.
  private static func hasDecimalComma(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && (parts[1].utf8.count != 3 || parts[0].utf8.contains(0x2E) || parts[0] == "0")
  }

  /// Whether numbers are moments between 1990 and 2100, as the title has it.
  private static func isMoment(_ title: String, _ values: [String], _ form: DateForm) -> Bool {
    let title = title.lowercased()
    guard ["time", "date", "ts", "day", "epoch"].contains(where: { title.contains($0) }) else { return false }
    return values.allSatisfy { form.read($0, in: .utc).map { (1990...2100).contains($0.day.year) } ?? false }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\(Character($0))" : String(Character($0)) }.joined()
    return "\"\(escaped)\""
  }
}
