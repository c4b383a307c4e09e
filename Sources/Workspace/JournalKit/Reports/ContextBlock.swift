// What a command writes into a retrospective between two marks: `<!-- retro:context HASH -->` and `<!-- /retro:context -->`.

public import JournalFormat
import JournalModel
public import JournalText
import JournalStore
import MarkdownSyntax
public import JournalLanguage

/// Why a context is not written.
public enum ContextError: CataloguedError {
  /// A person wrote between the marks; the line of the first one.
  case changedByHand(line: Int)
  /// A mark stands alone, or there are several; the line of the first one.
  case unclearMarks(line: Int)
  /// The file would then say something else besides.
  case wouldChangeMore

  public var code: ErrorCode {
    switch self {
    case .changedByHand: .changedMeanwhile
    case .unclearMarks: .unreadable
    case .wouldChangeMore: .unsafeEdit
    }
  }

  /// Where it is, from 1; nil where it is in no one place.
  public var line: Int? {
    switch self {
    case .changedByHand(let line), .unclearMarks(let line): line
    case .wouldChangeMore: nil
    }
  }

  public var explanation: Explanation {
    switch self {
    case .changedByHand:
      Explanation(Message(ContextErrorText.changedByHand), help: Message(ContextErrorText.changedByHandWay))
    case .unclearMarks: Explanation(Message(ContextErrorText.unclearMarks), help: Message(ContextErrorText.unclearMarksWay))
    case .wouldChangeMore: Explanation(Message(ContextErrorText.wouldChangeMore))
    }
  }
}

/// Text that a command writes between two marks, and may replace as long as nobody else changed it.
public enum WrittenBlock: String, Sendable {
  /// The numbers of the days.
  case context
  /// The week in short.
  case digest

  fileprivate var opening: String { "<!-- retro:\(rawValue) " }
  fileprivate var closing: String { "<!-- /retro:\(rawValue) -->" }
}

extension OpenFile {
  /// Puts a block into the file: in place of the one that a command wrote and nobody has changed since, else where a mark without a hash asks
  /// for it, else before the first section.
  /// - Parameter table: Markdown, its lines ending with line feeds.
  public func writing(_ kind: WrittenBlock, _ table: String) throws(ContextError) -> FileChange {
    let source = reading.source
    let written = Array(table.utf8)
    let opening = "\(kind.opening)\(ContentHash(ContextMarks.plain(written)).text) -->"
    let edit: TextEdit
    if let marks = try ContextMarks(reading, kind) {
      let former = ContextMarks.plain(source[marks.inside])
      if marks.isPlace {
        edit = TextEdit(marks.whole, of: source, with: Self.block(opening, table, end: source.lineEnd) + kind.closing)
      } else {
        if former == ContextMarks.plain(written) { return FileChange(self, to: reading) }
        guard marks.hash == ContentHash(former) else { throw .changedByHand(line: marks.line) }
        let whole = TextRange(marks.opening.lowerBound, marks.inside.upperBound)
        edit = TextEdit(whole, of: source, with: Self.block(opening, table, end: source.lineEnd))
      }
    } else {
      let place = reading.sections.first.map { reading.outline.blocks[$0.block].range.lowerBound } ?? source.bytes.count
      let line = max(reading.outline.byteOrderMark, reading.lines.range(ofLine: reading.lines.line(of: place)).lowerBound)
      edit = insertion(
        of: Self.block(opening, table, end: source.lineEnd) + kind.closing, at: reading.sections.isEmpty ? place : line)
    }
    guard let after = try? source.applying([edit]) else { throw .wouldChangeMore }
    let change = FileChange(self, to: read(after))
    let (before, now) = (reading.sectionsBesideProse, change.after.sectionsBesideProse)
    guard before == now, change.after.blockingFindings.isEmpty, let marks = try ContextMarks(change.after, kind),
      ContextMarks.plain(after[marks.inside]) == ContextMarks.plain(written)
    else { throw .wouldChangeMore }
    return change
  }

