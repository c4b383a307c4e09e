// French.

import JournalModel

extension Language {
  public static let french = Language(
    "fr", writesNounsSmall: true, plural: { (0...1).contains($0) ? .one : $0 != 0 && $0 % 1_000_000 == 0 ? .many : .other },
    headings: [
      .review: ["Bilan"],
      .keep: ["Garder", "À garder", "Continuer"],
      .problem: ["Problème"],
      .try: ["Essayer", "À essayer", "Essai"],
      .action: ["Action"],
      .log: ["Registre"],
      .reflection: ["Réflexion"],
      .notes: ["Notes"],
    ], texts: { frenchTexts })

  private static let frenchTexts = LanguageTexts(ofLanguage: "fr")
}
