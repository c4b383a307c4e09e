// Which entries a command is about: a query, and options that stand for pieces of it.

import CommandKit
import JournalDates
import JournalFormat
import JournalIndex
import JournalKit
import JournalModel
import JournalQuery
import JournalStore

/// Entries as a command line names them, before it is known which day is today.
struct EntryChoice: Sendable {
  private let words: [String]
  private let days: DayChoice
  private var flags = EntryFlags()

  /// Refuses days that no calendar has, and days beside `--from` or `--to`.
  init(_ arguments: Arguments) throws(UsageError) {
    words = arguments.operands("QUERY")
    for word in words {
      if let flaw = PeriodText.flaw(of: word) { throw UsageError("there is no ‘\(flaw.word)’: \(flaw.instead)") }
    }
    if let period = words.first(where: { PeriodText($0) != nil }), let option = ["from", "to"].first(where: { arguments.has($0) }) {
      throw UsageError("‘\(period)’ and ‘--\(option)’ exclude each other")
    }
    days = try DayChoice(arguments)
    flags.kinds = try arguments.values("type", as: "a kind of entry") { EntryKind(type: $0) }
    flags.tags = arguments.values("tag")
    flags.isOpen = arguments.has("open")
    flags.isOverdue = arguments.has("overdue")
  }

  /// The query that all of it comes to.
  func query(in context: inout Context, _ journal: Journal) throws -> Query {
    if words.isEmpty, flags.isEmpty, !days.isGiven { return .everything }
    let today = try context.today(in: journal)
    let text = try words.map { word in
      guard let period = PeriodText(word) else { return word }
      _ = try period.days(on: today, of: word)
      return "date:\(word)"
    }.joined(separator: " ")
    var query: Query
    do throws(QueryError) {
      query = try Query(text, on: today, moodLabels: journal.configuration.moodLabels)
      try query.checkExpressions()
    } catch {
      throw QueryFailure(error: error, query: text)
    }
    if days.isGiven {
      let (from, to) = try days.bounds(on: today)
      query = .and([query, .date(from: from, to: to)])
    }
    return flags.isEmpty ? query : .and([query, flags.query(on: today)])
  }
}

extension JournalIndex {
  /// Refuses a key that no entry has, naming the one that was probably meant.
  func refuseUnknown(_ key: String) throws {
    if try knows(key: key) { return }
    let near = Suggestion.closest(to: key, among: try keys())
    throw CommandFailure(
      "no entry has a property or metric ‘\(key)’",
      help: near.map { "Did you mean ‘\($0)’?" } ?? "‘retro properties’ lists those that there are")
  }
}
