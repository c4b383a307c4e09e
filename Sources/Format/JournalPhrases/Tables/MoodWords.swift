// Words for how it felt.

public import JournalModel
import JournalText

extension WordRow {
  static let moods = [
    WordRow(
      .mood(.horrible), en: "horrible awful terrible", de: "furchtbar schrecklich", es: "horrible fatal", fr: "horrible affreux affreuse",
      ja: "最悪 ひどい", ko: "최악 끔찍함 끔찍해", pt: "horrível péssimo péssima"),
    WordRow(
      .mood(.bad), en: "bad bad_day", de: "schlecht schlechter_tag", es: "mal malo mala mal_día",
      fr: "mal mauvais mauvaise mauvaise_journée",
      ja: "悪い 悪かった いまいち よくない 良くない よくなかった 良くなかった",
      ko: "나쁨 나빠 나빴다 별로 안_좋음 안_좋다 안_좋아 안_좋았다 별로다 별로였다 나쁘다",
      pt: "mal mau má ruim dia_ruim"),
    WordRow(
      .mood(.average), en: "average ok okay so-so so_so meh neither_good_nor_bad neither_bad_nor_good", de: "mittel mittelmäßig geht_so weder_gut_noch_schlecht",
      es: "regular normal ni_bien_ni_mal ni_bueno_ni_malo", fr: "moyen moyenne bof ni_bien_ni_mal ni_bon_ni_mauvais",
      ja: "普通 ふつう まあまあ", ko: "보통 그저_그래 그저_그럼", pt: "médio média normal mais_ou_menos nem_bem_nem_mal nem_bom_nem_ruim"),
    WordRow(
      .mood(.good), en: "good good_day", de: "gut guter_tag", es: "bien bueno buena buen_día", fr: "bon bonne bien bonne_journée",
      ja: "良い 良かった 好い よい いい よかった いいかんじ 上々",
      ko: "좋음 좋아 좋았다 좋았어 좋은 좋다 좋네 좋았음 좋고",
      pt: "bem bom boa dia_bom bom_dia"),
    WordRow(
      .mood(.great), en: "great great_day excellent amazing wonderful",
      de: "super toll großartig ausgezeichnet sehr_gut super_gut",
      es: "genial excelente estupendo muy_bien súper_bien de_maravilla",
      fr: "génial géniale excellent excellente super très_bien super_bien trop_bien hyper_bien au_top",
      ja: "最高 素晴らしい とても良い 最高だった",
      ko: "최고 훌륭함 아주_좋음 최고다 최고야 최고였다",
      pt: "ótimo ótima excelente muito_bem super_bem bem_demais"),
    WordRow(
      .feeling,
      en: "felt feel feeling mood mood_was i_felt i_feel was it_was i'm_feeling i_am_feeling am_feeling feelin",
      de: "stimmung laune gefühlt ich_fühle_mich fühle_mich war es_war"
        + " fühl_mich fühlte_mich fühl_ich_mich hab_mich_gefühlt mir_geht's mir_geht_es mir_gehts mir_ging_es mir_ging's mir_gings geht_mir ging_mir",
      es: "ánimo humor me_siento me_sentí estuvo fue me_encuentro me_he_sentido me_sentía sintiéndome ando",
      fr: "humeur je_me_sens je_me_suis_senti je_me_suis_sentie c'était me_sens je_me_sentais me_suis_senti me_suis_sentie me_sentais moral le_moral",
      ja: "気分 気持ち 調子",
      ko: "기분 컨디션",
      pt: "ânimo me_sinto me_senti foi me_sentindo tô_me_sentindo"),
  ]
}

extension Phrase {
  /// The mood that a word, or a few that belong together, stands for in one of the seven languages; nil where it stands for none.
  public static func mood(ofWord word: String) -> Mood? {
    for row in WordRow.moods { if case .mood(let mood) = row.sense, row.has(word) { return mood } }
    return nil
  }

  /// The mood that somebody is in who feels so, in one of the seven languages: good of ‘happy’; nil for all other words.
  public static func mood(ofFeeling word: String) -> Mood? {
    for row in WordRow.feelings { if case .felt(let mood) = row.sense, row.has(word) { return mood } }
    return nil
  }

  /// The word for a mood that another nearly is: ‘awful’ of ‘aweful’. Short words are near to too many.
  public static func moodWord(near word: String) -> String? {
    let typed = word.lowercased()
    guard typed.count > 4 else { return nil }
    for row in WordRow.moods {
      for word in row.words.flatMap(\.words) where word.count > 4 && word.first == typed.first && !word.contains("_") {
        if editDistance(typed, word, limit: 1) != nil { return word }
      }
    }
    return nil
  }

  /// Whether a word says in one of the seven languages what is counted as a part of what is done: pages, glasses, 歩.
  public static func isCounted(byWord word: String) -> Bool {
    WordRow.units.contains { row in if case .unit("") = row.sense { row.has(word) } else { false } }
  }

  /// The hour by which the part of a day is over that words say, noon of ‘in the morning’; nil where they say none or the whole day.
  public static func hour(endingPart words: String) -> Int? {
    if wholeDays.contains(where: { words.contains(text: $0) }) { return nil }
    for row in WordRow.days {
      guard case .partOfDay(let least) = row.sense, row.has(words) else { continue }
      return switch least {
      case nil: 12
      case 1?: 18
      case 4?: 22
      // The night goes on behind midnight.
      default: 30
      }
    }
    return nil
  }

  private static let wholeDays = ["day", "tag", "día", "dia", "journée", "一日", "하루", "온종일", "shift"]

  /// Whether words say a part of a day: ‘in the evening’, abends, 朝.
  public static func isPartOfDay(_ words: String) -> Bool {
    WordRow.days.contains { row in if case .partOfDay = row.sense { row.has(words) } else { false } }
  }
}

extension WordRow {
  /// Whether a word, or a few that belong together, is one of it.
  fileprivate func has(_ word: String) -> Bool {
    let said = word.split(whereSeparator: \.isWhitespace).map { $0.map(LetterFolding.folded).joined() }.joined(separator: "_")
    return words.contains { words in words.words.contains { $0.map(LetterFolding.folded).joined() == said } }
  }
}
