// What the words of a new habit say beside its title: how often it is due, and how much makes it done.

import JournalDates
import JournalLanguage
public import JournalModel
import JournalPhrases
import JournalText

/// A habit as a person words it: `Run 3x/week`, `drink 2 litres of water a day`, `vitamins twice a day`, `at most 2 coffees`.
public struct HabitWords: Sendable {
  public private(set) var title: [String]
  /// Nil where nothing says how often.
  public private(set) var schedule: Schedule?
  /// Nil where nothing says how much.
  public private(set) var target: HabitTarget?
  /// The title of a limit that is one of a year or of some days, which files do not have; nil for all others.
  public private(set) var longLimit: String?
  /// What a month may have of that, where it is said of a year.
  public private(set) var monthlyLimit: HabitTarget?
  /// Whether that limit is one of some days of the week: ‘max 2 beers on saturday’, ‘1 a day except weekends’.
  public private(set) var isLimitOfSomeDays = false
  /// How many days of a week may have it, where it is kept as so many days without; nil for all others.
  public private(set) var daysAWeek: Int?
  /// Whether its amount is one of a week: ‘study 5 hours a week’.
  private var isAmountOfWeek = false
  /// From when on it is due: ‘starting Monday’; nil where nothing says so.
  public private(set) var start: AskedDays?
  /// Until when it is due: ‘until June’; nil where nothing says so.
  public private(set) var end: AskedDays?

  /// - Parameters:
  ///   - schedule: What an option says of it; the words are then no longer asked. So with `target`.
  /// - Throws: Where they ask for more than a day has, or for an amount of more than a day.
  public init(_ words: [String], schedule: Schedule?, target: HabitTarget?) throws(WorkspaceError) {
    try self.init(words, schedule: schedule, target: target, mayLead: true)
    // ‘three good things, every evening’
    if let last = title.last, last.count > 1, last.hasSuffix(",") { title[title.count - 1] = String(last.dropLast()) }
  }

  /// - Parameter mayLead: Whether how often may stand before the title, too.
  private init(_ words: [String], schedule: Schedule?, target: HabitTarget?, mayLead: Bool) throws(WorkspaceError) {
    let when = schedule == nil ? ScheduleWords(words) : nil
    let said = when?.words ?? words
    (title, self.schedule, self.target, start, end) = (said, schedule, target, when?.start, when?.end)
    if target == nil, let limit = LimitWords(said) {
      // No more than 2 days of a week are 5 days without.
      if schedule == nil, when?.restricts != true, let days = limit.daysAWeek {
        (title, self.schedule, daysAWeek) = ([limit.title], .perWeek(7 - days), days)
        self.target = HabitTarget(.atMost, Quantity(0, ""))
        return
      }
      guard limit.period != nil, schedule == nil || schedule == .daily, when?.restricts != true else {
        (longLimit, monthlyLimit) = (limit.title, limit.monthly)
        let days: Schedule? = schedule ?? Schedule.atEnd(of: said)?.schedule
        if case .weekdays? = days {
          isLimitOfSomeDays = true
          let words = limit.title.split(separator: " ").map { String($0) }
          var bare = Schedule.atEnd(of: words).map { Array(words.dropLast($0.count)) } ?? words
          while bare.count > 1, ["on", "at", "am", "el", "le", "every", "each"].contains(bare.last?.lowercased()) { bare.removeLast() }
          longLimit = bare.joined(separator: " ")
        }
        if when.map({ !$0.except.isEmpty || !$0.span.isEmpty }) ?? false { isLimitOfSomeDays = true }
        return
      }
      (title, self.target, self.schedule) = ([limit.title], limit.target, .daily)
      return
    }
    if let when {
      try takeSchedule(orTarget: target == nil)
      try refuseSecond(of: said)
      dropLeast()
      if self.schedule == nil { try takeScheduleBeforeTail(orTarget: target == nil) }
      if mayLead, target == nil, self.schedule == nil, self.target == nil, !when.restricts, let led = Self.led(said) {
        let (first, last) = (start, end)
        self = led
        (start, end) = (start ?? first, end ?? last)
        return
      }
      try take(when, of: words)
      try UnheldSchedule.refuse(words, title: title, schedule: self.schedule)
    }
    if target == nil, self.target == nil { takeAmount() }
    if isAmountOfWeek { self.target?.period = .week }
    if let quantity = self.target?.quantity, UnitTable.standard.isAbsurd(quantity) {
      throw WorkspaceError(.badValue, LogErrorText.tooMuch, ["word": .text(quantity.text)])
    }
  }

  // MARK: How often

