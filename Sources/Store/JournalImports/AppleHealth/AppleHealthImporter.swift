// Exports of Apple Health among others.

/// Imports the `export.xml` of Apple's Health, in its archive or by itself.
struct AppleHealthImporter: Importer {
  /// Since version 2 days and clocks are those of where the person was, not of the moment of the export.
  static let kind = ExportKind("apple-health", "Apple Health", version: 2)
  private let settings: ImportSettings

  init(_ settings: ImportSettings) { self.settings = settings }

  mutating func read(_ member: ExportMember) throws -> [ImportedData]? {
    guard !member.isArchived || AppleHealthReader.mayBe(member.name), AppleHealthReader.recognises(try member.head()) else { return nil }
    guard member.isFirst(of: AppleHealthReader.source) else { return [] }
    var health = try AppleHealthReader(
      spillingTo: settings.scratchFolder, first: settings.healthSources, clock: settings.clock(orSystem: true), zones: settings.zoneNamed)
    try member.forEachPiece { try health.add($0) }
    let data = try health.finish()
    return [data] + [health.apart].compactMap(\.self)
  }
}
