// The home screen on a terminal.

public import Documents
import JournalDates
public import JournalInsights
import JournalModel
import JournalText

extension TerminalRenderer {
  /// The lines, each ending with a line feed.
  public func render(_ report: TodayReport) -> TerminalText {
    var page = page
    page.paragraph("\(report.date.weekday.name) \(report.date.title)", .bold)
    page.parts(report.headline, .dim)
    if !report.measuredWords.isEmpty { page.parts(report.measuredWords, .dim) }
    page.privateEntries(report.privateEntries)
    page.writeMood(of: report)
    page.writeHabits(of: report)
    page.writeDue(of: report)
    page.writeTerm(of: report)
    page.writeReview(of: report)
    return page.text
  }
}

extension TodayReport {
  /// The week, and the points.
  fileprivate var headline: [String] {
    let week = ISOWeek(containing: date)
    var parts = ["week \(week.week)"]
    if let term { parts.append("week \(term.week) of \(term.weeks) of the term") }
    if points.today > 0 || points.week > 0 {
      parts.append("\(PeriodReport.count(points.today, "point")) today")
      parts.append("\(points.week) this week")
    }
    return parts
  }
}

extension TodayReport {
  /// What was measured: of the night before without a date, `slept 7h05`, else behind its day, `Thu 19 Nov 8800 steps`.
  fileprivate var measuredWords: [String] {
    guard let measured else { return [] }
    var parts: [String] = []
    let yesterday = date.advanced(by: -1)
    let name = "\(yesterday.weekday.shortName) \(yesterday.day) \(yesterday.monthOfYear.shortName)"
    var before: [String] = []
    if let sleep = measured.sleep {
      let words = "slept \(WellnessPart.sleep.words(sleep.minutes))"
      if sleep.isLastNight { parts.append(words) } else { before.append(words) }
    }
    if let steps = measured.steps { before.append("\(WellnessPart.steps.words(steps)) steps") }
    if let wellness = measured.wellness {
      let coverage = measured.wellnessCoverage
      before.append("wellness \(wellness)" + (coverage < 100 ? " with \(coverage) of 100 points measured" : ""))
    }
    if let first = before.first { parts += ["\(name) \(first)"] + before.dropFirst() }
    return parts
  }
}

extension TerminalPage {
  /// How many that are overdue, and how many that are not, have a line of their own.
  private static let dueLimits = (overdue: 6, ahead: 8)

  fileprivate mutating func writeMood(of report: TodayReport) {
    heading("Mood")
    if let mood = report.mood {
      let sign = report.theme.icons == .text ? mood.dots : report.theme.icons.sign(of: mood)
      let word = report.isMoodPrivate ? report.moodWord.markedPrivate : report.moodWord
      line("  \(sign)  \(shortened(word, width: width - 10))")
    } else if report.isMoodPrivate {
      paragraph("noted (private)", .dim, indent: 2)
    } else {
      paragraph("not noted yet: retro mood good", .dim, indent: 2)
    }
  }

  // MARK: Habits

  fileprivate mutating func writeHabits(of report: TodayReport) {
    heading("Habits")
    if report.habits.isEmpty {
      return paragraph("no habit yet: retro habit add \"Play squash\" --schedule weekly --points 5", .dim, indent: 2)
    }
    for habit in report.habitsOfDay {
      item(report.theme.icons.box(of: habit.state), habit.habit.title, known: known(of: habit))
    }
    let others = report.habits.filter { !$0.isOfDay }
    for (state, words) in [(HabitState.covered, "Enough for now"), (.notDue, "Not due today"), (.paused, "Paused")] {
      let titles = others.filter { $0.state == state }.map { plainText($0.habit.title).onOneLine }
      if !titles.isEmpty { paragraph("\(words): \(titles.joined(separator: ", "))", .dim, indent: 4) }
    }
  }

  /// What there is to say of a habit besides its title.
  private func known(of habit: HabitRecord) -> [String] {
    var known: [String] = []
    switch habit.state {
    case .done: known.append("done")
    case .partly, .skip, .no, .unanswered: known.append(habit.limitWords ?? habit.state.words)
    case .unknown, .covered, .notDue, .paused, .notBegun, .archived: break
    }
    // That the week is reached is told behind the streak.
    if habit.state != .done || habit.week?.level != .reached, let words = habit.weekWords { known.append(words) }
    return known + habit.streakWords
  }

  // MARK: What is due

  fileprivate mutating func writeDue(of report: TodayReport) {
    heading("Due")
    let soon = report.dueSoon
    if report.due.isEmpty, report.olderActions == 0 {
      return paragraph("nothing is due: retro task add \"Renew passport\" --due 2026-12-01", .dim, indent: 2)
    }
    let overdue = soon.filter { $0.urgency.level == .overdue }, ahead = soon.filter { $0.urgency.level != .overdue }
    for one in overdue.prefix(Self.dueLimits.overdue) { write(one) }
    if overdue.count > Self.dueLimits.overdue {
      paragraph("\(overdue.count - Self.dueLimits.overdue) more: retro task list --overdue, retro actions --overdue", .dim, indent: 4)
    }
    for one in ahead.prefix(Self.dueLimits.ahead) { write(one) }
    if ahead.count > Self.dueLimits.ahead {
      paragraph("\(ahead.count - Self.dueLimits.ahead) more: retro task list, retro actions", .dim, indent: 4)
    }
    if soon.isEmpty { paragraph("nothing in the next \(PeriodReport.count(report.urgencyDays.green, "day"))", .dim, indent: 2) }
    let later = report.due.count - soon.count
    if later > 0, let first = report.due.first(where: { $0.urgency.daysLeft > report.urgencyDays.green }) {
      let title = shortened(plainText(first.title), width: 40)
      paragraph("later: \(title), \(first.urgency.words)\(later > 1 ? ", and \(later - 1) more" : "")", .dim, indent: 4)
    }
    if report.olderActions > 0 {
      paragraph("\(PeriodReport.count(report.olderActions, "older Action")) open: retro actions --overdue", .dim, indent: 4)
    }
  }

