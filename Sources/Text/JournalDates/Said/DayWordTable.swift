// Words for days in the languages of the program, beside the English ones that they stand for.

/// What is said in each language for one word of English; several are divided by blanks, and ‘_’ stands for the blank inside of one.
struct DayWordRow {
  let english: String
  let words: [(tongue: DayTongue, words: String)]

  init(_ english: String, de: String = "", es: String = "", fr: String = "", pt: String = "", ja: String = "", ko: String = "") {
    self.english = english
    words = [(.german, de), (.spanish, es), (.french, fr), (.portuguese, pt), (.japanese, ja), (.korean, ko)]
  }
}

extension DayWordRow {
  /// Signs that only put words in order: what follows is ago; nothing at all.
  static let ago = "<ago", nothing = ""

  static let all = days + weekdays + months + periods + sides + links + counts

  private static let days = [
    Self("today", de: "heute", es: "hoy", fr: "aujourd'hui", pt: "hoje", ja: "今日 きょう 本日", ko: "오늘"),
    Self("yesterday", de: "gestern", es: "ayer", fr: "hier", pt: "ontem", ja: "昨日 きのう", ko: "어제"),
    Self(
      "last night", de: "gestern_abend gestern_nacht letzte_nacht", es: "anoche ayer_por_la_noche", fr: "hier_soir", pt: "ontem_à_noite",
      ja: "昨夜 昨晩", ko: "어젯밤 어제_밤 간밤"),
    Self("tomorrow", de: "morgen", es: "mañana", fr: "demain", pt: "amanhã", ja: "明日 あした", ko: "내일"),
    Self(
      "day before yesterday", de: "vorgestern", es: "anteayer antier antes_de_ayer", fr: "avant-hier", pt: "anteontem antes_de_ontem",
      ja: "一昨日 おととい", ko: "그저께 그제 엊그제"),
    Self("3d ago", ja: "さきおととい", ko: "그끄저께 그끄제"),
    Self(
      "day after tomorrow", de: "übermorgen uebermorgen", es: "pasado_mañana", fr: "après-demain", pt: "depois_de_amanhã", ja: "明後日 あさって",
      ko: "모레"),
  ]

  private static let weekdays = [
    Self("monday", de: "montag montags", es: "lunes", fr: "lundi", pt: "segunda-feira segunda", ja: "月曜日 月曜", ko: "월요일"),
    Self("tuesday", de: "dienstag dienstags", es: "martes", fr: "mardi", pt: "terça-feira terça", ja: "火曜日 火曜", ko: "화요일"),
    Self("wednesday", de: "mittwoch mittwochs", es: "miércoles", fr: "mercredi", pt: "quarta-feira quarta", ja: "水曜日 水曜", ko: "수요일"),
    Self("thursday", de: "donnerstag donnerstags", es: "jueves", fr: "jeudi", pt: "quinta-feira quinta", ja: "木曜日 木曜", ko: "목요일"),
    Self("friday", de: "freitag freitags", es: "viernes", fr: "vendredi", pt: "sexta-feira sexta", ja: "金曜日 金曜", ko: "금요일"),
    Self("saturday", de: "samstag samstags sonnabend", es: "sábado", fr: "samedi", pt: "sábado", ja: "土曜日 土曜", ko: "토요일"),
    Self("sunday", de: "sonntag sonntags", es: "domingo", fr: "dimanche", pt: "domingo", ja: "日曜日 日曜", ko: "일요일"),
  ]

