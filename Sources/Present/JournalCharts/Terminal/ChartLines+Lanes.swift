// Spans and events in cells.

import JournalDates
import JournalLanguage
import JournalText

extension ChartLines {
  mutating func add(_ lanes: Lanes) {
    // Of nothing there are no days.
    if lanes.isOfNothing { return }
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
      let name = NameLines.lines(of: lane.name, room: Double(names - 2), most: 2) { Double($0.displayWidth) }
      let note = notes == 0 ? [] : [Run(text: "  " + lane.note.onOneLine, ink: .quiet)]
      add(line: [Run(text: Self.padded(name.first ?? "", names), ink: .text)] + canvas.runs(row: 0) + note)
      // What had no room: the rest of the name, and below the lane how it stands.
      let below = notes == 0 ? Self.cut(lane.note, columns) : ""
      if name.count > 1 || !below.isEmpty {
        add(line: [Run(text: Self.padded(name.count > 1 ? name[1] : "", names), ink: .text), Run(text: below, ink: .quiet)])
      }
    }
  }
}
