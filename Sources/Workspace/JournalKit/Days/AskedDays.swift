// Days as somebody asks for them: what they may be depends on what they are asked for.

public import JournalDates
import JournalModel
import JournalText
public import JournalLanguage

/// Days in words, before it is known which day is today, and which terms there are.
public struct AskedDays: Sendable {
  /// What the words mean by the calendar; nil where only a term can be meant.
  public let text: PeriodText?
  /// As it was written.
  public let word: String
  /// What the word stands for where it was asked: `--due` or `PERIOD`.
  public let name: String
  /// Which way a word such as `fri` leans here.
  public let lean: DayLean
  /// What the word must be, for the error.
  let kind: Message
  /// Whether what is meant is the day before them: ‘before christmas’.
  var isBefore = false

  private init(_ text: PeriodText?, _ word: String, of name: String, _ kind: Message, leaning lean: DayLean) {
    (self.text, self.word, self.name, self.lean, self.kind) = (text, word, name, lean, kind)
  }

  /// Reads days of any form; what the calendar does not have is refused with what it has instead.
  /// - Parameters:
  ///   - kind: What the word must be, for the error.
  ///   - mayBeTerm: Whether the name of a term will do, which `Workspace.days` knows.
  public init(
    _ word: String, of name: String, _ kind: Message = Message(FormText.days), leaning lean: DayLean = .past, orTerm mayBeTerm: Bool = false
  ) throws(WorkspaceError) {
    try PeriodText.refuseIssue(of: word)
    if let doubt = DayDoubt.whole(word), case .calendar = doubt.reason { throw doubt.refusal() }
    // Where only days may stand, `18.9` is one, and words of all languages are known.
    let text = PeriodText(said: word, in: .all) ?? PeriodText(said: word + ".") ?? PeriodText(short: word)
    self.init(text, word, of: name, kind, leaning: lean)
    if text == nil, !mayBeTerm { throw refusal }
  }

  /// That there is to be no day.
  public static func none(of name: String) -> AskedDays { AskedDays(nil, "none", of: name, Message(FormText.days), leaning: .future) }
  public var isNone: Bool { text == nil && word == "none" }

  /// The words that name days at the end of others, apart from those: `call mum by 15 december`. Nil where there are none, or nothing else.
  /// - Parameter joints: What may stand between the two.
  public static func atEnd(
    of words: [String], after joints: Set<String> = ["on"], leaning lean: DayLean = .past, in tongues: Set<DayTongue> = .english
  ) -> (others: [String], days: AskedDays, joint: String?)? {
    let folded = words.map { $0.lowercased() }
    let isRepeated = folded.contains { ["every", "each"].contains($0) }
    for place in words.indices.dropFirst() where !words[place].isEmpty && PeriodText.count(of: words[place...], in: tongues) == words.count - place {
      // ‘every 3 days until christmas’: no 3 days that last until then.
      if isRepeated, folded[place...].contains(where: { ["until", "till"].contains($0) }) { continue }
      guard let days = named(words[place...], leaning: lean) else { continue }
      let hasJoint = place > 1 && joints.contains(words[place - 1].lowercased())
      return (Array(words[..<(hasJoint ? place - 1 : place)]), days, hasJoint ? words[place - 1].lowercased() : nil)
    }
    return nil
  }

  /// The words that name days before others, apart from those: `yesterday good`. Nil where there are none, or nothing else.
  public static func atStart(of words: [String], in tongues: Set<DayTongue> = .english) -> (others: [String], days: AskedDays)? {
    var words = words
    // ‘yesterday's run’
    if let owner = words.indices.prefix(3).first(where: { words[$0].hasSuffix("'s") || words[$0].hasSuffix("’s") }) {
      words[owner] = String(words[owner].dropLast(2))
      guard PeriodText.count(of: words, in: tongues) == owner + 1 else { return nil }
    }
    let count = PeriodText.count(of: words, in: tongues)
    guard count > 0, count < words.count, let days = named(words[..<count], leaning: .past) else { return nil }
    return (Array(words[count...]), days)
  }

