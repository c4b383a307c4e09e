// What a journal says of habits, points, goals and values, as of a day.

public import JournalDates
public import JournalInsights
public import JournalLanguage
public import JournalModel
public import JournalReports
public import JournalStore
import JournalText
import JournalWellness
import JournalPhrases
import HostSystem
import JournalFormat
import JournalIndex

/// What a journal says of what is done and wanted, as of one day, as somebody is told it.
public struct PracticeAnswer {
  public let journal: Journal
  /// The day that the answer is about.
  public let day: CalendarDay
  /// Whether that is today.
  public let isToday: Bool
  public internal(set) var files: PracticeFiles
  public let units: UnitTable
  /// Whom it is told.
  public let audience: Audience
  /// Whether what is private says so, as programs do not want it.
  public let isMarked: Bool
  /// What it is told in.
  public let language: Language
  /// Whether it is what `dated` gives.
  var isDated = false
  /// What lines have to say to be told of; nil where all are.
  var saying: String?

  public var practice: Practice { files.practice }
  /// The first day of a habit's week.
  public var weekStart: Weekday { journal.configuration.weekStart }
  public var habits: HabitLedger { HabitLedger(of: practice, units, on: day, weekStart: weekStart) }
  public var goals: GoalLedger { GoalLedger(of: practice, units, on: day) }
}

extension Workspace {
  /// What the journal says of habits, goals and logs.
  /// - Parameter day: As of which day; nil for today.
  public func practice(
    asOf day: CalendarDay? = nil, in journal: Journal, for audience: Audience = .others, isMarked: Bool = false
  ) throws -> PracticeAnswer {
    let today = try today(in: journal)
    var files = try practice(of: journal)
    files.practice = own(files.practice.told(to: audience, isMarked: isMarked), of: journal, for: audience, isMarked: isMarked)
    return PracticeAnswer(
      journal: journal, day: day ?? today, isToday: day ?? today == today, files: files,
      units: UnitTable(files.practice.measures.map(\.plan)), audience: audience, isMarked: isMarked, language: language)
  }
}

extension PracticeAnswer {
  /// The home screen.
  public func today() throws -> TodayReport {
    let configuration = journal.configuration
    let habits = habits
    let points = PointsLedger(of: practice, habits, since: PointsLedger.Grouping.week(weekStart).span(of: day).start)
    var report = TodayReport(
      of: practice, habits, goals, points, on: day, weekStart: weekStart, urgencyDays: configuration.urgencyDays,
      labels: configuration.moodLabels)
    report.theme = configuration.theme
    report.measured = try TodayReport.Measured(before: day, files.index, for: audience)
    try report.addWritten(files.index, practice, for: audience, isMarked: isMarked)
    try report.addLoop(of: journal, files.index, isToday: isToday, for: audience, isMarked: isMarked)
    return report
  }

  /// How long each habit was kept up.
  /// - Parameters:
  ///   - path: Of the habit that alone is asked about.
  ///   - tellsReasons: Whether the files are told that it is counted from.
  public func streaks(ofHabitAt path: String? = nil, tellsReasons: Bool = false) throws -> StreaksReport {
    var report = StreaksReport(of: habits, only: path, today: day)
    if tellsReasons { report.paths = try files.paths(ofDays: report.days) }
    return report
  }

  /// What points were earned.
  /// - Parameter span: Only in these days; nil for all.
  public func points(
    in span: DaySpan? = nil, by grouping: PointsReport.Grouping = .day, tellsReasons: Bool = false
  ) throws -> PointsReport {
    var report = PointsReport(of: PointsLedger(of: practice, habits), in: span, by: grouping, weekStart: weekStart, today: day)
    if tellsReasons { report.paths = try files.paths(ofDays: report.days) }
    return report
  }

  /// What was done in all.
  /// - Parameters:
  ///   - word: A habit or a task, or else a unit; nil for every habit and task.
  ///   - span: Only in these days; nil for the latest.
  public func totals(
    of word: String? = nil, in span: DaySpan? = nil, by grouping: PointsReport.Grouping = .week
  ) throws(WorkspaceError) -> TotalsReport {
    let told = word.map(Money.isSpent) ?? false ? withoutSavings : self
    let subject = try word.map { word throws(WorkspaceError) in try told.totalsSubject(word) } ?? .all
    return TotalsReport(of: told.practice, told.habits, subject, in: span, by: grouping, units: units, weekStart: weekStart, today: day, saying: saying)
  }

  /// The same without the lines of goals and habits that put money aside: none of it is spent.
  private var withoutSavings: PracticeAnswer {
    let log = practice.log
    let goals = practice.goals.filter { goal in
      let isOfMoney = goal.plan.targets.contains { units.unit($0.quantity.unit).dimension.isMoney }
      return CountedThing.isOfMoney(goal.title.words) || isOfMoney && !CountedThing.isOfDebt(goal.title.words)
    }
    let habits = practice.habits.filter { CountedThing.isOfMoney($0.title.words) }
    let places = Set((goals.map(\.name) + habits.map(\.name)).compactMap { log.place(of: $0) })
    var told = self
    told.files.practice.log.keep { line in line.activity.map { !places.contains($0) } ?? true && places.isDisjoint(with: log.mentions(of: line)) }
    return told
  }

