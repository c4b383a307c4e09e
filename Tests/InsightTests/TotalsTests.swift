// Sums, rates and trends of what was done, case by case.

import JournalDates
import JournalInsights
import JournalModel
import JournalTestSupport
import Testing

@Suite struct Totals {
  @Test func everyTotalIsWhatTheRulesSay() throws {
    let cases = try HabitCase.all(in: "totals.txt")
    #expect(cases.count >= 12)
    for one in cases where [one.toldTotals] != one.expected { Issue.record("\(one.name): \(one.toldTotals)") }
  }

  @Test func theSumOfPartsIsTheWhole() throws {
    for one in try HabitCase.all(in: "totals.txt") {
      let whole = one.totals(in: one.span)
      for cut in 1..<one.span.count {
        let parts = [one.span[..<cut], one.span[cut...]].map { one.totals(in: DaySpan(spanning: $0.first!, $0.last!)) }
        #expect(parts.map(\.times).reduce(0, +) == whole.times)
        #expect(parts.flatMap(\.days).map(\.day) == whole.days.map(\.day))
      }
    }
  }

  @Test func aUnitCountsWhateverItIsOf() {
    var practice = Practice()
    let monday = CalendarDay(year: 2026, month: 11, day: 2)!
    practice.log.append(line("run", [("distance", "5 km")]), on: monday)
    practice.log.append(line("walk", [("distance", "1500 m"), ("duration", "20 min")]), on: monday)
    practice.log.append(line(nil, [("km", "2")]), on: monday.advanced(by: 1))
    practice.log.append(line("read", [("pages", "30")]), on: monday.advanced(by: 1))
    let span = DaySpan(spanning: monday, monday.advanced(by: 6))
    let totals = PracticeTotals(inUnit: "km", in: span, practice.log, .standard)
    #expect(totals.amount == 8.5)
    #expect(totals.times == 3)
    #expect(totals.others.isEmpty)
    #expect(totals.activities.count == 3)
    #expect(PracticeTotals(inUnit: "pages", in: span, practice.log, .standard).amount == 30)
    #expect(PracticeTotals(inUnit: "litres", in: span, practice.log, .standard).days.isEmpty)
  }

  private func line(_ activity: String?, _ quantities: [(String, String)]) -> PracticeLine {
    PracticeLine(
      line: 4, activity: activity, state: .done, quantities: quantities.compactMap { key, text in Quantity(text).map { (key, $0) } })
  }
}

extension HabitCase {
  fileprivate var span: DaySpan { DaySpan(spanning: days.first?.day ?? today, today) }

  fileprivate func totals(in span: DaySpan) -> PracticeTotals {
    PracticeTotals(ofActivity: "squash", target: habit.lastTarget, in: span, practice.log, .standard)
  }

  fileprivate var toldTotals: String {
    let totals = totals(in: span)
    let rate = record.rate(in: span, weekStart: weekStart).map { "\($0.kept) of \($0.asked) \($0.unit)s" } ?? "no rate"
    let sum = totals.amount.map { UnitTable.standard.text($0, in: totals.unit ?? "", .english) } ?? "no sum"
    let others = totals.others.map { UnitTable.standard.text($0.amount, in: $0.unit, .english) }
    let amounts = span.map { day in totals.days.first { $0.day == day }.map { $0.amount ?? Double($0.times) } ?? 0 }
    return ([rate, "\(totals.times) times on \(totals.days.count) days", sum] + others + [PracticeTrend(of: amounts).told])
      .joined(separator: "; ")
  }
}

extension PracticeTrend {
  fileprivate var told: String {
    switch self {
    case .tooEarly: "too early"
    case .none: "no trend"
    case .rising(let share): "rising by \(Int((share * 100).rounded())) %"
    case .falling(let share): "falling by \(Int((-share * 100).rounded())) %"
    }
  }
}