  /// The first mark and what stands after it, up to the second mark.
  private static func block(_ opening: String, _ table: String, end: String) -> String {
    var lines = table.utf8.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return ([opening, ""] + lines + ["", ""]).joined(separator: end)
  }

  /// With empty lines around it where there are none.
  private func insertion(of block: String, at offset: Int) -> TextEdit {
    let (bytes, end) = (reading.source.bytes, reading.source.lineEnd)
    let before = ContextMarks.plain(bytes[reading.outline.byteOrderMark..<offset], trims: false)
    let lead =
      before.isEmpty || before.suffix(2) == [ASCII.lineFeed, ASCII.lineFeed] ? "" : before.last == ASCII.lineFeed ? end : end + end
    return TextEdit(insert: lead + block + end + (offset < bytes.count ? end : ""), at: offset)
  }
}

extension FileReading {
  /// Its sections without the text that a table may stand in: of that, the bytes outside of the marks are known not to change.
  fileprivate var sectionsBesideProse: [Section] {
    sections.map { reading in
      var section = reading.section
      section.prose = ""
      return section
    }
  }

  /// Whether it holds a context, whoever wrote it last, or something that begins or ends as one.
  public var hasContext: Bool {
    do throws(ContextError) { return try ContextMarks(self, .context).map { !$0.isPlace } ?? false } catch { return true }
  }

  /// The table that a command wrote and nobody has changed since, without carriage returns; nil where there is none.
  var untouchedContext: String? {
    guard let marks = try? ContextMarks(self, .context) else { return nil }
    let former = ContextMarks.plain(source[marks.inside])
    return marks.hash == ContentHash(former) ? String(decoding: former, as: UTF8.self) : nil
  }
}

/// The two marks of a file.
private struct ContextMarks {
  /// The comment that opens, and what stands between it and the one that closes.
  let opening, inside: TextRange
  /// The lines of both marks with all between them.
  let whole: TextRange
  /// Of what a command wrote there; nil where the mark does not tell it.
  let hash: ContentHash?
  /// Of the first mark.
  let line: Int
  /// Whether they only say where a context is to stand: without a hash, and nothing between them. The first one alone says that, too.
  let isPlace: Bool

  /// Nil where there are none.
  init?(_ reading: FileReading, _ kind: WrittenBlock) throws(ContextError) {
    let comments = reading.outline.blocks.filter { $0.kind == .html && $0.depth == 0 }.map { block in
      (text: reading.source.text(block.range).trimmed, range: block.range)
    }
    let marks = comments.filter { $0.text.hasPrefix(kind.opening) || $0.text == kind.closing }
    guard let first = marks.first else { return nil }
    line = reading.lines.line(of: first.range.lowerBound)
    let isBare = first.text == kind.opening + "-->"
    guard marks.count == 2 || marks.count == 1 && isBare, first.text.hasPrefix(kind.opening), first.text.hasSuffix(" -->"),
      marks.count == 1 || marks[1].text == kind.closing
    else {
      throw .unclearMarks(line: line)
    }
    opening = first.range
    hash = ContentHash(text: String(first.text.dropFirst(kind.opening.count).dropLast(4)))
    let (start, end) = (reading.lines.range(ofLine: line).upperBound, marks[marks.count - 1].range)
    inside = TextRange(start, marks.count == 1 ? start : end.lowerBound)
    let last = reading.lines.range(ofLine: reading.lines.line(of: end.lowerBound))
    whole = TextRange(reading.lines.range(ofLine: line).lowerBound, last.upperBound)
    isPlace = isBare && Self.plain(reading.source[inside]).isEmpty
  }

  /// What the hash is of: without carriage returns, and without empty lines around it, so that a change of line ends is none.
  static func plain(_ bytes: some Collection<UInt8>, trims: Bool = true) -> [UInt8] {
    let text = bytes.filter { $0 != ASCII.carriageReturn }
    if !trims { return text }
    let start = text.firstIndex { $0 != ASCII.lineFeed } ?? text.endIndex
    let end = text.lastIndex { $0 != ASCII.lineFeed }.map { $0 + 1 } ?? start
    return Array(text[start..<end])
  }
}
