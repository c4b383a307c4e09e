// The promise on edits as a law over any file: what is not named does not change.

import JournalDates
import JournalFormat
import JournalModel
public import JournalText
import MarkdownSyntax

/// Counts of a run of the law, and what broke it.
public struct RoundTripCounts: Sendable {
  public var files = 0
  /// Files with front matter that can be edited.
  public var blocks = 0
  public var edits = 0
  public var keys = 0
  public var elements = 0
  public var boxes = 0
  /// Values that are only kept; setting them is refused, as it must be.
  public var kept = 0
  /// Files that no command writes to, by the code of the finding.
  public var refused: [String: Int] = [:]
  /// Edits that were refused because more would have changed than was asked.
  public var refusedEdits = 0
  /// Front matter that libyaml reads otherwise for a listed reason.
  public var listed = 0
  /// Path and what went wrong.
  public var failures: [String] = []
  /// The file and variant at hand.
  private var place = ""

  public init() {}
}

/// Ways in which a file is tried beside as it is.
public enum RoundTripVariant: String, Sendable, CaseIterable {
  case asIs = "as is"
  case crlf = "with CRLF"
  case byteOrderMark = "with a BOM"

  /// The file in this way.
  public func apply(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .asIs: return bytes
    case .byteOrderMark: return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes : [0xEF, 0xBB, 0xBF] + bytes
    case .crlf:
      var out: [UInt8] = []
      out.reserveCapacity(bytes.count + bytes.count / 32)
      for (i, byte) in bytes.enumerated() {
        if byte == ASCII.lineFeed, i == 0 || bytes[i - 1] != ASCII.carriageReturn { out.append(ASCII.carriageReturn) }
        out.append(byte)
      }
      return out
    }
  }
}

extension RoundTripCounts {
  /// Makes every edit of the law to `source`, one at a time: each key replaced and removed, one added, each list's element added and
  /// removed, each box ticked and unticked.
  public mutating func check(_ source: SourceText, _ variant: RoundTripVariant) {
    files += 1
    let outline = Outline(source)
    place = "\(source.path) (\(variant.rawValue))"
    if let applied = try? source.applying([TextEdit]()), applied != source { fail("no edit changed the file") }
    let found = FoundFrontMatter(source.bytes)
    if let code = outline.blockingFindings(in: source, LineTable(source)).first?.message.code {
      refused[code.rawValue, default: 0] += 1
      if let changed = try? source.applying([.set(key: "retro_round_trip", value: "x")]), changed != source {
        fail("a refused file was written")
      }
      return
    }
    var before: [(key: String, value: OracleValue)] = []
    if let difference = disagreement(outline, found, source) {
      return fail("\(difference): \(String(decoding: source.bytes.prefix(120), as: UTF8.self).debugDescription)")
    }
    if let front = outline.frontMatter {
      if hasYAMLOnlyLineEnd(source[front.content]) {
        listed += 1
        return
      }
      if let difference = frontMatterDisagreement(outline, in: source) { return fail(difference) }
      before = yamlEntries(source[front.content]) ?? []
      for entry in front.entries { check(entry, front, before, source) }
    }
    blocks += outline.frontMatter == nil ? 0 : 1
    for value in ["plain", "a: b #c", "['] \"\\", "", "日本"] {
      let key = "retro_round_trip"
      expect(source, .set(key: key, value: value), changing: newPropertyRange(outline), before + [(key, .scalar(value))])
      expect(source, .add(key: key, element: value), changing: newPropertyRange(outline), before + [(key, .list([value]))])
    }
    if outline.frontMatter != nil {
      let added = try? source.applying([.set(key: "retro_round_trip", value: "x")])
      if let added, (try? added.applying([.unset(key: "retro_round_trip")])) != source {
        fail("a property that came and went left something")
      }
    }
    checkBoxes(outline, source)
    checkActions(outline, source)
  }

