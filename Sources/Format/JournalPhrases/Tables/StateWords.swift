// Words that say that something was not done, not wholly, or not yet.

extension WordRow {
  static let states = [
    WordRow(
      .negation,
      en: "no not didn't did_not didnt haven't have_not hasn't couldn't could_not don't do_not dont can't cannot won't will_not wasn't "
        + "had_to_miss was_not isn't is_not havent couldnt wasnt hvnt havnt hadn't had_not hadnt didn dint wouldn't would_not ain't aint did'nt could'nt have'nt was'nt never nope none nothing forgot_to didn't_get_round_to didn't_get_around_to did_not_get_round_to never_got_round_to never_got_around_to "
        + "didn't_manage_to failed_to no_time_for no_time_to didn't_need_to didn't_need_the didn't_need_my didn't_need_any didn't_need no_need_to no_need_for no_need_for_the no_need_for_my forgot_to_go_to_the forgot_to_go_to didn't_go_to_the didn't_go_to didnt_go_to_the didnt_go_to did_not_go_to_the did_not_go_to haven't_been_to_the haven't_been_to wasn't_at_the haven't_been_for_a didn't_go_for_a didn't_go_for_my didnt_go_for_a did_not_go_for_a didn't_go_out_for_a couldn't_go_to_the couldn't_go_to couldnt_go_to_the couldn't_go_for_a neither nor not_at_all not_yet zero missed ❌ 🚫",
      de: "nicht kein keine keinen keins nichts nix nie niemals nein noch_nicht gar_nicht weder",
      es: "se_me_olvidó olvidé olvidé_ir_al me_olvidé_de no ningún ninguna nunca jamás tampoco no_pude nada_de ni"
        + " cero no_hubo no_llegué_a no_me_puse_a no_logré no_conseguí no_me_dio_tiempo_de no_me_dio_para no_necesité no_hizo_falta"
        + " todavía_no aún_no",
      fr: "oublié_de oublié_d' pas non jamais rien aucun aucune pas_encore ni zéro pas_pu pas_réussi_à pas_besoin_de pas_besoin_du pas_eu_besoin_de pas_eu_besoin_du",
      ko: "안 못 아니 아니요 아니오 제로",
      pt: "esqueci_de me_esqueci_de esqueci-me_de não_consegui não nenhum nenhuma nunca nada_de nem"
        + " zero não_precisei_de não_precisei_do não_precisei_da não_deu_pra não_deu_para não_cheguei_a não_deu_tempo_pra não_rolou não_fui"
        + " ainda_não"),
    WordRow(
      .negationAfter,
      en:
        "not_needed wasn't_needed not_necessary cancelled canceled postponed called_off missed forgotten didn't_happen didnt_happen did_not_happen never_happened fell_through didn't_get_done "
        + "got_cancelled got_called_off nothing_at_all none_at_all zilch ❌ ✗ ✘ 🚫 👎",
      de: "fiel_aus ausgefallen abgesagt entfallen vergessen verpasst versäumt nicht_dazu_gekommen nicht_gebraucht nicht_nötig"
        + " vergessen_gegangen nicht_geschafft gar_nichts überhaupt_nichts", es: "nada_de_nada cancelado cancelada olvidado",
      fr: "rien_du_tout annulé annulée oublié raté",
      ja: "しなかった しませんでした しない しません していない してない なし できなかった をしなかった をしませんでした できず せず 弾かなかった 弾けなかった 弾いていない 弾いてない "
        + "行かなかった 行けなかった 行っていない 飲まなかった 飲んでいない 飲んでない やらなかった やっていない やってない いない いません ない なかった ません ませんでした "
        + "中止 やめた やめました 忘れた 忘れました 忘れてた 忘れてしまった 行けず 行かず やらず しそびれた 読めず 走れず 飲めず 飲みそびれた そびれた 忘れちゃった 逃した 飛ばした サボり し忘れた し忘れてた し忘れちゃった",
      ko:
        "안_했다 안_했어 안_함 안했다 안함 못_했다 못_했어 못_함 못했다 못함 없음 하지_않았다 하지_않음 않았다 않았어 않았음 않음 않는다 않았습니다 못했어 못했습니다 취소 취소됨 취소했다 잊었다 잊었어 잊음 깜빡 깜빡했다 깜빡했어 실패 하는_걸_깜빡했다 하는_걸_깜빡했어 하는_것을_깜빡했다 하는_걸_잊었다 하는_걸_잊었어 하는_것을_잊었다 하는_걸_잊어버렸다 걸_깜빡했다 것을_깜빡했다 걸_잊었다 것을_잊었다"
        + " 까먹음 까먹었다 까먹었어 까먹었음 까먹었네 까먹고 깜박 깜박함 깜박했다 깜빡함 빼먹음 빼먹었다 빼먹었어 빼먹었음 놓침 놓쳤다 잊어버림 잊어버렸다 잊어버렸어 안_감 못_감 안_갔다 못_갔다 안_갔음 못_갔음 안_갔어 못_갔어 안_먹음 못_먹음 안_먹었다 못_먹었다 안_먹었어 못_먹었어 안_마심 못_마심 안_마셨다 못_마셨다 안_침 못_침 안_쳤다 못_쳤다 안_했음 못_했음 안했음 못했음 안했어 안_챙김 못_챙김 안_챙겼다 못_챙겼다 못_챙겨_먹음 못_챙겨먹음 패스 패스함",
      pt: "nada_de_nada cancelado cancelada não_rolou"),
    WordRow(
      .skip, en: "skip skipped skipping skipt had_to_skip had_to_cancel",
      de: "ausgelassen ausfallen_lassen geschwänzt ausgesetzt sausen_lassen ausfallen_gelassen", es: "salté me_salté omití",
      fr: "sauté séché zappé zappé_le zappé_la zappé_les séché_le séché_la loupé",
      ja: "休んだ 休みました 休み 休む サボった さぼった スキップ スキップした サボり お休み",
      ko: "쉬었다 쉬었어 쉼 건너뜀 건너뛰었다 빠졌다 빠짐 빼먹고 쉬었음 빠졌음 빠졌어 쉬었고 결석 패스했다",
      pt: "pulei faltei_ao faltei_à faltei furei matei"),
    WordRow(
      .partly,
      en: "partly partially half-done half_of_my half_of_the half_my half_the part_of_my part_of_the some_of_my only_half only_part_of hardly hardly_any",
      de: "teilweise halb zur_hälfte zum_teil kaum kaum_was",
      es: "en_parte parcialmente a_medias casi_no_he casi_no",
      fr: "en_partie partiellement à_moitié presque_pas", ja: "途中まで 一部 少しだけ", ko: "일부 조금만 도중까지",
      pt: "em_parte parcialmente pela_metade quase_não quase_nem"),
    WordRow(
      .planned, en: "planned later soon maybe perhaps undone next_week next_month next_time",
      de: "geplant später vielleicht nächste_woche", es: "planeado más_tarde quizás la_próxima_semana",
      fr: "prévu plus_tard peut-être la_semaine_prochaine", ja: "まだ つもり 予定 はず 来週 ところだった ところでした", ko: "예정 계획 다음_주 뻔했다 뻔했어 뻔",
      pt: "planejado mais_tarde talvez semana_que_vem"),
    WordRow(
      .because, en: "because because_of due_to since cos coz cuz bcos bc", de: "weil wegen", es: "porque por_culpa_de",
      fr: "parce_que parce_qu' car à_cause_de",
      pt: "porque por_causa_de por_causa_do por_causa_da"),
  ]
}
