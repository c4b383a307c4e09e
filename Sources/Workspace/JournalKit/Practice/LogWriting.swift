// How what was done gets into the log of a day, all of it in one change set.

import MarkdownSyntax
import JournalReports
import JournalPhrases
public import JournalDates
public import JournalFormat
public import JournalModel
import JournalStore
public import JournalText
public import PlainFormats
import HostSystem
public import JournalInsights
public import JournalLanguage

/// Entries on their way into the log of a day. Opens the day's file, and the plans that the entries ask for.
public struct LogWriting {
  public let day: CalendarDay
  let journal: Journal
  private let target: WritingTarget
  private let folder: String
  /// Nil until the file is open.
  public private(set) var file: OpenFile?
  public private(set) var files = ChangedFiles()
  private var plans: PlanFiles?
  public private(set) var units = UnitTable.standard
  /// What activities are called besides the names of their files.
  private(set) var spokenNames = SpokenNames()
  public internal(set) var outcomes: [LogOutcome] = []
  /// What was not written since a file says so already, a sentence each.
  public private(set) var remarks: [Message] = []
  /// The mood that was written.
  public private(set) var mood: NotedMood?

  /// The numbers of the day that were written.
  public private(set) var metrics: [NotedMetric] = []
  /// What there is to say of them.
  private var doubts: [WorkspaceError] = []

  /// The milestones and goals that were reached by what was written.
  public internal(set) var reached: [ReachedPlan] = []
  /// The goals that ask for a value which was just noted, each with how far that has come now.
  public internal(set) var levels: [(goal: Planned<Goal>, level: GoalLevel)] = []
  /// The goals of an amount that lines just written name, each with how far that has come now.
  public internal(set) var progress: [(goal: Planned<Goal>, done: Quantity, target: Quantity)] = []
  /// Whether the reason of a skip may be replaced by another one.
  var mayReplaceReasons = false
  private var change: ChangeOutcome?

  init(on day: CalendarDay, in journal: Journal, _ workspace: Workspace) throws {
    self.day = day
    self.journal = journal
    target = try workspace.target(ofDay: day, in: journal)
    folder = try workspace.folder()
  }

  /// Opens what is needed under the lock, has `plan` write, and carries it out, or with `isDryRun` only plans it.
  /// - Parameter plan: Calls `log` and `note`; gets the plans in the folders of activities, goals and measures.
  mutating func carryOut(
    isDryRun: Bool, in workspace: Workspace, _ plan: (inout LogWriting, inout PlanFiles) throws -> Void
  ) throws {
    change = try workspace.write(into: target, isDryRun: isDryRun) { file, files in
      var plans = try workspace.plans(of: journal, in: [.activities, .experiments, .goals, .measures])
      self.file = file
      self.files = files
      self.plans = plans
      let practice = plans.practice
      units = UnitTable(practice.measures.map(\.plan))
      spokenNames = practice.spokenNames
      (outcomes, remarks, metrics, doubts) = ([], [], [], [])
      try plan(&self, &plans)
      // A day of which nothing is written gets no file.
      if outcomes.isEmpty, mood == nil, metrics.isEmpty { self.files = ChangedFiles() }
      files = self.files
    }
    for doubt in doubts { workspace.warn(of: doubt) }
  }

  /// What a dry run shows.
  public var preview: MarkedText { change?.preview ?? MarkedText() }

  /// The file as it is now, or would be; nil where none was opened.
  public var reading: FileReading? { file.map { files.latest($0).reading } }

  /// The fields that hold amounts of an activity.
  func fields(_ amounts: [LogAmount], of activity: FileReading) throws -> [Field] {
    try amounts.fields(of: activity.slug, target: activity.habit?.target(on: day), units)
  }

