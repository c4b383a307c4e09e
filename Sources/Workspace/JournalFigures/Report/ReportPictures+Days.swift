// Months with what they are made of, and days with what they are made of.

import Documents
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalReports
import JournalText
import JournalWellness

extension ReportPictures {
  /// The parts of months that are not to come.
  var monthSpans: [DaySpan] {
    guard let past = past?.intersection(shown) else { return [] }
    var months: [DaySpan] = []
    var start = past.start
    while start <= past.end {
      months.append(DaySpan(spanning: start, min(start.endOfMonth, past.end)))
      start = start.endOfMonth.advanced(by: 1)
    }
    return months
  }

  /// `Oct`, and the year where there are several.
  func shortTitle(ofMonth month: DaySpan) -> String {
    span.start.year == span.end.year ? say.name(of: month.start.monthOfYear, .short) : say.month(of: month.start)
  }

  /// One of the numbers that days have.
  struct Column {
    let title: String
    /// What some days come to; nil where none has it.
    let words: (DaySpan) -> String?
  }

  func columns(of measured: ReportMeasures) -> [Column] {
    let (say, weekStart, today) = (say, weekStart, today)
    func mean(_ name: String, _ title: ReportPageText, _ words: @escaping (Double) -> String) -> Column {
      Column(title: say(title)) { measured.mean(name, in: $0).map(words) }
    }
    let all = [
      mean("sleep_minutes", ReportPageText.sleepColumn) { say.numbers.hoursAndMinutes($0) },
      Column(title: say.title(ofMetric: "bedtime")) { measured.report(["bedtime"], in: $0, weekStart: weekStart, today: today).whole(0)?.words(say) },
      mean("steps", ReportPageText.stepsColumn) { say.numbers.written(decimalText($0.rounded())) },
      Column(title: say(ReportPageText.workoutsTitle)) { [unowned self] in self.workoutWords(measured, in: $0) },
      mean("screen_minutes", ReportPageText.screenTitle) { say.numbers.hoursAndMinutes($0) },
    ]
    return all.filter { $0.words(span) != nil }
  }

  /// The tags that most files of some days have.
  private func tagWords(_ part: DaySpan) -> String {
    let counts = report.tags.map { tag in (tag.name, tag.days.count { part.contains($0) }) }.filter { $0.1 > 0 }
    let most = counts.enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.prefix(2).map(\.element)
    return most.isEmpty ? "–" : say(.list(most.map { PeriodReport.Tag($0, count: $1).words.plain }, .comma))
  }

  /// What a month is called. The words lead to its days, where the page has them, else to its retrospective.
  private func name(ofMonth month: DaySpan) -> RichText {
    let path = report.retrospectives.first { $0.kind == .monthly && $0.span.start.startOfMonth == month.start.startOfMonth }?.path
    let hasDays = report.sections.contains(.days) && isKnown(month)
    var name = RichText()
    name.add(shortTitle(ofMonth: month), to: hasDays ? nil : path, item: hasDays ? Self.anchor(ofMonth: month) : nil)
    return name
  }

  /// Whether there is anything that a table of these days tells.
  private func isKnown(_ part: DaySpan) -> Bool {
    if report.days.contains(where: { part.contains($0.date) }) { return true }
    guard case .success(let known) = columns else { return false }
    return known.contains { $0.words(part) != nil }
  }

  /// How often there was what by month: what a number of all these days is made of.
  func months(of title: String, _ rows: [(String, (DaySpan) -> Int)], below summary: ReportPageText) -> Block {
    let months = monthSpans
    let columns = [Table.Column(RichText(title))] + months.map { Table.Column(name(ofMonth: $0), .trailing) }
    let cells = rows.map { name, count in [Table.Cell(RichText(name))] + months.map { Table.Cell(RichText("\(count($0))")) } }
    return .folded(RichText(say(summary)), [.table(Table(columns, rows: cells))])
  }

  /// How days felt, a bar a day, and in words.
  private func moodCell(_ month: DaySpan) -> Table.Cell {
    let moods = month.map { days[$0]?.mood }
    let levels = Mood.allCases.reversed().compactMap { mood -> String? in
      let count = moods.count { $0 == mood }
      return count == 0 ? nil : say(ReportPageText.level, ["count": .number(count), "mood": .text(say.name(of: mood, labels))])
    }
    let spoken = levels.isEmpty ? say(ReportPageText.noMood) : say(.list(levels, .comma))
    return Table.Cell(RichText(bars: moods), value: spoken, spoken: spoken)
  }

