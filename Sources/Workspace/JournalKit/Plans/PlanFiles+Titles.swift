// Plans of one title: a new one must not double another by mistake.

import JournalInsights
import HostSystem
import JournalDates
public import JournalFormat
public import JournalModel
import JournalPhrases
public import JournalStore
import JournalText

extension PlanFiles {
  /// The plan whose title says the same: case, the width of letters and punctuation aside. A habit and a task are both something to do.
  func plan(titledLike title: String, _ kind: EntryKind) -> FileReading? {
    let key = title.titleKey
    return readings.first { ($0.kind == kind || $0.kind.isActivity && kind.isActivity) && $0.title.titleKey == key }
  }
}

extension Workspace {
  /// The term that words at the end of a title mean, and the title before them: ‘pass the exam this term’, ‘read 4 books in the spring course’. Nil
  /// where they are no such words, where the term is over, and where none runs, or more than one does.
  public func term(atEnd words: [some StringProtocol], in journal: Journal) throws -> (title: String, term: String)? {
    guard words.count > 2 else { return nil }
    let today = try today(in: journal)
    if let named = try term(namedAtEnd: words.map { String($0) }, on: today, in: journal) { return named }
    guard words.suffix(2).map({ $0.lowercased() }) == ["this", "term"] else { return nil }
    let running = try plans(of: journal, in: [.terms]).practice.terms.filter {
      $0.plan.status != .cancelled && $0.plan.span?.contains(today) ?? false
    }
    guard running.count == 1, let term = running.first else { return nil }
    var title = words.dropLast(2)
    if title.count > 1, let joint = title.last?.lowercased(), ["in", "for", "of", "during"].contains(joint) { title.removeLast() }
    return (title.joined(separator: " "), PathText.stem(term.path))
  }

  private func term(namedAtEnd words: [String], on today: CalendarDay, in journal: Journal) throws -> (title: String, term: String)? {
    let places = words.indices.dropFirst().dropLast().filter { ["in", "for", "during", "this"].contains(words[$0].lowercased()) }
    if places.isEmpty { return nil }
    var plans = try plans(of: journal, in: [.terms])
    for place in places {
      let name = words[(place + 1)...].drop { ["the", "my", "our"].contains($0.lowercased()) }.joined(separator: " ")
      guard !name.isEmpty, plans.holds(name, of: [.term]) else { continue }
      let path = try plans.plan(name, of: [.term]).path
      guard let term = plans.practice.terms.first(where: { $0.path.hasSameBytes(as: path) }), term.plan.status != .cancelled,
        term.plan.span.map({ $0.end >= today }) ?? false
      else { continue }
      return (words[..<place].joined(separator: " "), PathText.stem(path))
    }
    return nil
  }

  /// The file of the one plan of this title, or of one of its aliases, where no file has the name; of several words the one plan whose title has them all.
  /// - Throws: The error that said so, where there is no such plan, or several, and for what is a path.
  func plan(titled word: String, orThrow error: StoreError) throws -> FilePlace {
    guard case .noSuchFile = error, !word.utf8.contains(0x2F), !word.hasSuffix(".md"), !word.titleKey.isEmpty,
      ItemAddress(word)?.isLikeID != true, PeriodText(said: word) == nil, let journal = journalIfFound
    else { throw error }
    let plans = try PlanFiles(of: journal, in: [.activities, .goals, .terms, .values, .experiments])
    let found = plans.readings.filter { $0.kind.isPlan && ([$0.title] + $0.entry.common.aliases).contains { $0.titleKey == word.titleKey } }
    if found.count == 1 { return plans.place(of: found[0], from: try folder()) }
    let isOfSeveral = found.isEmpty && PlanFiles.nameWords(word).filter { !PlanFiles.smallWords.contains($0) }.count > 1
    let partly = isOfSeveral ? plans.readings.filter { $0.kind.isPlan && PlanFiles.nameWords($0.title).hold([word]) } : []
    guard partly.count == 1 else { throw error }
    return plans.place(of: partly[0], from: try folder())
  }
}

