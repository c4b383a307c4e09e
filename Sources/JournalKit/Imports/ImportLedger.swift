// What was imported from where: one plain table a source.

public import JournalDates
public import JournalImports
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
}

/// The imports of one source, the oldest first.
public struct ImportLedger: Sendable {
  /// What the importers are now; one that reads an export otherwise than before gets a higher number.
  public static let version = 1
  /// The name of the file.
  public static let fileName = "imports.csv"

  /// What its first line names.
  static let columns = ["date", "file", "sha256", "size", "from", "to", "made", "machines", "importer", "written"]

  public private(set) var bytes: [UInt8]
  /// Whether the first line names the columns that tell one import from another.
  private(set) var isReadable = false
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
  /// - Parameter digest: Only of those that were imported since the file of this digest was; none where it was not. Nil for all.
  public func newest(around day: CalendarDay, behind digest: String? = nil) -> ExportTime? {
    var newest: ExportTime?
    var records = records[...]
    if let digest {
      guard let place = records.lastIndex(where: { $0.digest == digest }) else { return nil }
      records = records[(place + 1)...]
    }
    for record in records { if let made = record.made, record.span?.contains(day) ?? false { newest = max(newest ?? made, made) } }
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
  public func knows(_ digest: String) -> Bool { records.contains { $0.digest == digest } }

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