  /// ‘three times a week swim’, ‘every monday laundry’, ‘daily stretching’: what stands before a title, read as it is behind it. One word in the
  /// singular is as well a part of the name, and stays there.
  private static func led(_ words: [String]) -> HabitWords? {
    for count in stride(from: min(9, words.count - 1), to: 0, by: -1) {
      let (head, rest) = (words[..<count], words[count...])
      let read: HabitWords
      do throws(WorkspaceError) { read = try HabitWords(Array(rest + head), schedule: nil, target: nil, mayLead: false) } catch { continue }
      // A trip at a weekend is none of each.
      if count == 1, ["weekend", "weekday", "workday"].contains(head[0].lowercased()) { continue }
      guard read.schedule != nil, read.longLimit == nil, read.title.count <= rest.count, isPart(read.title, of: rest) else { continue }
      var led = read
      if count == 1, read.target == nil, let word = head.first, word.allSatisfy(\.isLetter), !word.lowercased().hasSuffix("days") { led.title = words }
      return led
    }
    return nil
  }

  /// Whether some words stand among others, in the same order.
  private static func isPart(_ some: [String], of others: ArraySlice<String>) -> Bool {
    var rest = others
    for word in some {
      guard let place = rest.firstIndex(of: word) else { return false }
      rest = rest[(place + 1)...]
    }
    return !some.isEmpty
  }

  /// What stands behind how often, and is a part of the title: ‘floss daily at 22:00’, ‘read every evening before bed’, ‘run 3x a week for 30 minutes’.
  private static let tails: Set<String> = [
    "at", "before", "after", "for", "in", "with", "during", "by", "while", "when", "if", "only", "unless", "as", "because", "over", "um", "vor", "nach", "mit", "für", "antes", "después", "avant", "après", "con", "avec",
    "nur", "wenn", "während", "solo", "cuando", "seulement", "quand", "pendant", "durante", "só", "quando", "com",
  ]

  private mutating func takeScheduleBeforeTail(orTarget mayTakeTarget: Bool) throws(WorkspaceError) {
    let all = title
    for place in all.indices.dropFirst(2) {
      let first = all[place].lowercased()
      // ‘choir every Wednesday from 19:30 to 21:30’
      let number = ["from", "von", "de"].contains(first) ? all[(place + 1)...].first : first
      guard Self.tails.contains(first) || number?.first?.isNumber == true else { continue }
      let tail = all[place...]
      var head = Array(all[..<place])
      // ‘swim twice a week, 30 minutes’
      if let last = head.last, last.count > 1, last.hasSuffix(",") { head[place - 1] = String(last.dropLast()) }
      title = head
      try takeSchedule(orTarget: mayTakeTarget)
      if schedule != nil, title.count < head.count {
        let taken = head[title.count...].map { $0.lowercased() }
        // ‘take a day for myself’
        let hasAmount = title.contains { $0.first?.isNumber == true || LimitWords.numbers[$0.lowercased()] != nil }
          || SpelledAmount.first(in: title[...]) != nil
        if taken.first != "a" || hasAmount {
          try refuseSecond(of: head)
          // ‘on Mondays at 7 and Thursdays at 8’
          let days = tail.map { $0.lowercased() }.map { $0.hasSuffix("days") ? String($0.dropLast()) : $0 }
          if days.contains(where: { $0.count > 3 && Schedule.weekdays([$0]) != nil }) { throw .unheld(Array(all[title.count...])) }
          title += tail
          return
        }
      }
      (title, schedule, target) = (all, nil, mayTakeTarget ? nil : target)
    }
  }

  /// Where the title says how often once more: ‘every two weeks on Thursdays’. What both say may be one; all else is refused.
  private mutating func refuseSecond(of words: [String]) throws(WorkspaceError) {
    guard let schedule, title.count > 1, words.starts(with: title) else { return }
    var end = title
    while end.count > 1, ["on", ","].contains(end.last?.lowercased()) { end.removeLast() }
    let last = end.suffix(2).map { $0.lowercased() }
    guard end.count > 1 else { return }
    let second = Schedule.atEnd(of: end)
    let isTold = second.map { $0.count > 1 } ?? false || ["daily", "weekly", "monthly", "yearly", "fortnightly", "biweekly"].contains(last[1])
    guard isTold || Self.isEach(last[0]) && ["day", "week", "month", "year"].contains(last[1]) else { return }
    if let second, let both = second.schedule.joined(with: schedule) {
      (self.schedule, title) = (both, Array(end.dropLast(second.count)))
      return
    }
    // ‘2 pages a day on weekdays’ is so much of each of those days.
    if case .weekdays = schedule, Self.isEach(last[0]), last[1] == "day", Self.amount(in: end.dropLast(2), isCounted: true) != nil {
      title = end.dropLast(2)
      return
    }
    let count = second?.count ?? 2
    guard case .every(let days)? = second?.schedule, case .weekdays(let named) = schedule, let day = named.first else {
      throw .unheld(Array(words[(end.count - count)...]))
    }
    throw .unheld(Array(words[(end.count - count)...]), apart: (days, day.shortName.lowercased()))
  }

