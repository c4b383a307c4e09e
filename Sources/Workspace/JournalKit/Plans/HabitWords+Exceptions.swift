// What is said of a schedule beside how often: from when on, on which days not, and what no file can hold.

import JournalDates
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalText

/// Words that say when, apart from those that are a title.
struct ScheduleWords {
  /// The words without what was taken of them.
  private(set) var words: [String]
  /// From when on: ‘starting Monday’.
  private(set) var start: AskedDays?
  /// The last day: ‘until June’.
  private(set) var end: AskedDays?
  /// On which days of the week not: ‘except Sundays’.
  private(set) var except: [Weekday] = []
  /// From one day of the week to another: ‘Monday to Friday’.
  private(set) var span: [Weekday] = []
  /// What stands behind the word that makes an exception, where it names no days of the week: ‘except in December’.
  private(set) var unread: [String] = []

  /// Whether it leaves out days, which a limit does not.
  var restricts: Bool { !except.isEmpty || !span.isEmpty || !unread.isEmpty }

  init(_ words: [String]) {
    // ‘every Wednesday from 13 January to 17 March at 10:00’
    let time = AskedDays.timeAtEnd(of: words)
    self.words = words.dropLast(time.count)
    takeEnd()
    takeStart()
    self.words += time
    if !unread.isEmpty { unread += time }
    takeException()
    if except.isEmpty, unread.isEmpty { takeExceptionBehind() }
    takeSpan()
  }

  private static let ends: Set<String> = ["until", "till", "til", "thru", "through", "bis", "hasta", "jusqu'à", "jusqu’à", "jusqu'en", "até"]

  /// Words before a last day that say it only behind a first one: ‘from 13 January to 17 March’.
  private static let spanning = (ends: Set<String>(["to", "-", "–", "al", "au"]), begins: Set<String>(["vom", "von", "du", "dès", "del"]))

  private mutating func takeEnd() {
    for place in words.indices.dropFirst().reversed() where place + 1 < words.count {
      let word = words[place].lowercased()
      let isBehindFirst = Self.spanning.ends.contains(word)
      guard Self.ends.contains(word) || isBehindFirst && words[..<place].contains(where: { Self.isBegin($0) }) else { continue }
      let tail = words[(place + 1)...].drop { ["the", "end", "of", "zum", "ende", "el", "la", "fin", "o", "a"].contains($0.lowercased()) }
      // ‘Monday until Friday’ is from one to the other, each week.
      guard !tail.isEmpty, Self.weekdays(tail.map { $0.lowercased() }) == nil,
        let found = AskedDays.atEnd(of: ["-"] + tail, leaning: .future, in: .all), found.others == ["-"], found.days.isOneDay || !isBehindFirst
      else { continue }
      (words, end) = (Array(words[..<place]), found.days)
      if let last = words.last, last.hasSuffix(","), words.count > 1 { words[words.count - 1] = String(last.dropLast()) }
      return
    }
  }

  private static let begins: Set<String> = ["starting", "beginning", "commencing", "starts", "from", "since", "ab", "desde"]

  private static func isBegin(_ word: String) -> Bool { begins.contains(word.lowercased()) || spanning.begins.contains(word.lowercased()) }

  private mutating func takeStart() {
    // The word before the day is looked for first: ‘every 2 weeks from 3 december’ is no day two weeks after the third.
    guard let place = words.indices.dropFirst().last(where: { end != nil && Self.isBegin(words[$0]) || Self.begins.contains(words[$0].lowercased()) || isFirstTime($0) })
    else { return }
    let tail = words[(place + 1)...].drop { Self.ofFirstTime.contains($0.lowercased()) }
    guard let found = AskedDays.atEnd(of: ["-"] + tail, leaning: .future, in: .all), found.others == ["-"] else { return }
    // ‘each Saturday from January’
    guard found.days.isOneDay else {
      unread = Array(words[place...])
      return
    }
    (words, start) = (Array(words[..<place]), found.days)
    if let last = words.last, last.hasSuffix(","), words.count > 1 { words[words.count - 1] = String(last.dropLast()) }
  }

  private static let ofFirstTime: Set<String> = ["on", "due", "time", "is", "am", "le", "el"]

  /// Whether a word says that the day behind it is the first time: ‘every three months, next on 4 December’.
  private func isFirstTime(_ place: Int) -> Bool {
    ["next", "first"].contains(words[place].lowercased()) && place + 2 < words.count && ["on", "due", "time"].contains(words[place + 1].lowercased())
  }

  /// Words that take something out, each with whether only ‘on’ or ‘at’ behind it makes it one: ‘not on Sundays’.
  private static let exceptions: [(words: [String], needsJoint: Bool)] = [
    (["apart", "from"], false), (["other", "than"], false), (["but", "not"], false), (["except"], false), (["excepting"], false),
    (["excluding"], false), (["besides"], false), (["außer"], false), (["ausser"], false), (["excepto"], false), (["salvo"], false), (["menos"], false),
    (["sauf"], false), (["exceto"], false), (["but"], false), (["not"], true), (["nicht"], true),
  ]
  private static let joints: Set<String> = [
    "on", "at", "for", "the", "in", "am", "an", "los", "el", "le", "les", "os", "aos", "as", "às", "nos", "nas", "na", "no", "au", "den", "dem", "die",
  ]

