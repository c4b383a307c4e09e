// Days and parts of days.

import JournalDates
import JournalText

extension WordRow {
  static let months = [
    WordRow(.month(1), en: "january jan", de: "januar jänner", es: "enero", fr: "janvier", pt: "janeiro"),
    WordRow(.month(2), en: "february feb", de: "februar", es: "febrero", fr: "février", pt: "fevereiro"),
    WordRow(.month(3), en: "march mar", de: "märz", es: "marzo", fr: "mars", pt: "março"),
    WordRow(.month(4), en: "april apr", es: "abril", fr: "avril"),
    WordRow(.month(5), en: "may", de: "mai", es: "mayo", pt: "maio"),
    WordRow(.month(6), en: "june jun", de: "juni", es: "junio", fr: "juin", pt: "junho"),
    WordRow(.month(7), en: "july jul", de: "juli", es: "julio", fr: "juillet", pt: "julho"),
    WordRow(.month(8), en: "august aug", es: "agosto", fr: "août"),
    WordRow(.month(9), en: "september sep sept", es: "septiembre setiembre", fr: "septembre", pt: "setembro"),
    WordRow(.month(10), en: "october oct", de: "oktober okt", es: "octubre", fr: "octobre", pt: "outubro"),
    WordRow(.month(11), en: "november nov", es: "noviembre", fr: "novembre", pt: "novembro"),
    WordRow(.month(12), en: "december dec", de: "dezember dez", es: "diciembre", fr: "décembre", pt: "dezembro"),
  ]

