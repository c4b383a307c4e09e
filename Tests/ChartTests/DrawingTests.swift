// Pictures in every form: readable examples, and laws that hold whatever is drawn.

import CExpat
import Foundation
import JournalDates
import JournalTestSupport
import JournalText
import PlainFormats
import Testing

@testable import JournalCharts

@Suite struct Drawings {
  private let folder = Repository.fixtures.appending(path: "charts")

  @Test func linesAreAsTheyWereLookedAt() throws {
    for (name, chart) in Samples.all {
      for width in [60, 80, 120] {
        let lines = ChartLines(chart, width: width, hasColours: false).text
        if let difference = try Golden(folder.appending(path: "\(name).\(width).txt")).difference(from: lines) {
          Issue.record("\(difference)")
        }
      }
    }
  }

  /// A shape a line, which a person can follow.
  @Test func shapesAreAsTheyWereLookedAt() throws {
    for (name, chart) in Samples.all {
      let svg = SVG(chart, in: .page).text
      if let difference = try Golden(folder.appending(path: "\(name).svg.txt")).difference(from: svg) { Issue.record("\(difference)") }
    }
  }

  /// Names are broken and cut between words, wide letters between any two, and only a word that no line holds inside of it.
  @Test func namesAreCutBetweenWords() {
    func lines(_ name: String, _ room: Double, _ most: Int) -> [String] { NameLines.lines(of: name, room: room, most: most) { Double($0.displayWidth) } }
    #expect(lines("A walk after lunch", 18, 2) == ["A walk after lunch"])
    #expect(lines("A walk after lunch", 10, 2) == ["A walk", "after…"])
    #expect(lines("A walk after lunch", 12, 2) == ["A walk after", "lunch"])
    #expect(lines("A walk, after lunch", 10, 1) == ["A walk…"])
    #expect(lines("一日一回、知らない人に話しかける", 12, 2) == ["一日一回、知", "らない人に…"])
    #expect(lines("Donaudampfschifffahrt", 8, 2) == ["Donaudam", "pfschif…"])
    #expect(lines("", 8, 2) == [])
    for name in ["one two three four five six seven", "木曜日は走る and then read", "👨‍👩‍👧‍👦 family", "مرحبا بالعالم هذا عنوان"] {
      for room in 4...20 {
        for most in 1...3 {
          let lines = lines(name, Double(room), most)
          #expect(lines.count <= most && lines.allSatisfy { $0.displayWidth <= room }, "\(lines) in \(room)")
        }
      }
    }
  }

  /// What colours tell, signs tell, too: a year with colours.
  @Test func coloursAreNeverAlone() {
    func signs(_ chart: Chart) -> [String] { ChartLines(chart, width: 80, hasColours: true).text.split(separator: "\n").map(String.init) }
    #expect(signs(Samples.days(.rowsOfMonths)).last == "○ horrible   ◔ bad   ◑ average   ◕ good   ● great")
    #expect(signs(Samples.days(.rowsOfWeekdays)).last == "● done   ◐ partly")
  }

  /// Each of five steps has a sign of its own, whatever the shape.
  @Test func noTwoStepsHaveTheSameSign() {
    for shape in ChartShape.allCases {
      let signs = (1...5).map { shape.sign(.full, share: Double($0) / 5) }
      #expect(Set(signs).count == 5 && signs.allSatisfy { $0.displayWidth == 1 }, "\(shape): \(signs)")
    }
  }

  /// The same of a file and of a page: in one colour five steps are five marks, as large as each other.
  @Test(arguments: [ChartShape.circle, .square, .diamond, .rounded]) func noTwoStepsHaveTheSameMark(shape: ChartShape) {
    for home in [SVG.Home.page, .narrowPage, .file(light: Self.colours(false), dark: Self.colours(true))] {
      let marks = (1...5).map { step in
        let key = ChartKey("mood", .text, .letter("x", shape, share: Double(step) / 5))
        return SVG(Chart("Mood", "", Samples.nothing.figure, keys: [key]), in: home).text
      }
      #expect(Set(marks).count == 5)
    }
    let scene = Scene(Samples.days(.rowsOfMonths), hasTitle: false)
    let sizes = scene.shapes.compactMap { mark -> Double? in
      if case .mark(_, _, _, let radius, .mood, _, _) = mark, radius > 6 { radius } else { nil }
    }
    #expect(Set(sizes).count == 1)
  }