  /// Takes the days that are left out, and those from one to another.
  private mutating func take(_ when: ScheduleWords, of words: [String]) throws(WorkspaceError) {
    if !when.span.isEmpty {
      guard schedule == nil else { throw .unheld(Array(words[title.count...])) }
      schedule = .weekdays(when.span)
    }
    if !when.except.isEmpty {
      let last = title.suffix(2).map { $0.lowercased() }
      if title.count > 2, [["all", "days"], ["any", "day"], ["alle", "tage"]].contains(last) { title.removeLast(2) }
      guard let left = (schedule ?? .daily).without(when.except) else { throw .unheld(Array(words[title.count...])) }
      schedule = left
    }
    // ‘three times a week except in December’, and not ‘everything except sugar’.
    if !when.unread.isEmpty, words.count > when.unread.count + 1 {
      var head = HabitWords(unread: Array(words.dropLast(when.unread.count)))
      try head.takeSchedule(orTarget: true)
      if head.schedule != nil { throw .unheld(Array(words[head.title.count...])) }
    }
  }

  /// ‘at least once a week’ is once a week: more of it is never too much.
  private mutating func dropLeast() {
    if schedule != nil { title = LimitWords.withoutLeast(title) }
  }

  private init(unread words: [String]) { title = words }

  private mutating func takeSchedule(orTarget mayTakeTarget: Bool) throws(WorkspaceError) {
    // The number of a day of the month is no amount: ‘on the 1st of each month’.
    if let said = Schedule.atEnd(of: title), case .dates = said.schedule {
      (schedule, title) = (said.schedule, Array(title.dropLast(said.count)))
      return
    }
    for count in stride(from: min(5, title.count - 1), to: 0, by: -1) {
      let words = title.suffix(count).map { $0.lowercased() }
      if let said = TimesWords(words), said.isOfWeek || mayTakeTarget {
        if said.isOfWeek {
          schedule = try Schedule(asked: said.count == 1 ? "weekly" : "\(said.count)/week")
          title.removeLast(count)
          return
        }
        if try take(["\(said.count)", "times", "per", "day"], count, orTarget: mayTakeTarget) { return }
      }
      for said in Self.readings(of: title.suffix(count).map { $0.lowercased() }) {
        if try take(said, count, orTarget: mayTakeTarget) { return }
      }
    }
    // When on a day it is done is no part of its name: ‘every morning’, ‘every monday evening’, ‘daily at night’.
    let part = ScheduleWords.partOfDay(atEnd: title)
    let ofDay = Schedule.atEnd(of: title.dropLast(part)) == nil ? 0 : part
    if let said = Schedule.atEnd(of: Array(title.dropLast(ofDay))) {
      title.removeLast(ofDay)
      let count = title.count - said.count
      // ‘every second tuesday’ is no Tuesday of each week.
      if case .weekdays = said.schedule, count > 0, Self.ordinals.contains(title[count - 1].lowercased()) {
        _ = try Schedule(asked: title[max(0, count - 2)...].joined(separator: " "))
      }
      schedule = said.schedule
      // ‘courir 20 km par semaine’
      isAmountOfWeek = mayTakeTarget && LimitWords.weeks.contains(title.suffix(said.count).map { $0.lowercased() })
        && Self.amount(in: title.dropLast(said.count), isCounted: true).map { !isTimes($0.range.upperBound - 1) } ?? false
      title.removeLast(said.count)
      // ‘No alcohol on weekdays’
      if title.count > 1, ["on", "each", "every"].contains(title.last?.lowercased()) { title.removeLast() }
    } else if title.count > 2, Self.isEach(title[title.count - 2].lowercased()),
      ["morning", "evening", "night", "noon", "afternoon"].contains(title[title.count - 1].lowercased())
    {
      schedule = .daily
      title.removeLast(2)
    }
  }

