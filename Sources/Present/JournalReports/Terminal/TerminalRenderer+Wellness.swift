// Wellness scores on a terminal: a day with its parts, or days with what they come to.

public import Documents
import JournalDates
import JournalInsights
import JournalModel
import JournalText

extension TerminalRenderer {
  /// The lines, each ending with a line feed.
  /// - Parameter tellsReasons: Whether each part says how its amount becomes points, and what that rests on.
  public func render(_ report: WellnessReport, tellsReasons: Bool = false) -> TerminalText {
    var page = page
    page.paragraph("Wellness · \(report.title)", .bold)
    if let day = report.day {
      page.write(day, tellsReasons)
    } else {
      page.summary(report)
    }
    page.privateEntries(report.privateEntries)
    page.privateDays(report.privateDays)
    if report.day == nil { page.write(report, tellsReasons) }
    if !report.isEmpty { page.preference(tellsReasons) }
    return page.text
  }
}

extension TerminalPage {
  fileprivate mutating func write(_ day: WellnessReport.Day, _ tellsReasons: Bool) {
    let score = day.score
    if score.measured.isEmpty { return paragraph("nothing measured") }
    var facts = [day.total.map { "\($0) of 100" } ?? (day.isSoFar ? "so far" : "not enough data")]
    facts.append("\(score.coverage) of 100 points measured")
    if score.coverage < 100 { facts.append("between \(score.bounds.low) and \(score.bounds.high)") }
    lead(facts)
    if day.isSoFar { paragraph("Today is not over, so it has no score yet.", .dim) }
    if !score.missing.isEmpty { paragraph("Missing: \(score.missing.map(\.title).joined(separator: ", ")).", .dim) }
    let columns = Columns(score.measured.map { ($0.part, $0.amount, $0.target, $0.points) }, width: width)
    for group in WellnessGroup.allCases {
      line()
      write(group, of: day)
      let measured = score.measured.filter { $0.part.group == group }
      for one in measured {
        write(one.part, one.amount, one.target, one.points, columns)
        if tellsReasons { reasons(of: one.part, one.target) }
      }
    }
  }

  /// What it comes to, and what that rests on.
  private mutating func lead(_ facts: [String]) {
    let rest = facts.dropFirst().map { " · " + $0 }.joined()
    guard let first = facts.first, (first + rest).displayWidth <= width else { return parts(facts) }
    line(style.paint(first, .bold) + rest)
  }

  /// The name of a group with its points.
  private mutating func write(_ group: WellnessGroup, of day: WellnessReport.Day) {
    let known = day.score.measured.filter { $0.part.group == group }.reduce(0) { $0 + $1.part.weight }
    let words: String
    if known == 0 {
      words = "nothing measured"
    } else if day.isSoFar {
      words = "so far"
    } else if let points = day.score.points(of: group) {
      let whole = "\(oneDigit(points)) of \(Int(group.weight))"
      words = known < group.weight ? "\(whole), from the \(Int(known)) points measured" : whole
    } else {
      words = "not counted: \(Int(known)) of \(Int(group.weight)) points measured"
    }
    if group.title.utf8.count + 2 + words.displayWidth <= width {
      line(style.paint(group.title, .bold) + "  " + words)
    } else {
      paragraph(group.title, .bold)
      paragraph(words, indent: 2)
    }
  }

  fileprivate mutating func summary(_ report: WellnessReport) {
    guard let mean = report.mean else {
      return paragraph(report.isEmpty ? "nothing measured" : "not enough data on any day")
    }
    var facts = ["\(mean.total) of 100", "the mean of \(PeriodReport.count(mean.days, "day"))"]
    if mean.otherDays > 0 { facts.append("\(PeriodReport.count(mean.otherDays, "day")) of other parts not counted") }
    lead(facts)
    let missing = WellnessPart.allCases.filter { !mean.parts.contains($0) }
    if !missing.isEmpty { paragraph("Missing on these days: \(missing.map(\.title).joined(separator: ", ")).", .dim) }
  }

  fileprivate mutating func write(_ report: WellnessReport, _ tellsReasons: Bool) {
    if report.isEmpty { return }
    line()
    if report.span.count <= 31 { list(report) } else { listMonths(of: report) }
    let mean = report.meanParts
    guard tellsReasons, let days = report.mean?.days, !mean.isEmpty else { return }
    heading("The mean of \(PeriodReport.count(days, "day")), part by part")
    let columns = Columns(mean, width: width)
    for one in mean {
      write(one.part, one.amount, one.target, one.points, columns)
      reasons(of: one.part, one.target)
    }
  }

