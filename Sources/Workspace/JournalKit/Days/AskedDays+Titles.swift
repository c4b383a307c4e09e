// Titles that end with the day by which something is to be done.

public import JournalDates
import JournalModel
import JournalPhrases
import JournalText

/// A title as it was typed, and the day that its last words say.
public struct DatedTitle: Sendable {
  public let words: [String]
  public let day: AskedDays
  /// Whether they are the days in which it is done, from the first to the last, and not only the last one: ‘this year’.
  public var isSpan = false
  /// The part of the day that was said, which no file has: ‘evening’; empty where none was.
  public var part = ""
}

extension AskedDays {
  /// The week, month or year to come that is named at the end of other words: ‘ask the doctor next week’. Nil where none is, and of one that is or was.
  public static func periodAhead(atEnd words: [String], in tongues: Set<DayTongue>) -> (others: [String], days: AskedDays)? {
    guard let found = atEnd(of: words, after: ["in", "during"], leaning: .future, in: tongues), found.others.count > 1, let text = found.days.text else {
      return nil
    }
    // Seen from any day it is the one that follows: ‘january’ is not.
    let isNext = [CalendarDay(year: 2026, month: 6, day: 17), CalendarDay(year: 2026, month: 2, day: 10)].compactMap(\.self).allSatisfy { day in
      guard let period = text.days(on: day, leaning: .future)?.period, period.unit != .day else { return false }
      return Period(period.unit, containing: day).next == period
    }
    return isNext ? (found.others, found.days) : nil
  }

  /// Whether they are a week or longer, as they were said: ‘this year’, ‘2027’. Of such a period the last day is the one that counts.
  var isPeriod: Bool { text?.unit != nil }
}

extension AskedDays {
  /// A title, and the day by which it is to be done, where the last words say it: ‘call the dentist next tuesday’. Nil where they do not. A time
  /// behind the day stays in the title.
  /// - Parameter isLong: Whether it takes long, so that a whole year or month behind it says until when: ‘read 12 books this year’.
  /// - Parameter mayBeFor: Whether ‘for friday’, or ‘tomorrow:’ in front, says in quotes, too, when it is due: ‘order cake for friday’ does, and a goal may be a plan for friday.
  public static func titleAndDay(_ words: [String], isLong: Bool = false, mayBeFor: Bool = false, in tongues: Set<DayTongue> = .english) -> DatedTitle? {
    // What stands in quotes is a title first: ‘Plan for friday’ is a plan.
    let isQuoted = words.count == 1
    let whole = isQuoted ? words[0].words : words
    // Tags behind a day are of the title.
    let tags = whole.count > 2 ? Array(whole.reversed().prefix { isTag($0) }.reversed()) : []
    if !tags.isEmpty, let dated = titleAndDay(
      isQuoted ? [whole.dropLast(tags.count).joined(separator: " ")] : Array(whole.dropLast(tags.count)), isLong: isLong, mayBeFor: mayBeFor,
      in: tongues)
    {
      return DatedTitle(words: dated.words + tags, day: dated.day, isSpan: dated.isSpan, part: dated.part)
    }
    let all = withYear(withinAsIn(withoutStop(whole)), after: joints(of: due, in: tongues))
    if let part = partAtEnd(of: all), case let head = Array(all.dropLast(part.count)),
      let dated = titleAndDay(isQuoted ? [head.joined(separator: " ")] : head, isLong: isLong, mayBeFor: mayBeFor, in: tongues), dated.day.isOneDay
    {
      return DatedTitle(words: dated.words, day: dated.day, part: part.joined(separator: " "))
    }
    if let dated = before(all, in: tongues) { return dated }
    let time = timeAtEnd(of: all)
    // ‘dinner friday evening at 7’
    if !time.isEmpty, let part = partAtEnd(of: Array(all.dropLast(time.count))),
      let dated = titleAndDay(Array(all.dropLast(time.count)), isLong: isLong, mayBeFor: mayBeFor, in: tongues), !dated.part.isEmpty
    {
      return DatedTitle(words: dated.words + time, day: dated.day, part: part.joined(separator: " "))
    }
    let due = joints(of: due, in: tongues)
    let joints = due.union(joints(of: loose, in: tongues)).union(isQuoted && !mayBeFor ? [] : ["for"])
    if let (title, day, joint) = atEnd(of: all.dropLast(time.count), after: joints, leaning: .future, in: tongues),
      day.isOneDay && !isFeast(day) || joint.map(due.contains) == true || isAhead(day) || isLong && day.isPeriod && isDated(day),
      title.last.map({ !openings(in: tongues).contains($0.lowercased()) }) ?? false,
      // ‘2 coffees a day’
      !isRate(day) || day.word.words.count > 2
    {
      let bare = withoutMark(joint == nil ? withoutJoint(title, before: day) : title)
      return DatedTitle(words: bare + time, day: day, isSpan: isLong && joint == nil && day.isPeriod)
    }
    return closing(all, in: tongues) ?? inside(all, in: tongues)
      ?? dueElsewhere(Array(all.dropLast(time.count)), notIn: tongues).map { DatedTitle(words: $0.words + time, day: $0.day) }
      ?? (mayBeFor ? leading(all, in: tongues) : nil)
  }

