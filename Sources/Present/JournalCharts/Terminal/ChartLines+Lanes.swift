// Spans and events in cells.

import JournalDates
import JournalLanguage
import JournalText

extension ChartLines {
  mutating func add(_ lanes: Lanes) {
    let names = min(width * 2 / 5, (lanes.lanes.map(\.name.onOneLine.displayWidth).max() ?? 0) + 2)
    // Words at the end of a lane give way to the lane.
    let widest = (lanes.lanes.map(\.note.onOneLine.displayWidth).max() ?? 0) + 2
    let notes = widest > 2 && width - names - widest >= 24 ? widest : 0
    let columns = max(8, width - names - notes)
    let count = Double(lanes.span.count)
    func column(_ day: CalendarDay, _ share: Double) -> Int {
      let place = (Double(lanes.span.start.days(until: day)) + share) / count * Double(columns)
      return max(0, min(columns - 1, Int(clamping: place.rounded(.down))))
    }
    let ticks = DayTicks(lanes.span, room: columns, in: lanes.say)
    add(words: ticks.ticks.map { (column($0.day, 0), $0.words) }.filter { $0.0 + $0.1.displayWidth <= columns }, after: names)
    for lane in lanes.lanes {
      var canvas = ChartCanvas(columns: columns, rows: 1)
      for bar in lane.bars {
        let isPlain = bar.share == nil
        let (from, to) = (column(bar.span.start, isPlain ? 0.5 : 0), column(bar.span.end, isPlain ? 0.5 : 0.99))
        for place in from...max(from, to) {
          let isFull = bar.share.map { Double(place - from) < $0 * Double(to - from + 1) }
          let sign = isFull.map { $0 ? "█" : "░" } ?? "─"
          canvas.put(sign, isFull == false ? .quiet : bar.ink, column: place, row: 0)
        }
      }
      if let today = lanes.today { canvas.putBehind("┊", .quiet, column: column(today, 0.5), row: 0) }
      for mark in lane.marks where lanes.span.contains(mark.day) {
        canvas.put(mark.shape.sign(mark.fill), mark.ink, column: column(mark.day, 0.5), row: 0)
      }
      let name = Run(text: Self.padded(Self.cut(lane.name, names - 2), names), ink: .text)
      let note = notes == 0 ? [] : [Run(text: "  " + lane.note.onOneLine, ink: .quiet)]
      add(line: [name] + canvas.runs(row: 0) + note)
      if notes == 0, !lane.note.isEmpty {
        add(line: [Run(text: "  " + Self.cut(lane.note, width - 2), ink: .quiet)])
      }
    }
  }
}