  private mutating func write(_ due: TodayReport.Due) {
    var known = [due.urgency.words]
    if due.urgency.daysLeft > 1 || due.urgency.daysLeft < -1 {
      known.append(due.due.short(in: due.due.advanced(by: -due.urgency.daysLeft).year))
    }
    if let priority = due.priority { known.append("priority \(priority.rawValue)") }
    known.append(due.kind == "action" ? "Action \(due.slug)" : due.kind)
    let sign = due.urgency.level == .overdue ? "!" : "•"
    for row in itemRows("\(sign) ", due.title, known: known, width: width - 4, colour: due.urgency.colour) { line("    " + row.text) }
  }

  // MARK: Term and Review

  fileprivate mutating func writeTerm(of report: TodayReport) {
    guard let term = report.term else { return }
    heading("Term")
    paragraph("\(plainText(term.term.title)): \(term.words)", indent: 2)
    if let theme = term.term.plan.theme { paragraph("theme: \(theme)", .dim, indent: 2) }
    for goal in term.goals where !goal.goal.isPrivate && goal.isActive {
      item("• ", goal.goal.title, known: goal.targets.prefix(1).map { "\($0.wholePercent) %" } + [goal.status.words])
    }
  }

  fileprivate mutating func writeReview(of report: TodayReport) {
    guard let review = report.review else { return }
    heading("Review")
    let (unit, name) = (review.period.unit, review.period.description)
    if review.isBegun {
      paragraph("\(name) is begun: retro open \(name)", indent: 2)
    } else {
      paragraph("\(name) is not begun yet: retro new \(EntryKind(of: unit).rawValue)", indent: 2)
    }
    if review.tries > 0 { paragraph("\(PeriodReport.count(review.tries, "Try", "Tries")) to judge: retro review", indent: 2) }
    if let latest = review.latest {
      source("latest: \(plainText(latest.title))", latest.path)
    }
  }
}

extension HabitRecord {
  /// How much of today's limit has been taken: `1.5 l so far, at most 2 l`, `2.5 l, over 2 l`; nil for a habit without a limit.
  fileprivate var limitWords: String? {
    guard let target = habit.plan.target, target.bound == .atMost, state == .partly || state == .no, let amount = amount(on: today) else {
      return nil
    }
    let words = UnitTable.standard.text(amount, in: target.quantity.unit)
    return target.keeps(amount) ? "\(words) so far, at most \(target.quantity.text)" : "\(words), over \(target.quantity.text)"
  }

  /// What the week still asks for: `2 more in 3 days`, of a limit `to be kept on 2 more of 3 days`; nil where no week counts.
  public var weekWords: String? {
    guard let week else { return nil }
    guard let target = habit.plan.target, target.bound == .atMost, week.missing > 0 else { return week.words }
    // A limit that was passed cannot be kept today any more.
    let left = week.daysLeft - (amount(on: today).map { target.keeps($0) ? 0 : 1 } ?? 0)
    if week.missing > left { return "not reachable this week" }
    return "to be kept on \(week.missing) more of \(PeriodReport.count(left, "day"))"
  }

  /// The streak with what stands beside it: the best one, the strength, how often of late.
  var streakWords: [String] {
    let unit = streak.unit
    // A week counts once it is over, but what was done for it is told at once.
    let count = unit.words(streak.current) + (week?.level == .reached && unit == .week ? " and this one" : "")
    return [
      streak.best > streak.current ? "\(count), best \(unit.words(streak.best))" : count,
      "strength \(Int((strength * 100).rounded())) %", "\(done(inLast: 30)) of the last 30 days",
    ]
  }
}

extension Theme.Icons {
  /// The box of a habit with a blank behind it: as a person writes it, or as wide.
  func box(of state: HabitState) -> String {
    switch (self, state) {
    case (.text, .done): BoxSign.done.box + " "
    case (.text, .partly): BoxSign.partly.box + " "
    case (.text, .skip), (.text, .no): BoxSign.dropped.box + " "
    case (_, .done), (_, .partly), (_, .skip), (_, .no): sign(of: state) + "  "
    default: BoxSign.open.box + " "
    }
  }
}

extension Urgency {
  /// From green over yellow to red, the nearer the redder; grey for what is done.
  var colour: Colour {
    if level == .neutral { return Colour(0x8E8E93) }
    let (green, amber, red) = (Colour(0x34A853), Colour(0xE0A800), Colour(0xE5484D))
    return heat < 0.5 ? green.mixed(with: amber, heat * 2) : amber.mixed(with: red, heat * 2 - 1)
  }
}

extension Colour {
  /// A colour between two: the first at 0, the other at 1.
  func mixed(with other: Colour, _ share: Double) -> Colour {
    func mix(_ a: Int, _ b: Int) -> UInt32 { UInt32(max(0, min(255, (Double(a) + (Double(b) - Double(a)) * share).rounded()))) }
    return Colour(mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
  }
}
