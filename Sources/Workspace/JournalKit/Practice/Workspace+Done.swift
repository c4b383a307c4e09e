// Whatever a person has done is found by what they call it, and written where it belongs.

import HostSystem
import JournalReports
import Documents
import JournalChecks
import JournalDates
import JournalFormat
import JournalInsights
import JournalLanguage
public import JournalModel
public import JournalStore
import JournalPhrases
import JournalText

extension Workspace {
  /// Writes that something was done: a habit or a task into the log of the day, a goal, a milestone or an obligation into its file, an Action
  /// where it stands.
  ///
  /// Names of habits and tasks are known first, then ids of Actions and whole names of other plans, then words of titles and of Actions.
  /// - Parameters:
  ///   - audience: Whom what may be meant is told: what is private can be found by its words by its owner alone.
  ///   - isDryRun: Whether it is only planned.
  /// - Throws: A `SeveralDoneError` where several are meant.
  public func done(
    _ asked: DoneRequest, in journal: Journal, for audience: Audience = .others, isDryRun: Bool = false
  ) throws -> DoneWork {
    if let items = asked.items { return .actions(try complete(items, asked, in: journal, isDryRun: isDryRun)) }
    // The day and the time may end the words in either order: ‘run yesterday at 7am’.
    let (dated, timed) = (asked.dated(in: tongues), asked.timed())
    let ways = [asked, dated, timed, timed?.dated(in: tongues), dated?.timed()].compactMap(\.self)
    if asked.date == nil { try refuseDoubtfulDays(of: asked.words, in: journal) }
    for asked in ways { if let progress = try logProgress(asked, in: journal, isDryRun: isDryRun) { return .log(progress) } }
    for (place, asked) in ways.enumerated() {
      do {
        return .log(try log(named: asked, in: journal, isDryRun: isDryRun))
      } catch let error as PlanError where error.mayMeanOther {
      } catch let error as WorkspaceError where error.code == .badValue && place + 1 < ways.count {
        // What is no amount is the day, of which there may be more to say.
      }
    }
    for asked in ways {
      let found = try candidates(for: asked, in: journal, for: audience)
      if found.count > 1 { throw SeveralDoneError(asked.words, found) }
      // A goal is closed by its name, and not by a word of it alone.
      if let one = found.first, one.kind == EntryKind.goal.rawValue, !(try isName(asked.words, of: one, in: journal)) {
        // ‘done lisbon 200 euros’ counts towards it.
        var counted = asked
        counted.words = [one.name] + one.amounts
        if !one.amounts.isEmpty, let progress = try logProgress(counted, in: journal, isDryRun: isDryRun) { return .log(progress) }
        if let amount = one.amounts.first { try refuse(amount, towards: one, in: journal) }
        throw SeveralDoneError(asked.words, found)
      }
      if let one = found.first { return try done(one, asked, in: journal, isDryRun: isDryRun) }
    }
    // Nothing else is called so: it is a part of one name, that of a file in no folder of plans, or nobody's.
    do {
      return .log(try log(named: ways.last ?? asked, in: journal, isDryRun: isDryRun, isPartEnough: true))
    } catch let error as PlanError where error.mayMeanOther {
      // ‘called Dr. Weber’ of “call Dr. Weber for an appointment”
      for asked in ways where asked.words.flatMap({ PlanFiles.nameWords($0) }).count > 1 {
        let found = try candidates(for: asked, inForms: true, in: journal, for: audience)
        if found.count > 1 { throw SeveralDoneError(asked.words, found) }
        if let one = found.first { return try done(one, asked, in: journal, isDryRun: isDryRun) }
      }
      throw try whyNotDone(asked.words, in: journal, for: audience) ?? error
    }
  }

  /// Refuses an amount behind the name of a goal that asks for none: it would count towards nothing.
  private func refuse(_ amount: String, towards candidate: DoneCandidate, in journal: Journal) throws {
    var plans = try plans(of: journal, in: [.goals])
    let reading = try plans.plan(candidate.name, of: [.goal])
    guard case .goal(let goal) = reading.entry.details, goal.targets.isEmpty else { return }
    throw WorkspaceError(
      .usage, PlanErrorText.noPercent, ["title": .text(reading.title), "word": .text(amount)], help: PlanErrorText.noPercentWay,
      ["name": .text(reading.slug)])
  }

  /// Whether words are the whole name of a goal.
  private func isName(_ words: [String], of goal: DoneCandidate, in journal: Journal) throws -> Bool {
    try plans(of: journal, in: [.goals]).holds(words.joined(separator: " "), of: [.goal])
  }