  private mutating func takeException() {
    let folded = words.map { $0.lowercased().trimmingSigns }
    for place in folded.indices.dropFirst() {
      for (exception, needsJoint) in Self.exceptions where folded[place...].starts(with: exception) {
        var tail = Array(folded[(place + exception.count)...])
        let hasJoint = tail.first.map { Self.joints.contains($0) } ?? false
        // ‘nicht sonntags’, ‘not Sundays’
        let isOften = tail.first.map { $0.hasSuffix("tags") || $0.hasSuffix("days") } ?? false
        if needsJoint, !hasJoint, !isOften { continue }
        tail = tail.map { ["or", "nor", "oder", "und", "y", "o", "et", "ou", "e"].contains($0) ? "and" : $0 }
        let whole = tail
        while let first = tail.first, Self.joints.contains(first) { tail.removeFirst() }
        guard !tail.isEmpty else { continue }
        var head = Array(words[..<place])
        if let last = head.last, last.hasSuffix(",") { head[head.count - 1] = String(last.dropLast()) }
        if let days = Self.weekdays(tail) ?? Self.weekdays(whole) {
          (words, except) = (head, days)
        } else if exception == ["but"] {
          // ‘run every day but slowly’
          continue
        } else {
          unread = Array(words[place...])
        }
        return
      }
    }
  }

  /// Words that stand behind the days they take out, with what may hold the two together: 日曜以外毎日, 일요일 빼고 매일.
  private static let exceptionsBehind = [
    "以外は", "以外の", "以外", "を除いた", "を除いて", "を除き", "を除く", "除いて", "除く", "を抜いて", "抜き", "제외하고는", "제외하고", "제외한", "제외",
    "빼고는", "빼고", "말고는", "말고",
  ]

  private mutating func takeExceptionBehind() {
    for place in words.indices.dropFirst() {
      for exception in Self.exceptionsBehind {
        guard let range = words[place].firstRange(ofText: exception) else { continue }
        var named = String(words[place][..<range.lowerBound])
        var head = Array(words[..<place])
        // 일요일 빼고
        if named.isEmpty, head.count > 1 { named = head.removeLast() }
        while let last = named.last, "を은는을를".contains(last) { named.removeLast() }
        guard let days = Self.weekdays([named]) else { continue }
        let rest = String(words[place][range.upperBound...]).trimmed
        (words, except) = (head + (rest.isEmpty ? [] : [rest]) + words[(place + 1)...], days)
        return
      }
    }
  }

  private static func weekdays(_ words: [String]) -> [Weekday]? {
    let text = words.joined(separator: " ")
    if case .weekdays(let days)? = Schedule(text) ?? Schedule(meantBy: text) { return days }
    return nil
  }

  private mutating func takeSpan() {
    let folded = words.map { $0.lowercased() }
    var found: (first: String, last: String, count: Int)?
    if folded.count > 3, ["to", "through", "thru", "until", "till", "-", "–", "bis", "a", "à"].contains(folded[folded.count - 2]) {
      found = (folded[folded.count - 3], folded[folded.count - 1], 3)
    } else if folded.count > 1, let last = folded.last {
      let parts = last.split { "-–".contains($0) }
      if parts.count == 2 { found = (String(parts[0]), String(parts[1]), 1) }
    }
    guard let found, let first = Schedule.weekdays([found.first])?.first, let last = Schedule.weekdays([found.last])?.first,
      let begin = Weekday.allCases.firstIndex(of: first), let end = Weekday.allCases.firstIndex(of: last), begin != end
    else { return }
    let days = Weekday.allCases
    span = days.indices.filter { begin < end ? (begin...end).contains($0) : $0 >= begin || $0 <= end }.map { days[$0] }
    words.removeLast(found.count)
    while let word = words.last?.lowercased(), words.count > 1, ["from", "on", "every", "each", "von", "de"].contains(word) { words.removeLast() }
  }

  /// How many words at the end say a part of the day; 0 where none does.
  static func partOfDay(atEnd words: [String]) -> Int {
    let last = words.suffix(3).map { $0.lowercased() }
    guard words.count > 2, let part = last.last else { return 0 }
    if ["morning", "evening", "afternoon"].contains(part), last[1] == "the", last[0] == "in" { return 3 }
    if ["night", "noon"].contains(part), last[1] == "at" { return 2 }
    if ["mañana", "tarde", "noche"].contains(part), last[1] == "la", ["por", "de"].contains(last[0]) { return 3 }
    if ["manhã", "tarde", "noite"].contains(part), ["à", "de", "da"].contains(last[1]) { return 2 }
    return parts.contains(part) ? 1 : 0
  }

  private static let parts: Set<String> = [
    "morning", "mornings", "evening", "evenings", "night", "nights", "afternoon", "afternoons", "noon", "morgen", "morgens", "vormittag", "vormittags", "mittag", "mittags",
    "nachmittag", "nachmittags", "abend", "abends", "nacht", "nachts", "matin", "midi", "après-midi", "soir",
  ]
}

