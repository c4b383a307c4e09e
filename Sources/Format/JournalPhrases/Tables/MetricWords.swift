// What numbers of a day are called.

extension WordRow {
  static let metrics = [
    WordRow(
      .metric(.weight),
      en:
        "weight weigh weighed weighed_myself weighed_in weighed_in_at weighed_at body_weight bodyweight down_to up_to scales_say scales_said scale_says scale_said "
        + "scales_showed scale_showed scales_read on_the_scale on_the_scales tipped_the_scales_at weight_is weight_was morning_weight my_weight my_weight_is my_weight_was",
      de: "gewicht wiege gewogen körpergewicht runter_auf waage",
      es: "peso pesé bajé_a báscula",
      fr: "poids pèse descendu_à pesée balance", ja: "体重", ko: "체중 몸무게",
      pt: "peso pesei baixei_para balança"),
    WordRow(
      .metric(.sleep), en: "sleep slept of_sleep asleep_for kip shuteye", de: "schlaf geschlafen", es: "sueño dormí dormido",
      fr: "sommeil dormi nuit_de",
      ja: "睡眠 睡眠時間 寝た 寝ました 寝て 寝ていない 寝てない 寝れた 寝られた 眠った 眠れた 眠れなかった 眠れていない", ko: "수면 잤다 잤어 잤어요 잤음 잠 못_잤다 못_잤어 못_잠 잠을_잤다 잠을_잤어", pt: "sono dormi"),
    WordRow(
      .metric(.nap), en: "nap napped napping power_nap cat_nap catnap catnapped dozed dozed_off snooze snoozed",
      de: "nickerchen mittagsschlaf mittagsschläfchen powernap", es: "siesta siestecita eché_una_siesta eché_la_siesta eché_siesta",
      fr: "sieste", ja: "昼寝 昼寝した 仮眠 仮眠した うたた寝",
      ko: "낮잠",
      pt: "soneca cochilo cochilei tirei_uma_soneca tirei_um_cochilo"),
    WordRow(.metric(.steps), en: "steps step_count", de: "schritte", es: "pasos", ja: "歩数", ko: "걸음수 걸음", pt: "passos"),
    WordRow(
      .metric(.restingHeartRate),
      en: "resting_heart_rate resting_pulse resting_hr rhr heart_rate_at_rest pulse_at_rest hr_at_rest resting_heartrate", de: "ruhepuls",
      es: "pulso_en_reposo fc_en_reposo fc_reposo frecuencia_en_reposo",
      fr: "pouls_au_repos fc_repos fc_au_repos fc_de_repos fréquence_cardiaque_au_repos fréquence_au_repos", ja: "安静時心拍数", ko: "안정시_심박수", pt: "pulso_em_repouso frequência_de_repouso fc_em_repouso fc_repouso"),
    WordRow(
      .metric(.pulse), en: "pulse heart_rate heartrate", de: "puls herzfrequenz", es: "pulso pulsaciones", fr: "pouls fréquence_cardiaque", ja: "脈拍 心拍数",
      ko: "맥박 심박수", pt: "frequência_cardíaca"),
    WordRow(.metric(.variability), en: "hrv"),
    WordRow(
      .metric(.screen), en: "screen_time screentime", de: "bildschirmzeit", es: "tiempo_de_pantalla", fr: "temps_d'écran", ja: "スクリーンタイム",
      ko: "스크린타임 스크린_타임", pt: "tempo_de_tela"),
    WordRow(
      .metric(.bloodPressure), en: "blood_pressure bp pressure", de: "blutdruck rr", es: "presión_arterial tensión_arterial presión tensión",
      fr: "tension_artérielle pression_artérielle tension pression",
      ja: "血圧", ko: "혈압", pt: "pressão_arterial pressão tensão_arterial tensão"),
    WordRow(
      .metric(.hemoglobin), en: "a1c hba1c hb_a1c haemoglobin_a1c hemoglobin_a1c glycated_haemoglobin glycated_hemoglobin", de: "langzeitzucker langzeitblutzucker",
      es: "hemoglobina_glicosilada hemoglobina_glucosilada hemoglobina_glicada", fr: "hémoglobine_glyquée", ja: "ヘモグロビンa1c", ko: "당화혈색소",
      pt: "hemoglobina_glicada"),
    WordRow(
      .metric(.temperature), en: "temp temperature body_temp body_temperature fever", de: "temperatur körpertemperatur fieber", es: "temperatura fiebre",
      fr: "température fièvre", ja: "体温", ko: "체온", pt: "febre"),
    WordRow(
      .metric(.bloodSugar),
      en: "blood_sugar blood_sugars blood_glucose glucose sugar_level sugar_levels glucose_level bloodsugar fasting_glucose fasting_sugar my_bloods hypo",
      de: "blutzucker blutzuckerwert nüchternzucker unterzucker unterzuckerung", es: "glucosa glucemia azúcar_en_sangre hipoglucemia",
      fr: "glycémie glucose hypoglycémie", ja: "血糖値 血糖 低血糖", ko: "혈당 저혈당",
      pt: "glicemia glicose hipoglicemia"),
    WordRow(
      .metric(.bedtime), en: "bedtime went_to_bed went_to_sleep", de: "ins_bett ins_bett_gegangen", es: "me_acosté", fr: "couché couchée",
      ja: "就寝", ko: "취침", pt: "fui_dormir fui_deitar"),
    WordRow(
      .metric(.waking), en: "woke_up woke wake_up got_up wake_time", de: "aufgewacht aufgestanden", es: "me_desperté me_levanté",
      fr: "réveil levé levée",
      ja: "起床 起きた", ko: "기상", pt: "acordei"),
  ]
}