  /// ‘tomorrow: dentist’, ‘by friday call the bank’: a day in front that says by itself when. ‘Sunday roast’ is a name.
  private static func leading(_ words: [String], in tongues: Set<DayTongue>) -> DatedTitle? {
    let hasJoint = words.count > 2 && ["by", "on"].contains(words[0].lowercased())
    let rest = words.dropFirst(hasJoint ? 1 : 0), bare = rest.map { $0.last == ":" ? String($0.dropLast()) : $0 }
    let count = PeriodText.count(of: bare, in: tongues)
    guard count > 0, count < rest.count, let day = named(bare[..<count], leaning: .future), day.isOneDay,
      hasJoint || rest.dropFirst(count - 1).first?.last == ":" || count == 1 && tomorrows.contains(bare[0].lowercased())
    else { return nil }
    return DatedTitle(words: Array(rest.dropFirst(count)), day: day)
  }

  private static let tomorrows: Set<String> = ["tomorrow", "tmr", "tmrw", "morgen", "mañana", "demain", "amanhã"]

  /// ‘within 3 weeks’ is ‘in 3 weeks’ to who has so long.
  private static func withinAsIn(_ words: [String]) -> [String] {
    guard let place = words.lastIndex(where: { $0.lowercased() == "within" }), place > 0, case let days = Array(["in"] + words[(place + 1)...]),
      PeriodText.count(of: days) == days.count
    else { return words }
    return words[..<place] + days
  }

  /// ‘by new year’, which is no day where other words go on: ‘new year resolutions’.
  private static func withYear(_ words: [String], after joints: Set<String>) -> [String] {
    let last = words.suffix(2).map { $0.lowercased() }
    guard last == ["new", "year"], let joint = words.dropLast(2).last(where: { $0.lowercased() != "the" })?.lowercased(),
      joints.contains(joint) || joint == "before"
    else { return words }
    let head = words.dropLast(words.dropLast(2).last?.lowercased() == "the" ? 3 : 2)
    return head + ["new", "year's", "day"]
  }

  /// The words at the end that say a part of the day that stands before them: ‘morning’ of ‘tomorrow morning’, ‘at noon’, ‘in the evening’.
  private static func partAtEnd(of words: [String]) -> [String]? {
    for count in stride(from: min(3, words.count - 2), to: 0, by: -1) {
      let part = words.suffix(count)
      let bare = part.drop { ["in", "at", "the", "am", "por", "la", "de", "à", "da"].contains($0.lowercased()) }
      guard !bare.isEmpty, Phrase.isPartOfDay(bare.joined(separator: " ").lowercased()) || parts.contains(bare.joined(separator: " ").lowercased()),
        atEnd(of: words.dropLast(count), leaning: .future, in: .all) != nil
      else { continue }
      return Array(part)
    }
    return nil
  }

