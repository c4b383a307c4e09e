// What a calendar can show, as candidates.

import CommandKit
import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalStore

extension CandidateSource {
  /// Moods, points, habits by their names, and metrics of well-known names, from the index as it is.
  var metrics: [CompletionCandidate] {
    guard let journal, let index = try? JournalIndex.open(journal, context.environment, clock: context.clock, refreshes: false) else {
      return []
    }
    let habits = ((try? index.practice())?.habits ?? []).filter { !$0.isPrivate }
    let fixed = [CompletionCandidate("mood", "how days felt"), CompletionCandidate("points", "what was earned")]
    let numbers = (MetricNames.numbers + MetricNames.clocks).filter { (try? index.knows(key: $0)) == true }.map { CompletionCandidate($0) }
    return fixed + habits.map { CompletionCandidate($0.slug, $0.title) } + numbers
  }
}
