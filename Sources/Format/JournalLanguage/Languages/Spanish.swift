// Spanish.

import JournalModel

extension Language {
  public static let spanish = Language(
    "es", writesNounsSmall: true, plural: { $0 == 1 ? .one : $0 != 0 && $0 % 1_000_000 == 0 ? .many : .other },
    headings: [
      .review: ["Revisión"],
      .keep: ["Mantener", "Continuar"],
      .problem: ["Problema"],
      .try: ["Probar", "Prueba"],
      .action: ["Acción", "Acciones"],
      .log: ["Registro"],
      .reflection: ["Reflexión"],
      .notes: ["Notas"],
    ], texts: { spanishTexts })

  private static let spanishTexts = LanguageTexts(ofLanguage: "es")
}
