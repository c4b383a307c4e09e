// The names of sections in every language. docs/format.md shows the same table; a test compares them.

public import JournalModel

extension SectionNames {
  /// The languages of the table, as BCP 47 tags.
  public static let languages = ["en", "de", "es", "fr", "ja", "ko", "pt-BR"]

  /// The heading that is written for a section in a language; the English one for a language that is not in the table.
  public static func heading(for kind: SectionKind, in language: String) -> String? {
    let rows = table.filter { $0.kind == kind }
    return (rows.first { $0.language == language } ?? rows.first)?.names.first
  }

  /// The names of a section in a language, the one that is written first; none for a language that is not in the table.
  public static func names(of kind: SectionKind, in language: String) -> [String] {
    table.first { $0.kind == kind && $0.language == language }?.names ?? []
  }

  /// One cell of the table: the name that is written comes first, what else is understood follows.
  struct Row {
    var kind: SectionKind
    var language: String
    var names: [String]

    init(_ kind: SectionKind, _ language: String, _ names: String...) {
      self.kind = kind
      self.language = language
      self.names = names
    }
  }

  static let table = [
    Row(.review, "en", "Review"),
    Row(.review, "de", "Rückblick"),
    Row(.review, "es", "Revisión"),
    Row(.review, "fr", "Bilan"),
    Row(.review, "ja", "ふりかえり", "振り返り", "レビュー"),
    Row(.review, "ko", "회고"),
    Row(.review, "pt-BR", "Revisão"),
    Row(.keep, "en", "Keep", "Liked", "Learned", "Continue"),
    Row(.keep, "de", "Behalten", "Gelernt"),
    Row(.keep, "es", "Mantener", "Continuar"),
    Row(.keep, "fr", "Garder", "Continuer"),
    Row(.keep, "ja", "キープ", "続けること"),
    Row(.keep, "ko", "유지"),
    Row(.keep, "pt-BR", "Manter", "Continuar"),
    Row(.problem, "en", "Problem", "Lacked", "Stop"),
    Row(.problem, "de", "Problem", "Probleme"),
    Row(.problem, "es", "Problema"),
    Row(.problem, "fr", "Problème"),
    Row(.problem, "ja", "問題", "プロブレム"),
    Row(.problem, "ko", "문제"),
    Row(.problem, "pt-BR", "Problema"),
    Row(.try, "en", "Try", "Tries", "Longed for", "Start"),
    Row(.try, "de", "Versuchen", "Ausprobieren"),
    Row(.try, "es", "Probar"),
    Row(.try, "fr", "Essayer"),
    Row(.try, "ja", "トライ", "試すこと"),
    Row(.try, "ko", "시도"),
    Row(.try, "pt-BR", "Tentar"),
    Row(.action, "en", "Action"),
    Row(.action, "de", "Aktion", "Aktionen"),
    Row(.action, "es", "Acción", "Acciones"),
    Row(.action, "fr", "Action"),
    Row(.action, "ja", "アクション", "行動"),
    Row(.action, "ko", "실행"),
    Row(.action, "pt-BR", "Ação", "Ações"),
    Row(.log, "en", "Log"),
    Row(.log, "de", "Protokoll"),
    Row(.log, "es", "Registro"),
    Row(.log, "fr", "Registre"),
    Row(.log, "ja", "ログ", "記録"),
    Row(.log, "ko", "기록"),
    Row(.log, "pt-BR", "Registro"),
    Row(.reflection, "en", "Reflection"),
    Row(.reflection, "de", "Reflexion"),
    Row(.reflection, "es", "Reflexión"),
    Row(.reflection, "fr", "Réflexion"),
    Row(.reflection, "ja", "内省"),
    Row(.reflection, "ko", "성찰"),
    Row(.reflection, "pt-BR", "Reflexão"),
    Row(.notes, "en", "Notes"),
    Row(.notes, "de", "Notizen", "Notiz"),
    Row(.notes, "es", "Notas"),
    Row(.notes, "fr", "Notes"),
    Row(.notes, "ja", "メモ", "ノート"),
    Row(.notes, "ko", "메모", "노트"),
    Row(.notes, "pt-BR", "Notas"),
  ]
}
