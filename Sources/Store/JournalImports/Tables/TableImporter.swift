// Tables of any program.

import JournalDates
import JournalText

/// Imports tables that a profile explains, and those whose columns leave no need of one.
struct TableImporter: Importer {
  /// Since version 2 decimals, days and units are read as their columns tell, not as each cell may be taken.
  static let kind = ExportKind("csv", "any program, as a table", version: 2)
  private let settings: ImportSettings

  /// What is understood without a profile is read into memory: 64 MB at most.
  private static let mostBytes = 1 << 26

  init(_ settings: ImportSettings) { self.settings = settings }

  mutating func read(_ member: ExportMember) throws -> [ImportedData]? {
    if let profile = try profile(for: member) {
      guard member.isFirst(of: profile.name) else { return [] }
      if profile.dateForm?.isMoment ?? false, settings.zone == nil { throw ExportError.needsZone }
      var table = reader(of: profile)
      try member.forEachPiece { try table.add($0) }
      return [marked(try table.finish(), member)]
    }
    guard let plain = settings.plainTable, !member.isArchived else { return nil }
    return try understood(member, plain).map { [$0] }
  }

  /// The profile that is named, that knows the first line, or that has the name of the file and knows its columns.
  private func profile(for member: ExportMember) throws -> TableProfile? {
    if let profile = try settings.profile ?? TableReader.profile(of: member.head(), among: settings.profiles) { return profile }
    guard let name = settings.plainTable?.source, let own = settings.profiles.first(where: { $0.name == name }) else { return nil }
    return try TableHeader.find(in: SampledTable.text(of: member.head(), own.encoding), own, isWhole: true) == nil ? nil : own
  }

  private func reader(of profile: TableProfile) -> TableReader {
    var profile = profile
    if let comma = settings.hasDecimalComma { profile.hasDecimalComma = comma }
    return TableReader(profile, zone: settings.zone, until: settings.today?.advanced(by: 366), words: words)
  }

  private var words: TableMoods {
    var words = TableMoods(settings.moodLabels, own: settings.moods)
    words.other = settings.otherMood
    return words
  }

  private func marked(_ data: ImportedData, _ member: ExportMember) -> ImportedData {
    var data = data
    if member.cut != nil, !member.isArchived { data.isCut = true }
    return data
  }

  /// What a table says that no profile knows; nil for what is no table.
  private func understood(_ member: ExportMember, _ plain: PlainTableSettings) throws -> ImportedData? {
    let head = try member.head()
    // Most files that are no table end here.
    guard SampledTable.find(in: head, isCut: true) ?? SampledTable.find(in: head) != nil else {
      if plain.isSurelyTable, let error = TableError.plainTable(head) { throw error }
      return nil
    }
    let bytes = try member.bytes(atMost: Self.mostBytes)
    guard let table = SampledTable.find(in: bytes) else { return nil }
    let understood = PlainTable(table, plain, words, hasDecimalComma: settings.hasDecimalComma)
    if understood.profile.dateForm?.isMoment ?? false, settings.zone == nil { throw ExportError.needsZone }
    guard understood.understanding.hasContent else { return self.nothing(understood, plain) }
    var reader = reader(of: understood.profile)
    try bytes.withUnsafeBytes { try reader.add($0) }
    var data = marked(try reader.finish(), member)
    data.understanding = understood.understanding
    for odd in table.day.odd where odd.readAs != nil { data.warn(odd.words, line: odd.line) }
    return data
  }

  /// A table of days of which no column is anything that a journal keeps.
  private func nothing(_ table: PlainTable, _ plain: PlainTableSettings) -> ImportedData {
    var data = ImportedData(source: plain.source)
    data.understanding = table.understanding
    return data
  }
}
