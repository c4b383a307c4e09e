// The headings of a file as links name them: `[[2026-W46#Keep]]`, `[W46](2026-W46.md#keep)`.

import JournalFormat
import JournalModel
public import JournalText
public import MarkdownSyntax

/// The headings of one file, of every level.
public struct HeadingNames: Sendable {
  private var folded: Set<String> = []

  /// The headings of an outlined file.
  public init(of outline: Outline, in source: SourceText) {
    for (index, block) in outline.blocks.enumerated() where block.kind == .heading {
      // Of a Markdown link, what it shows is the heading's text.
      let hidden = outline.inlineSpans(ofBlock: index, in: source).filter { $0.kind == .markdownLink || $0.kind == .image }.map(\.name)
      var text: [UInt8] = []
      for at in block.content.lowerBound..<block.content.upperBound where !hidden.contains(where: { $0.contains(at) }) {
        text.append(source.bytes[at])
      }
      folded.formUnion(Self.spellings(of: String(decoding: text, as: UTF8.self)))
    }
  }

  /// Whether there is a heading of this text, or of each of several with a `#` between them.
  func contains(_ text: String) -> Bool {
    text.parts(between: "#").allSatisfy { part in
      let names = Self.spellings(of: part)
      return names.isEmpty || !folded.isDisjoint(with: names)
    }
  }

  /// What a heading is compared by: all of it, and what is left where it is the name of a section.
  private static func spellings(of heading: String) -> [String] {
    [folded(heading), folded(SectionNames.folded(heading))].filter { !$0.isEmpty }
  }

  /// Letters and digits alone, without regard to case: editors differ in what they write for the rest.
  private static func folded(_ text: String) -> String {
    var out = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar.properties.isVariationSelector: continue
      case .nonspacingMark, .spacingMark, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber,
        .otherNumber:
        out.unicodeScalars.append(scalar)
      default: continue
      }
    }
    return out
  }
}
