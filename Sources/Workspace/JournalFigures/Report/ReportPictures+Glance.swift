// The top of a page: what kind of days these were.

import JournalKit
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
    // What one day was, many others are not ‘mostly’.
    if all.count == 1 { return say(ChartText.fewMoods, ["count": 1, "levels": .text(say.name(of: first, labels))]) }
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
    // Two moods beside each other that most of the days have, the more frequent one first.
    func days(_ pair: (Mood, Mood)) -> Int { counts[pair.0.rawValue] + counts[pair.1.rawValue] }
    guard let pair = zip(Mood.allCases, Mood.allCases.dropFirst()).max(by: { days($0) < days($1) }), days(pair) * 2 > all.count else {
      return say(ReportPageText.leadMixed, ["levels": list])
    }
    let (more, less) = counts[pair.0.rawValue] > counts[pair.1.rawValue] ? pair : (pair.1, pair.0)
    return say(
      ReportPageText.leadEither, ["mood": .text(say.name(of: more, labels)), "other": .text(say.name(of: less, labels)), "levels": list])
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

  /// The days that are over, from the first that was written: before the journal began nobody left a day out.
  private var begun: DaySpan? {
    guard let past, let first = answer.practice.days.first, first > past.start, first <= past.end else { return past }
    return DaySpan(spanning: first, past.end)
  }

  private func measuredTiles() throws -> [Tiles.Tile] {
    var tiles: [Tiles.Tile] = []
    let written = report.days.count - report.daysToCome
    if span.count > 1, written > 0 {
      tiles.append(
        Tiles.Tile(
          say.numbers.written(written), say(ReportPageText.daysWritten, ["count": .number(written)]),
          beside: say(ReportPageText.daysOf, ["count": .number(begun?.count ?? 0)])))
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
      // A tile tells what there is: none kept is for the pictures of the habits to say, day by day.
      if kept > 0 {
        tiles.append(
          Tiles.Tile(
            "\(kept)", say(ReportPageText.habits, ["count": .number(kept)]),
            beside: say(ReportPageText.habitsOf, ["count": .number(rates.count)])))
      }
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
