// Totals as a document: the sums in a few lines, then a bar for each part of the time, each weekday and each activity.

public import Documents
import JournalDates
public import JournalInsights
public import JournalLanguage
import JournalModel

extension TotalsReport {
  public func document(in say: Language) -> Document {
    var document = Document(RichText(title(say)))
    document += .facts([.quiet(say.title(of: span))])
    document.add(privateEntries: privateEntries, say)
    switch subject {
    case .all: addAll(to: &document, say)
    case .habit, .task, .unit, .metric: add(totals, to: &document, say)
    }
    return document
  }

  private func title(_ say: Language) -> String {
    switch subject {
    case .all: say(TotalsText.title)
    case .habit, .task: name(say)
    case .unit, .metric: say(TotalsText.titleOf, ["name": .text(name(say))])
    }
  }

  /// What is added up; empty of everything.
  private func name(_ say: Language) -> String {
    switch subject {
    case .all: ""
    case .habit(let habit): name(plainText(habit.title), say)
    case .task(let task): name(plainText(task.title), say)
    case .unit(let unit): unit
    case .metric(let metric, _): say.title(ofMetric: metric)
    }
  }

  private func name(_ title: String, _ say: Language) -> String { say(.list([title, saying].compactMap(\.self), .dots)) }

  /// What is told of the last day on which something was done: what, when and how much.
  public func facts(ofLast last: PracticeTotals.Day, in say: Language) -> [String] {
    let when = say(
      TotalsText.lastDone, ["title": .text(title(say)), "days": .number(last.day.days(until: today)), "day": .text(say.title(of: last.day))])
    let amount = last.amount.map { words($0, say) } ?? (last.times > 1 ? say(TotalsText.times, ["count": .number(last.times)]) : nil)
    return [when] + (amount.map { [$0] } ?? [])
  }

  /// What is told of the days that are as they were asked for: on how many of how many, and the last of them with their amounts.
  public func words(of found: Conditioned, in say: Language) -> String {
    let days = found.days.map { day in
      "\(say.date(day.day, .short)) (\(day.amount.map { words($0, say) } ?? say(TotalsText.times, ["count": .number(day.times)])))"
    }
    return say(
      TotalsText.daysMeeting,
      [
        "title": .text(name(say)), "bound": .text(found.bound), "amount": .text(words(found.limit, say)), "count": .number(found.days.count),
        "known": .number(found.known), "period": .text(say.title(of: span)),
        "days": .last(days),
      ])
  }

  private func nothing(_ say: Language) -> String { begin.map { say(TotalsText.nothingYet, ["day": .text(say.title(of: $0))]) } ?? say(TotalsText.nothing) }

  // MARK: One activity, or one unit

  private func add(_ totals: PracticeTotals?, to document: inout Document, _ say: Language) {
    guard let totals, !totals.days.isEmpty else {
      document += .hint(RichText(nothing(say)))
      document += groupRows
      return
    }
    let times = say(TotalsText.times, ["count": .number(totals.times)])
    let onDays = say(TotalsText.onDays, ["count": .number(totals.days.count { $0.times > 0 })])
    let sum = totals.amount.map { words($0, say) }
    // What was measured counts once a day.
    let isMeasured = if case .metric = subject { true } else { false }
    let isOfNights = if case .metric(let metric, _) = subject { MetricNames.isOfNight(metric) } else { false }
    document += .facts([sum.map { RichText($0, .amount) }, isMeasured ? nil : .quiet(times), .quiet(onDays)].compactMap(\.self))
    let means = [
      totals.measured == 0 ? nil : totals.amount.map {
        let values: TextValues = ["amount": .text(words($0 / Double(totals.measured), say)), "count": .number(totals.measured)]
        return say(totals.measured == totals.times ? TotalsText.perDone : TotalsText.perMeasured, values)
      },
      // Where some nights are not known, a mean of weeks would say too little.
      wholeGroups >= 2 && !isOfNights && (totals.amount != nil || Double(totals.times) >= wholeGroups)
        ? say(
          TotalsText.perGroup,
          [
            "amount": .text(words(of: totals.amount.map { $0 / wholeGroups }, Double(totals.times) / wholeGroups, say)),
            "unit": .text(grouping.rawValue),
          ]) : nil,
    ].compactMap(\.self)
    if !means.isEmpty { document += .facts(means.map { .quiet($0) }) }
    for other in totals.others {
      document += .paragraph(.quiet(say(TotalsText.also, ["amount": .text(units.text(other.amount, in: other.unit, say.numbers))])))
    }
    if let rate { document += .paragraph(.quiet(rate.words(say, ofLimit: record?.isLimit ?? false))) }
    if span.end == today, let record, let words = record.limitOfWeek(on: today, say) { document += .paragraph(.quiet(words)) }
    if let best {
      let name = grouping.name(of: best.span, in: today.year, say)
      document += .paragraph(
        .quiet(say(TotalsText.best, ["unit": .text(grouping.rawValue), "name": .text(name), "amount": .text(words(of: best, say))])))
    }
    document += .paragraph(.quiet(trend.words(say)))
    document += .heading(RichText(say(TotalsText.groups, ["unit": .text(grouping.rawValue)])))
    document += .bars(BarChart(groups.map { bar(grouping.name(of: $0.span, in: today.year, say), $0, say) }))
    document += groupRows
    document += .heading(RichText(say(TotalsText.weekdays)))
    document += .bars(BarChart(zip(Weekday.allCases, weekdays).map { bar(say.name(of: $0, .short), $1, say) }))
    if rows.isEmpty { return }
    document += .heading(RichText(part.map { say(TotalsText.parts, ["name": .text($0)]) } ?? say(TotalsText.activities)))
    document += .bars(BarChart(rows.map { bar(of: $0, say) }))
  }

