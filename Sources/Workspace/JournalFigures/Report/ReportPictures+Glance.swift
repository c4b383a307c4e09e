// The top of a page: what kind of days these were.

import Documents
import JournalDates
import JournalInsights
import JournalLanguage
import JournalModel
import JournalReports
import JournalText

extension ReportPictures {
  func glance() throws -> [Block] {
    let lead = [moodSentence, stretchSentence, changeSentence].filter { !$0.isEmpty }
    let tiles = try measuredTiles() + practiceTiles()
    return lead.isEmpty && tiles.isEmpty ? [] : [.space, .tiles(Tiles(say(.list(lead, .sentences)), tiles))]
  }

  // MARK: The sentence

  private var moodSentence: String {
    let all = report.days.compactMap(\.mood)
    guard let first = all.first else { return "" }
    if span.count == 1 { return say(ReportPageText.leadOne, ["mood": .text(say.name(of: first, labels))]) }
    let counts = Mood.allCases.map { mood in all.count { $0 == mood } }
    let levels = Mood.allCases.reversed().filter { counts[$0.rawValue] > 0 }.map { mood in
      say(ReportPageText.level, ["count": .number(counts[mood.rawValue]), "mood": .text(say.name(of: mood, labels))])
    }
    let list: TextValue = .list(levels, .comma)
    let usual = Mood.allCases.max { counts[$0.rawValue] < counts[$1.rawValue] } ?? first
    if counts[usual.rawValue] * 2 > all.count {
      return say(ReportPageText.leadMostly, ["mood": .text(say.name(of: usual, labels)), "levels": list])
    }
    let (low, high) = (counts[0] + counts[1], counts[3] + counts[4])
    if low * 4 >= all.count, high * 4 >= all.count { return say(ReportPageText.leadMixed, ["levels": list]) }
    let sorted = all.sorted { $0.rawValue < $1.rawValue }
    let (from, to) = (sorted[sorted.count / 4], sorted[sorted.count * 3 / 4])
    if from == to { return say(ReportPageText.leadMostly, ["mood": .text(say.name(of: from, labels)), "levels": list]) }
    return say(
      ReportPageText.leadBetween, ["low": .text(say.name(of: from, labels)), "high": .text(say.name(of: to, labels)), "levels": list])
  }

  /// The longest row of days that are known to have been good or better; the first of several.
  var bestStretch: DaySpan? {
    var (best, start) = (DaySpan?.none, CalendarDay?.none)
    for day in past.map(Array.init) ?? [] {
      guard (days[day]?.mood ?? .horrible) >= .good else {
        start = nil
        continue
      }
      let run = DaySpan(spanning: start ?? day, day)
      start = run.start
      if run.count > best?.count ?? 0 { best = run }
    }
    return best
  }

  private var stretchSentence: String {
    guard span.count > 14, let best = bestStretch, best.count > 3, best.count < span.count else { return "" }
    return say(
      ReportPageText.run, ["count": .number(best.count), "days": .text(say.title(of: best)), "mood": .text(say.name(of: .good, labels))])
  }

  /// What is furthest from what it was before, where that is a tenth or more; sums of days only where these are over.
  private var changeSentence: String {
    guard let context = report.context, span.count > 1 else { return "" }
    let changes = context.rows.compactMap { row -> (row: ContextReport.Row, share: Double)? in
      guard row.name.hasPrefix("avg_"), let now = row.value, let then = row.before, let number = now.number, let before = then.number,
        before > 0, now.days * 2 >= min(span.count, past?.count ?? 0), then.days > 1
      else { return nil }
      return (row, (number - before).magnitude / before)
    }
    guard let most = changes.max(by: { $0.share < $1.share }), most.share >= 0.1, let now = most.row.value, let then = most.row.before
    else {
      return ""
    }
    return say(
      ReportPageText.changed,
      ["title": .text(most.row.title(say)), "value": .text(now.words(say)), "before": .text(then.words(say))])
  }

  // MARK: The numbers

  private func measuredTiles() throws -> [Tiles.Tile] {
    var tiles: [Tiles.Tile] = []
    let written = report.days.count - report.daysToCome
    if span.count > 1, written > 0 {
      tiles.append(
        Tiles.Tile(
          say.numbers.written(written), say(ReportPageText.daysWritten, ["count": .number(written)]),
          beside: say(ReportPageText.daysOf, ["count": .number(past?.count ?? 0)])))
    }
    let shown: KeyValuePairs<String, ReportPageText> = [
      "avg_sleep_minutes": ReportPageText.sleep, "avg_steps": ReportPageText.steps, "avg_screen_minutes": ReportPageText.screen,
      "wellness_score": ReportPageText.wellness,
    ]
    for (name, title) in shown {
      guard let row = report.context?.rows.first(where: { $0.name == name }), let value = row.value else { continue }
      tiles.append(
        Tiles.Tile(
          value.words(say), say(title), beside: row.before.map { say(ReportPageText.before, ["value": .text($0.words(say))]) } ?? ""))
    }
    return tiles
  }

  private func practiceTiles() -> [Tiles.Tile] {
    var tiles: [Tiles.Tile] = []
    let rates = shownHabits.compactMap { $0.rate(in: span, weekStart: weekStart) }
    if span.count > 1, !rates.isEmpty {
      let kept = rates.count { $0.percent >= 80 }
      tiles.append(
        Tiles.Tile(
          "\(kept)", say(ReportPageText.habits, ["count": .number(kept)]),
          beside: say(ReportPageText.habitsOf, ["count": .number(rates.count)])))
    }
    let earned = points.total(in: span)
    if earned != 0 {
      let former = span.end < today ? points.total(in: before) : 0
      tiles.append(
        Tiles.Tile(
          say.numbers.written(earned), say(ReportPageText.points),
          beside: former == 0 ? "" : say(ReportPageText.before, ["value": .text(say.numbers.written(former))])))
    }
    let adopted = triesThatStayed.count
    if adopted > 0 { tiles.append(Tiles.Tile(say.numbers.written(adopted), say(ReportPageText.triesAdopted, ["count": .number(adopted)]))) }
    let closed = report.actions.closed.count
    if closed > 0 { tiles.append(Tiles.Tile(say.numbers.written(closed), say(ReportPageText.actionsClosed, ["count": .number(closed)]))) }
    return tiles
  }

  /// The Tries that were adopted in these days, as Reviews or their own boxes say.
  var triesThatStayed: [ReviewLedger.Try] {
    ledger.tries.filter { one in
      !one.isPrivate && one.outcome == .adopted && (one.judgedIn?.span ?? one.place.span).map { span.contains($0.end) } ?? false
    }
  }
}
