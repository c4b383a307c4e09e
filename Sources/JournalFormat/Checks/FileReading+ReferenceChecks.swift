// References in words: what they mean, and the id that they become.

import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// `[for:: words]` that name one item of this file, with the edits that turn them into its id.
  var wordFindings: [Diagnostic] {
    var found: [Diagnostic] = []
    for section in sections {
      for item in section.items {
        for field in item.fields where field.field.key == "for" {
          guard let finding = wordFinding(field) else { continue }
          found.append(finding)
        }
      }
    }
    return found
  }

  private func wordFinding(_ field: FieldReading) -> Diagnostic? {
    let words = field.field.value
    guard !words.isEmpty, !words.hasPrefix("^"), !words.hasPrefix("["), !field.valueRange.isEmpty else { return nil }
    let named = itemsNamed(words)
    guard named.count == 1, let (section, item) = named.first else { return nil }
    var edits: [TextEdit] = []
    let id: String
    if let known = item.item.id {
      // Of an id that two items have nobody knows which is meant.
      guard !isShared(known) else { return nil }
      id = known
    } else {
      let taken = facts.ids
      let line = item.item.text.linesOfText.first.map { String($0) } ?? ""
      id = ItemID.derived(slug: slug, firstLine: line, section: section.kind) { taken.contains($0) }
      // Behind all that the line says; without text there is nothing to refer to.
      edits.append(TextEdit(insert: " ^\(id)", at: item.firstLine.upperBound))
    }
    edits.append(TextEdit(field.valueRange, of: source, with: "^\(id)"))
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    return Diagnostic(.wordsForItem(words, id: id), at: field.valueRange, fix: edits)
  }

  private func isShared(_ id: String) -> Bool {
    sections.flatMap(\.items).count { $0.item.id.map { Reference.folded($0) == Reference.folded(id) } ?? false } > 1
  }

  /// The items whose text is these words, without regard to case.
  func itemsNamed(_ words: String) -> [(section: SectionReading, item: ItemReading)] {
    let wanted = words.lowercased()
    return sections.flatMap { section in
      section.items.filter { ($0.item.text.linesOfText.first.map { String($0) } ?? "").lowercased() == wanted }.map { (section, $0) }
    }
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
        } else if line != nil, AmountScreen.isMeantAsAmount(field.field.key, field.field.value) {
          found.append(Diagnostic(.badAmount(field.field.value), at: field.valueRange))
        }
      }
    }
    return found
  }
}