  /// What may be done today, for whoever names nothing: habits that are due, and whatever has a date and is open.
  public func openToday(in journal: Journal, for audience: Audience) throws -> SeveralDoneError? {
    let today = try practice(in: journal, for: audience).today()
    let habits = today.habits.filter { $0.isPendingToday && audience.sees(isPrivate: $0.habit.isPrivate) }.map {
      DoneCandidate(kind: "habit", title: $0.habit.title.onOneLine, name: PathText.stem($0.habit.path), amounts: [])
    }
    let due = today.due.filter { $0.kind != "goal" }.map { due in
      let slug = Reference(file: FileNames.withoutEnding(due.path)).slug
      let name = due.kind == "action" && !due.slug.contains("#") ? "\(slug)#\(due.slug)" : due.slug
      return DoneCandidate(kind: due.kind, title: due.title.onOneLine, name: name, amounts: [])
    }
    return habits.isEmpty && due.isEmpty ? nil : SeveralDoneError([], habits + due)
  }

  /// Refuses words at the end that look like a day, unless all of them are the name of something.
  private func refuseDoubtfulDays(of words: [String], in journal: Journal) throws {
    guard let doubt = DayDoubt.find(in: words, tongues), case let whole = words.joined(separator: " ") else { return }
    let plans = try plans(of: journal, in: [.activities, .experiments, .goals])
    if plans.holds(whole, of: EntryKind.activities.union([.goal, .milestone, .obligation])) { return }
    let isName = plans.readings.contains { PlanFiles.nameWords($0.title).hold(doubt.words.words) }
    if case .near = doubt.reason, isName { return }
    throw doubt.refusal(DayErrorText.keepDate)
  }

  /// Why what the words mean cannot be done: it is an Action that is closed, or a Try. Nil where they mean neither.
  private func whyNotDone(_ words: [String], in journal: Journal, for audience: Audience) throws -> WorkspaceError? {
    let ledger = try ledger(of: journal, for: audience, isMarked: false)
    func isMeant(_ text: String) -> Bool { PlanFiles.nameWords(text).hold(words) }
    func told(_ text: String) -> TextValue { .text(plainText(text.parts(between: "\n")[0]).onOneLine) }
    func name(_ place: ReviewLedger.Place, _ id: String?) -> TextValue {
      .text("\(Reference(file: FileNames.withoutEnding(place.path)).slug)#\(id ?? "\(place.line)")")
    }
    if let one = ledger.actions.last(where: { $0.state != .open && isMeant($0.item.text) }) {
      return WorkspaceError(
        .usage, DoneText.already,
        ["text": told(one.item.text), "state": .text("\(one.state)"), "name": name(one.place, one.item.id)])
    }
    return JudgedWords.unverdicted(words).firstTry(in: ledger)
  }

  /// Writes that the one of several was done that a person chose.
  public func done(
    _ candidate: DoneCandidate, _ asked: DoneRequest, in journal: Journal, isDryRun: Bool = false
  ) throws -> DoneWork {
    let kind = EntryKind(rawValue: candidate.kind)
    if kind?.isActivity ?? false {
      var named = asked
      named.words = [candidate.name] + candidate.amounts
      return .log(try log(named: named, in: journal, isDryRun: isDryRun))
    }
    if let option = asked.activityOption {
      throw WorkspaceError(
        .usage, DoneText.forActivities, ["option": .text(option), "name": .text(candidate.name), "kind": .text(candidate.kind)])
    }
    guard let kind else {
      guard let item = ItemAddress(candidate.name) else {
        throw WorkspaceError(.notFound, ItemErrorText.noItem, ["name": .text(candidate.name)])
      }
      return .actions(try complete([item], asked, in: journal, isDryRun: isDryRun))
    }
    return .plan(
      try completePlan(candidate.name, of: kind, in: journal, isDryRun: isDryRun) { today in try asked.date?.done(on: today) })
  }

  private func complete(
    _ items: [ItemAddress], _ asked: DoneRequest, in journal: Journal, isDryRun: Bool
  ) throws -> ChangedActions {
    if let option = asked.activityOption {
      throw WorkspaceError(
        .usage, DoneText.forActivities, ["option": .text(option), "name": .text(items[0].text), "kind": "action"])
    }
    return try change(actions: items, isDryRun: isDryRun) { today in .done(try asked.date?.done(on: today) ?? today) }
  }

  /// Writes that habits and tasks were done which the words call by whole names.
  /// - Throws: As of a name that there is none of where one is only a part of a name, or the words are the name of a goal as well.
  private func log(
    named asked: DoneRequest, in journal: Journal, isDryRun: Bool, isPartEnough: Bool = false
  ) throws -> LogWriting {
    let today = try today(in: journal)
    let whole = asked.words.joined(separator: " ")
    return try log(
      done: asked.words, asked.state, at: asked.time, note: asked.note, isAgain: asked.isAgain,
      on: try asked.date?.done(on: today) ?? today, in: journal, isDryRun: isDryRun
    ) { words, plans in
      let isWhole = words.activities.count == 1 && words.activities[0].amounts.isEmpty
      if isPartEnough { return }
      if !words.areNamed || !isWhole && plans.holds(whole, of: [.goal, .milestone, .obligation]) {
        throw PlanError.unknown(whole, near: nil, EntryKind.activities)
      }
    }
  }

