// The past of a journal, month by month.

public import JournalDates
public import JournalFormat
import JournalIndex
public import JournalInsights
public import JournalModel
public import JournalReports

extension HistoryReport {
  /// The months in which a retrospective ended.
  /// - Parameters:
  ///   - kinds: Only retrospectives of these kinds; of all where empty.
  ///   - span: Only what happened in these days; at any time where nil.
  ///   - today: Retrospectives that begin later are not of the past.
  public init(
    of files: [LoopFile<ItemLink>], kinds: Set<EntryKind>, span: DaySpan?, today: CalendarDay, configuration: JournalConfiguration
  ) {
    func isMeant(_ day: CalendarDay) -> Bool { span?.contains(day) ?? true }
    let labels = configuration.moodLabels
    let counting = files.countingEachPeriodOnce(configuration.layout)
    let ledger = ReviewLedger(of: files, layout: configuration.layout)
    var months: [Period: Month] = [:]
    self.init(months: [])
    theme = configuration.theme
    for entry in counting where entry.kind.isRetrospective && (kinds.isEmpty || kinds.contains(entry.kind)) {
      guard let days = entry.span, days.start <= today, isMeant(days.end) else { continue }
      if entry.isPrivate {
        privateEntries += 1
        continue
      }
      let period = Period(.month, containing: days.end)
      let retrospective = Retrospective(path: entry.path, kind: entry.kind, title: entry.title, span: days)
      months[period, default: Month(period, retrospectives: [])].retrospectives.append(retrospective)
    }
    for entry in counting where entry.kind == .day && !entry.isPrivate {
      guard let day = entry.span?.end, isMeant(day) else { continue }
      let name = entry.mood.map { labels.name(of: $0) } ?? ""
      months[Period(.month, containing: day)]?.days.append(PeriodReport.Day(date: day, path: entry.path, mood: entry.mood, moodName: name))
    }
    for action in ledger.actions where !action.isPrivate {
      guard let opened = action.created else { continue }
      if isMeant(opened) { months[Period(.month, containing: opened)]?.opened += 1 }
      // Closed on a day that nothing says, it counts where its file does, as in a report.
      let closed = action.state == .open ? nil : action.closedOn ?? action.place.span?.end ?? opened
      if let closed, isMeant(closed) { months[Period(.month, containing: closed)]?.closed += 1 }
    }
    for one in ledger.tries where !one.isPrivate && one.outcome == .adopted {
      guard let day = (one.isSettledByOwnBox ? one.place : one.deciding?.place)?.span?.end, isMeant(day) else { continue }
      months[Period(.month, containing: day)]?.adopted += 1
    }
    self.months = months.values.sorted { $0.period > $1.period }.map { month in
      var month = month
      month.retrospectives.sort { ($0.span.end, $1.span.start, $0.path) < ($1.span.end, $0.span.start, $1.path) }
      month.days.sort { $0.date < $1.date }
      return month
    }
  }
}
