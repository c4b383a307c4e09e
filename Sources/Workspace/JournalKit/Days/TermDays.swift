// The days of a term behind its title.

import JournalModel
import JournalDates
import JournalText

/// A title and the days that its last words say: ‘Autumn 2026-12-01’, ‘Q1 2027-01-01 to 2027-03-31’, ‘Spring from 1 march until 9 may’. The title is
/// empty where all words are days: ‘11 january to 26 march’.
public struct TermDays: Sendable {
  public let title: [String]
  /// Nil where only is said how long it lasts: it then begins when a term does of which nothing is said.
  public let start: AskedDays?
  /// Nil where the last day is not said.
  public let end: AskedDays?
  /// How many days it lasts, where that is said in place of the last one.
  public private(set) var length: Int?

  /// Nil where the last words name no days.
  public init?(atEnd words: [String]) {
    // ‘ten Wednesdays from 13 january at 10:00’: a term has days alone.
    let words: [String] = words.dropLast(AskedDays.timeAtEnd(of: words).count)
    func days(_ words: some Collection<String>) -> AskedDays? {
      let text = words.joined(separator: " ")
      do throws(WorkspaceError) { return try AskedDays(text, of: "DAY", leaning: .future) } catch { return nil }
    }
    func title(_ words: ArraySlice<String>) -> [String] {
      Array(Self.openings.contains(words.last?.lowercased() ?? "") ? words.dropLast() : words)
    }
    for middle in words.indices.reversed() where Self.middles.contains(words[middle].lowercased()) {
      guard middle > 0, let end = days(words[(middle + 1)...]) else { continue }
      for first in words[..<middle].indices {
        let isFrom = first > 0 && ["from", "between"].contains(words[first - 1].lowercased())
        guard let start = days(words[first..<middle]), isFrom || start.isOneDay && end.isOneDay else { continue }
        (self.title, self.start, self.end) = (title(words[..<first]), start, end)
        return
      }
    }
    // ‘2027-01-11..2027-03-26’, ‘january to march’, ‘from monday’: a month or a year alone is what a term is called after.
    if let whole = days(words), whole.isSpan || whole.isOneDay && (words.count > 1 && Self.openings.contains(words[0].lowercased())) {
      (self.title, start, end) = ([], whole, whole.isSpan ? whole : nil)
      return
    }
    // ‘phased return, 6 weeks from 18 january’
    for place in words.indices.dropLast() where place > 0 {
      guard let length = Self.length(words[(place - 1)...place]) else { continue }
      let tail = words[(place + 1)...], day = tail.drop { Self.joints.contains($0.lowercased()) }
      guard !day.isEmpty, day.count < tail.count, let start = days(day), start.isOneDay else { continue }
      var head = words[..<(place - 1)]
      if let last = head.last?.lowercased(), Self.spans.contains(last) { head.removeLast() }
      (self.title, self.start, end, self.length) = (Self.withoutComma(head), start, nil, length)
      return
    }
    if words.count > 2, let length = Self.length(words.suffix(2)), case let joint = words[words.count - 3].lowercased() {
      let (head, isSpan) = (Array(words.dropLast(3)), Self.spans.contains(joint))
      // ‘Winter from monday for 8 weeks’
      if isSpan, let found = AskedDays.atEnd(of: head, after: ["from", "starting", "on"], leaning: .future, in: .all), found.days.isOneDay {
        (self.title, start, end, self.length) = (found.others, found.days, nil, length)
        return
      }
      // ‘lose 6 kg in 12 weeks’; ‘in three days’ is when it begins.
      if isSpan || length > 13 && Self.within.contains(joint) {
        (self.title, start, end, self.length) = (Self.withoutComma(head[...]), nil, nil, length)
        return
      }
    }
    // ‘winter 2026-10-01 2027-01-31’
    if words.count > 2, let end = days(words.suffix(1)), let start = days(words.dropLast().suffix(1)), start.isOneDay, end.isOneDay,
      start.word.contains(where: \.isNumber), end.word.contains(where: \.isNumber)
    {
      (self.title, self.start, self.end) = (title(words.dropLast(2)), start, end)
      return
    }
    // ‘exam prep until 20 march’, ‘lose weight by Easter’: the last day alone, of a term that begins today.
    let lasts = Self.ends.union(Self.deadlines)
    var bare = words
    if let place = bare.indices.dropFirst().last(where: { ["on", "am"].contains(bare[$0].lowercased()) && Self.deadlines.contains(bare[$0 - 1].lowercased()) }) {
      bare.remove(at: place)
    }
    if let found = AskedDays.atEnd(of: bare, after: lasts, leaning: .future, in: .all), found.days.isOneDay, let today = days(["today"]),
      found.joint != nil || found.days.word.words.first.map({ lasts.contains($0.lowercased()) }) ?? false
    {
      (self.title, start, end) = (Self.withoutComma(found.others[...]), today, found.days)
      return
    }
    guard let found = AskedDays.atEnd(of: words, after: Self.openings.subtracting(["of"]), leaning: .future, in: .all) else {
      return nil
    }
    // What is called after a month or a year is only called so.
    guard found.days.isOneDay || found.days.isSpan else { return nil }
    (self.title, start, end) = (found.others, found.days, found.days.isSpan ? found.days : nil)
  }

