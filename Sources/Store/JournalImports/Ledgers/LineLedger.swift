// Which lines imports have brought into the logs of days: one plain table a source.

import JournalDates
import JournalModel
import JournalText
import PlainFormats

/// What `metrics/SOURCE/lines.csv` remembers: of each line that an import wrote, or found there already, what it was of in the export. So a line
/// that its owner deleted, moved or rewrote is known, and does not come a second time.
public struct LineLedger: Sendable {
  /// The name of the file.
  public static let fileName = "lines.csv"
  /// What its first line names.
  public static let columns = ["date", "time", "activity"]

  /// What an export says it of, whatever became of the line.
  public struct Origin: Hashable, Sendable {
    public var date: String
    /// `21:00`, with `Z` where it is known in UTC; empty where the export says none.
    public var time: String
    /// In the words of the export; empty for a mood.
    public var activity: String

    public init(date: String, time: String, activity: String) {
      (self.date, self.time, self.activity) = (date, time, activity)
    }

    public init(_ line: ImportedData.LoggedLine) {
      if let moment = line.moment {
        // A moment is the same in every export, whatever zone it is read in.
        let written = DateTime(unixTime: Int64(moment.seconds), in: .utc)
        self.init(date: "\(written.day)", time: "\(written.time)Z", activity: line.activity)
      } else {
        self.init(date: "\(line.day)", time: line.time.map { "\($0.start)" } ?? "", activity: line.activity)
      }
    }

    public init(_ mood: ImportedData.NotedMood) {
      self.init(date: "\(mood.day)", time: mood.time.map { "\($0)" } ?? "", activity: "")
    }
  }

  public private(set) var bytes: [UInt8]
  private var names = columns
  /// In the words of the export: those of which lines are remembered.
  public private(set) var activities: Set<String> = []
  /// How many rows there are of each, less those that were taken.
  private var counts: [Origin: Int] = [:]

  /// Total: a row that cannot be read is passed over, and stays.
  /// - Parameter bytes: Empty where there is no file yet.
  public init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
    var reader = CSVReader(bytes)
    guard let header = reader.record() else { return }
    names = header
    while let fields = reader.record() {
      func field(_ name: String) -> String { header.firstIndex(of: name).flatMap { $0 < fields.count ? fields[$0] : nil } ?? "" }
      if field("date").isEmpty { continue }
      activities.insert(field("activity"))
      counts[Origin(date: field("date"), time: field("time"), activity: field("activity")), default: 0] += 1
    }
  }

  /// Whether the first line names what tells one line from another.
  public static func isReadable(_ bytes: [UInt8]) -> Bool {
    var reader = CSVReader(bytes)
    guard let header = reader.record() else { return true }
    return columns.allSatisfy { header.contains($0) }
  }

  /// Whether it was imported before. Each row stands for one line: of two lines of one minute the second is another one.
  public mutating func take(_ origin: Origin) -> Bool {
    guard let count = counts[origin], count > 0 else { return false }
    counts[origin] = count - 1
    return true
  }

  /// Remembers lines; what stands there keeps its bytes.
  public mutating func append(_ origins: [Origin]) {
    // What is no such list is not written to.
    if origins.isEmpty || !Self.columns.allSatisfy({ names.contains($0) }) { return }
    let isCRLF = bytes.firstIndex(of: ASCII.lineFeed).map { $0 > 0 && bytes[$0 - 1] == ASCII.carriageReturn } ?? false
    let end: [UInt8] = isCRLF ? [ASCII.carriageReturn, ASCII.lineFeed] : [ASCII.lineFeed]
    func line(_ fields: [String]) -> [UInt8] { CSVWriter.record(fields.map { $0.isEmpty ? nil : $0 }).dropLast() + end }
    if bytes.isEmpty { bytes = line(Self.columns) }
    if bytes.last != ASCII.lineFeed { bytes += end }
    for origin in origins {
      let fields = ["date": origin.date, "time": origin.time, "activity": origin.activity]
      bytes += line(names.map { fields[$0] ?? "" })
    }
  }
}
