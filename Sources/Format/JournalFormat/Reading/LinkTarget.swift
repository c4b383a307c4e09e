// What a link points to, and whether that is a file of the journal.

package import JournalModel
package import JournalText
package import MarkdownSyntax

/// The targets of links.
package enum LinkTarget {
  /// The target as written, without what is shown; nil for a Markdown link that leaves the journal.
  package static func text(of span: InlineSpan, in source: SourceText) -> String? {
    let target = source.text(span.name).trimmed
    guard span.kind == .markdownLink else { return target }
    return isRelative(target) ? target : nil
  }

  /// The file and place that a link names; of a Markdown link, by the file's name alone. Nil where it leaves the journal.
  package static func reference(of span: InlineSpan, in source: SourceText) -> Reference? {
    let target = source.text(span.name).trimmed
    let shown = source.text(span.value).trimmed
    var reference: Reference
    if span.kind == .markdownLink {
      guard isRelative(target) else { return nil }
      let path = String(decoding: Outline.decoded(Array(target.utf8)[...]), as: UTF8.self)
      reference = Reference(target: path)
      reference.file = reference.slug
    } else {
      reference = Reference(target: target)
    }
    reference.shown = shown.isEmpty ? nil : shown
    return reference
  }

  /// Whether a link names a file: neither a place in the file that it stands in, nor what lies outside of the journal.
  package static func namesFile(_ span: InlineSpan, in source: SourceText) -> Bool {
    if span.kind == .markdownLink { return reference(of: span, in: source).map { !$0.file.isEmpty } ?? false }
    return !fileRange(ofTarget: span.name, in: source).isEmpty
  }

  /// Where the target of a wiki link names a file, without `.md`; empty where it names a place in the file that it stands in.
  package static func fileRange(ofTarget target: TextRange, in source: SourceText) -> TextRange {
    var file = source.trimmed(target)
    if file.isEmpty || source.bytes[file.lowerBound] == ASCII.caret { return TextRange(at: file.lowerBound) }
    if let hash = source[file].firstIndex(of: ASCII.hash) { file = source.trimmed(TextRange(file.lowerBound, hash)) }
    file.upperBound = file.lowerBound + source[file].withUnsafeBufferPointer { FileNames.lengthWithoutEnding($0) }
    return file
  }

  /// The way to the file, and the place in it, that a Markdown link or an image names; nil where it leaves the journal.
  package static func destination(of span: InlineSpan, in source: SourceText) -> Reference? {
    let target = source.text(span.name).trimmed
    guard isRelative(target) else { return nil }
    let end = target.utf8.firstIndex { $0 == ASCII.question || $0 == ASCII.hash } ?? target.endIndex
    func decoded(_ text: Substring) -> String { String(decoding: Outline.decoded(Array(text.utf8)[...]), as: UTF8.self) }
    var reference = Reference(file: decoded(target[..<end]))
    if let hash = target.utf8.firstIndex(of: ASCII.hash) { reference.place = Reference(target: decoded(target[hash...])).place }
    return reference
  }

  /// Whether a destination is a path beside this file: no scheme, no root, no place in the same file alone.
  private static func isRelative(_ target: String) -> Bool {
    guard let first = target.utf8.first, first != ASCII.slash, first != ASCII.hash, first != ASCII.question else { return false }
    for byte in target.utf8 {
      if byte == ASCII.colon { return false }
      if byte == ASCII.slash || byte == ASCII.hash || byte == ASCII.question { break }
    }
    return true
  }
}
