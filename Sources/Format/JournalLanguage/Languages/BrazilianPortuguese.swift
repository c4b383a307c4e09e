// Brazilian Portuguese.

import JournalModel

extension Language {
  public static let brazilianPortuguese = Language(
    "pt-BR", writesNounsSmall: true, plural: { (0...1).contains($0) ? .one : $0 != 0 && $0 % 1_000_000 == 0 ? .many : .other },
    headings: [
      .review: ["Revisão"],
      .keep: ["Manter", "Continuar"],
      .problem: ["Problema"],
      .try: ["Tentar", "Tentativa"],
      .action: ["Ação", "Ações"],
      .log: ["Registro"],
      .reflection: ["Reflexão"],
      .notes: ["Notas"],
    ], texts: { brazilianPortugueseTexts })

  private static let brazilianPortugueseTexts = LanguageTexts(ofLanguage: "pt-BR")
}
