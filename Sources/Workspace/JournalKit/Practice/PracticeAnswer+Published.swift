// What is done and wanted, as pages for everybody tell it.

import JournalIndex
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
      isMarked: false, language: language, isDated: true)
  }
}

extension PracticeAnswer {
  /// The same for what shows single days, such as a picture, a page or a card: to others without what private lines of logs and private days say. In
  /// a count of many days these tell nothing, and beside a date everything; how many they were would tell it, too.
  public func dated() throws -> PracticeAnswer {
    if audience == .owner || isDated { return self }
    let (lines, days) = (try files.index.privateLogLines(), try files.index.privateDays())
    var files = files
    if !lines.isEmpty || !days.isEmpty { files.practice = files.practice.without(lines, days: days) }
    return PracticeAnswer(
      journal: journal, day: day, isToday: isToday, files: files, units: units, audience: audience, isMarked: isMarked, language: language,
      isDated: true)
  }

  /// The moods of some days, with no word of how many private days there are among them.
  public func publishedMoods(in span: DaySpan) -> CalendarReport {
    .moods(practice.moods, labels: journal.configuration.moodLabels, span: span, today: day, weekStart: weekStart, in: language)
  }
}
