// How exports come into the journal, and what is told of it.

import CommandKit
import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalImports
import JournalIndex
import JournalKit
import JournalLanguage
import JournalStore
import JournalSync
import JournalText
import PlainFormats

extension ImportCommand {
  func importFiles(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let merges = GitMerges(of: journal, context.environment)
    guard let found = try settled(try read(request, for: journal, in: &context), for: journal, in: &context) else { return .no }
    let imported = try context.workspace.importing(
      found, at: request.path, habits: habits, isForced: isForced, into: journal, isDryRun: isDryRun,
      merges: { merges.files(at: $0) })
    let (readings, reports) = (imported.found, imported.reports)
    if isJSON {
      context.write(imported.json)
    } else {
      context.write(imported.outcome.preview)
      tell(reports, in: &context)
    }
    tellUncertainties(reports, readings, in: &context)
    if !readings.failures.isEmpty { return .failed }
    if reports.isEmpty {
      throw CommandError(
        .badExport, ImportText.unknown, ["path": .text(request.path)], help: ImportText.unknownWay,
        ["help": ExportError.unknown.inWords.help.map { .message($0) } ?? ""])
    }
    return reports.allSatisfy(\.isEmpty) ? .no : .yes
  }

  private func tell(_ reports: [ImportReport], in context: inout Context) {
    let say = context.language
    for report in reports {
      let (source, file): (TextValue, TextValue) = (.text(report.source), .place(report.file))
      if report.isEmpty {
        context.note(ImportText.nothingFound, ["source": source, "file": file])
        continue
      }
      let days: TextValue = .optional(
        report.span.map {
          $0.start == $0.end ? Message(ListingText.alone, ["words": .day($0.start)]) : Message(ImportText.days, ["first": .day($0.start), "last": .day($0.end)])
        })
      if !report.isChange {
        context.note(report.isNew ? ImportText.nothingNew : ImportText.there, ["source": source, "file": file, "days": days])
        tellKept(report, in: &context)
        tellDeleted(report, in: &context)
        continue
      }
      let facts = say(.list(Self.counts(report).map { say($0) }, .comma))
      context.note(
        ImportText.imported,
        [
          "dry": .flag(isDryRun), "source": source, "file": file, "days": days, "facts": .optional(facts.isEmpty ? nil : facts),
        ])
      if !context.globals.isQuiet { context.warn(table(of: report, say)) }
      tellKept(report, in: &context)
      tellDeleted(report, in: &context)
      if !report.ignored.isEmpty { context.note(Self.ignored(report)) }
      if report.gaps > 0 { context.note(ImportText.gaps, ["count": .number(report.gaps)]) }
      if let texts = report.plainTexts {
        context.note(ImportText.plainTexts, ["count": .number(texts.count), "place": .place("\(texts.first)")])
      }
      for path in report.habits { context.note(ImportText.made, ["dry": .flag(isDryRun), "path": .place(path)]) }
    }
  }

  /// What was written, counted.
  private static func counts(_ report: ImportReport) -> [Message] {
    let counts: [(text: ImportText, count: Int)] = [
      (ImportText.added, report.added), (ImportText.corrected, report.corrected), (ImportText.linesAdded, report.lines.added),
      (ImportText.linesAnswered, report.lines.answered), (ImportText.linesMoved, report.lines.moved),
      (ImportText.linesKnown, report.lines.known), (ImportText.habits, report.habits.count),
    ]
    return counts.filter { $0.count > 0 }.map { Message($0.text, ["count": .number($0.count)]) }
  }

  /// Days that are left as they are, and why.
  private func tellKept(_ report: ImportReport, in context: inout Context) {
    if report.ownMoods > 0 {
      context.note(ImportText.ownMoods, ["count": .number(report.ownMoods), "file": .place(report.file)])
    }
    if let newer = report.newerImport { context.note(ImportText.kept, ["count": .number(report.kept), "day": "\(newer)"]) }
    let others = report.otherMachines
    if others.days > 0 {
      let say = context.language
      let names = TextValue.quoted(others.names, .comma)
      let message = Message(
        ImportText.otherMachines, ["file": .place(report.file), "count": .number(others.days), "machines": names])
      let help = ImportError.otherMachines(others.names, own: []).help
      context.warn(.message(.warning, say.marked(message), help: help.map { MarkedText($0) }, in: say))
    }
  }

