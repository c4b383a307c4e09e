// The files that days and periods on a command line mean.

import CommandKit
import HostSystem
import JournalDates
import JournalStore

extension Context {
  /// The file that a word means: as `JournalSearch.file` says, and a word such as `today` or `last-week` means that period's file.
  func file(_ word: String) throws -> FilePlace {
    let search = try search()
    if let period = try period(meantBy: word, search) { return try existing(period, orNote: word, search) }
    return try search.file(word)
  }

  /// The period that a word means today, where it is no path from here and means another one on another day.
  private func period(meantBy word: String, _ search: JournalSearch) throws -> Period? {
    guard Period(word) == nil, let text = PeriodText(word), !FileSystem.exists(PathText.absolute(word, from: search.folder)) else {
      return nil
    }
    guard let root = try? search.root() else { return nil }
    return text.days(on: try today(in: try Journal(root: root)))?.period
  }

  /// The file of a period. Where it is missing that is said of the period, unless a note bears the word as its name.
  private func existing(_ period: Period, orNote word: String, _ search: JournalSearch) throws -> FilePlace {
    do throws(StoreError) {
      return try search.file(period.description)
    } catch {
      guard case .noSuchFile = error, let note = try? search.file(word) else { throw error }
      return note
    }
  }

  /// Whether a question may be asked: somebody sits at the terminal, and `--no-input` does not forbid it.
  var mayAsk: Bool { globals.isInputAllowed && Terminal.isTerminal(.input) && Terminal.isTerminal(.error) }
}
