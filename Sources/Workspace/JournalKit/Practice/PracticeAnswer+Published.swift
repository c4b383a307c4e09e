// What is done and wanted, as pages for everybody tell it.

public import JournalDates
public import JournalStore
import JournalInsights
import JournalModel

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
