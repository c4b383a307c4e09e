// Which days are meant, once it is known which day is today.

extension PeriodText {
  /// Whether the text means the same on every day.
  public var isAbsolute: Bool { Self.isAbsolute(form) }

  /// The days meant by who says it on this day; nil where there are none: `W53` in a year of 52 weeks, or a span whose end stands before
  /// its beginning.
  ///
  /// `fri`, `november`, `spring` and `20 nov` are the nearest there were, or the nearest to come, as the words lean; those of today are both.
  /// `last-fri` is the nearest before today, `next-fri` the nearest after it, `this-fri` that of the week that today is in. `W46`
  /// and `Q4` are those of the year that today is in (for weeks, of today's ISO year), and of the year before where this year has none or has
  /// it more than half a year ahead: in January, `W53` and `Q4` are over. Said of what is to come, a quarter that is over is the one of next year. A week that begins within the next four weeks is that one, though
  /// this year had one of its number: at the end of December, `W01` is about to begin. `+1m` on the 31st is the last day of a shorter month. A
  /// span runs from the first day of what stands before `..` to the last day of what stands after it; days of every year are those that today is
  /// among, where it is. `last 7 days` end today, and `next 7
  /// days` begin tomorrow.
  /// - Parameter lean: Which way words lean that name days again and again.
  public func days(on today: CalendarDay, leaning lean: DayLean = .past) -> NamedDays? { DayReader(today: today, lean: lean).days(form) }

  /// The unit of the period that is meant, longer than a day; nil for days, spans, and seasons.
  public var unit: Period.Unit? {
    guard let someDay = CalendarDay(year: 2000, month: 2, day: 2), let unit = days(on: someDay)?.period?.unit, unit != .day else {
      return nil
    }
    return unit
  }

  /// The days to come that the same words name, where they are nearer than those that were, in another year: ‘1 to 20 december’, said in November. Nil
  /// where the past is nearer, and where the words mean the same on every day.
  public func nearerDays(on today: CalendarDay) -> NamedDays? {
    guard Self.isOfYears(form), let past = days(on: today), past.span.end.year < today.year, let coming = days(on: today, leaning: .future), coming.span.start > today,
      today.days(until: coming.span.start) < past.span.end.days(until: today)
    else { return nil }
    return coming
  }

  private static func isOfYears(_ form: Form) -> Bool {
    switch form {
    case .yearly(_, nil): true
    case .edge(_, let form): isOfYears(form)
    case .span(let first, let last): isOfYears(first) && isOfYears(last)
    default: false
    }
  }

  /// Whether one day is meant.
  public var isOfOneDay: Bool { isDateOfWeekday || CalendarDay(year: 2000, month: 2, day: 2).flatMap { days(on: $0)?.span.count } == 1 }

  /// Whether words name a day that is kept, in any language: `christmas`, `Ostern`.
  public static func isFeast(_ text: some StringProtocol) -> Bool {
    let english = SpokenDays.english(text, in: .all) ?? text.lowercased()
    return ["christmas", "xmas", "easter", "halloween", "new year"].contains { english.hasPrefix($0) }
  }

  /// Whether it is a date with its day of the week, which other years do not have: ‘monday 7 december’.
  private var isDateOfWeekday: Bool { if case .weekdayOfDate = form { true } else { false } }

  /// The period by whose name something that is still to come is called, such as ‘Q1’ or ‘2027-01’; nil where it is none, or of days alone.
  public func periodToCome(on today: CalendarDay) -> Period? {
    guard let period = days(on: today, leaning: .future)?.period, period.unit > .week else { return nil }
    if period.end >= today || isAbsolute { return period }
    return days(on: CalendarDay(year: today.year + 1, month: 6, day: 30) ?? today, leaning: .future)?.period
  }

  /// Whether it is a day that every year has, such as `20 nov`.
  public var isDayOfYear: Bool {
    switch form {
    case .yearly(.day, nil), .weekdayOfDate(_, .yearly): true
    default: false
    }
  }