  private static let parts: Set<String> = ["morning", "afternoon", "evening", "night", "noon", "midday", "midnight", "lunchtime", "morgen", "abend", "mittag"]

  /// What is to be done before a day is due on the day before it: ‘renew the passport before christmas’.
  private static func before(_ words: [String], in tongues: Set<DayTongue>) -> DatedTitle? {
    for (tongue, said) in befores where tongues.contains(tongue) {
      for place in words.indices.dropFirst() where words[place...].map({ $0.lowercased() }).starts(with: said) {
        let rest = words[(place + said.count)...].drop { ["the", "der", "dem", "den"].contains($0.lowercased()) }
        guard !rest.isEmpty, PeriodText.count(of: rest, in: tongues) == rest.count, var day = named(rest, leaning: .future),
          let last = words[..<place].last?.lowercased(), !stretches.contains(last), !questions.contains(words[0].lowercased())
        else { continue }
        day.isBefore = true
        return DatedTitle(words: withoutMark(Array(words[..<place])), day: day)
      }
    }
    return nil
  }

  private static let befores: [(DayTongue, [String])] = [
    (.english, ["before"]), (.german, ["vor"]), (.french, ["avant"]), (.spanish, ["antes", "de"]), (.spanish, ["antes", "del"]),
    (.portuguese, ["antes", "de"]), (.portuguese, ["antes", "do"]), (.portuguese, ["antes", "da"]),
  ]
  private static let questions: Set<String> = ["what", "why", "how", "who", "was", "warum", "qué", "quoi"]
  /// ‘the night before christmas’, ‘what came before March’
  private static let stretches: Set<String> = ["day", "days", "night", "evening", "week", "weeks", "month", "just", "came", "happened", "was", "were", "went", "long", "shortly", "tag", "abend", "woche", "jour", "día", "dia"]

  private static func isTag(_ word: String) -> Bool { word.hasPrefix("#") && word.dropFirst().contains(where: \.isLetter) }

  /// Words without the sign that ends a sentence behind a day in letters: ‘call mum tomorrow!’
  private static func withoutStop(_ words: [String]) -> [String] {
    guard let last = words.last, let sign = last.last, ".!".contains(sign), case let bare = last.dropLast(), bare.last?.isLetter == true,
      PeriodText(said: bare, in: .all) != nil
    else { return words }
    return words.dropLast() + [String(bare)]
  }

  /// ‘Steuer bis Freitag’ and ‘Zahnarzt am 3. Dezember’ where nobody else speaks German: the words before the day say in its own language that something
  /// is due, or it is a date in the words of that language.
  private static func dueElsewhere(_ words: [String], notIn tongues: Set<DayTongue>) -> DatedTitle? {
    for tongue in DayTongue.allCases where !tongues.contains(tongue) {
      let joints = due[tongue] ?? []
      if !joints.isEmpty, let dated = inside(words, in: [tongue]) { return dated }
      guard let found = atEnd(of: words, after: joints.union(loose[tongue] ?? []), leaning: .future, in: [.english, tongue]), found.days.isOneDay,
        let last = found.others.last?.lowercased(), !openings(in: [tongue]).contains(last)
      else { continue }
      let isDue = found.joint.map(joints.contains) ?? joints.contains(found.days.word.words.first?.lowercased() ?? "")
      let isOwn = PeriodText(said: found.days.word) == nil || found.days.word.contains(where: \.isNumber)
      let first = found.days.word.words.first?.lowercased() ?? ""
      guard isDue && isOwn || isDate(found.days) && !openings(in: [tongue]).contains(first) else { continue }
      return DatedTitle(words: withoutMark(found.others), day: found.days)
    }
    return nil
  }

  /// Digits are a day in every language, and the word before them is of the one that the title is in: ‘Rechnung schicken bis 5.12.’.
  private static func withoutJoint(_ title: [String], before day: AskedDays) -> [String] {
    guard title.count > 1, let last = title.last?.lowercased(), !day.word.contains(where: \.isLetter),
      joints(of: due, in: .all).union(joints(of: loose, in: .all)).contains(last)
    else { return title }
    return title.dropLast()
  }

