// Which section a heading opens, in any of the languages.

public import JournalModel

/// The names of sections: the table of every language, and the names that a journal adds.
public struct SectionNames: Sendable {
  private var kinds: [String: SectionKind]
  /// The folded forms of names as they are written, since most headings are written so.
  private var foldedNames: [String: String]
  /// The names worth a suggestion, with their folded form: the first of each language and those that the journal adds.
  private var suggestions: [(folded: String, name: String, isForeign: Bool)]

  /// The names of the table alone.
  public static let standard = SectionNames()

  private init() {
    kinds = [:]
    foldedNames = [:]
    suggestions = []
    for row in Self.table {
      for (index, name) in row.names.enumerated() { add(name, for: row.kind, isSuggested: index == 0, isForeign: row.language != "en") }
    }
  }

  /// Lets headings with this name open sections of this kind, too.
  public mutating func add(_ name: String, for kind: SectionKind) { add(name, for: kind, isSuggested: true, isForeign: false) }

  private mutating func add(_ name: String, for kind: SectionKind, isSuggested: Bool, isForeign: Bool) {
    let folded = Self.folded(name)
    if folded.isEmpty { return }
    if isSuggested, kinds[folded] == nil { suggestions.append((folded, name, isForeign)) }
    kinds[folded] = kind
    foldedNames[name] = folded
  }

  /// The kind of section that a heading with this text opens; `other` where it is none of the names.
  ///
  /// Compared after folding case and full-width forms and dropping emoji, emphasis marks, anything in parentheses, tags, a trailing colon
  /// and a plural s.
  public func kind(ofHeading text: some StringProtocol) -> SectionKind {
    kinds[foldedNames[String(text)] ?? Self.folded(text)] ?? .other
  }

  /// The kind of section whose name this is, letter by letter; `other` for all other text. Quick.
  func kind(ofName text: String) -> SectionKind { foldedNames[text].flatMap { kinds[$0] } ?? .other }

  /// The name that a heading was probably meant to have; nil where it is a name already or near none.
  func near(_ heading: String) -> String? {
    let folded = Self.folded(heading)
    let scalars = Array(folded.unicodeScalars)
    guard kinds[folded] == nil, scalars.count >= 3, scalars.allSatisfy({ $0.value < 0x250 }) else { return nil }
    var best: (name: String, distance: Int)?
    for (known, name, isForeign) in suggestions {
      let other = Array(known.unicodeScalars)
      guard scalars[0] == other[0], let distance = editDistance(folded, known, limit: other.count >= 7 ? 2 : 1) else { continue }
      // A short word with another letter may be meant as it stands, as may one of another language: a shop is no stop, a garden no
      // ‘garder’. Two letters that changed places are surely a slip.
      let isSwapped = scalars.count == other.count && scalars.sorted(by: <) == other.sorted(by: <)
      if !isSwapped, other.count <= 3 || isForeign || scalars.count == other.count && other.count <= 6 { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
    }
    return best?.name
  }
}
