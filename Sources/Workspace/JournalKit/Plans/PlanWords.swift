// Words for schedules and targets, as a person asks for them: what can be written and means nothing is refused.

import JournalDates
public import JournalModel
import JournalPhrases
import JournalText
import JournalLanguage

/// What is asked of how often: a schedule, or that a habit is counted whenever it is done, and never due: migraines, or insulin as needed.
public enum HowOften: Equatable, Sendable {
  case due(Schedule)
  case whenever

  /// Reads `none` and what people say for it, and else a schedule.
  public init(asked word: String) throws(WorkspaceError) {
    let words = word.lowercased().words.map { String($0) }
    if words == ["none"] || Self.phrases.contains(words) { self = .whenever } else { self = .due(try Schedule(asked: word)) }
  }

  /// Nil where it is never due.
  public var schedule: Schedule? { if case .due(let schedule) = self { schedule } else { nil } }

  /// How many of these words, from the first on, say together how often something is due; 0 where the first does not.
  public static func count(of words: some Collection<String>) -> Int {
    let folded = words.prefix(Self.longest).map { $0.lowercased() }
    if folded.first == "none" { return 1 }
    let length = (1...Self.longest).last { count in folded.count >= count && phrases.contains(Array(folded.prefix(count))) }
    return length ?? Schedule.count(of: words)
  }

  /// How many words behind a title say that it is never due: ‘migraine whenever it happens’; 0 where none do.
  public static func wheneverCount(atEnd words: [String]) -> Int {
    let folded = words.suffix(Self.longest).map { $0.lowercased() }
    return (1...Self.longest).last { count in words.count > count && phrases.contains(Array(folded.suffix(count))) } ?? 0
  }

  /// In small letters; `none` is no word of a title.
  private static let phrases: Set<[String]> = [
    ["whenever"], ["whenever", "it", "happens"], ["when", "it", "happens"], ["whenever", "needed"], ["when", "needed"], ["as", "needed"],
    ["if", "needed"], ["no", "schedule"], ["without", "a", "schedule"], ["without", "schedule"], ["not", "due"], ["never", "due"],
    ["just", "count"], ["just", "count", "it"], ["only", "count", "it"], ["only", "counted"], ["just", "counted"], ["now", "and", "then"],
    ["from", "time", "to", "time"], ["once", "in", "a", "while"], ["bei", "bedarf"], ["nach", "bedarf"], ["ab", "und", "zu"],
    ["cuando", "haga", "falta"], ["de", "vez", "en", "cuando"], ["au", "besoin"], ["si", "besoin"], ["de", "temps", "en", "temps"],
    ["quando", "precisar"], ["de", "vez", "em", "quando"], ["quando", "acontecer"], ["随時"], ["必要なとき"], ["必要な時"], ["수시로"], ["필요할", "때"],
  ]
  private static let longest = 5
}

extension Schedule {
  /// Reads how often something is due, also as people say it: `3x/week`, `every other day`. A file has it in a form of `examples`.
  public init(asked word: String) throws(WorkspaceError) {
    guard let schedule = Schedule(said: word) ?? Schedule(shortDay: word) else {
      if let other = Schedule.everyOther(atEnd: word.words.map { String($0) }) {
        throw WorkspaceError(
          .usage, PlanErrorText.noSchedule, ["word": .text(word)], help: PlanErrorText.everyOtherWay, ["day": .text(other.weekday)])
      }
      throw WorkspaceError(
        .usage, PlanErrorText.noSchedule, ["word": .text(word)], help: PlanErrorText.noScheduleWay, ["forms": .list(Schedule.examples, .or)])
    }
    if let days = schedule.daysTooFew {
      throw WorkspaceError(
        .usage, PlanErrorText.tooFewDays, ["word": .text(word), "days": "\(days)"], help: PlanErrorText.tooFewDaysWay)
    }
    self = schedule
  }
}

