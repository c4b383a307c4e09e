// The forms that a report can have.

import CommandKit
import HostSystem
import JournalLanguage

/// How a report is written.
enum ReportFormat: String, Sendable, CaseIterable {
  /// For a terminal or a text file.
  case text
  case markdown, html
  /// The tables alone.
  case csv
  case json
  /// The pictures alone.
  case svg, png
  /// The page on sheets, to print and to send.
  case pdf

  /// Refuses `--json` for a file whose name says another form: whatever opens it would be misled. `--format` is taken at its word.
  static func refuseJSON(into path: String, _ arguments: Arguments) throws(UsageError) {
    guard arguments.isJSON, let implied = ReportFormat(fileName: path), implied != .json else { return }
    throw UsageError(
      OutputText.otherForm, ["path": .place(path), "option": .text(arguments.isLines ? Flag.jsonl.name : Flag.json.name)],
      hint: OutputText.otherFormWay)
  }

  /// The form that a file's name asks for by its extension; nil for other names.
  init?(fileName: String) {
    switch PathText.fileExtension(fileName).lowercased() {
    case "txt", "text": self = .text
    case "md", "markdown": self = .markdown
    case "html", "htm": self = .html
    case "csv": self = .csv
    case "json": self = .json
    case "svg": self = .svg
    case "png": self = .png
    case "pdf": self = .pdf
    default: return nil
    }
  }
}