  /// The metric that a word means: by its name, as people call it, or the only one that adds up and is measured in such a unit. Nil where there is none.
  public func metric(meantBy word: String) throws -> String? {
    let names = try files.index.knownMetrics(for: audience).map(\.name)
    if let name = MetricNames.named(word, among: names) ?? MetricNames.spoken(word, among: names).first { return name }
    // ‘how much did I earn’, where days have `earned`
    if let name = WordForms.inflected(word).lazy.compactMap({ MetricNames.named($0, among: names) }).first { return name }
    // ‘words of thesis’, where days have `thesis_words`
    let parts = Set(word.lowercased().words.map { String($0) }).subtracting(["of", "on", "for", "the", "my"])
    if parts.count > 1, let name = names.first(where: { Set($0.split(separator: "_").map(String.init)) == parts }) { return name }
    let measured = try metrics(in: word)
    return measured.count == 1 ? measured.first : nil
  }

  /// The metrics that add up to a whole of a week and are measured in a unit.
  public func metrics(in unit: String) throws -> [String] {
    guard units.knows(unit), !units.unit(unit).dimension.isCount else { return [] }
    return try files.index.knownMetrics(for: audience).map(\.name).filter { name in
      let own = MetricNames.unit(of: name)
      return MetricNames.isOfDeeds(name) && !own.isEmpty && units.unit(own).dimension == units.unit(unit).dimension
    }
  }

  /// What a metric that adds up came to in all.
  public func totals(
    ofMetric name: String, in span: DaySpan? = nil, by grouping: PointsReport.Grouping = .week
  ) throws -> TotalsReport {
    let known = try files.index.knownMetrics(for: audience).first { $0.name == name }
    let whole = known.map { DaySpan(spanning: min($0.first, day), min($0.last, day)) } ?? DaySpan(day)
    let days = try files.index.days(in: whole, with: [name], for: audience).filter { !$0.isPrivate }.compactMap { found -> (day: CalendarDay, amount: Double)? in
      guard case .number(let number)? = found.amounts.first ?? nil else { return nil }
      return (day: found.day, amount: number)
    }
    return TotalsReport(
      of: practice, habits, .metric(name, days), in: span, by: grouping, units: units, weekStart: weekStart, today: day)
  }

  /// What became of habits in some days, those among them that the days are not over for.
  public func habits(in span: DaySpan) -> [HabitSummary] {
    HabitSummary.all(of: habits, in: span, practice, units, weekStart: weekStart)
  }

  /// The tasks that were done in some days, as time goes.
  public func tasksDone(in span: DaySpan) -> [(title: String, day: CalendarDay)] {
    let days = practice.completions(on: day)
    let done = practice.tasks.compactMap { task in
      task.isPrivate ? nil : days[task.path].flatMap { span.contains($0) ? (title: task.title, day: $0) : nil }
    }
    return done.sorted { ($0.day, $0.title) < ($1.day, $1.title) }
  }

  private func totalsSubject(_ word: String) throws(WorkspaceError) -> TotalsReport.Subject {
    // ‘words’ is what lines are counted in before it is a part of the title ‘translate words’, whose own lines have none.
    let unit = unit(meantBy: word)
    if let unit, units.isCounted(unit), !isName(word), !isHabit(word, countedIn: unit) { return .unit(unit) }
    do throws(WorkspaceError) {
      return .habit(try practice.habits.filter { !$0.isPrivate }.named(word, "habit"))
    } catch {
      guard error.code == .notFound else { throw error }
      do throws(WorkspaceError) { return .task(try practice.tasks.filter { !$0.isPrivate }.named(word, "task")) } catch let noTask {
        guard noTask.code == .notFound else { throw noTask }
      }
      if let unit { return .unit(unit) }
      if units.knows(word) { return .unit(word) }
      if let name = practice.meaning(of: word, on: day)?.slug, name != word { return try totalsSubject(name) }
      throw WorkspaceError(
        .notFound,
        Explanation(
          Message(TotalsText.unknown, ["name": .text(word)]),
          help: practice.nearestActivity(to: word).map { Message(PlanErrorText.didYouMean, ["name": .text($0)]) }
            ?? Message(TotalsText.unknownWay, ["name": .text(word)])))
    }
  }

  /// Whether the one habit that a word is a part of is counted in a unit itself: ‘pages’ of ‘read pages’.
  private func isHabit(_ word: String, countedIn unit: String) -> Bool {
    do throws(WorkspaceError) {
      let habit = try practice.habits.filter { !$0.isPrivate }.named(word, "habit"), log = practice.log
      guard let activity = log.place(of: habit.name), let place = log.place(of: unit) else { return false }
      return log.lines.contains { line in line.activity == activity && log.amounts(of: line).contains { $0.unit == place || $0.field == place } }
    } catch {
      return false
    }
  }