  private func bar(of row: Row, _ say: Language) -> BarChart.Bar {
    let name = row.title.map(plainText) ?? (part == nil ? say(TotalsText.nameless) : "–")
    // One part of what was measured may have other amounts, or none.
    if part != nil, totals?.unit == nil || row.unit != totals?.unit {
      return .init(name, words(of: nil, Double(row.times), say), amount: totals?.unit == nil ? Double(row.times) : 0)
    }
    return .init(name, words(row.amount ?? 0, say), amount: max(0, row.amount ?? 0))
  }

  private func bar(_ name: String, _ group: Group, _ say: Language) -> BarChart.Bar {
    .init(
      name, group.days == 0 ? "–" : words(of: group, say), amount: max(0, totals?.unit == nil ? Double(group.times) : group.amount ?? 0))
  }

  private func words(_ amount: Double, _ say: Language) -> String {
    if case .metric(let metric, _) = subject { return MetricNames.words(amount, of: metric, say.numbers) }
    return units.text(amount, in: totals?.unit ?? "", say.numbers)
  }

  private func words(of group: Group, _ say: Language) -> String { words(of: group.amount, Double(group.times), say) }

  /// An amount, or where nothing was measured how often.
  private func words(of amount: Double?, _ times: Double, _ say: Language) -> String {
    if let amount { return words(amount, say) }
    return times == times.rounded()
      ? say(TotalsText.times, ["count": .number(Int(times))]) : UnitTable.standard.text(times, in: "times", say.numbers)
  }

  private var groupRows: Block {
    .data(
      columns: ["from", "to", "days", "times", "amount", "unit"],
      rows: groups.map {
        [
          $0.span.start.description, $0.span.end.description, "\($0.days)", "\($0.times)",
          $0.amount.map { UnitTable.standard.text($0, in: "", .english) },
          totals?.unit,
        ]
      })
  }

  // MARK: All of them

  private func addAll(to document: inout Document, _ say: Language) {
    document += .data(
      columns: ["activity", "days", "times", "amount", "unit", "kept", "asked"],
      rows: rows.map {
        [
          $0.title, "\($0.days)", "\($0.times)", $0.amount.map { UnitTable.standard.text($0, in: "", .english) }, $0.unit,
          $0.rate.map { "\($0.kept)" },
          $0.rate.map { "\($0.asked)" },
        ]
      })
    if rows.isEmpty {
      document += .hint(RichText(nothing(say)))
      return
    }
    document += .table(Self.table(of: rows, units, say))
  }

  private static func table(of rows: [Row], _ units: UnitTable, _ say: Language) -> Table {
    let cells = rows.map { row in
      [
        Table.Cell(RichText(plainText(row.title ?? ""))),
        Table.Cell(RichText(say(TotalsText.times, ["count": .number(row.times)]), .amount)),
        Table.Cell(RichText(row.amount.map { units.text($0, in: row.unit ?? "", say.numbers) } ?? "")),
        Table.Cell(.quiet(row.rate.map { $0.shortWords(say) } ?? "")),
      ]
    }
    return Table(
      [
        .init(ColumnText.activity, say), .init(ColumnText.times, say, .trailing), .init(ColumnText.amount, say, .trailing),
        .init(ColumnText.rate, say, fit: .wrapped),
      ], rows: cells, fit: .wrapped, showsNames: false)
  }
}

extension HabitRecord.Rate {
  fileprivate func words(_ say: Language, ofLimit isOfLimit: Bool) -> String {
    say(
      isOfLimit && unit == .day ? TotalsText.rateOfLimit : TotalsText.rate,
      ["kept": .number(kept), "asked": .number(asked), "unit": .text(unit.rawValue), "percent": .number(percent)])
  }

  fileprivate func shortWords(_ say: Language) -> String {
    say(TotalsText.rateInShort, ["asked": .number(asked), "unit": .text(unit.rawValue), "percent": .number(percent)])
  }
}

extension PracticeTrend {
  fileprivate func words(_ say: Language) -> String {
    func percent(_ share: Double) -> TextValue { .number(max(1, Int((abs(share) * 100).rounded()))) }
    return switch self {
    case .tooEarly: say(TotalsText.tooEarly, ["weeks": .number(Self.fewestWeeks)])
    case .none: say(TotalsText.noTrend)
    case .rising(let share): say(TotalsText.rising, ["percent": percent(share)])
    case .falling(let share): say(TotalsText.falling, ["percent": percent(share)])
    }
  }
}