  /// Pictures of the person’s choice stand on days and beside what they mean, where there is room for them.
  @Test(arguments: [DayGrid.Form.rowsOfMonths, .rowsOfWeekdays, .months]) func daysAreIconsWhereAPersonWantsThem(form: DayGrid.Form) {
    var chart = Samples.days(form)
    guard case .days(var grid) = chart.figure else { return }
    for day in grid.days.keys { grid.days[day]?.icon = "🙂" }
    chart.figure = .days(grid)
    for place in chart.keys.indices { chart.keys[place].icon = "🙂" }
    func icons(_ width: Double) -> Int {
      Scene(chart, width: width, hasTitle: false).shapes.count { if case .icon = $0 { true } else { false } }
    }
    #expect(icons(720) == grid.days.count + chart.keys.count)
    // A year on a telephone has none.
    if form == .rowsOfMonths { #expect(icons(320) == 0) }
  }

  @Test func theTableHasEveryNumber() {
    let table = Samples.line.tables[0]
    #expect(table.columns == ["Day", "Sleep"])
    #expect(table.rows.count == 36)
    #expect(table.rows[0].map(\.value).first == "2026-10-12")
    #expect(Samples.stack.tables[0].columns == ["Day", "Sleep", "Activity", "Balance"])
    #expect(Samples.panels.tables.map(\.title) == ["Steps", "Sleep", "Mood"])
    #expect(Samples.tries.tables[0].rows.count == 5)
    #expect(Samples.nothing.tables[0].rows.isEmpty)
  }

  @Test func anyPictureIsDrawnInEveryForm() {
    for seed in 0..<120 {
      var random = SeededGenerator(seed: UInt64(seed))
      let chart = RandomChart(&random).chart
      for home in [SVG.Home.page, .narrowPage, .file(light: Self.colours(false), dark: Self.colours(true))] {
        let svg = SVG(chart, in: home, width: random.pick([280, 360, 720, 1200]))
        if let error = xmlError(svg.text) { Issue.record("seed \(seed): \(error)") }
      }
      for width in [20, 36, 60, 80, 200] {
        let lines = ChartLines(chart, width: width, hasColours: random.chance(50))
        for line in lines.lines {
          let text = line.map(\.text).joined()
          if text.displayWidth > max(36, width) { Issue.record("seed \(seed): \(text.displayWidth) columns of \(width): \(text)") }
          if text != text.onOneLine { Issue.record("seed \(seed): steers: \(text.debugDescription)") }
        }
      }
      for table in chart.tables where table.rows.contains(where: { $0.count != table.columns.count }) {
        Issue.record("seed \(seed): a row has no cell for each column")
      }
      checkMarks(chart, seed)
    }
  }

  /// Every mark lies in a plot, and every number is one.
  private func checkMarks(_ chart: Chart, _ seed: Int) {
    for width in [280.0, 720] {
      let scene = Scene(chart, width: width, hasTitle: seed % 2 == 0)
      func isInside(_ x: Double, _ y: Double) -> Bool {
        scene.plots.contains { box in
          x >= box.x - 0.6 && x <= box.right + 0.6 && y >= box.y - 0.6 && y <= box.foot + 0.6
        }
      }
      for shape in scene.shapes {
        let spots: [(Double, Double)] =
          switch shape {
          case .path(let spots, _, _), .area(let spots, _, _): spots.map { ($0.x, $0.y) }
          case .bar(let box, _, _, _, _): [(box.x, box.y), (box.right, box.foot)]
          case .mark(_, _, let spot, _, _, _, _), .icon(_, let spot, _, _): [(spot.x, spot.y)]
          case .text: []
          }
        if let spot = spots.first(where: { !isInside($0.0, $0.1) }) {
          Issue.record("seed \(seed): \(spot) is outside of \(scene.plots.prefix(3)): \("\(shape)".prefix(120))")
          break
        }
        if case .text(let words, let spot, _, _, _, _) = shape, !spot.x.isFinite || !spot.y.isFinite || spot.x < -1 || spot.x > width + 1 {
          Issue.record("seed \(seed): ‘\(words.prefix(20))’ stands at \(spot)")
          break
        }
      }
      #expect(scene.height.isFinite && scene.height < 100_000)
    }
  }

  @Test func whatIsWrittenIsNoMarkup() {
    let name = "</script><b>&\"'\u{7}\u{FFFF}]]>"
    let chart = Chart(
      name, name, .plot(Plot(.names([name]), named: name, .count(), [.bars(Series(name, [ChartPoint(0, 1, 3, name: name, words: name)]))])))
    let svg = SVG(chart, in: .page).text
    #expect(!svg.contains("<b>") && !svg.contains("</script>") && !svg.contains("\u{7}"))
    #expect(xmlError(svg) == nil)
  }

  private static func colours(_ isDark: Bool) -> ChartColours {
    ChartColours(
      isDark: isDark, moods: [1, 2, 3, 4, 5], amounts: [1, 2, 3, 4, 5], good: 0x12701F, warning: 0x7A4800, bad: 0xA81C14)
  }
}

/// What Expat says is wrong; nil for XML that is well formed.
func xmlError(_ text: String) -> String? {
  guard let parser = XML_ParserCreate("UTF-8") else { return "no parser" }
  defer { XML_ParserFree(parser) }
  let bytes = Array(text.utf8)
  let status = bytes.withUnsafeBufferPointer { buffer in
    buffer.baseAddress.map { base in
      base.withMemoryRebound(to: CChar.self, capacity: buffer.count) { XML_Parse(parser, $0, Int32(buffer.count), 1) }
    }
  }
  if status == XML_STATUS_OK { return nil }
  return "line \(XML_GetCurrentLineNumber(parser)): error \(XML_GetErrorCode(parser).rawValue)"
}

/// A picture of anything.
private struct RandomChart {
  let chart: Chart