  /// Everything open that the words may mean: what is called so, else what has all of them in its title or its text.
  /// - Parameter inForms: Whether tasks alone are meant, of whose titles they are forms.
  private func candidates(for asked: DoneRequest, inForms: Bool = false, in journal: Journal, for audience: Audience) throws -> [DoneCandidate] {
    let today = try today(in: journal)
    let readings = try self.plans(of: journal, in: [.activities, .experiments, .goals]).readings.filter { reading in
      EntryKind.activities.union([.goal, .milestone, .obligation]).contains(reading.kind) && audience.sees(isPrivate: reading.isPrivate)
        && !reading.isArchived(by: today)
    }
    let (name, amounts) = asked.splitAtAmounts
    func fitting(_ isMeant: (FileReading, [String]) -> Bool) -> [DoneCandidate] {
      let whole = readings.filter { isMeant($0, asked.words) }.map { ($0, [String]()) }
      let measured =
        amounts.isEmpty || asked.dated(in: tongues) != nil
        ? [] : readings.filter { ($0.kind.isActivity || $0.kind == .goal) && isMeant($0, name) }.map { ($0, amounts) }
      let paths = Set(whole.map(\.0.path))
      return (whole + measured.filter { !paths.contains($0.0.path) }).map { reading, amounts in
        let isOnlyOne = readings.filter { Reference.folded($0.slug) == Reference.folded(reading.slug) }.count == 1
        return DoneCandidate(
          kind: reading.kind.rawValue, title: reading.title.onOneLine, name: isOnlyOne ? reading.slug : reading.path, amounts: amounts)
      }
    }
    if inForms { return fitting { $0.kind == .task && $0.isToBeDone && $0.isSpoken(of: $1, inForms: true) } }
    let called = fitting { $0.isCalled($1.joined(separator: " ")) }
    if !called.isEmpty { return called }
    let found = fitting { $0.isToBeDone && $0.isSpoken(of: $1) }
    let tasks = Set(readings.filter { $0.kind == .task }.map(\.path))
    let actions = try ledger(of: journal, for: audience, isMarked: false).actions.filter { action in
      action.state == .open && !(action.taskPath.map { tasks.contains($0) } ?? false)
        && PlanFiles.nameWords(action.item.text).hold(asked.words)
    }
    return found
      + actions.map { action in
        let slug = Reference(file: FileNames.withoutEnding(action.place.path)).slug
        return DoneCandidate(
          kind: "action", title: plainText(action.item.text.parts(between: "\n")[0]).onOneLine,
          name: "\(slug)#\(action.item.id ?? "\(action.place.line)")", amounts: [])
      }
  }
}

extension DoneRequest {
  /// The Actions that all of the words name by their ids; nil where they are other words.
  fileprivate var items: [ItemAddress]? {
    let items = words.compactMap { word in ItemAddress(word).flatMap { $0.file != nil || $0.isLikeID ? $0 : nil } }
    return !words.isEmpty && items.count == words.count ? items : nil
  }

  /// The words before the first that begins with a digit, and those from there on.
  fileprivate var splitAtAmounts: (name: [String], amounts: [String]) {
    let place = words.dropFirst().firstIndex { $0.first?.isNumber ?? false } ?? words.count
    return (Array(words[..<place]), Array(words[place...]))
  }
}

extension PlanError {
  /// Whether something that is no habit or task may be meant.
  fileprivate var mayMeanOther: Bool {
    switch self {
    case .unknown, .otherKind, .several: true
    case .broken, .archived: false
    }
  }
}

extension FileReading {
  fileprivate func isArchived(by day: CalendarDay) -> Bool {
    if case .activity(.habit(let habit)) = entry.details { habit.archived.map { $0 <= day } ?? false } else { false }
  }

  /// Whether it is neither done nor given up.
  fileprivate var isToBeDone: Bool {
    if case .goal(let goal) = entry.details { goal.completed == nil && (goal.status ?? .active) == .active } else { completed == nil }
  }

  private var names: [String] { [slug, title] + entry.common.aliases }

  fileprivate func isCalled(_ name: String) -> Bool { names.contains { $0.titleKey == name.titleKey } }

  fileprivate func isSpoken(of words: [String], inForms: Bool = false) -> Bool { names.contains { PlanFiles.nameWords($0).hold(words, inForms: inForms) } }
}

extension [String] {
  /// Whether each of these words is one of its own, or the beginning of one where it has four letters or more, small words aside. Short words alone,
  /// such as ‘a’ or ‘to’, say nothing.
  /// - Parameter inForms: Whether another form of one is enough: ‘called’ of ‘call’.
  func hold(_ words: [String], inForms: Bool = false) -> Bool {
    let wanted = words.flatMap { PlanFiles.nameWords($0) }.filter { !PlanFiles.smallWords.contains($0) || contains($0) }
    let saysSomething = wanted.contains { $0.count > 2 || !$0.utf8.allSatisfy { $0 < 0x80 } }
    return saysSomething && wanted.allSatisfy { word in contains { $0 == word || word.count >= 4 && $0.hasPrefix(word) || inForms && WordForms.areOfOne($0, word) } }
  }
}
