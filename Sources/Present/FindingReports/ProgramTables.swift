// The same for spreadsheets: a table a report, whose columns stand there even where nothing is known.

import Documents
import JournalDates
import JournalFindings
import JournalModel
import JournalStatistics

private func told(_ number: Double?) -> String? { number.map { decimalText($0) } }

extension [Finding] {
  var table: Block {
    .data(
      columns: ["lead", "other", "lag", "tier", "effect", "low", "high", "days", "effective_days", "probability", "false_share"],
      rows: map { one in
        [
          one.lead.name, one.other.name, "\(one.lag)", one.tier.rawValue, told(one.effect.value), told(one.effect.interval?.lowerBound),
          told(one.effect.interval?.upperBound), "\(one.count)", told(one.effectiveCount), told(one.p), told(one.q),
        ]
      })
  }
}

extension PairReport {
  func table(tellsReasons: Bool) -> Block {
    if !tellsReasons { return ([finding].compactMap(\.self) + besides).table }
    return .data(
      columns: ["date", "lead", "other"], rows: days.map { [$0.day.description, told($0.lead), told($0.other)] })
  }
}

extension TrendsReport {
  var table: Block {
    .data(
      columns: ["metric", "days", "mean", "trend", "slope", "low", "high", "last_change"],
      rows: courses.map { one in
        let line = one.trend?.line
        return [
          one.measure.name, "\(one.measure.count)", told(one.mean), one.trend?.direction.rawValue, told(line?.slope),
          told(line?.interval.lowerBound), told(line?.interval.upperBound), one.lastChange?.day.description,
        ]
      })
  }
}

extension ComparisonReport {
  var table: Block {
    .data(
      columns: ["metric", "first_days", "first_mean", "second_days", "second_mean", "delta", "shift", "probability", "tier"],
      rows: comparisons.map { one in
        [
          one.measure.name, "\(one.first.count)", told(one.first.mean), "\(one.second.count)", told(one.second.mean),
          told(one.effect?.delta),
          told(one.effect?.shift), told(one.effect?.p), one.tier.rawValue,
        ]
      })
  }
}

extension OutlookReport {
  var table: Block {
    let ranges = expected.map { one in
      let (low, high) = bounds(one)
      return ["range", one.measure.name, told(low), told(high), nil, one.forecast.method.rawValue]
    }
    let days = goals.map { ["goal", $0.slug, $0.early?.description, $0.late?.description, $0.likely?.description, told($0.chance)] }
    let habits = risks.map { ["risk", $0.slug, "\($0.done)", "\($0.asked)", $0.day.description, "\($0.streak)"] }
    return .data(columns: ["kind", "name", "low", "high", "date", "by"], rows: ranges + days + habits)
  }
}

extension RecordsReport {
  var table: Block {
    let praise = achievements.map { ["praise", $0.achievement.name, "\($0.achievement.count)", $0.event.day.description] }
    let numbers = bests.map { ["best", $0.measure.name, told($0.value), $0.day.description] }
    let rows = streaks.map { ["streak", $0.title, "\($0.count)", $0.span.start.description] }
    let begun = firsts.map { ["first", $0.event.title, nil, $0.event.day.description] }
    return .data(columns: ["kind", "name", "value", "date"], rows: praise + numbers + rows + begun)
  }
}

extension DigestReport {
  var table: Block {
    var rows: [[String?]] = Mood.allCases.reversed().compactMap { mood in moods[mood].map { ["mood", mood.name, "\($0)"] } }
    if let words { rows.append(["words", words.text, words.day.description]) }
    if let moved { rows.append(["moved", moved.measure.name, told(moved.value)]) }
    rows += tries.map { ["try", plainText($0.text), $0.outcome] } + intentions.map { ["next", plainText($0), nil] }
    return .data(columns: ["part", "text", "value"], rows: rows)
  }
}