  /// Writes an entry of an activity.
  /// - Parameters:
  ///   - isAgain: Whether it counts though the day has it already.
  ///   - hasAmounts: Whether it says how much, so that it may add to what the day has.
  /// - Throws: Where it is a task that was done on another day, and where the day says something else.
  mutating func log(_ entry: LogEntry, of activity: FileReading, isAgain: Bool = false, hasAmounts: Bool = false) throws {
    guard let file else { return }
    let before = LogDay(of: activity, in: files.latest(file).reading, on: day, units, spokenNames)
    if !isAgain, let remark = try remark(of: entry, on: activity, file) {
      remarks.append(remark)
      return
    }
    var (entry, hasAmounts) = (entry, hasAmounts)
    if try keepsReason(entry, of: activity, file) { return }
    if let span = span(of: entry, activity) {
      entry.fields.append(span)
      hasAmounts = true
    }
    if before.isLimited, entry.state == .no {
      if try isNone(activity, before, file) { return }
    } else if entry.state == .done, !hasAmounts, let piece = try onePiece(of: activity, before.target) {
      entry.fields.append(piece)
      hasAmounts = true
    }
    // What adds to a target that is not reached yet, or to a limit, is no completion of its own.
    if isAgain {
      let points = before.takesMore ? nil : activity.habit?.points.value(on: day)
      let share = points.map { before.share(of: $0, for: entry.fields, named: activity.slug, units) }
      entry.again = .earning(share == 0 ? nil : share)
    }
    entry.addsUp = before.takesMore && (hasAmounts || before.countsTimes && !isTold(entry, of: activity, file))
    let logged = try files.log(entry, of: name(of: activity), spokenNames, in: file)
    if logged.way == .contradicted { throw contradiction(entry, activity, logged.line) }
    let after = LogDay(of: activity, in: files.latest(file).reading, on: day, units, spokenNames)
    let isFurther = logged.way == .added && entry.state == .done && !isAgain && !entry.addsUp && before.hasDoneLine
    outcomes.append(
      LogOutcome(
        activity: activity, place: file.place, logged: logged, before: before, after: after, units: units, isFurther: isFurther))
  }

  /// How long something was that is to take so long and is told from one time to another: 2 h 30 min of ‘studied from 14:00 to 16:30’.
  private func span(of entry: LogEntry, _ activity: FileReading) -> Field? {
    guard entry.state == .done || entry.state == .partly, let minutes = entry.time?.minutes, minutes > 0, let target = activity.habit?.target(on: day),
      units.unit(target.quantity.unit).dimension == .duration,
      !entry.fields.contains(where: { field in
        LogLine(text: "", fields: [field]).quantities.contains { units.unit($0.quantity.unit, ofField: $0.key).dimension == .duration }
      })
    else { return nil }
    return Field(QuantityKey.key(for: .duration), Quantity(Double(minutes), "min").text)
  }

  /// Has the line of an activity that says no more than an amount say what is told of it anew; all other lines stay as they are.
  /// - Returns: Whether there is such a line; of several nobody knows which is meant.
  mutating func retell(_ entry: LogEntry, of activity: FileReading) throws -> Bool {
    guard let file else { return false }
    let reading = files.latest(file).reading
    let keys = entry.fields.map(\.key)
    let told = reading.log(of: activity.slug, spokenNames).filter { line in
      [.done, .partly].contains(line.logLine.state) && line.logLine.text.trimmed.isEmpty && line.logLine.time == nil
        && !line.logLine.fields.isEmpty && line.logLine.fields.allSatisfy { keys.contains($0.key) }
    }
    guard told.count == 1, var line = told.first, case let former = line.logLine.boxState else { return false }
    let insertion = LogInsertion(name(of: activity), entry.state, time: entry.time, fields: entry.fields, text: entry.text, tags: entry.tags)
    let change = try files.latest(file).changing { reading throws(EditError) in
      let answered = try reading.answering(line, with: insertion)
      line = answered.line
      return answered.reading
    }
    files.take(change)
    let logged = LoggedEntry(way: .answered(former), line: line, isChanged: !change.isEmpty)
    let days = [reading, change.after].map { LogDay(of: activity, in: $0, on: day, units, spokenNames) }
    outcomes.append(LogOutcome(activity: activity, place: file.place, logged: logged, before: days[0], after: days[1], units: units))
    return true
  }

