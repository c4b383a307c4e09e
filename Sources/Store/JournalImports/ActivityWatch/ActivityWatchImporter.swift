// Exports of ActivityWatch among others.

/// Imports the buckets of ActivityWatch.
struct ActivityWatchImporter: Importer {
  static let kind = ExportKind("activitywatch", "ActivityWatch")
  private let settings: ImportSettings

  init(_ settings: ImportSettings) { self.settings = settings }

  mutating func read(_ member: ExportMember) throws -> [ImportedData]? {
    guard ActivityWatchReader.recognises(try member.head()) else { return nil }
    guard member.isFirst(of: "activitywatch") else { return [] }
    var screen = ActivityWatchReader(clock: try settings.clock(orSystem: false), categories: settings.categories)
    try member.forEachPiece { try screen.add($0) }
    return [try screen.finish()]
  }
}
