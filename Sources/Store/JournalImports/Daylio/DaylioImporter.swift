// Exports and backups of Daylio among others.

import JournalText

/// Imports the CSV files and the backups of Daylio.
struct DaylioImporter: Importer {
  static let kind = ExportKind("daylio", "Daylio")
  /// A diary of a lifetime takes less: 64 MB.
  private static let backupLimit = 1 << 26
  private var moods: DaylioMoods

  init(_ settings: ImportSettings) {
    moods = DaylioMoods(settings.moods)
    moods.other = settings.otherMood
  }

  mutating func read(_ member: ExportMember) throws -> [ImportedData]? {
    if DaylioReader.isBackup(member.name) { return [try DaylioReader.backup(try member.bytes(atMost: Self.backupLimit), moods: moods)] }
    guard DaylioReader.recognises(try member.head()) else { return nil }
    let bytes = try member.bytes()
    var data = DaylioReader.table(bytes, moods: moods)
    if let line = Self.badLine(bytes) { data.warn(Wording(badBytes: "\u{FFFD}"), line: line) }
    return [data]
  }

  /// The first line that has bytes which are no UTF-8, from 1.
  private static func badLine(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}
