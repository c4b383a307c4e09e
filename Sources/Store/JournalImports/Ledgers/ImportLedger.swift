// What was imported from where: one plain table a source.

public import JournalDates
import JournalText
import PlainFormats

/// One import, as `metrics/SOURCE/imports.csv` has it.
public struct ImportRecord: Equatable, Sendable {
  /// A file of metrics as the import left it.
  public struct Written: Equatable, Sendable {
    /// Without its folder: `2026.csv`.
    public var name: String
    /// SHA-256, in hexadecimal digits.
    public var digest: String

    public init(name: String, digest: String) { (self.name, self.digest) = (name, digest) }
  }

  /// When, by the clock on the wall.
  public var date: String
  /// The name of the export, without its folder.
  public var file: String
  /// SHA-256 of the export, in hexadecimal digits.
  public var digest: String
  /// Of the export, in bytes.
  public var size: Int
  /// The days that it tells of; nil where it tells of none.
  public var span: DaySpan?
  /// When the export was made, as far as it tells; nil where it tells nothing, or ends too early.
  public var made: ExportTime?
  /// The machines of which it tells, where it tells of machines.
  public var machines: [String]
  /// The version of what read it.
  public var version: Int
  /// The files of metrics that it changed.
  public var written: [Written]

  public init(
    date: String, file: String, digest: String, size: Int, span: DaySpan?, made: ExportTime?, machines: [String], version: Int,
    written: [Written]
  ) {
    (self.date, self.file, self.digest, self.size) = (date, file, digest, size)
    (self.span, self.made, self.machines, self.version, self.written) = (span, made, machines, version, written)
  }
}

/// The imports of one source, the oldest first.
public struct ImportLedger: Sendable {
  /// What the importer of a source is now. A source of a name of its own is a table.
  public static func version(of source: String) -> Int { (ExportKind(named: source) ?? .table).version }
  /// Whether importers before the present one read the times of a source by the clock of the export; of others that changed they guessed at
  /// cells of tables.
  public static func wasInExportZone(_ source: String) -> Bool { source.hasPrefix("apple-health") }

  /// The name of the file.
  public static let fileName = "imports.csv"

  /// What its first line names.
  public static let columns = ["date", "file", "sha256", "size", "from", "to", "made", "machines", "importer", "written"]

  public private(set) var bytes: [UInt8]
  /// Whether the first line names the columns that tell one import from another.
  public private(set) var isReadable = false
  /// The columns that it has.
  private var names = columns
  public private(set) var records: [ImportRecord] = []