  private static let openings: Set<String> = ["from", "starting", "on", "of", "between", "ab", "vom", "am", "von", "del", "desde", "du", "de"]
  /// What stands before a last day, also where no first one is said.
  private static let ends: Set<String> = ["to", "until", "till", "til", "through", "thru", "bis", "hasta", "jusqu'au", "jusqu’au", "jusqu'à", "jusqu’à", "até"]
  /// What stands before a day by which a term is over, and between two days does not.
  private static let deadlines: Set<String> = ["by", "ends", "ending", "endet", "termina", "finit", "d'ici", "d’ici"]

  private static func withoutComma(_ words: ArraySlice<String>) -> [String] {
    guard let last = words.last, last.count > 1, last.hasSuffix(",") else { return Array(words) }
    return words.dropLast() + [String(last.dropLast())]
  }

  /// How many days a number and a unit say: ‘6 weeks’, ‘sechs Wochen’.
  private static func length(_ words: ArraySlice<String>) -> Int? {
    guard let number = words.first?.lowercased(), let unit = words.last.flatMap({ units[$0.lowercased()] }), let count = Int(number) ?? LimitWords.numbers[number].map({ Int($0) }),
      (1...500).contains(count)
    else { return nil }
    return unit * count
  }

  private static let units = [
    "weeks": 7, "week": 7, "days": 1, "wochen": 7, "woche": 7, "tage": 1, "semaines": 7, "semaine": 7, "jours": 1, "semanas": 7, "semana": 7, "días": 1, "dias": 1,
  ]
  /// Words before a length of time.
  private static let spans: Set<String> = ["for", "für", "pour", "pendant", "durante", "por"]
  /// Words before a length of time that say as well when something begins.
  private static let within: Set<String> = ["in", "within", "over", "innerhalb", "binnen", "en", "em"]
  /// Words between a length of time and the day from which on it is.
  private static let joints: Set<String> = [
    "from", "starting", "beginning", "on", "ab", "dem", "vom", "desde", "el", "à", "a", "partir", "de", "du", "dès", "le", "do",
  ]
  private static let middles = ends.union(["-", "–", "—", "al", "au", "ao", "a"])
}

extension AskedDays {
  /// Whether a first day and a last one are said, and no day, month or year alone.
  var isSpan: Bool {
    guard !isOneDay else { return false }
    if word.contains(text: "..") { return true }
    let words = word.lowercased().words.map { String($0) }
    return words.count > 2 && words.dropFirst().contains(where: Self.betweenDays.contains)
  }

  private static let betweenDays: Set<String> = ["to", "until", "till", "through", "thru", "and", "-", "–", "—", "bis", "hasta", "al", "au", "até", "ao"]
}
