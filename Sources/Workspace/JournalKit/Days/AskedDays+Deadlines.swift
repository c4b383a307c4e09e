// Deadlines that a term says: ‘the end of term’, ‘the end of Michaelmas’, ‘week 10’.

public import JournalDates
import JournalFormat
import JournalInsights
import JournalLanguage
import JournalModel
public import JournalStore
import JournalText

extension AskedDays {
  /// Days by which something is to be done. Words that no calendar knows may be those of a term, which `Workspace.deadline` finds.
  public init(due word: String, of name: String) throws(WorkspaceError) {
    if DayDoubt.whole(word) != nil { try self.init(word, of: name, leaning: .future) } else { try self.init(word, of: name, leaning: .future, orTerm: true) }
  }

  /// How many of these words, from the first on, name days or the end of something: ‘end of michaelmas’. At least one where it is no other word.
  public static func reachOfDeadline(_ words: some Collection<String>) -> Int {
    let days = DayDoubt.reach(of: words)
    guard let edge = TermEdge(Array(words.map { $0.lowercased() })), edge.count < words.count else { return days }
    let rest = words.dropFirst(edge.count).prefix(2).map { $0.lowercased() }
    return max(days, edge.count + (rest.count == 2 && ["the", "this", "next"].contains(rest[0]) ? 2 : 1))
  }

  /// The words that say until when by the end of something no calendar knows, apart from those before: ‘swim every tuesday until end of term’.
  public static func untilEdge(atEnd words: [String]) -> (others: [String], days: AskedDays)? {
    let folded = words.map { $0.lowercased() }
    guard let place = folded.indices.dropFirst().last(where: { ["until", "till", "by"].contains(folded[$0]) }), case let tail = words[(place + 1)...],
      tail.count > 1, TermEdge(tail.map { $0.lowercased() }) != nil, PeriodText.count(of: tail, in: .all) == 0, reachOfDeadline(tail) == tail.count
    else { return nil }
    do throws(WorkspaceError) { return (Array(words[..<place]), try AskedDays(due: tail.joined(separator: " "), of: "DAY")) } catch { return nil }
  }

  /// Whether words say when, by the first of them: ‘after half term’, ‘end of term’.
  public static func speaksOfTime(_ text: String) -> Bool {
    let words = text.lowercased().words.map { String($0) }
    return words.count > 1 && (["after", "before", "until", "till", "by"].contains(words[0]) || TermEdge(words) != nil)
  }

  /// Whether words end with a deadline that only a term could say, and none does: ‘by the end of winter term’. The calendar knows a part of them.
  public static func endsWithUnknownTerm(_ words: [String]) -> Bool { unknownDeadline(in: words)?.last.map { terms.contains($0.lowercased()) } ?? false }

  /// The words at the end that say by when, and that no calendar knows: ‘by the end of Hilary’, ‘until the tax return’. What stands behind ‘by’ and
  /// ‘before’ is as well a person, a way or a thing, so that it has to speak of time.
  public static func unknownDeadline(in words: [String]) -> [String]? {
    let folded = words.map { $0.lowercased() }
    // ‘mid January’, ‘in early March’
    let ends = folded.suffix(2).flatMap { $0.split(separator: "-") }.suffix(2)
    if folded.count > 2, let part = ends.first, partsOfMonths.contains(String(part)), let month = ends.dropFirst().first, PeriodText(said: month, in: .all)?.unit == .month {
      let count = folded[folded.count - 1].contains("-") ? 1 : 2, joint = folded[folded.count - count - 1]
      return words.suffix(["in", "by", "until", "around", "bis"].contains(joint) ? count + 1 : count)
    }
    guard let place = folded.indices.dropFirst().last(where: { ["by", "until", "till", "due", "before", "this"].contains(folded[$0]) && (folded[$0] != "this" || terms.contains(folded[folded.count - 1])) }), case let tail = folded[(place + 1)...],
      (1...6).contains(tail.count), let first = tail.first, !(folded[place] == "due" && first == "to")
    else { return nil }
    let speaksOfTime = tail.contains { word in
      let bare = word.filter { $0.isLetter }
      return times.contains(bare) || bare.hasSuffix("s") && times.contains(String(bare.dropLast())) || bare.count > 3 && PeriodText(said: bare) != nil
    }
    return ["by", "before"].contains(folded[place]) && !speaksOfTime || tail.count > 4 && !speaksOfTime ? nil : Array(words[place...])
  }

