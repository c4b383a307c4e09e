// What the commands that tell of Tries and Actions have in common.

import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalReports
import JournalStore

extension Context {
  /// What an item's own file, that of its task and the nearest Reviews say.
  func neighbours(
    of found: FoundItem, in journal: Journal, on today: CalendarDay, for audience: Audience = .others, isMarked: Bool = true
  ) throws -> ReviewNeighbours {
    journal.neighbours(of: found.file, with: try task(of: found).map { [$0] } ?? [], on: today, for: audience, isMarked: isMarked)
  }

  /// How this terminal is written to.
  /// - Parameter root: The journal's root, which paths are links to; nil for none.
  func terminal(root: String?) -> TerminalRenderer {
    TerminalRenderer(terminalLayout(root: root))
  }

  /// The same for a document.
  func terminalLayout(root: String?) -> TerminalLayout {
    let colours = colourDepth
    let links = colours != .none && colours != .basic && Terminal.isTerminal(.output) ? root.map { LinkBase($0) } : nil
    return TerminalLayout(width: width, colours: colours, links: links, rowWidth: lineWidth)
  }
}