extension Schedule {
  /// How often, in any words that say it: `3/week`, `every other day`, `2x die Woche`.
  fileprivate init?(said text: String) {
    guard let schedule = Schedule(text.lowercased()) ?? Schedule(meantBy: text) ?? Schedule(timesAWeek: text) else { return nil }
    self = schedule
  }

  /// So many times a week in the words of another language: `zweimal die Woche`, `週に3回`. What the calendar of a week has not is none.
  fileprivate init?(timesAWeek text: String) {
    guard let times = TimesWords(text.lowercased().words.map { String($0) }), times.isOfWeek, (1...7).contains(times.count) else { return nil }
    self = .perWeek(times.count)
  }

  /// How many of these words, from the first on, say together how often something is due; 0 where the first does not.
  public static func count(of words: some Collection<String>) -> Int {
    for count in stride(from: min(words.count, 9), to: 0, by: -1) {
      let text = words.prefix(count).joined(separator: " ")
      if Schedule(said: text) != nil { return count }
    }
    return 0
  }

  /// How often something is due by the last of these words, and how many of them say so. A word such as ‘week’ alone may belong to a title.
  public static func atEnd(of words: [String]) -> (schedule: Schedule, count: Int)? {
    for place in words.indices.dropFirst() where count(of: words[place...]) == words.count - place {
      let text = words[place...].joined(separator: " ")
      if let schedule = Schedule(text.lowercased()) { return (schedule, words.count - place) }
      guard
        words.count - place > 1 || Schedule(timesAWeek: text) != nil || SpokenDays.often(text) != nil || SpokenSchedules.english(text) != nil
          || text.contains(where: \.isNumber)
          || isPlain(text.lowercased()) && !articles.contains(words[place - 1].lowercased())
      else { return nil }
      return Schedule(said: text).map { ($0, words.count - place) }
    }
    return nil
  }
}

extension Schedule {
  /// Whether one word behind a title says how often, and is hardly a part of it: ‘monthly’, ‘sundays’.
  private static func isPlain(_ word: String) -> Bool {
    let words: Set<String> = [
      "everyday", "weekdays", "weekends", "workdays", "monthly", "quarterly", "yearly", "annually", "fortnightly", "biweekly",
    ]
    return words.contains(word) || isWeekdays(word)
  }

  /// ‘fridays’
  private static func isWeekdays(_ word: String) -> Bool { word.hasSuffix("days") && weekdays([String(word.dropLast())]) != nil }

  /// Words behind which one such as ‘weekly’ is what is told of.
  private static let articles: Set<String> = ["the", "my", "a", "an", "our", "your", "this", "their"]

  /// The day of ‘every other friday’ where it ends some words, and how many they are. No schedule has both the days of the week and the weeks between.
  public static func everyOther(atEnd words: [String]) -> (weekday: String, count: Int)? {
    let said = words.suffix(3).map { $0.lowercased() }
    let last = SpokenDays.often(said.joined(separator: " "))?.words.map { String($0) } ?? said
    guard said.count == 3, last.count == 3, ["every", "each"].contains(last[0]), ["other", "second", "2nd", "alternate"].contains(last[1]),
      case let day = isWeekdays(last[2]) ? String(last[2].dropLast()) : last[2], weekdays([day]) != nil
    else { return nil }
    return (day, 3)
  }
}

extension Schedule {
  /// How often, where the last words say it plainly, and how many of them do: ‘every week’, ‘each day’, ‘3 times a month’. A word such as ‘weekly’
  /// may be part of a title: ‘write the weekly’.
  public static func spoken(atEnd words: [String]) -> (schedule: Schedule, count: Int)? {
    // ‘send the report weekly’, and not ‘write the weekly’ or ‘read daily’.
    let last = words.suffix(2).map { $0.lowercased() }
    // ‘sync monthly’, ‘review notes on fridays’
    if words.count > 1, last[1] != "everyday", isPlain(last[1]), !articles.contains(last[0]) {
      if let found = atEnd(of: words) { return found }
    }
    if words.count > 2, ["daily", "weekly", "monthly", "yearly"].contains(last[1]), !["the", "my", "a", "our", "this"].contains(last[0]) {
      return (Schedule(last[1]) ?? Schedule(meantBy: last[1])).map { ($0, 1) }
    }
    guard let found = atEnd(of: words), found.count > 1, found.count < words.count else { return ofPart(atEnd: words) }
    let isSaid = words.suffix(found.count).contains { often.contains($0.lowercased()) }
    return isSaid ? found : nil
  }

