// A report of some days with its pictures: what a page of `retro report` is made of.

import Documents
import JournalCharts
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
public import JournalKit
import JournalLanguage
public import JournalModel
public import JournalReports
public import JournalStore
import JournalWellness

/// What is made of a report.
public enum ReportForm: Sendable {
  /// A page, with all that the journal knows.
  case page
  /// Lines of text or tables: what files say, and what was done for habits.
  case plain
  /// The same with one picture as text.
  case markdown
  /// Pictures alone.
  case pictures
}

extension Workspace {
  /// What some days came to, with the sections that were chosen, or else those that its form has.
  /// - Parameters:
  ///   - period: Which days; nil for the latest week that has a retrospective, else this week.
  ///   - chosen: What is told, in this order; nil where nobody said it.
  ///   - without: What is left out of it. Without the mood no other section tells how a day was.
  public func report(
    of period: ReportPeriod?, _ chosen: [ReportSection]?, without: [ReportSection] = [], as form: ReportForm, in journal: Journal, for audience: Audience,
    isMarked: Bool
  ) throws -> PeriodReport {
    let usual: [ReportSection] =
      switch form {
      case .page: journal.configuration.reportSections ?? ReportSection.page
      case .plain, .markdown: ReportSection.lines
      case .pictures: [.mood, .sleep, .movement, .screen, .wellness, .points]
      }
    let sections = (chosen ?? usual).filter { !without.contains($0) }, tellsMoods = !without.contains(.mood)
    let isOfLines = chosen == nil || sections.allSatisfy { ReportSection.plain.contains($0) }
    if form == .plain || form == .markdown, isOfLines {
      // Of a day its words are what there is to read.
      let tellsWords = chosen == nil && !without.contains(.words) && period?.span.count == 1 && (journal.configuration.reportSections ?? [.words]).contains(.words)
      var report = try reportGround(of: period, in: journal, for: audience, isMarked: isMarked, tellsWords: tellsWords).report
      report.sections = sections
      if !tellsMoods { report.leaveOutMoods() }
      if tellsWords {
        report.sections.insert(.words, at: (sections.firstIndex(of: .mood) ?? -1) + 1)
        report.pictures[.words] = report.wordsOfDay(in: language)
      }
      if sections.contains(.habits) { report.pictures[.habits] = try habitTable(of: report.span, in: journal, for: audience, isMarked) }
      // Of many days a list of weeks is longer than a screen, and a year of signs is not.
      if form == .markdown || report.span.count > 93 { report.moodPicture = moodPicture(report, in: journal, on: try today(in: journal)) }
      return report
    }
    return try illustratedReport(of: period, sections, tellsMoods: tellsMoods, in: journal, for: audience, isMarked: isMarked)
  }

  /// What was done for habits, and which tasks, for a form without pictures.
  private func habitTable(of span: DaySpan, in journal: Journal, for audience: Audience, _ isMarked: Bool) throws -> [Block] {
    let answer = try practice(in: journal, for: audience, isMarked: isMarked).dated()
    return span.start <= answer.day ? habitBlocks(answer, span) : []
  }

  /// The table of what was done for habits, and the tasks that were done.
  func habitBlocks(_ answer: PracticeAnswer, _ span: DaySpan) -> [Block] {
    let table = HabitSummary.table(of: answer.habits(in: span), in: language)
    let habits: [Block] = table.map { [.heading(RichText(language(ReportPageText.habitsTitle))), .table($0)] } ?? []
    return habits + taskBlocks(answer, span)
  }

  /// The tasks that were done; nothing where there are none.
  func taskBlocks(_ answer: PracticeAnswer, _ span: DaySpan) -> [Block] {
    let done = answer.tasksDone(in: span)
    if done.isEmpty { return [] }
    let items = done.map { task in
      ListItem(.box(.done), Prose(escaped(task.title)), facts: span.count == 1 ? [] : [.quiet(language.weekdayAndDay(task.day))])
    }
    return [.heading(RichText(language(TotalsText.tasksDone))), .list(ItemList(items))]
  }

  /// The moods of more than two weeks, for a form that has room for one picture.
  private func moodPicture(_ report: PeriodReport, in journal: Journal, on today: CalendarDay) -> Chart? {
    let moods = report.days.compactMap { day in day.mood.map { (day.date, $0) } }
    guard report.span.count > 14, moods.count > 2 else { return nil }
    let configuration = journal.configuration
    let calendar = CalendarReport.moods(
      moods, labels: configuration.moodLabels, span: report.span, today: today, weekStart: configuration.weekStart, in: language)
    let maker = figureMaker(of: journal)
    return report.span.count > 93
      ? maker.calendar(calendar, form: .rowsOfMonths)
      : maker.series(DailyValues(calendar, labels: configuration.moodLabels, in: language), by: .day, in: report.span)
  }