  private static let months = [
    Self("january", de: "januar jänner", es: "enero", fr: "janvier", pt: "janeiro"),
    Self("february", de: "februar feber", es: "febrero", fr: "février", pt: "fevereiro"),
    Self("march", de: "märz maerz", es: "marzo", fr: "mars", pt: "março"),
    Self("april", de: "april", es: "abril", fr: "avril", pt: "abril"),
    Self("may", de: "mai", es: "mayo", fr: "mai", pt: "maio"),
    Self("june", de: "juni", es: "junio", fr: "juin", pt: "junho"),
    Self("july", de: "juli", es: "julio", fr: "juillet", pt: "julho"),
    Self("august", de: "august", es: "agosto", fr: "août", pt: "agosto"),
    Self("september", de: "september", es: "septiembre setiembre", fr: "septembre", pt: "setembro"),
    Self("october", de: "oktober okt", es: "octubre", fr: "octobre", pt: "outubro"),
    Self("november", de: "november", es: "noviembre", fr: "novembre", pt: "novembro"),
    Self("december", de: "dezember dez", es: "diciembre", fr: "décembre", pt: "dezembro"),
  ]

  private static let periods = [
    Self("day", de: "tag tage tagen", es: "día días", fr: "jour jours", pt: "dia dias"),
    Self("week", de: "woche wochen", es: "semana semanas", fr: "semaine semaines", pt: "semana semanas"),
    Self("month", de: "monat monate monaten monats", es: "mes meses", fr: "mois", pt: "mês meses"),
    Self("quarter", de: "quartal quartale quartals", es: "trimestre trimestres", fr: "trimestre trimestres", pt: "trimestre trimestres"),
    Self("year", de: "jahr jahre jahren jahres", es: "año años", fr: "an ans année années", pt: "ano anos"),
    Self(
      "weekend", de: "wochenende", es: "fin_de_semana finde", fr: "week-end weekend fin_de_semaine", pt: "fim_de_semana", ja: "週末",
      ko: "주말"),
    Self("week", de: "kw kalenderwoche"),
    Self(
      "q1", de: "erstes_quartal erste_quartal ersten_quartal 1._quartal", es: "t1 primer_trimestre", fr: "t1 premier_trimestre 1er_trimestre",
      pt: "1_trimestre primeiro_trimestre"),
    Self(
      "q2", de: "zweites_quartal zweite_quartal zweiten_quartal 2._quartal", es: "t2 segundo_trimestre", fr: "t2 deuxième_trimestre 2e_trimestre",
      pt: "2_trimestre segundo_trimestre"),
    Self(
      "q3", de: "drittes_quartal dritte_quartal dritten_quartal 3._quartal", es: "t3 tercer_trimestre", fr: "t3 troisième_trimestre 3e_trimestre",
      pt: "3_trimestre terceiro_trimestre"),
    Self(
      "q4", de: "viertes_quartal vierte_quartal vierten_quartal 4._quartal", es: "t4 cuarto_trimestre", fr: "t4 quatrième_trimestre 4e_trimestre",
      pt: "4_trimestre quarto_trimestre"),
    Self("spring", de: "frühling frühjahr fruehling", es: "primavera", fr: "printemps", pt: "primavera", ja: "春", ko: "봄"),
    Self("summer", de: "sommer", es: "verano", fr: "été", pt: "verão", ja: "夏", ko: "여름"),
    Self("autumn", de: "herbst", es: "otoño", fr: "automne", pt: "outono", ja: "秋", ko: "가을"),
    Self("winter", de: "winter", es: "invierno", fr: "hiver", pt: "inverno", ja: "冬", ko: "겨울"),
    Self(
      "christmas", de: "weihnachten", es: "navidad", fr: "noël", pt: "natal", ja: "クリスマス", ko: "크리스마스 성탄절"),
    Self("christmas eve", de: "heiligabend", es: "nochebuena", ja: "クリスマスイブ"),
    Self("new year's eve", de: "silvester", es: "nochevieja", fr: "saint-sylvestre", pt: "réveillon", ja: "大晦日"),
    Self("easter", de: "ostern", es: "pascua", fr: "pâques", pt: "páscoa"),
    Self("this week", ja: "今週", ko: "이번주"),
    Self("last week", ja: "先週", ko: "지난주 저번주"),
    Self("next week", ja: "来週", ko: "다음주"),
    Self("week after next", de: "übernächste_woche übernächsten_woche", ja: "再来週", ko: "다다음주"),
    Self("week before last", de: "vorletzte_woche vorletzten_woche vorletzter_woche", ja: "先々週 先先週", ko: "지지난주 저저번주"),
    Self("month after next", de: "übernächsten_monat", ja: "再来月", ko: "다다음달"),
    Self("month before last", de: "vorletzten_monat", ja: "先々月 先先月", ko: "지지난달 저저번달"),
    Self("2 day", ko: "이틀"), Self("3 day", ko: "사흘"), Self("4 day", ko: "나흘"), Self("5 day", ko: "닷새"), Self("6 day", ko: "엿새"), Self("10 day", ko: "열흘"),
    Self("15 day", ko: "보름"),
    Self("1 week", ko: "일주일 한주"), Self("2 week", de: "vierzehn_tage vierzehn_tagen", ko: "두주"), Self("3 week", ko: "세주"), Self("4 week", ko: "네주"),
    Self("1 month", ko: "한달"), Self("2 month", ko: "두달"), Self("3 month", ko: "세달 석달"), Self("1 year", ko: "일년"),
    Self("this month", ja: "今月", ko: "이번달"),
    Self("last month", ja: "先月", ko: "지난달 저번달"),
    Self("next month", ja: "来月", ko: "다음달"),
    Self("this year", ja: "今年", ko: "올해"),
    Self("last year", ja: "昨年 去年", ko: "작년"),
    Self("next year", ja: "来年", ko: "내년"),
    Self("this quarter", ja: "今四半期", ko: "이번분기"),
    Self("last quarter", ja: "前四半期 先四半期", ko: "지난분기"),
    Self("end of this month", ja: "今月末", ko: "이번달말 이달말"),
    Self("end of next month", ja: "来月末", ko: "다음달말"),
    Self("end of last month", ja: "先月末", ko: "지난달말"),
    Self("end month", de: "monatsende", ja: "月末", ko: "월말"),
    Self("end year", de: "jahresende", ja: "年末", ko: "연말"),
  ]

