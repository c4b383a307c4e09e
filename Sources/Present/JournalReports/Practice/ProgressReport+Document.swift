// Goals as a document: how far, how fast, until when.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel
import JournalText
import JournalWords

extension ProgressReport {
  /// A section a goal; where there is none, no more than what is left out.
  /// - Parameter tellsReasons: Whether the lines of logs follow that each number is made of.
  public func document(tellsReasons: Bool = false, in say: Language) -> Document {
    var document = Document(RichText(say(ProgressText.title)), opensWithTitle: !goals.isEmpty)
    if !goals.isEmpty { document += .facts([.quiet(say.title(of: today)), .quiet(say(ProgressText.goals, ["count": .number(goals.count)]))]) }
    document.add(privateEntries: privateEntries, say)
    for goal in goals { document.blocks += section(goal, tellsReasons, say) }
    if let closed = closedWords(say) {
      if !goals.isEmpty { document += .space }
      document += .note(.quiet(closed))
    }
    document += table
    return document
  }

  /// The targets for programs.
  private var table: Block {
    let rows = goals.flatMap { goal -> [[String?]] in
      let due = goal.span.due?.description
      if !goal.levels.isEmpty {
        return goal.levels.map { level in
          [
            goal.goal.title, goal.status.rawValue, "\(level.wholePercent)", level.last.map { decimalText($0.number) }, level.wanted.map { decimalText($0) },
            level.unit, due,
          ]
        }
      }
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
  private func closedWords(_ say: Language) -> String? {
    var parts: [String] = []
    if closed.complete > 0 { parts.append(say(ProgressText.complete, ["count": .number(closed.complete)])) }
    if closed.dropped > 0 { parts.append(say(ProgressText.dropped, ["count": .number(closed.dropped)])) }
    return parts.isEmpty ? nil : say(ProgressText.all, ["counts": .list(parts, .comma)])
  }

  private func section(_ goal: GoalProgress, _ tellsReasons: Bool, _ say: Language) -> [Block] {
    var blocks: [Block] = [.heading(RichText(goal.goal.title))]
    // An overdue date says it already.
    var known: [RichText] = goal.status == .overdue && goal.span.due.map { $0 < today } ?? false ? [] : [goal.status.toned(say)]
    if let due = goal.span.due {
      let (day, isOfTerm) = (TextValue.text(say.short(due, in: today.year)), goal.span.dueSource == .term)
      let words =
        goal.isActive
        ? say(isOfTerm ? ProgressText.leftWithTerm : ProgressText.left, ["left": .text(Urgency(due: due, on: today).words(say)), "day": day])
        : say(isOfTerm ? ProgressText.dueWithTerm : ProgressText.due, ["day": day])
      known.append(RichText(words, .quiet, tone: goal.status == .overdue ? .bad : nil))
    }
    if goal.isActive, let words = countsFrom(goal, say) { known.append(.quiet(words)) }
    blocks.append(.facts(known))
    for target in goal.targets {
      blocks += self.blocks(of: target, of: goal, say)
      if tellsReasons {
        if goal.isActive, let outlook = target.outlook { blocks.append(.paragraph(.quiet(words(of: outlook, target, say)))) }
        blocks.append(.provenance(reasons(target, of: goal, say).map(\.source)))
      }
    }
    for level in goal.levels {
      if level.wanted != nil, !level.values.isEmpty {
        blocks.append(.gauge(level.share * 100, level.short(units, say), goal.status.tone ?? .amount(3)))
      }
      blocks.append(.paragraph(.quiet(level.words(units, say))))
      if goal.isActive, let pace = level.pace(until: goal.span.due, on: today, units, say) { blocks.append(.paragraph(.quiet(pace))) }
    }
    if goal.targets.isEmpty, goal.levels.isEmpty {
      let days = goal.days
      let words = days.last.map {
        say(ProgressText.days, ["count": .number(days.count), "day": .text(say.short($0, in: today.year))])
      }
      blocks.append(.paragraph(RichText(words ?? say(ProgressText.nothingDone))))
    }
    blocks += steps(of: goal, say)
    if !goal.mismatches.isEmpty {
      blocks.append(.paragraph(RichText(say(ProgressText.mismatches, ["count": .number(goal.mismatches.count)]))))
      if tellsReasons { blocks.append(.provenance(mismatches(goal, say).map(\.source))) }
    }
    return blocks
  }

  private func blocks(of target: TargetProgress, of goal: GoalProgress, _ say: Language) -> [Block] {
    let unit = target.target.quantity.unit
    let wanted = units.text(target.target.quantity.amount, in: unit, say.numbers)
    var sum = units.text(target.value, in: unit, say.numbers)
    // The unit is told once, where both have the same.
    if !unit.isEmpty, wanted.hasSuffix(" \(unit)") {
      let one = String(units.text(1, in: unit, say.numbers).dropFirst(2))
      for word in [unit, one] where sum.hasSuffix(" \(word)") { sum.removeLast(word.count + 1) }
    }
    let field = target.target.field.map { " (\($0))" } ?? ""
    var blocks: [Block] = [
      .gauge(
        target.percent,
        say(ProgressText.share, ["percent": .number(target.wholePercent), "sum": .text(sum), "target": .text(wanted + field)]),
        target.status.tone ?? .amount(3))
    ]
    guard goal.isActive, target.status != .complete else { return blocks }
    blocks.append(.facts((goal.targets.count > 1 ? [target.status.toned(say)] : []) + pace(of: target, say).map { .quiet($0) }))
    let outlook = outlook(of: target, say)
    if !outlook.isEmpty {
      let comma = say(ListingText.comma, ["words": "", "next": ""])
      blocks.append(.facts(outlook.map { .quiet($0) }, .listed(comma)))
    }
    for evened in target.days.evened {
      let (amount, counted) = (units.text(evened.amount, in: unit, say.numbers), units.text(evened.counted, in: unit, say.numbers))
      let words = say(
        evened.counted == 0 ? ProgressText.noPace : ProgressText.evened,
        ["amount": .text(amount), "day": .text(say.short(evened.day, in: today.year)), "counted": .text(counted)])
      blocks.append(.paragraph(.quiet(words)))
    }
    return blocks
  }

  private func pace(of target: TargetProgress, _ say: Language) -> [String] {
    var parts: [String] = []
    if let needed = target.neededPerDay { parts.append(say(ProgressText.needs, ["pace": .text(words(needed, of: target, say))])) }
    // Days before it began are no part of a pace.
    if let days = target.days.begunDays, target.days.begun > 0 {
      let amount = units.text(target.days.begun, in: target.target.quantity.unit, say.numbers)
      parts.append(say(ProgressText.soFar, ["amount": .text(amount), "days": .number(days)]))
    } else {
      parts.append(say(ProgressText.now, ["pace": .text(words(target.currentPerDay, of: target, say))]))
    }
    return parts
  }

  /// So much a day, of what comes seldom a week, and of money that is to be there in some months a month.
  private func words(_ perDay: Double, of target: TargetProgress, _ say: Language) -> String {
    let paces = [target.neededPerDay ?? 0, target.currentPerDay], quantity = target.target.quantity
    // Of things that are counted, nobody knows what a twentieth is.
    let isSeldom = target.dimension.isCount ? paces.contains { $0 > 0 && $0 < 1 } : paces.allSatisfy { $0 < 1 }
    let isMonthly = target.dimension.isMoney && paces[0] > 0 && quantity.amount - target.value > paces[0] * 45
    let (days, text): (Double, _) = isMonthly ? (365.25 / 12, ProgressText.aMonth) : isSeldom ? (7, ProgressText.aWeek) : (1, ProgressText.aDay)
    return say(text, ["amount": .text(units.text(perDay * days, in: quantity.unit, say.numbers))])
  }

  /// When it may be reached.
  private func outlook(of target: TargetProgress, _ say: Language) -> [String] {
    if target.why.isEmpty { return [] }
    guard let outlook = target.outlook else { return [say(ProgressText.tooEarly)] }
    guard outlook.isClear else { return [say(ProgressText.noTrend)] }
    func words(_ key: ProgressText, _ day: CalendarDay?) -> String {
      say(key, ["day": .text(day.map { say.short($0, in: today.year) } ?? say(ProgressText.farOff))])
    }
    let likely = words(ProgressText.likely, outlook.likely)
    if outlook.early == outlook.late { return [likely] }
    return [likely, words(ProgressText.early, outlook.early), words(ProgressText.late, outlook.late)]
  }

  private func steps(of goal: GoalProgress, _ say: Language) -> [Block] {
    var blocks: [Block] = []
    let milestones = goal.milestones.filter { !$0.isPrivate }
    let items = milestones.map { milestone in
      var known: [RichText] = []
      if let completed = milestone.plan.completed {
        known.append(.quiet(say(ProgressText.reached, ["day": .text(say.short(completed, in: today.year))])))
      } else if let target = goal.milestoneTargets[milestone.path], milestone.plan.status != .dropped {
        let sum = units.text(target.value, in: target.target.quantity.unit, say.numbers)
        known.append(.quiet(say(ProgressText.stepAmount, ["sum": .text(sum), "target": .text(target.target.text)])))
      }
      if milestone.plan.completed == nil, let due = milestone.plan.due {
        known.append(.quiet(say(ProgressText.due, ["day": .text(say.short(due, in: today.year))])))
      }
      return ListItem(
        .box(milestone.plan.status == .dropped ? .dropped : milestone.plan.completed == nil ? .open : .done),
        Prose(milestone.title, in: milestone.path), facts: known)
    }
    if !items.isEmpty { blocks.append(.list(ItemList(items))) }
    let tasks = goal.tasks.filter { !$0.task.isPrivate }
    if !tasks.isEmpty {
      let words = say(ProgressText.tasks, ["done": .number(tasks.count { $0.done != nil }), "count": .number(tasks.count)])
      blocks.append(.paragraph(RichText(words)))
    }
    return blocks
  }

  /// From when on lines count, where its file does not say it; nil where it does.
  private func countsFrom(_ goal: GoalProgress, _ say: Language) -> String? {
    if let start = goal.span.start, start > today, goal.span.startSource != .created {
      let words = goal.lines.isEmpty ? PlanFactText.begins : PlanFactText.beginsNamed
      return say(words, ["day": .text(say.short(start, in: today.year))])
    }
    guard goal.span.startSource != .goal, let first = goal.countsFrom else { return nil }
    let day = say.short(first, in: today.year)
    switch goal.span.startSource {
    case .term: return nil
    case .created: return say(ProgressText.countsFromMaking, ["day": .text(day)])
    case .goal, nil: return say(ProgressText.countsFromLine, ["day": .text(day)])
    }
  }

  /// What the days of the outlook are reckoned from, as far as lines do not say it.
  private func words(of outlook: GoalOutlook, _ target: TargetProgress, _ say: Language) -> String {
    let digits = String(outlook.seed, radix: 16)
    return say(
      target.chance == nil ? ProgressText.walks : ProgressText.walksInTime,
      [
        "walks": .number(GoalOutlook.pasts * GoalOutlook.walks), "block": .number(GoalOutlook.block),
        "days": .number(target.days.amounts.count), "first": .text(say.short(target.days.first, in: today.year)),
        "last": .text(say.short(target.days.last, in: today.year)),
        "seed": .text(String(repeating: "0", count: 16 - digits.count) + digits),
        "percent": .number(Int(((target.chance ?? 0) * 100).rounded(.down))),
      ])
  }
}

extension GoalStatus {
  /// The colour that says the same as its words.
  var tone: Tone? {
    switch self {
    case .complete, .onTrack: .good
    case .atRisk: .warning
    case .behind, .overdue: .bad
    case .dropped, .notStarted, .underWay: nil
    }
  }

  /// The words in that colour.
  func toned(_ say: Language) -> RichText { RichText(words(say), .quiet, tone: tone) }
}
