// The promise on edits, checked after each one: nothing but the property that was named has changed.

import JournalText
import MarkdownSyntax

extension PropertyChange {
  /// Reads the edited file again and compares: the body byte for byte, every other property as written, and this one as intended.
  func verify(from source: SourceText, _ outline: Outline, to edited: SourceText) throws(EditError) {
    let after = Outline(edited)
    if let finding = after.blockingFindings(in: edited, LineTable(edited)).first {
      throw .wouldChangeMore("the front matter could no longer be read, \(finding.message.text)")
    }
    guard source.bytes[outline.bodyStart...] == edited.bytes[after.bodyStart...] else {
      throw .wouldChangeMore("the text below the front matter")
    }
    let before = outline.frontMatter.map { properties($0, source) } ?? []
    let now = after.frontMatter.map { properties($0, edited) } ?? []
    guard before.filter({ !isOurs($0.key) }) == now.filter({ !isOurs($0.key) }) else { throw .wouldChangeMore("another property") }
    guard isIntended(now.first { isOurs($0.key) }) else { throw .wouldChangeMore("‘\(key)’ would not read as intended") }
  }

  /// A property as an edit must leave it or make it.
  private struct Written: Equatable {
    var key: [UInt8]
    /// The bytes of the value as they stand.
    var bytes: [UInt8]
    var comment: [UInt8]
    /// The text of a scalar, the texts of a list; nil where the value is only kept.
    var texts: [[UInt8]]?
  }

  private func properties(_ front: FrontMatter, _ source: SourceText) -> [Written] {
    front.entries.map { entry in
      let texts: [String]? =
        entry.style.isList
        ? front.elements[entry.elements].map { front.text(of: $0, in: source) }
        : entry.style == .empty ? [] : entry.style.isScalar ? [front.text(of: entry, in: source)] : nil
      return Written(
        key: Array(front.key(of: entry, in: source).utf8), bytes: Array(source[entry.value]), comment: Array(source[entry.comment]),
        texts: texts?.map { Array($0.utf8) })
    }
  }

  private func isOurs(_ other: [UInt8]) -> Bool { other.elementsEqual(key.utf8) }

  private func isIntended(_ property: Written?) -> Bool {
    switch self {
    case .set(_, let value): property?.texts == [Array(value.utf8)]
    case .add(_, let element): property?.texts?.last == Array(element.utf8)
    case .remove(_, let element): property?.texts.map { !$0.contains(Array(element.utf8)) } ?? false
    case .replace(_, let elements): (property?.texts ?? []) == elements.map { Array($0.utf8) }
    case .unset: property == nil
    }
  }
}
