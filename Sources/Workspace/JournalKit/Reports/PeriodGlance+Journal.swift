// What a journal tells of some days before a person looks back on them.

public import JournalDates
public import JournalModel
public import JournalReports
public import JournalStore
import JournalFormat
import JournalIndex
import JournalInsights

extension Workspace {
  /// Some days at a glance: what was written latest on each of the last days that have words, and whatever a report of these days knows.
  /// - Parameter reviews: What is asked about; the Tries among it are told.
  public func glance(
    at period: Period, before reviews: [GuidedReview], in journal: Journal, for audience: Audience
  ) throws -> PeriodGlance {
    let report = try report(of: ReportPeriod(period), in: journal, for: audience, isMarked: true)
    let files = try practice(of: journal)
    let practice = files.practice.told(to: audience, isMarked: true)
    var lines: [PeriodGlance.Line] = []
    var count = 0
    for place in (0..<period.span.count).reversed() {
      let day = period.span.start.advanced(by: place)
      let written = try files.index.writtenLines(on: day).filter { audience == .owner || !$0.isPrivate }
        .filter { !$0.text.isEmpty }.compactMap { TodayReport.Written($0, practice, journal.configuration.moodLabels) }
      count += written.count
      if lines.count < PeriodGlance.limit, let last = written.last { lines.append(PeriodGlance.Line(day, last)) }
    }
    return PeriodGlance(
      of: report, lines: lines.reversed(), lineCount: count, tries: reviews.filter { $0.section == .try }.map(\.text))
  }
}
