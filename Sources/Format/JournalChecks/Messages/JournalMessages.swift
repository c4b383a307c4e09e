// What is said of a person's text by this target.

import JournalFormat
import JournalDates
import JournalModel
package import JournalText

// In alphabetical order. Each has a case in Tests/Fixtures/diagnostics.
extension Diagnostic.Message {
  static var adjacentFields: Self {
    .init(
      .itemAdjacentFields, "nothing stands between these two fields, so other programs read only one of them",
      help: "put two blanks between them")
  }

  static var almostCheckbox: Self {
    .init(
      .itemAlmostCheckbox, "this looks like a box but is text",
      help: "a box is ‘[ ]’ or ‘[x]’ with a blank before and behind it")
  }

  static func almostHeading(_ name: String) -> Self {
    .init(
      .sectionAlmostHeading, "this looks like the heading ‘\(name)’ but opens no section", help: "write ‘## \(name)’",
      with: ["name": .text(name)])
  }

  static func ambiguousAmount(_ value: String) -> Self {
    .init(
      .logBadQuantity, "‘\(value)’ can be read in two ways, so it is not counted",
      help: "write the number without a comma, or with a point before decimals",
      with: ["value": .text(value)])
  }

  static func ambiguousSlug(_ name: String, taken: String, among paths: [String]) -> Self {
    .init(
      .fileAmbiguousSlug, "‘\(name)’ may mean \(paths.joined(separator: " or ")), and is taken for \(taken)",
      help: "write the path, as in ‘[[\(FileNames.pathName(ofFileAt: taken))]]’",
      with: ["name": .text(name), "paths": .list(paths, .or), "taken": .text(taken), "link": .text(FileNames.pathName(ofFileAt: taken))])
  }

  static func sharedName(_ name: String, among paths: [String]) -> Self {
    .init(
      .fileAmbiguousSlug, "‘\(name)’ may mean \(paths.joined(separator: " or ")), so it counts for none of them",
      help: "write the path, as in ‘[[\(FileNames.pathName(ofFileAt: paths.first ?? name))]]’",
      with: ["name": .text(name), "paths": .list(paths, .or), "link": .text(FileNames.pathName(ofFileAt: paths.first ?? name))])
  }

  static func badAmount(_ value: String) -> Self {
    .init(
      .logBadQuantity, "‘\(value)’ is not read as an amount, so it is not counted",
      help: "write one number and its unit, as in ‘5.2 km’, and hours with minutes as in ‘1h05’",
      with: ["value": .text(value)])
  }

  static func badTime(_ text: String) -> Self {
    .init(
      .logBadTime, "‘\(text)’ is not read as a time, so this line records no activity",
      help: "write a time as in 07:30, and an amount as a field such as [duration:: 28 min]",
      with: ["text": .text(text)])
  }

  static func brokenHeading(_ text: String, path: String?) -> Self {
    .init(
      .itemBrokenLink, "\(path ?? "this file") has no heading ‘\(text)’", help: "correct the heading, or link to the file alone",
      with: ["text": .text(text), "path": .optional(path)])
  }

  static func brokenID(_ id: String, path: String?) -> Self {
    .init(
      .itemBrokenLink, "no item of \(path ?? "this file") has the id ‘^\(id)’", help: "correct the id, or remove the reference",
      with: ["id": .text(id), "path": .optional(path)])
  }

  static func brokenLink(_ name: String) -> Self {
    .init(
      .itemBrokenLink, "there is no file ‘\(name)’", help: missingFileHelp,
      with: ["name": .text(name)])
  }

  private static var missingFileHelp: String { "correct the name, or write the file" }

  /// Whether it is about a link to a file that is not there, or not yet.
  package var isOfMissingFile: Bool { code == .itemBrokenLink && help == Self.missingFileHelp }

  static func brokenWords(_ words: String, count: Int) -> Self {
    .init(
      .itemBrokenLink, "\(count == 0 ? "no item" : "more than one item") of this file has the text ‘\(words)’",
      help: "write the item's text, or its id",
      with: ["words": .text(words), "count": .number(count)])
  }

  static func duplicateID(_ id: String, firstLine: Int) -> Self {
    .init(
      .itemDuplicateId, "‘^\(id)’ already stands in line \(firstLine), so a link to it may mean either",
      help: "remove the id here; a new one is made when something refers to the item",
      with: ["id": .text(id), "line": .number(firstLine)])
  }

  static func duplicatePeriod(_ period: String, first: String) -> Self {
    .init(
      .fileDuplicatePeriod, "\(first) is about \(period), too, and is the one that counts",
      help: "join the two files, or correct the date of one of them",
      with: ["path": .text(first), "period": .text(period)])
  }

