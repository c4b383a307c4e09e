// What people are told in another language than English: a file of texts, and what follows from it.

import CLanguages
public import JournalModel
public import JournalText

/// The texts of a language, read once.
public struct LanguageTexts: Sendable {
  /// By area and key; what is missing is said in English.
  public let table: KeyedTexts
  /// How numbers are written.
  public let numbers: NumberStyle
  /// How days are.
  let dates: DatePatterns

  public init(_ table: KeyedTexts) {
    func text(_ key: NumberText) -> String { table.text(of: key) ?? key.rawValue }
    self.table = table
    dates = DatePatterns(saying: { table.text(of: $0) ?? $0.rawValue }, named: { table[DateText.area, $0] })
    numbers = NumberStyle(
      decimal: text(NumberText.decimal), group: text(NumberText.group), groupedFrom: Int(text(NumberText.groupedFrom)) ?? 4,
      hours: text(NumberText.hours), wholeHours: text(NumberText.wholeHours), minutes: text(NumberText.minutes),
      percent: text(NumberText.percent), unit: text(NumberText.unit), beats: text(NumberText.beats),
      shortForms: text(NumberText.shortForms), shortened: text(NumberText.shortened))
  }

  /// Those of the language with a tag that are part of the program; no text at all where it has none.
  init(ofLanguage tag: String) {
    self.init(KeyedTexts(ofLanguage: tag))
  }
}

extension KeyedTexts {
  /// - Parameters:
  ///   - part: Which part of the file is read at once; those behind it are where one of their texts is asked for.
  ///   - before: What the part before it holds.
  init(ofLanguage tag: String, part: Int = 0, behind before: [UInt8] = []) {
    let bytes = [UInt8](unpacking: clanguages_texts(tag, part), behind: before) ?? []
    let more: @Sendable () -> KeyedTexts = { KeyedTexts(ofLanguage: tag, part: part + 1, behind: bytes) }
    self.init(bytes, rest: clanguages_texts(tag, part + 1) == nil ? nil : more)
  }

  /// What it says for a key; nil where it says nothing.
  ///
  /// A whole section has its keys in the order of their declaration, which the tests see to, so that a text is found by its place: the name of
  /// a case is asked for only in a table of some texts, since its first use looks through all that the program declares.
  func text<Key: TextKey>(of key: Key) -> String? {
    let keys = Key.allCases
    if count(of: Key.area) < keys.count { return self[Key.area, "\(key)"] }
    return self[Key.area, key.place]
  }
}

extension TextKey {
  /// Where it stands among the keys of its area, from 0. A case without values is the number of its place in memory, which the tests hold: looking
  /// for it among all would take more time than its text does.
  package var place: Int { withUnsafeBytes(of: self) { bytes in bytes.first.map { Int($0) } ?? 0 } }
}
