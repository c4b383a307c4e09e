// What an import may be told, as candidates.

import JournalImports
import JournalModel
import JournalStore

extension JournalCandidates {
  /// Kinds of exports, and what else may stand in their place; the shell adds files.
  public var importWords: [Candidate] {
    ExportKind.all.map { Candidate($0.name, $0.title) }
      + [Candidate("list", "what was imported"), Candidate("undo", "take the newest import back")]
  }

  /// Profiles of tables: the journal's own, then those that are built in.
  public var profiles: [Candidate] {
    let own = (journal.map { ImportProfiles($0.configuration).usable } ?? []).map(\.name)
    let builtIn = TableProfile.builtIn.map(\.name).filter { !own.contains($0) }
    return own.map { Candidate($0, "your own") } + builtIn.map { Candidate($0, "built in") }
  }

  /// `NAME=LEVEL`, once a name stands there.
  public var namedMoods: [Candidate] { afterSign(moods) }

  /// `KIND=HABIT`: the kinds of workouts that were imported, and after the sign habits.
  public var namedHabits: [Candidate] {
    if typed.contains("=") { return afterSign(plans(of: [.habit])) }
    return metricNames.compactMap { metric in
      guard metric.text.hasPrefix("workout_"), metric.text.hasSuffix("_count") else { return nil }
      let kind = metric.text.dropFirst("workout_".count).dropLast("_count".count)
      return Candidate("\(kind)=", metric.summary)
    }
  }

  private func afterSign(_ candidates: [Candidate]) -> [Candidate] {
    guard let sign = typed.lastIndex(of: "=") else { return [] }
    return candidates.map { Candidate(String(typed[...sign]) + $0.text, $0.summary) }
  }
}
