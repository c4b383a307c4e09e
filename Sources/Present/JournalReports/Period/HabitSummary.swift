// What became of habits in some days, those among them that the days are not over for.

import JournalText
import JournalWords
public import Documents
public import JournalDates
public import JournalInsights
public import JournalLanguage
public import JournalModel

/// A habit in some days: how often, how much, and how that stands beside what it asks for.
public struct HabitSummary: Sendable {
  let record: HabitRecord
  private let totals: PracticeTotals
  private let rate: HabitRecord.Rate?
  private let span: DaySpan
  private let units: UnitTable

  /// Nil for a habit of which these days say nothing, and that they asked nothing of.
  public init?(of record: HabitRecord, in span: DaySpan, _ practice: Practice, _ units: UnitTable, weekStart: Weekday) {
    guard record.state != .archived || !record.entries(from: span.start, to: span.end).isEmpty else { return nil }
    let habit = record.habit
    totals = PracticeTotals(ofActivity: habit.name, target: habit.plan.lastTarget, in: span, practice.log, units)
    rate = record.rate(in: span, weekStart: weekStart)
    (self.record, self.span, self.units) = (record, span, units)
    // Of what was made and never done yet, today says enough.
    let isAsked = tellsNow && !record.entries(from: record.first, to: span.end).isEmpty && (record.isDueToday || record.week.map { $0.asked > 0 } ?? false)
    if rate == nil, !isAsked, record.entries(from: span.start, to: span.end).isEmpty { return nil }
  }

  /// Those that are not private, what was done most often first.
  public static func all(
    of ledger: HabitLedger, in span: DaySpan, _ practice: Practice, _ units: UnitTable, weekStart: Weekday
  ) -> [HabitSummary] {
    ledger.habits.filter { !$0.habit.isPrivate && $0.state != .notBegun }
      .compactMap { HabitSummary(of: $0, in: span, practice, units, weekStart: weekStart) }
      .sorted { ($1.totals.times, $0.record.habit.title) < ($0.totals.times, $1.record.habit.title) }
  }

  /// Whether the days are not over.
  private var isCurrent: Bool { span.contains(record.today) }

  /// Whether the words of the current week and of today are told: a quarter or a year says more than they do, and is read later.
  private var tellsNow: Bool { isCurrent && span.count <= 31 }

  public var title: String { plainText(record.habit.title).onOneLine }

  /// How it stands beside what it asks for: `2 of 3 days, today still open`, `kept on 2 of 3 days`, `2 of 3 so far this week`; empty where nothing was due.
  public func standing(_ say: Language) -> String {
    let words =
      record.isLimitOfWeek
      ? [isCurrent && span.count <= 7 ? nil : keptWords(say), isCurrent ? record.limitOfWeek(on: record.today, say) : nil].compactMap(\.self)
      : [keptWords(say), monthWords(say), partWords(say), weekWords(say), todayWords(say)].compactMap(\.self)
    if !words.isEmpty || isTold { return say(.list(words, .comma)) }
    // It was left out, and nothing else.
    let said = Set(span.compactMap { record.state(on: $0) }).filter { $0.isSaid && $0 != .done }
    return say(.list(HabitState.allCases.filter(said.contains).map { $0.words(say) }, .comma))
  }

  /// From so many on a share says more than the two numbers that it is made of.
  private static let leastOfShare = 8

  /// Whether anything was said of it in these days.
  public var isTold: Bool { totals.times > 0 }

  private func keptWords(_ say: Language) -> String? {
    guard let rate else { return nil }
    if rate.unit == .week, rate.asked == 1, span.count <= 31, case .perWeek(let times)? = record.schedule {
      // Of one week its days say more than that it was reached; of this one those so far do.
      if isCurrent, record.week != nil { return nil }
      return words(span.count { record.state(on: $0) == .done }, of: times, .time, say)
    }
    return words(rate.kept, of: rate.asked, rate.unit, say)
  }

  private func words(_ kept: Int, of asked: Int, _ unit: HabitRecord.Rate.Unit, _ say: Language) -> String {
    let values: TextValues = ["kept": .number(kept), "asked": .number(asked), "unit": .text(unit.rawValue)]
    let words =
      record.isLimitOfWeek
      ? say(CalendarText.limitWeeks, values) : say(record.isLimit && unit == .day ? TotalsText.keptDays : TotalsText.keptOf, values)
    if asked < Self.leastOfShare { return words }
    let percent = Int((Double(kept) / Double(asked) * 100).rounded())
    return say(.list([words, say.numbers.percent(percent)], .comma))
  }

  /// What this month had of what it may have.
  private func monthWords(_ say: Language) -> String? {
    tellsNow && record.target?.period == .month ? record.limitOfWeek(on: record.today, say) : nil
  }

  private func weekWords(_ say: Language) -> String? {
    guard tellsNow, let week = record.week, week.asked > 0 else { return nil }
    let words = say(TotalsText.soFar, ["done": .number(min(week.done, record.shownAsked)), "asked": .number(record.shownAsked)])
    return say(.list([words] + [record.weekNote(say)].compactMap(\.self), .comma))
  }

  /// On how many days less was done than it asks for; of a limit that is how a day stands that is not over.
  private func partWords(_ say: Language) -> String? {
    let days = record.isLimit ? 0 : span.count { record.state(on: $0) == .partly }
    return days == 0 ? nil : say(TotalsText.inPart, ["count": .number(days)])
  }

  private func todayWords(_ say: Language) -> String? {
    guard tellsNow, record.isPendingToday, record.week == nil, rate == nil || record.isLimit && keptWords(say) == nil else { return nil }
    return record.isLimit ? say(TotalsText.heldToday) : say(StreaksText.pending)
  }

  /// A line each; nil where there is none.
  public static func table(of habits: [HabitSummary], in say: Language) -> Table? {
    if habits.isEmpty { return nil }
    let rows = habits.map { habit in
      let times = habit.record.isLimit || habit.totals.times == 0 ? "" : say(TotalsText.times, ["count": .number(habit.totals.times)])
      let amount = habit.totals.amount.map { habit.units.text($0, in: habit.totals.unit ?? "", say.numbers) } ?? ""
      return [
        Table.Cell(RichText(habit.title)), Table.Cell(RichText(times, .amount)), Table.Cell(RichText(amount)),
        Table.Cell(.quiet(habit.standing(say))),
      ]
    }
    return Table(
      [
        .init(RichText(say(TotalsText.habitColumn)), name: ColumnText.activity.rawValue),
        .init(RichText(say(TotalsText.doneColumn)), .trailing, name: ColumnText.times.rawValue),
        .init(RichText(say(TotalsText.amountColumn)), .trailing, name: ColumnText.amount.rawValue),
        .init(RichText(say(TotalsText.dueColumn)), name: ColumnText.rate.rawValue, fit: .wrapped),
      ], rows: rows, fit: .wrapped)
  }
}
