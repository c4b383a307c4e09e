// What a calendar can show, as candidates.

import CommandKit
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalStore
import JournalText

extension CandidateSource {
  /// Moods, points, habits by their names, and metrics, from the index as it is.
  var metrics: [CompletionCandidate] {
    let habits = (offered { try knownIndex?.practice() }?.habits ?? []).filter { !$0.isPrivate }
    let fixed = [CompletionCandidate("mood", "how days felt"), CompletionCandidate("points", "what was earned")]
    return fixed + habits.map { CompletionCandidate($0.slug, $0.title) } + metricNames
  }

  /// The metrics that there are of days, with the number of these.
  var metricNames: [CompletionCandidate] {
    (offered { try knownIndex?.knownMetrics() } ?? []).map { CompletionCandidate($0.name, counted($0.days, "day")) }
  }

  /// What `retro metrics` takes: names and a period, or `set` and names with values.
  var metricWords: [CompletionCandidate] {
    if request.operands.first == "set" {
      let known = Set(metricNames.map(\.text)).union(MetricNames.numbers + MetricNames.clocks)
      return known.sorted().map { CompletionCandidate($0 + "=") }
    }
    let given = Set(request.operands)
    let words = request.operands.isEmpty ? [CompletionCandidate("set", "note a number by hand")] : []
    return metricNames.filter { !given.contains($0.text) } + words + periods
  }

  private var knownIndex: JournalIndex? {
    offered { try journal.map { try context.workspace.index(of: $0, isTold: false) } }
  }
}
