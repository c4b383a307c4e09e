// What was written on the same day of other years.

public import JournalDates
import JournalFormat
import JournalInsights
public import JournalKit
import JournalLanguage
public import JournalModel
import JournalReports
public import JournalStore
import JournalText
import HostSystem

extension Workspace {
  /// What a day brought in other years, and what was a month and half a year before it.
  /// - Parameter day: Nil for today.
  public func onThisDay(
    _ day: CalendarDay? = nil, in journal: Journal, for audience: Audience = .others, isMarked: Bool = false
  ) throws -> OnThisDayReport {
    let today = try today(in: journal)
    let date = day ?? today
    if date > today { throw WorkspaceError(.usage, OnThisDayText.future, ["day": .day(date)]) }
    let files = try practice(of: journal)
    let known = files.practice.days
    guard let first = known.first, let last = known.last else { return OnThisDayReport(date: date, days: [], privateEntries: 0) }
    let years = min(first.civil.year, date.civil.year)...max(last.civil.year, date.civil.year)
    let others = OnThisDayReport.others(of: date, in: years, upTo: today)
    let paths = try files.paths(ofDays: others.map(\.0))
    var found: [OnThisDayReport.Day] = []
    var hidden = 0
    for (day, distance) in others {
      guard let path = paths[day] else { continue }
      let reading: FileReading
      do throws(HostError) { reading = try journal.entry(at: path) } catch {
        warn(of: error.inWords.whatAndWhy)
        continue
      }
      let cards = try cards(of: [reading], journal.configuration, in: journal.root, for: audience, isMarked: isMarked)
      hidden += cards.privateEntries
      guard let entry = cards.entries.first, entry.mood != nil || !entry.lines.isEmpty else { continue }
      found.append(OnThisDayReport.Day(day: day, distance: distance, entry: entry))
    }
    return OnThisDayReport(date: date, days: found, privateEntries: hidden)
  }
}