  /// What some days came to, with pictures of all that is asked for. Everything is read once, however many pictures there are.
  /// - Parameters:
  ///   - period: Which days; nil for the latest week that has a retrospective, else this week.
  ///   - sections: What is told, in this order.
  public func illustratedReport(
    of period: ReportPeriod? = nil, _ sections: [ReportSection], tellsMoods: Bool = true, in journal: Journal, for audience: Audience = .others,
    isMarked: Bool = false
  ) throws -> PeriodReport {
    var (report, ledger) = try reportGround(of: period, in: journal, for: audience, isMarked: isMarked, tellsWords: true)
    if !tellsMoods { report.leaveOutMoods() }
    report.sections = sections
    let pictures = ReportPictures(of: report, ledger, self, try practice(in: journal, for: audience, isMarked: isMarked).dated())
    for section in sections { report.pictures[section] = try pictures.blocks(of: section) }
    return report
  }
}

/// Makes the pictures of one report. What several of them need is reckoned when the first one asks for it.
final class ReportPictures {
  let report: PeriodReport
  let ledger: ReviewLedger
  let workspace: Workspace
  let answer: PracticeAnswer
  let maker: FigureMaker
  let say: Language

  init(of report: PeriodReport, _ ledger: ReviewLedger, _ workspace: Workspace, _ answer: PracticeAnswer) {
    // Of days that are over, what Reviews said of Tries until then.
    self.ledger = report.span.end < answer.day ? ledger.asOf(report.span.end) : ledger
    (self.report, self.workspace, self.answer) = (report, workspace, answer)
    maker = workspace.figureMaker(of: answer.journal)
    say = workspace.language
  }

  var today: CalendarDay { answer.day }
  var labels: MoodLabels { answer.journal.configuration.moodLabels }
  /// The days that are asked about.
  var span: DaySpan { report.span }
  /// Those of them that are not to come; nil where all are.
  var past: DaySpan? { span.start <= today ? DaySpan(spanning: span.start, min(span.end, today)) : nil }
  /// The same without months before the first and after the last one of which anything is known, where there are many.
  private(set) lazy var shown: DaySpan = {
    guard isLong, let past else { return span }
    // Where they cannot be read, the picture that asks for them says so.
    let measures = if case .success(let measures) = measured { measures.known } else { [CalendarDay]() }
    let known = report.days.map(\.date) + measures
    guard let first = known.filter({ past.contains($0) }).min(), let last = known.filter({ past.contains($0) }).max() else { return span }
    return DaySpan(spanning: max(span.start, first.startOfMonth), min(span.end, last.endOfMonth))
  }()
  /// Whether there are days enough for something that changes over time.
  var hasCourse: Bool { span.count > 2 }
  /// Whether there are so many days that they are told by months.
  var isLong: Bool { span.count > 93 }
  var grouping: FigureGrouping { FigureGrouping(for: shown) }
  var weekStart: Weekday { answer.weekStart }

  /// What is done and wanted as of the last of these days, or today.
  lazy var then = answer.asOf(past?.end ?? today)
  lazy var habits = answer.habits
  lazy var shownHabits = habitsThatAreSaid()
  lazy var points = PointsLedger(of: answer.practice, habits)
  lazy var days = Dictionary(report.days.map { ($0.date, $0) }, uniquingKeysWith: { first, _ in first })
  lazy var measured = Result { try ReportMeasures(answer.files.index, before: before, span, today: today, for: answer.audience) }
  lazy var columns = measured.map { columns(of: $0) }
  lazy var wellness = Result { try measured.get().wellness(in: shown, targets: answer.journal.configuration.wellnessTargets, today: today) }
  lazy var moods = CalendarReport.moods(
    report.days.compactMap { day in day.mood.map { (day.date, $0) } }, labels: labels, span: span, today: today, weekStart: weekStart,
    in: say)

  /// As many days before these, the month before a month.
  var before: DaySpan {
    if let period = NamedDays(naming: span).period { return period.previous.span }
    let end = span.start.advanced(by: -1)
    return DaySpan(spanning: end.advanced(by: 1 - span.count), end)
  }

  /// What stands in the place of a section; nil for what the report tells by itself.
  func blocks(of section: ReportSection) throws -> [Block]? {
    switch section {
    case .glance: try glance()
    case .mood: moodBlocks()
    case .months: try months()
    case .records: isLong ? try records() : []
    case .stayed: isLong ? stayed() : []
    case .places: places()
    case .words: words()
    case .sleep: try sleep()
    case .movement: try series(["steps", "exercise_minutes"], ReportPageText.movement)
    case .screen: try series(["screen_minutes"], ReportPageText.screenTitle)
    case .wellness: try wellnessBlocks()
    case .habits: habitBlocks()
    case .goals: timeline() + goalBlocks()
    case .points: pointBlocks()
    case .workouts: try workouts()
    case .tries: tryBlocks()
    case .photos: photos()
    case .connections: try connections()
    case .days: try dayByDay()
    case .tags: tags()
    case .retrospectives, .keeps, .problems, .noted, .actions, .context: nil
    }
  }

  /// A picture below its name.
  func named(_ name: some TextKey, _ chart: Chart, isSmall: Bool = true) -> [Block] {
    var chart = chart
    chart.isSmall = isSmall
    return [.heading(RichText(say(name))), .chart(chart)]
  }

  func title(of span: DaySpan) -> String { maker.title(of: span) }
}