  private static func isAbsolute(_ form: Form) -> Bool {
    switch form {
    case .absolute: true
    case .edge(_, let form), .weekdayOfDate(_, let form): isAbsolute(form)
    case .span(let first, let last): isAbsolute(first) && isAbsolute(last)
    case .shifted, .neighbour, .weekday, .weekdayOfWeek, .numbered, .yearly, .weekend, .rolling, .dayOfMonth, .since: false
    }
  }
}

/// Forms seen from a day.
private struct DayReader {
  let today: CalendarDay
  let lean: DayLean

  func days(_ form: PeriodText.Form) -> NamedDays? {
    switch form {
    case .absolute(let period): return NamedDays(period)
    case .shifted(let count, let unit): return NamedDays(.day(day(count, unit)))
    case .neighbour(let offset, let unit):
      var period = Period(unit, containing: today)
      for _ in 0..<offset.magnitude { period = offset < 0 ? period.previous : period.next }
      return NamedDays(period)
    case .weekday(let wanted, let side): return NamedDays(.day(weekday(wanted, side)))
    case .weekdayOfWeek(let wanted, let offset): return NamedDays(.day(weekday(wanted, .this).advanced(by: offset * 7)))
    case .weekdayOfDate(let wanted, .dayOfMonth(let number)): return dayOfMonth(number, on: wanted)
    case .weekdayOfDate(let wanted, let form):
      // The nearest there is the way the words lean, else one of these weeks the other way: in another year it is another day of the week.
      let near = [lean, lean == .past ? .future : .past].compactMap { Self(today: today, lean: $0).days(form) }
      return near.enumerated().first { place, days in
        days.span.start.weekday == wanted && (place == 0 || today.days(until: days.span.start).magnitude <= 62)
      }?.element
    case .weekend(let side):
      let saturday = side.map { weekday(.saturday, .this).advanced(by: $0.offset * 7) } ?? weekendNear()
      return NamedDays(DaySpan(spanning: saturday, saturday.advanced(by: 1)))
    case .numbered(.week, let number):
      let current = ISOWeek(containing: today)
      let next = ISOWeek(weekYear: current.weekYear + 1, week: number)
      if number < current.week, let next, today.days(until: next.start) <= 28 { return NamedDays(.week(next)) }
      return numbered(number, from: current.week, of: current.weekYear, halfYear: 26) { year in
        ISOWeek(weekYear: year, week: number).map { .week($0) }
      }
    case .numbered(_, let number):
      if lean == .future { return Period.quarter(number, of: number < today.quarter ? today.year + 1 : today.year).map { NamedDays($0) } }
      return numbered(number, from: (today.month + 2) / 3, of: today.year, halfYear: 2) { Period.quarter(number, of: $0) }
    case .yearly(let yearly, let side): return yearly.days(nearest: today, side, leaning: lean)
    case .rolling(let count, let unit, let side): return rolling(count, unit, side ?? lean)
    case .dayOfMonth(let number): return dayOfMonth(number)
    case .edge(let isLast, let form): return days(form).map { NamedDays(.day(isLast ? $0.span.end : $0.span.start)) }
    case .since(let form): return days(form).flatMap { DaySpan(from: $0.span.start, to: max($0.span.end, today)) }.map { NamedDays($0) }
    case .span(let first, let last): return span(first, last)
    }
  }

  private func weekday(_ wanted: Weekday, _ side: PeriodText.Neighbour?) -> CalendarDay {
    let ahead = (wanted.rawValue - today.weekday.rawValue + 7) % 7
    switch side {
    case .this: return today.advanced(by: wanted.rawValue - today.weekday.rawValue)
    case .next: return today.advanced(by: ahead == 0 ? 7 : ahead)
    case .last: return today.advanced(by: ahead - 7)
    case nil: return today.advanced(by: lean == .future || ahead == 0 ? ahead : ahead - 7)
    }
  }

  /// The Saturday of the weekend that today is in, or of the nearest one.
  private func weekendNear() -> CalendarDay {
    today.weekday == .sunday ? today.advanced(by: -1) : weekday(.saturday, nil)
  }

