// Words that mean something else together than the doing that one of them names.

import JournalModel

extension WordRow {
  /// What is none of these may be the doing; where both can be meant, it is listed, since what is only text can still be seen.
  static let idioms = [
    WordRow(
      .greeting, en: "good_morning good_evening good_afternoon good_night goodnight morning_all",
      de: "guten_morgen guten_tag guten_abend gute_nacht schönen_guten_morgen", es: "buenos_días buenas_tardes buenas_noches",
      fr: "bonne_nuit bon_matin", ja: "おはよう おはようございます おやすみ おやすみなさい こんばんは",
      ko: "좋은_아침 좋은_아침이에요 좋은_아침입니다 좋은_밤 좋은_저녁 안녕히_주무세요 굿모닝", pt: "bom_dia boa_tarde boa_noite"),
    WordRow(
      .idiom,
      en: goingOn(
        "of_course ran_myself ran_ourselves ran_me_over not_only didn't_just didnt_just did_not_just haven't_just wasn't_just not_just didn't_only ran_out run_out_of running_out_of ran_into ran_late running_late ran_off ran_away ran_across ran_behind ran_low running_low "
        + "ran_short ran_dry ran_amok ran_wild ran_smoothly ran_over_time ran_over_budget ran_over_a ran_over_the ran_over_my "
        + "ran_errands run_errands running_errands ran_an_errand ran_some_errands ran_a_few_errands ran_my_errands ran_the_errands "
        + "ran_a_fever ran_a_temperature ran_a_bath ran_a_meeting ran_the_meeting ran_a_workshop ran_the_workshop ran_a_session "
        + "ran_the_session ran_the_numbers ran_a_test ran_the_test ran_tests ran_the_tests ran_a_script ran_the_script ran_the_show "
        + "ran_a_risk ran_the_risk ran_up_a_bill ran_up_a_debt ran_for_office walked_out_of walked_out_on walked_off walked_away "
        + "walked_in_on read_the_room read_my_mind read_his_mind read_her_mind read_their_mind read_the_meter wrote_off "
        + "rode_the_bus rode_a_bus rode_the_train rode_a_train rode_the_tram rode_the_subway rode_the_metro rode_the_lift "
        + "rode_the_elevator rode_a_horse rode_horses rode_out cycled_through rowed_with stretched_the_truth exercised_caution "
        + "exercised_restraint exercised_patience exercised_my_right worked_out_that worked_out_how worked_out_why worked_out_what "
        + "worked_out_who worked_out_where worked_out_when worked_out_whether worked_out_a worked_out_the worked_out_well "
        + "worked_out_fine worked_out_great worked_out_badly worked_out_ok worked_out_okay worked_out_in_the_end "
        + "worked_out_for_the_best trained_the trained_a trained_our trained_new sang_the_praises drew_a_blank drew_up drew_lots "
        + "drew_straws drew_attention drew_the_line drew_a_conclusion drew_conclusions drew_the_curtains drew_money drew_to_a_close "
        + "cooked_up cooked_the_books climbed_into climbed_out_of climbed_back_into danced_around_the studied_the_menu "
        + "read_receipt read_receipts read_only_mode read_only_file read_only_access read_error read_access read_the_riot_act read_between_the_lines ran_a_report ran_a_backup ran_a_query "
        + "ran_the_dishwasher ran_the_numbers ran_a_red_light ran_over ran_to_catch ran_for_the_bus ran_on_fumes ran_aground run_of_luck running_nose "
        + "walked_into walked_down_the_aisle walked_through_the walk_of_shame wrote_down wrote_back wrote_to wrote_up wrote_an_email wrote_a_cheque "
        + "drew_near drew_blood water_under_the_bridge read_out read_up_on cooked_the_numbers sang_along_to_the_radio "
        + "couldn't_put_it_down can't_put_it_down couldn't_stop couldn't_wait swam_against swimming_against run_on_the_bank run_on_the_banks run_on_the_pound "
        + "ran_around_after ran_around_like ran_around_all_day ran_round_after running_around running_round "
        + "well_read stretched_thin swimming_in_work swimming_in_debt swimming_in_paperwork running_into running_off running_away running_errands "
        + "running_a_fever running_a_temperature running_a_meeting running_a_workshop running_nose running_costs running_joke running_mate running_total "
        + "running_shoes running_water tap_running taps_running nose_running nose_is_running engine_running "
        + "coffee_machine coffee_machines coffee_shop coffee_shops coffee_table coffee_beans coffee_maker coffee_stain coffee_stains coffee_grinder "
        + "coffee_filters coffee_prices water_bill water_bills water_heater water_pipe water_pipes water_meter water_pressure water_leak water_tank "
        + "water_main swim_team swim_trunks swim_shorts swimming_trunks swimming_costume swimming_cap piano_tuner piano_mover piano_movers piano_stool "
        + "piano_concert piano_bar piano_shop dog_food dog_park dog_owner dog_owners dog_show dog_bed dog_lead dog_bowl dog_sitter dog_walker dog_groomer "
        + "hot_dog hot_dogs german_car german_cars german_bank german_team german_colleague german_colleagues german_embassy german_passport german_election "
        + "german_shepherd cycle_lane cycle_lanes cycle_path cycle_paths cycle_shop washing_cycle spin_cycle life_cycle reading_list reading_glasses "
        + "reading_week reading_room meter_reading meter_readings writing_desk writing_paper stretch_goal stretch_goals stretch_marks home_stretch "
        + "stretch_of_road stretching_the_budget stretching_the_truth a_bit_of_a_stretch bit_of_a_stretch quite_a_stretch walking_on_eggshells walking_on_air "
        + "walking_stick walking_boots run_of_bad_luck run_of_good_luck run_of_bad run_of_good run_up_to dry_run home_run run_rate call_centre call_center "
        + "call_log roll_call close_call call_it_a_day called_it_a_day call_it_a called_it_a sugar_rush sugar_tax sugar_prices blood_sugar vitamin_deficiency "
        + "lesson_learned lessons_learned learned_my_lesson learnt_my_lesson learned_a_lesson push_notification push_notifications pushed_up_the "
        + "push_came_to_shove push_up_the sleeping_bag sleep_on_it slept_on_it writing_on_the_wall midnight_snack ran_to_the_bus run_away run_off run_late "
        + "ran_after ran_for_cover ran_for_the_train ran_for_a_bus ran_for_a_train ran_for_my_train ran_for_my_bus ran_through_my_head ran_through_my_mind rumours_run "
        + "left_me_on_read left_on_read leaving_me_on_read on_read sugar_high sugar_highs sugar_crash sugar_crashes still_waters run_deep runs_deep school_run a_write_off a_write-off a_writeoff total_write_off in_the_long_run "
        + "run_in_with run_down run_out running_order running_gag reading_age water_cooler water_works "
        + "coffee_morning_at coffee_morning_with coffee_morning_in coffee_mornings a_coffee_morning the_coffee_morning coffee_morning_for "
        + "read_replica read_replicas read_timeout read_timeouts read_latency read_query read_queries read_model read_models read_throughput read-only "
        + "write_latency write_lock write_timeout is_a_stretch was_a_stretch be_a_stretch stretch_the_pension stretch_the_budget stretch_the_money "
        + "stretch_my_pension stretch_my_budget head_was_swimming head_is_swimming "
        + "went_to_the_cafe went_to_a_cafe been_to_the_cafe the_cafe a_cafe ran_the_washing_machine ran_a_load "
        + "stretched_to_the_limit stretched_to_breaking_point forgot_to_mention forgot_to_say forgot_to_tell never_again ran_out_of_steam run_ragged ran_ragged "
        + "day_is_not_over_yet day_isn't_over_yet not_over_yet did_not_even_notice didn't_even_notice didn't_notice did_not_notice "
        + "it's_not_even its_not_even it_isn't_even it_wasn't_even not_even_noon not_even_lunchtime not_even_midday it_was_not_even not_even_light "
        + "cats_and_dogs sleeping_dogs every_dog_has dog_days dog_eat_dog dog-eat-dog dog_tired dog-tired to_the_dogs hair_of_the_dog in_the_doghouse "
        + "in_the_dog_house man_about_a_dog old_dog_new_tricks an_old_dog shaggy_dog wake_up_and_smell_the_coffee smell_the_coffee smelled_the_coffee "
        + "smelt_the_coffee cup_of_coffee_that my_cup_of_coffee water_pump water_pumps water_under_the water_off_a_duck's_back in_hot_water dead_in_the_water "
        + "fish_out_of_water head_above_water heads_above_water test_the_waters tested_the_waters treading_water walk_on_water walked_on_water "
        + "pour_cold_water poured_cold_water doesn't_hold_water hold_water holds_water walk_in_the_park walk_of_life walks_of_life cold_feet itchy_feet two_left_feet "
        + "on_my_feet on_our_feet on_his_feet on_her_feet on_their_feet off_my_feet off_his_feet off_her_feet under_my_feet under_our_feet my_feet_up "
        + "found_my_feet find_my_feet drag_my_feet dragged_my_feet feet_on_the_ground swept_off_her_feet feet_are_killing_me feet_were_killing_me run_of_the_mill "
        + "hit_the_ground_running up_and_running off_and_running runs_in_the_family run_in_the_family run_for_my_money read_the_tea_leaves beer_goggles small_beer "
        + "garden_path the_same_boat rock_the_boat rocked_the_boat rocking_the_boat rocks_the_boat missed_the_boat miss_the_boat push_the_boat_out pushed_the_boat_out floats_your_boat burned_my_boats burnt_my_boats just_off_the_boat was_a_piece_of_cake is_a_piece_of_cake were_a_piece_of_cake be_a_piece_of_cake it's_a_piece_of_cake its_a_piece_of_cake takes_the_cake took_the_cake takes_the_biscuit took_the_biscuit icing_on_the_cake slice_of_the_cake have_your_cake cherry_on_the_cake bread_and_butter sliced_bread daily_bread bread_winner not_my_cup_of_tea isn't_my_cup_of_tea wasn't_my_cup_of_tea cup_of_tea_at_all not_for_all_the_tea all_the_tea_in_china storm_in_a_teacup spilled_the_tea spilt_the_tea spill_the_tea cry_over_spilt_milk spilt_milk spilled_milk land_of_milk_and_honey cat_out_of_the_bag curiosity_killed_the_cat cat_nap copy_cat play_cat_and_mouse cat_and_mouse hold_your_horses dark_horse straight_from_the_horse's_mouth climbed_the_walls climbing_the_walls climb_the_walls climbed_the_ladder climbing_the_ladder climbed_down_over sink_or_swim swam_against_the swim_against_the swimming_in_money swimming_in_it hit_the_books by_the_book in_my_good_books in_his_bad_books throw_the_book_at threw_the_book_at judge_a_book_by read_my_palm second_fiddle fit_as_a_fiddle face_the_music bad_apple bad_apples apple_of_my_eye apples_and_oranges going_bananas went_bananas walking_on_eggshells egg_on_my_face eggs_in_one_basket in_a_nutshell go_nuts went_nuts bitter_pill tough_pill hard_pill_to_swallow own_medicine pumped_iron strike_while_the_iron irons_in_the_fire paint_the_town painted_the_town in_the_same_book foot_in_my_mouth foot_in_the_door put_my_foot_down put_my_foot_in_it shot_myself_in_the_foot best_foot_forward one_foot_in_the_grave start_on_the_wrong_foot on_the_wrong_foot off_on_the_wrong_foot on_foot by_foot common_or_garden garden_variety garden_gnome garden_centre garden_center garden_furniture beer_gut beer_belly "
        + "threw_up throwing_up thrown_up throw_up threw_out threw_away threw_a_party threw_in_the_towel threw_a_tantrum throw_away throwing_away throwing_out smoke_fired smoke_firing smoke_alarm smoke_alarms smoke_detector smoke_signals "
        + "stab_in_the_back stabbed_in_the_back behind_my_back get_off_my_back off_my_back back_to_square_one back_and_forth a_stretch_this at_a_stretch by_any_stretch") + stretchedThin + unwritten,
      de:
        "lauf_der_dinge lauf_der_zeit nicht_nur gut_gelaufen schlecht_gelaufen schief_gelaufen super_gelaufen toll_gelaufen besser_gelaufen schlechter_gelaufen rund_gelaufen "
        + "glatt_gelaufen bestens_gelaufen daneben_gelaufen dumm_gelaufen blöd_gelaufen wie_geschmiert_gelaufen nach_plan_gelaufen "
        + "lief_gut lief_schlecht lief_schief lief_super lief_toll lief_besser lief_rund lief_glatt lief_nicht lief_ganz lief_alles "
        + "lief_wie_geschmiert lief_nach_plan über_den_weg_gelaufen ins_café im_café ein_café "
        + "kalte_füße kalten_füße liegt_der_hund_begraben da_liegt_der_hund auf_den_hund_gekommen auf_den_hund vor_die_hunde bekannt_wie_ein_bunter_hund "
        + "hunde_die_bellen schlafende_hunde kalter_kaffee ins_wasser_gefallen ins_kalte_wasser wasser_auf_die_mühle wasser_auf_meine_mühle nah_am_wasser "
        + "das_wasser_bis_zum_hals mit_allen_wassern die_leviten_gelesen die_leviten im_selben_boot im_gleichen_boot ins_boot_geholt fuß_gefasst auf_den_füßen gut_zu_fuß",
      es: "al_café en_el_café en_un_café no_solo no_sólo corrí_con_los_gastos corrí_el_riesgo corrí_peligro corre_el_rumor corren_rumores corría_el_rumor corre_la_voz corrió_la_voz corrió_el_rumor corre_prisa corre_peligro corre_el_riesgo "
        + "un_día_de_perros hace_un_día_de_perros día_de_perros días_de_perros tiempo_de_perros corrí_detrás corrí_tras corriendo_de_un_lado nado_en_la_abundancia leí_la_cartilla "
        + "vida_de_perros a_otro_perro_con_ese_hueso perro_ladrador como_el_perro_y_el_gato agua_al_cuello en_el_mismo_barco un_pan_bajo_el_brazo pan_comido es_pan_comido fue_pan_comido agua_pasada como_agua_de_mayo hacer_aguas hace_aguas "
        + "me_ahogo_en_un_vaso_de_agua en_un_vaso_de_agua bajo_el_agua pies_fríos",
      fr: "dans_le_même_bateau du_même_bateau pain_sur_la_planche c'est_du_gâteau c'était_du_gâteau mal_au mal_aux mal_à_la mal_à_l' au_marché le_marché du_marché marché_de marché_aux au_café dans_un_café pas_seulement couru_le_risque couru_un_risque couru_après couru_derrière couru_partout couru_dans_tous_les_sens "
        + "couru_à_droite_et_à_gauche couru_les_magasins couru_pour_attraper le_bruit_court fait_les_courses faire_les_courses fais_les_courses faire_des_courses fait_des_courses liste_de_courses pompes_funèbres nage_en_plein temps_de_chien jours_de_chien lu_mon_message lu_entre_les_lignes "
        + "vie_de_chien mal_de_chien entre_chien_et_loup comme_chien_et_chat autres_chats_à_fouetter tombé_à_l'eau tombée_à_l'eau eau_dans_son_vin l'eau_à_la_bouche "
        + "coup_d'épée_dans_l'eau",
      ja: "空気を読んだ 空気を読んで 空気を読みました 空気を読まなかった 犬も食わない 犬猿の仲 水に流した 水の泡 水を差された 水を差した 足を引っ張った 足が出た", ko: "한배를_탔다 식은_죽 물먹었다 물먹었어 물먹음 물먹었네 기타_등등 기타_비용 물_건너갔다 물_건너갔어 발_벗고 개판 개고생 개고생했다 개꿈",
      pt: "café_da_manhã ao_café no_café num_café não_só corri_atrás corri_o_risco corri_risco "
        + "vida_de_cachorro cão_que_ladra soltou_os_cachorros soltei_os_cachorros cachorro-quente água_na_boca no_mesmo_barco a_preço_de_banana por_água_abaixo foi_por_água_abaixo deu_água tempestade_em_copo_d'água")
  ]

