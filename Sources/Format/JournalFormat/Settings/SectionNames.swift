// Which section a heading opens, in any of the languages.

public import JournalModel
import JournalText

/// The names of sections: the table of every language, and the names that a journal adds.
public struct SectionNames: Sendable {
  /// Names, and what they are compared by.
  private struct Known: Sendable {
    var kinds: [String: SectionKind] = [:]
    /// The folded forms of names as they are written, since most headings are written so.
    var foldedNames: [String: String] = [:]
    /// The names worth a suggestion, with their folded form: the first of each language and those that the journal adds.
    var suggestions: [(folded: String, name: String, isForeign: Bool)] = []

    /// The names of the table, folded when a heading is first looked at: commands that look at none start sooner.
    static let standard: Known = {
      var known = Known()
      for row in table {
        for (index, name) in row.names.enumerated() {
          known.add(name, for: row.kind, isSuggested: index == 0, isForeign: row.language != "en")
        }
      }
      return known
    }()

    mutating func add(_ name: String, for kind: SectionKind, isSuggested: Bool, isForeign: Bool) {
      let folded = SectionNames.folded(name)
      if folded.isEmpty { return }
      if isSuggested, kinds[folded] == nil { suggestions.append((folded, name, isForeign)) }
      kinds[folded] = kind
      foldedNames[name] = folded
    }
  }

  /// The names of the table as they are written there. Most headings are written so, and no name has to be folded for them.
  private static let written: [String: SectionKind] = {
    var written: [String: SectionKind] = [:]
    for row in table { for name in row.names { written[name] = row.kind } }
    return written
  }()

  /// Those of the table and of the journal; nil where that adds none.
  private var extended: Known?
  private var known: Known { extended ?? .standard }

  /// The names of the table alone.
  public static let standard = SectionNames()

  private init() {}

  /// The names that the journal adds, in the order in which it says them: of two kinds with the same name the latter has it.
  private var added: [(kind: SectionKind, names: [String])] = []

  /// The names with which a journal lets headings open sections of a kind besides those of the table.
  subscript(addedFor kind: SectionKind) -> [String] {
    get { added.first { $0.kind == kind }?.names ?? [] }
    set {
      added = added.filter { $0.kind != kind } + [(kind, newValue)]
      var known = Known.standard
      for (kind, names) in added { for name in names { known.add(name, for: kind, isSuggested: true, isForeign: false) } }
      extended = known
    }
  }

  /// The kind of section that a heading with this text opens; `other` where it is none of the names.
  ///
  /// Compared after folding case and full-width forms and dropping emoji, emphasis marks, anything in parentheses, tags, a trailing colon
  /// and a plural s.
  public func kind(ofHeading text: some StringProtocol) -> SectionKind {
    if extended == nil, let kind = Self.written[String(text)] { return kind }
    let known = known
    return known.kinds[known.foldedNames[String(text)] ?? Self.folded(text)] ?? .other
  }

  /// The kind of section whose name this is, letter by letter; `other` for all other text. Quick.
  package func kind(ofName text: String) -> SectionKind {
    guard let extended else { return Self.written[text] ?? .other }
    return extended.foldedNames[text].flatMap { extended.kinds[$0] } ?? .other
  }

  /// The name that a heading was probably meant to have; nil where it is a name already or near none.
  package func near(_ heading: String) -> String? {
    let folded = Self.folded(heading)
    let scalars = Array(folded.unicodeScalars)
    let known = known
    guard known.kinds[folded] == nil, scalars.count >= 3, scalars.allSatisfy({ $0.value < 0x250 }) else { return nil }
    var best: (name: String, distance: Int)?
    for (meant, name, isForeign) in known.suggestions {
      let other = Array(meant.unicodeScalars)
      guard scalars[0] == other[0], let distance = editDistance(folded, meant, limit: other.count >= 7 ? 2 : 1) else { continue }
      // A short word with another letter may be meant as it stands, as may one of another language: a shop is no stop, a garden no
      // ‘garder’. Two letters that changed places are surely a typo.
      let isSwapped = scalars.count == other.count && scalars.sorted(by: <) == other.sorted(by: <)
      if !isSwapped, other.count <= 3 || isForeign || scalars.count == other.count && other.count <= 6 { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
    }
    return best?.name
  }

  /// The name of a section with items that a heading was meant to have in a retrospective which lacks that section: one typo away, of a name
  /// of three letters none but a doubled or swapped letter. It is sure where a letter was typed twice, or once for twice, or two changed
  /// places.
  package func typo(of heading: String) -> (name: String, isSure: Bool)? {
    let folded = Self.folded(heading)
    let scalars = Array(folded.unicodeScalars)
    let known = known
    guard known.kinds[folded] == nil, scalars.count >= 3, scalars.allSatisfy({ $0.value < 0x250 }) else { return nil }
    for (meant, name, isForeign) in known.suggestions where !isForeign && known.kinds[meant]?.holdsItems == true {
      let other = Array(meant.unicodeScalars)
      guard scalars[0] == other.first, editDistance(folded, meant, limit: 1) == 1 else { continue }
      let isSwapped = scalars.count == other.count && scalars.sorted(by: <) == other.sorted(by: <)
      let isSure = isSwapped || scalars.count != other.count && Self.withoutDoubles(scalars) == Self.withoutDoubles(other)
      if isSure || other.count > 3 { return (name, isSure) }
    }
    return nil
  }

  private static func withoutDoubles(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    scalars.enumerated().filter { $0.offset == 0 || scalars[$0.offset - 1] != $0.element }.map(\.element)
  }
}
