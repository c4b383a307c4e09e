// Faults of plans: dates out of their order, units that nobody can count in, amounts that fit no target.

import JournalFormat
import JournalDates
import JournalModel
import JournalText

extension FileReading {
  /// What a goal's dates and a measure's properties lack.
  var planFindings: [Diagnostic] {
    switch decoded.details(kind) {
    case .goal(let goal):
      guard let start = goal.start, let due = goal.due, due < start else { return [] }
      return [Diagnostic(.propertyDueEarly(due.description, start: start.description), at: range(ofProperty: "due"))]
    case .milestone(let milestone):
      guard let target = milestone.target, milestone.goal == nil, !properties.contains(where: { $0.key == "goal" }) else { return [] }
      return [Diagnostic(.stepOfNothing(target.text), at: range(ofProperty: "target"))]
    case .measure(let measure): return measureFindings(measure)
    case .experiment(let experiment): return experimentFindings(experiment)
    case .activity(.habit): return scheduleFindings + datedFindings("points")
    default: return []
    }
  }

  /// What only the rest of the journal tells of plans, and of the amounts in logs.
  func planFindings(_ facts: Inquiry) -> [Diagnostic] {
    switch decoded.details(kind) {
    case .goal(let goal): targetFindings(goal, facts.units) + startFindings(goal, facts.units)
    case .milestone(let milestone): stepFindings(milestone, facts)
    case .term(let term): term.span.map { termFindings(term, $0, facts) } ?? []
    case .day, .retrospective: unitFindings(facts)
    default: []
    }
  }

  /// Schedules that ask for more than there are days, and lists of them whose days are missing or out of order.
  private var scheduleFindings: [Diagnostic] {
    guard let property = properties.first(where: { $0.key == "schedule" }) else { return [] }
    let (texts, isList): ([String], Bool) =
      switch property.value {
      case .text(let text): ([text], false)
      case .list(let texts): (texts, true)
      case .kept: ([], false)
      }
    if isList, texts.count > 1, Schedule.weekdays(texts) != nil { return [] }
    let beyond = texts.enumerated().compactMap { place, text -> Diagnostic? in
      guard let schedule = Dated(text, reading: { Schedule($0) })?.value, let days = schedule.daysTooFew else { return nil }
      return Diagnostic(.scheduleBeyond(schedule, days: days), at: self.place(of: property, element: isList ? place : nil).range)
    }
    return beyond + datedFindings("schedule")
  }

  /// Elements of a dated list that do not say from when they hold, or stand after what holds later. What cannot be read is told elsewhere.
  private func datedFindings(_ key: String) -> [Diagnostic] {
    guard let property = properties.first(where: { $0.key == key }), case .list(let texts) = property.value else { return [] }
    let unread = decoded.failures.filter { $0.index == property.index }.map(\.failure.element)
    var latest: CalendarDay?
    var found: [Diagnostic] = []
    for (place, text) in texts.enumerated() where !unread.contains(place) {
      let day = text.words.last.flatMap { CalendarDay($0) }
      func add(_ message: Diagnostic.Message) { found.append(Diagnostic(message, at: self.place(of: property, element: place).range)) }
      if let day, let before = latest, day <= before {
        add(.datedOutOfOrder(text, before))
      } else if day == nil, place > 0 {
        add(.datedWithoutDay(text))
      }
      latest = max(day ?? .earliest, latest ?? .earliest)
    }
    return found
  }

  private func measureFindings(_ measure: Measure) -> [Diagnostic] {
    guard let unit = measure.unit?.trimmed, !unit.isEmpty else {
      let at = properties.first { $0.key == "unit" }?.keyRange ?? properties.first?.keyRange ?? TextRange(at: 0)
      return [Diagnostic(.measureWithoutUnit, at: at)]
    }
    if let factor = measure.factor, !(factor > 0) {
      return [Diagnostic(.measureFactor(decimalText(factor)), at: range(ofProperty: "factor"))]
    }
    guard measure.factor == nil, let canonical = measure.canonicalUnit?.trimmed, !canonical.isEmpty, canonical != unit else { return [] }
    return [Diagnostic(.measureWithoutFactor(unit, canonical), at: range(ofProperty: "canonical_unit"))]
  }

  /// Targets of which one amount counts for two.
  private func targetFindings(_ goal: Goal, _ units: UnitTable) -> [Diagnostic] {
    guard let property = properties.first(where: { $0.key == "targets" }) else { return [] }
    return goal.targets.doubled(units).map { place, earlier in
      let message = Diagnostic.Message.targetDoubled(goal.targets[place].text, like: goal.targets[earlier].text)
      return Diagnostic(message, at: self.place(of: property, element: place).range)
    }
  }

