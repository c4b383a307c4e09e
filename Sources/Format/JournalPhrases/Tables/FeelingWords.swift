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
        "low rough down sad rubbish crap crappy lousy grim blue gloomy shitty shit foul poor tough stressful rotten off unhappy fed_up glum under_the_weather in_a_mood anxious upset grumpy",
      de: "mies mieser miese mieses traurig niedergeschlagen schlechter schlechte schlechtes bedrückt beschissen übel harter unglücklich deprimiert down frustriert geknickt",
      es: "triste bajo baja de_bajón fatal duro pésimo desanimado desanimada bajoneado bajoneada",
      fr: "triste déprimant déprimante nul nulle pourri pourrie dur dure déprimé déprimée démoralisé démoralisée malheureux malheureuse à_zéro",
      ja: "悪い 嫌な つらい 落ち込んだ 落ち込んでる 落ち込んでいる 落ち込んでた へこんでる へこんだ 凹んでる 凹んだ 憂鬱 しんどい 辛い 悲しい",
      ko: "나쁜 우울한 우울 힘든 우울해 우울하다 우울함 우울했다 슬프다 슬퍼 슬펐다 슬픔 속상해 속상하다 속상했다 힘들다 힘들었다 울적하다 울적해",
      pt: "triste pra_baixo difícil desanimado desanimada péssimo chateado chateada"),
    WordRow(
      .felt(.average), en: "so-so mediocre middling meh nothing_special unremarkable alright all_right mixed ok-ish okish okayish",
      de: "durchwachsen mittelprächtig so_lala solala",
      es: "regular normalito así_así", fr: "moyen moyenne mitigé mitigée comme_ci_comme_ça couci-couça", ja: "まあまあ 普通 そこそこ", ko: "보통 그저_그런 평범한 그럭저럭",
      pt: "mais_ou_menos normal"),
    WordRow(
      .felt(.good),
      en:
        "fine well lovely nice happy cheerful content pleasant productive solid decent upbeat positive calm relaxed peaceful cracking fun cheery chipper rested "
        + "energised energized optimistic"
        + " glad pleased",
      de: "schön schöner schöne fröhlich zufrieden guter gute gutes froh entspannt prima glücklich munter",
      es: "contento contenta feliz bonito bonita tranquilo tranquila lindo linda animado animada alegre buen",
      fr: "content contente heureux heureuse belle beau agréable joyeux en_forme joyeuse",
      ja: "良い いい 楽しい 嬉しい 幸せな 嬉しかった 楽しかった うれしい うれしかった たのしい 元気 ご機嫌",
      ko: "좋은 즐거운 행복한 기쁜 행복하다 행복해 행복함 행복했다 기쁘다 기뻐 뿌듯하다 뿌듯해 뿌듯함 즐거웠다 즐거움",
      pt: "feliz contente legal tranquilo tranquila alegre bom boa animado animada satisfeito satisfeita"),
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
        "very so really bit pretty quite rather super absolutely totally extremely incredibly fairly kinda kind_of sort_of bit_of_a a_bit_of_a a_bit somewhat truly such what utterly "
        + "heaps hella mighty ever_so completely particularly properly overall generally all_in_all ever",
      de: "sehr so richtig ziemlich echt total ganz recht eher absolut wirklich irgendwie insgesamt mega voll",
      es: "muy tan bastante realmente súper un_poco algo qué super",
      fr: "très si assez vraiment plutôt super un_peu quelle quel trop hyper",
      ja: "とても すごく かなり 本当に なんか 少し ちょっと",
      ko: "아주 매우 정말 너무 꽤 진짜 좀 조금 왠지 진짜로", pt: "muito tão bastante realmente super um_pouco meio que"),
    WordRow(
      .dayNoun, en: "day mood evening afternoon morning night shift spirits form", de: "tag abend laune stimmung drauf", es: "día jornada tarde humor ánimo",
      fr: "journée jour soirée humeur forme", ja: "日 一日 気分 日だった だった でした", ko: "하루 하루였다 날 날이었다 기분 기분이다", pt: "dia jornada humor"),
  ]
}
