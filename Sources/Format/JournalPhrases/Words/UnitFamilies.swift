// Units that are one in several languages.

import JournalText

/// What is counted, by its names: the ‘Seiten’ that somebody read are the pages of a habit’s target.
enum UnitFamilies {
  static func areOne(_ a: String, _ b: String) -> Bool {
    guard let first = families[folded(a)], let second = families[folded(b)] else { return false }
    return !first.isDisjoint(with: second)
  }

  private static func folded(_ unit: String) -> String { unit.map(LetterFolding.folded).joined() }

  private static let families: [String: Set<Int>] = {
    var families: [String: Set<Int>] = [:]
    let rows = [
      "page pages seite seiten página páginas ページ 頁 쪽 페이지", "chapter chapters kapitel capítulo capítulos chapitre chapitres 章 장",
      "cup cups mug mugs tasse tassen taza tazas tasses xícara xícaras tässchen tacita tacitas xicrinha 杯 잔 컵",
      "glass glasses glas gläser vaso vasos verre verres copo copos gläschen vasito vasitos copinho copinhos 杯 잔 컵",
      "step steps schritt schritte paso pasos pas passo passos 歩 보 걸음",
      "word words wort wörter palabra palabras mot mots palavra palavras 語 단어",
      "book books buch bücher libro libros livre livres livro livros 冊 권",
      "lap laps runde runden bahn bahnen vuelta vueltas tour tours volta voltas 周 바퀴",
      "length lengths bahn bahnen largo largos longueur longueurs",
      "bottle bottles flasche flaschen botella botellas bouteille bouteilles garrafa garrafas 本 병",
      "slice slices scheibe scheiben rebanada rebanadas tranche tranches fatia fatias 枚 조각",
      "set sets satz sätze serie series série séries セット 세트",
      "rep reps wiederholung wiederholungen repetición repeticiones répétition répétitions repetição repetições 회",
    ]
    for (index, row) in rows.enumerated() {
      for unit in row.split(separator: " ") { families[folded(String(unit)), default: []].insert(index) }
    }
    return families
  }()
}