  private static let partsOfMonths: Set<String> = ["mid", "early", "late", "mitte", "anfang"]
  private static let terms: Set<String> = ["term", "semester", "trimester"]

  private static let times: Set<String> = [
    "end", "start", "beginning", "middle", "mid", "term", "semester", "trimester", "week", "month", "quarter", "year", "season", "deadline", "exam", "final",
    "holiday", "vacation", "break", "conference", "birthday", "midterm", "michaelmas", "hilary", "trinity", "lent",
  ]
}

/// ‘the end of’, ‘start of’ before what it is of.
private struct TermEdge {
  let count: Int
  let isFirst: Bool

  init?(_ words: [String]) {
    var place = words.first == "the" ? 1 : 0
    if place < words.count, words[place] == "last", words.dropFirst(place + 1).first == "day" { place += 1 } else {
      guard place < words.count, ["end", "start", "beginning", "begin"].contains(words[place]) else { return nil }
    }
    isFirst = ["start", "beginning", "begin"].contains(words[place])
    place += 1
    if place < words.count, words[place] == "of" { place += 1 }
    guard place < words.count else { return nil }
    count = place
  }
}

extension Workspace {
  /// The day that a deadline means where a term says it: its end for ‘end of term’ and for its name, its first day for ‘start of term’, the end of its
  /// week for ‘week 10’ where the calendar's is past. What was understood is told. Nil where no term says it.
  /// - Throws: Where words that no calendar knows are no term's either.
  public func deadline(_ asked: AskedDays, on today: CalendarDay, in journal: Journal) throws -> AskedDays? {
    if asked.isNone { return nil }
    if let day = try deadlineOfTerm(asked, on: today, in: journal) { return day }
    guard asked.text == nil else { return nil }
    var terms = try plans(of: journal, in: [.terms])
    do throws(PlanError) { _ = try terms.plan(asked.word, of: [.term]) } catch { throw asked.refusal(because: error) }
    throw asked.refusal
  }

  /// The same; nil as well for words that mean no day.
  private func deadlineOfTerm(_ asked: AskedDays, on today: CalendarDay, in journal: Journal) throws -> AskedDays? {
    var words = asked.word.split(whereSeparator: \.isWhitespace).map { String($0).trimmingStops }
    if asked.text != nil {
      // Of what the calendar knows it is asked only where that is past.
      guard let week = TermWeek(words.map { $0.lowercased() }), try asked.last(on: today) < today || week.isOfTerm else { return nil }
    }
    let terms = try plans(of: journal, in: [.terms])
    let folded = words.map { $0.lowercased() }
    if let week = TermWeek(folded) {
      let name = words.suffix(week.rest).joined(separator: " ")
      guard let term = try term(name.isEmpty ? "term" : name, terms, on: today, mayFail: name.isEmpty), let span = term.plan.span,
        week.number <= (span.count + 6) / 7, case let end = min(span.end, span.start.advanced(by: 7 * week.number - 1)), end >= today
      else { return nil }
      if let weekday = week.weekday {
        let days = DaySpan(spanning: span.start.advanced(by: 7 * (week.number - 1)), end)
        guard let day = days.first(where: { $0.weekday == weekday }) else { return nil }
        note(PlanText.deadlineOfWeek, told(asked, week, of: term, until: end))
        return try AskedDays("\(day)", of: asked.name, leaning: .future)
      }
      note(PlanText.deadlineOfWeek, told(asked, week, of: term, until: end))
      return try AskedDays("\(end)", of: asked.name, leaning: .future)
    }
    let edge = TermEdge(folded)
    words = Array(words.dropFirst(edge?.count ?? 0))
    // ‘term's end’
    if edge == nil, words.count > 1, words.last?.lowercased() == "end" {
      words.removeLast()
      if let last = words.last, last.hasSuffix("'s") || last.hasSuffix("’s") { words[words.count - 1] = String(last.dropLast(2)) }
    }
    guard !words.isEmpty, let term = try term(words.joined(separator: " "), terms, on: today, mayFail: false), let span = term.plan.span else { return nil }
    let day = edge?.isFirst == true ? span.start : span.end
    note(PlanText.deadlineOfTerm, ["words": .text(asked.word), "term": .text(term.isPrivate ? term.slug : term.title), "day": .day(day), "first": .flag(edge?.isFirst == true)])
    return try AskedDays("\(day)", of: asked.name, leaning: .future)
  }

