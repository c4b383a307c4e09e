// Where a file's private text stands.

public import JournalLanguage
import JournalModel
public import JournalText
import MarkdownSyntax

extension FileReading {
  /// The bytes that are kept out of reports, in the order of the file: all of a private file; else what follows a private heading, and
  /// private items, lines of the log and paragraphs.
  public var privateRanges: [TextRange] { isUnveiled ? [] : places.privateRanges }

  /// Whether what begins on a line, counted from 1, is private.
  public func isPrivate(line: Int) -> Bool {
    guard line >= 1, line <= lines.starts.count else { return isPrivate }
    let range = lines.range(ofLine: line)
    return privateRanges.contains { $0.lowerBound < range.upperBound && range.lowerBound < $0.upperBound }
  }

  /// Whether a finding is about private text, and so quotes it.
  public func isPrivate(_ finding: Diagnostic) -> Bool { Self.concerns(finding, privateRanges) }

  private static func concerns(_ finding: Diagnostic, _ hidden: [TextRange]) -> Bool {
    hidden.contains { range in
      range.lowerBound < finding.range.upperBound && finding.range.lowerBound < range.upperBound
        || range.lowerBound <= finding.range.lowerBound && finding.range.lowerBound <= range.upperBound
    }
  }

  /// The findings, each with whether it is about private text; of many the file is looked through once.
  public func withPrivacy(_ findings: [Diagnostic]) -> [(finding: Diagnostic, isPrivate: Bool)] {
    if findings.isEmpty { return [] }
    let hidden = privateRanges
    return findings.map { ($0, Self.concerns($0, hidden)) }
  }

  /// The findings one after the other, as they are printed.
  public func told(_ findings: [Diagnostic], in say: Language) -> MarkedText { .printed(withPrivacy(findings), source, lines, say) }
}

extension MarkedText {
  fileprivate static func printed(
    _ findings: [(finding: Diagnostic, isPrivate: Bool)], _ source: SourceText, _ lines: LineTable, _ say: Language
  ) -> MarkedText {
    findings.reduce(into: MarkedText()) { $0 += say.marked($1.finding, in: source, lines: lines, isPrivate: $1.isPrivate) }
  }
}

extension SourceText {
  /// The private parts of a file whose reading is not at hand; none of what is no Markdown.
  public var privateRanges: [TextRange] {
    guard isMarkdown else { return [] }
    let ranges = FileReading(self, path: path).privateRanges
    // Who does not know whose Markdown it is, hides what is private in either.
    if isOutliner || !bytes.contains(ASCII.tab) { return ranges }
    let outliner = written(inOutliner: true)
    let more = FileReading(outliner, outline: Outline(outliner), path: path, configuration: .default).privateRanges
    return ranges == more ? ranges : (ranges + more).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }

  /// As of a reading.
  public func withPrivacy(_ findings: [Diagnostic]) -> [(finding: Diagnostic, isPrivate: Bool)] {
    isMarkdown ? FileReading(self, path: path).withPrivacy(findings) : findings.map { ($0, false) }
  }

  /// The findings one after the other, as they are printed.
  public func told(_ findings: [Diagnostic], in say: Language) -> MarkedText { .printed(withPrivacy(findings), self, LineTable(self), say) }

  private var isMarkdown: Bool {
    let name = path.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }
}