  private static let names = [
    "Sleep", "", String(repeating: "very long ", count: 30), "עברית ועוד", "日本語の長い名前がここにある", "🏃🏽‍♀️🎹", "</script>", "a\u{1B}[31mb\u{7}\n",
    "]]>&amp;",
    "``` fence", String(repeating: "x", count: 300),
  ]
  private static let extremes = [0, -0.0, 1e-300, -1e-300, 1e300, -1e300, Double.greatestFiniteMagnitude, 1e18, 3, -3, 0.1, 1440, 86_400]

  init(_ random: inout SeededGenerator) {
    let depth = random.chance(10)
    let charts = (0..<(depth ? Int.random(in: 0...4, using: &random) : 1)).map { _ in Self.one(&random) }
    chart = depth ? Chart(panels: charts) : charts[0]
  }

  private static func one(_ random: inout SeededGenerator) -> Chart {
    let first = CalendarDay(clampingOrdinal: Int.random(in: -719_162...2_932_896, using: &random))
    let length = random.pick([1, 2, 7, 40, 366, 5000, 800_000])
    let span = DaySpan(spanning: first, first.advanced(by: length - 1))
    let name = random.pick(names)
    let figure: Figure =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .days(grid(span, &random))
      case 1: .lanes(lanes(span, &random))
      default: .plot(plot(span, &random))
      }
    return Chart(name, random.pick(names), figure)
  }

  private static func number(_ random: inout SeededGenerator, _ isWild: Bool) -> Double {
    isWild ? random.pick(extremes) : Double.random(in: 0...random.pick([1, 100, 20_000]), using: &random)
  }

