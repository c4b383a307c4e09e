// What came of entries in a log, told.

import JournalReports
import CommandKit
import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

extension LogOutcome {
  /// In one line: `logged run, 5.2 km and 28 min, at 07:40 in days/2026/11/2026-11-20.md:8, for 2 points`, and what else there is to know of it.
  /// Of a private line, others are told that it is.
  func words(of day: CalendarDay, in reading: FileReading, isDryRun: Bool, for audience: Audience) -> Message {
    let place: TextValue = .place("\(place.shown):\(self.line(in: reading))")
    if !audience.sees(isPrivate: reading.isPrivate(line: self.line(in: reading))) {
      if !logged.isChanged { return Message(LogText.unchangedPrivate, ["place": place]) }
      return Message(LogText.loggedPrivate, ["dry": .flag(isDryRun), "place": place])
    }
    let line = logged.line.logLine
    let text = line.text.parts(between: "\n")[0]
    let name: TextValue =
      (activity?.slug ?? (text.isEmpty ? goal : nil)).map { .text($0) } ?? (text.isEmpty ? .message(LogText.line) : .message(LogText.quoted, ["text": .text(text)]))
    if !logged.isChanged {
      return state == .done
        ? Message(LogText.doneAlready, ["name": name, "place": place]) : Message(WritingText.unchanged, ["path": place])
    }
    // A bare number is one of what its key names: `[pages:: 30]`.
    let amounts = line.quantities.map { key, quantity in
      quantity.unit.isEmpty && key != "amount"
        ? "\(quantity.text) (\(key))" : UnitTable.standard.text(quantity, .english)
    }
    let tellsAmounts = !amounts.isEmpty && (state == .done || state == .partly)
    let sentence = Message(
      LogText.logged,
      [
        "dry": .flag(isDryRun), "name": name, "state": .text(stateName), "amounts": tellsAmounts ? .list(amounts, .and) : .text("none"),
        "time": .optional(line.time?.message), "place": place, "points": .number(points),
      ])
    return Message(
      ListingText.alone, ["words": .messages([sentence] + facts(of: day) + changes(in: reading, isDryRun: isDryRun), .clauses)])
  }

  /// How a line that was there reads now, or that this one stands beside another.
  private func changes(in reading: FileReading, isDryRun: Bool) -> [Message] {
    // Of a line without words that waited, and of one that was left out, what was typed is all that it says. One that was done may as well have been another.
    if isCompleted, state != .skip, state != .no, wasDone || !logged.line.logLine.text.isEmpty {
      let text = reading.shownLine(self.line(in: reading))
      return [Message(LogText.lineReads, ["text": .text(text), "dry": .flag(isDryRun), "again": .flag(wasDone)])]
    }
    return isFurther ? [Message(LogText.further)] : []
  }

  /// Whether the line said before that it was done.
  private var wasDone: Bool { if case .answered(.done) = logged.way { true } else { false } }

  /// How it was done, for a choice in a text; nothing special of a line that names no activity.
  private var stateName: String {
    if activity == nil { return "done" }
    switch state {
    case .done, .unanswered: return "done"
    case .partly: return "partly"
    case .skip: return "skip"
    case .no: return after?.isLimited == true ? "none" : "no"
    }
  }

  /// What else there is to know of it: what the line said before, how far the day is, and that the habit rests.
  private func facts(of day: CalendarDay) -> [Message] {
    var facts: [Message] = []
    if let former { facts.append(Message(former)) }
    if let after, let target = after.target, let amount = after.amount {
      facts.append(
        Message(
          target.period == .month ? LogText.progressOfMonth
            : target.period == .week ? LogText.progressOfWeek : target.bound == .atMost ? LogText.progressOfLimit : LogText.progress,
          [
            "amount": .amount(amount, in: target.quantity.unit, units),
            "target": .amount(target.quantity.amount, in: target.quantity.unit, units), "bound": target.bound == .atMost ? "most" : "least",
            "sum": othersInWeek.map { .amount($0 + amount, in: target.quantity.unit, units) } ?? .text("none"),
            "over": .flag(target.bound == .atMost && (othersInWeek ?? 0) + amount > target.quantity.amount + 1e-9),
          ]))
    }
    if let activity, !activity.isPrivate, case .experiment(let experiment) = activity.entry.details {
      let block = ExperimentSchedule(experiment)?.block(on: day)
      facts.append(
        block.map { Message(LogText.trial, ["letter": .text($0.condition.rawValue), "words": .text(experiment.words(of: $0.condition))]) }
          ?? Message(LogText.noTrial, ["day": .day(day)]))
    }
    // What was done while the habit rests counts for its points alone.
    if state == .done || state == .partly, let activity, let pause = activity.habit?.paused.first(where: { $0.contains(day) }) {
      facts.append(
        Message(
          LogText.paused,
          [
            "first": .day(pause.start), "last": .optional(pause.end), "name": .text(activity.slug), "day": "\(day)",
          ]))
    }
    return facts
  }

