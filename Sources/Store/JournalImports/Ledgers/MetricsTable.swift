// A file of imported metrics, kept byte for byte where an import changes nothing.

public import JournalDates
public import JournalModel
import JournalText
import PlainFormats

/// The rows of one file `metrics/SOURCE/YYYY.csv`: a row for each day, a column for each metric, empty for what is not known.
public struct MetricsTable: Sendable {
  private struct Row: Sendable {
    /// Nil for a line that is no row of a day.
    var day: CalendarDay?
    var fields: [String]
    /// With its line end.
    var bytes: [UInt8]
  }

  /// How a file changes.
  public struct Merge: Equatable, Sendable {
    /// Days that had no row.
    public var added: Set<CalendarDay> = []
    /// Days whose row says something else or more now.
    public var corrected: Set<CalendarDay> = []
    /// Days whose row stays as it is, though something else would have been said.
    public var kept: Set<CalendarDay> = []

    public init(added: Set<CalendarDay> = [], corrected: Set<CalendarDay> = [], kept: Set<CalendarDay> = []) {
      (self.added, self.corrected, self.kept) = (added, corrected, kept)
    }

    /// Whether nothing changes.
    public var isEmpty: Bool { added.isEmpty && corrected.isEmpty }
  }

  /// What becomes of a day that has a row.
  public enum Rule: Sendable {
    /// It says what is known now.
    case correct
    /// It says what is known now and nothing else.
    case replace
    /// What is empty in it is filled.
    case fill
    case keep
  }

  private var opening: [UInt8] = []
  private var header: [UInt8] = []
  private var names: [String] = []
  private var rows: [Row] = []
  private var lineEnd: [UInt8] = [ASCII.lineFeed]

  /// A table that is still to be made.
  public init() {}

