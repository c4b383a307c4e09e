// Checks of one journal, one after the other.

import JournalChecks
public import HostSystem
public import JournalFormat
import JournalIndex
public import JournalStore

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
    // Another build of the program may find other things.
    let checker = HostProcess.programStamp.map { "\($0.inode) \($0.size) \($0.modified) \($0.changed)" }
    let index: JournalIndex? = known == nil && checker != nil ? try JournalIndex.ifKept(journal, environment, clock: clock) : nil
    let remembered = known ?? recall(index, checker)
    let check = try JournalCheck(journal, only: wanted, zones: zones, replacing: replaced, knowing: remembered)
    known = check.checked.filter { replaced[$0.facts.path] == nil }
    if let index, let checker, !check.news.isEmpty {
      // What cannot be kept is found out again.
      do { try index.keep(check.news, by: checker, clock) } catch {}
    }
    return check
  }

  private func recall(_ index: JournalIndex?, _ checker: String?) -> [CheckedFile] {
    guard let index, let checker else { return [] }
    // An index that cannot be read is made anew by whoever needs one.
    do { return try index.checkedFiles(by: checker) } catch { return [] }
  }
}