  /// From one to the other; what leans, and would stand after the end, is the one before it: `march to may`, said in April.
  private func span(_ first: PeriodText.Form, _ last: PeriodText.Form) -> NamedDays? {
    if let span = spanOfToday(first, last) { return NamedDays(span) }
    guard let start = days(first)?.span.start, let end = days(last)?.span.end else { return nil }
    if let span = DaySpan(from: start, to: end) { return NamedDays(span) }
    // ‘10 nov to 20 nov’, said on the 15th of what is ahead, has begun.
    if lean == .future, first.isOfCalendar, last.isOfCalendar, let begun = Self(today: end, lean: .past).days(first)?.span.start, begun <= today,
      end >= today, begun.days(until: end) <= 92
    {
      return DaySpan(from: begun, to: end).map { NamedDays($0) }
    }
    // What means one day alone, as `tomorrow`, is no other one seen from there.
    guard lean == .past ? first.leans : last.leans else { return nil }
    let near = Self(today: lean == .past ? end : start, lean: lean)
    let found =
      lean == .past
      ? near.days(first).flatMap { DaySpan(from: $0.span.start, to: end) }
      : near.days(last).flatMap { DaySpan(from: start, to: $0.span.end) }
    return found.map { NamedDays($0) }
  }

  /// The days of every year that today is among, though their end lies ahead: ‘1 september to 20 december’, said in November, is no span of last year. Nil
  /// where they have none such, and where nearly a year of them is still to come.
  private func spanOfToday(_ first: PeriodText.Form, _ last: PeriodText.Form) -> DaySpan? {
    guard lean == .past, first != last, first.isOfCalendar, last.isOfCalendar, let start = days(first)?.span.start,
      let end = Self(today: start, lean: .future).days(last)?.span.end, end >= today, today.days(until: end) <= 335
    else { return nil }
    return DaySpan(from: start, to: end)
  }

  private func rolling(_ count: Int, _ unit: Period.Unit, _ lean: DayLean) -> NamedDays {
    let other = day(lean == .past ? -count : count, unit)
    return NamedDays(
      lean == .past ? DaySpan(spanning: min(other.advanced(by: 1), today), today) : DaySpan(spanning: today.advanced(by: 1), other))
  }

  /// The nearest day of that number, and of that day of the week, there is the way the words lean, else the other way.
  private func dayOfMonth(_ number: Int, on wanted: Weekday? = nil) -> NamedDays? {
    let here = today.year * 12 + today.month - 1
    let all = (here - 3...here + 3).compactMap { CalendarDay(year: $0 / 12, month: $0 % 12 + 1, day: number) }.filter { wanted == nil || $0.weekday == wanted }
    let (past, next) = (all.last { $0 <= today }, all.first { $0 >= today })
    return (lean == .past ? past ?? next : next ?? past).map { NamedDays(.day($0)) }
  }

  /// The one of this number that a person means: this year's, or last year's where this year has none or has it far ahead.
  private func numbered(_ number: Int, from current: Int, of year: Int, halfYear: Int, _ period: (Int) -> Period?) -> NamedDays? {
    let (this, last) = (period(year), period(year - 1))
    return (number - current > halfYear ? last ?? this : this ?? last).map { NamedDays($0) }
  }

  /// The count has at most six digits, so no product overflows; days stop at the ends of the calendar.
  private func day(_ count: Int, _ unit: Period.Unit) -> CalendarDay {
    switch unit {
    case .day: today.advanced(by: count)
    case .week: today.advanced(by: count * 7)
    case .month: today.advanced(byMonths: count)
    case .quarter: today.advanced(byMonths: count * 3)
    case .year: today.advanced(byMonths: count * 12)
    }
  }
}

extension PeriodText.Form {
  /// Whether it names a day of a month or of a year, with neither of them said.
  fileprivate var isOfCalendar: Bool {
    switch self {
    case .yearly(_, nil), .dayOfMonth: true
    case .edge(_, let form): form.isOfCalendar
    default: false
    }
  }

  /// Whether it names days that come again and again.
  fileprivate var leans: Bool {
    switch self {
    case .weekday(_, nil), .yearly(_, nil), .weekend(nil), .dayOfMonth, .numbered: true
    case .edge(_, let form): form.leans
    default: false
    }
  }
}
