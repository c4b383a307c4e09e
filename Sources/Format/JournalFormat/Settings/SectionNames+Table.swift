// The names of sections in every language. docs/format.md shows the same table; a test compares them.

import JournalLanguage
public import JournalModel

extension SectionNames {
  /// The languages that sections have names in, as BCP 47 tags.
  public static let languages = Language.all.map(\.tag)

  /// The heading that is written for a section in a language; the English one for a language that is none of them.
  public static func heading(for kind: SectionKind, in language: String) -> String? {
    (Language.of(language) ?? .english).headings(of: kind).first
  }

  /// The names of a section in a language, the one that is written first; none for a language that is none of them.
  public static func names(of kind: SectionKind, in language: String) -> [String] { Language.of(language)?.headings(of: kind) ?? [] }

  /// Each kind with its names in each language, kind by kind.
  static let table = SectionKind.allCases.flatMap { kind in
    Language.all.map { (kind: kind, language: $0.tag, names: $0.headings(of: kind)) }
  }
}