  /// The words of a title without the deadline at their end that a term says, and that day: ‘submit by end of term’. Nil where none stands there.
  public func titleAndDeadline(_ words: [String], on today: CalendarDay, in journal: Journal) throws -> (title: [String], day: AskedDays)? {
    let joints = ["by", "until", "till", "due", "before"]
    for place in words.indices.dropFirst().dropLast().reversed() {
      let (joint, tail) = (words[place].lowercased(), words[(place + 1)...])
      guard tail.count <= 6 else { break }
      guard joints.contains(joint) || joint == "at" && TermEdge(tail.map { $0.lowercased() }) != nil else { continue }
      do {
        guard let day = try deadlineOfTerm(AskedDays(due: tail.joined(separator: " "), of: "DAY"), on: today, in: journal) else { continue }
        let isDouble = place > 1 && joints.contains(words[place - 1].lowercased())
        return (Array(words[..<(isDouble ? place - 1 : place)]), day)
      } catch is WorkspaceError {
        // No such day, and no term that lasts: the words are of the title.
        continue
      }
    }
    return nil
  }

  private func told(_ asked: AskedDays, _ week: TermWeek, of term: Planned<Term>, until end: CalendarDay) -> TextValues {
    [
      "words": .text(asked.word), "number": .number(week.number), "named": .flag(week.isOfTerm || week.weekday != nil),
      "term": .text(term.isPrivate ? term.slug : term.title), "day": .day(end),
    ]
  }

  /// The term that words mean: ‘term’, ‘this semester’, or its own name.
  private func term(_ name: String, _ plans: PlanFiles, on today: CalendarDay, mayFail: Bool) throws -> Planned<Term>? {
    var plans = plans
    var words = name.lowercased().words.map { String($0) }
    if words.first == "the" || words.first == "my" { words.removeFirst() }
    if !plans.holds(name, of: [.term]), words.count < 3, let last = words.last, ["semester", "trimester"].contains(last) { words[words.count - 1] = "term" }
    if let side = TermSide(words.joined(separator: " ")) {
      do { return try side.term(of: plans.practice.terms, on: today) } catch {
        if mayFail { return nil }
        throw error
      }
    }
    var bare = name.lowercased().hasPrefix("the ") ? String(name.dropFirst(4)) : name
    // ‘Michaelmas term’
    if !plans.holds(bare, of: [.term]), words.count > 1, ["term", "semester", "trimester"].contains(words.last) {
      bare = bare.words.dropLast().joined(separator: " ")
    }
    guard plans.holds(bare, of: [.term]) else { return nil }
    let path = try plans.plan(bare, of: [.term]).path
    return plans.practice.terms.first { $0.path.hasSameBytes(as: path) }
  }

}

/// ‘week 10’, ‘w10’, ‘the end of week 10 of term’.
private struct TermWeek {
  let number: Int
  /// How many words behind it name the term.
  let rest: Int
  /// The day of it that is meant: ‘friday of week 10’; nil for its last one.
  private(set) var weekday: Weekday?

  var isOfTerm: Bool { rest > 0 }

  private static let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]

  init?(_ words: [String]) {
    var words = words[...]
    if words.count > 3, ["of", "in"].contains(words[1]), let day = Schedule.weekdays([words[0]])?.first {
      weekday = day
      words = words.dropFirst(2)
    }
    if let edge = TermEdge(Array(words)) {
      if edge.isFirst { return nil }
      words = words.dropFirst(edge.count)
    }
    if words.first == "the" { words.removeFirst() }
    guard let first = words.popFirst() else { return nil }
    var digits: Substring
    if ["week", "wk"].contains(first), let next = words.popFirst() {
      digits = next[...]
    } else if words.first == "week" {
      words.removeFirst()
      digits = first.prefix { $0.isNumber }
      guard ["st", "nd", "rd", "th"].contains(first.dropFirst(digits.count)) else { return nil }
    } else {
      guard first.hasPrefix("w") else { return nil }
      digits = first.dropFirst()
    }
    guard let number = Int(digits) ?? Self.numbers.firstIndex(of: String(digits)).map({ $0 + 1 }), (1...60).contains(number) else { return nil }
    if words.isEmpty { (self.number, rest) = (number, 0) } else {
      guard words.popFirst() == "of", !words.isEmpty, words.count < 4, Int(words[words.startIndex]) == nil else { return nil }
      (self.number, rest) = (number, words.count)
    }
  }
}

extension String {
  /// Without the stop or the comma behind it.
  fileprivate var trimmingStops: String { hasSuffix(".") || hasSuffix(",") ? String(dropLast()) : self }
}