extension Workspace {
  /// A plan that is not over whose title has all words of another one, or all of whose words that has: “File the taxes” for ‘taxes’. Nil where there
  /// is none, and for others where it is private.
  /// - Parameter isBegun: Whether one that is there may be meant by its name alone: ‘goal set run to 600’.
  public func plan(
    like title: String, of kind: EntryKind, isBegun: Bool, in journal: Journal, for audience: Audience
  ) throws -> FileReading? {
    let all = PlanFiles.nameWords(title)
    let words = Set(all).subtracting(PlanFiles.fillers)
    guard !words.isEmpty, [.habit, .task, .goal, .milestone, .obligation].contains(kind) else { return nil }
    let today = try today(in: journal)
    return try plans(of: journal, in: kind.folder.map { [$0] } ?? []).readings.first { reading in
      guard reading.kind == kind || reading.kind.isActivity && kind.isActivity, reading.completed == nil,
        audience.sees(isPrivate: reading.isPrivate), reading.habit?.archived.map({ $0 > today }) ?? true
      else { return false }
      let own = Set(PlanFiles.nameWords(reading.title)).subtracting(PlanFiles.fillers)
      if isBegun, [reading.slug, reading.title].contains(where: { all.starts(with: PlanFiles.nameWords($0)) }) { return true }
      return !own.isEmpty && (own.isSuperset(of: words) || own.count > 1 && own.isSubset(of: words))
    }
  }

  /// An open goal of an amount whose title begins with that of a new habit: ‘run 100 km’ of Run.
  public func goal(begunWith title: String, in journal: Journal) throws -> FileReading? {
    let words = title.lowercased().words.map { String($0) }
    return try plans(of: journal, in: [.goals]).readings.first { reading in
      guard !reading.isPrivate, case .goal(let goal) = reading.entry.details, !goal.targets.isEmpty, reading.completed == nil else { return false }
      let other = reading.title.lowercased().words.map { String($0) }
      return other.count > words.count && other.starts(with: words)
    }
  }

  /// The name of the habit that the title of a new goal speaks of, so that it is linked rather than made once more: Run of ‘run 100 km’. What is done
  /// of it has to count towards the goal, as minutes of a guitar do not for ‘save 600 euros for a guitar’.
  public func habit(spokenOfIn title: String, countingTowards targets: [GoalTarget], in journal: Journal) throws -> String? {
    let words = PlanFiles.nameWords(title)
    return try plans(of: journal, in: [.activities]).readings.first { reading in
      guard !reading.isPrivate, case .activity(.habit(let habit)) = reading.entry.details, habit.archived == nil else { return false }
      return words.hold([reading.title]) && targets.allSatisfy { habit.mayCount(towards: $0, words.starts(with: PlanFiles.nameWords(reading.title))) }
    }?.slug
  }
}

extension Workspace {
  /// The habit that a title asks for so many times, which says nothing else: ‘ride’, and 30 times, of ‘30 rides’. Nil for other titles, and for limits.
  public func habit(timesIn title: String, in journal: Journal) throws -> (slug: String, target: GoalTarget)? {
    let words = title.words.map { String($0) }
    guard let count = words.first.flatMap({ Int($0) }), (2..<1900).contains(count), words.count > 1, !words.dropFirst().joined().contains(where: \.isNumber) else {
      return nil
    }
    let things = words.dropFirst().flatMap { PlanFiles.nameWords($0) }
    let habit = try plans(of: journal, in: [.activities]).readings.first { reading in
      guard !reading.isPrivate, case .activity(.habit(let habit)) = reading.entry.details, habit.archived == nil, habit.lastTarget?.bound != .atMost
      else { return false }
      let name = PlanFiles.nameWords(reading.title)
      guard name.count == things.count, let last = name.last, let thing = things.last else { return false }
      return name.dropLast() == things.dropLast() && (last == thing || WordForms.areOfOne(last, thing))
    }
    return habit.map { ($0.slug, GoalTarget(Quantity(Double(count), "times"))) }
  }