  /// What the line said before, where that was an answer too.
  private var former: LogText? {
    guard case .answered(let former) = logged.way, former != state else { return nil }
    switch former {
    case .skip: return LogText.wasSkipped
    case .no: return LogText.wasNo
    case .partly: return LogText.wasPartly
    case .done: return LogText.wasDone
    case .unanswered: return nil
    }
  }
}

extension LogWriting {
  /// Says what was written and what that earned.
  func tell(of journal: Journal, isDryRun: Bool, isJSON: Bool = false, in context: inout Context) {
    guard let file, let reading else { return }
    if isJSON { return context.write(.object(json(for: context.audience(of: .data)))) }
    context.write(preview)
    let audience = context.audience(of: .message, file.place.configuration)
    if let mood {
      let (isTold, file) = (audience.sees(isPrivate: reading.isPrivate || mood.isPrivate), files.latest(file))
      let messages = isTold ? mood.messages(of: day, in: file, isDryRun: isDryRun) : [veiled(mood, in: file, isDryRun)]
      for message in messages { context.note(message) }
    }
    let isTold = audience.sees(isPrivate: reading.isPrivate)
    for metric in metrics {
      context.note(
        PhraseText.metric,
        [
          "dry": .flag(isDryRun), "metric": isTold ? .text(metric.words(context.language)) : .message(LogText.private),
          "former": .text(isTold ? metric.formerWords(context.language) ?? "none" : "none"), "added": .flag(metric.isAdded),
          "path": .place(file.place.shown),
        ])
    }
    for (goal, level) in levels where isTold && audience.sees(isPrivate: goal.isPrivate) {
      context.note(LogText.levelOfGoal, ["title": .text(goal.title), "words": .text(level.short(units, context.language))])
    }
    for remark in remarks { context.note(remark) }
    for outcome in outcomes {
      context.note(outcome.words(of: day, in: reading, isDryRun: isDryRun, for: audience))
    }
    for (goal, done, target) in progress where isTold && audience.sees(isPrivate: goal.isPrivate) {
      context.note(
        LogText.amountOfGoal,
        [
          "title": .text(goal.title), "amount": .amount(done.amount, in: done.unit, units),
          "target": .amount(target.amount, in: target.unit, units),
        ])
    }
    if let time = timeToCome(of: journal, context) { context.note(PhraseText.toCome, ["time": .text(time.text)]) }
    for plan in reached where audience.sees(isPrivate: plan.isPrivate) {
      context.note(plan.message(units, file.place.configuration.theme.icons))
    }
  }

  /// The first time of day of what was just written that is not yet; nil where there is none. What is planned for later today may be meant, so it stays.
  private func timeToCome(of journal: Journal, _ context: Context) -> TimeSpan? {
    do throws(StoreError) {
      let now = try context.workspace.now(in: journal)
      guard let time = now.time, now.day == day else { return nil }
      return outcomes.lazy.filter(\.logged.isChanged).compactMap(\.logged.line.logLine.time).first { $0.start > time }
    } catch { return nil }
  }

  /// That a mood was noted, as others are told it.
  private func veiled(_ mood: NotedMood, in file: OpenFile, _ isDryRun: Bool) -> Message {
    let (dry, hidden): (TextValue, TextValue) = (.flag(isDryRun), .message(LogText.private))
    if mood.isOfDay {
      return Message(
        MoodText.noted, ["dry": dry, "mood": hidden, "day": .day(day), "path": .place(file.place.shown), "former": .text("none")])
    }
    let place = file.place.shown + (mood.line(in: file.reading).map { ":\($0)" } ?? "")
    return Message(
      MoodText.logged, ["dry": dry, "mood": hidden, "time": .optional(mood.line?.logLine.time?.message), "place": .place(place)])
  }
}