  /// The day that stands at the head of a text, apart from the rest: `2026-11-20 bought shoes`, `last friday: cinema with Tom`, `mon - gym`. Nil where
  /// there is none: without a sign behind it a word such as ‘Monday’ may be what is told of.
  public static func atHead(of text: String) -> (rest: String, days: AskedDays)? {
    let words = text.split(whereSeparator: \.isWhitespace)
    let head: ArraySlice<Substring>
    if let first = words.first, first.hasPrefix("-") || first.hasPrefix("@"), words.count > 1 {
      // ‘-1d ate pizza’, ‘@yesterday hi’
      let said = first.hasPrefix("@") ? String(first.dropFirst()) : String(first)
      let name = DayAtHead.bare(said)
      guard name.contains(where: \.isLetter) || name.contains(where: \.isNumber), let days = named([name], leaning: .past), days.isOneDay
      else { return nil }
      return (text[first.endIndex...].trimmed, days)
    }
    if let first = words.first, first.first?.isNumber ?? false, first.contains(where: { $0 == "-" || $0 == "." }) {
      head = words.prefix(1)
    } else if let sign = words.prefix(4).firstIndex(where: { $0.hasSuffix(":") || ["-", "–", "—"].contains($0) }) {
      head = words[...sign]
    } else {
      return nil
    }
    guard let end = head.last?.endIndex, end < text.endIndex else { return nil }
    let said = head.joined(separator: " ")
    let name = said.last.map { ":-–—".contains($0) } ?? false ? said.dropLast().trimmed : said
    guard name.count > 2, let days = named([name], leaning: .past), days.isOneDay else { return nil }
    return (text[end...].trimmed, days)
  }

  static func named(_ words: ArraySlice<String>, leaning lean: DayLean) -> AskedDays? {
    do throws(WorkspaceError) { return try AskedDays(words.joined(separator: " "), of: "DAY", leaning: lean) } catch { return nil }
  }

  /// Days that English words name, of the past where they may be of both; nil where they name none.
  public init?(plain words: String) {
    guard PeriodText(said: words) != nil, let days = Self.named([words], leaning: .past) else { return nil }
    self = days
  }

  /// Whether it is one day by the calendar, whichever day is today.
  public var isOneDay: Bool {
    if text?.isOfOneDay == true { return true }
    do throws(WorkspaceError) {
      guard let someDay = CalendarDay(year: 2000, month: 1, day: 3) else { return false }
      let span = try days(on: someDay).span
      return span.start == span.end
    } catch {
      return false
    }
  }

  /// Whether it is a day that every week has: ‘friday’.
  public func isOfEveryWeek(on today: CalendarDay) -> Bool {
    guard isOneDay, let day = text?.days(on: today, leaning: .future)?.span.start else { return false }
    return text?.days(on: day.advanced(by: 1), leaning: .future)?.span.start == day.advanced(by: 7)
  }

  /// That the word is nothing that may stand here.
  var refusal: WorkspaceError {
    if let doubt = DayDoubt.whole(word) { return doubt.refusal() }
    return WorkspaceError(.usage, DayErrorText.needs, ["name": .text(name), "forms": .message(kind), "word": .text(word)])
  }

  /// The days that are meant today.
  public func days(on today: CalendarDay) throws(WorkspaceError) -> NamedDays {
    guard let text else { throw refusal }
    return try text.days(on: today, leaning: lean, of: word)
  }

  /// What a person calls them: the option that they typed, or the words themselves.
  private var shownName: String { name.hasPrefix("-") ? name : word }

  /// The day; of a period its last.
  public func last(on today: CalendarDay) throws(WorkspaceError) -> CalendarDay {
    let span = try days(on: today).span
    guard isBefore else { return span.end }
    // ‘before friday’, said on a Friday, is before the next one.
    let next = span.start <= today ? text?.days(on: today.advanced(by: 1), leaning: .future)?.span : nil
    return (next ?? span).start.advanced(by: -1)
  }

