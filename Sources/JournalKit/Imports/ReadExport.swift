// An export that was read, and nothing of it written yet.

import HostSystem
public import JournalDates
public import JournalImports
public import JournalModel
public import JournalStore
import StreamKit

/// What is in an export, and how the file is known again.
public struct ReadExport: Sendable {
  /// Without its folder.
  public let name: String
  /// SHA-256, in hexadecimal digits.
  public let digest: String
  /// In bytes.
  public let size: Int
  /// An archive may hold what several programs wrote, of each once.
  public internal(set) var found: [ImportedData]

  /// The same exports; those that tell of the times of screens become one, in which the time that several of them know counts once.
  public static func layingOverScreens(_ exports: [ReadExport]) -> [ReadExport] {
    let screens = exports.filter { $0.found.contains { $0.screens != nil } }
    if screens.count < 2 { return exports }
    var digest = SHA256()
    for export in screens { Array(export.digest.utf8).withUnsafeBytes { digest.update($0) } }
    let joined = ReadExport(
      name: screens.map(\.name).joined(separator: ", "), digest: digest.finish(), size: screens.reduce(0) { $0 + $1.size },
      found: [ImportedData(layingOver: screens.flatMap { $0.found.filter { $0.screens != nil } })])
    var others = exports
    for place in others.indices { others[place].found.removeAll { $0.screens != nil } }
    return others.filter { !$0.found.isEmpty } + [joined]
  }
}

/// How exports are to be read.
public struct ExportReader: Sendable {
  /// What it must be; nil where its content tells.
  public var kind: ExportKind?
  /// The day that it is; nil where that does not matter. No table tells of more than a year ahead.
  public var today: CalendarDay?
  /// In which days begin and end, where an export has moments of UTC.
  public var zone: ZoneRules?
  /// Whether the person said that zone for this export, so that it holds whatever days and records say.
  public var isZoneCertain = false
  /// That of the machine, where nobody said one and an export may be read by it; nil where it may not.
  public var systemZone: ZoneRules?
  /// The zones that days of the journal say; asked for where an export has moments.
  public var saidZones: @Sendable () throws(StoreError) -> [(day: CalendarDay, zone: ZoneRules)] = { () throws(StoreError) in [] }
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
  /// Where a file may be made for what memory should not hold.
  public var scratchFolder = "/tmp"
  /// Called now and then with the number of bytes that were read.
  public var progress: @Sendable (Int) -> Void = { _ in }

  /// What a profile of `retro.yaml` may say; keys that end in `.` are followed by the name of a metric.
  public static var profileKeys: [String] { TableProfile.keys.map(\.key) }

  public init() {}

  /// Reads a file. What ends too early gives what is whole in it, with a warning.
  public func read(_ path: String) throws(ImportRefusal) -> ReadExport {
    var digest = SHA256()
    var size = 0
    do throws(HostError) {
      try FileSystem.forEachPiece(of: path) { piece in
        size += piece.count
        digest.update(piece)
      }
    } catch {
      throw .host(error)
    }
    var members = ExportMembers(self, of: path)
    let found = try members.read(size: size, into: &digest)
    return ReadExport(name: PathText.name(path), digest: digest.finish(), size: size, found: found)
  }

  /// What the clocks on the wall showed; nil where nobody said a zone.
  /// - Parameter orSystem: Whether the zone of the machine will do.
  func clock(orSystem: Bool) throws(ImportRefusal) -> WallClock? {
    guard let home = zone ?? (orSystem ? systemZone : nil) else { return nil }
    if isZoneCertain { return WallClock(ZoneHistory(home, isCertain: true)) }
    do throws(StoreError) {
      return WallClock(ZoneHistory(home, days: try saidZones(), holdingFor: zoneDays))
    } catch {
      throw .store(error)
    }
  }
}