  /// Total: a row that cannot be read is passed over, and stays.
  /// - Parameter bytes: Empty where there is no file yet.
  public init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
    var reader = CSVReader(bytes)
    guard let header = reader.record() else { return }
    names = header
    isReadable = ["date", "file", "sha256", "written"].allSatisfy { header.contains($0) }
    while let fields = reader.record() {
      func field(_ name: String) -> String { header.firstIndex(of: name).flatMap { $0 < fields.count ? fields[$0] : nil } ?? "" }
      guard !field("date").isEmpty else { continue }
      let written = field("written").split(separator: " ").compactMap { part -> ImportRecord.Written? in
        let sides = part.split(separator: "=")
        return sides.count == 2 ? ImportRecord.Written(name: String(sides[0]), digest: String(sides[1])) : nil
      }
      var span: DaySpan?
      if let from = CalendarDay(field("from")), let to = CalendarDay(field("to")), from <= to { span = DaySpan(from: from, to: to) }
      records.append(
        ImportRecord(
          date: field("date"), file: field("file"), digest: field("sha256"), size: Int(field("size")) ?? 0, span: span,
          made: ExportTime(field("made")), machines: field("machines").split(separator: "|").map(String.init),
          version: Int(field("importer")) ?? 0, written: written))
    }
  }

  /// When the newest of the exports was made that were imported before and tell of the days around this one.
  /// - Parameters:
  ///   - digest: Only of those that were imported since the file of this digest was; none where it was not. Nil for all.
  ///   - known: What an older importer read of the file of this digest does not count.
  ///   - version: That of the importer now.
  ///   - own: When the export at hand was made.
  public func newest(
    around day: CalendarDay, after digest: String? = nil, but known: String, version: Int, beside own: ExportTime?
  ) -> ExportTime? {
    var newest: ExportTime?
    var records = records[...]
    if let digest {
      guard let place = records.lastIndex(where: { $0.digest == digest }) else { return nil }
      records = records[(place + 1)...]
    }
    records = records.filter { $0.digest != known || $0.version >= version }[...]
    for record in records {
      guard var made = record.made, record.span?.contains(day) ?? false else { continue }
      if record.version < version, let own, day < own.day { made = made.aDayBefore }
      newest = max(newest ?? made, made)
    }
    return newest
  }

  /// The machines that imports before told of around this day.
  public func machines(around day: CalendarDay) -> Set<String> {
    records.reduce(into: []) { if $1.span?.contains(day) ?? false { $0.formUnion($1.machines) } }
  }

  /// The import that wrote a file last, and its digest then; nil where none did.
  public func lastWriting(of name: String) -> (record: ImportRecord, digest: String)? {
    for record in records.reversed() {
      if let written = record.written.last(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return (record, written.digest) }
    }
    return nil
  }

  /// Whether a file of this digest was imported.
  /// - Parameter version: By an importer that is not older than this.
  public func knows(_ digest: String, since version: Int = 0) -> Bool {
    records.contains { $0.digest == digest && $0.version >= version }
  }

  /// The days of which an older importer told, and none since of an export that was made as late; in ascending order.
  ///
  /// Such days may be wrong as the older importer was, until the same export, or a later one, is imported again.
  public func outdated(version: Int) -> [DaySpan] {
    let old = records.filter { $0.version < version }
    let new = records.filter { $0.version >= version && $0.made != nil }
    // Between these days nothing changes.
    var edges: Set<CalendarDay> = []
    for record in old + new {
      if let span = record.span { edges.formUnion([span.start, span.end.advanced(by: 1)]) }
      if let made = record.made { edges.insert(made.day) }
    }
    var spans: [DaySpan] = []
    let sorted = edges.sorted()
    for (start, next) in zip(sorted, sorted.dropFirst()) {
      func told(_ records: [ImportRecord]) -> [ImportRecord] { records.filter { $0.span?.contains(start) ?? false } }
      let now = told(new)
      func counts(_ other: ImportRecord, beside record: ImportRecord) -> Bool {
        guard let made = other.made, let former = record.made, other.digest != record.digest else { return true }
        return made >= (start < made.day ? former.aDayBefore : former)
      }
      let isOutdated = told(old).contains { record in !now.contains { counts($0, beside: record) } }
      if isOutdated { spans.append(DaySpan(spanning: start, next.advanced(by: -1))) }
    }
    return spans
  }

  /// Whether an import of another file than that of this digest told of a day.
  public func tells(of day: CalendarDay, besides digest: String) -> Bool {
    records.contains { $0.digest != digest && $0.span?.contains(day) ?? false }
  }

  /// The days that an older importer told of.
  /// - Parameter digest: Of the file that it read; nil for any.
  public func oldSpans(version: Int, of digest: String? = nil) -> [DaySpan] {
    records.filter { $0.version < version && (digest == nil || $0.digest == digest) }.compactMap(\.span)
  }

  /// Adds an import; what stands there keeps its bytes.
  public mutating func append(_ record: ImportRecord) {
    let isCRLF = bytes.firstIndex(of: ASCII.lineFeed).map { $0 > 0 && bytes[$0 - 1] == ASCII.carriageReturn } ?? false
    func line(_ fields: [String]) -> [UInt8] {
      let line = CSVWriter.record(fields.map { $0.isEmpty ? nil : $0 })
      return isCRLF ? line.dropLast() + [ASCII.carriageReturn, ASCII.lineFeed] : line
    }
    if bytes.isEmpty { bytes = line(Self.columns) }
    if bytes.last != ASCII.lineFeed { bytes += isCRLF ? [ASCII.carriageReturn, ASCII.lineFeed] : [ASCII.lineFeed] }
    let fields = [
      "date": record.date, "file": record.file, "sha256": record.digest, "size": "\(record.size)",
      "from": record.span.map { "\($0.start)" } ?? "", "to": record.span.map { "\($0.end)" } ?? "",
      "made": record.made?.description ?? "", "machines": record.machines.joined(separator: "|"), "importer": "\(record.version)",
      "written": record.written.map { "\($0.name)=\($0.digest)" }.joined(separator: " "),
    ]
    bytes += line(names.map { fields[$0] ?? "" })
    records.append(record)
  }
}

extension ExportTime {
  /// What an older importer took down by the clock of the export may be up to a day later or earlier by another clock. Of the days before its own an
  /// export tells all.
  fileprivate var aDayBefore: ExportTime { ExportTime(day.advanced(by: -1), time) }
}
