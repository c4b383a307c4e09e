// The home screen as a document.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel
import JournalText

extension TodayReport {
  /// The day with its habits, what is due, its term and the Review that comes next.
  public func document(in say: Language) -> Document {
    var document = Document(RichText(say(TodayText.title, ["weekday": .text(date.weekday.name), "date": .text(date.title)])))
    document += .facts(headline(say).map { .quiet($0) })
    let measured = measuredWords(say)
    if !measured.isEmpty { document += .facts(measured.map { .quiet($0) }) }
    document.add(privateEntries: privateEntries, say)
    document.blocks += moodBlocks(say) + habitBlocks(say) + dueBlocks(say) + termBlocks(say) + reviewBlocks(say) + tables
    return document
  }

  /// The week, and the points.
  private func headline(_ say: Language) -> [String] {
    var parts = [say(TodayText.week, ["week": .number(ISOWeek(containing: date).week)])]
    if let term { parts.append(say(TodayText.termWeek, ["week": .number(term.week), "weeks": .number(term.weeks)])) }
    if points.today > 0 || points.week > 0 {
      parts.append(say(TodayText.pointsToday, ["count": .number(points.today)]))
      parts.append(say(TodayText.pointsThisWeek, ["count": .number(points.week)]))
    }
    return parts
  }

  /// What was measured: of the night before without a date, `slept 7h05`, else after its day, `Thu 19 Nov 8800 steps`.
  private func measuredWords(_ say: Language) -> [String] {
    guard let measured else { return [] }
    var (parts, before): ([String], [String]) = ([], [])
    if let sleep = measured.sleep {
      let words = say(TodayText.slept, ["time": .text(WellnessPart.sleep.words(sleep.minutes))])
      if sleep.isLastNight { parts.append(words) } else { before.append(words) }
    }
    if let steps = measured.steps { before.append(say(TodayText.steps, ["count": .text(WellnessPart.steps.words(steps))])) }
    if let wellness = measured.wellness {
      let coverage = measured.wellnessCoverage
      before.append(
        say(coverage < 100 ? TodayText.wellnessOf : TodayText.wellness, ["score": .number(wellness), "coverage": .number(coverage)]))
    }
    let yesterday = date.advanced(by: -1)
    if let first = before.first {
      parts += ["\(yesterday.weekday.shortName) \(yesterday.day) \(yesterday.monthOfYear.shortName) \(first)"] + before.dropFirst()
    }
    return parts
  }

  private func moodBlocks(_ say: Language) -> [Block] {
    let heading = Block.heading(RichText(say(TodayText.mood)))
    guard let mood else { return [heading, .hint(RichText(say(isMoodPrivate ? TodayText.moodPrivate : TodayText.moodMissing)))] }
    let sign = theme.icons == .text ? mood.dots : theme.icons.sign(of: mood)
    return [heading, .strip(sign, label: isMoodPrivate ? moodWord.markedPrivate : moodWord)]
  }

  // MARK: Habits

  private func habitBlocks(_ say: Language) -> [Block] {
    let heading = Block.heading(RichText(say(TodayText.habits)))
    if habits.isEmpty { return [heading, .hint(RichText(say(TodayText.noHabit)))] }
    let items = habitsOfDay.map { habit in
      ListItem(
        .sign(theme.icons.box(of: habit.state), habit.state.sign), Prose(habit.habit.title, in: habit.habit.path),
        facts: known(of: habit, say).map { .quiet($0) })
    }
    let others: [(HabitState, TodayText)] = [(.covered, TodayText.covered), (.notDue, TodayText.notDue), (.paused, TodayText.paused)]
    return [heading, .list(ItemList(items))]
      + others.compactMap { state, text in
        let titles = habits.filter { !$0.isOfDay && $0.state == state }.map { plainText($0.habit.title).onOneLine }
        return titles.isEmpty ? nil : .paragraph(.quiet(say(text, ["habits": .text(titles.joined(separator: ", "))])), depth: 1)
      }
  }

  /// What there is to say of a habit besides its title.
  private func known(of habit: HabitRecord, _ say: Language) -> [String] {
    var known: [String] = []
    switch habit.state {
    case .done: known.append(say(TodayText.done))
    case .partly, .skip, .no, .unanswered: known.append(habit.limitWords ?? habit.state.words)
    case .unknown, .covered, .notDue, .paused, .notBegun, .archived: break
    }
    // That the week is reached is told after the streak.
    if habit.state != .done || habit.week?.level != .reached, let words = habit.weekWords { known.append(words) }
    return known + habit.streakWords
  }

  // MARK: What is due