  /// Whether the day says already that it was left out and why, where nothing new is told.
  /// - Throws: Where it gives another reason, which is not to be lost.
  private mutating func keepsReason(_ entry: LogEntry, of activity: FileReading, _ file: OpenFile) throws -> Bool {
    let reading = files.latest(file).reading
    let lines = reading.log(of: activity.slug, spokenNames)
    guard entry.state == .skip || entry.state == .no, !mayReplaceReasons,
      !lines.contains(where: { [.unanswered, .done, .partly].contains($0.logLine.state) }),
      let line = lines.last(where: { [.no, .skip].contains($0.logLine.boxState) }),
      let reason = line.logLine.fields.value(of: "skip"), !reason.trimmed.isEmpty
    else { return false }
    let new = entry.fields.value(of: "skip") ?? ""
    let place = "\(file.place.shown):\(line.line)"
    let told = reading.isPrivate(line: line.line) ? nil : reason
    if entry.state == .skip, new.isEmpty || new == reason, entry.text.isEmpty {
      remarks.append(
        Message(SkipText.already, ["name": .text(activity.slug), "reason": .optional(told), "day": .day(day), "place": .place(place)]))
      return true
    }
    throw ReasonThereError(of: activity.slug, told, on: day, at: place)
  }

  /// Whether a done line of the day says the time of an entry, which then tells of no second time.
  private func isTold(_ entry: LogEntry, of activity: FileReading, _ file: OpenFile) -> Bool {
    guard let time = entry.time else { return false }
    return files.latest(file).reading.log(of: activity.slug, spokenNames).contains { $0.logLine.state == .done && $0.logLine.time == time }
  }

  /// Whether the day says already that nothing was had of what has a limit.
  /// - Throws: Where it says how much was.
  private mutating func isNone(_ activity: FileReading, _ before: LogDay, _ file: OpenFile) throws -> Bool {
    let lines = files.latest(file).reading.log(of: activity.slug, spokenNames)
    guard let line = lines.last(where: { $0.logLine.state == .done }), let unit = before.target?.quantity.unit else { return false }
    let place = "\(file.place.shown):\(line.line)"
    if let amount = before.amount, amount > 0 {
      throw WorkspaceError(
        .conflict, LogErrorText.hasAmount,
        ["name": .text(activity.slug), "amount": .amount(amount, in: unit, units), "day": .day(day), "place": .place(place)],
        help: LogErrorText.openWay, ["day": "\(day)"])
    }
    remarks.append(Message(LogErrorText.kept, ["name": .text(activity.slug), "place": .place(place)]))
    return true
  }

  /// - Throws: Where a line says that it was only so much of what has a limit, and the day has that or more: it may put right what stands there.
  func refuseCorrection(by line: Phrase.Line, of activity: FileReading) throws {
    guard let only = line.only, let said = line.measurements.first?.quantity, line.state == .done, let file else { return }
    let before = LogDay(of: activity, in: files.latest(file).reading, on: day, units, spokenNames)
    guard before.isLimited, let had = before.amount, had > 0, let unit = before.target?.quantity.unit, units.convert(said, to: unit) ?? said.amount <= had else { return }
    throw WorkspaceError(
      .ambiguous, LogErrorText.maybeCorrection, ["words": .text(only)],
      help: LogErrorText.maybeCorrectionWay, ["right": .text("\(activity.slug) \(said.text) \(day)"), "words": .text(only)])
  }

  /// One of what comes by the piece and has a limit: who did it without saying how much had one. A line that only said it was done would say that
  /// the limit was kept.
  /// - Throws: Where one is more than is allowed, so that nobody can tell whether it was had or left out, and where it is money.
  private func onePiece(of activity: FileReading, _ target: HabitTarget?) throws -> Field? {
    guard let target, target.bound == .atMost else { return nil }
    let unit = units.unit(target.quantity.unit)
    guard unit.isCountable, unit.dimension != .count("") || target.quantity.amount < 1 else { return nil }
    // Who did ‘No alcohol’ had none.
    if let first = activity.title.words.first?.lowercased(), Self.negations.contains(first) { return nil }
    // One of money says nothing of what was paid.
    if !target.keeps(1) || unit.dimension.isMoney {
      throw WorkspaceError(
        .ambiguous, LogErrorText.howMuch, ["name": .text(activity.slug), "target": .text(target.quantity.text)],
        help: LogErrorText.howMuchWay, ["name": .text(activity.slug)])
    }
    let piece = Quantity(units.text(1, in: target.quantity.unit, .english)) ?? Quantity(1, target.quantity.unit)
    return Field(QuantityKey.key(of: piece, units), piece.text)
  }

