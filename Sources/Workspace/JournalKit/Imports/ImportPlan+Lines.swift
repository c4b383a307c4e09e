// What an import writes into the logs of days, and the habits that it makes for that.

import HostSystem
import JournalDates
import JournalFormat
import JournalImports
import JournalModel
import JournalStore
import JournalText
import JournalLanguage

extension ImportPlan {
  /// The habit that lines of an export are of.
  struct Activity {
    var slug: String
    var path: String
  }

  /// Adds the moods of an export, and what was done of habits.
  mutating func addLines(
    _ data: ImportedData, of export: ReadExport, _ folder: String, _ ledger: ImportLedger, _ report: inout ImportReport
  ) throws(ImportError) {
    let source = Field("source", data.source)
    let memoryPath = folder + "/" + LineLedger.fileName
    var memory = LineLedger(try contents(of: memoryPath) ?? [])
    var lines: [CalendarDay: [ImportedLine]] = [:]
    var activities: [String: Activity?] = [:]
    func add(_ line: ImportedData.LoggedLine, _ activity: Activity, wasImported: Bool, isMoved: Bool = false) {
      let day = self.day(line.day, line.time?.start)
      let place = journal.diskPath(path(of: day))
      let route = PathText.route(from: PathText.parent(place), to: journal.diskPath(activity.path))
      let name = ActivityName(slug: activity.slug, path: activity.path, route: route, isShared: isShared(activity))
      let insertion = LogInsertion(
        name, line.state, time: line.time, fields: line.fields + [source], text: line.text.words.joined(separator: " "))
      lines[day, default: []].append(
        ImportedLine(insertion: insertion, length: line.length, origin: LineLedger.Origin(line), wasImported: wasImported, isMoved: isMoved)
      )
    }
    var origins: [LineLedger.Origin] = []
    let version = ImportLedger.version(of: data.source)
    var former = FormerLines(
      source: data.source, isSameExport: !ledger.oldSpans(version: version, of: export.digest).isEmpty,
      days: ledger.oldSpans(version: version))
    let outdated = ledger.outdated(version: version)
    /// Whether an older importer may have written a line of it. The metrics of its day may have been set right without the lines.
    func isFormer(_ line: ImportedData.LoggedLine) -> Bool {
      guard line.moment != nil, !former.days.isEmpty else { return false }
      return !memory.activities.contains(line.activity)
        || outdated.contains { $0.contains(line.day) || $0.contains(line.day.advanced(by: -1)) }
    }
    let formers = Set(data.lines.indices.filter { isFormer(data.lines[$0]) })
    for (number, line) in data.lines.enumerated() {
      if line.isNote {
        let (day, origin) = (self.day(line.day, line.time?.start), LineLedger.Origin(line))
        let insertion = LogInsertion(nil, time: line.time, fields: [source], text: line.text.words.joined(separator: " "))
        lines[day, default: []].append(ImportedLine(insertion: insertion, origin: origin, wasImported: memory.take(origin)))
        continue
      }
      if let path = line.habit, activities[line.activity] == nil, choices.habits[line.activity.lowercased()] == nil {
        activities[line.activity] = .some(Activity(slug: Reference.slug(ofPath: path), path: path))
      }
      guard let activity = try activity(line.activity, in: data, &activities, &report) else { continue }
      let wasImported = memory.take(LineLedger.Origin(line))
      if wasImported { former.place(line, of: activity) }
      if wasImported || !formers.contains(number) {
        add(line, activity, wasImported: wasImported)
      } else {
        former.lines.append(FormerLines.Line(line: line, activity: activity, day: day(line.day, line.time?.start)))
      }
    }
    for (line, outcome) in try correct(former, &report) {
      switch outcome {
      case .right: add(line.line, line.activity, wasImported: false)
      case .takenAway: add(line.line, line.activity, wasImported: false, isMoved: true)
      case .edited:
        report.lines.known += 1
        origins.append(LineLedger.Origin(line.line))
      case .stuck: break
      }
    }
    var badTags: Set<String> = []
    var ofHabits: Set<String> = []
    var uncounted: [String: String] = [:]
    for mood in data.moods {
      var tags: [String] = []
      for name in mood.activities {
        if let activity = try activity(name, in: data, &activities, &report) ?? ownHabit(name, &activities) {
          let line = ImportedData.LoggedLine(day: mood.day, time: mood.time.map { TimeSpan($0) }, activity: name)
          let wasImported = memory.take(LineLedger.Origin(line))
          if choices.habits[name.lowercased()] == nil, !wasImported { ofHabits.insert(activity.slug) }
          add(line, activity, wasImported: wasImported)
        } else if let tag = Self.tag(name) {
          uncounted[name] = habitWithAmount(name)
          if !tags.contains(tag) { tags.append(tag) }
        } else {
          badTags.insert(name)
        }
      }
      let label = journal.configuration.moodLabels.name(of: mood.mood)
      let insertion = LogInsertion(
        nil, time: mood.time.map { TimeSpan($0) }, fields: [Field("mood", label), source], text: mood.text, tags: tags)
      let day = mood.isOfDay ? mood.day : day(mood.day, mood.time)
      let origin = LineLedger.Origin(mood)
      lines[day, default: []].append(
        ImportedLine(insertion: insertion, isForDayWithoutMood: mood.isOfDay, origin: origin, wasImported: memory.take(origin)))
    }
    if !ofHabits.isEmpty {
      report.notes.append(Message(ImportNoteText.ofHabits, ["names": Self.list(ofHabits), "count": .number(ofHabits.count)]))
    }
    if let (name, slug) = uncounted.min(by: { $0.key < $1.key }) {
      report.notes.append(
        Message(
          ImportNoteText.ofAmounts,
          ["names": Self.list(Set(uncounted.keys)), "count": .number(uncounted.count), "choice": .text(ShellText.quoted("\(name)=\(slug)"))]))
    }
    if !badTags.isEmpty { report.notes.append(Message(ImportNoteText.noTags, ["names": Self.list(badTags)])) }
    for (day, lines) in lines.sorted(by: { $0.key < $1.key }) { origins += try write(lines, to: day, from: data.source, &report) }
    if origins.isEmpty { return }
    memory.append(origins)
    try write(memory.bytes, to: memoryPath)
  }

