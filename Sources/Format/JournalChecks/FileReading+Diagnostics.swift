// Everything that one file alone tells of its faults.

public import JournalFormat
import JournalModel
public import JournalText
import MarkdownSyntax

extension FileReading {
  /// The findings in this file that need no other file, in the order of the file. Computed anew each time, in time linear in the file.
  ///
  /// Of notes only front matter, conflict markers and names that are almost a period's are reported, as warnings; a file in UTF-16 is an
  /// error whatever it is.
  public var diagnostics: [Diagnostic] {
    var found = outline.findingsBesideConflicts(in: source, lines)
    if kind == .note {
      for index in found.indices where found[index].message.severity == .error && !isUTF16(found[index]) {
        found[index].message.severity = .warning
      }
      found += almostPeriodFindings
    } else {
      found += encodingFindings + propertyFindings + spanFindings + planFindings + lineFindings + duplicateIDs + wordFindings + reflectionFindings
      for section in sections {
        for item in section.items {
          found += itemFindings(item.firstLine, item.fields, block: item.block) + amountFindings(item.fields, log: nil)
          found += signFindings(item, in: section.kind) + typoFindings(item.firstLine, item.fields, in: section.kind)
        }
        for line in section.log {
          found += itemFindings(line.firstLine, line.fields, block: line.block) + amountFindings(line.fields, log: line)
          found += typoFindings(line.firstLine, line.fields, in: .log)
          if let finding = timeFinding(line) { found.append(finding) }
        }
      }
    }
    return found.inOrder
  }

  /// Of such a file nothing was read, not even whether it is a note.
  private func isUTF16(_ finding: Diagnostic) -> Bool {
    finding.range == TextRange(0, 2) && finding.message.code == .frontMatterEncoding
  }

  private var encodingFindings: [Diagnostic] {
    // Of a file in UTF-16 or with broken front matter the same has been said.
    guard !outline.diagnostics.contains(where: { $0.message.code == .frontMatterEncoding }) else { return [] }
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
}

extension [Diagnostic] {
  /// In the order of the file.
  var inOrder: [Diagnostic] {
    count < 2 ? self : sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }
}
