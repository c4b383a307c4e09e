// Everything that one file alone tells of its faults.

import JournalModel
public import JournalText
import MarkdownSyntax

extension FileReading {
  /// The findings in this file that need no other file, in the order of the file. Computed anew each time, in time linear in the file.
  ///
  /// Of notes only front matter and conflict markers are reported, as warnings.
  public var diagnostics: [Diagnostic] {
    var found = outline.diagnostics + source.conflictMarkers(lines)
    if kind == .note {
      for index in found.indices where found[index].message.severity == .error { found[index].message.severity = .warning }
    } else {
      found += encodingFindings + propertyFindings + spanFindings + lineFindings + duplicateIDs + wordFindings
      for section in sections {
        for item in section.items {
          found += itemFindings(item.firstLine, item.fields, block: item.block) + amountFindings(item.fields, log: nil)
        }
        for line in section.log {
          found += itemFindings(line.firstLine, line.fields, block: line.block) + amountFindings(line.fields, log: line)
        }
      }
    }
    return found.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  private var encodingFindings: [Diagnostic] {
    // Of a file in UTF-16 or with broken front matter the same has been said.
    guard !outline.diagnostics.contains(where: { $0.message.code == "front-matter/encoding" }) else { return [] }
    guard let offset = source.bytes.withUnsafeBufferPointer({ firstInvalidUTF8(in: $0, from: outline.bodyStart) }) else { return [] }
    return [Diagnostic(.encoding, at: TextRange(offset, offset + 1))]
  }

  /// Block ids that stand in the file before.
  private var duplicateIDs: [Diagnostic] {
    guard source.bytes.contains(ASCII.caret) else { return [] }
    var firstLines: [String: Int] = [:]
    var found: [Diagnostic] = []
    for (index, block) in outline.blocks.enumerated() where block.kind == .paragraph {
      for span in outline.inlineSpans(ofBlock: index, in: source) where span.kind == .blockID {
        let id = source.text(span.name)
        if let line = firstLines[id] {
          found.append(Diagnostic(.duplicateID(id, firstLine: line), at: span.range))
        } else {
          firstLines[id] = lines.line(of: span.range.lowerBound)
        }
      }
    }
    return found
  }

  /// Headings that were meant to open a section and do not, and list items that were meant to have a box and are no list items.
  private var lineFindings: [Diagnostic] {
    var found: [Diagnostic] = []
    for section in sections where section.kind == .other {
      guard let name = configuration.sectionNames.near(section.heading) else { continue }
      found.append(Diagnostic(.almostHeading(name), at: outline.blocks[section.block].content))
    }
    for block in outline.blocks where block.kind == .paragraph {
      // A line that was meant to end a list goes on with its last item, so what counts is that it begins at the margin.
      for line in outline.lines[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)] where isAtMargin(line) {
        if let finding = almostHeading(line) ?? almostItem(line) { found.append(finding) }
      }
    }
    return found
  }

  private func isAtMargin(_ line: TextRange) -> Bool { lines.starts[lines.line(of: line.lowerBound) - 1] == line.lowerBound }

  /// A line such as `##Try`, or one with full-width marks or blanks.
  private func almostHeading(_ line: TextRange) -> Diagnostic? {
    guard let first = source[line].first, first == ASCII.hash || first == 0xEF else { return nil }
    let scalars = Array(source.text(line).unicodeScalars)
    let marks = scalars.prefix { $0 == "#" || $0 == "＃" }
    guard marks.count == 2 else { return nil }
    let blanks = scalars[2...].prefix { $0 == " " || $0 == "\t" || $0 == "\u{3000}" || $0 == "\u{A0}" }
    let name = String(String.UnicodeScalarView(scalars[(2 + blanks.count)...])).trimmed
    guard configuration.sectionNames.kind(ofHeading: name) != .other else { return nil }
    let lead = (Array(marks) + Array(blanks)).reduce(0) { $0 + UTF8.width($1) }
    let edit = TextEdit(TextRange(line.lowerBound, line.lowerBound + lead), of: source, with: "## ")
    return Diagnostic(.almostHeading(name), at: line, fix: [edit])
  }

  /// A line such as `-[ ] text`, without the blank that makes its marker one.
  private func almostItem(_ line: TextRange) -> Diagnostic? {
    let text = source[line]
    guard text.count >= 4, let marker = text.first, marker == ASCII.hyphen || marker == ASCII.asterisk || marker == ASCII.plus else {
      return nil
    }
    let box = Array(text.dropFirst().prefix(4))
    guard box.first == ASCII.openBracket else { return nil }
    let isBox = box.count == 4 && " xX-/".utf8.contains(box[1]) && box[2] == ASCII.closeBracket && box[3].isBlank
    let isEmptyBox = box.count >= 3 && box[1] == ASCII.closeBracket && box[2].isBlank
    guard isBox || isEmptyBox else { return nil }
    let range = TextRange(line.lowerBound, line.lowerBound + (isBox ? 4 : 3))
    let meant = String(decoding: [marker], as: UTF8.self) + " [" + (isBox ? String(decoding: [box[1]], as: UTF8.self) : " ") + "]"
    return Diagnostic(.almostCheckbox, at: range, fix: [TextEdit(range, of: source, with: meant)])
  }
}
