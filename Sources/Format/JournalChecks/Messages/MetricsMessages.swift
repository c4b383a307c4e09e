// What is said of files of imported metrics.

import JournalFormat
import JournalDates
import JournalModel
import JournalText

// In alphabetical order. Each has a case in Tests/Fixtures/diagnostics.
extension Diagnostic.Message {
  static func metricsBadDate(_ text: String) -> Self {
    .init(
      .metricsBadRow, "this row begins with \(text.isEmpty ? "nothing" : "‘\(text)’"), so it is not read",
      help: Period.issue(of: text)?.description ?? "a row begins with its day, as in 2026-11-20",
      with: ["text": .optional(text.isEmpty ? nil : text), "flaw": .flaw(of: text)])
  }

  static func metricsBadValue(_ name: String, _ text: String, wanted: Wording) -> Self {
    .init(
      .metricsBadRow, "‘\(name)’ cannot be ‘\(text)’", help: "it takes \(wanted.english); what is not known is left empty",
      with: ["name": .text(name), "text": .text(text), "wanted": .wording(wanted)])
  }

  static func metricsDuplicate(_ day: String, line: Int) -> Self {
    .init(
      .metricsDuplicateDate, "line \(line) is about \(day), too, and only one of them counts",
      help: "remove one of the two rows",
      with: ["day": .text(day), "line": .number(line)])
  }

  static var metricsEncoding: Self {
    .init(.metricsBadRow, "this row is not UTF-8 from here on", help: "replace the broken character, or import again")
  }

  static func metricsFieldCount(_ count: Int, _ wanted: Int) -> Self {
    .init(
      .metricsBadRow, "this row has \(count) field\(count == 1 ? "" : "s"), but the header names \(wanted) columns",
      help: "a field for each column, also where nothing is known: two commas with nothing between them",
      with: ["count": .number(count), "wanted": .number(wanted)])
  }

  /// What stands for all further findings of a kind.
  static func metricsFurther(_ first: Self, _ count: Int) -> Self {
    if count == 1 { return first }
    return .init(
      first.code, "\(first.text); \(count - 1) more like this one are not told one by one", help: first.help,
      with: ["first": .wording(first.wording), "help": .optional(first.helpWording), "count": .number(count - 1)])
  }

  static var metricsHeader: Self {
    .init(
      .metricsBadHeader, "the first line does not begin with ‘date’, so nothing of this file is read",
      help: "it names the columns, as in ‘date,sleep_minutes,steps’")
  }

  static func metricsMood(_ name: String) -> Self {
    .init(
      .metricsMood, "‘\(name)’ is no metric, so no day has the mood that stands here",
      help: "moods stand in the files of days: import the table again, or rename the column where it is something else",
      with: ["name": .text(name)])
  }

  static func metricsNearName(_ name: String, meant: String) -> Self {
    .init(
      .metricsNearMiss, "‘\(name)’ counts as a metric of your own", help: "did you mean ‘\(meant)’?",
      with: ["name": .text(name), "meant": .text(meant)])
  }

  static var metricsNoName: Self {
    .init(.metricsBadHeader, "this column has no name, so it is not read", help: "name it, or remove it")
  }

  static func metricsOrder(_ day: String, after other: String) -> Self {
    .init(
      .metricsOutOfOrder, "\(day) stands behind \(other)",
      help: "the rows are in the order of their days; they are read nevertheless",
      with: ["day": .text(day), "other": .text(other)])
  }

  static func metricsOutOfRange(_ name: String, _ text: String, from low: String, to high: String) -> Self {
    .init(
      .metricsOutOfRange, "‘\(name)’ can hardly be \(text)",
      help: "it lies between \(low) and \(high); a correction belongs into the day's file, whose property wins",
      with: ["name": .text(name), "text": .text(text), "low": .text(low), "high": .text(high)])
  }

  static func metricsSameName(_ name: String) -> Self {
    .init(
      .metricsBadHeader, "a column before this one is named ‘\(name)’, too", help: "remove one of them, or rename it",
      with: ["name": .text(name)])
  }

  static func metricsYear(_ day: String, year: Int, name: String, count: Int) -> Self {
    let more = count == 1 ? "" : ", nor \(count == 2 ? "is one other row" : "are \(count - 1) other rows")"
    return .init(
      .metricsOtherYear, "\(day) is no day of \(year)\(more)",
      help: "it counts nevertheless; imports look for it in \(name)",
      with: ["day": .text(day), "year": .text("\(year)"), "name": .text(name), "more": .number(count - 1)])
  }
}
