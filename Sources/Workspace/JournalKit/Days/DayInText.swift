// Days that a sentence names: at its head, where all of it was then, and further on, where nobody can tell.

import JournalDates
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalText

/// A day with which words begin, and what they go on with: ‘yesterday evening: wine with Ana’.
struct DayAtHead {
  let day: CalendarDay
  let days: AskedDays
  /// The words that say it, as typed.
  let words: String
  /// The part of it that is said: ‘evening’; empty where none is.
  let part: String
  /// The words behind.
  let rest: [String]

  /// - Parameter mayBeWeekday: Whether the name of a weekday is a day without more: ‘Monday blues’ is not of Monday.
  /// - Returns: Nil where they begin with no day that is past.
  init?(_ words: [String], on today: CalendarDay, in tongues: Set<DayTongue>, mayBeWeekday: Bool = false) {
    let head = words.prefix(6).map { Self.bare($0) }
    let count = PeriodText.count(of: head, in: tongues)
    guard count > 0, let days = AskedDays.named(head[..<count], leaning: .past), days.isOneDay,
      let day = Self.day(days, today), day < today
    else { return nil }
    let behind = words.dropFirst(count)
    let ofDay = PartOfDay.opening(behind)
    let next = behind.dropFirst(ofDay?.count ?? 0).first.map { Self.bare($0).lowercased() }
    // ‘yesterday and today’ are two days.
    if let next, Self.joining.contains(next) { return nil }
    // A name that is no nearer tomorrow than today is that of a weekday or a feast.
    let isRelative = Self.day(days, today.advanced(by: 1)) == day.advanced(by: 1)
    if count == 1, !isRelative, !mayBeWeekday { guard head[0].count > 4, let next, Self.persons.contains(next) else { return nil } }
    let isNight = count == 2 && isRelative && Self.nights.contains(head[1].lowercased())
    self.day = day
    self.days = days
    self.words = words.prefix(count).joined(separator: " ").trimmed
    part = ofDay?.words ?? (isNight ? head[1].lowercased() : "")
    rest = Array(behind.dropFirst(ofDay?.count ?? 0).drop { $0.allSatisfy { ",;:-–—".contains($0) } })
    // Of a night that one slept through the day is that on which it ended.
    if isNight, rest.contains(where: { word in Self.asleep.contains { word.lowercased().hasPrefix($0) } }) { return nil }
  }

  private static func day(_ days: AskedDays, _ today: CalendarDay) -> CalendarDay? {
    do throws(WorkspaceError) { return try days.last(on: today) } catch { return nil }
  }

  /// The one day, today at the latest, that words name; nil where they name none.
  static func day(of words: ArraySlice<String>, on today: CalendarDay) -> CalendarDay? {
    guard let days = AskedDays.named(words, leaning: .past), days.isOneDay, let day = day(days, today), day <= today else { return nil }
    return day
  }

  static func bare(_ word: String) -> String {
    var word = word[...]
    while let last = word.last, ",;:".contains(last) { word.removeLast() }
    return String(word)
  }

  /// Sleep of a night has a rule of its own: it is of the day on which it ended.
  static let nights: Set<String> = ["night", "nacht", "noche", "anoche", "nuit", "noite"]
  private static let joining: Set<String> = [
    "and", "or", "to", "till", "until", "through", "-", "–", "&", "und", "oder", "bis", "y", "o", "hasta", "et", "ou", "e",
  ]
  private static let persons: Set<String> = [
    "i", "we", "he", "she", "they", "it", "you", "my", "our", "ich", "wir", "er", "sie", "es", "habe", "haben", "war", "yo", "nosotros", "je",
    "j'ai", "j’ai", "nous", "on", "c'était", "c’était", "vi", "vimos", "hice", "tuve", "tuvimos", "eu", "nós", "fui", "fuimos", "fomos",
  ]
  private static let asleep = [
    "slept", "sleep", "dream", "woke", "insomnia", "schlaf", "schlief", "geschlafen", "traum", "träum", "geträumt", "dorm", "soñ", "soñe",
    "rêv", "sonh",
  ]
}

