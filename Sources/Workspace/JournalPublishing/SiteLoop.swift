// Tries and Actions of a site, and what became of them, without anything that only private text says.

import JournalFormat
import JournalIndex
import JournalInsights
import JournalModel
import JournalSite
import JournalStore

struct SiteLoop {
  let ledger: ReviewLedger
  /// What became of items elsewhere, by the paths of their files and their lines.
  private(set) var fates: [String: [Int: SiteFate]] = [:]
  /// The newest first.
  private(set) var tries: [SiteItem] = []
  /// What is due first, then the newest.
  private(set) var actions: [SiteItem] = []

  var openTries: [SiteItem] { tries.filter { $0.fate.state == "open" } }
  var openActions: [SiteItem] { actions.filter { $0.fate.state == "open" } }

  init(_ index: JournalIndex, _ map: SiteMap, _ journal: Journal) throws {
    var files: [LoopFile<ItemLink>] = []
    for var file in try index.loopFiles() where map.number(ofPath: file.path) != nil && !file.isPrivate {
      file.tries.removeAll { $0.privateFrom != nil }
      file.actions.removeAll { $0.privateFrom != nil || Self.isHidden($0.item, map) }
      file.lines.removeAll { $0.isPrivate }
      files.append(file)
    }
    ledger = ReviewLedger(of: files, layout: journal.layout)
    for one in ledger.tries { add(one, map) }
    for one in ledger.actions { add(one, map) }
    tries.reverse()
    actions = actions.enumerated().sorted { a, b in
      let (one, two) = (a.element.due, b.element.due)
      if one != two { return two == nil || one.map { mine in two.map { mine < $0 } ?? true } ?? false }
      return a.offset > b.offset
    }.map(\.element)
  }

  /// Whether an Action is a task that is private.
  private static func isHidden(_ item: Item, _ map: SiteMap) -> Bool {
    item.action.task.map { map.number(named: $0.file) == SiteMap.hidden } ?? false
  }

  private mutating func add(_ one: ReviewLedger.Try, _ map: SiteMap) {
    guard let number = map.number(ofPath: one.place.path) else { return }
    let judged = one.isSettledByOwnBox ? nil : one.deciding.flatMap { map.number(ofPath: $0.place.path) }
    let fate = SiteFate(one.outcome.rawValue, in: judged, words: one.words)
    if judged != nil { fates[one.place.path, default: [:]][one.place.line] = fate }
    tries.append(SiteItem(one.item.text, in: number, id: one.item.id, fate))
  }

  private mutating func add(_ one: ReviewLedger.Action, _ map: SiteMap) {
    guard let number = map.number(ofPath: one.place.path) else { return }
    let deciding = one.deciding.flatMap { map.number(ofPath: $0.place.path) }
    let fate = SiteFate(one.state.rawValue, in: deciding)
    if one.closedElsewhere != nil { fates[one.place.path, default: [:]][one.place.line] = fate }
    actions.append(SiteItem(one.item.text, in: number, id: one.item.id, fate, due: one.due))
  }
}