  private func dueBlocks(_ say: Language) -> [Block] {
    let heading = Block.heading(RichText(say(TodayText.due)))
    if due.isEmpty, olderActions == 0 { return [heading, .hint(RichText(say(TodayText.nothingDue)))] }
    let soon = dueSoon
    var blocks = [heading]
    func note(_ text: TodayText, _ values: KeyValuePairs<String, TextValue>) {
      blocks.append(.paragraph(.quiet(say(text, values)), depth: 1))
    }
    /// So many have a line of their own; the others are counted.
    func list(_ all: [Due], limit: Int, _ more: TodayText) {
      blocks.append(.list(ItemList(all.prefix(limit).map { item($0, say) })))
      if all.count > limit { note(more, ["count": .number(all.count - limit)]) }
    }
    list(soon.filter { $0.urgency.level == .overdue }, limit: 6, TodayText.moreOverdue)
    list(soon.filter { $0.urgency.level != .overdue }, limit: 8, TodayText.moreAhead)
    if soon.isEmpty { blocks.append(.hint(RichText(say(TodayText.nothingSoon, ["count": .number(urgencyDays.green)])))) }
    let later = due.count - soon.count
    if later > 0, let first = due.first(where: { $0.urgency.daysLeft > urgencyDays.green }) {
      let title = shortened(plainText(first.title), width: 40)
      note(
        later > 1 ? TodayText.laterAndMore : TodayText.later,
        ["title": .text(title), "when": .text(first.urgency.words), "count": .number(later - 1)])
    }
    if olderActions > 0 { note(TodayText.olderActions, ["count": .number(olderActions)]) }
    return blocks.filter { $0 != .list(ItemList([])) }
  }

  private func item(_ due: Due, _ say: Language) -> ListItem {
    var known = [due.urgency.words]
    if due.urgency.daysLeft > 1 || due.urgency.daysLeft < -1 {
      known.append(due.due.short(in: due.due.advanced(by: -due.urgency.daysLeft).year))
    }
    if let priority = due.priority { known.append(say(TodayText.priority, ["priority": .text(priority.rawValue)])) }
    known.append(due.kind == "action" ? say(TodayText.action, ["name": .text(due.slug)]) : due.kind)
    return ListItem(
      .heat(due.urgency.level == .overdue ? "!" : "•", due.urgency.heat), Prose(due.title, in: due.path), facts: known.map { .quiet($0) })
  }

  // MARK: Term and Review

  private func termBlocks(_ say: Language) -> [Block] {
    guard let term else { return [] }
    var blocks: [Block] = [
      .heading(RichText(say(TodayText.term))), .paragraph(RichText("\(plainText(term.term.title)): \(term.words)")),
    ]
    if let theme = term.term.plan.theme { blocks.append(.hint(RichText(say(TodayText.theme, ["theme": .text(theme)])))) }
    let goals = term.goals.filter { !$0.goal.isPrivate && $0.isActive }.map { goal in
      ListItem(
        .bullet, Prose(goal.goal.title, in: goal.goal.path),
        facts: (goal.targets.prefix(1).map { "\($0.wholePercent) %" } + [goal.status.words]).map { .quiet($0) })
    }
    if !goals.isEmpty { blocks.append(.list(ItemList(goals))) }
    return blocks
  }

  private func reviewBlocks(_ say: Language) -> [Block] {
    guard let review else { return [] }
    let values: KeyValuePairs<String, TextValue> = [
      "period": .text(review.period.description), "kind": .text(EntryKind(of: review.period.unit).rawValue),
    ]
    var blocks: [Block] = [
      .heading(RichText(say(TodayText.review))),
      .paragraph(RichText(say(review.isBegun ? TodayText.reviewBegun : TodayText.reviewToBegin, values))),
    ]
    if review.tries > 0 { blocks.append(.paragraph(RichText(say(TodayText.tries, ["count": .number(review.tries)])))) }
    if let latest = review.latest {
      blocks.append(.file(say(TodayText.latest, ["title": .text(plainText(latest.title))]), path: latest.path))
    }
    return blocks
  }

  /// The habits and what is due, for programs.
  private var tables: [Block] {
    [
      .data(
        columns: ["habit", "state", "asked_today", "streak", "unit", "best", "strength", "done_last_30"],
        rows: habits.map { habit in
          [
            habit.habit.title, habit.state.rawValue, habit.isDueToday ? "true" : "false", "\(habit.streak.current)",
            habit.streak.unit.rawValue, "\(habit.streak.best)", "\(Int((habit.strength * 100).rounded()))", "\(habit.done(inLast: 30))",
          ]
        }),
      .data(
        columns: ["due", "title", "kind", "days_left", "urgency", "priority"],
        rows: due.map { due in
          [
            due.due.description, due.title, due.kind, "\(due.urgency.daysLeft)", due.urgency.level.rawValue, due.priority?.rawValue,
          ]
        }),
    ]
  }
}