  /// Takes what the last words say of how often a day or a week, in English words.
  private mutating func take(_ said: [String], _ count: Int, orTarget mayTakeTarget: Bool) throws(WorkspaceError) -> Bool {
    guard let unit = said.last, let times = Self.times(said) else { return false }
    switch unit {
    case "day" where times == 1, "daily" where times == 1 && said.count == 2:
      (title, schedule) = (Array(title.dropLast(count)), .daily)
    case "day" where mayTakeTarget, "daily" where mayTakeTarget && said.count > 1:
      (title, schedule, target) = (Array(title.dropLast(count)), .daily, HabitTarget(.atLeast, Quantity(Double(times), "times")))
    // A week has seven days.
    case "week" where times > 7 || times == 0: schedule = try Schedule(asked: "\(times)/week")
    case "week" where said.count == 2, "month" where said.count == 2, "year" where said.count == 2:
      // ‘study 5 hours a week’; ‘swim 30 minutes twice a week’ says how often, and how much at a time.
      guard let amount = Self.amount(in: title.dropLast(count), isCounted: true), !isTimes(amount.range.upperBound - 1),
        Schedule.atEnd(of: title).map({ $0.count <= count }) ?? true
      else { return false }
      if unit != "week" {
        _ = try HabitTarget(asked: "\(title[amount.range.lowerBound..<(title.count - count)].joined(separator: " ")) per \(unit)")
      }
      (title, schedule, isAmountOfWeek) = (Array(title.dropLast(count)), .perWeek(1), true)
    default: return false
    }
    return true
  }

  /// Some words, and what they are in English: ‘zweimal am Tag’ is ‘2 times per day’.
  private static func readings(of words: [String]) -> [[String]] {
    // ‘2x/day’
    let parts = words.flatMap { word -> [String] in
      guard let slash = word.firstIndex(of: "/") else { return [word] }
      return [String(word[..<slash]), "per", String(word[word.index(after: slash)...])].filter { !$0.isEmpty }
    }
    guard var english = SpokenDays.often(words.joined(separator: " "))?.words else { return [parts] }
    // ‘am Tag’ has lost its first word.
    if words.count > 1, english == ["day"] { english = ["per", "day"] }
    if english.count > 1, english.last == "day", english.dropLast().last == "times" { english.insert("per", at: english.count - 1) }
    return [parts, english.map { String($0) }]
  }

  private static let ordinals: Set<String> = ["second", "2nd", "other", "third", "3rd", "fourth", "4th", "first", "1st", "last"]

  private func isTimes(_ place: Int) -> Bool { UnitTable.standard.unit(title[place].lowercased()).dimension == .count("") }

  private static func isEach(_ word: String) -> Bool { ["a", "per", "each", "every"].contains(word) }

  /// How many times a day, a week or longer some words say: ‘twice a day’, ‘3 times daily’, ‘2x per week’; of ‘a day’ alone 1. Nil for all others.
  private static func times(_ words: [String]) -> Int? {
    var words = words
    guard let unit = words.popLast() else { return nil }
    if unit != "daily" {
      guard ["day", "week", "month", "year"].contains(unit), let each = words.popLast(), isEach(each) else { return nil }
    }
    let counts = ["once": 1, "twice": 2, "thrice": 3]
    guard let first = words.first else { return unit == "daily" ? nil : 1 }
    if words.count == 1, let count = counts[first] { return count }
    let bare = first.hasSuffix("x") || first.hasSuffix("×") ? String(first.dropLast()) : first
    guard let count = Int(bare) ?? LimitWords.numbers[bare].map({ Int($0) }) else { return nil }
    let isTold = words.count == 2 && ["times", "time", "x", "×"].contains(words[1])
    return isTold && bare == first || words.count == 1 && bare != first ? count : nil
  }

  // MARK: How much

  private mutating func takeAmount() {
    // ‘eat fruit at least 2 a day’
    if let least = LimitWords.least(atEnd: title) {
      (title, target) = (least.others, HabitTarget(.atLeast, Quantity(least.count, "times")))
      return
    }
    guard let found = Self.amount(in: title[...], isCounted: schedule != nil || LimitWords.hasLeast(title)) else { return }
    var (before, behind) = (Array(title[..<found.range.lowerBound]), Array(title[found.range.upperBound...]))
    if before.isEmpty, behind.isEmpty {
      // ‘10000 steps a day’
      guard found.quantity.unit.count > 2, schedule != nil, !found.isMeasured else { return }
      before = [found.quantity.unit.prefix(1).uppercased() + found.quantity.unit.dropFirst()]
    }
    for bound in LimitWords.leasts + [["for"], ["target"]]
    where before.count > bound.count && before.suffix(bound.count).map({ $0.lowercased() }) == bound { before.removeLast(bound.count) }
    if let first = behind.first, ["of", "de"].contains(first.lowercased()) {
      if behind.count == 1 { return }
      behind.removeFirst()
    } else if before.isEmpty, found.isMeasured, schedule == nil || ![.volume, .mass].contains(UnitTable.standard.dimension(of: found.quantity)) {
      // ‘7 minutes in heaven’, and not ‘2 Liter Wasser am Tag’
      return
    }
    (title, target) = (before + behind, HabitTarget(.atLeast, found.quantity))
  }