  /// Lines that stay away, since their owner took them away.
  private func tellDeleted(_ report: ImportReport, in context: inout Context) {
    if report.lines.deleted > 0 { context.note(ImportText.deleted, ["count": .number(report.lines.deleted)]) }
  }

  /// What was met and is not kept, the most frequent by name.
  private static func ignored(_ report: ImportReport) -> Message {
    let most = 5
    let names = report.ignored.prefix(most).map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    return Message(ImportText.ignored, ["names": .text(names), "more": .number(max(report.ignored.count - most, 0))])
  }

  /// Metrics with the days that they are known of.
  private func table(of report: ImportReport, _ say: Language) -> String {
    var table = TextTable([.whole, .whole, .whole])
    for metric in report.metrics {
      let gaps = metric.gaps > 0 ? say(ImportText.metricGaps, ["count": .number(metric.gaps)]) : ""
      table.add(["  \(metric.name)", say(ImportText.metricDays, ["count": .number(metric.days)]), gaps])
    }
    return table.text()
  }

  /// What was met somewhere in a file, with how often and where first.
  private static func message(of warning: ImportWarning, in file: String) -> Message {
    let place = ([file] + [warning.line, warning.column].compactMap { $0.map(String.init) }).joined(separator: ":")
    let (file, text) = (TextValue.place(place), TextValue.message(Message(warning.words)))
    guard warning.count > 1 else { return Message(ImportText.warning, ["file": file, "warning": text]) }
    return Message(ImportText.warningOften, ["file": file, "warning": text, "count": .number(warning.count)])
  }

  private func tellUncertainties(_ reports: [ImportReport], _ readings: ReadExports, in context: inout Context) {
    let say = context.language
    for report in reports {
      let file = TextValue.place(report.file)
      for warning in report.warnings { context.warn(of: Self.message(of: warning, in: report.file)) }
      for note in report.notes { context.warn(of: note) }
      if let first = report.unknownMoods.first {
        let names = report.unknownMoods.map { "\(say(ListingText.quoted, ["word": .text($0.name)])) \($0.count)" }.joined(separator: ", ")
        let message = Message(ImportText.unknownMoods, ["file": file, "names": .text(names)])
        let help = Message(ImportText.unknownMoodsWay, ["example": .text(ShellText.quoted("\(first.name)=average"))])
        context.warn(.message(.warning, say.marked(message), help: say.marked(help), in: say))
      }
    }
    let kinds = Set(
      readings.exports.flatMap(\.found).flatMap {
        $0.lines.map { $0.activity.lowercased() } + $0.moods.flatMap { $0.activities.map { $0.lowercased() } }
      })
    for kind in habits.keys.sorted() where !kinds.contains(kind) {
      let known =
        kinds.isEmpty
        ? Message(ImportText.noActivities) : Message(ImportText.activities, ["kinds": .text(kinds.sorted().joined(separator: ", "))])
      let message = Message(ImportText.noActivity, ["kind": .text(kind), "path": .place(request.path)])
      context.warn(.message(.warning, say.marked(message), help: say.marked(known), in: say))
    }
    let notes = readings.passedOver.filter { $0.lowercased().hasSuffix(".md") }
    if !notes.isEmpty, notes.count * 2 >= readings.passedOver.count {
      context.note(ImportText.isVault, ["path": .text(ShellText.quoted(request.path))])
    } else if !readings.passedOver.isEmpty {
      let (most, count) = (5, readings.passedOver.count)
      context.note(
        ImportText.passedOver,
        [
          "count": .number(count), "names": .text(readings.passedOver.prefix(most).joined(separator: ", ")),
          "more": .number(max(count - most, 0)),
        ])
      if let table = readings.passedOver.first(where: { name in [".csv", ".tsv"].contains { name.lowercased().hasSuffix($0) } }) {
        context.note(ImportText.tablesWay, ["file": .text(ShellText.quoted(table))])
      }
    }
    for (name, error) in readings.failures { context.warn(.failure(WorkspaceError(notImported: name, error), in: say)) }
  }
}