  private static let negations: Set<String> = [
    "no", "not", "without", "zero", "kein", "keine", "keinen", "ohne", "nicht", "sin", "sans", "pas", "zéro", "sem", "nada", "ノー",
  ]

  /// Writes a mood: that of the day from now on, unless it tells of an earlier time than another one.
  mutating func note(_ entry: MoodEntry) throws {
    guard let file else { return }
    mood = try files.note(entry, in: file)
  }

  /// Writes numbers of the day.
  /// - Parameter line: The one that keeps what was read off at its time; where a later line has the number of the day, that stays.
  /// - Returns: The names of those that stay.
  mutating func note(_ numbers: [Phrase.Metric], _ told: [Message] = [], keptIn line: (time: TimeOfDay, text: String)? = nil) throws -> Set<String> {
    guard let file else { return [] }
    remarks += told
    let before = files.latest(file)
    let typed = numbers.map { NotedMetric($0.name, typed: $0.value, in: before.reading, isAdded: $0.isAdded) }
    let said = typed.filter { number in line.map { !isEarlier(number, $0.time, $0.text, in: before.reading) } ?? true }
    let stays = Set(typed.map(\.name)).subtracting(said.map(\.name))
    if !stays.isEmpty { remarks.append(Message(PhraseText.lastReading)) }
    if said.isEmpty { return stays }
    let change = try before.changing(said.map { .set(key: $0.key, value: $0.written) })
    doubts += try change.checkMetrics(said, isSaid: true)
    files.take(change)
    metrics += said
    // ‘slept badly, 5 hours’ behind ‘slept from 23:30 to 7’
    let names = Set(numbers.map(\.name))
    let clocks = ["bedtime", "wake_time"].filter { key in !names.contains(key) && before.reading.properties.contains { $0.key == key && $0.style != .empty } }
    if names.contains("sleep_minutes"), clocks.count == 2 { remarks.append(Message(PhraseText.nightStays)) }
    return stays
  }

  /// Whether a later line of the day has the number that the day says: 8.1 of ‘18:30 blood sugar 8.1’, beside ‘blood sugar 6.5 at 7:10’.
  private func isEarlier(_ said: NotedMetric, _ time: TimeOfDay, _ text: String, in reading: FileReading) -> Bool {
    guard !said.isAdded, case .number(let former)? = said.former, case .number(let number)? = WrittenMetric.amount(said.value), Self.says(number, text) else { return false }
    let night = journal.configuration.dayStart
    func minutes(_ time: TimeOfDay) -> Int { time.minutes + (time < night ? 24 * 60 : 0) }
    return reading.log.map(\.logLine).contains { line in
      line.activity == nil && line.time.map { minutes($0.start) > minutes(time) } ?? false && Self.says(former, line.text)
    }
  }

  private static func says(_ number: Double, _ text: String) -> Bool {
    text.split { $0.isWhitespace || $0 == "/" }.contains { word in
      var digits = String(word.prefix { $0.isNumber || $0 == "." || $0 == "," }.map { $0 == "," ? "." : $0 })
      if digits.hasSuffix(".") { digits.removeLast() }
      return Double(digits) == number
    }
  }

  /// Has something told beside what was written.
  mutating func remark(_ message: Message) { remarks.append(message) }

  /// Writes a line that records no activity.
  mutating func log(_ insertion: LogInsertion) throws {
    guard let file else { return }
    let line = try files.log(insertion, in: file)
    outcomes.append(LogOutcome(line, file.place))
  }

  /// What an activity may be called in the day's file.
  private func name(of activity: FileReading) -> ActivityName {
    let place = journal.place(of: activity.path, from: folder)
    let route = PathText.route(from: PathText.parent(target.place.diskPath), to: place.diskPath)
    let sameName = plans?.readings.count { $0.kind.isActivity && Reference.folded($0.slug) == Reference.folded(activity.slug) } ?? 0
    return ActivityName(slug: activity.slug, path: activity.path, route: route, isShared: sameName > 1)
  }