extension Schedule {
  /// The days that are left of it without some; nil where it has no days of the week, or none is left.
  func without(_ days: [Weekday]) -> Schedule? {
    let all: [Weekday]
    switch self {
    case .daily: all = Weekday.allCases
    case .weekdays(let some): all = some
    case .perWeek, .times, .every, .dates: return nil
    }
    let left = all.filter { !days.contains($0) }
    return left.isEmpty ? nil : .weekdays(left)
  }

  /// What two say together, where one only tells what the other does: ‘3 times a week on mon, wed, fri’.
  func joined(with other: Schedule) -> Schedule? {
    if self == other { return self }
    switch (self, other) {
    case (.weekdays(let days), .perWeek(let times)), (.perWeek(let times), .weekdays(let days)):
      return times == 1 || times == days.count ? .weekdays(days) : nil
    default: return nil
    }
  }
}

// MARK: What no file holds

extension WorkspaceError {
  /// That what is said of how often is nothing that a file can hold.
  static func unheld(_ words: [String], apart days: (count: Int, weekday: String)? = nil) -> WorkspaceError {
    let word: TextValues = ["word": .text(words.joined(separator: " "))]
    if let days, days.count == 14 {
      return WorkspaceError(.usage, PlanErrorText.noSchedule, word, help: PlanErrorText.everyOtherWay, ["day": .text(days.weekday)])
    }
    return WorkspaceError(
      .usage, PlanErrorText.noSchedule, word, help: PlanErrorText.noScheduleWay, ["forms": .list(Schedule.examples, .or)])
  }
}

enum UnheldSchedule {
  /// Words that cannot end a title from which a schedule was taken: what they begin was taken with it, and says its opposite without them.
  private static let openings: Set<String> = [
    "except", "excepting", "excluding", "but", "not", "than", "most", "only", "starting", "beginning", "from", "since", "until", "till", "unless", "max",
    "maximum", "außer", "nicht", "nur", "ab", "bis", "excepto", "salvo", "sólo", "solo", "desde", "hasta", "sauf", "seulement", "exceto", "só", "apenas",
    "höchstens", "maximal",
  ]

  /// Refuses what the words of a new habit say of when, and what was read of them does not.
  /// - Parameters:
  ///   - words: All of them.
  ///   - title: What is left of them as a title.
  static func refuse(_ words: [String], title: [String], schedule: Schedule?) throws(WorkspaceError) {
    let folded = words.map { $0.lowercased() }
    if let place = dayOfMonth(title.map { $0.lowercased() }) {
      throw WorkspaceError(
        .usage, PlanErrorText.noSchedule, ["word": .text(title[place...].joined(separator: " "))], help: PlanErrorText.dayOfMonthWay)
    }
    if let place = folded.indices.dropLast(2).first(where: { place in
      ["every", "each"].contains(folded[place]) && ["hours", "minutes", "hrs", "mins"].contains(folded[place + 2])
    }) {
      throw .unheld(Array(words[place...]))
    }
    if folded.count > 2, let place = folded.indices.dropLast().last(where: { ["every", "each"].contains(folded[$0]) && ["hour", "minute"].contains(folded[$0 + 1]) }), place > 0 {
      throw .unheld(Array(words[place...]))
    }
    guard schedule != nil, title.count < words.count else { return }
    if title.count > 1, let last = title.last?.lowercased(), openings.contains(last), words.starts(with: title) {
      throw .unheld(Array(words[(title.count - 1)...]))
    }
  }

  /// Where a day of the month begins: ‘on the 1st’, ‘on the first of every month’, ‘am 15.’.
  private static func dayOfMonth(_ words: [String]) -> Int? {
    for place in words.indices.dropFirst() {
      let isLast = place == words.count - 1
      let word = words[place]
      let digits = word.prefix { $0.isNumber }
      let isOrdinal = Int(digits).map { (1...31).contains($0) } ?? false && ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
      let isOfMonth = words[place...].dropFirst().prefix(4).contains { ["month", "months", "monats", "mes", "mois", "mês"].contains($0) }
      if isOrdinal, ["the", "each", "every", "on"].contains(words[place - 1]), isLast || isOfMonth {
        return place > 1 && words[place - 2] == "on" ? place - 2 : place - 1
      }
      if ["first", "last", "second", "third", "fifteenth", "middle", "beginning", "end"].contains(word), isOfMonth, words[place - 1] == "the", place > 1,
        ["on", "at"].contains(words[place - 2])
      {
        return place - 2
      }
      if isLast, words[place - 1] == "am", word.hasSuffix("."), Int(word.dropLast()).map({ (1...31).contains($0) }) ?? false { return place - 1 }
    }
    return nil
  }
}

extension String {
  /// Without the commas and points around it.
  fileprivate var trimmingSigns: String {
    var word = self[...]
    while let last = word.last, ",.;:".contains(last) { word.removeLast() }
    return String(word)
  }
}
