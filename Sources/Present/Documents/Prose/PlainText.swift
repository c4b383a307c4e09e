// Short texts without markup, and what language they are in.

package import JournalModel
import JournalText

/// Markdown with each wiki link as the words that it shows, and without the backslashes before marks; other markup stays. It has as many
/// lines as before.
public func plainText(_ markdown: String) -> String {
  // Most texts have neither.
  if !markdown.utf8.contains(where: { $0 == ASCII.backslash || $0 == ASCII.openBracket }) { return markdown }
  var bytes: [UInt8] = []
  for piece in MarkdownText(markdown).pieces {
    switch piece {
    case .verbatim(let part), .destination(let part): bytes += part
    case .escape, .dropped: break
    case .wikiLink(let reference): bytes += Array(reference.words.utf8)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The name of a file without folders and `.md`.
package func fileName(_ path: String) -> String { Reference(target: path).slug }

/// The language that a text's letters give away, for the right shapes of characters and the right voice: kana are Japanese, hangul Korean.
/// Nil for all others, for their letters say nothing certain.
package func language(of text: String) -> String? {
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: return "ja"
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: return "ko"
    default: continue
    }
  }
  return nil
}

extension Reference {
  /// What is shown for the link: its own words, else the name of the file, else the heading.
  package var words: String {
    if let shown { return shown }
    if !slug.isEmpty { return slug }
    if case .heading(let heading) = place { return heading }
    return target
  }
}