  private static let sides = [
    Self(
      "last", de: "letzte letzten letzter letztes letztem vergangene vergangenen vergangener vorige vorigen voriger voriges",
      es: "pasado pasada pasados pasadas último última últimos últimas anterior",
      fr: "dernier dernière derniers dernières passé passée", pt: "passado passada último última últimos últimas anterior", ja: "過去 直近 前回の",
      ko: "지난 최근"),
    Self(
      "this", de: "diese diesen dieser dieses diesem", es: "este esta", fr: "ce cet cette", pt: "este esta neste nesta esse essa", ja: "今",
      ko: "이번"),
    Self(
      "next", de: "nächste nächsten nächster nächstes nächstem naechste naechsten kommende kommenden kommender kommendes",
      es: "próximo próxima próximos próximas que_viene siguiente", fr: "prochain prochaine prochains prochaines",
      pt: "próximo próxima próximos próximas que_vem seguinte", ko: "다음"),
  ]

  private static let links = [
    Self(ago, de: "vor", es: "hace", fr: "il_y_a", pt: "há"),
    Self("ago", pt: "atrás", ja: "前", ko: "전"),
    Self("later", ja: "後", ko: "후 뒤"),
    Self("in", de: "in im", es: "dentro_de en", fr: "dans en", pt: "daqui_a em"),
    Self("since", de: "seit", es: "desde", fr: "depuis", pt: "desde"),
    Self("from", de: "von"),
    Self("to", de: "bis", es: "hasta a al", fr: "jusqu'à jusqu'au jusqu' à au", pt: "até a", ja: "から", ko: "부터"),
    Self(
      "end", de: "ende", es: "fin_de fin_del final_de final_del fines_de finales_de", fr: "fin_de fin_du fin",
      pt: "fim_de fim_do final_de final_do"),
    Self(
      "start", de: "anfang beginn", es: "principios_de inicio_de inicio_del comienzo_de", fr: "début_de début_du début",
      pt: "início_de início_do começo_de começo_do"),
    Self(
      nothing, de: "am der die das den dem des vom zum zur", es: "el la los las de del", fr: "le la les l' d' d'_ici des de du",
      pt: "o os as de do da dos das no na nos nas à", ja: "の に は まで", ko: "의 에 까지 동안"),
  ]