  /// A number and the name of a month that English does not have: ‘3 de diciembre’, ‘12月3日’.
  private static func isDate(_ day: AskedDays) -> Bool {
    guard let text = day.text, text.isDayOfYear || text.isAbsolute, PeriodText(said: day.word) == nil else { return false }
    return day.word.contains(where: \.isNumber) && day.word.contains(where: \.isLetter)
  }

  /// One day in another language at the end of a title, of which nobody can tell whether it is a part of it: ‘llamar mañana’. Nil where there is none.
  public static func foreign(atEnd words: [String], besides tongues: Set<DayTongue>) -> AskedDays? {
    let all = words.count == 1 ? words[0].words : words
    guard let (_, day, _) = atEnd(of: all, leaning: .future, in: .all), day.isOneDay, !isFeast(day), PeriodText(said: day.word, in: tongues) == nil
    else { return nil }
    return day
  }

  /// The last words of a title that name days, and say neither by when it is to be done nor anything else for sure: ‘plan next week’. Nil where there
  /// are none, and where they are all that there is.
  public static func undated(_ words: [String], in tongues: Set<DayTongue> = .english) -> AskedDays? {
    let all = words.count == 1 ? words[0].words : words
    guard let (title, day, _) = atEnd(of: all, leaning: .future, in: tongues) else { return within(all, in: tongues) }
    guard !isFeast(day), let last = title.last?.lowercased() else { return nil }
    // ‘book flights before March’: what is to be done before a day may well be due.
    if last == "before", title.count > 1 { return day }
    return isDated(day) && !isRate(day) && !openings(in: tongues).contains(last) ? day : nil
  }

  /// One day amid the words, where more than a name such as ‘friday’ says it: ‘exam 15 dec in room 4’.
  private static func within(_ words: [String], in tongues: Set<DayTongue>) -> AskedDays? {
    for place in words.indices.dropFirst().dropLast() {
      let count = PeriodText.count(of: words[place...], in: tongues)
      guard count > 0, place + count < words.count, let day = named(words[place..<(place + count)], leaning: .future), day.isOneDay,
        !openings(in: tongues).subtracting(["in", "at", "before"]).contains(words[place - 1].lowercased())
      else { continue }
      let isTold = count > 1 || ["on", "before", "am"].contains(words[place - 1].lowercased()) || ["tomorrow", "morgen", "demain"].contains(words[place].lowercased())
      // ‘chapter 3’ and ‘2 march hares’ are as well no days.
      if isTold, day.word.contains(where: \.isLetter) { return day }
    }
    return nil
  }

  /// ‘in 3 days’, ‘next weekend’: when it is done, and no part of a name.
  private static func isAhead(_ day: AskedDays) -> Bool {
    let words = day.word.lowercased().words
    guard words.count > 1 else { return false }
    return ["in", "within"].contains(words[0]) && !day.isPeriod
      || words.last == "weekend" && ["this", "next", "the"].contains(words[words.count - 2])
  }

  /// Whether more than one word says it, or a year does: ‘may’ and ‘spring’ alone are as well a part of a name.
  private static func isDated(_ day: AskedDays) -> Bool {
    day.word.words.count > 1 || day.word.count == 4 && day.word.allSatisfy(\.isNumber)
  }

  /// ‘a month’ behind an amount says how much at a time: ‘save 100 euros a month’.
  private static func isRate(_ day: AskedDays) -> Bool {
    ["a", "an", "per", "each", "every"].contains(day.word.lowercased().words.first ?? "")
  }

  /// The words of its last day, where it goes from one to another: ‘29 Jan’ of ‘from 5 Oct to 29 Jan’.
  public var lastWords: String {
    let words = word.split(separator: " ").map { String($0) }
    guard let joint = words.lastIndex(where: { ["to", "until", "till", "through", "-", "–", "bis", "hasta"].contains($0.lowercased()) }),
      joint > 0, joint + 1 < words.count
    else { return word }
    return words[(joint + 1)...].joined(separator: " ")
  }

