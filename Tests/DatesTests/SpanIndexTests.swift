// Spans are found by their days as if each were looked at.

import JournalDates
import JournalTestSupport
import Testing

@Suite struct SpanIndexTests {
  private static func span(_ generator: inout SeededGenerator, within days: Int) -> DaySpan {
    // Both ends of time are among them.
    let first = [CalendarDay.earliest, CalendarDay("2026-11-20") ?? .earliest, CalendarDay.latest.advanced(by: -2 * days)][
      Int.random(in: 0..<3, using: &generator)]
    let start = first.advanced(by: Int.random(in: 0..<days, using: &generator))
    return DaySpan(spanning: start, start.advanced(by: Int.random(in: 0..<days, using: &generator)))
  }

  @Test(arguments: 0..<200) func theSameAsLookingAtEach(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let days = [3, 30, 400][Int.random(in: 0..<3, using: &generator)]
    let spans = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in Self.span(&generator, within: days) }
    let index = SpanIndex(spans)
    for _ in 0..<10 {
      let asked = Self.span(&generator, within: days)
      let (odd, limit) = (Bool.random(using: &generator), Int.random(in: 0..<8, using: &generator))
      let known = spans.indices.filter { spans[$0].overlaps(asked) && (!odd || $0 % 2 == 1) }.sorted {
        (spans[$0].start, $0) < (spans[$1].start, $1)
      }
      #expect(index.overlapping(asked, limit: limit) { !odd || $0 % 2 == 1 } == Array(known.prefix(limit)))
    }
  }

  /// Of many spans in a row a question looks at few.
  @Test func aQuestionLooksAtFewOfMany() {
    let spans = (0..<10_000).map { DaySpan(CalendarDay.earliest.advanced(by: 2 * $0)) }
    let index = SpanIndex(spans)
    var looks = 0
    for span in spans {
      _ = index.overlapping(span, limit: 20) { _ in
        looks += 1
        return true
      }
    }
    #expect(looks == spans.count)
  }
}
