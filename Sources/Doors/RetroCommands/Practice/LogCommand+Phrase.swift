// Plain words on their way into a log: what they may name, what keeps them from being written, and the entries they make.

import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalModel
import JournalPhrases
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
          isArchived: reading.habit?.archived.map { $0 <= day } ?? false, unit: reading.habit?.target?.quantity.unit)
      }, units: UnitTable(measures), ownUnits: measures.compactMap(\.unit))
  }
}

extension Phrase {
  /// Refuses words that may mean two things, or are nearly a name.
  func refuseDoubts(_ plans: inout PlanFiles, on day: CalendarDay) throws {
    for doubt in doubts {
      switch doubt {
      case .unclear(let words, let slugs):
        throw Self.unclear(words, slugs)
      case .archived(let words, let slug):
        _ = try plans.activity(slug, on: day)
        throw CommandError(.wrongKind, "‘\(words)’ is ‘\(slug)’, which is archived")
      case .undone(let words, let slug):
        throw CommandError(
          .ambiguous, "nobody can tell whether you did ‘\(slug)’: ‘\(words)’ stands beside it",
          help: "‘retro skip --no \(slug)’ says that you did not, and ‘retro do \(slug) --note TEXT’ that you did")
      case .day(let words, let days):
        let dates = days.map(\.description)
        throw CommandError(
          .ambiguous,
          "nobody can tell whether ‘\(words)’ is \(dates.count > 1 ? dates.joined(separator: " or ") : "the day \(dates.joined())")",
          help: "write the day as in \(dates.first ?? ""), or put it in a text in quotes if it is none")
      case .future(let words): throw CommandError(.badValue, "‘\(words)’ is still to come; nothing is done on it yet")
      case .number(let words):
        let marks = words.count { $0 == "." || $0 == "," }
        if marks > 1 { throw Self.noAmount(words) }
        if marks == 0 {
          throw CommandError(
            .ambiguous, "nobody can tell whether ‘\(words)’ is a time or how long it took",
            help: "a time is typed as 18:30, and how long as 18h 30min")
        }
        throw CommandError(
          .ambiguous, "nobody can tell whether ‘\(words)’ is thousands or a fraction",
          help: "write it without the mark, or with two digits behind it")
      case .amount(let words): throw Self.noAmount(words)
      case .slip(let words):
        guard let near = plans.slip(of: words) else { continue }
        throw CommandError(
          .badValue, "‘\(words)’ is no activity, and nearly ‘\(near)’",
          help: "say ‘\(near)’, or put all of the text in quotes if it is only text")
      case .behindText(let words, _, let text):
        throw CommandError(
          .ambiguous, "nobody can tell whether you did ‘\(words)’, or only tell of it in ‘\(text)’",
          help: "a comma before ‘\(words)’ says that you did it; ‘\(text)’ in quotes is text")
      case .apart(let words, let slug, let amount):
        throw CommandError(
          .ambiguous, "nobody can tell whether ‘\(amount)’ is how much of ‘\(slug)’ you did",
          help: "say ‘\(words) \(amount)’ and then the rest; with a word such as ‘the’ before ‘\(words)’ it is only text")
      case .twice(let first, let second):
        throw CommandError(
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
  fileprivate static func unclear(_ words: String, _ slugs: [String]) -> CommandError {
    let names = slugs.map { "‘\($0)’" }.joined(separator: " or ")
    return CommandError(.ambiguous, "‘\(words)’ may mean \(names)", help: "say it by its name, as in ‘retro log \(slugs.first ?? "")’")
  }

  fileprivate static func noAmount(_ words: String) -> CommandError {
    CommandError(.badValue, "‘\(words)’ is no amount", help: LogAmount.form)
  }
}

/// A phrase with what the command line adds to it, as entries of a log.
struct LoggedPhrase {
  let phrase: Phrase
  /// After `--at`, for lines that say no time.
  let time: TimeSpan?
  /// The time it is; nil where another day is meant.
  let now: TimeOfDay?
  let isAgain: Bool

  init(_ phrase: Phrase, time: TimeSpan?, now: TimeOfDay?, isAgain: Bool) {
    (self.phrase, self.time, self.now, self.isAgain) = (phrase, time, now, isAgain)
  }

  /// Writes the mood with the words that belong to nothing else, then a line for each activity.
  func write(into writing: inout LogWriting, _ plans: inout PlanFiles) throws {
    var lines = phrase.lines
    if let mood = phrase.mood {
      var text = ""
      // What names no activity tells of the mood: its time is that of the mood.
      var moment = lines.first { $0.activity == nil }?.time
      if let plain = lines.firstIndex(where: { $0.isPlainText }) {
        text = lines.remove(at: plain).words
      }
      if lines.allSatisfy({ $0.activity == nil }) { moment = moment ?? time }
      let isOfMoment = moment != nil
      try writing.note(MoodEntry(mood, text, time: moment ?? time ?? now.map { TimeSpan($0) }, isOfMoment: isOfMoment))
    }
    for line in lines {
      guard let slug = line.activity else {
        let moment = line.time ?? time ?? now.map { TimeSpan($0) }
        try writing.log(LogInsertion(nil, time: moment, fields: line.fields, text: line.text, tags: line.tags))
        continue
      }
      let activity = try plans.activity(slug, on: writing.day)
      // The amounts are asked whether they fit, and are written with their keys.
      _ = try writing.fields(line.amounts, of: activity)
      let skip = line.state == .skip ? [Field("skip", line.reason ?? "")] : []
      let entry = LogEntry(
        line.state, time: line.time ?? time, fields: skip + line.fields, text: line.text, tags: line.tags, mayDiffer: true)
      try writing.log(entry, of: activity, isAgain: isAgain, hasAmounts: !line.measurements.isEmpty)
    }
  }
}

extension Phrase.Line {
  /// Whether it is words, tags and a time alone, which a mood may be told with.
  fileprivate var isPlainText: Bool { activity == nil && measurements.isEmpty && goals.isEmpty }

  /// Text and tags.
  fileprivate var words: String { ([text] + tags.map { "#" + $0 }).filter { !$0.isEmpty }.joined(separator: " ") }

  fileprivate var amounts: [LogAmount] { measurements.map { LogAmount($0.key, $0.quantity) } }

  fileprivate var fields: [Field] {
    measurements.map { Field($0.key, $0.quantity.text) } + goals.map { Field("goal", Reference(file: $0).link) }
  }
}
