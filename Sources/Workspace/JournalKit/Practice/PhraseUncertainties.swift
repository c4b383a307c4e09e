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
    vocabulary.obligations = readings.filter { $0.kind == .obligation && $0.completed == nil }.map { reading in
      PhraseVocabulary.Activity(slug: reading.slug, title: reading.title, aliases: reading.entry.common.aliases, isDoneTask: false)
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
          isArchived: reading.habit?.archived.map { $0 <= day } ?? false,
          isDoneTask: reading.kind == .task ? reading.completed != nil : nil, target: reading.habit?.lastTarget, currency: currency(of: reading))
      }, units: UnitTable(measures), ownUnits: measures.compactMap(\.unit))
  }
}

extension PlanFiles {
  /// The currency of the one goal of money that a habit without a target serves; nil for all others.
  fileprivate func currency(of activity: FileReading) -> String? {
    guard let habit = activity.habit, habit.lastTarget == nil, !habit.goals.isEmpty else { return nil }
    let slugs = Set(habit.goals.map { Reference.folded(Reference.slug(ofPath: $0.file)) })
    var units: [String] = []
    for reading in readings where reading.kind == .goal && slugs.contains(Reference.folded(reading.slug)) {
      if case .goal(let goal) = reading.entry.details { units += goal.targets.map(\.quantity.unit) }
    }
    guard let unit = units.first, units.count == 1, UnitTable.standard.unit(unit).dimension.isMoney else { return nil }
    return unit
  }
}

extension Phrase {
  /// Refuses an activity at a time that is still to come, also where words say that it is over: ‘gym at 22:30’, ‘ran at 23:00’ in the evening.
  /// - Parameter dayStart: Until when a night belongs to the day before: in the evening ‘at 3am’ is still to come.
  func refuseTimes(after now: TimeOfDay, dayStart: TimeOfDay) throws {
    func minutes(_ time: TimeOfDay) -> Int { time.minutes + (time < dayStart ? 24 * 60 : 0) }
    let done = lines.filter { $0.activity != nil && [.done, .partly].contains($0.state) }
    if let time = done.lazy.compactMap(\.time).first(where: { minutes($0.start) > minutes(now) }) { throw Self.toCome(time.text) }
    // ‘climbing tonight’, said at noon
    if !done.isEmpty, now >= dayStart, now.minutes < 16 * 60, let words = wordsForTonight { throw Self.toCome(words) }
  }