  /// What the scanner and the finder that shares nothing with it say differently of where front matter is; nil where they agree. Files that
  /// no command writes to are left out.
  private func disagreement(_ outline: Outline, _ found: FoundFrontMatter, _ source: SourceText) -> String? {
    if hasYAMLOnlyLineEnd(source.bytes[...]) { return nil }
    switch found {
    case .none: return outline.frontMatter == nil ? nil : "front matter is seen where there are no two fences"
    case .rules: return outline.frontMatter == nil ? nil : "front matter is seen between two rules"
    case .unreadable: return "what stands between the fences is no mapping, and nobody says so"
    case .block(let content, _):
      guard let front = outline.frontMatter else { return "the front matter at \(content) is not seen" }
      return front.content == content ? nil : "the front matter at \(content) is taken to be at \(front.content)"
    }
  }

  private mutating func fail(_ what: String) { failures.append("\(place): \(what)") }

  /// Where a new property is written: before the closing fence, or at the start of the body.
  private func newPropertyRange(_ outline: Outline) -> TextRange {
    TextRange(at: outline.frontMatter?.closingFence.lowerBound ?? outline.bodyStart)
  }

  private mutating func check(
    _ entry: FrontMatter.Entry, _ front: FrontMatter, _ before: [(key: String, value: OracleValue)], _ source: SourceText
  ) {
    keys += 1
    let key = front.key(of: entry, in: source)
    func after(_ value: OracleValue?) -> [(key: String, value: OracleValue)] {
      before.compactMap { $0.key.utf8.elementsEqual(key.utf8) ? value.map { (key, $0) } : $0 }
    }
    var extent = entry.extent
    let former = front.entries.last { $0.extent.lowerBound < extent.lowerBound }
    if former.map({ $0.style == .blockScalar && source[$0.value].prefix { $0 > 0x20 }.contains(0x2B) }) ?? true {
      // Blank lines after the first entry, and after one that follows a block of text which keeps them, go with it.
      while extent.upperBound < front.content.upperBound,
        source.bytes[extent.upperBound].isBlank || source.bytes[extent.upperBound].isLineEnd
      {
        extent.upperBound += 1
      }
    }
    // An anchor that another value uses stays; all else can go.
    if case .kept? = failure(source, .unset(key: key)) {
      kept += entry.style.isKept ? 0 : 1
    } else {
      expect(source, .unset(key: key), changing: extent, after(nil))
    }
    if entry.style.isKept {
      kept += 1
      do throws(EditError) {
        if try source.applying([.set(key: key, value: "x")]) != source { fail("the kept value of ‘\(key)’ was replaced") }
      } catch {}
      return
    }
    if entry.style.isScalar {
      let value = TextRange(entry.colon + 1, max(entry.value.upperBound, entry.colon + 1))
      for text in ["new", "it's: \"so\" #1", " blank ", "ü\u{2028}睡"] {
        expect(source, .set(key: key, value: text), changing: value, after(.scalar(text)))
      }
      let same = front.text(of: entry, in: source)
      if entry.style != .empty, (try? source.applying([.set(key: key, value: same)])) != source {
        fail("setting ‘\(key)’ to itself changed the file")
      }
    }
    if entry.style.isList {
      let texts = front.elements[entry.elements].map { front.text(of: $0, in: source) }
      elements += texts.count
      for text in ["new", "a, b: [c] #d"] where !texts.contains(text) {
        expect(
          source, .add(key: key, element: text), changing: TextRange(entry.value.lowerBound, entry.extent.upperBound),
          after(.list(texts + [text])))
      }
      if let first = texts.first {
        let rest = texts.filter { !$0.utf8.elementsEqual(first.utf8) }
        let value: OracleValue = rest.isEmpty && entry.style == .blockList ? .scalar("") : .list(rest)
        expect(
          source, .remove(key: key, element: first), changing: TextRange(entry.value.lowerBound, entry.extent.upperBound), after(value))
      }
    }
  }