  static let days = [
    WordRow(.day(0), en: "today 2day", de: "heute heut", es: "hoy", fr: "aujourd'hui aujourdhui", ja: "今日 きょう 本日", ko: "오늘", pt: "hoje"),
    WordRow(.day(0, kept: 2), de: "heute_morgen heute_früh"),
    WordRow(.day(-1), en: "yesterday yday yest ystd yestday", de: "gestern", es: "ayer", fr: "hier", ja: "昨日 きのう", ko: "어제", pt: "ontem"),
    WordRow(.day(-1, kept: 1), de: "gestern_morgen"),
    WordRow(.lastNight(kept: 1), en: "last_night last_nite", de: "letzte_nacht der_letzten_nacht in_der_letzten_nacht", ja: "昨夜 昨晩", ko: "어젯밤 어제_밤 간밤 간밤에 엊저녁"),
    WordRow(
      .lastNight(kept: 0), es: "anoche la_noche_pasada", fr: "la_nuit_dernière la_nuit_passée", ja: "ゆうべ", pt: "a_noite_passada na_noite_passada noite_passada"),
    WordRow(
      .day(-2), en: "day_before_yesterday the_day_before_yesterday", de: "vorgestern", es: "anteayer antier", fr: "avant-hier",
      ja: "一昨日 おととい", ko: "그저께 그제 엊그제 엊그저께 이틀_전 이틀_전에", pt: "anteontem"),
    // Korean has words of its own for so many days.
    WordRow(.day(-3), ja: "さきおととい", ko: "그끄저께 그끄제 사흘_전 사흘_전에"),
    WordRow(.day(-4), ko: "나흘_전 나흘_전에"),
    WordRow(.day(-5), ko: "닷새_전 닷새_전에"),
    WordRow(.day(-6), ko: "엿새_전 엿새_전에"),
    WordRow(.day(-10), ko: "열흘_전 열흘_전에"),
    WordRow(.day(-15), ko: "보름_전 보름_전에"),
    WordRow(.day(1), en: "tomorrow tmrw tmr tmw tmrrw tmrow 2moro 2morrow 2mrw tomoz", de: "morgen", es: "mañana", fr: "demain", ja: "明日 あした", ko: "내일", pt: "amanhã"),
    WordRow(.day(2), de: "übermorgen", es: "pasado_mañana", fr: "après-demain", ja: "明後日 あさって", ko: "모레", pt: "depois_de_amanhã"),
    WordRow(
      .weekday(.monday), en: "monday", de: "montag", es: "lunes", fr: "lundi", ja: "月曜日 月曜", ko: "월요일", pt: "segunda-feira na_segunda na_segunda-feira"),
    WordRow(
      .weekday(.tuesday), en: "tuesday tues", de: "dienstag", es: "martes", fr: "mardi", ja: "火曜日 火曜", ko: "화요일", pt: "terça-feira na_terça na_terça-feira"),
    WordRow(
      .weekday(.wednesday), en: "wednesday weds", de: "mittwoch", es: "miércoles", fr: "mercredi", ja: "水曜日 水曜", ko: "수요일",
      pt: "quarta-feira na_quarta na_quarta-feira"),
    WordRow(
      .weekday(.thursday), en: "thursday thurs thur", de: "donnerstag", es: "jueves", fr: "jeudi", ja: "木曜日 木曜", ko: "목요일",
      pt: "quinta-feira na_quinta na_quinta-feira"),
    WordRow(
      .weekday(.friday), en: "friday", de: "freitag", es: "viernes", fr: "vendredi", ja: "金曜日 金曜", ko: "금요일", pt: "sexta-feira na_sexta na_sexta-feira"),
    WordRow(.weekday(.saturday), en: "saturday", de: "samstag sonnabend", es: "sábado", fr: "samedi", ja: "土曜日 土曜", ko: "토요일"),
    WordRow(.weekday(.sunday), en: "sunday", de: "sonntag", es: "domingo", fr: "dimanche", ja: "日曜日 日曜", ko: "일요일"),
    WordRow(.shortWeekday(.monday), en: "mon"),
    WordRow(.shortWeekday(.tuesday), en: "tue"),
    WordRow(.shortWeekday(.wednesday), en: "wed"),
    WordRow(.shortWeekday(.thursday), en: "thu"),
    WordRow(.shortWeekday(.friday), en: "fri"),
    WordRow(.shortWeekday(.saturday), en: "sat"),
    WordRow(.shortWeekday(.sunday), en: "sun"),
    WordRow(
      .onDay, en: "on last on_last on_the", de: "am letzten am_letzten", es: "el el_pasado día el_día", fr: "le", ko: "지난",
      pt: "na no em dia no_dia no_último na_última"),
    WordRow(.lastDay, es: "pasado", fr: "dernier", ja: "に は には", ko: "에 에는 엔 은 는", pt: "passado passada"),
    WordRow(.dayUnit, en: "day days", de: "tag tagen", es: "día días", fr: "jour jours", ja: "日", ko: "일", pt: "dia dias"),
    WordRow(
      .weeks(1), en: "week weeks", de: "woche wochen", es: "semana semanas", fr: "semaine semaines", ja: "週間前 週前", ko: "주_전 주일_전"),
    WordRow(.weeks(2), en: "fortnight"),
    WordRow(
      .months, en: "month months", de: "monat monaten", es: "mes meses", fr: "mois", ja: "か月前 ヶ月前 ヵ月前 ケ月前", ko: "달_전 개월_전",
      pt: "mês"),
    WordRow(
      .lastWeek, en: "last_week of_last_week", de: "letzte_woche letzter_woche der_letzten_woche",
      es: "la_semana_pasada de_la_semana_pasada", fr: "la_semaine_dernière de_la_semaine_dernière", ja: "先週の 先週", ko: "지난주 지난_주 저번_주",
      pt: "semana_passada da_semana_passada na_semana_passada"),
    WordRow(.agoBefore, de: "vor", es: "hace", fr: "il_y_a", pt: "há"),
    WordRow(.agoAfter, en: "ago", ja: "前", ko: "전", pt: "atrás"),
    WordRow(
      .partOfDay(nil),
      en: "morning this_morning in_the_morning all_day all_day_long"
        + " this_shift this_lunchtime morn this_morn the_whole_day the_entire_day mornin this_mornin this_am in_the_am all_morning the_whole_morning",
      de: "früh morgens vormittag vormittags mittag mittags am_morgen am_vormittag den_ganzen_tag den_ganzen_morgen mittagspause in_der_mittagspause",
      es: "esta_mañana por_la_mañana de_la_mañana todo_el_día en_todo_el_día durante_todo_el_día toda_la_mañana al_mediodía",
      fr: "toute_la_journée matin ce_matin le_matin du_matin de_la_journée de_toute_la_journée toute_la_matinée midi à_midi",
      ja: "今朝 けさ 朝 午前 昼 昼休み 昼休みに 一日中 お昼 お昼に",
      ko: "오늘_아침 아침 아침에 오전 점심 점심때 점심시간 점심시간에 하루종일 하루_종일 온종일",
      pt: "manhã esta_manhã de_manhã da_manhã pela_manhã o_dia_todo o_dia_inteiro no_dia_todo"),
    WordRow(
      .partOfDay(1), en: "afternoon this_afternoon in_the_afternoon this_pm in_the_pm arvo this_arvo all_afternoon the_whole_afternoon", de: "nachmittag nachmittags am_nachmittag",
      es: "esta_tarde por_la_tarde de_la_tarde", fr: "après-midi cet_après-midi de_l'après-midi", ja: "午後", ko: "오후",
      pt: "tarde esta_tarde à_tarde de_tarde da_tarde"),
    WordRow(
      .partOfDay(4),
      en: "evening this_evening in_the_evening this_eve evenin this_evenin all_evening the_whole_evening",
      de: "abend abends am_abend den_ganzen_abend", es: "toda_la_tarde",
      fr: "soir ce_soir le_soir du_soir toute_la_soirée",
      ja: "夕方", ko: "저녁 저녁에"),
    WordRow(
      .partOfDay(6), en: "tonight night at_night tonite 2nite all_night all_night_long the_whole_night", de: "nacht nachts", es: "esta_noche por_la_noche de_la_noche", fr: "cette_nuit",
      ja: "夜 晩 今晩 今夜",
      ko: "밤 밤에", pt: "noite esta_noite essa_noite nessa_noite à_noite de_noite da_noite"),
  ]
}

extension Phrase {
  /// The words by which it tells of the evening of today, as no other one is called; nil where it has none.
  public var wordsForTonight: String? {
    let said = " " + pieces.map(\.words).joined(separator: " ").lowercased() + " "
    return Self.tonight.first { $0.utf8.allSatisfy { $0 < 0x80 } ? said.contains(text: " \($0) ") : said.contains(text: $0) }
  }

  private static let tonight = ["tonight", "tonite", "2nite", "this evening", "heute abend", "esta noche", "ce soir", "hoje à noite", "今夜", "今晩", "오늘 밤", "오늘밤"]
}
