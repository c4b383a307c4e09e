// A calendar on a terminal: heading, days, legend.

public import Documents
import JournalDates
import JournalInsights
public import JournalModel
import JournalText

extension TerminalRenderer {
  /// The lines, each ending with a line feed: months with a word a day where the span touches at most three of them, else a sign a day.
  public func render(_ report: CalendarReport, theme: Theme = Theme()) -> TerminalText {
    var page = page
    page.paragraph("\(report.title) · \(report.period)", .bold)
    if report.past != nil { page.parts(report.facts, .dim) }
    page.privateEntries(report.privateEntries)
    let months = report.months
    let isSpacious = months.count <= 3
    var theme = theme
    // They take two columns.
    if !isSpacious || page.width < 58 { theme.icons = .text }
    let drawing = CalendarDrawing(
      report: report, signs: CalendarSigns(style: page.style, theme: theme, scale: report.scale, isSpacious: isSpacious))
    if isSpacious {
      for month in months { page.write(drawing, month, isOne: months.count == 1) }
    } else if report.scale == .moods {
      page.writeRowsOfMonths(drawing)
    } else {
      page.writeRowsOfWeekdays(drawing)
    }
    page.legend(drawing)
    return page.text
  }

  /// A line a weekday and a sign a day, and what the signs mean, without heading, for any span: how steady something was.
  public func graph(_ report: CalendarReport, theme: Theme = Theme()) -> TerminalText {
    var page = page
    var theme = theme
    theme.icons = .text
    let drawing = CalendarDrawing(
      report: report, signs: CalendarSigns(style: page.style, theme: theme, scale: report.scale, isSpacious: false))
    page.writeRowsOfWeekdays(drawing)
    page.legend(drawing)
    return page.text
  }
}

/// What the drawings of days have in common.
struct CalendarDrawing {
  let report: CalendarReport
  let signs: CalendarSigns
  let days: [CalendarDay: CalendarReport.Day]

  init(report: CalendarReport, signs: CalendarSigns) {
    self.report = report
    self.signs = signs
    days = Dictionary(report.days.map { ($0.date, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// One day in `columns` columns, two or more of which also point at today; blank outside the span and in the future.
  func cell(_ day: CalendarDay, columns: Int) -> TerminalText {
    guard report.past?.contains(day) == true else { return TerminalText(String(repeating: " ", count: columns)) }
    let isToday = day == report.today
    let lead = String(repeating: " ", count: max(0, columns - 2)) + (columns < 2 ? "" : isToday ? "›" : " ")
    return lead + signs.sign(days[day]?.mark, isToday: isToday).text
  }
}

extension TerminalPage {
  /// What each sign means and how many days have it.
  fileprivate mutating func legend(_ drawing: CalendarDrawing) {
    let report = drawing.report
    let past = report.past?.count ?? 0
    var parts = report.levels.filter { !$0.mark.isBlank }.map { level in
      let sign = drawing.signs.sign(level.mark)
      // Without colours a digit stands for the level: it is not to be read with the number behind it.
      let lead = if case .step = level.mark, report.scale != .moods, !drawing.signs.isSpacious { "= " } else { "" }
      let words = "\(lead)\(shortened(level.word, width: width / 2)) × \(level.count)"
      return Row(sign.text + " \(words)", columns: sign.columns + 1 + words.displayWidth)
    }
    if past > report.days.count {
      let words = "\(shortened(report.absence, width: width / 2)) × \(past - report.days.count)"
      parts.append(Row(drawing.signs.sign(nil).text + " \(words)", columns: 2 + words.displayWidth))
    }
    line()
    flow(parts)
    let blank = report.levels.filter(\.mark.isBlank).map { "\($0.count) \($0.word)" }
    if !blank.isEmpty { paragraph("Blank: \(blank.joined(separator: ", ")).", .dim, indent: 2) }
    privateDays(report.privateDays)
    if !report.explanation.isEmpty { paragraph(report.explanation, .dim, indent: 2) }
    if report.past == nil { paragraph("These days are still to come.", .dim, indent: 2) }
  }

  /// Parts beside each other, as many as a line has room for.
  private mutating func flow(_ parts: [Row]) {
    var text: TerminalText = ""
    var columns = 0
    for part in parts {
      if columns > 0, 2 + columns + 3 + part.columns > width {
        line("  " + text)
        (text, columns) = ("", 0)
      }
      text += (columns == 0 ? "" : "   ") + part.text
      columns += (columns == 0 ? 0 : 3) + part.columns
    }
    if columns > 0 { line("  " + text) }
  }
}

extension CalendarReport.Mark {
  /// Whether its days show no sign.
  var isBlank: Bool { if case .state(let state) = self { state.isAtRest } else { false } }
}

extension CalendarReport {
  /// The span in words, by the name of a month or a year where it is one.
  var period: String {
    for unit in [Period.Unit.day, .week, .month, .quarter, .year] {
      let period = Period(unit, containing: span.start)
      if period.span == span { return period.title }
    }
    return span.title
  }

  /// The months that the span touches, in order.
  var months: [Period] {
    var months = [Period(.month, containing: span.start)]
    while let last = months.last, last.end < span.end, last.next > last { months.append(last.next) }
    return months
  }
}
