// Japanese.

import JournalModel

extension Language {
  public static let japanese = Language(
    "ja", plural: { _ in .other },
    headings: [
      .review: ["レビュー", "ふりかえり", "振り返り"],
      .keep: ["Keep", "キープ", "続けること"],
      .problem: ["Problem", "問題", "プロブレム"],
      .try: ["Try", "トライ", "試すこと"],
      .action: ["Action", "アクション", "行動"],
      .log: ["ログ", "記録"],
      .reflection: ["内省"],
      .notes: ["メモ", "ノート"],
    ], texts: { japaneseTexts })

  private static let japaneseTexts = LanguageTexts(ofLanguage: "ja")
}
