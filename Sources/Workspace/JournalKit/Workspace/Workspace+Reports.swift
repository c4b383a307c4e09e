// What retrospectives and days came to: Tries, Actions, history, reports, cards.

import JournalAnswers
public import JournalDates
public import JournalFormat
public import JournalModel
public import JournalReports
public import JournalStore
import HostSystem
import JournalIndex
public import JournalInsights

extension Workspace {
  /// What became of Tries.
  /// - Returns: The report, and whether there is any Try at all.
  public func tries(
    _ query: TryQuery = TryQuery(), in journal: Journal, for audience: Audience = .others, isMarked: Bool = false
  ) throws -> (report: TriesReport, isAnyThere: Bool) {
    let today = try today(in: journal)
    let ledger = try ledger(of: journal, for: audience, isMarked: isMarked)
    return (TriesReport(of: ledger, query, today: today), !ledger.tries.isEmpty)
  }

  /// What is to be done, and what was.
  /// - Returns: The report, and whether there is any Action at all.
  public func actions(
    _ query: ActionQuery = ActionQuery(), in journal: Journal, for audience: Audience = .others, isMarked: Bool = false
  ) throws -> (report: ActionsReport, isAnyThere: Bool) {
    let today = try today(in: journal)
    let ledger = try ledger(of: journal, for: audience, isMarked: isMarked)
    var report = ActionsReport(of: ledger, query, today: today)
    report.titles = try index(of: journal).taskTitles()
    if query.isOverdue || query.isOpen {
      let done = Set(ledger.actions.compactMap(\.taskPath))
      let tasks = try planRows(of: .task, in: journal, planView(of: journal, for: audience, isMarked: isMarked)).filter { row in
        !row.isOver && audience.sees(isPrivate: row.isPrivate) && !done.contains(row.path)
      }
      if query.isOpen { report.openTasks = tasks.count }
      if query.isOverdue {
        report.lateTasks = tasks.compactMap { row in
          guard let days = row.urgency?.daysLeft, days < 0 else { return nil }
          return ActionsReport.LateTask(path: row.path, slug: row.slug, title: row.title, due: today.advanced(by: days))
        }
        .sorted { ($0.due, $0.slug) < ($1.due, $1.slug) }
      }
    }
    return (report, !ledger.actions.isEmpty)
  }

  /// Past retrospectives by month.
  /// - Parameters:
  ///   - kinds: Only these; all where none is given.
  ///   - span: Only those that ended in these days.
  public func history(
    of journal: Journal, only kinds: Set<EntryKind> = [], in span: DaySpan? = nil, for audience: Audience = .others, isMarked: Bool = false
  ) throws -> HistoryReport {
    let today = try today(in: journal)
    let files = try loopEntries(of: journal).entries.map { $0.told(to: audience, isMarked: isMarked) }
    return HistoryReport(of: files, kinds: kinds, span: span, today: today, configuration: journal.configuration)
  }

  /// What some days came to.
  /// - Parameter period: Which days; nil for the latest week that has a retrospective, else this week.
  public func report(
    of period: ReportPeriod? = nil, in journal: Journal, for audience: Audience = .others, isMarked: Bool = false
  ) throws -> PeriodReport {
    try reportGround(of: period, in: journal, for: audience, isMarked: isMarked).report
  }

  /// The same with what else a page of pictures is made of, so that nothing is read twice.
  /// - Parameter tellsWords: Whether days tell what was written and which pictures they have.
  public func reportGround(
    of period: ReportPeriod? = nil, in journal: Journal, for audience: Audience = .others, isMarked: Bool = false, tellsWords: Bool = false
  ) throws -> (report: PeriodReport, ledger: ReviewLedger) {
    let today = try today(in: journal)
    let latest = period == nil ? ReportPeriod(latestOf: try loopEntries(of: journal).entries, today: today) : nil
    let period = period ?? latest ?? ReportPeriod(Period(.week, containing: today))
    let found = try loopEntries(of: journal, concerning: period.span)
    // Only the files of these days are opened; what there is to know of the others the index knows.
    let inside = read(found.entries.filter { $0.span.map { period.span.contains($0.end) } ?? false }, of: journal)
    let files = found.entries.map { $0.told(to: audience, isMarked: isMarked) }
    let ledger = ReviewLedger(of: files, layout: journal.layout)
    let told = inside.map { $0.told(to: audience, isMarked: isMarked) }
    let names = EntryNames(try index(of: journal).entries(named: PeriodReport.linkedFiles(of: told, ledger)))
    var report = PeriodReport(
      of: period.span, titled: period.title, names, ledger, inside: told,
      problems: found.problems.count, configuration: journal.configuration, tellsWords: tellsWords)
    let measured = try measured(in: NamedDays(naming: period.span), of: journal, for: audience)
    report.context = measured.isEmpty && measured.leftOutToday.isEmpty ? nil : measured
    report.tellReaching(of: files)
    report.daysToCome = report.days.count { $0.date > today }
    report.today = today
    report.theme = journal.configuration.theme
    report.tellsPrivateCount = journal.configuration.tellsPrivateCount
    report.isOfEarlierWeek = latest.map { $0.span.end < today } ?? false
    return (report, ledger)
  }

