// What an import may be told, as candidates.

import CommandKit
import JournalImports
import JournalKit
import JournalModel
import JournalStore

extension CandidateSource {
  /// Kinds of exports, and what else may stand in their place; the shell adds files.
  var importWords: [CompletionCandidate] {
    ExportKind.all.map { CompletionCandidate($0.name, $0.title) }
      + [CompletionCandidate("list", "what was imported"), CompletionCandidate("undo", "take the newest import back")]
  }

  /// Profiles of tables: the journal's own, then those that are built in.
  var profiles: [CompletionCandidate] {
    let own = (journal.map { ImportProfiles($0.configuration).usable } ?? []).map(\.name)
    let builtIn = TableProfile.builtIn.map(\.name).filter { !own.contains($0) }
    return own.map { CompletionCandidate($0, "your own") } + builtIn.map { CompletionCandidate($0, "built in") }
  }

  /// `NAME=LEVEL`, once a name stands there.
  var namedMoods: [CompletionCandidate] { afterSign(moods) }

  /// `KIND=HABIT`: the kinds of workouts that were imported, and after the sign habits.
  var namedHabits: [CompletionCandidate] {
    if request.typed.contains("=") { return afterSign(plans(of: [.habit])) }
    return metricNames.compactMap { metric in
      guard metric.text.hasPrefix("workout_"), metric.text.hasSuffix("_count") else { return nil }
      let kind = metric.text.dropFirst("workout_".count).dropLast("_count".count)
      return CompletionCandidate("\(kind)=", metric.summary)
    }
  }

  private func afterSign(_ candidates: [CompletionCandidate]) -> [CompletionCandidate] {
    guard let sign = request.typed.lastIndex(of: "=") else { return [] }
    return candidates.map { CompletionCandidate(String(request.typed[...sign]) + $0.text, $0.summary) }
  }
}
