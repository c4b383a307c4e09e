// No bytes trap, and every outline lies within its file.

import Foundation
import JournalOracles
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

/// What is true of every outline, whatever the bytes.
func violation(_ outline: Outline, _ source: SourceText) -> String? {
  let count = source.bytes.count
  var previous = outline.bodyStart
  for (index, block) in outline.blocks.enumerated() {
    if block.range.lowerBound < previous || block.range.upperBound > count { return "block \(index) lies outside of its place" }
    previous = block.range.lowerBound
    if block.parent >= index || Int(block.next) <= index || Int(block.next) > outline.blocks.count {
      return "block \(index) is tied wrongly"
    }
    if block.parent >= 0 {
      let parent = outline.blocks[Int(block.parent)]
      if !parent.isContainer || parent.depth + 1 != block.depth || !parent.range.contains(block.range) {
        return "block \(index) is not in its container"
      }
    } else if block.depth != 0 {
      return "block \(index) is deep and has no container"
    }
    if !(0...outline.lines.count).contains(Int(block.lines.upperBound)) { return "block \(index) has lines that are not there" }
    if !block.box.isEmpty, !block.range.contains(block.box) { return "box \(index) lies outside of its item" }
    for span in outline.inlineSpans(ofBlock: index, in: source) where !block.range.contains(span.range) || !span.range.contains(span.name) {
      return "a span of block \(index) lies outside of it"
    }
  }
  for line in outline.lines where line.upperBound > count { return "a line lies outside of the file" }
  if let front = outline.frontMatter {
    if front.range.upperBound != outline.bodyStart || !front.range.contains(front.content) {
      return "the front matter does not end at the body"
    }
    var end = front.content.lowerBound
    for entry in front.entries {
      if entry.extent.lowerBound < end || !front.content.contains(entry.extent) || !entry.extent.contains(entry.key) {
        return "an entry overlaps another"
      }
      if !TextRange(entry.extent.lowerBound, front.content.upperBound).contains(entry.value) { return "a value lies outside of its entry" }
      end = entry.extent.upperBound
      for element in front.elements[entry.elements] where !entry.extent.contains(element.value) {
        return "an element lies outside of its list"
      }
    }
  }
  for finding in outline.diagnostics where finding.range.upperBound > count || finding.range.isEmpty { return "a finding points nowhere" }
  return nil
}

@Suite struct Totality {
  @Test func hostileInputsGiveAnOutline() {
    for input in hostileInputs {
      let source = SourceText(path: input.name, bytes: Array(input.make(1500).utf8))
      if let violation = violation(Outline(source), source) { Issue.record("\(input.name): \(violation)") }
    }
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func damagedFilesGiveAnOutline(seed: UInt64) throws {
    let bodies = try documents("blocks.txt"), fronts = try documents("front-matter.txt")
    let fence = Array("---\n".utf8)
    let files = zip(fronts + fronts, bodies).map { fence + $0 + fence + $1 }
    for bytes in damaged(files, count: 700, seed: seed) {
      let source = SourceText(path: "", bytes: bytes)
      if let violation = violation(Outline(source), source) { Issue.record("seed \(seed): \(violation) in\n\(bytes)") }
    }
  }

  @Test func randomBytesGiveAnOutline() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...80, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let source = SourceText(path: "", bytes: (generator.chance(30) ? Array("---\na: ".utf8) : []) + bytes)
      if let violation = violation(Outline(source), source) { Issue.record("\(violation): \(bytes)") }
    }
  }

  @Test func aScannerForgetsTheFileBefore() throws {
    var scanner = OutlineScanner(), plain = OutlineScanner()
    let inline = try Repository.fixtures.appending(path: "syntax/inline.txt").text()
    let texts = [Array(inline.utf8)] + inline.split(separator: "\n").map { Array($0.utf8) }
    for document in try documents("blocks.txt") + documents("front-matter.txt") + texts {
      let source = SourceText(path: "", bytes: document)
      scanner.scan(source)
      document.withUnsafeBufferPointer { plain.scan($0) }
      let fresh = Outline(source)
      var same = scanner.outline.blocks.map(\.range) == fresh.blocks.map(\.range) && scanner.outline.lines == fresh.lines
      for block in fresh.blocks.indices {
        // The spans of a block that were found with those before it are those that are found when it is asked for.
        let spans = Array(plain.outline.inlineSpans(ofBlock: block, in: source))
        same = same && [scanner.outline, fresh].allSatisfy { Array($0.inlineSpans(ofBlock: block, in: source)) == spans }
      }
      if !same || (scanner.outline.frontMatter == nil) != (fresh.frontMatter == nil) {
        Issue.record("\(String(decoding: document, as: UTF8.self))")
      }
    }
  }
}
