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
      fr: "mal mauvais mauvaise mauvaise_journée", ja: "悪い 悪かった いまいち", ko: "나쁨 나빠 나빴다 별로",
      pt: "mal mau má ruim dia_ruim"),
    WordRow(
      .mood(.average), en: "average ok okay so-so meh", de: "mittel mittelmäßig geht_so", es: "regular normal", fr: "moyen moyenne bof",
      ja: "普通 ふつう まあまあ", ko: "보통 그저_그래 그저_그럼", pt: "médio média normal mais_ou_menos"),
    WordRow(
      .mood(.good), en: "good good_day", de: "gut guter_tag", es: "bien bueno buena buen_día", fr: "bon bonne bien bonne_journée",
      ja: "良い 良かった 好い よい いい よかった",
      ko: "좋음 좋아 좋았다 좋았어 좋은",
      pt: "bem bom boa dia_bom bom_dia"),
    WordRow(
      .mood(.great), en: "great great_day excellent amazing wonderful", de: "super toll großartig ausgezeichnet sehr_gut",
      es: "genial excelente estupendo muy_bien", fr: "génial géniale excellent excellente super très_bien", ja: "最高 素晴らしい とても良い",
      ko: "최고 훌륭함 아주_좋음", pt: "ótimo ótima excelente muito_bem"),
    WordRow(
      .feeling, en: "felt feel feeling mood mood_was i_felt i_feel was it_was",
      de: "stimmung laune gefühlt ich_fühle_mich fühle_mich war es_war",
      es: "ánimo humor me_siento me_sentí estuvo fue", fr: "humeur je_me_sens je_me_suis_senti je_me_suis_sentie c'était", ja: "気分",
      ko: "기분",
      pt: "ânimo me_sinto me_senti foi"),
  ]
}

extension Phrase {
  /// The mood that a word, or a few that belong together, stands for in one of the seven languages; nil where it stands for none.
  public static func mood(ofWord word: String) -> Mood? {
    for row in WordRow.moods { if case .mood(let mood) = row.sense, row.has(word) { return mood } }
    return nil
  }

  /// Whether a word says in one of the seven languages what is counted as a part of what is done: pages, glasses, 歩.
  public static func isCounted(byWord word: String) -> Bool {
    WordRow.units.contains { row in if case .unit("") = row.sense { row.has(word) } else { false } }
  }

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