  /// The months side by side; nothing where there are not several, or nothing is known of any.
  func months() throws -> [Block] {
    let months = monthSpans
    guard months.count > 1, span.count > 45, !report.days.isEmpty else { return [] }
    let (columns, wellness) = (try columns.get(), try wellness.get())
    let hasPoints = points.total(in: span) != 0
    var titles = [
      Table.Column(RichText(say(ReportPageText.month))), Table.Column(RichText(say(ReportPageText.mood))), number(ReportPageText.days),
    ]
    titles += columns.map { Table.Column(RichText($0.title), .trailing) }
    if wellness.hasScore { titles.append(number(ReportPageText.wellnessColumn)) }
    if hasPoints { titles.append(number(ReportPageText.pointsColumn)) }
    if !report.tags.isEmpty { titles.append(Table.Column(RichText(say(PeriodReportText.tags)))) }
    let rows = months.map { month -> [Table.Cell] in
      var cells = [Table.Cell(name(ofMonth: month)), moodCell(month)]
      cells.append(Table.Cell(RichText("\(report.days.count { month.contains($0.date) })")))
      cells += columns.map { column in Table.Cell(RichText(column.words(month) ?? "–")) }
      if wellness.hasScore { cells.append(Table.Cell(RichText(score(wellness, in: month)))) }
      if hasPoints { cells.append(Table.Cell(RichText(say.numbers.written(points.total(in: month))))) }
      if !report.tags.isEmpty { cells.append(Table.Cell(RichText(tagWords(month)))) }
      return cells
    }
    var table = Table(titles, rows: rows)
    table.namesCells = true
    return [.heading(RichText(say(ReportPageText.monthsTitle))), .table(table), .hint(RichText(say(ReportPageText.means)))]
  }

  private static func anchor(ofMonth month: DaySpan) -> String { "days-" + month.start.description.prefix(7) }

  private func number(_ title: ReportPageText) -> Table.Column { Table.Column(RichText(say(title)), .trailing) }

  private func score(_ wellness: WellnessReport, in span: DaySpan) -> String {
    WellnessMean(of: span.compactMap { wellness.day(on: $0) }.filter { !$0.isSoFar }.map(\.score)).map { "\($0.total)" } ?? "–"
  }

  /// The days that all numbers above are made of: folded, those of a long time a month at a time.
  func dayByDay() throws -> [Block] {
    guard let past, span.count > 1, !report.days.isEmpty else { return [] }
    // By months where the page has a line for each of them, which leads here.
    let isByMonths = isLong || span.count > 45 && monthSpans.count > 1
    let tables = try (isByMonths ? monthSpans : [past]).compactMap { part -> Block? in
      guard let (days, count) = try dayTable(part) else { return nil }
      var table = days
      if isByMonths { table.anchor = Self.anchor(ofMonth: part) }
      let name = isByMonths ? title(of: Period(.month, containing: part.start).span) : title(of: span)
      return .folded(RichText(say(ReportPageText.dayByDaySum, ["name": .text(name), "count": .number(count)])), [.table(table)])
    }
    return tables.isEmpty ? [] : [.heading(RichText(say(ReportPageText.dayByDay)))] + tables
  }

  private func dayTable(_ part: DaySpan) throws -> (Table, Int)? {
    let (columns, wellness) = (try columns.get(), try wellness.get())
    let hasPoints = points.total(in: span) != 0
    var titles = [Table.Column(RichText(say(ReportPageText.day))), Table.Column(RichText(say(ReportPageText.mood)))]
    titles += columns.map { Table.Column(RichText($0.title), .trailing) }
    if wellness.hasScore { titles.append(number(ReportPageText.wellnessColumn)) }
    if hasPoints { titles.append(number(ReportPageText.pointsColumn)) }
    let rows = part.compactMap { date -> [Table.Cell]? in
      let day = days[date]
      let numbers = columns.map { $0.words(DaySpan(date)) }
      if day == nil, numbers.allSatisfy({ $0 == nil }) { return nil }
      let name = say.weekdayAndDay(date)
      var cells = [Table.Cell(RichText(name, to: day?.path), value: date.description)]
      cells.append(Table.Cell(day?.mood.map { RichText(say.name(of: $0, labels), tone: $0.tone) } ?? RichText("–")))
      cells += numbers.map { Table.Cell(RichText($0 ?? "–")) }
      if wellness.hasScore { cells.append(Table.Cell(RichText(wellness.day(on: date)?.total.map { "\($0)" } ?? "–"))) }
      if hasPoints { cells.append(Table.Cell(RichText(say.numbers.written(points.total(in: DaySpan(date)))))) }
      return cells
    }
    return rows.isEmpty ? nil : (Table(titles, rows: rows), rows.count)
  }
}
