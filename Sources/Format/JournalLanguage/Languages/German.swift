// German.

import JournalModel

extension Language {
  public static let german = Language(
    "de", plural: { $0 == 1 ? .one : .other },
    headings: [
      .review: ["Rückblick"],
      .keep: ["Behalten", "Gelernt"],
      .problem: ["Problem", "Probleme"],
      .try: ["Versuchen", "Versuch", "Versuche", "Ausprobieren"],
      .action: ["Aktion", "Aktionen"],
      .log: ["Protokoll"],
      .reflection: ["Reflexion"],
      .notes: ["Notizen", "Notiz"],
    ], texts: { germanTexts })

  private static let germanTexts = LanguageTexts(ofLanguage: "de")
}
