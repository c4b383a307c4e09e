// Japanese.

import JournalModel

extension Language {
  public static let japanese = Language(
    "ja", plural: { _ in .other },
    headings: [
      .review: ["ふりかえり", "振り返り", "レビュー"],
      .keep: ["キープ", "続けること"],
      .problem: ["問題", "プロブレム"],
      .try: ["トライ", "試すこと"],
      .action: ["アクション", "行動"],
      .log: ["ログ", "記録"],
      .reflection: ["内省"],
      .notes: ["メモ", "ノート"],
    ], texts: { japaneseTexts })

  private static let japaneseTexts = LanguageTexts(ofLanguage: "ja")
}
