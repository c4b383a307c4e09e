// Words around a name that say how far what it names was done, or only lead up to it.

extension WordRow {
  static let wordings = [
    // Before a name: that it was not done.
    WordRow(
      .missing,
      en:
        "cancelled canceled postponed forgot forgot_about forgot_all_about clean_forgot clean_forgot_to completely_forgot completely_forgot_to totally_forgot totally_forgot_to "
        + "forgot_to_go forgot_to_do not_a_single not_one not_even_one not_even_a not_a didn't_even couldn't_be_bothered_to couldn't_be_bothered_with "
        + "couldn't_face couldn't_bring_myself_to couldn't_find_time_to couldn't_find_time_for couldn't_find_the_time_to couldn't_find_the_time_for "
        + "couldn't_make_it_to couldn't_get_to didn't_have_time_to didn't_have_time_for didn't_find_time_to didn't_find_time_for didn't_feel_like "
        + "didn't_fancy didn't_bother_to didn't_bother_with had_no_time_to had_no_time_for had_no_energy_to had_no_energy_for no_energy_to "
        + "no_energy_for no_chance_to no_chance_for too_tired_to too_tired_for too_lazy_to too_lazy_for too_busy_to too_busy_for too_ill_to "
        + "too_ill_for too_sick_to too_sick_for too_hot_to too_hot_for too_cold_to too_cold_for too_late_to too_late_for too_wet_to too_wet_for "
        + "too_dark_to too_dark_for too_sore_to too_sore_for too_stressed_to too_stressed_for too_exhausted_to too_exhausted_for too_drunk_to "
        + "too_knackered_to too_knackered_for too_shattered_to too_shattered_for too_hungover_to too_hungover_for too_windy_to too_windy_for too_full_to never_made_it_to never_got_to never_managed_to "
        + "didn't_make_it_to didn't_get_to didn't_get_around_to ran_out_of_time_to ran_out_of_time_for put_off bailed_on blew_off ditched "
        + "dodged instead_of rather_than didn't_manage did_not_manage didnt_manage couldn't_manage didnt_manage_to couldn't_manage_to failed failed_at"
        + " couldn't_be_arsed_to couldn't_be_arsed_with couldn't_be_arsed_w couldn't_be_arsed couldnt_be_arsed_to couldnt_be_arsed_with couldnt_be_arsed_w couldnt_be_arsed can't_be_arsed_to can't_be_arsed_with cant_be_arsed_to cant_be_arsed_with cba_to cba_with cba couldnt_be_bothered_to couldnt_be_bothered_with couldn't_be_bothered couldnt_be_bothered didnt_feel_like didnt_fancy didnt_bother_to didnt_bother_with didnt_get_to did_not_get_to did_not_feel_like did_not_bother_to did_not_have_time_to did_not_have_time_for didnt_have_time_to didnt_have_time_for no_motivation_to no_motivation_for"
        + " all_but everything_but everything_except all_except everything_bar all_bar everything_apart_from"
        + " didn't_have_a_single did_not_have_a_single haven't_had_a_single didn't_have_a didn't_have_any did_not_have_any haven't_had_any haven't_had_a didn't_have_one"
        + " not_a_drop_of not_one_drop_of not_a_single_drop_of not_a_single_piece_of never_got_to_the never_made_it_to_the didn't_make_it_to_the no_time_for_the no_time_for_my",
      de:
        "vergessen_zu zu_müde_zum zu_müde_für zu_müde_um_zu zu_faul_zum zu_faul_für zu_krank_zum zu_krank_für zu_spät_zum zu_spät_für "
        + "zu_beschäftigt_zum zu_beschäftigt_für zu_heiß_zum zu_kalt_zum keine_lust_auf keine_lust_zu keine_zeit_für keine_zeit_zum keine_energie_für "
        + "keine_einzige keinen_einzigen kein_einziges statt anstatt statt_zu anstatt_zu anstelle_von"
        + " nicht_zum kam_nicht_zum komme_nicht_zum bin_nicht_zum nicht_zur nicht_dazu_gekommen_zu keine_zeit_zu keine_lust_zum keinen_bock_auf keinen_nerv_für zu_müde_fürs zu_faul_fürs zu_krank_fürs",
      es:
        "olvidé se_me_olvidó se_me_olvidaron me_olvidé olvidé_tomar demasiado_cansado_para demasiado_cansada_para muy_cansado_para muy_cansada_para "
        + "demasiado_ocupado_para demasiado_ocupada_para demasiado_enfermo_para demasiado_enferma_para demasiado_tarde_para sin_tiempo_para "
        + "sin_ganas_de no_tuve_tiempo_de no_tuve_tiempo_para no_tuve_ganas_de no_me_dio_tiempo_a no_alcancé_a en_vez_de en_lugar_de ni_una_sola ni_un_solo ni_un ni_una"
        + " ni_una_gota_de ni_gota_de no_llegué_a no_me_dieron_ganas_de no_saqué_tiempo_para me_quedé_sin no_fui_a no_me_dio_tiempo_para"
        + " no_toqué_la no_toqué_el",
      fr:
        "oublié oublié_de oublié_d' trop_fatigué_pour trop_fatiguée_pour trop_occupé_pour trop_occupée_pour trop_malade_pour trop_tard_pour "
        + "trop_tard_pour_le pas_eu_le_temps_de pas_le_temps_de pas_le_temps_pour pas_envie_de la_flemme_de flemme_de au_lieu_de au_lieu_d' "
        + "plutôt_que_de plutôt_que pas_un_seul pas_une_seule"
        + " pas_une_goutte_d' pas_une_goutte_de pas_touché_au pas_touché_à pas_touché_à_la pas_touché_la pas_touché_le pas_eu_l'occasion_de pas_eu_le_courage_de pas_pris_le_temps_de pas_pu_aller pas_trouvé_le_temps_de pas_eu_la_force_de",
      pt:
        "esqueci me_esqueci esqueci_de_tomar cansado_demais_para cansada_demais_para muito_cansado_para muito_cansada_para ocupado_demais_para "
        + "ocupada_demais_para doente_demais_para tarde_demais_para sem_tempo_para sem_vontade_de não_tive_tempo_de não_tive_tempo_para "
        + "não_deu_tempo_de preguiça_de em_vez_de ao_invés_de nem_um nem_uma"
        + " nem_uma_gota_de não_deu_tempo_pra não_deu_tempo_para não_tive_tempo_pra sem_tempo_pra cansado_demais_pra cansada_demais_pra não_toquei_no não_peguei_no não_peguei_na deixei_de fiquei_sem sem_saco_pra sem_ânimo_pra sem_ânimo_para"
    ),
    // The same, where it begins what is another clause: ‘took the bus instead of cycling’.
    WordRow(
      .instead, en: "instead_of rather_than", de: "statt anstatt statt_zu anstatt_zu anstelle_von", es: "en_vez_de en_lugar_de",
      fr: "au_lieu_de au_lieu_d' plutôt_que_de plutôt_que", pt: "em_vez_de ao_invés_de"),
    // Beside what is to be left out or kept few: that it was.
    WordRow(
      .abstaining,
      en:
        "stayed_off staying_off stayed_away_from staying_away_from stayed_clear_of kept_off kept_away_from keeping_off avoided avoiding steered_clear_of resisted "
        + "abstained_from refrained_from went_without did_without passed_on didn't_touch did_not_touch didnt_touch haven't_touched cut_out gave_up "
        + "laid_off held_off swerved said_no_to turned_down without_any",
      de: "verzichtet gemieden vermieden die_finger_von", es: "evité me_abstuve_de renuncié_a resistí dejé_el dejé_la",
      fr: "évité renoncé_à résisté_à", pt: "evitei renunciei_a resisti_ao resisti_à fiquei_sem"),
    // Beside what is to be left out: that it was not.
    WordRow(
      .failing,
      en: "fail fails fail_today failed failure broken blown relapse slip-up slipup out_of_the_window", de: "gescheitert gebrochen",
      es: "fallé fracaso",
      fr: "raté échec", pt: "falhei fracasso"),
    // Before a name: that little was missing, or that it was right to do, and so that it was not done.
    WordRow(
      .nearlyDone,
      en:
        "almost nearly long_time_since_i ages_since_i a_while_since_i weeks_since_i months_since_i years_since_i forever_since_i should_have should_of shouldve should've could_have could've would_have would've was_supposed_to was_meant_to",
      de: "fast beinahe", es: "casi debería_haber tendría_que_haber", fr: "failli presque j'aurais_dû aurais_dû",
      pt: "quase deveria_ter devia_ter"),
    // Before a name: what was wanted, and came to nothing where a ‘but’ follows.
    WordRow(
      .wished,
      en:
        "wanted_to meant_to was_going_to planned_to had_planned_to intended_to hoped_to was_about_to wanted_to_go_for_a meant_to_go_for_a "
        + "was_going_to_go_for_a planned_to_go_for_a wanted_a wanted_to_go meant_to_go was_going_to_go planned_to_go planned_a meant_to_do_my",
      de: "wollte", es: "quería iba_a quise", fr: "voulais je_voulais j'allais", pt: "queria ia"),
    // That what was begun was not brought to an end.
    WordRow(
      .broken,
      en:
        "gave_up had_to_give_up stopped had_to_stop quit had_to_quit bailed bailed_out pulled_out packed_it_in packed_up threw_in_the_towel "
        + "cut_it_short cut_short called_it_quits aborted dropped_out turned_back ran_out_of_steam before_giving_up then_gave_up then_stopped",
      de: "aufgegeben abgebrochen aufgehört", es: "lo_dejé abandoné paré me_rendí", fr: "abandonné arrêté laissé_tomber",
      pt: "desisti parei larguei abandonei"),
    WordRow(
      .beginning, en: "started began tried_to tried started_on started_to began_to started_with", de: "angefangen begonnen versucht",
      es: "empecé empecé_a comencé comencé_a intenté",
      fr: "commencé commencé_à essayé_de essayé_d'", pt: "comecei comecei_a tentei"),
    // What follows from what is told before: ‘was ill so no run’.
    WordRow(
      .consequence, en: "so", de: "also deshalb deswegen daher darum", es: "así_que por_eso", fr: "donc du_coup", pt: "então por_isso"),
    // What a list of things done begins with, before a colon.
    WordRow(
      .introduction,
      en:
        "so_far up_early up_late log update recap summary highlights wins ticked ticked_off habits my_habits day_off good_day great_day "
        + "busy_day long_day lazy_day quiet_day rest_day early_start late_start results tally achievements"
        + " until_now up_to_now till_now gave_in caved caved_in slipped_up as_of_now",
      de: "bisher früh_auf bis_jetzt bislang stand_jetzt schwach_geworden",
      es: "hasta_ahora hasta_el_momento por_ahora por_el_momento caí he_caído pequé",
      fr: "jusqu'ici pour_l'instant jusqu'à_maintenant pour_le_moment craqué j'ai_craqué", ja: "今のところ", ko: "지금까지 현재까지 현재",
      pt: "até_agora por_enquanto até_o_momento caí_em_tentação escorreguei"),
    // When a number of the day is taken.
    WordRow(
      .taken,
      en:
        "on_waking upon_waking after_waking_up before_breakfast after_breakfast before_bed right_now just_now first_thing after_getting_up early",
      de: "nüchtern nach_dem_aufstehen vor_dem_frühstück nach_dem_frühstück vorm_frühstück gerade_eben in_der_früh",
      es: "al_despertar al_despertarme en_ayunas al_levantarme antes_de_desayunar antes_del_desayuno temprano ahora_mismo",
      fr: "au_réveil à_jeun au_lever avant_le_petit-déj avant_le_petit_déjeuner tôt", ja: "起床後 朝食前 起きてすぐ 寝起き",
      ko: "공복 공복에 기상_직후 아침_공복 일어나서",
      pt: "ao_acordar em_jejum antes_do_café cedo logo_cedo agora_há_pouco"),
    // More of it than is good.
    WordRow(
      .excess, en: "too_much too_many way_too_much way_too_many far_too_much far_too_many much_too_much a_bit_too_much a_few_too_many not_enough not_nearly_enough",
      de: "zu_viel zu_viele viel_zu_viel viel_zu_viele zuviel ein_paar paar einige mehrere", es: "demasiado demasiada demasiados demasiadas",
      fr: "trop_de trop_d' beaucoup_trop_de beaucoup_trop_d'", pt: "café_demais"),
    // How it was, before a name or inside of it.
    WordRow(
      .manner,
      en:
        "lazy gentle brisk steady gorgeous relaxing relaxed hard tough light cheeky cold hot chilly freezing frosty muddy wet rainy windy sunny early "
        + "late daily usual regular lunchtime evening morning midday group guided solo quiet fast decent sneaky mini big huge massive tiny "
        + "hilly flat brilliant rubbish best worst longest shortest fastest slowest beautiful pleasant refreshing "
        + "proper complete entire leisurely speedy back briefly early-morning post-work pre-work phone video recovery tempo interval trail easy-paced "
        + "slow-paced half-hour 10-minute 20-minute 30-minute 15-minute 5-minute unplanned spontaneous",
      de:
        "langer langes kurzer kurzes schneller flotte flotten lockere lockeren lockerer gemütliche gemütlichen gemütlicher ruhige ruhigen",
      es: "gran tranquila tranquilo intensa intenso", fr: "longue belle beau",
      pt: "tranquila tranquilo"),
    // Between the words of a name, where they are said as a noun and what it is of: ‘call with mum’, ‘took the dog for a walk’.
    WordRow(
      .joint, en: "with w to of on in for out out_for for_a out_for_a on_a out_on_a for_an at_the", de: "mit bei zum", es: "con por de",
      fr: "avec à de",
      pt: "com para de pra pro pra_o pra_a"),
    // Before several words of a name: ‘gave mum a ring’.
    WordRow(.giving, en: "gave give"),
  ]
}
