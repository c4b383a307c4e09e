// What an importer is, and the table of all of them.

public import JournalDates
public import JournalModel
import JournalText

/// Reads the exports of one program.
///
/// Of each file that is imported there is a new one, which sees its members one after the other: those of an archive, or the file itself. What no
/// importer takes is passed over.
protocol Importer {
  /// How its exports are called.
  static var kind: ExportKind { get }

  init(_ settings: ImportSettings)

  /// Reads a member where it is one of its own.
  /// - Returns: What it says, nothing where that is known at the end alone; nil where the member is for others.
  /// - Throws: `ExportError`, `StreamError`, `HostError`, `TableError`, and what the settings' zones throw.
  mutating func read(_ member: ExportMember) throws -> [ImportedData]?

  /// What members say that belong together, once all have been seen.
  mutating func finish() throws -> [ImportedData]
}

extension Importer {
  mutating func finish() throws -> [ImportedData] { [] }
}

/// The importers in the order in which they are asked; a table is what nobody else knows.
enum Importers {
  static var all: [any Importer.Type] {
    [AppleHealthImporter.self, ActivityWatchImporter.self, LoopImporter.self, DaylioImporter.self, TableImporter.self]
  }
}

/// What an export is of.
public struct ExportKind: Hashable, Sendable {
  /// As it is named before a file.
  public let name: String
  /// As its makers call it.
  public let title: String
  /// Whether there are databases among such exports.
  let hasDatabases: Bool
  /// Which version of the importer this is, from 1. It rises when the same export comes to be read differently; `retro check` then names what
  /// an earlier version imported.
  let version: Int

  init(_ name: String, _ title: String, hasDatabases: Bool = false, version: Int = 1) {
    self.name = name
    self.title = title
    self.hasDatabases = hasDatabases
    self.version = version
  }

  /// The kind of this name; nil where there is none.
  public init?(named name: String) {
    guard let kind = Self.all.first(where: { $0.name == name }) else { return nil }
    self = kind
  }

  /// Those that are known.
  public static var all: [ExportKind] { Importers.all.map { $0.kind } }

  /// The programs whose exports are read, in words: `A, B and C`.
  /// - Parameter word: What stands before the last.
  public static func programs(_ word: String) -> String {
    listed(titles, word)
  }

  /// How their makers call them.
  static var titles: [String] { all.filter { $0 != .table }.map(\.title) }

  /// Any table with a column of days.
  public static var table: ExportKind { TableImporter.kind }
}

/// What a person and their journal say of how exports are to be read.
public struct ImportSettings: Sendable {
  /// The day that it is; nil where that does not matter. No table tells of more than a year ahead.
  public var today: CalendarDay?
  /// In which days begin and end, where an export has moments of UTC.
  public var zone: ZoneRules?
  /// Whether the person said that zone for this export, so that it holds whatever days and records say.
  public var isZoneCertain = false
  /// That of the machine, where nobody said one and an export may be read by it; nil where it may not.
  public var systemZone: ZoneRules?
  /// The zones that days of the journal say; asked for where an export has moments.
  public var saidZones: @Sendable () throws -> [(day: CalendarDay, zone: ZoneRules)] = { [] }
  /// For how many days each of these holds.
  public var zoneDays = 1
  /// The zone of a name such as `Asia/Tokyo`.
  public var zoneNamed: @Sendable (String) -> ZoneRules? = { _ in nil }
  /// What the person says that names of moods mean.
  public var moods: [String: Mood] = [:]
  /// The journal's own words for moods.
  public var moodLabels = MoodLabels.standard
  /// Whether a comma stands before the decimals of tables; nil where their profiles or their columns tell.
  public var hasDecimalComma: Bool?
  /// The person's own for windows on a screen.
  public var categories: [ScreenCategory] = []
  /// Parts of the names of Apple Health's sources, the one that counts most first.
  public var healthSources: [String] = []
  /// Those that a table is recognised by.
  public var profiles = TableProfile.builtIn
  /// The one that a table is to be read by; nil where its first line tells.
  public var profile: TableProfile?
  /// What a table that no profile knows may be understood by; nil where it is not to be.
  public var plainTable: PlainTableSettings?
  /// What a word for a mood means that is none of the journal's.
  public var otherMood: @Sendable (String) -> Mood? = { _ in nil }
  /// Where a file may be made for what memory should not hold.
  public var scratchFolder = "/tmp"

  public init() {}

  /// What the clocks on the wall showed.
  /// - Parameter orSystem: Whether the zone of the machine will do.
  /// - Throws: `ExportError.needsZone` where nobody said a zone, and what `saidZones` throws.
  func clock(orSystem: Bool) throws -> WallClock {
    guard let home = zone ?? (orSystem ? systemZone : nil) else { throw ExportError.needsZone }
    if isZoneCertain { return WallClock(ZoneHistory(home, isCertain: true)) }
    return WallClock(ZoneHistory(home, days: try saidZones(), holdingFor: zoneDays))
  }
}