  /// The day by which a task is to be done, which may be late already: ‘20.11.’ that was last week is that one, and not next year’s.
  public func ofTask(on today: CalendarDay) throws(WorkspaceError) -> CalendarDay {
    let day = try last(on: today)
    guard lean == .future, let text, text.isDayOfYear, word.contains(where: \.isNumber),
      let past = text.days(on: today, leaning: .past)?.span.end, past < today, past.days(until: today) <= 31
    else { return day }
    return past
  }

  /// The day; of a period its first.
  public func first(on today: CalendarDay) throws(WorkspaceError) -> CalendarDay { try days(on: today).span.start }

  /// The day by which something is to be done; of a period its last. One that is past is refused.
  /// - Parameter plan: What has the day, by its name; nil for what is only being made.
  public func due(on today: CalendarDay, of plan: String? = nil) throws(WorkspaceError) -> CalendarDay {
    let day = try last(on: today)
    guard day >= today else {
      if let plan {
        throw WorkspaceError(
          .usage, DayErrorText.past, ["name": .text(shownName), "day": "\(day)"], help: DayErrorText.pastPlanWay,
          ["name": .text(ShellText.quoted(plan)), "day": "\(day)"])
      }
      throw WorkspaceError(
        .usage, DayErrorText.past, ["name": .text(shownName), "day": "\(day)"], help: DayErrorText.pastWay, ["day": "\(day)"])
    }
    return day
  }

  /// The one day that something is told of; one that is still to come is refused.
  /// - Parameter reason: Why nothing can be told of it yet.
  public func past(on today: CalendarDay, orElse reason: DayErrorText) throws(WorkspaceError) -> CalendarDay {
    let day = try only(on: today)
    if day > today { throw WorkspaceError(.usage, reason, ["day": .day(day)]) }
    return day
  }

  /// The one day on which something was done; one that is still to come is refused.
  public func done(on today: CalendarDay) throws(WorkspaceError) -> CalendarDay {
    try past(on: today, orElse: DayErrorText.toComeDone)
  }

  /// The period of this unit that holds them, which are such a period or a day in it.
  public func period(_ unit: Period.Unit, on today: CalendarDay) throws(WorkspaceError) -> Period {
    guard let period = try days(on: today).period, period.unit == unit || period.unit == .day else {
      let text = unit == .day ? DayErrorText.needsDay : unit == .week ? DayErrorText.needsWeek : DayErrorText.needsDayIn
      throw WorkspaceError(.usage, text, ["name": .text(name), "unit": .text(unit.rawValue), "word": .text(word)])
    }
    return Period(unit, containing: period.start)
  }

  private func only(on today: CalendarDay) throws(WorkspaceError) -> CalendarDay {
    let span = try days(on: today).span
    guard span.start == span.end else { throw WorkspaceError(.usage, DayErrorText.several, ["name": .text(name), "word": .text(word)]) }
    return span.start
  }
}

extension PeriodText {
  /// The days meant today.
  /// - Parameter word: As written, for the error.
  public func days(on today: CalendarDay, leaning lean: DayLean = .past, of word: String) throws(WorkspaceError) -> NamedDays {
    guard let days = days(on: today, leaning: lean) else {
      try Self.refuseIssue(of: word, on: today)
      throw WorkspaceError(.usage, DayErrorText.noDays, ["word": .text(word), "today": .day(today)])
    }
    return days
  }

  /// Refuses what the calendar does not have, saying what it has instead.
  public static func refuseIssue(of word: String, on today: CalendarDay? = nil) throws(WorkspaceError) {
    guard let issue = issue(of: word, on: today) else { return }
    throw WorkspaceError(.usage, DayErrorText.noSuch, ["word": .text(issue.word), "instead": .wording(Wording(issue.instead))])
  }
}
