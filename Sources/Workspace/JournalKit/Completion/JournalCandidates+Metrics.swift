// What a calendar can show, as candidates.

import JournalIndex
import JournalInsights
import JournalModel
import JournalStore
import JournalText

extension JournalCandidates {
  /// Moods, points, habits by their names, and metrics, from the index as it is.
  public var metrics: [Candidate] {
    let habits = (offered { try knownIndex?.practice() }?.habits ?? []).filter { !$0.isPrivate }
    let fixed = [Candidate("mood", "how days felt"), Candidate("points", "what was earned")]
    return fixed + habits.map { Candidate($0.slug, $0.title) } + metricNames
  }

  /// The metrics that there are of days, with the number of these.
  public var metricNames: [Candidate] {
    (offered { try knownIndex?.knownMetrics() } ?? []).map { Candidate($0.name, counted($0.days, "day")) }
  }

  /// What `retro metrics` takes: names and a period, or `set` and names with values.
  /// - Parameter words: Those that stand there already.
  public func metricWords(after words: [String]) -> [Candidate] {
    if words.first == "set" {
      let known = Set(metricNames.map(\.text)).union(MetricNames.numbers + MetricNames.clocks)
      return known.sorted().map { Candidate($0 + "=") }
    }
    let given = Set(words)
    let begun = words.isEmpty ? [Candidate("set", "note a number by hand")] : []
    return metricNames.filter { !given.contains($0.text) } + begun + periods
  }

  private var knownIndex: JournalIndex? {
    offered { try journal.map { try workspace.index(of: $0, isTold: false) } }
  }
}
