// Which entries a command is about: a query, and options that stand for pieces of it.

import JournalAnswers
import CommandKit
import JournalDates
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalQuery
import JournalStore
import JournalText

/// Entries as a command line names them, before it is known which day is today.
struct EntryChoice: Sendable {
  static let query = Operand(
    optionalRepeating: .query, "What the entries are asked for, such as 'mood>=good -tag:work', or days such as W46.")
  static let from = Option("from", value: .period, .days, "Only entries from this day on.")
  static let to = Option("to", value: .period, .days, "Only entries up to this day.")
  private static let tag = Option("tag", values: .tag, "Only entries with this tag or one below it, in front matter or text.")
  private static let open = Flag("open", "Only entries with an open Action.")
  private static let overdue = Flag("overdue", "Only entries with an open Action that was due before today.")
  static let options: [any OptionKey] = [.type, from, to, tag, open, overdue]

  /// Several words of the command line are one query.
  private let text: String
  private let days: DayChoice
  private var flags = EntryFlags()

  /// Refuses days that no calendar has, and days beside `--from` or `--to`.
  /// - Parameter words: Those of the query, where some say something else; nil for all of them.
  init(_ arguments: Arguments, words: [String]? = nil) throws(UsageError) {
    let own = try arguments[Self.query]
    text = (words ?? own).joined(separator: " ")
    let words = Query.plainWords(of: text)
    for word in words {
      if let issue = PeriodText.issue(of: word) {
        throw UsageError(UsageText.noDays, ["word": .text(issue.word), "instead": .wording(Wording(issue.instead))])
      }
    }
    for place in words.indices {
      guard let doubt = DayDoubt.ofCalendar(at: words[place...], in: .all) else { continue }
      throw UsageError(doubt.refusal().inWords)
    }
    if let period = words.first(where: { PeriodText(said: $0) != nil }), let option = arguments.first(of: [Self.from, Self.to]) {
      throw UsageError(UsageText.exclusive, ["one": .text(period), "other": .text(option.name)])
    }
    days = try DayChoice(from: try arguments[Self.from], to: try arguments[Self.to])
    flags.kinds = try arguments[.type]
    flags.tags = try arguments[Self.tag]
    flags.isOpen = arguments[Self.open]
    flags.isOverdue = arguments[Self.overdue]
  }

  /// The query that all of it comes to.
  func query(in context: inout Context, _ journal: Journal) throws -> Query {
    if text.isEmpty, flags.isEmpty, !days.isGiven { return .everything }
    let today = try context.today(in: journal)
    let tongues = context.workspace.tongues
    for word in Query.plainWords(of: text, in: tongues) {
      guard let text = PeriodText(said: word, in: tongues) else { continue }
      let days = try text.days(on: today, of: word)
      // What might as well have been looked for in the text is not taken for days in silence.
      if PeriodText(word) == nil {
        context.note(EntriesText.readAsDays, ["word": .text(word), "days": .text(context.language.title(of: days))])
      }
    }
    var query: Query
    do throws(QueryError) {
      query = try Query(text, on: today, moodLabels: journal.configuration.moodLabels, readsDays: true, in: tongues)
      try query.checkExpressions()
    } catch {
      throw error.of(text)
    }
    if days.isGiven {
      let (from, to) = try days.bounds(on: today)
      query = .and([query, .date(from: from, to: to)])
    }
    return flags.isEmpty ? query : .and([query, flags.query(on: today)])
  }
}
