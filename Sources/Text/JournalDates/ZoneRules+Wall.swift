// From what a clock on the wall shows to the moment that is meant.

extension ZoneRules {
  /// The moment at which the clock shows a time of a day, in seconds since 1970. What it shows twice is meant the first time; what it passes over
  /// is as long after the change as it would have been.
  public func unixTime(of day: CalendarDay, _ time: TimeOfDay) -> Int {
    let shown = Int(day.ordinal) * 86_400 + time.minutes * 60
    // Clocks are not changed twice within two days.
    let (before, after) = (offset(atUnixTime: Int64(shown - 86_400)), offset(atUnixTime: Int64(shown + 86_400)))
    if offset(atUnixTime: Int64(shown - before)) != before, offset(atUnixTime: Int64(shown - after)) == after { return shown - after }
    return shown - before
  }

  /// How many minutes the night has that ends on a day: from one time on the wall to another, which is of the day before where it is later. Where
  /// clocks are changed in between, that is an hour more or less than they show.
  public func minutes(ofNightEndingOn day: CalendarDay, from start: TimeOfDay, to end: TimeOfDay) -> Int {
    let first = start.minutes % 1440 < end.minutes % 1440 ? day : day.advanced(by: -1)
    guard let start = TimeOfDay(minutes: start.minutes % 1440), let end = TimeOfDay(minutes: end.minutes % 1440) else { return 0 }
    return (unixTime(of: day, end) - unixTime(of: first, start)) / 60
  }
}
