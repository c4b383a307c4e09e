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
    func text(_ key: NumberText) -> String { table[NumberText.area, "\(key)"] ?? key.rawValue }
    self.table = table
    dates = DatePatterns { table[DateText.area, "\($0)"] ?? $0.rawValue }
    numbers = NumberStyle(
      decimal: text(NumberText.decimal), group: text(NumberText.group), groupedFrom: Int(text(NumberText.groupedFrom)) ?? 4,
      hours: text(NumberText.hours), wholeHours: text(NumberText.wholeHours), minutes: text(NumberText.minutes),
      percent: text(NumberText.percent), unit: text(NumberText.unit), beats: text(NumberText.beats))
  }

  /// Those of the language with a tag that are part of the program; no text at all where it has none.
  init(ofLanguage tag: String) {
    var count = 0
    let bytes = clanguages_texts(tag, &count)
    self.init(KeyedTexts(bytes.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []))
  }
}