  /// A line a day.
  private mutating func list(_ report: WellnessReport) {
    let comparable = Set(report.comparable.map(\.date))
    let names = report.days.map { $0.date.short(in: report.today.year) }
    let column = names.map(\.displayWidth).max() ?? 0
    for (day, name) in zip(report.days, names) {
      let score = day.score
      let lead = "  \(padded(name, to: column))  \(aligned(day.total.map(String.init) ?? "–", to: 3))"
      var facts: [String] = []
      if score.measured.isEmpty {
        facts.append("nothing measured")
      } else {
        facts.append("\(score.coverage) points measured")
        if score.coverage < 100 { facts.append("\(score.bounds.low)–\(score.bounds.high)") }
        if day.isSoFar {
          facts.append("so far")
        } else if day.total == nil {
          facts.append("not enough data")
        } else if !comparable.contains(day.date) {
          facts.append("other parts")
        }
      }
      hanging(lead + "  ", facts)
    }
    if report.days.contains(where: { 1..<100 ~= $0.score.coverage }) {
      paragraph("Behind a score: how many of its 100 points were measured, and between which it would lie if all were.", .dim, indent: 2)
    }
  }

  /// A line a month.
  private mutating func listMonths(of report: WellnessReport) {
    var months: [(start: CalendarDay, scores: [WellnessScore])] = []
    for day in report.days {
      if months.last?.start != day.date.startOfMonth { months.append((day.date.startOfMonth, [])) }
      if !day.isSoFar { months[months.count - 1].scores.append(day.score) }
    }
    let names = months.map { "\($0.start.monthOfYear.shortName) \($0.start.year)" }
    for (month, name) in zip(months, names) {
      let mean = WellnessMean(of: month.scores)
      let lead = "  \(padded(name, to: 8))  \(aligned(mean.map { String($0.total) } ?? "–", to: 3))"
      guard let mean else {
        hanging(lead + "  ", [month.scores.allSatisfy(\.measured.isEmpty) ? "nothing measured" : "not enough data"])
        continue
      }
      var facts = ["the mean of \(PeriodReport.count(mean.days, "day"))"]
      if mean.otherDays > 0 { facts.append("\(PeriodReport.count(mean.otherDays, "day")) of other parts") }
      if mean.parts != report.mean?.parts { facts.append("other parts than most days") }
      hanging(lead + "  ", facts)
    }
  }

  /// A lead, and facts that are broken under one another.
  private mutating func hanging(_ lead: String, _ facts: [String]) {
    for (index, row) in wrapped(facts.joined(separator: " · "), width: width - lead.displayWidth).enumerated() {
      line((index == 0 ? lead : String(repeating: " ", count: lead.displayWidth)) + row)
    }
  }

  private mutating func write(_ part: WellnessPart, _ amount: Double, _ target: Double, _ points: Double, _ columns: Columns) {
    let goal = part.words(ofTarget: target)
    let scored = "\(oneDigit(points)) of \(Int(part.weight))"
    if !columns.hasPoints {
      line("  \(padded(part.title, to: columns.title))  \(part.words(amount))")
      return parts([scored, "target \(goal)"], .dim, indent: 4)
    }
    var row: TerminalText = "  \(padded(part.title, to: columns.title))  \(aligned(part.words(amount), to: columns.amount))  "
    if columns.hasTargets { row += style.paint(padded((columns.namesTargets ? "target " : "") + goal, to: columns.target), .dim) + "  " }
    row += TerminalText(aligned(scored, to: columns.points))
    if columns.hasBars {
      let tenths = max(0, min(10, Int(flooring: points / part.weight * 10 + 0.5)))
      row += "  " + String(repeating: "█", count: tenths) + style.paint(String(repeating: "░", count: 10 - tenths), .dim)
    }
    line(row)
    if !columns.hasTargets { paragraph("target \(goal)", .dim, indent: 4) }
  }

  private mutating func reasons(of part: WellnessPart, _ target: Double) {
    let own = target == part.standardTarget ? "" : "Your own target, wellness.\(part.rawValue). "
    let words = "\(own)Basis: \(part.basis).".split(separator: " ").map(String.init)
    parts(part.bends(target: target) + words, between: " ", .dim, indent: 4)
  }

  fileprivate mutating func preference(_ tellsReasons: Bool) {
    line()
    if tellsReasons { paragraph("Between two amounts, the share of the points goes straight from one to the other.", .dim) }
    let words = tellsReasons ? "\(WellnessReport.preference): \(WellnessReport.preferenceGrounds)" : "\(WellnessReport.preference)."
    paragraph(words, .dim)
  }
}

/// How wide the columns of parts are, and which of them have room.
private struct Columns {
  let title, amount, target, points: Int
  let hasPoints, hasTargets, namesTargets, hasBars: Bool

  init(_ parts: [(part: WellnessPart, amount: Double, target: Double, points: Double)], width: Int) {
    title = parts.map(\.part.title.displayWidth).max() ?? 0
    amount = parts.map { $0.part.words($0.amount).displayWidth }.max() ?? 0
    let goal = parts.map { $0.part.words(ofTarget: $0.target).displayWidth }.max() ?? 0
    points = parts.map { "\(oneDigit($0.points)) of \(Int($0.part.weight))".displayWidth }.max() ?? 0
    let bare = 2 + title + 2 + amount + 2 + points
    hasPoints = bare <= width
    hasTargets = bare + 2 + goal <= width
    hasBars = hasTargets && bare + 2 + goal + 2 + 10 <= width
    namesTargets = hasBars && bare + 2 + 7 + goal + 2 + 10 <= width
    target = goal + (namesTargets ? 7 : 0)
  }
}
