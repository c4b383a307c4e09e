// The numbers of a context as properties of a retrospective, for `context.properties: true`.

import Documents
import JournalLanguage
public import JournalModel
import JournalWellness

extension ContextReport {
  /// The names of the properties that a retrospective may have of it, in the order of the format.
  public static var propertyNames: [String] { names }

  /// What was measured in the span itself, as properties in the order of the format.
  public var properties: [Property] {
    rows.filter { row in Self.names.contains(row.name) }.compactMap { row in
      row.value.map { value in
        Property(row.name, value.number.map { .text(decimalText($0)) } ?? .list(value.names))
      }
    }
  }

  /// Whether a table that `markdown` gave tells this property of its span: then the two were written together, and it was not changed since.
  public static func tells(_ property: Property, in table: String) -> Bool {
    guard names.contains(property.key) else { return false }
    // The file may have been written in another language than the one that is spoken now.
    let lines = table.split(separator: "\n")
    let told = Language.all.lazy.compactMap { say -> Substring? in
      let head = "| \(say(ContextText.row, ["row": .text(property.key)])) | "
      return lines.first { $0.hasPrefix(head) }?.dropFirst(head.count)
    }
    guard let cell = told.first else { return false }
    switch property.value {
    case .text(let text):
      guard let number = Double(text) else { return false }
      let words = property.key.hasSuffix("_minutes") ? NumberStyle.english.hoursAndMinutes(number) : decimalText(number)
      return cell.hasPrefix("\(words) | ")
    case .list(let names):
      var rest = cell
      for (index, name) in names.enumerated() {
        let lead = (index == 0 ? "" : ", ") + Comparison.cell(name) + " "
        guard rest.hasPrefix(lead) else { return false }
        // After a name stands its time, `5h03` or `40 min`.
        rest = rest.dropFirst(lead.count).drop { $0.isNumber || $0 == "h" }
        if rest.hasPrefix(" min") { rest = rest.dropFirst(4) }
      }
      return !names.isEmpty && rest.hasPrefix(" | ")
    case .kept: return false
    }
  }
}
