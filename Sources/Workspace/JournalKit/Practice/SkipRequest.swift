// What somebody says that they left out: names, a day before or behind them, and why.

import JournalDates
public import JournalLanguage
import JournalModel
import JournalPhrases
public import JournalStore
public import JournalText
import JournalFormat

/// Words that say what was left out, and why.
public struct SkipRequest: Sendable {
  /// Names of habits and tasks, and a reason behind them; a day stands before the names, right behind them, or at the end.
  public var words: [String]
  /// Whether it was simply not done, which no skip is and which has no reason.
  public var isNo = false
  /// Where it is given, all words behind the names are the reason.
  public var date: AskedDays?
  /// Whether a reason that is there may be replaced.
  public var mayReplace = false

  public init(_ words: [String]) { self.words = words }
}

/// A day gives another reason already. On a terminal it is asked which holds.
public struct ReasonThereError: CataloguedError, Equatable {
  public let explanation: Explanation

  public var code: ErrorCode { .conflict }

  /// - Parameters:
  ///   - reason: The one that is there; nil where others may not read it.
  ///   - place: Where it is.
  init(of name: String, _ reason: String?, on day: CalendarDay, at place: String) {
    explanation = Explanation(
      Message(
        SkipText.isThere,
        ["name": .text(name), "reason": .optional(reason), "day": .day(day), "place": .place(place)]),
      help: Message(SkipText.isThereWay, ["day": "\(day)"]))
  }
}

/// The names, the day and the reason that words have.
struct SkipWords {
  private(set) var names: [String] = []
  private(set) var date: AskedDays?
  private(set) var reason = ""

  /// - Throws: Where a reason in quotes may name the day as well, and where the calendar has no such day.
  init(_ asked: SkipRequest, _ plans: PlanFiles, on today: CalendarDay) throws {
    date = asked.date
    var rest = (asked.words.count == 1 ? asked.words[0].words : asked.words)[...]
    if date == nil, Self.nameLength(rest, plans) == nil, let (days, count) = Self.days(atStartOf: rest), count < rest.count {
      date = days
      rest = rest.dropFirst(count)
    }
    let part = Self.nameLength(rest, plans) == nil ? Self.part(rest, plans) : nil
    let count = Self.nameLength(rest, plans) ?? part?.count ?? min(1, rest.count)
    names = [part?.name ?? Self.bare(rest.prefix(count).joined(separator: " "))]
    rest = rest.dropFirst(count).drop { Self.marks.contains($0) }
    takeOtherNames(&rest, plans)
    if date == nil, !rest.isEmpty { try takeDay(&rest, today) }
    reason = Self.text(rest)
    if date == nil { try refuseDay(ofOtherLanguage: reason, plans, today) }
  }

  /// A day in another language than English at the head or the end of a reason, as ‘retro log’ reads it: whether it is the day, nobody can tell.
  private func refuseDay(ofOtherLanguage text: String, _ plans: PlanFiles, _ today: CalendarDay) throws {
    // Beside what was done a word for a day is one.
    let vocabulary = plans.vocabulary(of: plans.readings.filter(\.kind.isActivity), on: today)
    let phrase = Phrase([names[0]] + text.words, vocabulary, today: today)
    for piece in phrase.pieces {
      guard case .day(let day) = piece.meaning, day != today, AskedDays(plain: piece.words) == nil,
        text.hasPrefix(piece.words) || text.hasSuffix(piece.words)
      else { continue }
      throw WorkspaceError(
        .ambiguous, SkipText.dayOrReason, ["words": .text(text), "day": .text(piece.words)], help: SkipText.dayOrReasonWays,
        ["day": "\(day)"])
    }
  }

  /// Takes further names, where nothing else but a day stands behind the first: ‘run and yoga yesterday’.
  private mutating func takeOtherNames(_ rest: inout ArraySlice<String>, _ plans: PlanFiles) {
    var (others, words): ([String], ArraySlice<String>) = ([], rest)
    while let first = words.first {
      if Self.joints.contains(first.lowercased()) { words.removeFirst() }
      guard let count = Self.nameLength(words, plans) else { break }
      others.append(Self.bare(words.prefix(count).joined(separator: " ")))
      words = words.dropFirst(count)
    }
    let isDay = date == nil && Self.days(atStartOf: words)?.count == words.count
    guard !others.isEmpty, words.isEmpty || isDay else { return }
    names += others
    rest = words
  }

  private mutating func takeDay(_ rest: inout ArraySlice<String>, _ today: CalendarDay) throws {
    if rest.count == 1, rest[rest.startIndex].words.count > 1, Self.days(atStartOf: rest) == nil {
      return try refuseDay(inQuoted: rest[rest.startIndex], today)
    }
    if let (days, count) = Self.days(atStartOf: rest) {
      if count == rest.count {
        (date, rest) = (days, [])
      } else if days.isOneDay, !Self.isOfText(days) {
        // ‘Sun’ and ‘so’ are words as well.
        if days.word.count <= 3, days.word.allSatisfy(\.isLetter) { throw Self.unclear(Self.text(rest), days) }
        (date, rest) = (days, rest.dropFirst(count))
      }
      return
    }
    if let first = rest.first { try PeriodText.refuseIssue(of: Self.bare(first), on: today) }
    guard let (others, days, joint) = AskedDays.atEnd(of: Array(rest), after: ["on"]), days.isOneDay else { return }
    if Self.isOfText(days) || joint == nil && Self.prepositions.contains(others.last?.lowercased() ?? "") { return }
    (date, rest) = (days, others[...])
  }

