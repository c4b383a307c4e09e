// Korean.

import JournalModel

extension Language {
  public static let korean = Language(
    "ko", plural: { _ in .other },
    headings: [
      .review: ["회고"],
      .keep: ["유지"],
      .problem: ["문제"],
      .try: ["시도"],
      .action: ["실행"],
      .log: ["기록"],
      .reflection: ["성찰"],
      .notes: ["메모", "노트"],
    ], texts: { koreanTexts })

  private static let koreanTexts = LanguageTexts(ofLanguage: "ko")
}
