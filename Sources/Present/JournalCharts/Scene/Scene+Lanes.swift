// Spans and events with their places.

import JournalText
import JournalModel
import JournalDates
import JournalLanguage

extension Scene {
  mutating func add(_ lanes: Lanes, from left: Double, to right: Double) {
    if lanes.isOfNothing { return }
    let whole = right - left
    let widest = lanes.lanes.reduce(0.0) { max($0, Self.width(of: $1.name, Self.usual)) } + 14
    // A word is not torn where a little more room keeps it whole.
    let longest = lanes.lanes.flatMap { $0.name.onOneLine.split(separator: " ") }.reduce(0.0) { max($0, Self.width(of: String($1), Self.usual)) } + 14
    let names = min(widest, max(whole * 0.4, min(whole * 0.48, longest)))
    let rows = lanes.lanes.map { lane in
      NameLines.lines(of: lane.name, room: names - 14, most: 3) { Self.width(of: String($0), Self.usual) }
    }
    let notes = min(whole * 0.32, lanes.lanes.reduce(0.0) { max($0, Self.width(of: $1.note, Self.small)) } + 14)
    let row = 26.0 + Double((rows.map(\.count).max() ?? 1) - 1) * 13
    let box = Box(left + names, height + 4, whole - names - notes, Double(max(1, lanes.lanes.count)) * row)
    let (first, count) = (lanes.span.start, Double(lanes.span.count))
    func x(_ day: CalendarDay, _ share: Double) -> Double {
      box.x + box.width * max(0, min(1, (Double(first.days(until: day)) + share) / count))
    }
    plots.append(box)
    let ticks = DayTicks(lanes.span, room: Int(clamping: box.width / 7), in: lanes.say)
    for tick in ticks.ticks {
      let place = x(tick.day, ticks.areCentred ? 0.5 : 0)
      shapes.append(.path([Spot(place, box.y), Spot(place, box.foot)], .rule, .thin))
      text(tick.words, Spot(min(place, right - 30), box.foot + 18), ticks.areCentred ? .middle : .start, .quiet, Self.small)
    }
    if let today = lanes.today, today < lanes.span.end {
      shapes.append(.path([Spot(x(today, 1), box.y), Spot(x(today, 1), box.foot)], .quiet, .dashed))
    }
    for (place, lane) in lanes.lanes.enumerated() {
      let y = box.y + (Double(place) + 0.5) * row
      for (line, words) in rows[place].enumerated() {
        let shift = Double(line) * 15 - Double(rows[place].count - 1) * 7.5
        text(words, Spot(left, y + 4 + shift), .start, .text, Self.usual)
      }
      text(Self.shortened(lane.note, width: notes - 10, size: Self.small), Spot(right, y + 4), .end, .quiet, Self.small)
      add(lane, of: lanes, at: y, x)
    }
    height = box.foot + 24
  }

  /// What lasts, and what happened.
  /// - Parameter x: Where a share of a day stands.
  private mutating func add(_ lane: Lanes.Lane, of lanes: Lanes, at y: Double, _ x: (CalendarDay, Double) -> Double) {
    for bar in lane.bars {
      guard let share = bar.share else {
        shapes.append(.path([Spot(x(bar.span.start, 0.5), y), Spot(x(bar.span.end, 0.5), y)], bar.ink, .thick))
        continue
      }
      let (from, to) = (x(bar.span.start, 0), x(bar.span.end, 1))
      shapes.append(.bar(Box(from, y - 5, max(0, to - from), 10), radius: 3, bar.ink, opacity: 0.2, words: ""))
      if share > 0 { shapes.append(.bar(Box(from, y - 5, (to - from) * share, 10), radius: 3, bar.ink, opacity: 1, words: "")) }
    }
    for mark in lane.marks where lanes.span.contains(mark.day) {
      let words = self.words(lanes.say.weekdayAndDate(mark.day), mark.words)
      shapes.append(.mark(mark.shape, mark.fill, Spot(x(mark.day, 0.5), y), radius: 5.5, mark.ink, opacity: 1, words: words))
    }
  }
}