  /// Makes a change and holds the result to it: only bytes of `range` differ, and libyaml reads what is expected.
  private mutating func expect(
    _ source: SourceText, _ change: PropertyChange, changing range: TextRange, _ expected: [(key: String, value: OracleValue)]
  ) {
    edits += 1
    let edited: SourceText
    do throws(EditError) { edited = try source.applying([change]) } catch {
      // Refusing what would change more than was asked is the promise, too; it is counted, so that nobody hides after it.
      if case .wouldChangeMore = error {
        refusedEdits += 1
        return
      }
      return fail("\(change) refused: \(error.what)")
    }
    let suffix = source.bytes.count - range.upperBound
    // Block lists are indented before their first element.
    var lower = range.lowerBound
    while lower > 0, source.bytes[lower - 1].isBlank { lower -= 1 }
    guard edited.bytes.count >= lower + suffix, edited.bytes[..<lower] == source.bytes[..<lower],
      edited.bytes.suffix(suffix) == source.bytes.suffix(suffix)
    else { return fail("\(change) changed other bytes") }
    guard case .block(_, let entries) = FoundFrontMatter(edited.bytes) else { return fail("\(change) left what libyaml refuses") }
    guard entries.map(\.key) == expected.map(\.key), entries.map(\.value) == expected.map(\.value) else {
      return fail("\(change) reads as \(entries.map(\.value))")
    }
  }

  private func failure(_ source: SourceText, _ change: PropertyChange) -> EditError? {
    do throws(EditError) {
      _ = try source.applying([change])
      return nil
    } catch { return error }
  }

  /// Ticks every open Action and un-ticks it again: the file is as before. What is refused is left alone.
  private mutating func checkActions(_ outline: Outline, _ source: SourceText) {
    guard let day = CalendarDay(year: 2026, month: 11, day: 20) else { return }
    let path = "retros/2026/2026-W46.md"
    let reading = FileReading(source, path: path)
    for action in reading.items(in: .action) {
      guard outline.blocks[action.block].mark != nil, action.item.state == .open else { continue }
      if action.fields.contains(where: { $0.field.key == "completion" || $0.field.key == "cancelled" }) { continue }
      edits += 2
      guard let ticked = try? source.applying(.tick(day), toItem: action.block, action: action, outline) else { continue }
      let after = FileReading(ticked, path: path)
      guard let again = after.items(in: .action).first(where: { $0.block == action.block }), again.item.state == .done else {
        fail("line \(action.line): a ticked Action is none")
        continue
      }
      let mark = outline.blocks[action.block].mark.map { source.text($0) }
      guard let unticked = try? ticked.applying(.untick, toItem: action.block, action: again, after.outline) else {
        fail("line \(action.line): a tick cannot be taken back")
        continue
      }
      if unticked != source, mark == " " { fail("line \(action.line): a tick taken back leaves something behind") }
    }
  }

  private mutating func checkBoxes(_ outline: Outline, _ source: SourceText) {
    let day = CalendarDay(year: 2026, month: 11, day: 20)
    for (index, block) in outline.blocks.enumerated() {
      guard block.kind == .item, let mark = block.mark, let day else { continue }
      boxes += 1
      for (change, text) in [(BoxChange.tick(day), "x"), (.untick, " "), (.cancel(day), "-")] {
        edits += 1
        let edited: SourceText
        do throws(EditError) { edited = try source.applying(change, toItem: index, action: nil, outline) } catch {
          fail("line \(LineTable(source).line(of: mark.lowerBound)): \(change) refused: \(error.what)")
          continue
        }
        let expected = Array(source.bytes[..<mark.lowerBound]) + Array(text.utf8) + Array(source.bytes[mark.upperBound...])
        let isSame = source.text(mark).lowercased() == text
        if edited.bytes != (isSame ? source.bytes : expected) {
          fail("line \(LineTable(source).line(of: mark.lowerBound)): \(change) changed other bytes")
        }
      }
    }
  }
}
