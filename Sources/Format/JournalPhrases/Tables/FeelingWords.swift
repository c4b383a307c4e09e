// Words for a mood that are other words as well, and so count only where nothing but the day or how it felt is told.

import JournalModel

extension WordRow {
  static let feelings = [
    WordRow(
      .felt(.horrible),
      en: "dreadful miserable depressed devastated hellish abysmal ghastly wretched worst the_worst appalling horrendous atrocious",
      de: "grauenhaft grässlich elend entsetzlich am_boden", es: "espantoso espantosa terrible deprimido deprimida de_pena",
      fr: "atroce épouvantable horrible déprimé déprimée",
      ja: "最悪 ひどい", ko: "최악의 끔찍한", pt: "terrível deprimido deprimida"),
    WordRow(
      .felt(.bad),
      en:
        "low rough down sad rubbish crap crappy lousy grim blue gloomy shitty shit foul poor tough stressful rotten off unhappy fed_up glum "
        + "under_the_weather in_a_mood anxious upset grumpy",
      de: "mies mieser miese mieses traurig niedergeschlagen schlechter schlechte schlechtes bedrückt beschissen übel harter",
      es: "triste bajo baja de_bajón fatal duro pésimo", fr: "triste déprimant déprimante nul nulle pourri pourrie dur dure",
      ja: "悪い 嫌な つらい 落ち込んだ", ko: "나쁜 우울한 우울 힘든", pt: "triste pra_baixo difícil desanimado desanimada péssimo"),
    WordRow(
      .felt(.average), en: "so-so mediocre middling meh nothing_special unremarkable alright all_right mixed",
      de: "durchwachsen mittelprächtig so_lala",
      es: "regular normalito", fr: "moyen moyenne mitigé mitigée comme_ci_comme_ça", ja: "まあまあ 普通", ko: "보통 그저_그런 평범한",
      pt: "mais_ou_menos normal"),
    WordRow(
      .felt(.good),
      en:
        "fine well lovely nice happy cheerful content pleasant productive solid decent upbeat positive calm relaxed peaceful cracking fun cheery chipper rested "
        + "energised energized optimistic",
      de: "schön schöner schöne fröhlich zufrieden guter gute gutes froh entspannt prima",
      es: "contento contenta feliz bonito bonita tranquilo tranquila lindo linda",
      fr: "content contente heureux heureuse belle beau agréable joyeux", ja: "良い いい 楽しい 嬉しい 幸せな", ko: "좋은 즐거운 행복한 기쁜",
      pt: "feliz contente legal tranquilo tranquila alegre bom boa"),
    WordRow(
      .felt(.great),
      en:
        "fantastic brilliant superb perfect awesome fabulous terrific marvellous marvelous ecstatic over_the_moon on_top_of_the_world on_cloud_nine incredible "
        + "outstanding splendid stellar phenomenal elated best the_best magical",
      de:
        "fantastisch fantastischer wunderbar wunderbarer toller tolle tolles genial herrlich herrlicher perfekt perfekter bester klasse spitze großartiger",
      es: "fantástico fantástica maravilloso maravillosa increíble perfecto perfecta fenomenal gran",
      fr: "fantastique merveilleux merveilleuse parfait parfaite formidable",
      ja: "最高の 素晴らしい すばらしい 完璧な", ko: "최고의 멋진 환상적인 완벽한", pt: "fantástico fantástica maravilhoso maravilhosa perfeito perfeita incrível"),
    WordRow(
      .intensifier,
      en:
        "very so really pretty quite rather super absolutely totally extremely incredibly fairly kinda kind_of sort_of bit_of_a a_bit_of_a a_bit somewhat truly such what utterly "
        + "completely particularly properly overall generally all_in_all ever",
      de: "sehr so richtig ziemlich echt total ganz recht eher absolut wirklich irgendwie insgesamt",
      es: "muy tan bastante realmente súper un_poco algo qué", fr: "très si assez vraiment plutôt super un_peu quelle quel",
      ja: "とても すごく かなり 本当に",
      ko: "아주 매우 정말 너무 꽤 진짜", pt: "muito tão bastante realmente super um_pouco meio que"),
    WordRow(
      .dayNoun, en: "day mood evening afternoon spirits form", de: "tag abend laune stimmung drauf", es: "día jornada tarde humor ánimo",
      fr: "journée jour soirée humeur forme", ja: "日 一日 気分 日だった だった でした", ko: "하루 하루였다 날 날이었다 기분 기분이다", pt: "dia jornada humor"),
  ]
}
