// What stands around times on the clock and amounts.

extension WordRow {
  static let clock = [
    WordRow(.beforeNoon, en: "am"),
    WordRow(.afterNoon, en: "pm"),
    WordRow(.hour, de: "uhr", fr: "h", ja: "時", ko: "시"),
    WordRow(.minute, ja: "分", ko: "분"),
    WordRow(.halfHour, ja: "半", ko: "반"),
    WordRow(
      .at, en: "at @",
      de: "um ab gegen",
      es: "a_las a_la a_partir_de_las",
      fr: "à dès à_partir_de vers",
      pt: "às a_partir_das lá_pelas"),
    WordRow(.from, en: "from", de: "von", es: "de desde_las", fr: "de", pt: "das"),
    WordRow(
      .to, en: "to until till til - – ~ 〜 ～", de: "bis", es: "a hasta_las a_las", fr: "à", ja: "から", ko: "부터", pt: "às até_as"),
    WordRow(.spanEnd, ja: "まで", ko: "까지"),
    WordRow(.during, en: "in for within", de: "in für", es: "en durante por", fr: "en pendant durant", pt: "em por durante"),
    WordRow(
      .amountEnd,
      en: "ish -ish or_so at_most tops at_best max and_a_bit and_change and_a_few_minutes",
      de: "lang höchstens maximal ungefähr mindestens und_ein_bisschen und_ein_paar_minuten",
      es: "más_o_menos aproximadamente apenas"
        + " como_mucho a_lo_sumo como_máximo y_pico y_picos y_algo", fr: "au_plus maxi à_tout_casser à_peine environ à_peu_près et_quelques et_des_poussières",
      ja: "間 を で ほど くらい ぐらい だけ ちょっと ちょい しか 弱 強 ぐらいは",
      ko: "동안 만에 을 를 정도 쯤 만 밖에_못 밖에_안 밖에 남짓 가량 째 최대",
      pt: "mais_ou_menos aproximadamente apenas no_máximo e_picos e_pico e_tal e_tais e_qualquer_coisa e_pouco e_poucos"),
    WordRow(.towards, en: "for towards toward", de: "für", es: "para hacia", fr: "pour vers"),
  ]
}
