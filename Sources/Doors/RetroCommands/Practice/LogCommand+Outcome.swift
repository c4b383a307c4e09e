// What came of entries in a log, told.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

extension LogOutcome {
  /// In one line: `logged run, 5.2 km and 28 min, at 07:40 in days/2026/11/2026-11-20.md:8, for 2 points`.
  /// Of a private line, others are told that it is.
  func words(in reading: FileReading, isDryRun: Bool, for audience: Audience) -> String {
    let line = logged.line.logLine
    let place = "\(place.shown):\(self.line(in: reading))"
    if !audience.sees(isPrivate: reading.isPrivate(line: self.line(in: reading))) {
      if !logged.isChanged { return "\(place) says so already (private); nothing to change" }
      return "\(isDryRun ? "would log" : "logged") a private line in \(place)"
    }
    let text = line.text.parts(between: "\n")[0]
    let name = activity?.slug ?? (text.isEmpty ? "a line" : "‘\(text)’")
    if !logged.isChanged {
      guard state == .done else { return "\(place) says so already; nothing to change" }
      return "\(name) is done already, in \(place); ‘--again’ writes one more line"
    }
    // A bare number is one of what its key names: `[pages:: 30]`.
    let amounts = line.quantities.map { key, quantity in
      quantity.unit.isEmpty && key != "amount" ? "\(quantity.text) (\(key))" : quantity.text
    }
    var words = "\(isDryRun ? "would log" : "logged") \(name)\(stateWords)"
    if !amounts.isEmpty, state == .done || state == .partly { words += ", \(listed(amounts, "and"))\(line.time == nil ? "" : ",")" }
    if let time = line.time { words += " \(time.end == nil ? "at " : "")\(time.text)" }
    words += " in \(place)"
    if points > 0 { words += ", for \(points) point\(points == 1 ? "" : "s")" }
    return words + formerWords + progressWords
  }

  private var stateWords: String {
    if activity == nil { return "" }
    switch state {
    case .done, .unanswered: return ""
    case .partly: return " as partly done"
    case .skip: return " as skipped"
    case .no: return after?.isLimited == true ? " as none" : " as not done"
    }
  }

  /// What the line said before, where that was an answer too.
  private var formerWords: String {
    guard case .answered(let former) = logged.way, former != state else { return "" }
    switch former {
    case .skip: return "; it was skipped before"
    case .no: return "; it said no before"
    case .partly: return "; it was partly done before"
    case .done: return "; it was done before"
    case .unanswered: return ""
    }
  }

  /// How far the day's amounts are on the way to their target.
  private var progressWords: String {
    guard let after, let target = after.target, let amount = after.amount else { return "" }
    let unit = target.quantity.unit
    let wanted = (target.bound == .atMost ? "at most " : "") + units.text(target.quantity.amount, in: unit)
    return "; \(units.text(amount, in: unit)) of \(wanted) on the day"
  }

  /// That the habit rests on that day, so that what was done counts for its points alone.
  func pauseWords(on day: CalendarDay) -> String {
    guard logged.isChanged, state == .done || state == .partly, let activity,
      let pause = activity.habit?.paused.first(where: { $0.contains(day) })
    else { return "" }
    return "; paused \(pause.end.map { "until \($0)" } ?? "since \(pause.start)"), so it counts for neither streak nor strength: "
      + "‘retro habit resume \(activity.slug) --from \(day)’ ends the pause"
  }
}

extension LogWriting {
  /// Says what was written and what that earned.
  func tell(isDryRun: Bool, isJSON: Bool, in context: inout Context) {
    guard let file, let reading else { return }
    if isJSON { return context.write(.object(json(for: context.audience(of: .data)))) }
    context.write(preview)
    let audience = context.audience(of: .message, file.place.configuration)
    if let mood {
      let (isTold, file) = (audience.sees(isPrivate: reading.isPrivate), files.latest(file))
      let words = isTold ? mood.words(of: day, in: file, isDryRun: isDryRun) : [veiledWords(for: mood, in: file, isDryRun)]
      for words in words { context.note(words) }
    }
    let key = isDryRun ? PhraseText.wouldNoteMetric : PhraseText.metric
    for (name, value) in metrics {
      context.note(context.language(key, ["name": .text(name), "value": .text(value), "path": .text(file.place.shown)]))
    }
    for remark in remarks { context.note(remark) }
    for outcome in outcomes {
      let words = outcome.words(in: reading, isDryRun: isDryRun, for: audience)
      let isTold = audience.sees(isPrivate: reading.isPrivate(line: outcome.line(in: reading)))
      context.note(words + (isTold ? outcome.pauseWords(on: day) : ""))
    }
  }

  /// That a mood was noted, as others are told it.
  private func veiledWords(for mood: NotedMood, in file: OpenFile, _ isDryRun: Bool) -> String {
    if mood.isOfDay { return "\(isDryRun ? "would note" : "noted") (private) as the mood of \(day) in \(file.place.shown)" }
    let time = mood.line?.logLine.time.map { " \($0.end == nil ? "at " : "")\($0.text)" } ?? ""
    let line = mood.line(in: file.reading).map { ":\($0)" } ?? ""
    return "\(isDryRun ? "would log" : "logged") (private)\(time) in \(file.place.shown)\(line)"
  }
}