  /// An amount among some words: one with a unit that is measured wherever it stands, and so many of a thing where it is said how often.
  private static func amount(in words: ArraySlice<String>, isCounted: Bool) -> (quantity: Quantity, range: Range<Int>, isMeasured: Bool)? {
    let numbers = words.indices.filter { place in
      words[place].first?.isNumber == true || Money.signBehind(words[place]) != words[place] || LimitWords.numbers[words[place].lowercased()].map { $0 > 1 } ?? false
    }
    if numbers.isEmpty, let spelled = SpelledAmount.first(in: words) { return (spelled.quantity, spelled.range, true) }
    guard numbers.count == 1, let place = numbers.first else { return nil }
    if place > words.startIndex, GoalTarget.joints.subtracting(["for", "most"]).contains(words[place - 1].lowercased()) { return nil }
    let word = LimitWords.numbers[words[place].lowercased()].map { "\(Int($0))" } ?? TypedNumber.ungrouped(Money.signBehind(words[place]))
    guard var first = Quantity(word), first.amount > 0 else { return nil }
    // ‘walk 10k steps a day’
    if first.unit.lowercased() == "k", place + 1 < words.endIndex, case let thing = words[place + 1].lowercased(),
      things.contains(thing) || UnitTable.standard.knows(thing) && UnitTable.standard.unit(thing).dimension.isCount || Phrase.isCounted(byWord: thing)
    {
      first = Quantity(first.amount * 1000, "")
    }
    let isAttached = !first.unit.isEmpty
    guard isAttached || place + 1 < words.endIndex else { return isCounted ? Self.thing(before: place, in: words, first.amount) : nil }
    let unit = isAttached ? first.unit : words[place + 1]
    let range = place..<(isAttached ? place + 1 : place + 2)
    let folded = unit.lowercased()
    // Money is counted in its own unit: ‘save 50 euro a week’.
    if isCounted, let sign = Money.sign(of: folded) { return (Quantity(first.amount, sign), range, true) }
    let known = UnitTable.standard.unit(folded)
    if UnitTable.standard.knows(folded), !known.isCountable {
      // Days and weeks say how long; ‘7 minute workout’ is a name.
      // So it is where something stands behind it; ‘water 2 liter’ is an amount, and so is ‘2 liter water’.
      let isName = !isAttached && first.amount != 1 && Self.singular.contains(folded) && range.upperBound < words.endIndex
        && ![.volume, .mass].contains(known.dimension)
      guard known.dimension != .duration || known.factor < 86400, !isName else {
        return nil
      }
      return (Quantity(first.amount, unit), range, true)
    }
    guard !isAttached, folded.first?.isLetter == true, folded.count > 1 else { return nil }
    // ‘walk 10000 steps’ is that of a day, whatever says how often; ‘read 3 books’ is not.
    if !isCounted, place == words.startIndex || first.amount < 2 || (1900...2100).contains(first.amount) || ["book", "books"].contains(folded) { return nil }
    guard isCounted || things.contains(folded) || UnitTable.standard.knows(folded) || Phrase.isCounted(byWord: folded) else { return nil }
    if things.contains(folded) || UnitTable.standard.knows(folded) || Phrase.isCounted(byWord: folded) {
      return (Quantity(first.amount, unit), range, false)
    }
    // ‘write three good things’ is no title without its number.
    if vague.contains(CountedThing.head(of: CountedThing.words(behind: words[(place + 1)...])).lowercased()) { return nil }
    // What is counted stays in the title: ‘do 50 push-ups a day’.
    return first.amount >= 2 && (place > words.startIndex || isPlural(words.last ?? "")) ? (Quantity(first.amount, "times"), place..<(place + 1), false) : nil
  }

  /// Nouns that say nothing without a number.
  private static let vague: Set<String> = ["things", "dinge", "sachen", "cosas", "choses", "coisas"]

  /// Units that are written out, of which there is one: ‘a 7 minute workout’.
  private static let singular: Set<String> = [
    "minute", "hour", "second", "kilometre", "kilometer", "metre", "meter", "mile", "litre", "liter", "gram", "pound", "stunde", "hora",
    "heure",
  ]
}
