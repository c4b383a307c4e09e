// What a link points to, and whether that is a file of the journal.

import JournalModel
import JournalText
import MarkdownSyntax

/// The targets of links.
enum LinkTarget {
  /// The target as written, without what is shown; nil for a Markdown link that leaves the journal.
  static func text(of span: InlineSpan, in source: SourceText) -> String? {
    let target = source.text(span.name).trimmed
    guard span.kind == .markdownLink else { return target }
    return isRelative(target) ? target : nil
  }

  /// The file and place that a link names; of a Markdown link, by the file's name alone. Nil where it leaves the journal.
  static func reference(of span: InlineSpan, in source: SourceText) -> Reference? {
    let target = source.text(span.name).trimmed
    let shown = source.text(span.value).trimmed
    var reference: Reference
    if span.kind == .markdownLink {
      guard isRelative(target) else { return nil }
      let path = percentDecoded(target)
      reference = Reference(target: path)
      reference.file = reference.slug
    } else {
      reference = Reference(target: target)
    }
    reference.shown = shown.isEmpty ? nil : shown
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

  private static func percentDecoded(_ text: String) -> String {
    guard text.utf8.contains(0x25) else { return text }
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var i = 0
    while i < bytes.count {
      if bytes[i] == 0x25, i + 2 < bytes.count, bytes[i + 1].isAlphanumeric,
        let value = UInt8(String(decoding: bytes[i + 1...i + 2], as: UTF8.self), radix: 16)
      {
        out.append(value)
        i += 3
      } else {
        out.append(bytes[i])
        i += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
