// Korean.

import JournalModel

extension Language {
  public static let korean = Language(
    "ko", choosesParticles: true, plural: { _ in .other },
    headings: [
      .review: ["Review", "회고", "리뷰"],
      .keep: ["Keep", "유지"],
      .problem: ["Problem", "문제"],
      .try: ["Try", "시도"],
      .action: ["Action", "액션", "실행"],
      .log: ["기록"],
      .reflection: ["성찰"],
      .notes: ["메모", "노트"],
    ], texts: { koreanTexts })

  private static let koreanTexts = LanguageTexts(ofLanguage: "ko")
}