extension Phrase {
  /// What it says, on a day that these words told; nil where it names one itself.
  /// - Parameter part: The part of the day, which stands before the words; empty where none was said.
  func on(_ day: CalendarDay, saidAs words: String, part: String) -> Phrase? {
    guard !pieces.contains(where: { if case .day = $0.meaning { true } else { false } }) else { return nil }
    var told = self
    told.day = day
    told.pieces.insert(Piece(meaning: .day(day), words: words), at: 0)
    if !part.isEmpty, let line = told.lines.firstIndex(where: { $0.time == nil }) {
      func with(_ text: String) -> String { text.isEmpty ? part : "\(part): \(text)" }
      told.lines[line].text = with(told.lines[line].text)
      if told.lines[line].activity == nil { told.noteText = with(told.noteText) }
    }
    return told
  }
}

/// Words for a part of a day.
enum PartOfDay {
  /// The part of a day with which some words begin, and how many they are: ‘in the evening’.
  static func opening(_ words: some Collection<String>) -> (words: String, count: Int)? {
    for count in stride(from: min(3, words.count), to: 0, by: -1) {
      let said = words.prefix(count).map { DayAtHead.bare($0) }.joined(separator: " ")
      if Phrase.isPartOfDay(said) { return (said, count) }
    }
    return nil
  }

  /// The hour by which the part of the day is over that a text names last, and how many its other words are: noon of ‘blood pressure 120/80 in the morning’.
  /// One word for it stands at the beginning or at the end, else it says which one of something: ‘after the morning run’.
  static func last(in text: String) -> (end: Int, others: Int)? {
    let words = text.words.map { String($0) }
    for start in words.indices.reversed() {
      guard let part = opening(words[start...]), part.count > 1 || start == 0 || start + part.count == words.count else { continue }
      if let end = Phrase.hour(endingPart: part.words.lowercased()) { return (end, words.count - part.count) }
    }
    return nil
  }

  /// Whether a part of the day that ends at an hour is over; the hours behind midnight end the day.
  static func isOver(_ end: Int, at now: TimeOfDay) -> Bool { (now.hour < 4 ? now.hour + 24 : now.hour) >= end }

  /// The latest time of the clock of a part of the day.
  static func latest(_ end: Int) -> TimeOfDay? { TimeOfDay(minutes: min(end * 60, 24 * 60 - 1)) }
}

extension Workspace {
  /// Words for past days somewhere in a text that is written on today, and the day that they name: ‘planted bulbs on Monday with Ann’. Nil where
  /// there are none, and where they are what is told of: ‘argued about yesterday’.
  func dayInside(_ text: String, on today: CalendarDay) -> (words: String, day: CalendarDay)? {
    let words = text.words.map { String($0) }
    // A long text tells of many days.
    guard words.count > 1, words.count <= 30 else { return nil }
    for place in words.indices {
      if place > 0, Self.tellingOf.contains(DayAtHead.bare(words[place - 1]).lowercased()) { continue }
      // ‘2 glasses of wine saturday’, but not ‘happy friday’
      let isLast = place == words.count - 1 && place > 2
      let isShort = words[place].count < 4 && !["on", "am"].contains(words[place].lowercased())
      guard !isShort, let found = DayAtHead(Array(words[place...]), on: today, in: tongues, mayBeWeekday: place == 0 || isLast),
        found.words.words.count > 1 || found.words.count > 5
      else { continue }
      return (DayAtHead.bare(found.words), found.day)
    }
    return nil
  }

  /// What is asked about, on the day at the end of its words, which a note would keep as text: that is the day of the answers.
  func onDayAtEnd(_ phrase: Phrase, of words: [String], on today: CalendarDay) -> Phrase {
    let said = words.joined(separator: " ")
    guard phrase.isOfNoDay, phrase.day == today, let inside = dayInside(said, on: today), said.hasSuffix(inside.words) else { return phrase }
    var asked = phrase
    asked.day = inside.day
    return asked
  }

  /// Words behind which a day is only spoken of.
  private static let tellingOf: Set<String> = [
    "about", "of", "from", "since", "until", "till", "for", "than", "like", "as", "before", "after", "by", "to", "the", "a", "this", "that", "every",
    "each", "next", "von", "vom", "über", "seit", "bis", "für", "als", "wie", "de", "del", "desde", "hasta", "que", "como", "du", "depuis",
    "pour", "até", "do", "da",
  ]
}
