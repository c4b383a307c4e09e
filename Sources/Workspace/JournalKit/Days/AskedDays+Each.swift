// Spans of days of which something is told of each: ‘no alcohol mon-fri’.

public import JournalDates

extension AskedDays {
  /// The days of a span of two weeks at most that ends words, each by itself. Nil where none does that is over: ‘this week’ may be what is wanted.
  public static func eachDay(atEndOf words: [String], on today: CalendarDay, in tongues: Set<DayTongue>) throws(WorkspaceError) -> (others: [String], days: [AskedDays])? {
    guard let last = words.last else { return nil }
    let ends = last.split(separator: "-").map { String($0) }
    let isOfWeek = ends.count == 2 && ends.allSatisfy { $0.allSatisfy(\.isLetter) && PeriodText(said: $0, in: tongues)?.isOfOneDay == true }
    let said: [String] = isOfWeek ? Array(words.dropLast()) + [ends.joined(separator: "..")] : words
    guard let (others, asked, _) = atEnd(of: said, after: ["on", "for", "from"], in: tongues), !asked.isOneDay else { return nil }
    let span = try asked.days(on: today).span
    let count = span.start.days(until: span.end) + 1
    guard (2...14).contains(count), span.end <= today else { return nil }
    return (others, (0..<count).compactMap { named(["\(span.start.advanced(by: $0))"], leaning: .past) })
  }
}