  static var encoding: Self {
    .init(.fileEncoding, "the text is not UTF-8 from here on", help: "save the file as UTF-8, or replace the broken character")
  }

  static func fieldBadDate(_ key: String, _ value: String) -> Self {
    .init(
      .itemBadDate, "‘\(value)’ is no date, so ‘\(key)’ says nothing",
      help: Period.issue(of: value)?.description ?? "write the date as in 2026-11-20",
      with: ["key": .text(key), "value": .text(value), "flaw": .flaw(of: value)])
  }

  static func fieldBadValue(_ key: String, _ value: String, wanted: Wording) -> Self {
    .init(
      .itemBadField, "‘\(key)’ cannot be ‘\(value)’", help: "it takes \(wanted.english)",
      with: ["key": .text(key), "value": .text(value), "wanted": .wording(wanted)])
  }

  /// - Parameter value: Its value, where that can stay as it is.
  static func fieldBare(_ key: String, _ value: String?) -> Self {
    .init(
      .itemBadField, "‘\(key)’ stands in no brackets, so it is read as text", help: written(key, value),
      with: ["key": .text(key), "value": .text(value ?? example(of: key)), "sure": .text(value == nil ? "no" : "yes")])
  }

  static func fieldNearKey(_ key: String, meant: String) -> Self {
    .init(
      .itemBadField, "‘\(key)’ is almost a field of ours, but not read as one", help: "write ‘\(meant)’",
      with: ["key": .text(key), "meant": .text(meant)])
  }

  static func fieldNotLast(_ field: String) -> Self {
    .init(
      .itemBadField, "‘\(field)’ is read as text, since more text stands behind it",
      help: "move it to the end of the line, before the id",
      with: ["field": .text(field)])
  }

  /// - Parameter value: Its value, where that can stay as it is.
  static func fieldOneColon(_ key: String, _ value: String?) -> Self {
    .init(
      .itemBadField, "‘\(key)’ has one colon instead of two, so it is read as text", help: written(key, value),
      with: ["key": .text(key), "value": .text(value ?? example(of: key)), "sure": .text(value == nil ? "no" : "yes")])
  }

  static func fieldRepeated(_ key: String) -> Self {
    .init(
      .itemBadField, "‘\(key)’ stands on this line before; only the last one counts", help: "remove one of them",
      with: ["key": .text(key)])
  }

  static func fieldUnclosed(_ key: String, closing: String) -> Self {
    .init(
      .itemBadField, "the field ‘\(key)’ has no closing bracket and is read as text", help: "add ‘\(closing)’ behind its value",
      with: ["key": .text(key), "closing": .text(closing)])
  }

  static func nameMismatch(_ said: String, name: String) -> Self {
    .init(
      .fileNameMismatch, "this says \(said), but the file is named \(name)",
      help: "the property counts; rename the file, or correct the property",
      with: ["said": .text(said), "name": .text(name)])
  }

  static func negativeAmount(_ value: String) -> Self {
    .init(
      .logBadQuantity, "‘\(value)’ is less than nothing, and takes away from what was done",
      help: "write how much was done; what was noted wrongly is corrected where it stands",
      with: ["value": .text(value)])
  }

  static func noActivity(_ name: String, path: String, kind: String) -> Self {
    .init(
      .logUnknownActivity, "‘\(name)’ is no activity: \(path) is a \(kind)",
      help: "write a word before the link if the line is not about doing it",
      with: ["name": .text(name), "path": .text(path), "kind": .text(kind)])
  }

  static func propertyBadDate(_ key: String, isPart: Bool, _ value: String) -> Self {
    .init(
      .propertyBadDate, "‘\(value)’ is no date, so \(isPart ? "this part of " : "")‘\(key)’ says nothing",
      help: Period.issue(of: value)?.description ?? "write the date as in 2026-11-20",
      with: ["key": .text(key), "part": .text(isPart ? "yes" : "no"), "value": .text(value), "flaw": .flaw(of: value)])
  }

  /// A key that is nearly one which stands beside it.
  static func propertyBeside(_ key: String, counting known: String) -> Self {
    .init(
      .propertyNearMiss, "‘\(key)’ has no meaning beside ‘\(known)’, which counts",
      help: "remove one of the two, or give this one another name",
      with: ["key": .text(key), "known": .text(known)])
  }

  static func propertyEndsEarly(_ end: String, start: String) -> Self {
    .init(
      .propertyBadDate, "the end \(end) lies before the start \(start)", help: "correct one of the two dates",
      with: ["end": .day(end), "start": .day(start)])
  }

  static func propertyKept(_ key: String) -> Self {
    .init(
      .propertyNested, "‘\(key)’ is written in a form of YAML that is kept but not read",
      help: "write one value or a simple list; a link stands in quotes, as in \"[[run]]\"",
      with: ["key": .text(key)])
  }