  /// A sentence in quotes is a reason, unless it names another day than today where a day would stand.
  private func refuseDay(inQuoted text: String, _ today: CalendarDay) throws {
    let words = text.words
    let last = AskedDays.atEnd(of: words, after: ["on"])
    let isOfText =
      last.map { Self.isOfText($0.days) || $0.joint == nil && Self.prepositions.contains($0.others.last?.lowercased() ?? "") } ?? true
    guard let days = Self.days(atStartOf: words[...])?.days ?? (isOfText ? nil : last?.days), days.isOneDay,
      try days.first(on: today) != today
    else { return }
    throw Self.unclear(text, days)
  }

  /// Whether days such as ‘since monday’ tell for how long something is so.
  private static func isOfText(_ days: AskedDays) -> Bool { prepositions.contains(days.word.words.first?.lowercased() ?? "") }

  private static func unclear(_ text: String, _ days: AskedDays) -> WorkspaceError {
    WorkspaceError(
      .ambiguous, SkipText.dayOrReason, ["words": .text(text), "day": .text(days.word)], help: SkipText.dayOrReasonWays,
      ["day": .text(ShellText.quoted(days.word))])
  }

  /// The days that these words name from the first on, with an ‘on’ before them and a mark behind, and how many words those are.
  private static func days(atStartOf words: ArraySlice<String>) -> (days: AskedDays, count: Int)? {
    let joint = words.first.map { ["on", "for"].contains($0.lowercased()) } ?? false ? 1 : 0
    let words = words.dropFirst(joint)
    guard !words.isEmpty else { return nil }
    for count in (1...min(PeriodText.maximumWords, words.count)).reversed() {
      guard let days = AskedDays(plain: bare(words.prefix(count).joined(separator: " "))) else { continue }
      return (days, count + joint)
    }
    return nil
  }

  /// How many of these words are a name that a habit or a task has: as many as may be.
  private static func nameLength(_ words: ArraySlice<String>, _ plans: PlanFiles) -> Int? {
    guard !words.isEmpty else { return nil }
    return (1...min(8, words.count)).reversed().first {
      plans.holds(bare(words.prefix($0).joined(separator: " ")), of: EntryKind.activities)
    }
  }

  /// The one habit or task in whose title these words are, as many as may be, or other forms of them: ‘the pill’ of “Take pills”.
  private static func part(_ words: ArraySlice<String>, _ plans: PlanFiles) -> (name: String, count: Int)? {
    for count in (1...max(1, min(8, words.count))).reversed() {
      let said = words.prefix(count).map { bare($0) }
      guard let last = said.last?.lowercased(), !PlanFiles.smallWords.contains(last), case let found = plans.open(holding: said, of: EntryKind.activities, inForms: true),
        found.count == 1
      else { continue }
      return (found[0].slug, count)
    }
    return nil
  }

  /// Without the mark that divides it from what follows.
  private static func bare(_ text: String) -> String {
    text.last.map { [",", ":", ";"].contains($0) } ?? false ? String(text.dropLast()) : text
  }

  private static func text(_ words: ArraySlice<String>) -> String {
    words.flatMap(\.words).drop { marks.contains($0) }.joined(separator: " ")
  }

  private static let marks: Set<String> = ["-", "–", "—", ":", ",", ";"]
  private static let joints: Set<String> = ["and", "&", "+", ",", "und", "y", "et", "e"]
  /// What a day behind it belongs to, so that it is a part of the reason: ‘sore since monday’.
  private static let prepositions: Set<String> = [
    "from", "since", "of", "after", "before", "until", "till", "about", "for", "with", "than", "by", "and", "or", "to", "past", "during",
    "seit", "von", "vom", "nach", "wegen", "bis", "vor", "depuis", "desde", "de", "del", "do", "após", "después", "après",
  ]
}

extension Workspace {
  /// Writes that habits and tasks were left out.
  /// - Throws: A `ReasonThereError` where the day gives another reason already.
  public func skip(_ asked: SkipRequest, in journal: Journal, isDryRun: Bool = false) throws -> LogWriting {
    let today = try today(in: journal)
    let words = try SkipWords(asked, try plans(of: journal, in: [.activities, .experiments]), on: today)
    if asked.isNo, !words.reason.isEmpty {
      throw WorkspaceError(.usage, LogText.noReason, ["reason": .text(words.reason)], help: LogText.noReasonWay)
    }
    let day = try words.date?.first(on: today) ?? today
    if day > today {
      throw WorkspaceError(
        .usage, SkipText.toCome, ["day": "\(day)"], help: SkipText.toComeWay, ["name": .text(words.names[0]), "day": "\(day)"])
    }
    // Of days that are more than one, or none, it is said as elsewhere.
    let one = try words.date?.done(on: today) ?? today
    return try log(
      skipped: words.names, because: asked.isNo ? nil : words.reason, mayReplace: asked.mayReplace, on: one, in: journal, isDryRun: isDryRun
    )
  }
}