  /// Amounts that were there before and fit none of the targets.
  private func startFindings(_ goal: Goal, _ units: UnitTable) -> [Diagnostic] {
    guard !goal.from.isEmpty, let property = properties.first(where: { $0.key == "from" }) else { return [] }
    let isList = if case .list = property.value { true } else { false }
    return goal.startingPlaces(units).enumerated().compactMap { place, found in
      guard found == nil else { return nil }
      let message = Diagnostic.Message.startWithoutTarget(goal.from[place].text, goal.targets.map(\.text))
      return Diagnostic(message, at: self.place(of: property, element: isList ? place : nil).range)
    }
  }

  /// An amount that the goal of a milestone does not measure, or that is more than the goal asks for.
  private func stepFindings(_ milestone: Milestone, _ facts: Inquiry) -> [Diagnostic] {
    guard let target = milestone.target, let goal = milestone.goal,
      let file = facts.target(of: goal.file, in: folder, expecting: [.goal]).file, !file.goalTargets.isEmpty
    else { return [] }
    let misfit: Diagnostic.Message? =
      switch target.fit(asStepOf: file.goalTargets, facts.units) {
      case .fits: nil
      case .beyond(let asked): .stepBeyondGoal(target.text, asked.text)
      case .measuresOther: .stepOfOther(target.text, file.goalTargets.map(\.text))
      }
    return misfit.map { [Diagnostic($0, at: range(ofProperty: "target"))] } ?? []
  }

  private func termFindings(_ term: Term, _ span: DaySpan, _ facts: Inquiry) -> [Diagnostic] {
    guard term.status != .cancelled else { return [] }
    let path = path
    // Of hundreds that share its days the first tell enough.
    return facts.terms(overlapping: span, limit: 10) { other in
      guard let days = other.term, !other.path.hasSameBytes(as: path) else { return false }
      return days.start < span.start || days.start == span.start && other.path.utf8.lexicographicallyPrecedes(path.utf8)
    }.compactMap { other in
      guard let common = other.term?.intersection(span) else { return nil }
      return Diagnostic(.termOverlap(common.description, with: other.path), at: range(ofProperty: "start"))
    }
  }

  /// Amounts in logs that cannot be counted for the target of their line's habit, or for those of a goal that the line names.
  private func unitFindings(_ facts: Inquiry) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for section in sections {
      for line in section.log where !line.fields.isEmpty {
        let fields = line.fields.filter { !LogLine.wordKeys.contains($0.field.key) && Quantity($0.field.value) != nil }
        let amounts = fields.compactMap { field in Quantity(field.field.value).map { (key: field.field.key, quantity: $0) } }
        guard !amounts.isEmpty else { continue }
        let units = facts.units
        func add(_ place: Int, _ name: String, isGoal: Bool, _ targets: [Quantity]) {
          let amount = amounts[place].quantity
          let message = Diagnostic.Message.unitMismatch(amount, of: name, isGoal: isGoal, targets, isKnown: units.knows(amount.unit))
          found.append(Diagnostic(message, at: fields[place].valueRange))
        }
        if let activity = line.activity,
          let file = facts.activity(
            named: activity.file, else: facts.target(of: activity.file, in: folder, expecting: EntryKind.activities)
          ).file, let target = file.targets.last,
          let place = target.misfit(among: amounts, of: activity.slug, units),
          // What its days asked for before was measured otherwise.
          !file.targets.dropLast().contains(where: { $0.misfit(among: amounts, of: activity.slug, units) == nil })
        {
          add(place, activity.slug, isGoal: false, [target.quantity])
        }
        guard [.done, .partly].contains(line.logLine.boxState) else { continue }
        for goal in goals(namedBy: line.logLine, facts) {
          guard let place = goal.goalTargets.misfit(among: amounts, units) else { continue }
          add(place, Reference.slug(ofPath: goal.path), isGoal: true, goal.goalTargets.map(\.quantity))
        }
      }
    }
    return found
  }

  /// The goals that a line of a log names, each once.
  private func goals(namedBy line: LogLine, _ facts: Inquiry) -> [JournalFacts.File] {
    let fields = line.fields.filter { $0.key == "goal" }.compactMap { Reference($0.value)?.file }
    var goals: [JournalFacts.File] = []
    for name in fields + line.mentions.map({ Reference(target: $0).file }) {
      guard let file = facts.target(of: name, in: folder, expecting: [.goal]).file, !file.goalTargets.isEmpty else { continue }
      if !goals.contains(where: { $0.path.hasSameBytes(as: file.path) }) { goals.append(file) }
    }
    return goals
  }

  private func range(ofProperty key: String) -> TextRange { properties.first { $0.key == key }?.valueRange ?? TextRange(at: 0) }
}
