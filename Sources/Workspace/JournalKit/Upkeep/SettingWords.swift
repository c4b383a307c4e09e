// A setting and its value as a person says them: `week start sunday`, `language german`.

import JournalDates
import JournalModel
import JournalFormat
import JournalText

/// The key of a setting and its values among some words.
public struct SettingWords: Sendable {
  public let key: String
  public let values: [String]

  /// The longest beginning of the words that is a key, with blanks for the signs in it; nil where none is.
  public init?(_ words: [String]) {
    let words = Self.withoutFiller(words)
    for count in (1...max(1, min(4, words.count))).reversed() where count <= words.count {
      let said = words.prefix(count).map { $0.lowercased() == $0 && $0.contains("-") ? $0.filter { $0 != "-" } : $0.lowercased() }
      let name = Self.others[said.joined(separator: " ")]?.words.map { String($0) } ?? said
      guard let setting = Setting.all.first(where: { $0.key == said[0] && count == 1 || Self.parts($0.key).joined() == name.joined() })
      else {
        continue
      }
      key = setting.key
      let behind = words.dropFirst(count)
      // ‘week starts on sunday’, ‘language to german’
      let rest = behind.count > 1 && Self.joints.contains(behind.first?.lowercased() ?? "") ? behind.dropFirst() : behind
      values = rest.map { Self.value($0, of: setting) }
      return
    }
    return nil
  }

  /// What settings are called elsewhere.
  private static let others = [
    "lang": "language", "locale": "language", "tz": "timezone", "time zone": "timezone", "first day": "week start",
    "first day of week": "week start", "moods": "mood labels", "colours": "theme colors", "colors": "theme colors",
  ]

  /// ‘the week starts’ is ‘week start’, and ‘first day of the week’ has no need of its article.
  private static func withoutFiller(_ words: [String]) -> [String] {
    let plain = words.count > 2 ? words.filter { !["the", "my"].contains($0.lowercased()) } : words
    guard plain.count > 2, let noun = plain.first?.lowercased(), ["week", "weeks", "day", "days"].contains(noun),
      ["start", "starts", "begin", "begins"].contains(plain[1].lowercased())
    else { return plain }
    return [noun.hasPrefix("week") ? "week" : "day", "start"] + plain.dropFirst(2)
  }

  /// What stands between a setting and its value.
  private static let joints: Set<String> = ["on", "to", "at", "with", "from", "is", "=", "as"]

  private static func parts(_ key: String) -> [String] { key.split { $0 == "." || $0 == "_" }.map { String($0) } }

  /// A value as files have it: languages and the choices of a setting are known by other words, too.
  private static func value(_ word: String, of setting: Setting) -> String {
    let folded = word.lowercased()
    if let choice = setting.choices.first(where: { $0.lowercased() == folded }) { return choice }
    if setting.key == "week_start", let day = SpokenDays.often(folded) ?? Optional(folded), setting.choices.contains(day) { return day }
    if setting.key == "language" { return languages.first { $0.names.words.contains { $0 == folded } }?.code ?? word }
    // ‘sun’ begins one of the two days on which weeks begin.
    if folded.count > 2 {
      let begun = setting.choices.filter { $0.hasPrefix(folded) }
      if begun.count == 1 { return begun[0] }
    }
    return word
  }

  /// Languages by their names in themselves and in English.
  private static let languages: [(code: String, names: String)] = [
    ("en", "english"), ("de", "german deutsch"), ("es", "spanish español espanol castellano"), ("fr", "french français francais"),
    ("ja", "japanese 日本語"), ("ko", "korean 한국어"), ("pt-BR", "portuguese brazilian português portugues pt pt_br"),
  ]
}