  static func propertyNearKey(_ key: String, meant: String) -> Self {
    .init(
      .propertyNearMiss, "‘\(key)’ has no meaning here", help: "did you mean ‘\(meant)’?",
      with: ["key": .text(key), "meant": .text(meant)])
  }

  static func propertyNearValue(_ value: String, meant: String) -> Self {
    .init(
      .propertyNearMiss, "‘\(value)’ is almost a value, but not read", help: "write ‘\(meant)’",
      with: ["value": .text(value), "meant": .text(meant)])
  }

  static func propertyOfLine(_ key: String) -> Self {
    .init(
      .propertyOfLine, "‘\(key)’ is said of a thought or a feeling, and here it is a metric of the whole day",
      help: "write it behind the line that it is about, as in ‘[\(key):: 7]’; where the day is meant, leave it",
      with: ["key": .text(key)])
  }

  static func propertyPlainLink(_ name: String, link: String) -> Self {
    .init(
      .propertyPlainLink, "‘\(name)’ names a file, but is no link that a rename would follow",
      help: "write it as a link in quotes: \"\(link)\"",
      with: ["name": .text(name), "link": .text(link)])
  }

  static func propertyUnknownValue(_ key: String, _ value: String, wanted: Wording, near: String?) -> Self {
    .init(
      .propertyUnknownValue, "‘\(key)’ cannot be ‘\(value)’",
      help: (near.map { "did you mean ‘\($0)’? " } ?? "") + "it takes \(wanted.english)",
      with: ["key": .text(key), "value": .text(value), "wanted": .wording(wanted), "near": .optional(near)])
  }

  static func propertyWrongType(_ key: String, wanted: Wording) -> Self {
    .init(
      .propertyWrongType, "‘\(key)’ cannot be read as it is written", help: "it takes \(wanted.english)",
      with: ["key": .text(key), "wanted": .wording(wanted)])
  }

  static func reviewBox(_ path: String) -> Self {
    .init(
      .retroReviewBox, "an Action has its box where it stands, in \(path); here it counts only for now",
      help: "‘retro check --fix’ moves it there",
      with: ["path": .text(path)])
  }

  static var skipContradiction: Self {
    .init(
      .logContradiction, "the box says one thing and ‘skip’ another; the box counts",
      help: "write the box as ‘[-]’, or remove ‘skip’")
  }

  static func taskContradiction(_ key: String, task: String, path: String) -> Self {
    .init(
      .itemContradiction, "\(path) says \(task) for ‘\(key)’",
      help: key == "completion"
        ? "the earlier day counts; correct one of them" : "the task's own file counts; correct one of them, or remove this field",
      with: ["path": .text(path), "task": .text(task), "key": .text(key)])
  }

  static func taskDone(on day: String?, in path: String) -> Self {
    .init(
      .itemContradiction, "this task is done: \(path) says so\(day.map { ", on \($0)" } ?? "")",
      help: "a task that is done in one place is done everywhere, on the earliest day; correct one of them",
      with: ["path": .text(path), "day": .optional(day: day)])
  }

  static func unknownActivity(_ name: String, near: String?) -> Self {
    .init(
      .logUnknownActivity, "there is no activity ‘\(name)’",
      help: near.map { "did you mean ‘\($0)’?" } ?? "write its file, or a word before the link if the line is not about an activity",
      with: ["name": .text(name), "near": .optional(near)])
  }

  static func plainActivity(_ words: String, link: String) -> Self {
    .init(
      .logPlainActivity, "‘\(words)’ counts for nothing without brackets", help: "write ‘\(link)’",
      with: ["words": .text(words), "link": .text(link)])
  }

  static func weekMismatch(_ said: String, name: String) -> Self {
    .init(
      .retroWeekMismatch, "this day is in week \(said), but the file is named \(name)",
      help: "weeks begin on Monday and are counted as ISO 8601 does; rename the file, or correct the date",
      with: ["said": .text(said), "name": .text(name)])
  }

  static func wordsForItem(_ words: String, id: String) -> Self {
    .init(
      .itemWords, "these words mean an item only as long as nobody changes its text", help: "write its id, ‘^\(id)’",
      with: ["words": .text(words), "id": .text(id)])
  }

  /// How a field is written; nil for a value that is read only in another form.
  private static func written(_ key: String, _ value: String?) -> String {
    value.map { "write ‘[\(key):: \($0)]’" } ?? "write it as in ‘[\(key):: \(example(of: key))]’"
  }

  private static func example(of key: String) -> String { key == "priority" ? "high" : "2026-11-20" }
}