  private static let often: Set<String> = [
    "every", "each", "once", "twice", "times", "a", "per", "monthly", "monatlich", "jeden", "jede", "jedes", "cada", "chaque", "tous", "toutes", "todos", "todas", "todo", "toda",
    "mal", "einmal", "zweimal", "dreimal", "vez", "veces", "fois", "vezes",
  ]

  /// How often, before the part of the day at which it is: ‘every Thursday evening’, ‘every morning’.
  private static func ofPart(atEnd words: [String]) -> (schedule: Schedule, count: Int)? {
    let part = ScheduleWords.partOfDay(atEnd: words), others = Array(words.dropLast(part))
    if part == 0 { return nil }
    if let found = spoken(atEnd: others) { return (found.schedule, found.count + part) }
    return part == 1 && others.count > 1 && ["every", "each"].contains(others.last?.lowercased()) ? (.daily, 2) : nil
  }
}

extension HabitTarget {
  /// Reads the amount that makes a habit done.
  public init(asked word: String) throws(WorkspaceError) {
    let read = HabitTarget(TypedNumber.ungrouped(word))
    // ‘3 per week’ is how often, and no amount of a day; a limit is one of each day.
    if read == nil, let often = word.split(whereSeparator: { $0 == " " || $0 == "/" }).last, ["week", "month", "year"].contains(often.lowercased()) {
      throw WorkspaceError(
        .usage, PlanErrorText.targetOfDay, ["word": .text(word)],
        help: word.hasPrefix("<") || word.hasPrefix("≤") ? PlanErrorText.limitOfDayWay : PlanErrorText.targetOfDayWay)
    }
    guard let target = read, target.quantity.amount > 0 || target.bound == .atMost && target.quantity.amount == 0 else {
      throw WorkspaceError(
        ofAmount: word, nothing: read == nil ? nil : PlanErrorText.reachedAtOnce, help: PlanErrorText.habitTargetWay)
    }
    self = target
  }
}

extension GoalTarget {
  /// Reads an amount that makes a goal reached.
  public init(asked word: String) throws(WorkspaceError) {
    try self.init(
      word, nothing: PlanErrorText.reachedAtOnce, help: PlanErrorText.goalTargetWay)
  }

  /// Reads what of a goal was there before anything was done for it.
  public init(askedStart word: String) throws(WorkspaceError) {
    try self.init(word, nothing: PlanErrorText.fromNothing, help: PlanErrorText.fromAmountWay)
  }

  private init(_ word: String, nothing: PlanErrorText, help: PlanErrorText) throws(WorkspaceError) {
    let read = GoalTarget(Self.ungrouped(Money.signBehind(word)))
    guard let target = read, target.quantity.amount > 0 else {
      throw WorkspaceError(ofAmount: word, nothing: read == nil ? nil : nothing, help: help)
    }
    self = target
  }
}

extension WorkspaceError {
  /// - Parameter nothing: What is said of an amount that asks for nothing; nil where it is none.
  fileprivate init(ofAmount word: String, nothing: PlanErrorText?, help: PlanErrorText) {
    if let nothing {
      self.init(.usage, nothing, ["word": .text(word)], help: help)
      return
    }
    do throws(Quantity.Problem) { _ = try Quantity.read(word) } catch .ambiguousComma {
      self.init(
        .usage, LogErrorText.thousandsOrFraction, ["words": .text(word)], help: PlanErrorText.commaWay)
      return
    } catch {}
    self.init(.usage, LogErrorText.noAmount, ["word": .text(word)], help: help)
  }
}
