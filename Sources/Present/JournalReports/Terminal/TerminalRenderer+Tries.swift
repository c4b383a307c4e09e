// Tries on a terminal: what is open first, what became of the others below.

public import Documents
import JournalDates
import JournalInsights
import JournalModel

extension TerminalRenderer {
  /// The lines, each ending with a line feed; none where there is nothing to tell.
  public func render(_ report: TriesReport) -> TerminalText {
    var page = page
    if report.tries.isEmpty {
      page.privateEntries(report.privateEntries)
      return page.text
    }
    page.paragraph("Tries", .bold)
    page.parts(report.counts, .dim)
    page.privateEntries(report.privateEntries)
    for outcome in TriesReport.order {
      let tries = report.tries(outcome)
      if tries.isEmpty { continue }
      page.group(outcome.rawValue.prefix(1).uppercased() + outcome.rawValue.dropFirst(), .attempt)
      for one in tries { page.item("\(outcome.box) ", one.item.text, known: report.known(of: one), details: one.words) }
    }
    return page.text
  }
}

extension TerminalPage {
  /// Which private days are among those that are shown.
  mutating func privateDays(_ days: [CalendarDay]) {
    if days.isEmpty { return }
    paragraph("(private): \(days.map { "\($0.day) \($0.monthOfYear.shortName)" }.joined(separator: ", ")).", .dim, indent: 2)
  }

  /// That something is kept out, where it is.
  mutating func privateEntries(_ count: Int) {
    if count > 0 { paragraph(PeriodReport.count(count, "private entry", "private entries") + " not shown.", .dim) }
  }
}

extension TriesReport {
  /// What is known of a Try besides its text and the outcome in words.
  func known(of one: ReviewLedger.Try) -> [String] {
    let names = one.place.names(id: one.item.id, on: today)
    var known = Array(names.dropLast())
    if !one.outcome.isSettled, let end = one.place.span?.end, let age = age(from: end, to: self.today) { known.append(age) }
    if one.isSettledByOwnBox {
      known.append("\(one.outcome.rawValue) by its own box")
    } else if let place = one.judgedIn {
      known.append("\(one.outcome.rawValue) in \(ReviewProposal.label(of: place, in: DaySpan(today)))")
    }
    if one.outcome == .open, one.offered > 0 { known.append("offered in \(PeriodReport.count(one.offered, "Review"))") }
    return known + names.suffix(1)
  }
}

extension ReviewLedger.Place {
  /// Where an item stands and what commands call it: `W46`, `^t-5e6f`, or its line where it has no id: `2026-W46#24`.
  func names(id: String?, on today: CalendarDay) -> [String] {
    id.map { [ReviewProposal.label(of: self, in: DaySpan(today)), "^\($0)"] } ?? ["\(slug)#\(line)"]
  }
}

/// How long ago a day was, in the largest unit that tells it well; nil for less than a week.
func age(from day: CalendarDay, to today: CalendarDay) -> String? {
  switch day.days(until: today) {
  case ..<7: nil
  case let days where days < 63: "\(PeriodReport.count(days / 7, "week")) old"
  case let days where days < 730: "\(PeriodReport.count(days / 30, "month")) old"
  case let days: "\(PeriodReport.count(days / 365, "year")) old"
  }
}

extension TryOutcome {
  /// The box that says so.
  var box: String {
    switch self {
    case .open: BoxSign.open.box
    case .adopted: BoxSign.done.box
    case .partly: BoxSign.partly.box
    case .dropped: BoxSign.dropped.box
    }
  }
}