  /// Whoever is ‘stretched too thin’ stretched nothing.
  private static let stretchedThin = [
    "so", "too", "way_too", "very", "really", "super", "pretty", "quite", "rather", "a_bit", "a_little", "awfully", "incredibly", "extremely",
  ].map { " stretched_\($0)_thin" }.joined()

  /// ‘forgot to put it down’: it was done, and only not told.
  private static let unwritten: String = {
    let verbs = ["put_#_down", "put_#_in", "log_#", "note_#", "note_#_down", "write_#_down", "record_#", "track_#", "tick_#", "tick_#_off", "enter_#", "add_#", "time_#"]
    let whats = ["it", "that", "this", "them"]
    let told = verbs.flatMap { verb in whats.map { what in verb.split(separator: "#", omittingEmptySubsequences: false).joined(separator: what) } } + ["start_my_watch", "start_the_watch", "start_strava"]
    return ["forgot_to_", "didn't_", "didnt_", "never_"].flatMap { no in told.map { " \(no)\($0)" } }.joined()
  }()

  /// The same with what goes on: ‘running on fumes’ beside ‘ran on fumes’.
  private static func goingOn(_ idioms: String) -> String {
    let forms = ["ran": "running", "walked": "walking", "read": "reading", "wrote": "writing", "rode": "riding"]
    return idioms.words.reduce(into: idioms) { all, idiom in
      let parts = idiom.split(separator: "_", maxSplits: 1)
      if parts.count == 2, let form = forms[String(parts[0])] { all += " \(form)_\(parts[1])" }
    }
  }
}
