// Other ways to say what people do, which name it only together with the rest of a name: ‘rang mum’ of ‘Call mum’.

/// Words that one of the doings is said with where nothing else speaks against it. Alone they name nothing: whoever ‘spoke to Tom’ did no ‘Call mum’.
struct Synonym {
  /// The English name of the doing.
  var doing: String
  /// That it was done.
  var said: WordRow
  /// What it is called.
  var called: WordRow

  static let all = [
    Synonym(
      doing: "call",
      said: WordRow(
        .filler,
        en:
          "rang phoned telephoned facetimed skyped zoomed videocalled video_called spoke_to spoke_with spoken_to spoken_with talked_to talked_with chatted_to "
          + "chatted_with caught_up_with had_a_chat_with had_a_long_chat_with had_a_quick_chat_with had_a_good_chat_with had_a_call_with got_on_the_phone_to "
          + "got_on_the_phone_with was_on_the_phone_to was_on_the_phone_with on_the_phone_to on_the_phone_with got_hold_of dialled dialed",
        de: "gesprochen geredet gequatscht geplaudert geskypt videotelefoniert", es: "hablé_con platiqué_con charlé_con telefoneé",
        fr: "parlé_avec parlé_à discuté_avec", pt: "falei_com conversei_com"),
      called: WordRow(
        .filler, en: "phone_call phonecall video_call videocall a_ring a_call call a_bell a_buzz facetime ring ringing ring_up ringing_up phone phoning phone_up facetiming "
            + "speak_to speaking_to speak_with chat_with natter_with chat_on_the_phone_with natter_on_the_phone_with", de: "anruf telefonat",
        es: "llamada videollamada",
        fr: "appel coup_de_fil au_téléphone", pt: "ligação chamada")),
    Synonym(
      doing: "sleep",
      said: WordRow(
        .filler,
        en:
          "asleep bed fell_asleep in_bed got_to_bed got_into_bed went_to_bed went_to_sleep to_bed gone_to_bed got_to_sleep dropped_off nodded_off turned_in "
          + "lights_out bedtime get_to_sleep get_to_bed get_into_bed go_to_bed go_to_sleep fall_asleep fell_fast_asleep lights_off hit_the_hay hit_the_sack hit_the_pillow head_down tucked_up zonked_out "
          + "conked_out crashed_out out_cold",
        de: "eingeschlafen im_bett ins_bett_gegangen schlafen_gegangen ins_bett",
        es: "me_dormí me_acosté en_la_cama dormido dormida acostado acostada",
        fr: "couché couchée endormi endormie au_lit", pt: "dormi deitei fui_dormir na_cama"), called: WordRow(.filler)),
    Synonym(
      doing: "cycle",
      said: WordRow(
        .filler,
        en:
          "rode_my_bike rode_the_bike rode_a_bike rode_my_bicycle took_my_bike took_the_bike went_by_bike came_by_bike by_bike on_my_bike on_the_bike pedalled "
          + "pedaled got_the_bike used_the_bike",
        de: "mit_dem_rad mit_dem_fahrrad mit_dem_rad_gefahren mit_dem_fahrrad_gefahren",
        es: "en_bici en_bicicleta fui_en_bici fui_en_bicicleta",
        fr: "à_vélo en_vélo allé_à_vélo allée_à_vélo", pt: "de_bicicleta de_bike fui_de_bicicleta fui_de_bike"),
      called: WordRow(.filler, en: "bike_ride commute bike_commute")),
    Synonym(doing: "walk", said: WordRow(.filler, en: "strolled wandered"), called: WordRow(.filler, en: "walkies outing")),
    Synonym(
      doing: "lesson", said: WordRow(.filler),
      called: WordRow(.filler, en: "class session tutorial", de: "kurs", es: "curso", pt: "curso")),
  ]
}
