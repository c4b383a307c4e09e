// Bests, streaks, firsts and praise: the verb behind `retro records`.

public import FindingReports
import JournalDates
import JournalFindings
import JournalFormat
import JournalIndex
import JournalInsights
public import JournalKit
import JournalModel
import JournalLanguage
import JournalReports
import JournalStore

extension Workspace {
  /// What was never done before, and what deserves praise.
  public func records(of answer: PracticeAnswer) throws -> RecordsReport {
    let measures = try DayMeasures(self, answer, with: [.metric])
    // More of these is better, or at least more.
    let bests = measures.all.filter { Self.hasBest($0.name) }.compactMap { PersonalBest(of: $0) }
    let events = try Events(self, answer)
    let achievements = Achievement.table.compactMap { achievement in
      achievement.reached(by: events.events(of: achievement.rule)).map { (achievement: achievement, event: $0) }
    }.sorted { $0.event.day < $1.event.day }
    let paths = try answer.files.paths(ofDays: bests.map(\.day) + achievements.map(\.event.day))
    // What the day's own file says wins over what was imported.
    let files = try bests.map { best -> String? in
      let (name, day, index) = (best.measure.name, DaySpan(spanning: best.day, best.day), answer.files.index)
      return try index.days(with: [name], in: day, for: answer.audience).first?.days.first?.path
        ?? index.importedPaths(of: [name], in: day)[best.day]?[name]
    }
    var report = RecordsReport(
      bests, streaks(answer), events.firsts, achievements, paths: paths, today: answer.day, labels: answer.journal.configuration.moodLabels)
    report.bestPaths = files
    report.missingDays = PersonalBest.leastEarlier + 1 - (measures.all.filter { Self.hasBest($0.name) }.map(\.count).max() ?? 0)
    report.privateEntries = measures.privateEntries
    return report
  }

  private static func hasBest(_ name: String) -> Bool {
    ["sleep_minutes", "steps", "exercise_minutes", "active_kcal", "stand_hours", "hrv_sdnn_ms"].contains(name)
      || name.hasPrefix("workout_") && (name.hasSuffix("_km") || name.hasSuffix("_minutes"))
  }

  /// The longest streak of each habit that had one of three or more, the longest first.
  private func streaks(_ answer: PracticeAnswer) -> [RecordsReport.Streak] {
    answer.habits.habits.filter { !$0.habit.isPrivate }.compactMap { record -> RecordsReport.Streak? in
      guard let days = DaySpan(from: max(record.begin, answer.day.advanced(by: -DayMeasures.mostDays)), to: answer.day),
        let best = record.longestRow(in: days), best.count > 2
      else { return nil }
      var streak = RecordsReport.Streak(
        title: record.habit.title, path: record.habit.path, count: best.count, span: best.span, isGoing: best.isGoing)
      // How often in a row it was done says nothing of weeks: what counts them is told in them.
      if record.streak.unit != .day, record.streak.best > 0 {
        let kept = record.keptBest
        let span = kept.first.flatMap { first in kept.last.map { DaySpan(spanning: first.span.start, min($0.span.end, answer.day)) } }
        streak.units = (record.streak.unit.rawValue, record.streak.best, span ?? best.span, record.streak.current == record.streak.best)
      }
      return streak
    }.sorted { $0.count > $1.count }
  }
}

/// What happened, by the rules that praise asks about.
private struct Events {
  private var all: [(rule: Achievement.Rule, events: [Achievement.Event])] = []
  private(set) var firsts: [(first: RecordsReport.First, event: Achievement.Event)] = []

  /// The first days with words of the person's own, as many as praise asks for at most: boxes, fields and links alone are none.
  private static func daysWithWords(_ answer: PracticeAnswer) throws -> [CalendarDay] {
    let most = Achievement.table.filter { $0.rule == .daysWithWords }.map(\.count).max() ?? 0
    let days = try answer.files.index.daysWithWords(for: answer.audience).filter { $0 <= answer.day }
    let paths = try answer.files.paths(ofDays: days)
    return Array(days.lazy.filter { paths[$0].flatMap { answer.journal.entryIfReadable(at: $0)?.firstWords } != nil }.prefix(most))
  }

