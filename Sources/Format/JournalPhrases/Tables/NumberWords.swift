// Numbers in words, which count only before a unit.

extension WordRow {
  static let numbers = [
    WordRow(
      .number(0.25), en: "a_quarter a_quarter_of_an a_quarter_of_a quarter_of_an quarter_of_a", de: "ein_viertel einen_viertel",
      es: "un_cuarto_de",
      fr: "un_quart_d' un_quart_de", pt: "um_quarto_de"),
    WordRow(
      .number(0.5), en: "half half_a half_an",
      de: "halbe halben halber halbes ein_halber ein_halbes eine_halbe einen_halben"
        + " ne_halbe gute_halbe eine_gute_halbe",
      es: "media medio",
      fr: "demi demie un_demi une_demi"
        + " une_bonne_demi une_petite_demi", ja: "半", ko: "반",
      pt: "meia meio"
        + " uma_meia"),
    WordRow(
      .number(0.75), en: "three_quarters_of_an three_quarters_of_a three-quarters_of_an", de: "dreiviertel drei_viertel",
      es: "tres_cuartos_de",
      fr: "trois_quarts_d' trois_quarts_de", pt: "três_quartos_de"),
    WordRow(
      .number(1),
      en: "a an one"
        + " a_good a_solid",
      de: "ein eine einem einen einer"
        + " ne nen ner",
      es: "un una"
        + " una_buena un_buen",
      fr: "un une"
        + " une_bonne une_petite un_petit", ja: "一", ko: "한 일",
      pt: "um uma"
        + " uma_boa um_bom"),
    WordRow(.number(1.25), en: "one_and_a_quarter", de: "eineinviertel einundeinviertel"),
    WordRow(.number(1.5), en: "one_and_a_half", de: "anderthalb eineinhalb einundeinhalb"),
    // ‘A couple’ is two in English; ‘ein paar’ and ‘un par’ may be more.
    WordRow(.number(2), en: "couple_of a_couple_of a_couple"),
    WordRow(.number(2), en: "two", de: "zwei", es: "dos", fr: "deux", ja: "二", ko: "두 이", pt: "dois duas"),
    WordRow(.number(2.5), en: "two_and_a_half", de: "zweieinhalb"),
    WordRow(.number(3), en: "three", de: "drei", es: "tres", fr: "trois", ja: "三", ko: "세 삼", pt: "três"),
    WordRow(.number(4), en: "four", de: "vier", es: "cuatro", fr: "quatre", ja: "四", ko: "네 사", pt: "quatro"),
    WordRow(.number(5), en: "five", de: "fünf", es: "cinco", fr: "cinq", ja: "五", ko: "다섯 오", pt: "cinco"),
    WordRow(.number(6), en: "six", de: "sechs", es: "seis", fr: "six", ja: "六", ko: "여섯 육", pt: "seis"),
    WordRow(.number(7), en: "seven", de: "sieben", es: "siete", fr: "sept", ja: "七", ko: "일곱 칠", pt: "sete"),
    WordRow(.number(8), en: "eight", de: "acht", es: "ocho", fr: "huit", ja: "八", ko: "여덟 팔", pt: "oito"),
    WordRow(.number(9), en: "nine", de: "neun", es: "nueve", fr: "neuf", ja: "九", ko: "아홉 구", pt: "nove"),
    WordRow(.number(10), en: "ten", de: "zehn", es: "diez", fr: "dix", ja: "十", ko: "열 십", pt: "dez"),
    WordRow(.amount(1, "times"), en: "once", de: "einmal"),
    WordRow(.amount(2, "times"), en: "twice", de: "zweimal"),
    WordRow(.amount(3, "times"), en: "thrice", de: "dreimal"),
    WordRow(.number(11), en: "eleven", de: "elf", es: "once", fr: "onze", ja: "十一", ko: "열한 십일", pt: "onze"),
    WordRow(.number(12), en: "twelve", de: "zwölf", es: "doce", fr: "douze", ja: "十二", ko: "열두 십이", pt: "doze"),
    WordRow(.number(12), en: "dozen a_dozen"), WordRow(.number(24), en: "two_dozen"), WordRow(.number(6), en: "half_a_dozen half_dozen"),
    WordRow(.number(13), en: "thirteen", de: "dreizehn", es: "trece", fr: "treize", ko: "열세 십삼", pt: "treze"),
    WordRow(.number(14), en: "fourteen", de: "vierzehn", es: "catorce", fr: "quatorze", ko: "열네 십사", pt: "catorze quatorze"),
    WordRow(.number(15), en: "fifteen", de: "fünfzehn", es: "quince", fr: "quinze", pt: "quinze"),
    WordRow(.number(16), en: "sixteen", de: "sechzehn", es: "dieciséis", fr: "seize", pt: "dezesseis"),
    WordRow(.number(17), en: "seventeen", de: "siebzehn", es: "diecisiete", fr: "dix-sept", pt: "dezessete"),
    WordRow(.number(18), en: "eighteen", de: "achtzehn", es: "dieciocho", fr: "dix-huit", pt: "dezoito"),
    WordRow(.number(19), en: "nineteen", de: "neunzehn", es: "diecinueve", fr: "dix-neuf", pt: "dezenove"),
    WordRow(.number(20), en: "twenty", de: "zwanzig", es: "veinte", fr: "vingt", ko: "스물 스무", pt: "vinte"),
    WordRow(.number(25), de: "fünfundzwanzig", es: "veinticinco"),
    WordRow(.number(30), en: "thirty", de: "dreißig", es: "treinta", fr: "trente", ko: "서른", pt: "trinta"),
    WordRow(.number(40), en: "forty", de: "vierzig", es: "cuarenta", fr: "quarante", ko: "마흔", pt: "quarenta"),
    WordRow(.number(35), de: "fünfunddreißig"),
    WordRow(.number(45), de: "fünfundvierzig"),
    WordRow(.number(50), en: "fifty", de: "fünfzig", es: "cincuenta", fr: "cinquante", ko: "쉰", pt: "cinquenta"),
    WordRow(.number(60), en: "sixty", de: "sechzig", es: "sesenta", fr: "soixante", ko: "예순", pt: "sessenta"),
    WordRow(.number(70), en: "seventy", de: "siebzig", es: "setenta", fr: "soixante-dix", pt: "setenta"),
    WordRow(.number(80), en: "eighty", de: "achtzig", es: "ochenta", fr: "quatre-vingts quatre-vingt", pt: "oitenta"),
    WordRow(.number(90), en: "ninety", de: "neunzig", es: "noventa", fr: "quatre-vingt-dix", pt: "noventa"),
    WordRow(
      .number(100), en: "hundred", de: "hundert",
      es: "cien"
        + " ciento",
      fr: "cent"
        + " cents", ja: "百", ko: "백",
      pt: "cem"
        + " cento"),
    WordRow(.number(200), es: "doscientos doscientas", pt: "duzentos duzentas"),
    WordRow(.number(300), es: "trescientos trescientas", pt: "trezentos trezentas"),
    WordRow(.number(400), es: "cuatrocientos cuatrocientas", pt: "quatrocentos quatrocentas"),
    WordRow(.number(500), es: "quinientos quinientas", pt: "quinhentos quinhentas"),
    WordRow(.number(600), es: "seiscientos seiscientas", pt: "seiscentos seiscentas"),
    WordRow(.number(700), es: "setecientos setecientas", pt: "setecentos setecentas"),
    WordRow(.number(800), es: "ochocientos ochocientas", pt: "oitocentos oitocentas"),
    WordRow(.number(900), es: "novecientos novecientas", pt: "novecentos novecentas"),
    WordRow(.number(1000), en: "thousand", de: "tausend", es: "mil", fr: "mille", ja: "千", ko: "천", pt: "mil"),
    WordRow(.number(10_000), ja: "万", ko: "만"),
    WordRow(
      .andPart(0.5), en: "and_a_half n_a_half &_a_half and_half ½", de: "einhalb", es: "y_media y_medio", fr: "et_demi et_demie", ja: "半", ko: "반",
      pt: "e_meia e_meio"),
    WordRow(
      .andPart(0.25), en: "and_a_quarter and_quarter ¼", de: "einviertel und_ein_viertel", es: "y_cuarto y_un_cuarto",
      fr: "et_quart et_un_quart",
      pt: "e_um_quarto"),
    WordRow(
      .andPart(0.75), en: "and_three_quarters and_three-quarters ¾", de: "dreiviertel und_drei_viertel", es: "y_tres_cuartos",
      fr: "et_trois_quarts trois_quarts",
      pt: "e_três_quartos"),
    WordRow(
      .amount(15, "min"), en: "quarter_hour a_quarter_hour",
      de: "viertelstunde eine_viertelstunde"
        + " viertelstündchen ne_viertelstunde", es: "cuarto_de_hora", fr: "petit_quart_d'heure", pt: "quarto_de_hora"),
    WordRow(
      .amount(30, "min"), en: "half_hour a_half_hour half-hour a_half-hour", de: "halbes_stündchen halbstündchen", es: "media_horita",
      fr: "demi-heure", ja: "半時間", ko: "반시간", pt: "meia_horinha"),
    WordRow(.amount(90, "min"), es: "hora_y_media", fr: "heure_et_demie", pt: "hora_e_meia"),
    WordRow(.amount(75, "min"), es: "hora_y_cuarto", fr: "heure_et_quart"),
    WordRow(.amount(45, "min"), de: "dreiviertelstunde eine_dreiviertelstunde"),
  ]
}
