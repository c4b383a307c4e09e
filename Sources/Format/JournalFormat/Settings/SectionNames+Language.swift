// Which language a heading is in.

import JournalModel

extension SectionNames {
  /// Whether a heading is one of the names that a section has in a language; some names belong to several.
  static func isName(_ heading: String, of kind: SectionKind, in language: String) -> Bool {
    let folded = folded(heading)
    return names(of: kind, in: language).contains { Self.folded($0) == folded }
  }
}