  /// What there is to say of a task whose own file says that it is done, and of which nothing else is to be written on that day.
  private func remark(of entry: LogEntry, on activity: FileReading, _ file: OpenFile) throws -> Message? {
    guard case .activity(.task(let task)) = activity.entry.details, let completed = task.completed else { return nil }
    let shown = journal.place(of: activity.path, from: folder).shown
    let line = activity.properties.last { $0.key == "completed" }.map { activity.lines.line(of: $0.keyRange.lowerBound) }
    let place = shown + (line.map { ":\($0)" } ?? "")
    if completed != day {
      throw WorkspaceError(
        .conflict, LogErrorText.taskDone, ["name": .text(activity.slug), "day": .day(completed), "place": .place(place)],
        help: LogErrorText.taskDoneWay, ["name": .text(activity.slug)])
    }
    let isBare = entry.state == .done && entry.time == nil && entry.fields.isEmpty && entry.text.isEmpty && entry.tags.isEmpty
    guard isBare, files.latest(file).reading.log(of: activity.slug, spokenNames).isEmpty else { return nil }
    return Message(LogErrorText.doneAlready, ["name": .text(activity.slug), "place": .place(place)])
  }

  private func contradiction(_ entry: LogEntry, _ activity: FileReading, _ line: LogReading) -> WorkspaceError {
    let place = "\(file?.place.shown ?? ""):\(line.line)"
    let name = TextValue.text(activity.slug)
    switch entry.state {
    case .no, .skip:
      let state = TextValue.text(line.logLine.state == .partly ? "partly" : "done")
      return WorkspaceError(
        .conflict, LogErrorText.isDone, ["name": name, "state": state, "day": .day(day), "place": .place(place)],
        help: LogErrorText.openWay, ["day": "\(day)"])
    default:
      return WorkspaceError(
        .conflict, entry.state == .partly ? LogErrorText.doneWholly : LogErrorText.doneOtherwise, ["name": name, "place": .place(place)],
        help: LogErrorText.doneWay, ["day": "\(day)"])
    }
  }
}

extension LogWriting {
  /// The lines as they are to be: the mood of the day, and those of the log.
  public var newLines: [String] {
    guard let file, let reading else { return [] }
    func text(_ line: Int) -> String { reading.source.text(reading.lines.range(ofLine: line)) }
    let labels = file.place.configuration.moodLabels
    let own = mood.flatMap { $0.isSet ? "mood: \(labels.name(of: $0.mood))" : nil }
    return metrics.map { "\($0.name): \($0.value)" } + [own, mood?.line(in: reading).map(text)].compactMap(\.self)
      + outcomes.map { text($0.line(in: reading)) }
  }

  /// The first line that was written, from 1; nil where only the day's mood was.
  public var firstLine: Int? { reading.flatMap { reading in outcomes.first?.line(in: reading) ?? mood?.line(in: reading) } }

  /// What was written, for programs.
  public func json(for audience: Audience) -> JSONObject {
    guard let reading else { return [:] }
    let isDryRun = change?.isDryRun ?? false
    return [
      .schema: .answerSchema, .date: .string(day.description), .path: .string(reading.path),
      .created: .bool(files.draft != nil && !isDryRun),
      .mood: JSONValue(
        audience.sees(isPrivate: reading.isPrivate || mood?.isPrivate ?? false) ? mood?.mood : nil,
        file?.place.configuration.moodLabels ?? .standard),
      .metrics: JSONValue(metrics.map(\.name)),
      .lines: .array(outcomes.map { $0.json(in: reading, for: audience) }),
      .reached: JSONValue(reached.filter { audience.sees(isPrivate: $0.isPrivate) }.map(\.json)), .dryRun: .bool(isDryRun),
    ]
  }
}

extension FileReading {
  /// What only a habit has.
  public var habit: Activity.Habit? { if case .activity(.habit(let habit)) = entry.details { habit } else { nil } }
}
