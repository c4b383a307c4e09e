// The days of a term behind its title.

import JournalDates
import JournalText

/// A title and the days that its last words say: ‘Autumn 2026-12-01’, ‘Q1 2027-01-01 to 2027-03-31’, ‘Spring from 1 march until 9 may’.
public struct TermDays: Sendable {
  public let title: [String]
  public let start: AskedDays
  /// Nil where only the first day is said.
  public let end: AskedDays?

  /// Nil where the last words name no days.
  public init?(atEnd words: [String]) {
    func days(_ words: some Collection<String>) -> AskedDays? {
      let text = words.joined(separator: " ")
      do throws(WorkspaceError) { return try AskedDays(text, of: "DAY", leaning: .future) } catch { return nil }
    }
    func title(_ words: ArraySlice<String>) -> [String] {
      Array(["from", "starting", "on", "of"].contains(words.last?.lowercased()) ? words.dropLast() : words)
    }
    for middle in words.indices.reversed() where ["to", "until", "till", "through", "-", "–"].contains(words[middle].lowercased()) {
      guard let end = days(words[(middle + 1)...]) else { continue }
      for first in words[..<middle].indices {
        guard let start = days(words[first..<middle]), start.isOneDay, end.isOneDay else { continue }
        (self.title, self.start, self.end) = (title(words[..<first]), start, end)
        return
      }
    }
    guard let found = AskedDays.atEnd(of: words, after: ["from", "starting", "on", "ab", "vom", "am"], leaning: .future, in: .all) else { return nil }
    // What is called after a month or a year is only called so.
    let isSpan = found.days.word.contains(text: "..")
    guard found.days.isOneDay || isSpan else { return nil }
    (self.title, start, end) = (found.others, found.days, isSpan ? found.days : nil)
  }
}
