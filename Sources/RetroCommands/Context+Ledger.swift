// What the commands that tell of Tries and Actions have in common.

import HostSystem
import JournalDates
import JournalInsights
import JournalKit
import JournalReports
import JournalStore

extension Context {
  /// What became of every Try and Action of the journal; what cannot be read is told and left out.
  mutating func ledger(of journal: Journal) throws -> ReviewLedger {
    ReviewLedger(of: try entries(of: journal) { ReviewReading($0) }, layout: journal.layout)
  }

  /// What an item's own file, that of its task and the nearest Reviews say.
  func neighbours(of found: FoundItem, in journal: Journal, on today: CalendarDay) throws -> ReviewNeighbours {
    journal.neighbours(of: found.file, with: try task(of: found).map { [$0] } ?? [], on: today)
  }

  /// How this terminal is written to.
  /// - Parameter root: The journal's root, which paths are links to; nil for none.
  func terminal(root: String?) -> TerminalRenderer {
    let colours = colourDepth
    let links = colours != .none && Terminal.isTerminal(.output) ? root.map { LinkBase($0) } : nil
    return TerminalRenderer(width: width, colours: colours, links: links)
  }
}
