// What is done and wanted, as pages for everybody tell it.

import JournalFormat
public import JournalDates
public import JournalStore
import JournalInsights
import JournalModel
public import JournalReports

extension Workspace {
  /// What the journal says of habits, goals and logs, counted without anything private.
  /// - Parameters:
  ///   - lines: The private lines of logs, by day.
  ///   - hidden: The days whose entries are private.
  public func publishedPractice(
    asOf day: CalendarDay, in journal: Journal, without lines: [CalendarDay: Set<Int>], days hidden: Set<CalendarDay>
  ) throws -> PracticeAnswer {
    var files = try practice(of: journal)
    files.practice = files.practice.published(without: lines, days: hidden)
    return PracticeAnswer(
      journal: journal, day: day, isToday: true, files: files, units: UnitTable(files.practice.measures.map(\.plan)), audience: .others,
      isMarked: false, language: language)
  }
}

extension PracticeAnswer {
  /// The moods of some days, with no word of how many private days there are among them.
  public func publishedMoods(in span: DaySpan) -> CalendarReport {
    .moods(practice.moods, labels: journal.configuration.moodLabels, span: span, today: day, weekStart: weekStart, in: language)
  }
}
