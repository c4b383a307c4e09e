// How exports come into the journal, and what is told of it.

import CommandKit
import Documents
import HostSystem
import JournalDates
import JournalFormat
import JournalImports
import JournalIndex
import JournalKit
import JournalStore
import JournalText
import PlainFormats

extension ImportCommand {
  func importFiles(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let imported = try context.workspace.importing(
      try read(for: journal, in: &context), at: request.path, habits: habits, isForced: isForced, into: journal, isDryRun: isDryRun)
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
      throw CommandError(.badExport, "nothing in ‘\(request.path)’ is an export that is known", help: ExportError.unknown.help)
    }
    return reports.allSatisfy(\.isEmpty) ? .no : .yes
  }

  private func tell(_ reports: [ImportReport], in context: inout Context) {
    for report in reports {
      let what = "\(report.source) from \(report.file)"
      if report.isEmpty {
        context.note("nothing that a journal keeps was found in \(report.file), as an export of \(report.source)")
        continue
      }
      let span = report.span.map { $0.start == $0.end ? ": \($0.start)" : ": \($0.start) to \($0.end)" } ?? ""
      if !report.isChange {
        context.note(report.isNew ? "\(what) says nothing new\(span)" : "\(what) is here already; nothing to change")
        tellKept(report, in: &context)
        tellDeleted(report, in: &context)
        continue
      }
      var parts: [String] = []
      if report.added > 0 { parts.append("\(counted(report.added, "day")) added") }
      if report.corrected > 0 { parts.append("\(counted(report.corrected, "day")) corrected") }
      if report.lines.added > 0 { parts.append("\(counted(report.lines.added, "line")) written to logs") }
      if report.lines.answered > 0 { parts.append("\(counted(report.lines.answered, "line")) answered") }
      if report.lines.moved > 0 { parts.append("\(counted(report.lines.moved, "line")) put right") }
      if report.lines.known > 0 { parts.append("\(counted(report.lines.known, "line")) there already") }
      if !report.habits.isEmpty { parts.append("\(counted(report.habits.count, "habit")) made") }
      let counts = parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
      context.note("\(isDryRun ? "would import" : "imported") \(what)\(span)\(counts)")
      if !context.globals.isQuiet { context.warn(table(of: report)) }
      tellKept(report, in: &context)
      tellDeleted(report, in: &context)
      if !report.ignored.isEmpty { context.note(Self.ignored(report)) }
      if report.gaps > 0 { context.note("nothing is known of \(counted(report.gaps, "day")) between the first and the last") }
      if let texts = report.plainTexts {
        context.note(
          "\(counted(texts.count, "text")) would have been read as something else, and became plain words: first in \(texts.first)"
        )
      }
      for path in report.habits { context.note("\(isDryRun ? "would make" : "made") \(path)") }
    }
  }

  /// Days that are left as they are, and why.
  private func tellKept(_ report: ImportReport, in context: inout Context) {
    if report.ownMoods > 0 {
      let days = counted(report.ownMoods, "day")
      context.note("\(days) \(report.ownMoods == 1 ? "keeps its" : "keep their") own mood; that of \(report.file) was left out")
    }
    if let newer = report.newerImport {
      context.note("\(counted(report.kept, "day")) left as a later export says, of \(newer)")
    }
    let others = report.otherMachines
    if others.days > 0 {
      let refusal = ImportError.otherMachines(others.names, own: [])
      let names = others.names.map { "‘\($0)’" }.joined(separator: ", ")
      context.warn(
        .message(
          .warning,
          "\(report.file): \(counted(others.days, "day")) left as before: minutes of \(names) stand there, and those of "
            + "two machines cannot be added without their times", help: refusal.help))
    }
  }

  /// Lines that stay away, since their owner took them away.
  private func tellDeleted(_ report: ImportReport, in context: inout Context) {
    let count = report.lines.deleted
    if count == 0 { return }
    let (lines, pronoun) = count == 1 ? ("1 line that was", "it") : ("\(count) lines that were", "them")
    context.note("\(lines) imported before and \(count == 1 ? "is" : "are") not there any more stayed away; --force brings \(pronoun) back")
  }

  /// What was met and is not kept, the most frequent by name.
  private static func ignored(_ report: ImportReport) -> String {
    let most = 5
    let names = report.ignored.prefix(most).map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    let more = report.ignored.count - most
    return "not kept: \(names)\(more > 0 ? " and \(counted(more, "other kind")) of records" : "")"
  }

  /// Metrics with the days that they are known of.
  private func table(of report: ImportReport) -> String {
    var table = TextTable([.whole, .whole, .whole])
    for metric in report.metrics {
      table.add(["  \(metric.name)", counted(metric.days, "day"), metric.gaps > 0 ? "\(metric.gaps) missing between" : ""])
    }
    return table.text()
  }

  private func tellUncertainties(_ reports: [ImportReport], _ readings: ReadExports, in context: inout Context) {
    for report in reports {
      for warning in report.warnings {
        let line = warning.line.map { "line \($0)" }
        let places = [warning.count > 1 ? "\(warning.count) times" : nil, line.map { warning.count > 1 ? "first on \($0)" : $0 }]
        let words = places.compactMap(\.self).joined(separator: ", ")
        context.warn(of: "\(report.file): \(warning.text)\(words.isEmpty ? "" : " (\(words))")")
      }
      for note in report.notes { context.warn(of: note) }
      if let first = report.unknownMoods.first {
        let names = report.unknownMoods.map { "‘\($0.name)’ \($0.count)" }.joined(separator: ", ")
        context.warn(
          .message(
            .warning, "\(report.file): moods that are not known, and how often: \(names); these entries were left out",
            help: "say what they mean and import again: --mood \(ChangeSet.quoted("\(first.name)=average"))"))
      }
    }
    let kinds = Set(
      readings.exports.flatMap(\.found).flatMap {
        $0.lines.map { $0.activity.lowercased() } + $0.moods.flatMap { $0.activities.map { $0.lowercased() } }
      })
    for kind in habits.keys.sorted() where !kinds.contains(kind) {
      let known = kinds.isEmpty ? "it has none" : "it has \(kinds.sorted().joined(separator: ", "))"
      context.warn(.message(.warning, "‘--log’: there is no ‘\(kind)’ in \(request.path)", help: known))
    }
    if !readings.passedOver.isEmpty {
      let (most, count) = (5, readings.passedOver.count)
      let names = readings.passedOver.prefix(most).joined(separator: ", ")
      let more = count > most ? " and \(counted(count - most, "other file"))" : ""
      context.note("passed over, since \(count == 1 ? "it is" : "they are") no export that is known: \(names)\(more)")
    }
    for (name, error) in readings.failures {
      let failure = WorkspaceError(notImported: name, error)
      context.warn(.message(.error, failure.message, help: failure.help))
    }
  }
}
