// Where both sides of a conflict can hold, and where a file that keeps them would say one thing twice.

import JournalFormat
import JournalModel
import JournalText

extension JournalMerge {
  /// The choices that can be carried out: one item in two places is one question, and of two values of a key, two rows of a day, or two forms of one
  /// item with an id, one holds.
  /// - Returns: The choices, nil where both were to hold and cannot, with the places of such.
  public func sound(_ choices: [ConflictText.Choice?], of text: ConflictText, as kind: Kind) -> (choices: [ConflictText.Choice?], refused: [Int]) {
    var (sound, refused) = (choices, [Int]())
    for (place, conflict) in text.conflicts.enumerated() where place < sound.count {
      if let partner = conflict.partner, partner < place { sound[place] = sound[partner] }
    }
    for place in sound.indices where sound[place] == .both && !mayKeepBoth(of: place, in: text, as: kind) {
      sound[place] = nil
      refused.append(place)
    }
    return (sound, refused)
  }

  /// Whether a file in which both sides of a conflict stand can be read as one with either.
  public func mayKeepBoth(of place: Int, in text: ConflictText, as kind: Kind) -> Bool {
    guard place < text.conflicts.count else { return true }
    func named(_ choice: ConflictText.Choice) -> [String: Int]? {
      let places = [place, text.conflicts[place].partner]
      return self.names(of: text.resolved(text.conflicts.indices.map { places.contains($0) ? choice : .ours }), as: kind)
    }
    guard let ours = named(.ours), let theirs = named(.theirs) else { return true }
    guard let both = named(.both) else { return false }
    return both.allSatisfy { name, count in count < 2 || count <= max(ours[name] ?? 0, theirs[name] ?? 0) }
  }

  /// What may stand once in a file, with how often it does; nil where the file cannot be read.
  private func names(of bytes: [UInt8], as kind: Kind) -> [String: Int]? {
    func counts(_ names: some Sequence<String>) -> [String: Int] { names.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
    switch kind {
    case .text, .ledger: return [:]
    case .table:
      return counts(TextMerge.lines(bytes).map { line in String(decoding: line.prefix { $0 != ASCII.comma && !$0.isLineEnd }, as: UTF8.self) })
    case .settings:
      let fence = Array("---\n".utf8)
      return EntryPieces(fence + bytes + (bytes.last == ASCII.lineFeed ? [] : [ASCII.lineFeed]) + fence, configuration).map { counts($0.front.filter { $0.kind == .property }.map(\.key)) }
    case .entry:
      guard let pieces = EntryPieces(bytes, configuration) else { return nil }
      let ids = pieces.sections.flatMap(\.children).compactMap(\.id).map { String(decoding: $0, as: UTF8.self) }
      return counts(pieces.front.filter { $0.kind == .property }.map(\.key) + ids)
    }
  }
}
