// What the calendar has instead, as languages tell it.

public import JournalDates
public import JournalText

extension Wording {
  public init(_ flaw: CalendarFlaw) {
    let english = flaw.description
    switch flaw {
    case .counted(let what):
      self.init(english, ["what": .text(what == .plainDays ? "days" : what.rawValue), "first": .text(what.first)], name: "calendar.counted")
    case .fourQuarters: self.init(english, name: "calendar.fourQuarters")
    case .twelveMonths: self.init(english, name: "calendar.twelveMonths")
    case .mostWeeks: self.init(english, name: "calendar.mostWeeks")
    case .weeks(let year, let count):
      self.init(english, ["year": .text("\(year)"), "count": .number(count)], name: "calendar.weeks")
    case .days(let month, let year, let count, let isMost):
      self.init(
        english,
        ["month": .wording(Wording(month)), "year": .optional(year), "count": .number(count), "most": .text(isMost ? "yes" : "no")],
        name: "calendar.days")
    case .dayOrMonth(let days): self.init(english, ["days": .list(days, .or)], name: "calendar.dayOrMonth")
    case .dayOrMonthOfYear(let days): self.init(english, ["days": .quoted(days.map(\.written), .or)], name: "calendar.dayOrMonthOfYear")
    case .backwards(let other): self.init(english, ["days": .text(other)], name: "calendar.backwards")
    }
  }

  /// The name of a month.
  public init(_ month: Month) { self.init(month.name, area: "dates", name: "\(month)") }
}

extension Wording.Value {
  /// What the calendar has instead of a text; for the choice `none`, that this is not what is wrong with it.
  public static func flaw(of text: String) -> Self { .optional(Period.issue(of: text).map { Wording($0) }) }
}