  // MARK: Days

  /// The day whose file has the line: half past one at night is still the evening before where days begin later.
  func day(_ day: CalendarDay, _ time: TimeOfDay?) -> CalendarDay {
    Moment(day: day, time: time).day(startingAt: journal.configuration.dayStart)
  }

  func path(of day: CalendarDay) -> String { dayPaths[day] ?? journal.layout.path(for: .day(day)) }

  /// The file of a day with these bytes.
  func reading(of path: String, _ bytes: [UInt8]) -> FileReading {
    let shown = journal.place(of: path, from: folder).shown
    return FileReading(SourceText(path: shown, bytes: bytes), path: path, configuration: journal.configuration)
  }

  /// A file of a day that says nothing yet.
  static let emptyDay = Array("---\ntype: day\n---\n".utf8)

  /// Writes into the file of a day, which is begun where it is missing.
  /// - Returns: What is to be remembered of these lines.
  private mutating func write(
    _ lines: [ImportedLine], to day: CalendarDay, from source: String, _ report: inout ImportReport
  ) throws(ImportError) -> [LineLedger.Origin] {
    let path = path(of: day)
    let reading = reading(of: path, try contents(of: path) ?? Self.emptyDay)
    var lines = lines
    if lines.contains(where: \.isForDayWithoutMood), reading.hasMood(besidesThoseOf: source) {
      lines.removeAll { $0.isForDayWithoutMood }
      report.ownMoods += 1
      if lines.isEmpty { return [] }
    }
    let after: ImportedDay
    do throws(EditError) {
      after = try reading.importing(lines, from: source, night: journal.configuration.dayStart, isForced: choices.isForced)
    } catch {
      report.notes.append(
        Message(
          ImportNoteText.mendFirst,
          ["path": .place(path), "what": .message(Explanation(of: error).what), "count": .number(lines.count)]))
      return []
    }
    report.lines.added += after.added
    report.lines.answered += after.answered
    report.lines.known += after.known
    if after.otherMoods > 0 {
      report.notes.append(Message(ImportNoteText.keepsMood, ["path": .place(path), "source": .text(source)]))
    }
    report.lines.deleted += after.deleted
    report.lines.moved += after.moved
    if after.plain > 0 { report.plainTexts = ((report.plainTexts?.count ?? 0) + after.plain, report.plainTexts?.first ?? path) }
    if after.added + after.answered + after.moved > 0 { try write(after.reading.source.bytes, to: path) }
    return after.origins
  }

  // MARK: Habits

