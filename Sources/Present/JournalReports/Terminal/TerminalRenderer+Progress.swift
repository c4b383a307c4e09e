// Goals on a terminal: how far, how fast, until when.

public import Documents
import JournalDates
import JournalInsights
import JournalModel
import JournalText

extension TerminalRenderer {
  /// The lines, each ending with a line feed; none where there is nothing to tell.
  /// - Parameter tellsReasons: Whether the lines of logs follow that each number is made of.
  public func render(_ report: ProgressReport, tellsReasons: Bool = false) -> TerminalText {
    var page = page
    if report.goals.isEmpty {
      page.privateEntries(report.privateEntries)
      if let closed = report.closedWords { page.paragraph(closed, .dim) }
      return page.text
    }
    page.paragraph("Progress", .bold)
    page.parts([report.today.title, PeriodReport.count(report.goals.count, "goal")], .dim)
    page.privateEntries(report.privateEntries)
    for goal in report.goals { page.write(goal, of: report, tellsReasons) }
    if let closed = report.closedWords {
      page.line()
      page.paragraph(closed, .dim)
    }
    return page.text
  }
}

extension ProgressReport {
  /// That there are goals that are not shown since nothing is to be done for them.
  fileprivate var closedWords: String? {
    var parts: [String] = []
    if closed.complete > 0 { parts.append("\(closed.complete) complete") }
    if closed.dropped > 0 { parts.append("\(closed.dropped) dropped") }
    return parts.isEmpty ? nil : "\(parts.joined(separator: ", ")): retro progress --all"
  }
}

extension TerminalPage {
  fileprivate mutating func write(_ goal: GoalProgress, of report: ProgressReport, _ tellsReasons: Bool) {
    heading(goal.goal.title)
    // An overdue date says it already.
    var known = goal.status == .overdue && goal.span.due.map { $0 < report.today } ?? false ? [] : [goal.status.words]
    if let due = goal.span.due {
      let day = due.short(in: report.today.year) + (goal.span.dueSource == .term ? ", with its term" : "")
      known.append(goal.isActive ? "\(Urgency(due: due, on: report.today).words), \(day)" : "due \(day)")
    }
    if goal.isActive, let words = goal.countsWords(in: report.today.year) { known.append(words) }
    parts(known, .dim, indent: 2)
    for target in goal.targets {
      write(target, of: goal, in: report)
      if tellsReasons {
        if goal.isActive, let outlook = target.outlook { paragraph(target.words(for: outlook, report), .dim, indent: 2) }
        reasons(report.reasons(target, of: goal))
      }
    }
    if goal.targets.isEmpty {
      let days = goal.days
      let words = days.last.map {
        "\(PeriodReport.count(days.count, "day")) with something done for it, the last \($0.short(in: report.today.year))"
      }
      paragraph(words ?? "nothing is done for it yet", indent: 2)
    }
    writeSteps(of: goal, report.today)
    if !goal.mismatches.isEmpty {
      let count = goal.mismatches.count
      paragraph(
        "\(PeriodReport.count(count, "line")) \(count == 1 ? "is" : "are") about it and \(count == 1 ? "gives" : "give") nothing that its target measures",
        indent: 2)
      if tellsReasons { reasons(report.mismatches(goal)) }
    }
  }

  private mutating func write(_ target: TargetProgress, of goal: GoalProgress, in report: ProgressReport) {
    let unit = target.target.quantity.unit
    let wanted = report.units.text(target.target.quantity.amount, in: unit)
    var sum = report.units.text(target.value, in: unit)
    // The unit is told once, where both have the same.
    if !unit.isEmpty, wanted.hasSuffix(" \(unit)") {
      let one = String(report.units.text(1, in: unit).dropFirst(2))
      for word in [unit, one] where sum.hasSuffix(" \(word)") { sum.removeLast(word.count + 1) }
    }
    let field = target.target.field.map { " (\($0))" } ?? ""
    let words = "\(target.wholePercent) %  \(sum) of \(wanted)\(field)"
    let columns = min(30, width - words.displayWidth - 6)
    if columns >= 10 {
      line("  \(bar(target.percent, columns: columns))  \(words)")
    } else {
      paragraph(words, indent: 2)
    }
    guard goal.isActive, target.status != .complete else { return }
    parts((goal.targets.count > 1 ? [target.status.words] : []) + pace(of: target, report), .dim, indent: 2)
    let outlook = outlook(of: target, report)
    if !outlook.isEmpty { parts(outlook, between: ", ", .dim, indent: 2) }
    for evened in target.days.evened {
      let counted = report.units.text(evened.counted, in: unit)
      let words = evened.counted == 0 ? "says nothing of a pace yet" : "counts as \(counted) for pace and outlook"
      let amount = report.units.text(evened.amount, in: unit)
      paragraph("\(amount) on \(evened.day.short(in: report.today.year)) \(words)", .dim, indent: 2)
    }
  }