  /// Nil where the first line is no header that begins with `date`.
  public init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) {
      opening = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
    }
    guard !rest.isEmpty else { return }
    header = Self.line(of: &rest)
    guard let first = Self.fields(of: header), first.first == "date" else { return nil }
    names = Array(first.dropFirst())
    if header.suffix(2) == [ASCII.carriageReturn, ASCII.lineFeed] { lineEnd = header.suffix(2) }
    while !rest.isEmpty {
      let line = Self.line(of: &rest)
      let fields = Self.fields(of: line) ?? []
      rows.append(Row(day: fields.first.flatMap { CalendarDay($0) }, fields: fields, bytes: line))
    }
  }

  /// As it is written.
  public var bytes: [UInt8] { opening + header + rows.flatMap(\.bytes) }

  /// Takes in what is known of days; what is not known leaves what stands there. A new name makes a new column, in the order of the names.
  /// - Parameters:
  ///   - family: How names begin that go together: where one of them is not known of a day that is corrected, it is emptied.
  ///   - rule: What becomes of a day that has a row.
  ///   - isGone: Whether a row goes of whose day nothing is known.
  @discardableResult
  public mutating func merge(
    _ days: [CalendarDay: [String: Metric.Amount]], family: String? = nil, by rule: (CalendarDay) -> Rule = { _ in .correct },
    clearing isGone: (CalendarDay) -> Bool = { _ in false }
  ) -> Merge {
    var merge = Merge()
    let gone = Set(rows.compactMap(\.day).filter { (days[$0]?.isEmpty ?? true) && isGone($0) })
    if !gone.isEmpty {
      merge.corrected = gone
      rows.removeAll { $0.day.map { gone.contains($0) } ?? false }
      for name in names { removeColumn(name) }
    }
    let known = Dictionary(rows.indices.compactMap { place in rows[place].day.map { ($0, place) } }) { $1 }
    let days = days.filter { !$0.value.isEmpty }
    let rules: [CalendarDay: Rule] = Dictionary(uniqueKeysWithValues: days.keys.map { ($0, known[$0] == nil ? Rule.correct : rule($0)) })
    let written = days.filter { rules[$0.key] != .keep }
    addColumns(Set(written.values.flatMap(\.keys)).subtracting(names).subtracting(["date"]))
    var new: [Row] = []
    var emptied: Set<String> = []
    for (day, amounts) in days.sorted(by: { $0.key < $1.key }) {
      let rule = rules[day] ?? .correct
      if let place = known[day] {
        var row = rows[place]
        let isOther = correct(&row, amounts, rule == .keep ? .correct : rule, rule == .replace ? "" : family, &emptied)
        if !isOther { continue }
        if rule == .keep {
          merge.kept.insert(day)
        } else {
          rows[place] = row
          merge.corrected.insert(day)
        }
      } else {
        var row = Row(day: day, fields: [day.description], bytes: [])
        _ = correct(&row, amounts, .correct, nil, &emptied)
        new.append(row)
        merge.added.insert(day)
      }
    }
    insert(new)
    for name in emptied.sorted() { removeColumn(name) }
    return merge
  }

  /// Empties a column on days, and takes it out where nothing is left in it.
  /// - Returns: The days that had something there.
  public mutating func clear(_ name: String, on days: Set<CalendarDay>) -> Set<CalendarDay> {
    guard let place = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else { return [] }
    var cleared: Set<CalendarDay> = []
    for row in rows.indices {
      guard let day = rows[row].day, days.contains(day), rows[row].fields.count > place + 1, !rows[row].fields[place + 1].isEmpty else {
        continue
      }
      rows[row].fields[place + 1] = ""
      rows[row].bytes = line(of: rows[row].fields)
      cleared.insert(day)
    }
    if !cleared.isEmpty { removeColumn(name) }
    return cleared
  }

  /// Removes a column in which nothing stands any more.
  private mutating func removeColumn(_ name: String) {
    guard let place = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else { return }
    let isUsed = rows.contains { $0.day != nil && $0.fields.count > place + 1 && !$0.fields[place + 1].isEmpty }
    if isUsed { return }
    names.remove(at: place)
    header = line(of: ["date"] + names)
    for row in rows.indices where rows[row].day != nil && rows[row].fields.count > place + 1 {
      rows[row].fields.remove(at: place + 1)
      rows[row].bytes = line(of: rows[row].fields)
    }
  }

  private mutating func addColumns(_ more: Set<String>) {
    if more.isEmpty { return }
    let old = names
    names = (names + more).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    header = line(of: ["date"] + names)
    for place in rows.indices where rows[place].day != nil {
      let row = rows[place]
      var fields = [row.fields[0]] + Array(repeating: "", count: names.count)
      for (name, field) in zip(old, row.fields.dropFirst()) {
        if let column = names.firstIndex(of: name) { fields[column + 1] = field }
      }
      rows[place].fields = fields + row.fields.dropFirst(old.count + 1)
      rows[place].bytes = line(of: rows[place].fields)
    }
  }

  /// Whether the row says something else now.
  private func correct(
    _ row: inout Row, _ amounts: [String: Metric.Amount], _ rule: Rule, _ family: String?, _ emptied: inout Set<String>
  ) -> Bool {
    var fields = row.fields
    while fields.count <= names.count { fields.append("") }
    for (place, name) in names.enumerated() {
      let field = fields[place + 1]
      if let amount = amounts[name] {
        if rule == .fill ? field.isEmpty : Self.amount(field) != amount { fields[place + 1] = amount.text }
      } else if rule != .fill, !field.isEmpty, let family, name.hasPrefix(family) {
        fields[place + 1] = ""
        emptied.insert(name)
      }
    }
    guard
      row.bytes.isEmpty || fields.prefix(row.fields.count) != row.fields[...]
        || fields.dropFirst(row.fields.count).contains(where: { !$0.isEmpty })
    else { return false }
    row.fields = fields
    row.bytes = line(of: fields)
    return true
  }

  /// Each before the first row of a later day.
  private mutating func insert(_ new: [Row]) {
    if new.isEmpty { return }
    if let last = rows.last?.bytes.last, last != ASCII.lineFeed { rows[rows.count - 1].bytes += lineEnd }
    if rows.isEmpty, header.last != ASCII.lineFeed { header += lineEnd }
    var merged: [Row] = []
    merged.reserveCapacity(rows.count + new.count)
    var rest = new[...]
    for row in rows {
      if let day = row.day { while let next = rest.first, let other = next.day, other < day { merged.append(rest.removeFirst()) } }
      merged.append(row)
    }
    rows = merged + rest
  }

  private func line(of fields: [String]) -> [UInt8] {
    CSVWriter.record(fields.map { $0.isEmpty ? nil : $0 }).dropLast() + lineEnd
  }

  /// What a field says; nil where it says nothing that can be read.
  private static func amount(_ text: String) -> Metric.Amount? {
    if let number = decimal(text) { return .number(number) }
    return TimeOfDay(text).map { .clock($0) }
  }

  /// The next line with its end; a line end between quotes is none.
  private static func line(of bytes: inout ArraySlice<UInt8>) -> [UInt8] {
    var isQuoted = false
    let end = bytes.firstIndex { byte in
      if byte == 0x22 { isQuoted.toggle() }
      return byte == ASCII.lineFeed && !isQuoted
    }
    defer { bytes = end.map { bytes[($0 + 1)...] } ?? [] }
    return Array(end.map { bytes[...$0] } ?? bytes)
  }

  private static func fields(of line: [UInt8]) -> [String]? {
    var reader = CSVReader(line)
    return reader.record()
  }
}