  /// Refuses words that may mean two things, or are nearly a name.
  /// - Parameter typed: The sentence as it was typed.
  func refuseUncertainties(_ plans: inout PlanFiles, on day: CalendarDay, in typed: String) throws {
    // What is asked about another day is answered for that day.
    let onDay = self.day == day ? nil : "--date \(self.day)"
    for doubt in uncertainties {
      switch doubt {
      case .unclear(let words, let slugs): throw Self.unclear(words, slugs, with: [hintedAmount, hintedTime, onDay].compactMap(\.self))
      case .archived(let words, let slug):
        _ = try plans.activity(slug, on: day)
        throw WorkspaceError(.wrongKind, LogErrorText.archived, ["words": .text(words), "name": .text(slug)])
      case .undone(let words, let slug): throw MentionedError(undone: words, slug: slug, day: onDay)
      case .day(let words, let days):
        let dates = days.map(\.description)
        throw WorkspaceError(
          .ambiguous, dates.count > 1 ? LogErrorText.maybeDays : LogErrorText.maybeDay,
          ["words": .text(words), "days": .list(dates, .or), "day": .text(dates.joined())],
          help: LogErrorText.maybeDayWay, ["day": .text(dates.first ?? "")])
      case .future(let words):
        // What is a habit already would be doubled by a task of its name.
        let task = lines.contains { $0.activity != nil } ? nil : PlannedDay.parts(of: pieces.map(\.words).joined(separator: " "), on: words)
        if let task, let known = plans.readings.first(where: { $0.kind == .task && $0.completed == nil && $0.title.titleKey == task.title.titleKey }) {
          throw WorkspaceError(
            .badValue, LogErrorText.toCome, ["words": .text(words)], help: PlanErrorText.moveRather, ["name": .text(ShellText.quoted(known.slug)), "day": .text(task.day)])
        }
        throw Self.toCome(words, task: task)
      case .number(let words):
        let marks = words.count { $0 == "." || $0 == "," }
        if marks > 1 { throw Self.noAmount(words) }
        if marks == 0 {
          throw WorkspaceError(
            .ambiguous, LogErrorText.timeOrDuration, ["words": .text(words)], help: LogErrorText.timeOrDurationWay)
        }
        throw WorkspaceError(
          .ambiguous, LogErrorText.thousandsOrFraction, ["words": .text(words)], help: LogErrorText.thousandsOrFractionWay)
      case .amount(let words): throw Self.absurd(words) ?? Self.noAmount(words)
      case .misspeltDay(let words, let day):
        if Self.mood(ofWord: day) == nil, PeriodText(said: day) == nil {
          throw WorkspaceError(
            .badValue, PhraseText.nearWord, ["words": .text(words), "name": .text(day)], help: DayErrorText.keepNote,
            ["day": .optional(nil as String?)])
        }
        let name = lines.first { $0.activity != nil }?.activity ?? ""
        throw WorkspaceError(
          .badValue, LogErrorText.nearDay, ["words": .text(words), "day": .text(day)], help: LogErrorText.nearDayWay,
          ["day": .text(day), "name": .text(name), "words": .text(words)])
      case .unit(let words, let slug, let unit):
        throw WorkspaceError(
          .badValue, LogErrorText.noUnit, ["unit": .text(unit)], help: LogErrorText.noUnitWay, ["name": .text(slug), "words": .text(words)])
      case .typo(let words, let slug, let isQuoted):
        throw WorkspaceError(
          .badValue, PhraseText.misspelt, ["words": .text(words), "name": .text(slug)],
          help: isQuoted ? PhraseText.misspeltNote : PhraseText.misspeltWays, ["name": .text(slug)])
      case .mentioned(let words, let slugs): throw MentionedError(words, slugs: slugs, avoided: avoided, amount: [hintedAmount, hintedTime, onDay].compactMap(\.self).joined(separator: " "), day: onDay)
      case .afterText(let words, _, let text):
        throw WorkspaceError(
          .ambiguous, LogErrorText.doneOrTold, ["words": .text(words), "text": .text(text)],
          help: LogErrorText.doneOrToldWay, ["words": .text(words), "text": .text(text)])
      case .more(let words, let slug, let total):
        throw WorkspaceError(
          .ambiguous, LogErrorText.moreOf, ["words": .text(words), "name": .text(slug)], help: LogErrorText.moreOfWay,
          ["name": .text("\(slug) \(total ?? "2x")")])
      case .range(let words):
        throw WorkspaceError(.ambiguous, LogErrorText.range, ["words": .text(words)], help: LogErrorText.rangeWay)
      case .mood(let words):
        // ‘mood 7’ is of another scale than ours.
        if let number = words.words.last.flatMap({ Int($0) }), (5...10).contains(number), case let steps = number == 5 ? 5 : 10, let step = MoodLabels.step("\(number)/\(steps)") {
          // Beside other words the whole sentence is proposed.
          if let place = typed.firstRange(ofText: words), typed != words {
            throw WorkspaceError(
              .ambiguous, LogErrorText.feeling, ["words": .text(words)], help: LogErrorText.dayCommand,
              ["words": .text("\(typed[..<place.upperBound])/\(steps)\(typed[place.upperBound...])")])
          }
          throw WorkspaceError(
            .ambiguous, LogErrorText.feeling, ["words": .text(words)], help: number == 5 ? LogErrorText.moodOfFive : LogErrorText.moodOfTen,
            ["number": .number(number), "mood": .text(step.name)])
        }
        throw WorkspaceError(.ambiguous, LogErrorText.feeling, ["words": .text(words)], help: LogErrorText.feelingWay)
      case .apart(let words, let slug, let amount):
        throw WorkspaceError(
          .ambiguous, LogErrorText.amountOf, ["amount": .text(amount), "name": .text(slug)],
          help: LogErrorText.amountOfWay, ["words": .text(words), "amount": .text(amount)])
      case .twoDays(let first, let second, let parts):
        throw WorkspaceError(
          .ambiguous, LogErrorText.daysApart, ["first": .text(first), "second": .text(second)],
          help: LogErrorText.daysApartWay, ["commands": .messages(parts.map { Message(LogErrorText.dayCommand, ["words": .text($0)]) }, .and)])
      case .clock(let words, let minutes):
        throw WorkspaceError(
          .ambiguous, LogErrorText.timeOrDuration, ["words": .text(words)], help: LogErrorText.clockWay,
          ["words": .text(words), "duration": .text("\(minutes / 60)h\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)")])
      case .half(let words, let first, let second):
        throw WorkspaceError(
          .ambiguous, LogErrorText.whichHalf, ["words": .text(words), "first": .text(first), "second": .text(second)], help: LogErrorText.whichHalfWay, ["first": .text(first), "second": .text(second)])
      case .bare(let words, let slug):
        let values: TextValues = ["amount": .text(words), "name": .text(slug), "text": .text(ShellText.quoted(words))]
        throw WorkspaceError(.ambiguous, LogErrorText.amountOfWhat, values, help: LogErrorText.amountOfWhatWay, values)
      case .sister(let words, let slug, let amounts):
        throw WorkspaceError(
          .ambiguous, LogErrorText.amountOfWhat, ["amount": .text(words), "name": .text(slug)],
          help: LogErrorText.amountOfEitherWay, ["first": .text("\(slug) \(amounts[0])"), "second": .text("\(slug) \(amounts[1])")])
      case .correction(let words, let right):
        throw WorkspaceError(
          .ambiguous, LogErrorText.maybeCorrection, ["words": .text(words)], help: LogErrorText.maybeCorrectionWay, ["right": .text(right), "words": .text(words)])
      case .twice(let first, let second):
        throw WorkspaceError(
          .ambiguous, LogErrorText.notBoth, ["first": .text(first), "second": .text(second)], help: LogErrorText.notBothWay)
      case .unknown(let words, _):
        do throws(PlanError) {
          _ = try plans.plan(words, of: EntryKind.activities)
        } catch {
          // Nothing is called nearly so: it is a note, and what would count it is told.
          if case .unknown(_, let near, _) = error, near == nil { continue }
          guard case .several(_, let paths) = error else { throw error }
          throw Self.unclear(words, paths.map { PathText.stem($0) })
        }
      }
    }
  }
}