  /// A feast is planned as well as due: ‘plan christmas’.
  private static func isFeast(_ day: AskedDays) -> Bool { PeriodText.isFeast(day.word) }

  /// A day with a word such as ‘by’ or ‘due’ before it and other words behind: ‘finish the report by friday for Anna’.
  private static func inside(_ words: [String], in tongues: Set<DayTongue>) -> DatedTitle? {
    let joints = joints(of: due, in: tongues).subtracting(["until"])
    for place in words.indices.dropFirst().dropLast() where joints.contains(words[place].lowercased()) {
      let rest = words[(place + 1)...]
      for count in (1..<max(1, min(rest.count, PeriodText.maximumWords + 1))).reversed() {
        var named = Array(rest.prefix(count))
        if let last = named.last, [",", ";"].contains(last.last) { named[count - 1] = String(last.dropLast()) }
        guard !["to", "for", "with", "at", "in", "and", "from", "on"].contains(named[count - 1].lowercased()),
          let day = self.named(named[...], leaning: .future), day.isOneDay,
          // ‘by Sun Tzu’ is by somebody.
          !(named.count == 1 && named[0].count == 3 && named[0].first?.isUppercase == true && rest.dropFirst().first?.first?.isUppercase == true)
        else { continue }
        let behind = rest.dropFirst(count).drop { ["-", "–", ",", ";"].contains($0) }
        return DatedTitle(words: withoutMark(Array(words[..<place])) + behind, day: day)
      }
    }
    return nil
  }

  /// The words of a title without the mark that divided a day from it.
  private static func withoutMark(_ words: [String]) -> [String] {
    var words = words
    while let last = words.last, let mark = last.last, [",", ";"].contains(mark) || last == "-" || last == "–" {
      words.removeLast()
      let bare = String(last.dropLast())
      if !bare.isEmpty { words.append(bare) }
    }
    return words
  }

  /// 金曜日まで, 금요일까지: in such languages the end of a word says that it is the last day, and it may stand first.
  private static func closing(_ words: [String], in tongues: Set<DayTongue>) -> DatedTitle? {
    guard !tongues.isDisjoint(with: [.japanese, .korean]), words.count > 1 else { return nil }
    for (place, word) in [(words.count - 1, words[words.count - 1]), (0, words[0])] {
      guard let ending = ["までに", "まで", "까지"].first(where: { word.hasSuffix($0) }),
        let days = named([String(word.dropLast(ending.count))], leaning: .future)
      else { continue }
      var title = words
      title.remove(at: place)
      return DatedTitle(words: title, day: days)
    }
    return nil
  }

  /// ‘14:30’, ‘at 3pm’, ‘at 7 pm’, ‘at half past seven’, ‘from 19:30 to 21:30’ at the end of words.
  public static func timeAtEnd(of words: [String]) -> [String] {
    let last = oneTimeAtEnd(of: words), head = words.dropLast(last.count)
    guard !last.isEmpty, head.count > 2, let joint = head.last?.lowercased(), untils.contains(joint), case let bare = Array(head.dropLast()) else { return last }
    // The hour of ‘from 7 to 9 pm’ and ‘friday 7 to 9 pm’ is one by what stands around it.
    let first = oneTimeAtEnd(of: bare).count, isHour = Int(bare.last ?? "").map { (0...24).contains($0) } ?? false
    let before = bare.dropLast(max(1, first)).last?.lowercased() ?? "", isFrom = froms.contains(before)
    if first == 0, !isHour || !isFrom && !isDay(before) { return last }
    return words.suffix(last.count + 1 + max(1, first) + (isFrom ? 1 : 0))
  }

  private static let untils: Set<String> = ["to", "until", "till", "-", "–", "bis", "a", "à", "hasta", "até"]
  private static let froms: Set<String> = ["from", "von", "de", "desde", "das"]

