// Tables of any program.

import JournalDates

/// Imports tables that a profile explains.
struct TableImporter: Importer {
  /// Since version 2 decimals, days and units are read as their columns tell, not as each cell may be taken.
  static let kind = ExportKind("csv", "any program, as a table", version: 2)
  private let settings: ImportSettings

  init(_ settings: ImportSettings) { self.settings = settings }

  mutating func read(_ member: ExportMember) throws -> [ImportedData]? {
    guard var profile = try settings.profile ?? TableReader.profile(of: member.head(), among: settings.profiles) else { return nil }
    guard member.isFirst(of: profile.name) else { return [] }
    if profile.dateForm?.isMoment ?? false, settings.zone == nil { throw ExportError.needsZone }
    if let comma = settings.hasDecimalComma { profile.hasDecimalComma = comma }
    let words = TableMoods(settings.moodLabels, own: settings.moods)
    var table = TableReader(profile, zone: settings.zone, until: settings.today?.advanced(by: 366), words: words)
    try member.forEachPiece { try table.add($0) }
    var data = try table.finish()
    if member.cut != nil, !member.isArchived { data.isCut = true }
    return [data]
  }
}