  /// The habit that a name of the export means: the one that was chosen, else the one of this title, which is made where it is missing. Nil
  /// for what the journal does not keep.
  private mutating func activity(
    _ name: String, in data: ImportedData, _ known: inout [String: Activity?], _ report: inout ImportReport
  ) throws(ImportError) -> Activity? {
    if let found = known[name] { return found }
    var found: Activity?
    if let chosen = choices.habits[name.lowercased()] {
      do throws(PlanError) {
        let plan = try plans.plan(chosen, of: [.habit])
        found = Activity(slug: plan.slug, path: plan.path)
      } catch {
        throw .noHabit(error)
      }
    } else if let habit = data.habits.first(where: { $0.name == name }) {
      found = try activity(of: habit, data, &report)
    }
    known[name] = .some(found)
    return found
  }

  /// The habit that is called as what an app keeps beside a mood. One with an amount is not done by being named, and one
  /// with a limit rather the contrary.
  private func ownHabit(_ name: String, _ known: inout [String: Activity?]) -> Activity? {
    guard let found = plans.plan(titledLike: name, .habit), case .activity(.habit(let habit)) = found.entry.details, habit.archived == nil,
      habit.targets.isEmpty
    else { return nil }
    let activity = Activity(slug: found.slug, path: found.path)
    known[name] = .some(activity)
    return activity
  }

  /// The habit of a name that is not done by being named, by its slug.
  private func habitWithAmount(_ name: String) -> String? {
    guard let found = plans.plan(titledLike: name, .habit), case .activity(.habit(let habit)) = found.entry.details, habit.archived == nil else {
      return nil
    }
    return found.slug
  }

  private mutating func activity(of habit: ImportedData.Habit, _ data: ImportedData, _ report: inout ImportReport) throws(ImportError)
    -> Activity?
  {
    let days = data.lines.filter { $0.activity == habit.name }.map(\.day)
    func leave(_ reason: Message) {
      report.notes.append(Message(ImportNoteText.leftOut, ["reason": .message(reason), "count": .number(days.count)]))
    }
    do throws(PlanError) {
      var titled = plans.plan(titledLike: habit.name, .habit)
      if titled == nil { titled = try plans.plan(habit.name, of: EntryKind.activities) }
      guard let found = titled else { return nil }
      if found.kind == .habit { return Activity(slug: found.slug, path: found.path) }
      leave(Message(ImportNoteText.isTask, ["name": .text(habit.name), "path": .place(found.path)]))
      return nil
    } catch {
      switch error {
      case .unknown, .otherKind: break
      case .several, .broken, .archived:
        leave(error.explanation.message)
        return nil
      }
    }
    let archived = habit.isArchived ? days.max()?.advanced(by: 1) ?? choices.now.day : nil
    let plan = JournalModel.Activity.Habit(
      schedule: [Dated(habit.schedule)], start: days.min(), archived: archived, targets: habit.target.map { [Dated($0)] } ?? [])
    var draft = PlanDraft(habit.name.words.joined(separator: " "), .activity(.habit(plan)))
    do throws(PlanDraftError) {
      var file = try journal.file(for: draft, among: plans, from: folder)
      // Two names that differ in what no file's name can hold.
      var number = 2
      while isMade(file.place.path) {
        draft.slug = "\(Reference.slug(ofPath: file.place.path))-\(number)"
        file = try journal.file(for: draft, among: plans, from: folder)
        number += 1
      }
      addHabit(file, &report)
      return Activity(slug: file.reading.slug, path: file.place.path)
    } catch {
      leave(error.explanation.message)
      return nil
    }
  }

  private mutating func addHabit(_ file: OpenFile, _ report: inout ImportReport) {
    do throws(ImportError) {
      try write(file.reading.source.bytes, to: file.place.path)
      report.habits.append(file.place.path)
    } catch {
      report.notes.append(error.explanation.message)
    }
  }

  private func isShared(_ activity: Activity) -> Bool {
    plans.readings.contains {
      $0.kind.isActivity && $0.path != activity.path && Reference.folded($0.slug) == Reference.folded(activity.slug)
    }
  }

  // MARK: Words

  /// `date night` as `date-night`; nil where it cannot be a tag.
  private static func tag(_ name: String) -> String? {
    let tag = name.words.joined(separator: "-")
    return TagChange.isTag(tag) ? tag : nil
  }

  private static func list(_ names: Set<String>) -> TextValue { .quoted(names.sorted(), .comma) }
}
