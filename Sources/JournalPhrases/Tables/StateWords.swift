// Words that say that something was not done, or not wholly.

extension WordRow {
  static let states = [
    WordRow(
      .negation, en: "no not didn't did_not haven't have_not couldn't could_not", de: "nicht kein keine keinen", es: "no", fr: "pas",
      ko: "안 못", pt: "não"),
    WordRow(
      .negationBehind, ja: "しなかった しませんでした しない なし できなかった をしなかった をしませんでした できず せず",
      ko: "안_했다 안_했어 안_함 안했다 안함 못_했다 못_했어 못_함 못했다 못함 없음 하지_않았다 하지_않음"),
    WordRow(
      .skip, en: "skip skipped skipping", de: "ausgelassen ausfallen_lassen geschwänzt ausgesetzt", es: "salté me_salté omití",
      fr: "sauté séché", ja: "休んだ 休みました 休み 休む サボった さぼった スキップ スキップした", ko: "쉬었다 쉬었어 쉼 건너뜀 건너뛰었다 빠졌다 빠짐",
      pt: "pulei faltei_ao faltei_à faltei"),
    WordRow(
      .partly, en: "partly partially half-done", de: "teilweise zum_teil", es: "en_parte parcialmente a_medias",
      fr: "en_partie partiellement à_moitié", ja: "途中まで 一部 少しだけ", ko: "일부 조금만 도중까지", pt: "em_parte parcialmente pela_metade"),
    WordRow(
      .because, en: "because because_of due_to since", de: "weil wegen", es: "porque por_culpa_de",
      fr: "parce_que parce_qu' car à_cause_de",
      pt: "porque por_causa_de por_causa_do por_causa_da"),
  ]
}
