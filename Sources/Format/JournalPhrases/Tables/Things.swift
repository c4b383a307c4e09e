// What doings are done with, and small things that are done at home, by their names.

extension Doing {
  /// Nouns and verbs by which a name of several words is known in other languages: ‘Mama angerufen’ of ‘Call mum’.
  static let things = [
    Doing(
      kin: "coffee",
      names: WordRow(
        .filler, en: "coffee coffees",
        de: "kaffee kaffees"
          + " käffchen",
        es: "café cafés"
          + " cafecito cafecitos cafelito cafelitos",
        fr: "café cafés"
          + " kawa", ja: "コーヒー 珈琲", ko: "커피",
        pt: "café cafés cafezinho"
          + " cafezinhos"), forms: WordRow(.filler)),
    Doing(
      kin: "coffee",
      names: WordRow(
        .filler, en: "espresso espressos cappuccino cappuccinos latte lattes americano americanos macchiato macchiatos flat_white flat_whites mocha mochas decaf",
        de: "milchkaffee filterkaffee", es: "cortado cortados", fr: "expresso expressos", ja: "エスプレッソ カプチーノ カフェラテ ラテ",
        ko: "에스프레소 아메리카노 카페라떼 라떼", pt: "cafezinhos pingado"), forms: WordRow(.filler)),
    // Without French ‘thé’ and Spanish ‘té’, which without accents are ‘the’ and ‘te’.
    Doing(names: WordRow(.filler, en: "tea teas", de: "tee tees", ja: "お茶 紅茶 緑茶", ko: "녹차 홍차 차", pt: "chá chás"), forms: WordRow(.filler)),
    Doing(
      names: WordRow(.filler, en: "water", de: "wasser", es: "agua", fr: "eau", ja: "水 お水", ko: "물", pt: "água"), forms: WordRow(.filler)),
    Doing(
      kin: "bed",
      names: WordRow(
        .filler, en: "bedtime sleep sleeping", de: "schlafengehen schlafen", es: "dormir acostarse", fr: "dormir coucher", ja: "就寝 寝る",
        ko: "취침 잠자기", pt: "dormir deitar"), forms: WordRow(.filler)),
    Doing(
      kin: "bed",
      names: WordRow(
        .filler, en: "lights_out stayed_up stay_up up_late in_bed into_bed up_past_midnight up_till_midnight up_until_midnight up_after_midnight awake_past_midnight", de: "licht_aus im_bett wach_geblieben aufgeblieben",
        es: "en_la_cama luces_apagadas", fr: "au_lit", ja: "夜更かし 消灯", ko: "늦게까지 불_끄고", pt: "na_cama"), forms: WordRow(.filler)),
    Doing(
      kin: "alcohol",
      names: WordRow(.filler, en: "alcohol booze", de: "alkohol", es: "alcohol", fr: "alcool", ja: "お酒 アルコール 飲酒", ko: "술 음주", pt: "álcool"),
      forms: WordRow(.filler, en: "touched_a_drop had_a_drop drunk_a_drop drank_a_drop"),
      negatives: WordRow(
        .filler,
        en: "not_a_drop not_one_drop not_a_single_drop didn't_touch_a_drop didnt_touch_a_drop did_not_touch_a_drop haven't_touched_a_drop havent_touched_a_drop "
          + "never_touched_a_drop not_touched_a_drop didn't_drink_a_drop didn't_have_a_drop")),
    Doing(
      kin: "alcohol",
      names: WordRow(
        .filler, en: "beer beers",
        de: "bier biere"
          + " bierchen weizen radler",
        es: "cerveza cervezas"
          + " caña cañas birra birras cervecita cervecitas",
        fr: "bière bières"
          + " pinte pintes",
        ja: "ビール"
          + " 発泡酒", ko: "맥주",
        pt: "cerveja cervejas"
          + " chope chopes breja brejas chopp"
      ),
      forms: WordRow(.filler)),
    // Without Spanish ‘vino’, which is also ‘came’.
    Doing(
      kin: "alcohol",
      names: WordRow(
        .filler, en: "wine wines glass_of_red glasses_of_red glass_of_white glasses_of_white glass_of_rosé bottle_of_red bottle_of_white", de: "wein weine",
        es: "copa_de_vino copas_de_vino vino_tinto vino_blanco"
          + " copa_de_tinto copas_de_tinto copa_de_blanco",
        fr: "vin vins"
          + " verre_de_rouge verres_de_rouge verre_de_blanc verres_de_blanc verre_de_rosé verres_de_rosé ballon_de_rouge", ja: "ワイン",
        ko: "와인", pt: "vinho vinhos"),
      forms: WordRow(.filler)),
    Doing(
      kin: "alcohol",
      names: WordRow(
        .filler,
        en:
          "liquor spirits sherry brandy bourbon tequila sangria martini martinis margarita margaritas mojito mojitos negroni negronis spritz lager lagers ale ales ipa ipas stout stouts shandy shandies guinness tipple nightcap bubbly bevvy bevvies g_&_t g_&_ts g_and_t g_and_ts gins vodkas whiskies ciders sherries gin_and_tonic mulled_wine tipsy got_drunk got_pissed got_hammered got_wasted got_tipsy cocktail cocktails whisky whiskey vodka gin rum champagne prosecco cider pint pints drunk_again sober hangover hungover a_drink drinks",
        de: "schnaps sekt nüchtern betrunken angetrunken beschwipst besoffen likör wodka whisky gin rum prosecco"
          + " glühwein aperol cocktail cocktails",
        es: "copas gintonic gin_tonic vodka whisky ron vermut sidra chupitos borracho borracha sobrio sobria resaca licor"
          + " cubata cubatas chupito chupitos cóctel",
        fr: "champagne apéro apéritif digestif vodka whisky gin rhum cidre ivre bourré gueule_de_bois"
          + " cocktail cocktails pastis",
        ja: "酒 日本酒 焼酎 酔った 二日酔い"
          + " ハイボール チューハイ",
        ko: "소주 막걸리 숙취"
          + " 양주 위스키 칵테일 하이볼",
        pt: "cachaça bêbado bêbada sóbrio sóbria ressaca caipirinha"
          + " drinque drinques"), forms: WordRow(.filler)),
    Doing(
      kin: "sugar",
      names: WordRow(.filler, en: "sugar", de: "zucker", es: "azúcar", fr: "sucre", ja: "砂糖", ko: "설탕", pt: "açúcar"),
      forms: WordRow(.filler)),
    Doing(
      kin: "sugar",
      names: WordRow(
        .filler, en: "chocolate brownie brownies", de: "schokolade", es: "chocolate", fr: "chocolat", ja: "チョコ チョコレート", ko: "초콜릿",
        pt: "brigadeiro"),
      forms: WordRow(.filler)),
    Doing(
      kin: "sugar",
      names: WordRow(
        .filler, en: "cake cakes muffin muffins", de: "kuchen torte", es: "pastel tarta", fr: "gâteau gâteaux", ja: "ケーキ", ko: "케이크",
        pt: "bolo"),
      forms: WordRow(.filler)),
    Doing(
      kin: "sugar",
      names: WordRow(
        .filler, en: "cookies cookie biscuit biscuits", de: "kekse keks", es: "galletas galleta", fr: "biscuits", ja: "クッキー", ko: "쿠키",
        pt: "biscoito biscoitos"),
      forms: WordRow(.filler)),
    Doing(
      kin: "sugar",
      names: WordRow(.filler, en: "ice_cream", de: "eis", es: "helado", fr: "glace", ja: "アイス", ko: "아이스크림", pt: "sorvete"),
      forms: WordRow(.filler)),
    Doing(
      kin: "sugar",
      names: WordRow(.filler, en: "dessert desserts pudding", de: "nachtisch", es: "postre", ja: "デザート", ko: "디저트", pt: "sobremesa"),
      forms: WordRow(.filler)),
    Doing(
      kin: "sugar",
      names: WordRow(
        .filler, en: "donuts donut doughnut doughnuts pastry pastries", es: "donut", fr: "pâtisserie", ja: "ドーナツ", ko: "도넛", pt: "rosquinha"
      ),
      forms: WordRow(.filler)),
    Doing(
      kin: "sugar",
      names: WordRow(
        .filler, en: "lemonade coke cokes fizzy_drink fizzy_drinks soda sodas", de: "limo limonade cola colas", es: "refresco refrescos coca-cola", fr: "coca", ja: "ジュース コーラ", ko: "콜라 탄산음료", pt: "refrigerante refri"),
      forms: WordRow(.filler)),
    Doing(
      kin: "sugar",
      names: WordRow(
        .filler,
        en: "sweets candy sweet_treat treats"
          + " haribo gummies gummy_bears",
        de: "süßigkeiten"
          + " bonbons gummibärchen pralinen",
        es: "dulces golosinas"
          + " bombones bombón chuches caramelos chuche",
        fr: "bonbons sucreries"
          + " bonbon friandises",
        ja: "お菓子 甘いもの"
          + " スイーツ 飴 キャンディ",
        ko: "과자 단것"
          + " 사탕 젤리 단거",
        pt: "doces"
          + " docinhos docinho bombom bombons balas"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(
        .filler, en: "smoke smoking cigarette cigarettes", de: "rauchen zigarette zigaretten", es: "fumar cigarrillo cigarrillos",
        fr: "fumer cigarette cigarettes clope clopes", ja: "タバコ たばこ 煙草 喫煙",
        ko: "담배 흡연", pt: "fumar cigarro cigarros"),
      forms: WordRow(.filler, en: "smoked", de: "geraucht", es: "fumé fumado", fr: "fumé", ja: "タバコを吸った", ko: "담배를_피웠+ 담배_피웠+", pt: "fumei"),
      negatives: WordRow(.filler, ja: "タバコを吸わなかった タバコは吸わなかった タバコ吸わなかった タバコを吸っていない たばこを吸わなかった 煙草を吸わなかった", ko: "담배를_안_피웠+ 담배_안_피웠+ 담배를_피우지_않았+ 담배_안_피움")
    ),
    Doing(
      names: WordRow(
        .filler, en: "mum mom mother mam mummy", de: "mama mutti mutter", es: "mamá madre", fr: "maman", ja: "母 お母さん 母さん", ko: "엄마 어머니",
        pt: "mãe mamãe"), forms: WordRow(.filler)),
    Doing(
      names: WordRow(
        .filler, en: "dad father", de: "papa vati vater", es: "papá padre", fr: "papa", ja: "父 お父さん 父さん", ko: "아빠 아버지", pt: "pai papai"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(
        .filler, en: "call calling", de: "anrufen telefonieren", es: "llamar", fr: "appeler téléphoner", ja: "電話", ko: "전화",
        pt: "ligar telefonar"),
      forms: WordRow(
        .filler, en: "called phoned", de: "angerufen telefoniert", es: "llamé llamado", fr: "appelé téléphoné", ja: "電話した 電話しました",
        ko: "전화했+", pt: "liguei telefonei")),
    Doing(
      names: WordRow(
        .filler,
        en: "dog"
          + " doggo doggy doggie pup puppy pooch",
        de: "hund"
          + " wauwau hündin",
        es: "perro"
          + " perrito perra perrita",
        fr: "chien"
          + " toutou chienne",
        ja: "犬"
          + " わんこ 愛犬 ワンちゃん わんちゃん ワンコ",
        ko: "강아지"
          + " 멍멍이 댕댕이 반려견",
        pt: "cachorro cão"
          + " cachorrinho cadela dog doguinho cachorra"), forms: WordRow(.filler)),
    Doing(
      names: WordRow(
        .filler, en: "plants plant", de: "pflanzen pflanze", es: "plantas", fr: "plantes", ja: "植物 観葉植物", ko: "화분 식물", pt: "plantas"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(.filler, en: "water watering", de: "gießen", es: "regar", fr: "arroser", ja: "水やり", ko: "물주기", pt: "regar"),
      forms: WordRow(
        .filler, en: "watered", de: "gegossen", es: "regué regado", fr: "arrosé", ja: "水をやった 水やりした 水をあげた", ko: "물을_줬+ 물_줬+", pt: "reguei")),
    Doing(
      names: WordRow(.filler, en: "teeth", de: "zähne", es: "dientes", fr: "dents", ja: "歯", ko: "이빨", pt: "dentes"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(.filler, en: "brush brushing", es: "cepillar cepillarse", fr: "brosser", ja: "磨く", ko: "닦기", pt: "escovar"),
      forms: WordRow(.filler, en: "brushed", de: "geputzt", es: "cepillé", fr: "brossé", ja: "磨いた 磨きました", ko: "닦았+", pt: "escovei")),
    Doing(
      names: WordRow(
        .filler, en: "dentist", de: "zahnarzt zahnarzttermin", es: "dentista", fr: "dentiste", ja: "歯医者 歯科", ko: "치과", pt: "dentista"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(
        .filler, en: "taxes tax_return", de: "steuern steuererklärung", es: "impuestos", fr: "impôts", ja: "税金 確定申告", ko: "세금",
        pt: "impostos imposto_de_renda"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(
        .filler, en: "garden gardening", de: "garten gartenarbeit", es: "jardín jardinería", fr: "jardin jardinage", ja: "庭 ガーデニング",
        ko: "정원", pt: "jardim jardinagem"), forms: WordRow(.filler)),
    Doing(
      names: WordRow(
        .filler, en: "dishes washing_up", de: "abwasch geschirr", es: "platos", fr: "vaisselle", ja: "皿洗い", ko: "설거지", pt: "pratos"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(.filler, en: "laundry", de: "wäsche", es: "colada", fr: "lessive", ja: "洗濯", ko: "빨래 세탁", pt: "lavanderia"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(.filler, en: "vitamins", de: "vitamine", es: "vitaminas", fr: "vitamines", ja: "ビタミン", ko: "비타민", pt: "vitaminas"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(
        .filler, en: "push-ups push_ups pushups push-up pushup press-ups press_ups pressups press-up press_up push_up pressup",
        de: "liegestütze liegestützen liegestütz",
        es: "flexiones", fr: "pompes", ja: "腕立て伏せ 腕立て", ko: "푸시업 팔굽혀펴기", pt: "flexões"), forms: WordRow(.filler)),
    Doing(
      names: WordRow(
        .filler, en: "lesson lessons", de: "unterricht", es: "clase clases", fr: "cours leçon", ja: "レッスン", ko: "수업 레슨", pt: "aula aulas"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(.filler, en: "english", de: "englisch", es: "inglés", fr: "anglais", ja: "英語", ko: "영어", pt: "inglês"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(.filler, en: "spanish", de: "spanisch", es: "español", fr: "espagnol", ja: "スペイン語", ko: "스페인어", pt: "espanhol"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(.filler, en: "french", de: "französisch", es: "francés", fr: "français", ja: "フランス語", ko: "프랑스어", pt: "francês"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(.filler, en: "german", de: "deutsch", es: "alemán", fr: "allemand", ja: "ドイツ語", ko: "독일어", pt: "alemão"),
      forms: WordRow(.filler)),
  ]
}
