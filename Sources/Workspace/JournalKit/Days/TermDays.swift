// The days of a term behind its title.

import JournalModel
import JournalDates
import JournalText

/// A title and the days that its last words say: ‘Autumn 2026-12-01’, ‘Q1 2027-01-01 to 2027-03-31’, ‘Spring from 1 march until 9 may’. The title is
/// empty where all words are days: ‘11 january to 26 march’.
public struct TermDays: Sendable {
  public private(set) var title: [String]
  /// Nil where only is said how long it lasts: it then begins when a term does of which nothing is said.
  public let start: AskedDays?
  /// Nil where the last day is not said.
  public let end: AskedDays?
  /// How many days it lasts, where that is said in place of the last one.
  public private(set) var length: Int?

  /// Nil where the words name no days.
  public init?(atEnd words: [String]) {
    let all = Self.apart(words)
    // ‘every Tuesday’ says when lessons are, and not when the term is, wherever it stands.
    let often = all.indices.dropLast().first { Self.eaches.contains(all[$0].lowercased()) && Self.days(all[($0 + 1)...($0 + 1)])?.isOneDay == true }
    let others = often.map { Array(all[..<$0] + all[($0 + 2)...]) } ?? all
    let last = TermDays(last: others)
    let isWhole = last.map { $0.end != nil || $0.length != nil } ?? false
    guard var read = (isWhole ? last : TermDays(amid: others) ?? last) ?? TermDays(lastingAsTitled: others) else { return nil }
    if read.end == nil, read.length == nil { read.length = Self.length(in: read.title) }
    if let often { read.title += all[often...(often + 1)] }
    self = read
  }

  /// The first day and the last one before the end of a title: ‘from 12 October to 5 February harmony course’.
  private init?(amid words: [String]) {
    for end in words.indices.dropFirst().reversed() {
      guard let read = TermDays(last: Array(words[..<end])), let start = read.start, let last = read.end,
        [start, last].allSatisfy({ $0.isOneDay && $0.word.contains(where: \.isNumber) })
      else { continue }
      self = read
      title += words[end...]
      return
    }
    return nil
  }

  /// A title that says how long it lasts, and not from when on: ‘12 week course’.
  private init?(lastingAsTitled words: [String]) {
    guard words.count > 2, let length = Self.length(in: words) else { return nil }
    (title, start, end, self.length) = (words, nil, nil, length)
  }

  /// Words whose two days stand apart: ‘12.10.2026-5.2.2027’, ‘(12 October to 5 February)’.
  private static func apart(_ words: [String]) -> [String] {
    var words = words
    if let last = words.last, last.hasSuffix(")"), let place = words.lastIndex(where: { $0.hasPrefix("(") }), words.count > 1 {
      words[words.count - 1] = String(last.dropLast())
      words[place] = String(words[place].dropFirst())
    }
    return words.flatMap { word in
      let parts = word.split(omittingEmptySubsequences: false) { "-–—".contains($0) }
      let areDays = parts.count == 2 && parts.allSatisfy { part in part.contains { "./".contains($0) } && part.allSatisfy { $0.isNumber || "./".contains($0) } }
      return areDays ? [String(parts[0]), "-", String(parts[1])] : [word]
    }
  }

  /// How many days a title says that it lasts: ‘12 week course’, and nothing of ‘3 days a week’ or ‘every 2 weeks’.
  private static func length(in title: [String]) -> Int? {
    let words = title.flatMap { $0.first?.isNumber == true ? $0.split(separator: "-").map { String($0) } : [$0] }
    let place = words.indices.dropLast().first { place in
      let isEach = place > 0 && eaches.contains(words[place - 1].lowercased())
      let isRate = place + 2 < words.count && ["a", "per", "each", "every", "pro", "por", "par"].contains(words[place + 2].lowercased())
      return !isEach && !isRate && length(words[place...(place + 1)]).map { $0 > 6 } ?? false
    }
    return place.flatMap { length(words[$0...($0 + 1)]) }
  }

  private static let eaches: Set<String> = ["every", "each", "jeden", "jede", "cada", "chaque", "toda", "todo"]

  /// Nil where the last words name no days.
  private init?(last words: [String]) {
    // ‘ten Wednesdays from 13 january at 10:00’: a term has days alone.
    let words: [String] = words.dropLast(AskedDays.timeAtEnd(of: words).count)
    func title(_ words: ArraySlice<String>) -> [String] {
      Array(Self.openings.union(Self.begins).contains(words.last?.lowercased() ?? "") ? words.dropLast() : words)
    }
    for middle in words.indices.reversed() where Self.middles.union(Self.deadlines).contains(words[middle].lowercased()) {
      let isEnd = Self.deadlines.contains(words[middle].lowercased())
      guard middle > 0, let end = Self.days(words[(middle + 1)...].drop { isEnd && ["on", "am", "el", "le", "em"].contains($0.lowercased()) }) else { continue }
      for first in words[..<middle].indices {
        let isFrom = first > 0 && Self.begins.contains(words[first - 1].lowercased())
        // ‘starts 10 January, ends Easter’
        if isEnd, !isFrom { continue }
        guard let start = Self.days(isEnd ? Self.withoutComma(words[first..<middle])[...] : words[first..<middle]), isFrom || start.isOneDay && end.isOneDay else { continue }
        (self.title, self.start, self.end) = (title(words[..<first]), start, end)
        return
      }
    }
    // ‘2027-01-11..2027-03-26’, ‘january to march’, ‘from monday’: a month or a year alone is what a term is called after.
    if let whole = Self.days(words), whole.isSpan || whole.isOneDay && (words.count > 1 && Self.openings.contains(words[0].lowercased())) {
      (self.title, start, end) = ([], whole, whole.isSpan ? whole : nil)
      return
    }
    // ‘phased return, 6 weeks from 18 january’
    for place in words.indices.dropLast() where place > 0 {
      guard let length = Self.length(words[(place - 1)...place]) else { continue }
      let tail = words[(place + 1)...], day = tail.drop { Self.joints.contains($0.lowercased()) }
      guard !day.isEmpty, day.count < tail.count, let start = Self.days(day), start.isOneDay else { continue }
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
    if words.count > 2, let end = Self.days(words.suffix(1)), let start = Self.days(words.dropLast().suffix(1)), start.isOneDay, end.isOneDay,
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
    if let found = AskedDays.atEnd(of: bare, after: lasts, leaning: .future, in: .all), found.days.isOneDay, let today = Self.days(["today"]),
      found.joint != nil || found.days.word.words.first.map({ lasts.contains($0.lowercased()) }) ?? false
    {
      (self.title, start, end) = (Self.withoutComma(found.others[...]), today, found.days)
      return
    }
    guard let found = AskedDays.atEnd(of: words, after: Self.openings.union(Self.begins).subtracting(["of", "between"]), leaning: .future, in: .all) else {
      return nil
    }
    // What is called after a month or a year is only called so.
    guard found.days.isOneDay || found.days.isSpan else { return nil }
    (self.title, start, end) = (found.others, found.days, found.days.isSpan ? found.days : nil)
  }

  private static func days(_ words: some Collection<String>) -> AskedDays? {
    do throws(WorkspaceError) { return try AskedDays(words.joined(separator: " "), of: "DAY", leaning: .future) } catch { return nil }
  }

  private static let openings: Set<String> = ["from", "starting", "on", "of", "between", "ab", "vom", "am", "von", "del", "desde", "du", "de"]
  private static let begins: Set<String> = ["from", "between", "starts", "starting", "begins", "beginning", "beginnt", "empieza", "commence", "começa"]
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
