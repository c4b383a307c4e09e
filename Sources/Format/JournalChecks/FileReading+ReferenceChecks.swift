// References in words: what they mean, and the id that they become.

import JournalFormat
import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// `[for:: words]` that name one item of this file, with the edits that turn them into its id.
  var wordFindings: [Diagnostic] {
    var found: [Diagnostic] = []
    var names: ItemNames?
    for section in sections {
      for item in section.items {
        for field in item.fields where field.field.key == "for" {
          let known = names ?? ItemNames(of: self)
          names = known
          guard let finding = wordFinding(field, known) else { continue }
          found.append(finding)
        }
      }
    }
    return found
  }

  private func wordFinding(_ field: FieldReading, _ names: ItemNames) -> Diagnostic? {
    let words = field.field.value
    guard !words.isEmpty, !words.hasPrefix("^"), !words.hasPrefix("["), !field.valueRange.isEmpty else { return nil }
    let named = names.items(named: words)
    guard named.count == 1, let place = named.first else { return nil }
    let section = sections[place.section], item = section.items[place.item]
    var edits: [TextEdit] = []
    let id: String
    if let known = item.item.id {
      // Of an id that two items have nobody knows which is meant.
      guard !names.isShared(known) else { return nil }
      id = known
    } else {
      let line = item.item.text.linesOfText.first.map { String($0) } ?? ""
      id = ItemID.derived(slug: slug, firstLine: line, section: section.kind) { names.taken.contains($0) }
      // After all that the line says; without text there is nothing to refer to.
      edits.append(TextEdit(insert: " ^\(id)", at: item.firstLine.upperBound))
    }
    edits.append(TextEdit(field.valueRange, of: source, with: "^\(id)"))
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    return Diagnostic(.wordsForItem(words, id: id), at: field.valueRange, fix: edits)
  }

  /// Findings on what a line of a log says of its activity, and on amounts in items and log lines.
  func amountFindings(_ fields: [FieldReading], log line: LogReading?) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let line, line.logLine.isContradiction, let skip = fields.last(where: { $0.field.key == "skip" }) {
      found.append(Diagnostic(.skipContradiction, at: skip.range))
    }
    for field in fields where !LogLine.wordKeys.contains(field.field.key) {
      do throws(Quantity.Problem) {
        let amount = try Quantity.read(field.field.value)
        // Only the cold is less than nothing.
        if line != nil, amount.amount < 0, UnitTable.isAmount(ofKey: field.field.key), field.field.key != "temperature",
          UnitTable.standard.dimension(of: amount) != .temperature
        {
          found.append(Diagnostic(.negativeAmount(field.field.value), at: field.valueRange))
        }
      } catch {
        if error == .ambiguousComma {
          found.append(Diagnostic(.ambiguousAmount(field.field.value), at: field.valueRange))
        } else if line != nil, Self.isMeantAsAmount(field.field) {
          found.append(Diagnostic(.badAmount(field.field.value), at: field.valueRange))
        }
      }
    }
    return found
  }

  /// Whether a field that is no amount was meant as one: it has a digit, after a key that says how much was done. A time of the day is a time.
  private static func isMeantAsAmount(_ field: Field) -> Bool {
    guard UnitTable.isAmount(ofKey: field.key), field.key != "time" || TimeSpan(field.value) == nil else { return false }
    return field.value.unicodeScalars.contains { "0"..."9" ~= $0.halfWidth }
  }
}
