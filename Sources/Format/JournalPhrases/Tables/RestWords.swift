// Words that take back some of what a name says, or say more than one day of it.

import JournalDates

extension WordRow {
  static let rests = [
    // Behind a name or before it; ‘half an hour’ is an amount.
    WordRow(
      .half,
      en:
        "only_half only_half_of_it just_half just_half_of_it half_of_it halfway halfway_through half_way half_way_through half_done half-done not_all_of_it not_the_full not_the_whole not_the_entire not_my_full not_all_of_the not_quite_the_full "
        + "only_partly only_partially",
      de: "nur_halb nur_zur_hälfte zur_hälfte halb_fertig nur_die_hälfte die_hälfte nur_teilweise nur_zum_teil nicht_ganz",
      es: "a_medias la_mitad solo_la_mitad sólo_la_mitad a_mitad solo_a_medias sólo_a_medias solo_en_parte",
      fr: "à_moitié la_moitié seulement_la_moitié à_moitié_seulement la_moitié_seulement qu'à_moitié en_partie_seulement",
      ja: "半分 半分だけ 半分しか 途中まで 途中で終わった",
      ko: "절반 절반만 반만 반만큼 절반밖에",
      pt: "metade só_metade a_metade só_a_metade pela_metade apenas_metade só_pela_metade"),
    // ‘no alcohol except one beer’
    WordRow(
      .exception,
      en: "except except_for excepting only just one apart_from aside_from besides other_than save_for unless but until till til bar_the bar_a bar_an bar_one",
      de: "außer nur bis_auf abgesehen_von ausgenommen aber bis sondern",
      es: "excepto salvo solo sólo menos aparte_de sino pero hasta",
      fr: "sauf seulement juste hormis excepté à_part mais jusqu'à jusqu'",
      ja: "以外 だけ まで けど でも", ko: "빼고 제외하고 말고 외에 까지 하지만",
      pt: "exceto salvo só apenas somente menos fora mas até"),
    // What changes nothing of a no.
    WordRow(
      .emphasis, en: "needed necessary required at_last at_long_last at_all whatsoever either too as_well again instead so_far yet whatever for_once anymore any_more all_shift another_day one_more_day yet_another_day the_whole_shift all_evening all_the_time all_along",
      de: "überhaupt mehr auch wieder noch_ein_tag wieder_ein_tag einen_weiteren_tag endlich bisher nötig notwendig gebraucht",
      es: "también tampoco nada otra_vez otro_día otro_día_más un_día_más en_absoluto más por_fin al_fin", fr: "nécessaire du_tout non_plus encore encore_un_jour un_jour_de_plus plus", ja: "全然 まったく 全く も", ko: "전혀 또 도",
      pt: "também nada de_novo mais mais_um_dia"),
    // More days than one.
    WordRow(
      .period,
      en:
        "last_week this_week last_month this_month last_year this_year every_day every_morning every_evening every_night every_week all_week all_month "
        + "each_day each_morning weekend the_weekend at_the_weekend on_the_weekend over_the_weekend this_weekend last_weekend daily these_days most_days "
        + "the_other_day the_other_night the_other_week the_day_before the_night_before the_evening_before the_morning_before a_while_ago ages_ago a_while_back "
        + "a_few_days_ago a_couple_of_days_ago some_days_ago a_few_weeks_ago a_couple_of_weeks_ago days_ago weeks_ago months_ago earlier_this_week",
      de:
        "letzte_woche diese_woche letzten_monat diesen_monat jeden_tag jeden_morgen jeden_abend jede_woche die_ganze_woche wochenende am_wochenende "
        + "letztes_wochenende dieses_wochenende täglich neulich letztens kürzlich vor_kurzem vor_ein_paar_tagen am_tag_davor den_tag_davor",
      es:
        "la_semana_pasada esta_semana el_mes_pasado este_mes cada_día todos_los_días todas_las_mañanas toda_la_semana fin_de_semana el_fin_de_semana este_fin_de_semana "
        + "el_otro_día hace_unos_días hace_poco hace_tiempo el_día_anterior el_día_antes",
      fr:
        "la_semaine_dernière cette_semaine le_mois_dernier ce_mois-ci chaque_jour chaque_matin chaque_soir tous_les_jours tous_les_matins tous_les_soirs "
        + "l'autre_jour il_y_a_quelques_jours récemment la_veille toute_la_semaine week-end le_week-end ce_week-end weekend ce_weekend",
      ja: "先週 今週 先月 今月 毎日 毎朝 毎晩 毎週 週末 先日 この間 数日前 前日", ko: "며칠_전 얼마_전 전날 지난주 지난_주 이번_주 이번주 지난달 지난_달 이번_달 매일 매주 주말 주말에",
      pt:
        "semana_passada na_semana_passada esta_semana mês_passado este_mês todo_dia todo_o_dia todos_os_dias todas_as_manhãs a_semana_toda fim_de_semana "
        + "no_fim_de_semana este_fim_de_semana outro_dia há_alguns_dias há_pouco_tempo no_dia_anterior"),
    // Before a day: until when it is to be done.
    WordRow(
      .deadline, en: "by before until till", de: "bis vor bis_zum vor_dem spätestens_am bis_spätestens",
      es: "antes_de antes_del para_el para hasta_el",
      fr: "avant avant_le d'ici d'ici_le pour", pt: "até até_a antes_de antes_do antes_da para"),
    WordRow(.deadlineEnd, ja: "までに まで", ko: "까지 전까지"),
    // Days that have a name.
    WordRow(
      .occasion,
      en:
        "christmas xmas easter new_year the_new_year the_holidays end_of_the_week the_end_of_the_week the_end_of_the_month the_end_of_the_year next",
      de: "weihnachten ostern silvester neujahr monatsende jahresende ende_des_monats ende_des_jahres",
      es: "navidad navidades semana_santa año_nuevo fin_de_año fin_de_mes el_fin_de_mes",
      fr: "noël pâques nouvel_an la_fin_du_mois la_fin_de_l'année fin_du_mois", ja: "クリスマス 正月 年末 月末", ko: "크리스마스 연말 월말 설날 추석",
      pt: "natal o_natal páscoa ano_novo fim_do_mês o_fim_do_mês fim_do_ano o_fim_do_ano"),
    // How long until it is to be done.
    WordRow(.until, en: "in", de: "in", es: "en dentro_de", fr: "dans", pt: "em daqui_a dentro_de"),
    WordRow(.untilEnd, ja: "後 後に", ko: "후 후에 뒤 뒤에"),
    // Before an amount, and nearly all of it.
    WordRow(
      .almost, en: "almost nearly just_under just_over not_quite at_most no_more_than at_least a_mere", de: "beinahe knapp annähernd höchstens maximal mindestens gerade_mal gerade_so", es: "casi como_mucho como_máximo a_lo_sumo al_menos por_lo_menos", fr: "presque à_peine au_plus tout_au_plus au_moins au_maximum",
      ja: "ほぼ ほとんど せいぜい", ko: "거의 기껏해야 고작 겨우", pt: "quase no_máximo pelo_menos mal_e_mal"),
    // Not the first of the day.
    WordRow(
      .ordinal,
      en: "second third fourth fifth 2nd 3rd 4th 5th sixth",
      de: "zweiter zweite zweiten dritter dritte dritten vierter vierte vierten fünfter fünfte fünften",
      es: "segundo segunda tercer tercero tercera cuarto cuarta quinto quinta",
      fr: "deuxième second seconde troisième quatrième cinquième", ja: "2杯目 二杯目 3杯目 三杯目 4杯目",
      ko: "두_번째 두번째 세_번째 세번째 네_번째 네번째 다섯_번째 다섯번째",
      pt: "segundo segunda terceiro terceira quarto quinto"),
    // So much beside what is said before.
    WordRow(
      .more, en: "more another another_one again extra", de: "mehr weitere weiteren nochmal nochmals noch_mal noch noch_eine noch_einen noch_ein",
      es: "más otro otra otros otras otro_más",
      fr: "de_plus encore encore_un encore_une un_autre une_autre", ja: "もう 追加", ko: "더 추가로", pt: "mais outro outra outros outras"),
    // Weekdays that are other words as well, and so count only two by two: ‘segunda e terça’.
    WordRow(.maybeWeekday(.monday), pt: "segunda"), WordRow(.maybeWeekday(.tuesday), pt: "terça"),
    WordRow(.maybeWeekday(.wednesday), pt: "quarta"), WordRow(.maybeWeekday(.thursday), pt: "quinta"),
    WordRow(.maybeWeekday(.friday), pt: "sexta"),
  ]
}
