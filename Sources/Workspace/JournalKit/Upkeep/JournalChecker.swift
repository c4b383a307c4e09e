// Checks of one journal, one after the other.

import JournalChecks
public import HostSystem
public import JournalFormat
import JournalIndex
public import JournalStore
import Synchronization

/// Checks a journal. What one check has found out, the next one need not find out again: within a command, and where the journal has an index
/// from one command to the next.
public struct JournalChecker {
  private let journal: Journal
  private let zones: ZoneNames?
  private let environment: Environment
  private let clock: HostClock
  /// What the last check found out; nil before the first.
  private var known: [CheckedFile]?

  /// - Parameter zones: The zones that the machine knows; nil where nobody asks for names that are none.
  public init(_ journal: Journal, zones: ZoneNames?, _ environment: Environment, clock: HostClock = .system) {
    self.journal = journal
    self.zones = zones
    self.environment = environment
    self.clock = clock
  }

  /// Checks the files as they are now, as `JournalCheck` does. Of a journal without an index none is made.
  public mutating func check(
    only wanted: Set<String>? = nil, replacing replaced: [String: [UInt8]] = [:]
  ) throws(StoreError) -> JournalCheck {
    let isWhole = known == nil && wanted == nil && replaced.isEmpty
    var index = known == nil && checker != nil ? try JournalIndex.ifKept(journal, environment, clock: clock, looking: .none) : nil
    // Looked at before any file is read: what changes after it is another journal.
    let sight = index == nil || !isWhole ? nil : checker.flatMap { CheckedJournal(journal, by: "\($0) \(zones == nil)", clock) }
    if let sight, let count = cleanFiles(in: sight, index) { return JournalCheck(clean: journal, files: count) }
    let asked = AskedZones()
    // An index that cannot be brought up to date is made anew by whoever needs one.
    do { try index?.update(clock) } catch { index = nil }
    let remembered = known ?? recall(index, checker)
    let check = try JournalCheck(
      journal, only: wanted, zones: zones?.telling { asked.add($0) }, replacing: replaced, knowing: remembered)
    known = check.checked.filter { replaced[$0.facts.path] == nil }
    if let index, let checker {
      // What cannot be kept is found out again.
      do {
        if !check.news.isEmpty { try index.keep(check.news, by: checker, clock) }
        if let sight, check.isClean { try index.keepClean(check.count, in: sight, zones: asked.names, clock) }
      } catch {}
    }
    return check
  }

  /// Another build of the program may find other things.
  private var checker: String? { HostProcess.programStamp.map { "\($0.inode) \($0.size) \($0.modified) \($0.changed)" } }

  private func cleanFiles(in sight: CheckedJournal, _ index: JournalIndex?) -> Int? {
    do { return try index?.cleanFiles(in: sight) { zones?.contains($0) ?? true } } catch { return nil }
  }

  private func recall(_ index: JournalIndex?, _ checker: String?) -> [CheckedFile] {
    guard let index, let checker else { return [] }
    // An index that cannot be read is made anew by whoever needs one.
    do { return try index.checkedFiles(by: checker) } catch { return [] }
  }
}

/// The time zones that a check asks for, from whichever thread.
private final class AskedZones: Sendable {
  private let asked = Mutex<Set<String>>([])

  var names: Set<String> { asked.withLock { $0 } }

  func add(_ name: String) { asked.withLock { _ = $0.insert(name) } }
}
