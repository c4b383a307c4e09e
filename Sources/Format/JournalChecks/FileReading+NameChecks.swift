// Faults of file names: those that are almost a period's, and those that tell no period where one is wanted.

import JournalFormat
import JournalDates
import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// Of a note that lies where the files of periods do, and is almost called like one. A `type` says that it is meant so.
  var almostPeriodFindings: [Diagnostic] {
    guard kind == .note, !properties.contains(where: { $0.key == "type" && $0.value == .text(kind.rawValue) }) else { return [] }
    guard let almost = configuration.layout.almostPeriod(ofPath: path) else { return [] }
    return [Diagnostic(.almostPeriod(almost, slug: slug, path: path), at: TextRange(at: outline.bodyStart))]
  }

  /// Of a file that is about a day, a week or another such period, and says nowhere about which.
  func periodMissing(_ unit: Period.Unit) -> Diagnostic {
    if unit != .day, let property = properties.first(where: { $0.key == "date" }), case .text(let text) = property.value,
      let day = CalendarDay(text)
    {
      return Diagnostic(.dateOfSpan(unit, Period(unit, containing: day)), at: property.valueRange)
    }
    let at = properties.first { $0.key == "type" }?.valueRange ?? TextRange(at: outline.bodyStart)
    let almost = configuration.layout.almostPeriod(ofPath: path, for: unit)
    return Diagnostic(.periodMissing(unit, almost: almost, path: path), at: at)
  }
}

extension Diagnostic.Message {
  static func almostPeriod(_ almost: AlmostPeriod, slug: String, path: String) -> Self {
    let unit = almost.period.unit.rawValue
    let text =
      almost.issue.map { "there is no \(unit) ‘\(slug)’: \($0.description), so" } ?? "‘\(slug)’ is almost the name of a \(unit), but"
    return .init(
      .fileAlmostPeriod, "\(text) this file counts as a note",
      help: "\(renaming(path, to: almost)); ‘type: note’ in its front matter keeps it a note",
      with: ["unit": .text(unit), "name": .text(slug)].merging(renamed(path, to: almost)) { first, _ in first })
  }

  /// The property of days in a retrospective that nothing else tells the period of.
  static func dateOfSpan(_ unit: Period.Unit, _ meant: Period) -> Self {
    .init(
      .fileNameMismatch, "nothing says which \(unit.rawValue) this file is about; ‘date’ is a property of days",
      help: "write the first day of the \(unit.rawValue), as in ‘start: \(meant.start)’, or name the file as in \(meant).md",
      with: ["unit": .text(unit.rawValue), "start": .text("\(meant.start)"), "name": .text("\(meant)")])
  }

  static func periodMissing(_ unit: Period.Unit, almost: AlmostPeriod?, path: String) -> Self {
    let missing = "nothing says which \(unit.rawValue) this file is about"
    if let almost {
      let reason = almost.issue?.description ?? "its name is almost that of one"
      return .init(
        .fileNameMismatch, "\(missing): \(reason)", help: renaming(path, to: almost), with: renamed(path, to: almost), name: "periodAlmost")
    }
    let example = Period(unit, containing: CalendarDay(year: 2026, month: 11, day: 20) ?? .earliest)
    let property = unit == .day ? "its day as in ‘date: \(example)’" : "its first day as in ‘start: \(example.start)’"
    return .init(
      .fileNameMismatch, missing, help: "name the file as in \(example).md, or write \(property) in its front matter",
      with: ["unit": .text(unit.rawValue), "name": .text("\(example)"), "start": .text("\(example.start)")])
  }

  /// The command that gives a file the name that was meant, or one of its sort.
  private static func renaming(_ path: String, to almost: AlmostPeriod) -> String {
    let command = "‘\(renaming(path, almost.name))’"
    let unit = almost.period.unit.rawValue
    return almost.issue == nil ? "\(command) makes it the file of that \(unit)" : "name it after a \(unit) that there is, as in \(command)"
  }

  private static func renaming(_ path: String, _ name: String) -> String { "retro rename \(shellWord(path)) \(shellWord(name))" }

  /// What other languages tell it with.
  private static func renamed(_ path: String, to almost: AlmostPeriod) -> [String: Wording.Value] {
    [
      "unit": .text(almost.period.unit.rawValue), "command": .text(renaming(path, almost.name)),
      "flaw": .optional(almost.issue.map { Wording($0) }),
    ]
  }

  /// A word as a shell takes it for one.
  private static func shellWord(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { $0 >= 0x80 || $0.isAlphanumeric || "-_./".utf8.contains($0) }
    return isPlain ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
