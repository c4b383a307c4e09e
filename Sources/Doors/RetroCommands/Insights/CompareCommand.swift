// `retro compare`: some days beside others.

public import CommandKit
import FindingReports
import JournalDates
import JournalDiscoveries
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Sets two sets of days beside each other.
public struct CompareCommand: Command {
  public static let name = "compare"
  public static let aliases: [CommandAlias] = ["versus", "vs", "difference"]
  public static let declaration = CommandDeclaration(
    name, "Set some days beside others: two weeks, before and after, with and without.",
    discussion: """
      DAYS is a period, before:DAY or after:DAY, or what days have: tag:travel, habit:run, '#travel', mood:good, or a metric, whose days are those above
      its middle; or days of the week: weekends, workdays, weekday:sunday. One alone is set beside the days that are not in it: those before a period, those
      without a tag. Of two periods the earlier one is told first, whichever was named first.

      Everything that days tell is compared: moods, numbers, habits, tags. Beyond chance is what so many comparisons would show by chance alone in one of
      ten cases at most; fewer than eight days of a side, as one week has, are too few to say.
      """,
    operands: [words], options: [all, PracticeQuestion.date, .noRefresh] + DocumentOutput.options,
    examples: [
      Example("retro compare october november", "Two months."),
      Example("retro compare before:2026-11-09 after:2026-11-09", "Before and after a day."),
      Example("retro compare habit:run", "Days with a run, and days without."),
      Example("retro compare weekends", "Saturdays and Sundays, and the other days."),
    ])

  private static let all = Flag("all", "Also tell what differs little.")
  private static let words = Operand(repeating: .what, "One set of days, or two.")

  private let sides: [String]
  private let tellsAll: Bool
  private let question: PracticeQuestion

  public init(_ arguments: Arguments) throws(UsageError) {
    var sides: [String] = []
    // ‘last week’ is one set of days in two words; ‘W40 and W46’ are two.
    let typed = try arguments[Self.words]
    for word in Self.withAndWithout(typed) ?? typed where !["and", "with", "to", "vs", "versus", "against", "from"].contains(word.lowercased()) {
      if let last = sides.last, !Self.isPeriod(last), !last.contains(":"), Self.isPeriod("\(last) \(word)") {
        sides[sides.count - 1] = "\(last) \(word)"
      } else {
        sides.append(word)
      }
    }
    // ‘sleep this week and last week’: of two periods everything is compared, and sleep with it.
    let isOfThing = sides.count == 3 && sides.count(where: Self.isPeriod) == 2 && !sides.contains { $0.contains(":") || $0.hasPrefix("#") }
    if isOfThing { sides = sides.filter(Self.isPeriod) }
    self.sides = sides
    if sides.isEmpty { throw UsageError(CompareText.tooFewWords, hint: CompareText.tooFewWay) }
    if sides.count > 2 { throw UsageError(CompareText.tooMany, ["count": .number(sides.count)], hint: CompareText.tooFewWay) }
    if sides.count == 2, sides[0] == sides[1] { throw UsageError(CompareText.sameDays) }
    tellsAll = arguments[Self.all] || isOfThing
    question = try PracticeQuestion(arguments)
  }

  /// What ‘days with a walk and without’ sets beside all other days; nil for all other words.
  private static func withAndWithout(_ words: [String]) -> [String]? {
    let small: Set<String> = ["days", "nights", "with", "on", "when", "where", "i", "had", "have", "a", "an", "the", "my", "and", "or", "any", "vs"]
    guard let place = words.firstIndex(where: { $0.lowercased() == "without" }) else { return nil }
    let sides = [words[..<place], words[(place + 1)...]].map { $0.filter { !small.contains($0.lowercased()) } }
    guard let thing = sides.first(where: { !$0.isEmpty }), thing.count < 4, sides.allSatisfy({ $0.isEmpty || $0 == thing }) else { return nil }
    return [thing.joined(separator: " ")]
  }

  private static func isPeriod(_ word: String) -> Bool { PeriodText.sorted([word]).days.count == 1 }

  public func run(in context: inout Context) throws -> ExitStatus {
    let answer = try question.ask(&context)
    var first = try Self.days(sides[0], answer, &context)
    var second = try sides.count > 1 ? Self.days(sides[1], answer, &context) : nil
    // From what was to what is, whichever was said first.
    if case .span(let days, _) = first, case .span(let others, _)? = second, let other = second, others.end < days.start { (first, second) = (other, first) }
    let report = try context.workspace.compare(first, second, tellsAll: tellsAll, of: answer)
    return try question.tell(report, of: answer, in: &context)
  }

  /// The days of the week that a word means; nil where it means none. One weekend is `last weekend`.
  private static func weekdays(_ word: String, _ say: Language) -> (Set<Weekday>, title: String)? {
    switch word.lowercased() {
    case "weekend", "weekends": return ([.saturday, .sunday], say(CompareText.weekends))
    case "workday", "workdays", "weekdays": return (Set(Weekday.allCases).subtracting([.saturday, .sunday]), say(CompareText.workdays))
    case let word where word.hasPrefix("weekday:"):
      guard case .weekdays(let days)? = Schedule(String(word.dropFirst(8))) ?? Schedule(meantBy: String(word.dropFirst(8))) else { return nil }
      return (Set(days), say(.list(days.map { say.name(of: $0) }, .comma)))
    default: return nil
    }
  }

  private static func days(_ word: String, _ answer: PracticeAnswer, _ context: inout Context) throws -> ComparedDays {
    for (prefix, isAfter) in [("before:", false), ("after:", true), ("since:", true), ("from:", true)] where word.hasPrefix(prefix) {
      let asked = try WordForm.days.read(String(word.dropFirst(prefix.utf8.count)), "DAYS")
      let day = try asked.days(on: answer.day).span.start
      return isAfter ? .after(day) : .before(day)
    }
    if let (weekdays, title) = weekdays(word, context.language) { return .weekdays(weekdays, title: title) }
    if word.lowercased().hasPrefix("mood:"), let mood = answer.journal.configuration.moodLabels.mood(named: String(word.dropFirst(5))) { return .mood(mood) }
    if isPeriod(word) {
      let days = try context.workspace.days(try WordForm.period.read(word, "DAYS"), on: answer.day, in: answer.journal)
      if days.span.start > answer.day { throw UsageError(InsightText.toCome, ["days": "\(days.span)"]) }
      return .span(days.span, title: days.period?.week.map { "W\($0.week)" } ?? context.language.title(of: NamedDays(naming: days.span)))
    }
    return .with(word)
  }
}