extension Phrase {
  /// - Parameter said: How much it was and on which day, as far as the sentence says so.
  fileprivate static func unclear(_ words: String, _ slugs: [String], with said: [String] = []) -> WorkspaceError {
    WorkspaceError(
      .ambiguous, LogErrorText.unclear, ["words": .text(words), "names": .quoted(slugs, .or)],
      help: LogErrorText.unclearWay, ["name": .text(([slugs.first ?? ""] + said).joined(separator: " "))])
  }

  /// - Parameter task: The title and the day of a task that would keep it; nil for a time of today.
  fileprivate static func toCome(_ words: String, task: (title: String, day: String)? = nil) -> WorkspaceError {
    guard let task else { return WorkspaceError(.badValue, LogErrorText.toCome, ["words": .text(words)], help: LogErrorText.toComeWay) }
    return WorkspaceError(
      .badValue, LogErrorText.toCome, ["words": .text(words)], help: LogErrorText.toComeTask,
      ["title": .text(task.title), "day": .text(task.day)])
  }

  /// Why an amount that is one cannot be meant; nil for what is none.
  private static func absurd(_ words: String) -> WorkspaceError? {
    let text = TypedNumber.ungrouped(words)
    guard let quantity = Quantity(text) else { return nil }
    // ‘1/2h’ and ‘90’ are none.
    guard !quantity.unit.isEmpty, UnitTable.standard.knows(quantity.unit), TimeOfDay(words) == nil else { return nil }
    let measured = UnitTable.standard.unit(quantity.unit)
    let isLong = measured.dimension == .duration && quantity.amount * measured.factor > 86_400
    let what = quantity.amount < 0 ? LogErrorText.lessThanNothing : isLong ? LogErrorText.moreThanDay : LogErrorText.tooMuch
    return WorkspaceError(.badValue, what, ["word": .text(words)], help: DayErrorText.keepNote, ["day": .optional(nil as String?)])
  }

  fileprivate static func noAmount(_ words: String) -> WorkspaceError {
    WorkspaceError(.badValue, LogErrorText.noAmount, ["word": .text(words)], help: LogErrorText.form)
  }
}
