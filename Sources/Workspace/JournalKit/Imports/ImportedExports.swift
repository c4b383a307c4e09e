// What became of files that were imported.

import HostSystem
import JournalDates
import JournalImports
public import JournalStore
public import PlainFormats
import JournalText
import JournalLanguage

/// Exports that were imported, and those that were not.
public struct ImportedExports {
  /// With those of which nothing was written among the failures.
  public let found: ReadExports
  public let reports: [ImportReport]
  public let outcome: ChangeOutcome
}

extension Workspace {
  /// Imports what was read, or with `isDryRun` only plans it; an export of a folder that cannot be imported stops no other.
  /// - Parameters:
  ///   - path: Of the file or folder, as it was named.
  ///   - habits: The habits whose lines kinds of workouts become.
  ///   - isForced: Whether files that were changed by hand, and lines that were deleted, are written again.
  ///   - merges: What merges made of a file, by its path: that is none that was changed by hand.
  public func importing(
    _ exports: ReadExports, at path: String, habits: [String: String] = [:], isForced: Bool = false, into journal: Journal,
    isDryRun: Bool = false, merges: @escaping @Sendable (String) -> [MergedFile] = { _ in [] }
  ) throws -> ImportedExports {
    var found = exports
    let (reports, outcome) = try importing(
      exports.exports, habits: habits, isForced: isForced, into: journal, isDryRun: isDryRun, merges: merges
    ) {
      if !exports.isFolder { throw WorkspaceError(notImported: path, $1) }
      found.failures.append((PathText.join(path, $0.name), $1))
    }
    return ImportedExports(found: found, reports: reports, outcome: outcome)
  }
}

extension ImportedExports {
  /// What was imported and what was not, for programs.
  public var json: JSONValue {
    let failures = found.failures.map {
      [.file: .string($0.name), .error: JSONValue($0.error)] as JSONValue
    }
    return [
      .schema: .answerSchema, .imports: JSONValue(reports.map(\.json)), .failures: JSONValue(failures),
      .passedOver: JSONValue(found.passedOver),
      .dryRun: .bool(outcome.isDryRun), .columns: JSONValue(found.understanding?.columns.map(\.json) ?? []),
    ]
  }
}

extension UnderstoodColumn {
  fileprivate var json: JSONValue {
    let (meaning, name, unit): (String, String?, String?) =
      switch meaning {
      case .day(let form): ("day", form, nil)
      case .time: ("time", nil, nil)
      case .metric(let name, let unit): ("metric", name, unit)
      case .mood: ("mood", nil, nil)
      case .habit(let title, let unit): ("habit", title, unit)
      case .habitNames: ("habits", nil, nil)
      case .value: ("value", nil, nil)
      case .unit: ("unit", nil, nil)
      case .note: ("note", nil, nil)
      case .leftOut: ("none", nil, nil)
      }
    return [
      .column: .string(title), .as: .string(meaning), .name: JSONValue(name), .unit: JSONValue(unit),
      .candidates: JSONValue((doubt?.choices ?? []).map { .string($0) }),
    ]
  }
}

extension ImportReport {
  fileprivate var json: JSONValue {
    [
      .source: .string(source), .file: .string(file), .changed: .bool(isChange), .start: JSONValue(span.map { "\($0.start)" }),
      .end: JSONValue(span.map { "\($0.end)" }), .days: .int(days), .gaps: .int(gaps), .added: .int(added),
      .corrected: .int(corrected), .kept: .int(kept), .newerImport: JSONValue(newerImport.map { "\($0)" }),
      .otherMachines: [.days: .int(otherMachines.days), .names: JSONValue(otherMachines.names.map { .string($0) })],
      .ignored: JSONValue(ignored.map { [.name: .string($0.name), .count: .int($0.count)] as JSONValue }),
      .metrics: JSONValue(metrics.map { [.name: .string($0.name), .days: .int($0.days), .gaps: .int($0.gaps)] as JSONValue }),
      .lines: [
        .added: .int(lines.added), .answered: .int(lines.answered), .known: .int(lines.known), .deleted: .int(lines.deleted),
        .moved: .int(lines.moved),
      ],
      .ownMoods: .int(ownMoods), .habits: JSONValue(habits), .plainTexts: .int(plainTexts?.count ?? 0),
      .unknownMoods: JSONValue(unknownMoods.map { [.name: .string($0.name), .count: .int($0.count)] as JSONValue }),
      .warnings: JSONValue(
        warnings.map { [.text: .string($0.text), .line: JSONValue($0.line), .count: .int($0.count)] as JSONValue }
          + notes.map { [.text: .string($0.inEnglish), .line: .null, .count: 1] as JSONValue }),
    ]
  }
}
