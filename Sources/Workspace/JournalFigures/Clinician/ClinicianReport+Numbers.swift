// The numbers of what was chosen: as a whole, and week by week.

import Documents
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalReports
import JournalText
import JournalWellness

extension ClinicianReport {
  /// A number a day, with how it is told.
  struct Numbers {
    let days: [(day: CalendarDay, value: Double)]
    let words: (Double) -> String
  }

  /// Nil for what has no number a day.
  func numbers(of topic: ClinicianTopic) -> Numbers? {
    switch topic {
    case .mood:
      let days = report.days.compactMap { day in day.mood.map { (day: day.date, value: Double($0.rawValue)) } }
      return Numbers(days: days) { [say, labels] in
        say.name(of: Mood(rawValue: max(0, min(4, Int(flooring: $0 + 0.5)))) ?? .average, labels)
      }
    case .sleep: return metric("sleep_minutes")
    case .metric(let name): return metric(name)
    case .wellness:
      guard case .success(let wellness) = pictures.wellness else { return nil }
      let days = wellness.days.compactMap { day in day.total.map { (day: day.date, value: Double($0)) } }
      return Numbers(days: days) { [say] in say.numbers.written(decimalText(($0 * 10).rounded() / 10)) }
    case .reflections, .tag, .habit: return nil
    }
  }

  private func metric(_ name: String) -> Numbers {
    let report = measures.report([name], in: span, weekStart: pictures.weekStart, today: pictures.today)
    let values = DailyValues(report, at: 0, in: say)
    return Numbers(days: values.days) { values.words($0) }
  }

  /// The days on which something was noted.
  func dates(of topic: ClinicianTopic) -> [CalendarDay] {
    switch topic {
    case .tag(let tag): report.days.filter { $0.tags.contains(tag) }.map(\.date)
    case .reflections: report.days.filter { !$0.reflections.isEmpty }.map(\.date)
    case .habit(let slug): days(ofHabit: slug).days.map(\.day)
    default: numbers(of: topic)?.days.map(\.day) ?? []
    }
  }

  private func column(_ text: ClinicianText, _ alignment: Table.Alignment = .trailing) -> Table.Column {
    Table.Column(RichText(say(text)), alignment)
  }

  /// The middle of some days, and of how many. Of moods it is the median: they have an order, but no distances. Of scores it is the mean of those that
  /// can be compared, as the picture below says it.
  private func middle(_ topic: ClinicianTopic, _ numbers: Numbers, in part: DaySpan) -> (words: String, days: Int) {
    let values = numbers.days.filter { part.contains($0.day) }.map(\.value)
    switch topic {
    case .mood:
      let middle = Mood.middle(of: values.compactMap { Mood(rawValue: Int(flooring: $0)) })
      return (middle.map { say.name(of: $0, labels) } ?? "–", values.count)
    case .wellness:
      guard case .success(let wellness) = pictures.wellness else { return ("–", 0) }
      let days = wellness.days.filter { part.contains($0.date) && !$0.isSoFar }
      guard let mean = WellnessMean(of: days.map(\.score)) else { return ("–", 0) }
      return ("\(mean.total)", mean.days)
    default: return (values.isEmpty ? "–" : numbers.words(mean(values)), values.count)
    }
  }

  /// Numbers below what they are of, on however narrow a terminal.
  func table(_ columns: [Table.Column], _ rows: [[Table.Cell]]) -> Block {
    var table = Table(columns, rows: rows, fit: .stacked)
    table.namesCells = true
    return .table(table)
  }

  var overview: [Block] {
    let rows = topics.map { topic -> [Table.Cell] in
      guard let numbers = numbers(of: topic) else {
        let dates = dates(of: topic)
        let of = say(ClinicianText.ofDays, ["count": .number(dates.count), "all": .number(span.count)])
        return [name(of: topic), "–", "–", "–", of].map { Table.Cell(RichText($0)) }
      }
      let values = numbers.days.map(\.value)
      let ends = [values.min(), values.max()].map { $0.map(numbers.words) ?? "–" }
      let of = say(ClinicianText.ofDays, ["count": .number(values.count), "all": .number(span.count)])
      return ([name(of: topic), middle(topic, numbers, in: span).words] + ends + [of]).map { Table.Cell(RichText($0)) }
    }
    return [
      .heading(RichText(say(ClinicianText.overview))),
      table(
        [
          column(ClinicianText.topic, .leading), column(ClinicianText.middle), column(ClinicianText.lowest),
          column(ClinicianText.highest), column(ClinicianText.known),
        ], rows),
      .hint(RichText(say(ClinicianText.middleHint))),
    ] + [report.context?.todayHint(say) { topics.contains(.metric($0)) }].compactMap(\.self)
  }

  /// Whole ISO weeks, and the parts of weeks at both ends.
  private var weeks: [DaySpan] {
    var weeks: [DaySpan] = []
    var start = span.start
    while start <= span.end {
      let end = min(Period(.week, containing: start).end, span.end)
      weeks.append(DaySpan(spanning: start, end))
      start = end.advanced(by: 1)
    }
    return weeks
  }

  var weekByWeek: [Block] {
    let found = topics.map { (topic: $0, numbers: numbers(of: $0), dates: dates(of: $0)) }
    let rows = weeks.map { week -> [Table.Cell] in
      [Table.Cell(RichText(FigureGrouping.week.name(of: week, in: say)))]
        + found.map { topic, numbers, dates in
          guard let numbers else { return Table.Cell(RichText("\(dates.count { week.contains($0) })")) }
          let (words, days) = middle(topic, numbers, in: week)
          return Table.Cell(RichText(days == 0 ? words : say(ListingText.bracketed, ["words": .text(words), "more": .number(days)])))
        }
    }
    return [
      .heading(RichText(say(ClinicianText.weekByWeek))),
      table([column(ClinicianText.week, .leading)] + topics.map { Table.Column(RichText(name(of: $0)), .trailing) }, rows),
      .hint(RichText(say(ClinicianText.weekHint))),
    ]
  }

  /// The rows of days of which something is not known, of two days or more.
  var gaps: [Block] {
    func gaps(_ known: Set<CalendarDay>) -> [DaySpan] {
      var (found, start) = ([DaySpan](), CalendarDay?.none)
      for day in span {
        if known.contains(day) {
          if let first = start { found.append(DaySpan(spanning: first, day.advanced(by: -1))) }
          start = nil
        } else if start == nil {
          start = day
        }
      }
      if let first = start { found.append(DaySpan(spanning: first, span.end)) }
      return found.filter { $0.count > 1 }
    }
    let entries = (name: say(ClinicianText.entries), known: Set(report.days.map(\.date)))
    // What today has and does not count yet is not missing.
    let begun = report.context?.leftOutToday.map { ClinicianTopic.metric($0) } ?? []
    let measured = topics.compactMap { topic in
      numbers(of: topic).map { (name: name(of: topic), known: Set($0.days.map(\.day) + (begun.contains(topic) ? [pictures.today] : []))) }
    }
    let rows = ([entries] + measured).map { one -> Definition in
      let words = gaps(one.known).map { say.title(of: $0) }
      let none = span.count - one.known.count { span.contains($0) }
      let text = words.isEmpty ? say(ClinicianText.noGaps) : say(.list(words, .clauses))
      return Definition(one.name, say(.list([say(ClinicianText.missing, ["count": .number(none)]), text], .sentences)))
    }
    return [.heading(RichText(say(ClinicianText.gaps))), .definitions(rows)]
  }
}
