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

  private static let columns = ["date", "file", "sha256", "size", "from", "to", "importer", "written"]

  public private(set) var bytes: [UInt8]
  public private(set) var records: [ImportRecord] = []

  /// Total: a row that cannot be read is passed over, and stays.
  /// - Parameter bytes: Empty where there is no file yet.
  public init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
    var reader = CSVReader(bytes)
    guard let header = reader.record() else { return }
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
          version: Int(field("importer")) ?? 0, written: written))
    }
  }

  /// The last day that any import told of.
  public var lastDay: CalendarDay? { records.compactMap(\.span?.end).max() }

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
    bytes += line([
      record.date, record.file, record.digest, "\(record.size)", record.span.map { "\($0.start)" } ?? "",
      record.span.map { "\($0.end)" } ?? "", "\(record.version)", record.written.map { "\($0.name)=\($0.digest)" }.joined(separator: " "),
    ])
    records.append(record)
  }
}