  /// Files as cards.
  /// - Parameters:
  ///   - root: Of the journal that they lie in; nil for files outside of any.
  ///   - span: The days that several files are shown for.
  ///   - isForPrograms: Whether what was measured is told though the file tells it, too.
  public func cards(
    of readings: [FileReading], _ configuration: JournalConfiguration, in root: String?, about span: DaySpan? = nil,
    for audience: Audience = .others, isMarked: Bool = false, isForPrograms: Bool = true
  ) throws -> EntryCards {
    let today = try today(configuration)
    let journal = try root.map { root throws(StoreError) in try self.journal(at: root) }
    var closed: [String: [Int: ClosedAction]] = [:]
    // An Action can be closed by any other file; of a file without a journal, nothing else can.
    for path in readings.filter({ $0.sections.contains { $0.kind == .action && !$0.items.isEmpty } }).map(\.path) {
      if let journal { closed[path] = try index(of: journal).closedActions(ofFileAt: path) }
    }
    let hasReview = readings.contains { !$0.items(in: .review).isEmpty }
    let ofActions = try hasReview ? journal.map { try ledger(of: $0, for: audience, isMarked: isMarked).linesAboutActions } ?? [:] : [:]
    var cards = EntryCards(
      of: readings.map { $0.told(to: audience, isMarked: isMarked) }, today: today, labels: configuration.moodLabels, closed: closed,
      ofActions: ofActions)
    cards.theme = configuration.theme
    if let journal, !isForPrograms, cards.entries.contains(where: \.namesActivities) {
      let practice = try practice(of: journal).practice
      cards.name(activity: { practice.title(ofActivity: $0) }, goal: { practice.title(ofGoal: $0) })
    }
    if let journal { try tellMeasured(of: readings, in: journal, about: span, for: audience, &cards) }
    // The days themselves have no numbers of the days before beside theirs.
    guard let journal, let first = readings.first.map(\.kind) ?? (span.map { $0.count > 1 } ?? false ? .weekly : nil), first.isRetrospective || readings.count > 1,
      readings.isEmpty || !cards.entries.isEmpty, let span = readings.count == 1 ? readings[0].span : span, span.start <= today,
      isForPrograms || !readings.contains(where: { $0.span == span && $0.hasContext })
    else { return cards }
    let measured = try measured(in: NamedDays(naming: span), of: journal, for: audience)
    cards.context = measured.isEmpty ? nil : measured
    return cards
  }

  /// Gives a day the numbers that imports have of it, and its file not; a day without a file has these alone.
  private func tellMeasured(of readings: [FileReading], in journal: Journal, about span: DaySpan?, for audience: Audience, _ cards: inout EntryCards) throws {
    let days = readings.isEmpty ? span.flatMap { $0.count == 1 ? $0 : nil } : readings.count == 1 && readings[0].kind == .day ? readings[0].span : nil
    guard let days, days.count == 1, readings.isEmpty || !cards.entries.isEmpty else { return }
    let index = try index(of: journal)
    let names = try index.metricNames().filter { $0 != "weather_code" }
    let written = readings.first?.metrics.map(\.name) ?? []
    guard let day = try index.days(in: days, with: names, for: audience).first(where: { $0.day == days.start }) else { return }
    let known = zip(names, day.amounts).compactMap { name, amount in amount.map { Metric(name, $0) } }
    let measured = known.filter { one in !written.contains { $0.hasSameBytes(as: one.name) } }
    if readings.isEmpty { (cards.measured, cards.day) = (measured, days.start) } else { cards.entries[0].measured = measured }
  }
}
