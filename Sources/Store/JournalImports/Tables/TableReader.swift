// Any table with a column of days: from its rows to the metrics and moods of days.

import JournalText
public import JournalDates
import JournalModel
import PlainFormats

/// Reads a table by a profile, in pieces of any size and in the memory of a few of them.
public struct TableReader {
  private let profile: TableProfile
  private let zone: ZoneRules?
  private let last: CalendarDay?
  private let words: TableMoods
  private var decoder: TableDecoder
  /// Bytes in which the header is still looked for, and how many there must be before that is worth the while.
  private var opening: [UInt8] = []
  private var wanted = 1 << 16
  private var records = CSVRecords()
  private var rows: TableRows?
  private var hasHeader = false

  /// After so many bytes no header is looked for.
  private static let longestOpening = 1 << 25

  /// - Parameters:
  ///   - zone: In which moments of UTC are days; nil where nobody said.
  ///   - last: The last day that a row can be about; nil for any.
  ///   - words: What words for moods mean.
  public init(_ profile: TableProfile, zone: ZoneRules?, until last: CalendarDay? = nil, words: TableMoods = TableMoods()) {
    self.profile = profile
    self.zone = zone
    self.last = last
    self.words = words
    decoder = TableDecoder(profile.encoding)
  }

  /// Takes in the next bytes.
  /// - Throws: `TableError`.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) throws {
    // What needs no decoding is read where it stands.
    if decoder.takes(bytes) { return try read(bytes) }
    let decoded = decoder.decode(bytes)
    try decoded.withUnsafeBytes { try read($0) }
  }

  /// What the table says.
  /// - Throws: `TableError` where it has no such columns, where nobody knows what its numbers or days mean, and of a strict profile where a
  ///   row cannot be read.
  public mutating func finish() throws -> ImportedData {
    let rest = decoder.finish()
    try rest.withUnsafeBytes { try read($0) }
    if rows == nil { try findHeader(isWhole: true) }
    guard var rows else {
      let wanted = profile.dates.map { "‘\($0)’" }.joined(separator: " or ")
      throw TableError.unclear(
        Wording(
          import: "otherColumns", "no line of it has the column \(wanted) for the day and one that the profile \(profile.name) knows",
          ["names": .quoted(profile.dates, .or), "profile": .text(profile.name)]),
        help: Wording(import: "otherColumns.help", "‘retro import csv FILE --suggest’ shows a profile by the columns that it has"))
    }
    self.rows = nil
    try Self.guarded { try records.finish { rows.take($0) } }
    rows.finish()
    return try TableResult(rows, profile, hasHalfCharacter: decoder.hasHalfCharacter).data()
  }

  /// Reads a whole table.
  public static func read(
    _ bytes: [UInt8], _ profile: TableProfile, zone: ZoneRules?, until last: CalendarDay? = nil, words: TableMoods = TableMoods()
  ) throws -> ImportedData {
    var table = TableReader(profile, zone: zone, until: last, words: words)
    try bytes.withUnsafeBytes { try table.add($0) }
    return try table.finish()
  }

  /// The profile that a table is recognised by, by its first line; nil for a table that must be explained.
  public static func profile(of head: some Collection<UInt8>, among profiles: [TableProfile]) -> TableProfile? {
    let bytes = TableText(Array(head), nil).bytes
    let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self).lowercased()
    var reader = CSVReader(bytes, delimiter: TableHeader.delimiter(of: bytes))
    let titles = (reader.record() ?? []).prefix(1000).map { TableTitle($0) }
    return profiles.first { profile in profile.mark.map { line.contains(text: $0.lowercased()) } ?? profile.knows(titles) }
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer) throws {
    if bytes.isEmpty { return }
    if hasHeader { return try readRows(bytes) }
    opening.append(contentsOf: bytes)
    if opening.count >= wanted {
      wanted *= 2
      try findHeader(isWhole: false)
    }
    if !hasHeader, opening.count > Self.longestOpening { try findHeader(isWhole: true) }
  }

  private mutating func findHeader(isWhole: Bool) throws {
    guard !hasHeader, let header = try TableHeader.find(in: opening, profile, isWhole: isWhole) else { return }
    hasHeader = true
    rows = TableRows(header, profile, zone, until: last, words)
    records = CSVRecords(delimiter: header.delimiter, line: header.line)
    let bytes = opening
    opening = []
    try bytes.withUnsafeBytes { try readRows(UnsafeRawBufferPointer(rebasing: $0[header.start...])) }
  }

  private mutating func readRows(_ bytes: UnsafeRawBufferPointer) throws {
    // Taken out of here for a while, so that it is nobody else's and need not be copied.
    var rows = rows
    self.rows = nil
    defer { self.rows = rows }
    try Self.guarded { try records.add(bytes) { rows?.take($0) } }
  }

  private static func guarded(_ read: () throws -> Void) throws {
    do {
      try read()
    } catch let error as CSVRecords.TooLong {
      throw TableError.unclear(
        Wording(
          import: "endless", "the record that begins on line \(error.line) does not end within 32 MB", ["line": .text("\(error.line)")]),
        help: Wording(import: "endless.help", "a quotation mark on that line is not closed, or the delimiter is another one"))
    }
  }
}