  /// A bar of full and of light blocks.
  private func bar(_ percent: Double, columns: Int) -> String {
    let full = max(0, min(columns, Int(flooring: percent / 100 * Double(columns))))
    return String(repeating: "█", count: full) + String(repeating: "░", count: columns - full)
  }

  private func pace(of target: TargetProgress, _ report: ProgressReport) -> [String] {
    var parts: [String] = []
    if let needed = target.neededPerDay { parts.append("needs \(words(needed, of: target, report))") }
    parts.append("now \(words(target.currentPerDay, of: target, report))")
    return parts
  }

  /// So much a day, or of what comes seldom a week.
  private func words(_ perDay: Double, of target: TargetProgress, _ report: ProgressReport) -> String {
    let paces = [target.neededPerDay ?? 0, target.currentPerDay]
    // Of things that are counted, nobody knows what a twentieth is.
    let isSeldom = target.dimension.isCount ? paces.contains { $0 > 0 && $0 < 1 } : paces.allSatisfy { $0 < 1 }
    return "\(report.units.text(perDay * (isSeldom ? 7 : 1), in: target.target.quantity.unit)) a \(isSeldom ? "week" : "day")"
  }

  /// When it may be reached.
  private func outlook(of target: TargetProgress, _ report: ProgressReport) -> [String] {
    if target.why.isEmpty { return [] }
    guard let outlook = target.outlook else { return ["too early for an outlook"] }
    guard outlook.isClear else { return ["no clear trend"] }
    func words(_ day: CalendarDay?) -> String { day?.short(in: report.today.year) ?? "in more than a year" }
    if outlook.early == outlook.late { return ["likely reached \(words(outlook.likely))"] }
    return ["likely reached \(words(outlook.likely))", "early \(words(outlook.early))", "late \(words(outlook.late))"]
  }

  private mutating func writeSteps(of goal: GoalProgress, _ today: CalendarDay) {
    let milestones = goal.milestones.filter { !$0.isPrivate }
    for milestone in milestones {
      let isDone = milestone.plan.completed != nil
      var known: [String] = []
      if let completed = milestone.plan.completed {
        known.append("reached \(completed.short(in: today.year))")
      } else if let due = milestone.plan.due {
        known.append("due \(due.short(in: today.year))")
      }
      item(isDone ? "[x] " : "[ ] ", milestone.title, known: known)
    }
    let tasks = goal.tasks.filter { !$0.task.isPrivate }
    if !tasks.isEmpty { paragraph("\(tasks.count { $0.done != nil }) of \(PeriodReport.count(tasks.count, "task")) done", indent: 2) }
  }
}

extension GoalProgress {
  /// From when on lines count, where its file does not say it; nil where it does.
  fileprivate func countsWords(in year: Int) -> String? {
    guard span.startSource != .goal, let day = countsFrom?.short(in: year) else { return nil }
    switch span.startSource {
    case .term: return nil
    case .created: return "counts from \(day), when it was made"
    case .goal, nil: return "counts from \(day), its first line"
    }
  }
}

extension TargetProgress {
  /// What the days of the outlook are reckoned from, as far as lines do not say it.
  fileprivate func words(for outlook: GoalOutlook, _ report: ProgressReport) -> String {
    let (first, last) = (days.first.short(in: report.today.year), days.last.short(in: report.today.year))
    let digits = String(outlook.seed, radix: 16)
    let inTime = chance.map { ", \(Int(($0 * 100).rounded(.down))) % of them in time" } ?? ""
    return "outlook: \(GoalOutlook.pasts * GoalOutlook.walks) walks by blocks of \(GoalOutlook.block) days out of the "
      + "\(days.amounts.count) from \(first) to \(last), seed \(String(repeating: "0", count: 16 - digits.count) + digits)\(inTime)"
  }
}
