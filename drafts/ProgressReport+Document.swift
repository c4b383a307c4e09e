// Goals as a document: how far, how fast, until when.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel
import JournalText

extension ProgressReport {
  /// A section a goal; where there is none, no more than what is left out.
  /// - Parameter tellsReasons: Whether the lines of logs follow that each number is made of.
  public func document(tellsReasons: Bool = false, in say: Language = .english) -> Document {
    var document = Document(RichText(say(ProgressText.title)), opensWithTitle: !goals.isEmpty)
    if !goals.isEmpty { document += .facts([.quiet(today.title), .quiet(say(ProgressText.goals, ["count": .number(goals.count)]))]) }
    document.add(privateEntries: privateEntries, say)
    for goal in goals { document.blocks += section(goal, tellsReasons, say) }
    if let closed = closedWords {
      if !goals.isEmpty { document += .space }
      document += .note(.quiet(closed))
    }
    if !goals.isEmpty { document += table }
    return document
  }

  /// The targets for programs.
  private var table: Block {
    let rows = goals.flatMap { goal -> [[String?]] in
      let due = goal.span.due?.description
      if goal.targets.isEmpty { return [[goal.goal.title, goal.status.rawValue, nil, nil, nil, nil, due]] }
      return goal.targets.map { target in
        let quantity = target.target.quantity
        return [
          goal.goal.title, target.status.rawValue, "\(target.wholePercent)", decimalText(target.value), decimalText(quantity.amount),
          quantity.unit, due,
        ]
      }
    }
    return .data(columns: ["goal", "status", "percent", "value", "target", "unit", "due"], rows: rows)
  }

  /// That there are goals that are not shown since nothing is to be done for them.
  private var closedWords: String? {
    var parts: [String] = []
    if closed.complete > 0 { parts.append("\(closed.complete) complete") }
    if closed.dropped > 0 { parts.append("\(closed.dropped) dropped") }
    return parts.isEmpty ? nil : "\(parts.joined(separator: ", ")): retro progress --all"
  }

  private func section(_ goal: GoalProgress, _ tellsReasons: Bool, _ say: Language) -> [Block] {
    var blocks: [Block] = [.heading(RichText(goal.goal.title))]
    // An overdue date says it already.
    var known = goal.status == .overdue && goal.span.due.map { $0 < today } ?? false ? [] : [goal.status.words]
    if let due = goal.span.due {
      let day = due.short(in: today.year) + (goal.span.dueSource == .term ? ", with its term" : "")
      known.append(goal.isActive ? "\(Urgency(due: due, on: today).words), \(day)" : "due \(day)")
    }
    if goal.isActive, let words = goal.countsWords(in: today.year) { known.append(words) }
    blocks.append(.facts(known.map { .quiet($0) }))
    for target in goal.targets {
      blocks += self.blocks(of: target, of: goal)
      if tellsReasons {
        if goal.isActive, let outlook = target.outlook { blocks.append(.paragraph(.quiet(target.words(for: outlook, self)))) }
        blocks.append(.provenance(reasons(target, of: goal).map(\.source)))
      }
    }
    if goal.targets.isEmpty {
      let days = goal.days
      let words = days.last.map {
        "\(PeriodReport.count(days.count, "day")) with something done for it, the last \($0.short(in: today.year))"
      }
      blocks.append(.paragraph(RichText(words ?? say(ProgressText.nothingDone))))
    }
    blocks += steps(of: goal, say)
    if !goal.mismatches.isEmpty {
      blocks.append(.paragraph(RichText(say(ProgressText.mismatches, ["count": .number(goal.mismatches.count)]))))
      if tellsReasons { blocks.append(.provenance(mismatches(goal).map(\.source))) }
    }
    return blocks
  }

  private func blocks(of target: TargetProgress, of goal: GoalProgress) -> [Block] {
    let unit = target.target.quantity.unit
    let wanted = units.text(target.target.quantity.amount, in: unit)
    var sum = units.text(target.value, in: unit)
    // The unit is told once, where both have the same.
    if !unit.isEmpty, wanted.hasSuffix(" \(unit)") {
      let one = String(units.text(1, in: unit).dropFirst(2))
      for word in [unit, one] where sum.hasSuffix(" \(word)") { sum.removeLast(word.count + 1) }
    }
    let field = target.target.field.map { " (\($0))" } ?? ""
    var blocks: [Block] = [.gauge(target.percent, "\(target.wholePercent) %  \(sum) of \(wanted)\(field)")]
    guard goal.isActive, target.status != .complete else { return blocks }
    let pace = (goal.targets.count > 1 ? [target.status.words] : []) + pace(of: target)
    blocks.append(.facts(pace.map { .quiet($0) }))
    let outlook = outlook(of: target)
    if !outlook.isEmpty { blocks.append(.facts(outlook.map { .quiet($0) }, .listed)) }
    for evened in target.days.evened {
      let counted = units.text(evened.counted, in: unit)
      let words = evened.counted == 0 ? "says nothing of a pace yet" : "counts as \(counted) for pace and outlook"
      let amount = units.text(evened.amount, in: unit)
      blocks.append(.paragraph(.quiet("\(amount) on \(evened.day.short(in: today.year)) \(words)")))
    }
    return blocks
  }

  private func pace(of target: TargetProgress) -> [String] {
    var parts: [String] = []
    if let needed = target.neededPerDay { parts.append("needs \(words(needed, of: target))") }
    parts.append("now \(words(target.currentPerDay, of: target))")
    return parts
  }

  /// So much a day, or of what comes seldom a week.
  private func words(_ perDay: Double, of target: TargetProgress) -> String {
    let paces = [target.neededPerDay ?? 0, target.currentPerDay]
    // Of things that are counted, nobody knows what a twentieth is.
    let isSeldom = target.dimension.isCount ? paces.contains { $0 > 0 && $0 < 1 } : paces.allSatisfy { $0 < 1 }
    return "\(units.text(perDay * (isSeldom ? 7 : 1), in: target.target.quantity.unit)) a \(isSeldom ? "week" : "day")"
  }

  /// When it may be reached.
  private func outlook(of target: TargetProgress) -> [String] {
    if target.why.isEmpty { return [] }
    guard let outlook = target.outlook else { return ["too early for an outlook"] }
    guard outlook.isClear else { return ["no clear trend"] }
    func words(_ day: CalendarDay?) -> String { day?.short(in: today.year) ?? "in more than a year" }
    if outlook.early == outlook.late { return ["likely reached \(words(outlook.likely))"] }
    return ["likely reached \(words(outlook.likely))", "early \(words(outlook.early))", "late \(words(outlook.late))"]
  }

  private func steps(of goal: GoalProgress, _ say: Language) -> [Block] {
    var blocks: [Block] = []
    let milestones = goal.milestones.filter { !$0.isPrivate }
    let items = milestones.map { milestone in
      var known: [RichText] = []
      if let completed = milestone.plan.completed {
        known.append(.quiet("reached \(completed.short(in: today.year))"))
      } else if let due = milestone.plan.due {
        known.append(.quiet("due \(due.short(in: today.year))"))
      }
      return ListItem(.box(milestone.plan.completed == nil ? .open : .done), Prose(milestone.title, in: milestone.path), facts: known)
    }
    if !items.isEmpty { blocks.append(.list(ItemList(items))) }
    let tasks = goal.tasks.filter { !$0.task.isPrivate }
    if !tasks.isEmpty {
      let words = say(ProgressText.tasks, ["done": .number(tasks.count { $0.done != nil }), "count": .number(tasks.count)])
      blocks.append(.paragraph(RichText(words)))
    }
    return blocks
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
