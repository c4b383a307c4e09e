// Faults of plans: dates out of their order, units that nobody can count in, amounts that fit no target.

import JournalDates
import JournalModel
import JournalText

extension FileReading {
  /// What a goal's dates and a measure's properties lack.
  var planFindings: [Diagnostic] {
    switch entry.details {
    case .goal(let goal):
      guard let start = goal.start, let due = goal.due, due < start else { return [] }
      return [Diagnostic(.propertyDueEarly(due.description, start: start.description), at: range(ofProperty: "due"))]
    case .measure(let measure): return measureFindings(measure)
    default: return []
    }
  }

  /// What only the rest of the journal tells of plans, and of the amounts in logs.
  func planFindings(_ facts: JournalFacts) -> [Diagnostic] {
    switch entry.details {
    case .goal(let goal): goal.targets.isEmpty ? [] : targetFindings(goal, facts.units)
    case .term(let term): term.span.map { termFindings(term, $0, facts) } ?? []
    case .day, .retrospective: unitFindings(facts)
    default: []
    }
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

  private func termFindings(_ term: Term, _ span: DaySpan, _ facts: JournalFacts) -> [Diagnostic] {
    guard term.status != .cancelled else { return [] }
    return facts.terms.filter { other in
      guard let days = other.term, !other.path.hasSameBytes(as: path), days.overlaps(span) else { return false }
      return days.start < span.start || days.start == span.start && other.path.utf8.lexicographicallyPrecedes(path.utf8)
    }.compactMap { other in
      guard let common = other.term?.intersection(span) else { return nil }
      return Diagnostic(.termOverlap(common.description, with: other.path), at: range(ofProperty: "start"))
    }
  }

  /// Amounts in logs that cannot be counted for the target of their line's habit.
  private func unitFindings(_ facts: JournalFacts) -> [Diagnostic] {
    let units = facts.units
    var found: [Diagnostic] = []
    for section in sections {
      for line in section.log {
        guard let activity = line.activity, !line.fields.isEmpty else { continue }
        let fields = line.fields.filter { !LogLine.wordKeys.contains($0.field.key) && Quantity($0.field.value) != nil }
        let amounts = fields.compactMap { field in Quantity(field.field.value).map { (key: field.field.key, quantity: $0) } }
        guard !amounts.isEmpty, case .file(let file) = facts.target(of: activity.file, in: folder, expecting: [.habit, .task]),
          let target = file.target, let place = target.misfit(among: amounts, units)
        else { continue }
        let message = Diagnostic.Message.unitMismatch(
          amounts[place].quantity, activity: activity.slug, target: target.quantity, isKnown: units.knows(amounts[place].quantity.unit))
        found.append(Diagnostic(message, at: fields[place].valueRange))
      }
    }
    return found
  }

  private func range(ofProperty key: String) -> TextRange { properties.first { $0.key == key }?.valueRange ?? TextRange(at: 0) }
}