  /// The habit or the task that words name, one of several as well: ‘runs’ of Run. Nil where none is called so, and for others where it is private.
  public func activity(called name: String, in journal: Journal, for audience: Audience) throws -> FileReading? {
    var plans = try plans(of: journal, in: [.activities])
    for name in [name] + (name.hasSuffix("s") ? [String(name.dropLast())] : []) where !name.isEmpty && plans.holds(name, of: EntryKind.activities) {
      let found = try plans.plan(name, of: EntryKind.activities)
      return audience.sees(isPrivate: found.isPrivate) ? found : nil
    }
    return nil
  }

  /// The habit whose title is another form of the one word that a title is: ‘running’ of ‘run’. Nil for the word itself, which is a double.
  /// - Parameter isArchived: Whether one is meant that was put away.
  public func habit(ofOneWordWith title: String, isArchived: Bool = false, in journal: Journal) throws -> FileReading? {
    let word = title.lowercased().trimmed
    guard word.words.count == 1 else { return nil }
    return try plans(of: journal, in: [.activities]).readings.first { reading in
      guard !reading.isPrivate, case .activity(.habit(let habit)) = reading.entry.details, (habit.archived != nil) == isArchived else { return false }
      let other = reading.title.lowercased().trimmed
      return other.words.count == 1 && other != word && WordForms.areOfOne(word, other)
    }
  }
}

extension PlanFiles {
  /// The one thing to do of whose title these words are forms, one by one: ‘aired out the flat’ of “Air out the flat”.
  func formMatch(_ name: String, _ kinds: Set<EntryKind>) throws(PlanError) -> FileReading? {
    func words(_ name: String) -> [String] { Self.nameWords(name).filter { !Self.smallWords.contains($0) } }
    let said = words(name)
    guard kinds.isSubset(of: EntryKind.activities), said.count > 1 else { return nil }
    let found = readings.filter { reading in
      guard kinds.contains(reading.kind), reading.archived == nil, reading.completed == nil, case let own = words(reading.title), own.count == said.count else { return false }
      return zip(own, said).allSatisfy { $0 == $1 || WordForms.areOfOne($0, $1) }
    }
    if found.count > 1 { throw .several(name, paths: found.map(\.path)) }
    return found.first
  }

  /// Words of titles that say nothing of what they are about.
  fileprivate static let fillers: Set<String> = [
    "the", "a", "an", "my", "to", "der", "die", "das", "den", "le", "la", "les", "el", "los", "o", "os",
  ]

  /// Words that may be left out of a name, and put into one.
  static let smallWords = fillers.union([
    "of", "for", "some", "dem", "ein", "eine", "einen", "für", "fur", "von", "du", "des", "un", "une", "pour", "de", "del", "las", "una", "para", "as", "um", "uma",
    "do", "da", "s",
  ])

  /// Words that never name anything by themselves, whatever titles have them.
  static let nameless = smallWords.union([
    "in", "on", "at", "by", "with", "and", "or", "our", "me", "i", "it", "is", "this", "that", "und", "oder", "mit", "im", "am", "zum", "zur", "mein", "meine", "y", "con", "en", "mi", "un",
    "et", "ou", "avec", "dans", "au", "aux", "mon", "ma", "e", "com", "em", "no", "na", "meu", "minha",
  ])
}

extension Activity.Habit {
  /// Whether what is done of it can be an amount of a goal: what each asks for is measured in the same, or is only counted. Money is put aside by a habit
  /// that is about money, or of which a goal speaks first: ‘save 600 euros’.
  fileprivate func mayCount(towards target: GoalTarget, _ isSpokenOfFirst: Bool) -> Bool {
    let wanted = UnitTable.standard.dimension(of: target.quantity)
    let own = targets.last.map { UnitTable.standard.dimension(of: $0.value.quantity) }
    if wanted.isMoney { return own.map(\.isMoney) ?? isSpokenOfFirst }
    return own.map { $0 == wanted || $0.isCount || wanted.isCount } ?? true
  }
}