  /// The unit of lines that a word names: ‘euros’ is €, and ‘money’ the first currency that lines have. Nil where no line has it.
  private func unit(meantBy word: String) -> String? {
    ([word] + Money.names(of: word) + Money.signs(meantBy: word).flatMap { Money.names(of: $0) }).first { practice.log.hasUnit($0) }
  }

  /// The goal that a word means; where it is none, the goals of the term that it means.
  public func goals(meantBy word: String) throws(WorkspaceError) -> GoalChoice {
    do throws(WorkspaceError) {
      return .one(try practice.goals.named(word, "goal").path)
    } catch {
      guard error.code == .notFound else { throw error }
      if let side = TermSide(word) { return .term(try side.term(of: practice.terms, on: day).name) }
      do throws(WorkspaceError) { return .term(try practice.terms.named(word, "term").name) } catch let noTerm {
        throw noTerm.code == .notFound ? error : noTerm
      }
    }
  }

  /// How far goals have come.
  public func progress(_ choice: GoalChoice = .active, tellsReasons: Bool = false) throws -> ProgressReport {
    var report = ProgressReport(of: goals, choice, units: units, today: day)
    if tellsReasons { report.paths = try files.paths(ofDays: report.days) }
    return report
  }

  /// What was done for each value.
  /// - Parameter span: In which days; nil for as many as a value may stay silent.
  public func alignment(in span: DaySpan? = nil, tellsReasons: Bool = false) throws -> AlignmentReport {
    let span = span ?? DaySpan(spanning: day.advanced(by: 1 - Alignment.silence), day)
    var report = AlignmentReport(of: Alignment(of: practice, goals, in: span, on: day), in: span, today: day)
    if tellsReasons { report.paths = try files.paths(ofDays: report.days) }
    return report
  }
}

extension Practice {
  /// The one habit or task that words name as those of a sentence do: ‘ran’ of ‘Running’, with what they say beside; private ones are not told.
  func meaning(of words: String, on day: CalendarDay) -> (slug: String, beside: String)? {
    let named = habits.filter { !$0.isPrivate }.map { ($0.slug, $0.title) } + tasks.filter { !$0.isPrivate }.map { ($0.slug, $0.title) }
    let vocabulary = PhraseVocabulary(activities: named.map { PhraseVocabulary.Activity(slug: $0, title: $1) })
    let phrase = Phrase([words], vocabulary, today: day)
    let mentioned = phrase.uncertainties.flatMap { doubt -> [String] in
      if case .mentioned(_, let slugs) = doubt { return slugs }
      return []
    }
    let slugs = Set(phrase.lines.compactMap(\.activity) + mentioned)
    guard slugs.count == 1, let slug = slugs.first else { return nil }
    let told = phrase.lines.filter { $0.activity == slug }
    if !told.isEmpty { return (slug, told.map(\.text).joined(separator: " ")) }
    // Of what is only mentioned all words stay text.
    let names = phrase.uncertainties.flatMap { doubt -> [String] in
      if case .mentioned(let name, _) = doubt { return name.lowercased().words }
      return []
    }
    // Where words are not parted, 勉強した has the name 勉強 in it.
    let beside = words.words.filter { word in
      let folded = word.lowercased()
      return !names.contains { $0 == folded || !$0.utf8.contains { $0 < 0x80 } && folded.contains(text: $0) }
    }
    return (slug, beside.joined(separator: " "))
  }

  /// The habit or task that a word may have meant; private ones are not told.
  fileprivate func nearestActivity(to word: String) -> String? {
    suggestion(for: word, among: habits.filter { !$0.isPrivate }.map(\.slug) + tasks.filter { !$0.isPrivate }.map(\.slug))
  }
}

extension TodayReport.Measured {
  /// What the index knows of the night and the day before a day; nil where nothing was measured. A private day tells others nothing.
  init?(before day: CalendarDay, _ index: JournalIndex, for audience: Audience) throws {
    let yesterday = day.advanced(by: -1)
    let scored = try WellnessReport(of: NamedDays(.day(yesterday)), index, today: day, for: audience).day
    var amounts: [CalendarDay: [Double?]] = [:]
    for found in try index.days(in: DaySpan(spanning: yesterday, day), with: ["sleep_minutes", "steps"], for: audience) {
      amounts[found.day] = found.amounts.map { if case .number(let number) = $0 { number } else { nil } }
    }
    let (last, former) = (amounts[day]?[0], amounts[yesterday]?[0])
    self.init(
      sleep: last.flatMap(\.self).map { ($0, true) } ?? former.flatMap(\.self).map { ($0, false) },
      steps: amounts[yesterday]?[1].flatMap(\.self), wellness: scored?.total, wellnessCoverage: scored?.score.coverage ?? 100)
  }
}
