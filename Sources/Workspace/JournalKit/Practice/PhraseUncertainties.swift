// What plain words may name, and what keeps them from being written.

import JournalDates
import JournalPhrases
import HostSystem
import JournalFormat
import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension PlanFiles {
  /// The names that plain words may mean.
  func vocabulary(of journal: Journal, on day: CalendarDay) -> PhraseVocabulary {
    var vocabulary = vocabulary(of: readings.filter(\.kind.isActivity), on: day)
    vocabulary.goals = readings.filter { $0.kind == .goal }.map { reading in
      var units: [String] = []
      if case .goal(let goal) = reading.entry.details { units = goal.targets.map(\.quantity.unit) }
      return PhraseVocabulary.Goal(slug: reading.slug, title: reading.title, aliases: reading.entry.common.aliases, units: units)
    }
    vocabulary.moods = journal.configuration.moodLabels
    return vocabulary
  }

  /// The names of these activities, and the units of the journal.
  func vocabulary(of activities: [FileReading], on day: CalendarDay) -> PhraseVocabulary {
    let measures = practice.measures.map(\.plan)
    return PhraseVocabulary(
      activities: activities.map { reading in
        PhraseVocabulary.Activity(
          slug: reading.slug, title: reading.title, aliases: reading.entry.common.aliases,
          isArchived: reading.habit?.archived.map { $0 <= day } ?? false, target: reading.habit?.target)
      }, units: UnitTable(measures), ownUnits: measures.compactMap(\.unit))
  }
}

extension Phrase {
  /// Refuses words that may mean two things, or are nearly a name.
  func refuseUncertainties(_ plans: inout PlanFiles, on day: CalendarDay, in say: Language) throws {
    for doubt in uncertainties {
      switch doubt {
      case .unclear(let words, let slugs):
        throw Self.unclear(words, slugs)
      case .archived(let words, let slug):
        _ = try plans.activity(slug, on: day)
        throw WorkspaceError(.wrongKind, "‘\(words)’ is ‘\(slug)’, which is archived")
      case .undone(let words, let slug):
        throw WorkspaceError(
          .ambiguous, "nobody can tell whether you did ‘\(slug)’: ‘\(words)’ stands beside it",
          help: "‘retro skip --no \(slug)’ says that you did not, and ‘retro do \(slug) --note TEXT’ that you did")
      case .day(let words, let days):
        let dates = days.map(\.description)
        throw WorkspaceError(
          .ambiguous,
          "nobody can tell whether ‘\(words)’ is \(dates.count > 1 ? dates.joined(separator: " or ") : "the day \(dates.joined())")",
          help: "write the day as in \(dates.first ?? ""), or put it in a text in quotes if it is none")
      case .future(let words): throw WorkspaceError(.badValue, "‘\(words)’ is still to come; nothing is done on it yet")
      case .number(let words):
        let marks = words.count { $0 == "." || $0 == "," }
        if marks > 1 { throw Self.noAmount(words) }
        if marks == 0 {
          throw WorkspaceError(
            .ambiguous, "nobody can tell whether ‘\(words)’ is a time or how long it took",
            help: "a time is typed as 18:30, and how long as 18h 30min")
        }
        throw WorkspaceError(
          .ambiguous, "nobody can tell whether ‘\(words)’ is thousands or a fraction",
          help: "write it without the mark, or with two digits behind it")
      case .amount(let words): throw Self.noAmount(words)
      case .typo(let words, let slug, let isQuoted):
        throw WorkspaceError(
          .badValue, say(PhraseText.misspelt, ["words": .text(words), "name": .text(slug)]),
          help: say(isQuoted ? PhraseText.misspeltNote : PhraseText.misspeltWays, ["name": .text(slug)]))
      case .mentioned(let words, let slugs): throw MentionedError(words, slugs: slugs, in: say)
      case .afterText(let words, _, let text):
        throw WorkspaceError(
          .ambiguous, "nobody can tell whether you did ‘\(words)’, or only tell of it in ‘\(text)’",
          help: "a comma before ‘\(words)’ says that you did it; ‘\(text)’ in quotes is text")
      case .apart(let words, let slug, let amount):
        throw WorkspaceError(
          .ambiguous, "nobody can tell whether ‘\(amount)’ is how much of ‘\(slug)’ you did",
          help: "say ‘\(words) \(amount)’ and then the rest; with a word such as ‘the’ before ‘\(words)’ it is only text")
      case .twice(let first, let second):
        throw WorkspaceError(
          .ambiguous, "‘\(first)’ and ‘\(second)’ cannot both be meant", help: "leave one of them out, or say it in a text in quotes")
      case .unknown(let words, let isCertain):
        do throws(PlanError) {
          _ = try plans.plan(words, of: [.habit, .task])
        } catch {
          if case .unknown(_, let near, _) = error, near == nil, !isCertain { continue }
          guard case .several(_, let paths) = error else { throw error }
          throw Self.unclear(words, paths.map { PathText.stem($0) })
        }
      }
    }
  }
}

extension Phrase {
  fileprivate static func unclear(_ words: String, _ slugs: [String]) -> WorkspaceError {
    let names = slugs.map { "‘\($0)’" }.joined(separator: " or ")
    return WorkspaceError(.ambiguous, "‘\(words)’ may mean \(names)", help: "say it by its name, as in ‘retro log \(slugs.first ?? "")’")
  }

  fileprivate static func noAmount(_ words: String) -> WorkspaceError {
    WorkspaceError(.badValue, "‘\(words)’ is no amount", help: LogAmount.form)
  }
}