  private static func oneTimeAtEnd(of words: [String]) -> [String] {
    let folded = words.map { $0.lowercased() }
    func isAt(_ place: Int) -> Bool { place >= 0 && ["at", "um", "à", "às", "@"].contains(folded[place]) }
    guard words.count > 2, let last = folded.last, case let end = words.count - 1 else { return [] }
    if words.count > 4, isAt(end - 3), ["half", "quarter"].contains(folded[end - 2]), ["past", "to"].contains(folded[end - 1]) { return words.suffix(4) }
    // ‘at 7 pm’, ‘um 19 Uhr’
    if ["am", "pm", "uhr", "h"].contains(last), words.count > 3, Int(folded[end - 1]).map({ (0...24).contains($0) }) ?? (folded[end - 1].contains(":") && TimeSpan(folded[end - 1]) != nil || isHours(folded[end - 1], behind: folded[end - 2])) {
      return words.suffix(isAt(end - 2) ? 3 : 2)
    }
    guard last.first?.isNumber == true else { return [] }
    let isHour = isAt(end - 1) && Int(last).map { (0...24).contains($0) } ?? false
    let isClock =
      isHour || TimeSpan(last) != nil && last.contains(":") || !last.hasSuffix("th") && ["am", "pm", "h", "uhr"].contains { last.hasSuffix($0) && last.count < 8 }
    guard isClock || isHours(last, behind: folded[end - 1]) else { return [] }
    return words.suffix(isAt(end - 1) ? 2 : 1)
  }

  /// ‘tuesday 10-12’: two numbers behind a day of the week are its hours.
  private static func isHours(_ word: String, behind day: String) -> Bool {
    let hours = word.split(omittingEmptySubsequences: false) { "-–".contains($0) }.map { Int($0) ?? 25 }
    guard hours.count == 2, hours[0] < hours[1], hours[1] < 25 else { return false }
    return isDay(day)
  }

  /// ‘tuesday’, ‘tuesdays’, ‘tomorrow’
  private static func isDay(_ word: String) -> Bool {
    [word, word.hasSuffix("s") ? String(word.dropLast()) : word].contains { $0.contains(where: \.isLetter) && PeriodText(said: $0, in: .all)?.isOfOneDay == true }
  }

  /// A title whose time of day is another one; where it ends with none, the time stands behind it, before its tags.
  public static func title(_ title: String, at time: [String]) -> String {
    let words = title.words
    let tags = Array(words.reversed().prefix { isTag($0) }.reversed())
    let bare = Array(words.dropLast(tags.count))
    // Behind a day is where a time is looked for.
    let former = timeAtEnd(of: ["-", "-"] + bare)
    return (bare.dropLast(max(0, min(former.count, bare.count - 1))) + time + tags).joined(separator: " ")
  }

  private static func joints(of table: [DayTongue: Set<String>], in tongues: Set<DayTongue>) -> Set<String> {
    table.reduce(into: []) { if tongues.contains($1.key) { $0.formUnion($1.value) } }
  }

  /// Words before a day that say that something is due.
  private static let due: [DayTongue: Set<String>] = [
    .english: ["by", "until", "till", "due"], .german: ["bis", "fällig"], .spanish: ["hasta", "para", "antes"],
    .french: ["pour", "avant", "jusqu'à", "jusqu'au", "d'ici"], .portuguese: ["até", "para", "antes"],
  ]
  /// Words before a day that belong to it.
  private static let loose: [DayTongue: Set<String>] = [
    .english: ["on"], .german: ["am"], .spanish: ["el"], .french: ["le"], .portuguese: ["em", "no", "na"],
  ]

  /// Words that a title cannot end with, so that the day belongs to it: ‘a book about friday’.
  private static func openings(in tongues: Set<DayTongue>) -> Set<String> {
    joints(
      of: [
        .english: ["for", "of", "from", "about", "to", "in", "at", "with", "since", "before", "every", "each"],
        .german: ["für", "von", "vom", "über", "mit", "seit", "vor", "nach", "jeden", "jede"],
        .spanish: ["de", "del", "sobre", "con", "desde", "cada"], .french: ["de", "du", "sur", "avec", "depuis", "chaque"],
        .portuguese: ["de", "do", "da", "sobre", "com", "desde", "cada"],
      ], in: tongues)
  }
}