  init(_ workspace: Workspace, _ answer: PracticeAnswer) throws {
    let practice = answer.practice
    let days = practice.days.filter { $0 <= answer.day }
    all.append((.days, days.map { Achievement.Event($0) }))
    all.append((.daysWithWords, try Self.daysWithWords(answer).map { Achievement.Event($0) }))
    let ledger = try workspace.ledger(of: answer.journal, for: answer.audience, isMarked: false)
    let adopted = ledger.tries.filter { !$0.isPrivate && $0.outcome == .adopted }.compactMap { one -> Achievement.Event? in
      // What was judged after the day that is asked about was not known on it.
      guard let place = one.judgedIn ?? Optional(one.place), let span = place.span, span.start <= answer.day else { return nil }
      return Achievement.Event(min(span.end, answer.day), path: place.path)
    }
    all.append((.triesAdopted, adopted.sorted { $0.day < $1.day }))
    try addReviews(workspace, answer)
    addReturns(answer)
    addGoals(answer)
    try addTerms(workspace, answer)
    if let first = days.first {
      firsts.insert((.day, Achievement.Event(first, path: try answer.files.paths(ofDays: [first])[first])), at: 0)
    }
  }

  func events(of rule: Achievement.Rule) -> [Achievement.Event] { all.first { $0.rule == rule }?.events ?? [] }

  private mutating func addReviews(_ workspace: Workspace, _ answer: PracticeAnswer) throws {
    let files = try workspace.loopEntries(of: answer.journal).entries.filter { $0.kind == .weekly && !$0.lines.isEmpty }
    let weeks = files.compactMap { file -> (start: CalendarDay, event: Achievement.Event)? in
      guard let span = file.span, span.end <= answer.day || span.contains(answer.day), answer.audience.sees(isPrivate: file.isPrivate)
      else { return nil }
      return (span.start, Achievement.Event(min(span.end, answer.day), path: file.path))
    }.sorted { $0.start < $1.start }
    all.append((.reviewsInRow, Achievement.longestRow(of: weeks)))
  }

  private mutating func addReturns(_ answer: PracticeAnswer) {
    var returns: [Achievement.Event] = []
    for record in answer.habits.habits where !record.habit.isPrivate {
      guard let days = DaySpan(from: max(record.begin, answer.day.advanced(by: -DayMeasures.mostDays)), to: answer.day) else { continue }
      var (done, missed): ([CalendarDay], [CalendarDay]) = ([], [])
      for day in days {
        switch record.state(on: day) {
        case .done?: done.append(day)
        case .no?: missed.append(day)
        case .unanswered?, .unknown?: if day < answer.day { missed.append(day) }
        default: break
        }
      }
      returns += Achievement.returns(done: done, missed: missed).map {
        Achievement.Event($0, path: record.habit.path, title: record.habit.title)
      }
      if let first = done.first { firsts.append((.habit, Achievement.Event(first, path: record.habit.path, title: record.habit.title))) }
    }
    firsts.sort { $0.event.day < $1.event.day }
    all.append((.begunAgain, returns.sorted { $0.day < $1.day }))
  }

  private mutating func addGoals(_ answer: PracticeAnswer) {
    let reached = answer.goals.goals.filter { !$0.goal.isPrivate && $0.status == .complete }.compactMap { goal in
      (goal.goal.plan.completed ?? goal.days.last).map { Achievement.Event($0, path: goal.goal.path, title: goal.goal.title) }
    }.filter { $0.day <= answer.day }.sorted { $0.day < $1.day }
    all.append((.goalsReached, reached))
    firsts += reached.map { (.goal, $0) }
    let milestones = answer.practice.milestones.filter { !$0.isPrivate }.compactMap { milestone in
      milestone.plan.completed.map { Achievement.Event($0, path: milestone.path, title: milestone.title) }
    }.filter { $0.day <= answer.day }.sorted { $0.day < $1.day }
    firsts += milestones.map { (.milestone, $0) }
  }

  /// Whether the file of a term has what was looked back on: what closing it writes, a Review, or a reflection of the person's own.
  private static func looksBack(_ reading: FileReading?, in say: Language) -> Bool {
    let headings = [say(TermReviewText.heading), TermReviewText.heading.rawValue]
    return reading?.sections.contains { [.review, .reflection].contains($0.kind) || headings.contains($0.heading) } ?? false
  }

  private mutating func addTerms(_ workspace: Workspace, _ answer: PracticeAnswer) throws {
    let retrospectives = try workspace.loopEntries(of: answer.journal).entries.filter { $0.kind.isRetrospective }
    let closed = answer.practice.terms.filter { !$0.isPrivate }.compactMap { term -> Achievement.Event? in
      // A term may be closed in its last week.
      guard let span = term.plan.span, span.end <= answer.day || term.plan.status == .completed && span.start <= answer.day else { return nil }
      let day = min(span.end, answer.day)
      if term.plan.status == .completed, Self.looksBack(answer.journal.entryIfReadable(at: term.path), in: workspace.language) {
        return Achievement.Event(day, path: term.path, title: term.title)
      }
      return retrospectives.first { $0.span == span }.map { Achievement.Event(day, path: $0.path, title: term.title) }
    }
    all.append((.termsClosed, closed.sorted { $0.day < $1.day }))
  }
}
