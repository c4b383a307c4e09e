// Where a line of text may end.

extension [Character] {
  /// Whether a line may end before the character at a place, which is not the first: at blanks and between wide characters, those of Korean words not
  /// among them. Before a sign that French and numbers have a blank before, and behind an opening «, a blank holds the two together.
  public func mayBreak(before place: Int) -> Bool {
    let (first, second) = (self[place - 1], self[place])
    if second == " " { return false }
    if first == " " { return !isHeldByBlank(place) }
    return (first.isFreelyBroken || second.isFreelyBroken) && !opening.contains(first) && !closing.contains(second)
  }

  private func isHeldByBlank(_ place: Int) -> Bool {
    if heldBack.contains(self[place]), place + 1 == count || !self[place + 1].isLetter && !self[place + 1].isNumber { return true }
    // »so« of German ends with the same sign.
    return place > 1 && self[place - 2] == "«" && (place == 2 || !self[place - 3].isLetter && !self[place - 3].isNumber)
  }
}

extension Character {
  /// Whether a line may end beside it wherever it stands. Korean breaks between words.
  fileprivate var isFreelyBroken: Bool {
    guard displayWidth == 2, let scalar = unicodeScalars.first?.value else { return false }
    return !(0xAC00...0xD7A3 ~= scalar || 0x1100...0x11FF ~= scalar || 0x3130...0x318F ~= scalar)
  }
}

/// Signs that do not begin a line though a blank stands before them.
private let heldBack: Set<Character> = ["»", ":", ";", "?", "!", "%"]
/// What does not end a line.
private let opening: Set<Character> = Set("（［｛「『【〈《〔“‘([{")
/// What does not begin a line: closing marks, small kana, marks that repeat or lengthen.
private let closing: Set<Character> = Set("、。，．・：；？！ー）］｝」』】〉》〕”’…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〻,.:;?!)]}")