  private static func plot(_ span: DaySpan, _ random: inout SeededGenerator) -> Plot {
    let isWild = random.chance(40)
    let units: [ChartUnit] = [.count(), .count("km"), .minutes, .clock, .levels(["a", "b", "c"])]
    let kind = Int.random(in: 0..<3, using: &random)
    let across: Plot.Across =
      kind == 0
      ? .days(span) : kind == 1 ? .names((0..<random.pick([1, 7, 40])).map { _ in random.pick(names) }) : .numbers(random.pick(units))
    func points() -> [ChartPoint] {
      (0..<random.pick([0, 1, 2, 30, 200])).map { place in
        let from =
          switch across {
          case .days: Double(span.start.ordinal) + Double(Int.random(in: 0..<span.count, using: &random))
          case .names: Double(place)
          case .numbers: number(&random, isWild)
          }
        let low = random.chance(30) ? number(&random, isWild) : nil
        return ChartPoint(
          from, from + random.pick([0, 1, 7]), number(&random, isWild), low: low, name: "\(place)", words: random.pick(names),
          fill: random.pick([.full, .part, .hollow]))
      }.sorted { $0.from < $1.from }
    }
    func series() -> Series {
      Series(
        random.pick(names), .series(Int.random(in: -2...9, using: &random)), random.pick(ChartShape.allCases), points(),
        ending: random.pick(names))
    }
    let layers = (0..<Int.random(in: 0...4, using: &random)).map { _ -> Plot.Layer in
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return .dots(series())
      case 1: return .bars(series())
      case 2: return .stack([series(), series(), series()])
      case 3: return .ranges(series())
      case 4:
        let ends = [number(&random, isWild), number(&random, isWild)].sorted()
        return .band(ends[0]...ends[1])
      case 5: return .level(number(&random, isWild), random.pick(names))
      case 6:
        return .area(
          (0..<4).map { _ in Plot.Corner(Double(span.start.ordinal) + number(&random, isWild), number(&random, isWild)) }, .series(1))
      default: return .line(series(), random.pick([.solid, .dashed, .faint]))
      }
    }
    return Plot(
      across, named: random.pick(names), random.pick(units), bounds: random.chance(20) ? 0...100 : nil,
      today: random.chance(30) ? span.start : nil, isDownward: random.chance(20), layers)
  }

  private static func grid(_ span: DaySpan, _ random: inout SeededGenerator) -> DayGrid {
    var days: [CalendarDay: DayGrid.Day] = [:]
    for _ in 0..<random.pick([0, 1, 100]) {
      let day = span.start.advanced(by: Int.random(in: 0..<span.count, using: &random))
      days[day] = DayGrid.Day(
        random.pick([.mood(2), .amount(9), .quiet]), random.pick([.full, .part, .hollow]), share: random.pick([0, 0.5, 1, -3, 1e300]),
        letter: random.pick(["x", " ", "3"]), words: random.pick(names), icon: random.pick([nil, "🙂"]))
    }
    return DayGrid(
      random.pick([.rowsOfMonths, .rowsOfWeekdays, .months]), span, today: span.start.advanced(by: random.pick([0, 20, 4000])),
      weekStart: random.pick(Weekday.allCases), shape: random.pick(ChartShape.allCases), names: ["Day", "Mood"], days)
  }

  private static func lanes(_ span: DaySpan, _ random: inout SeededGenerator) -> Lanes {
    func day() -> CalendarDay { span.start.advanced(by: Int.random(in: -3..<span.count + 3, using: &random)) }
    let lanes = (0..<random.pick([0, 1, 12])).map { _ in
      Lanes.Lane(
        random.pick(names), bars: [Lanes.Bar(DaySpan(spanning: day(), day()), .series(0), share: random.pick([nil, 0, 0.4, 7, -1]))],
        marks: [Lanes.Mark(day(), random.pick(ChartShape.allCases), .full, .good, random.pick(names))], note: random.pick(names))
    }
    return Lanes(span, today: random.chance(50) ? day() : nil, names: ["Try", "Day", "What"], lanes)
  }
}