  /// What only how often something is due is said with.
  static let schedules = [
    Self(
      "every", de: "jede jeden jedes jeder alle", es: "cada todos_los todas_las", fr: "chaque tous_les toutes_les",
      pt: "cada toda todo todas_as todos_os", ja: "毎", ko: "매 마다"),
    Self(
      "daily", de: "täglich taeglich", es: "diario diariamente a_diario", fr: "quotidien quotidiennement", pt: "diário diariamente",
      ja: "毎日", ko: "매일 날마다"),
    Self(
      "every week", de: "wöchentlich woechentlich", es: "semanal semanalmente", fr: "hebdomadaire", pt: "semanal semanalmente", ja: "毎週",
      ko: "매주"),
    Self("every month", de: "monatlich", es: "mensual mensualmente", fr: "mensuel", pt: "mensal mensalmente", ja: "毎月", ko: "매월 매달"),
    Self("times", de: "mal", es: "veces vez", fr: "fois", pt: "vezes vez", ja: "回", ko: "회 번"),
    Self("per", de: "pro", es: "por a_la al", fr: "par", pt: "por", ja: "に", ko: "에"),
    Self("and", de: "und", es: "y", fr: "et", pt: "e", ja: "と", ko: "와 과"),
    Self("1 times", de: "einmal"), Self("2 times", de: "zweimal"), Self("3 times", de: "dreimal"), Self("4 times", de: "viermal"),
    Self("second", de: "zweiten zweite zweites"),
    Self("week", ja: "週", ko: "일주일 주"),
    Self("weekdays", de: "werktags wochentags", es: "entre_semana", fr: "en_semaine"),
    // Several of a name are days again and again, and no day that something was done on.
    Self("weekend", de: "wochenenden", es: "fines_de_semana los_findes findes", fr: "week-ends weekends", pt: "fins_de_semana finais_de_semana"),
    Self("monday", de: "montagen", fr: "lundis", pt: "segundas segundas-feiras"),
    Self("tuesday", de: "dienstagen", fr: "mardis", pt: "terças terças-feiras"),
    Self("wednesday", de: "mittwochen", fr: "mercredis", pt: "quartas quartas-feiras"),
    Self("thursday", de: "donnerstagen", fr: "jeudis", pt: "quintas quintas-feiras"),
    Self("friday", de: "freitagen", fr: "vendredis", pt: "sextas sextas-feiras"),
    Self("saturday", de: "samstagen sonnabenden", es: "sábados", fr: "samedis", pt: "sábados"),
    Self("sunday", de: "sonntagen", es: "domingos", fr: "dimanches", pt: "domingos"),
  ]

  private static let counts = [
    Self("1", de: "ein eine einem einer einen", es: "un una", fr: "un une 1er", pt: "um uma"),
    Self("2", de: "zwei", es: "dos", fr: "deux", pt: "dois duas"),
    Self("3", de: "drei", es: "tres", fr: "trois", pt: "três"),
    Self("4", de: "vier", es: "cuatro", fr: "quatre", pt: "quatro"),
    Self("5", de: "fünf", es: "cinco", fr: "cinq", pt: "cinco"),
    Self("6", de: "sechs", es: "seis", fr: "six", pt: "seis"),
    Self("7", de: "sieben", es: "siete", fr: "sept", pt: "sete"),
    Self("8", es: "ocho", fr: "huit", pt: "oito"),
    Self("15", es: "quince", fr: "quinze", pt: "quinze"),
    // A month is called so, too, but for its days.
    Self("10 day", pt: "dez_dias"),
    Self("10", de: "zehn", es: "diez", fr: "dix"),
  ]
}
