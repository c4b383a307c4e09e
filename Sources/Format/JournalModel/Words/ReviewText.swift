// What a line of a Review says in words, apart from the title of the item that it is about.

import JournalText

/// The words of a line of a Review, around the link that says what it is about.
public struct ReviewText: Hashable, Sendable {
  /// What stands before the link on its line.
  public var before: String
  /// What stands after the link on its line.
  public var after: String
  /// What stands under that line.
  public var below: String
  /// Whether the outcome has the mark of private text, as its owner is shown it.
  public var isMarkedPrivate = false

  public init(before: String = "", after: String = "", below: String = "") {
    self.before = before
    self.after = after
    self.below = below
  }

  /// The outcome in words: what stands after the link and under the line. Where the link stands before the title of the item, or in the middle of
  /// it, the rest of the title is none of these words.
  /// - Parameter item: The item that the line is about.
  public func outcome(of item: Item) -> String {
    let after = after.isEmpty ? "" : withoutTitle(of: item)
    let outcome = [after, below].filter { !$0.isEmpty }.joined(separator: "\n")
    return isMarkedPrivate && !outcome.isEmpty ? outcome.markedPrivate : outcome
  }

  private func withoutTitle(of item: Item) -> String {
    let lead = Self.letters(before)
    for title in Self.titles(of: item) {
      let letters = Self.letters(title)
      // The title stands before the link: what follows is what became of it.
      if letters.isEmpty || lead.starts(with: letters) { continue }
      let rest = letters.starts(with: lead) ? letters.dropFirst(lead.count) : letters[...]
      for wanted in rest.count == letters.count ? [rest] : [rest, letters[...]] {
        if let end = Self.end(of: wanted, in: after) { return Self.words(after[end...], openedBy: after, endOf: title) }
        if Self.isCut(after, of: wanted) { return "" }
      }
    }
    return after
  }

  /// What a line may repeat of an item: its text, the first line of it, and both without their tags; the longest first.
  private static func titles(of item: Item) -> [String] {
    let text = item.text
    let first = String(text.prefix { !$0.isNewline })
    var titles = [text, withoutTags(text)]
    if first != text { titles += [first, withoutTags(first)] }
    return titles
  }

  private static func withoutTags(_ text: String) -> String {
    text.split { $0.isWhitespace }.filter { !$0.hasPrefix("#") }.joined(separator: " ")
  }

  /// The letters and digits of a text, in small ones of the usual width: what is left of it however it is typed and marked.
  private static func letters(_ text: some StringProtocol) -> [Character] { text.flatMap { letters($0) } }

  private static func letters(_ character: Character) -> String {
    if let value = character.asciiValue {
      return character.isLetter || character.isNumber ? (value < 0x60 ? character.lowercased() : String(character)) : ""
    }
    return character.isLetter || character.isNumber ? String(character).widthFolded.lowercased() : ""
  }

  /// Where a text that begins with these letters goes on after them; nil where it does not, or where the last word goes on.
  private static func end(of wanted: ArraySlice<Character>, in text: String) -> String.Index? {
    var rest = wanted
    for (index, character) in zip(text.indices, text) {
      if rest.isEmpty { return goesOn(wanted.last, text[index...]) ? nil : index }
      for letter in letters(character) { if rest.popFirst() != letter { return nil } }
    }
    return rest.isEmpty ? text.endIndex : nil
  }

  /// Whether a word that ended with `last` goes on: by a letter, or by one after a sign that joins words. Scripts without blanks between words have
  /// no such ends.
  private static func goesOn(_ last: Character?, _ text: Substring) -> Bool {
    func isBlankless(_ character: Character) -> Bool {
      character.unicodeScalars.first.map { $0.properties.isIdeographic || (0x3040...0x30FF).contains($0.value) } ?? false
    }
    let next = text.prefix(2).drop { "-‐‑/'’".contains($0) }.first
    guard let last, let next, next.isLetter || next.isNumber else { return false }
    return !isBlankless(last) && !isBlankless(next)
  }

  /// Whether a text is the beginning of a title that was cut short: `Book on the …`.
  private static func isCut(_ text: String, of wanted: ArraySlice<Character>) -> Bool {
    guard text.hasSuffix("…") || text.hasSuffix("...") else { return false }
    let letters = letters(text)
    return !letters.isEmpty && wanted.starts(with: letters)
  }

  /// What stands after a title, without the marks that end it and those with which words go on.
  private static func words(_ rest: Substring, openedBy text: String, endOf title: String) -> String {
    let closing: [Character: Character] = ["“": "”", "„": "“", "‘": "’", "«": "»", "(": ")", "[": "]", "「": "」", "『": "』"]
    let opening = text.prefix { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }.map { closing[$0] ?? $0 }
    let ending = title.reversed().prefix { !$0.isLetter && !$0.isNumber && !$0.isWhitespace }
    let rest = rest.drop { opening.contains($0) || ending.contains($0) }
    return String(rest.trimmed.drop { isJoint($0) }).trimmed
  }

  /// Whether it is a sign with which words go on after a link or a title.
  public static func isJoint(_ character: Character) -> Bool { " \t-–—:;,.·→：、。，；".contains(character) }
}
