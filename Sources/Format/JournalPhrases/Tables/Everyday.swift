// Habits of every day that other tables do not have: what is eaten, played, read, taken and kept at home, in seven languages.

import JournalModel

extension Doing {
  /// A thing or a deed by its names in English, German, Spanish, French, Japanese, Korean and Portuguese, and by what says that it was done. Words that
  /// mean something else in another of these languages stand here only with an article before them: French ‘pain’, Spanish ‘pan’.
  private static func row(
    _ en: String, _ de: String, _ es: String, _ fr: String, _ ja: String, _ ko: String, _ pt: String, done: WordRow = WordRow(.filler), isMoving: Bool = false
  ) -> Doing {
    Doing(isMoving: isMoving, names: WordRow(.filler, en: en, de: de, es: es, fr: fr, ja: ja, ko: ko, pt: pt), forms: done)
  }

  static let everyday = eaten + played + learnt + kept + taken
  /// Whether one is of this table, so that a note without an amount that speaks of it, ‘ate pizza’, tells of nothing that is to be counted.
  static func isThing(_ doing: Int) -> Bool { doing >= all.count - everyday.count }

  private static let eaten = [
    row("bread loaf loaves", "brot brote", "de_pan el_pan mi_pan un_pan pan_integral", "de_pain du_pain le_pain mon_pain", "パン 食パン", "빵 식빵", "pão pães"),
    row("bake baking", "backen", "hornear", "faire_du_pain faire_un_gâteau", "パン作り パンを焼く 焼く", "굽기 베이킹 빵_굽기", "assar fazer_pão",
      done: WordRow(.filler, en: "baked", de: "gebacken", es: "horneé horneado", ja: "焼いた 焼きました", ko: "구웠+", pt: "assei")),
    row("milk", "milch", "leche", "lait", "牛乳 ミルク", "우유", "leite"),
    row("juice juices", "saft säfte", "zumo zumos jugo jugos", "jus jus_d'orange", "果汁", "주스", "suco sucos"),
    row("smoothie smoothies", "", "batido batidos", "", "スムージー", "스무디", "vitamina_de_banana"),
    row("fruit fruits", "obst früchte", "fruta frutas", "des_fruits un_fruit", "果物 フルーツ", "과일", "fruta frutas"),
    row("apple apples", "apfel äpfel", "manzana manzanas", "pomme pommes", "りんご リンゴ", "사과", "maçã maçãs"),
    row("banana bananas", "banane bananen", "plátano plátanos", "banane bananes", "バナナ", "바나나", ""),
    row("vegetables veggies veg veggie", "gemüse", "verdura verduras", "légumes légume", "野菜", "야채 채소", "legumes verduras"),
    row("salad salads", "einen_salat", "ensalada ensaladas", "salade salades", "サラダ", "샐러드", "salada saladas"),
    row("meat", "fleisch", "carne", "viande", "お肉", "고기", "carne"),
    row("eggs egg", "ei eier", "huevo huevos", "œuf œufs oeuf oeufs", "卵 玉子", "계란 달걀", "ovo ovos"),
    row("nuts", "nüsse", "nueces frutos_secos", "noix", "ナッツ", "견과류", "nozes castanhas"),
    row("yoghurt yogurt", "joghurt", "yogur", "yaourt", "ヨーグルト", "요거트 요구르트", "iogurte"),
    row("crisps", "kartoffelchips", "patatas_fritas", "", "ポテトチップス ポテチ", "감자칩", "batata_frita batatas_fritas"),
    row("pizza pizzas", "pizzen", "", "", "ピザ", "피자", ""),
    row("fast_food takeaway takeout", "fastfood", "comida_rápida", "", "ファストフード", "패스트푸드", "comida_rápida"),
    row("soup", "suppe", "sopa", "soupe", "スープ", "수프", "sopa"),
  ]

  private static let played = [
    row("accordion squeezebox concertina", "akkordeon ziehharmonika quetschkommode", "acordeón", "accordéon", "アコーディオン", "아코디언", "acordeão sanfona"),
    row("violin fiddle", "geige violine", "violín", "violon", "バイオリン ヴァイオリン", "바이올린", "violino"),
    row("cello", "", "violonchelo chelo", "violoncelle", "チェロ", "첼로", "violoncelo"),
    row("flute", "querflöte flöte", "flauta", "flûte", "フルート", "플루트", "flauta"),
    row("drums drumming", "schlagzeug", "batería", "la_batterie de_batterie", "ドラム", "드럼", "bateria"),
    row("ukulele", "", "", "", "ウクレレ", "우쿨렐레", ""),
    row("trumpet", "trompete", "trompeta", "trompette", "トランペット", "트럼펫", "trompete"),
    row("saxophone sax", "saxophon saxofon", "saxofón saxo", "saxo", "サックス", "색소폰", "saxofone"),
    row("clarinet", "klarinette", "clarinete", "clarinette", "クラリネット", "클라리넷", "clarinete"),
    row("choir", "chorprobe chor", "coro", "chorale", "合唱", "합창", "coral"),
    row("chess", "schach", "ajedrez", "échecs", "チェス 将棋", "체스", "xadrez"),
    row("tennis", "", "tenis", "", "テニス", "테니스", "tênis"),
    row("football soccer", "fußball", "fútbol", "le_foot du_foot au_foot", "サッカー", "축구", "futebol"),
    row("badminton", "federball", "bádminton", "", "バドミントン", "배드민턴", ""),
    row("table_tennis ping_pong", "tischtennis", "tenis_de_mesa", "tennis_de_table", "卓球", "탁구", "tênis_de_mesa"),
    row("basketball", "", "baloncesto", "", "バスケ バスケットボール", "농구", "basquete"),
    row("volleyball", "", "voleibol", "volley", "バレーボール", "배구", "vôlei"),
    row("pilates", "", "", "", "ピラティス", "필라테스", ""),
    row("boxing", "boxtraining", "boxeo", "boxe", "ボクシング", "복싱 권투", "boxe"),
    row("skating", "eislaufen schlittschuhlaufen", "patinaje patinar", "patinage", "スケート", "스케이트", "patinação patinar",
      done: WordRow(.filler, en: "skated", es: "patiné", pt: "patinei"), isMoving: true),
    row("skiing ski", "skifahren", "esquiar esquí", "skier", "スキー", "스키", "esquiar esqui", done: WordRow(.filler, en: "skied", es: "esquié", fr: "skié", ko: "스키_탔+", pt: "esquiei"),
      isMoving: true),
    row("sailing", "segeln", "navegar", "faire_de_la_voile", "セーリング ヨット", "요트", "velejar",
      done: WordRow(.filler, en: "sailed", de: "gesegelt", es: "navegué", pt: "velejei"), isMoving: true),
    row("kayaking kayak canoeing", "paddeln kajak", "kayak piragua", "kayak canoë", "カヤック カヌー", "카약", "caiaque", done: WordRow(.filler, en: "kayaked canoed paddled", de: "gepaddelt"),
      isMoving: true),
    row("squats squat", "kniebeugen kniebeuge", "sentadillas", "squats", "スクワット", "스쿼트", "agachamentos agachamento"),
    row("sit-ups situps sit_ups crunches", "situps", "abdominales", "abdos", "腹筋", "윗몸일으키기", "abdominais"),
    row("pull-ups pullups pull_ups chin-ups", "klimmzüge klimmzug", "dominadas", "tractions", "懸垂", "턱걸이", "barras_fixas"),
    row("plank planks", "unterarmstütz", "plancha_abdominal", "gainage", "プランク", "플랭크", "prancha"),
    row("physio physiotherapy", "krankengymnastik physiotherapie", "fisioterapia fisio", "kiné", "リハビリ", "물리치료 재활", "fisioterapia fisio"),
  ]

  private static let learnt = [
    row("book books", "buch bücher", "libro libros", "bouquin un_livre mon_livre le_livre", "", "책", "livro livros"),
    row("novel novels", "roman romane", "novela novelas", "roman romans", "小説", "소설", "um_romance o_romance"),
    row("newspaper newspapers", "zeitung", "el_periódico", "le_journal", "新聞", "신문", "o_jornal"),
    row("poetry poem poems", "gedicht gedichte", "poema poemas poesía", "poème poèmes poésie", "詩", "", "poesia"),
    row("bible", "bibel", "biblia", "", "聖書", "성경", "bíblia"),
    row("japanese", "japanisch", "japonés", "japonais", "日本語", "일본어", "japonês"),
    row("korean", "koreanisch", "coreano", "coréen", "韓国語", "한국어", "coreano"),
    row("chinese", "chinesisch", "chino", "chinois", "中国語", "중국어", "chinês"),
    row("italian", "italienisch", "", "italien", "イタリア語", "이탈리아어", ""),
    row("maths math", "mathe mathematik", "matemáticas", "maths", "数学", "수학", "matemática"),
    row("homework", "hausaufgaben", "los_deberes", "devoirs", "宿題", "숙제", "dever_de_casa lição_de_casa"),
    row("vocabulary vocab", "vokabeln vokabel", "vocabulario", "vocabulaire vocab", "単語", "단어", "vocabulário"),
    row("programming", "programmieren", "programar programación", "programmation", "プログラミング", "코딩 프로그래밍", "programação programar"),
    row("knit knitting", "stricken", "tejer", "tricot tricoter", "編み物", "뜨개질", "tricô tricotar",
      done: WordRow(.filler, en: "knitted", de: "gestrickt", es: "tejí", fr: "tricoté", pt: "tricotei")),
    row("sew sewing", "nähen", "coser costura", "coudre couture", "裁縫 縫い物", "바느질", "costurar costura",
      done: WordRow(.filler, en: "sewed sewn", de: "genäht", es: "cosí", fr: "cousu", pt: "costurei")),
    row("paint painting", "malen", "pintar", "peindre peinture", "絵画", "", "pintar pintura", done: WordRow(.filler, en: "painted", de: "gemalt", es: "pinté", fr: "peint", pt: "pintei")),
    row("pray praying prayer", "beten gebet", "rezar orar", "prier prière", "お祈り 祈り", "기도", "rezar orar oração",
      done: WordRow(.filler, en: "prayed", de: "gebetet", es: "recé", fr: "prié", ja: "祈った お祈りした", ko: "기도했+", pt: "rezei orei")),
  ]

  private static let kept = [
    row("television tv telly watch_tv watching_tv watch_television watching_television", "fernsehen", "televisión la_tele ver_la_tele", "télévision télé la_télé", "テレビ", "텔레비전 티비",
      "televisão ver_tv assistir_tv", done: WordRow(.filler, en: "watched_tv watched_television watched_telly", de: "ferngesehen", es: "vi_la_tele", fr: "regardé_la_télé", pt: "vi_tv assisti_tv")),
    row("cat kitty", "katze kater", "gato gata", "le_chat mon_chat la_chatte", "猫 ネコ", "고양이", "gato gata"),
    row("rabbit rabbits bunny", "kaninchen", "conejo conejos", "lapin lapins", "うさぎ ウサギ", "토끼", "coelho"),
    row("horse pony", "pferd pony", "caballo", "cheval", "馬", "", "cavalo"),
    row("chickens hens", "hühner", "gallinas", "poules", "ニワトリ 鶏", "닭", "galinhas"),
    row("feed feeding", "füttern", "dar_de_comer alimentar", "nourrir", "餌やり", "밥_주기 먹이_주기", "alimentar dar_comida",
      done: WordRow(.filler, en: "fed", de: "gefüttert", es: "di_de_comer alimenté", fr: "nourri donné_à_manger", ja: "餌をあげた ご飯をあげた 餌をやった", ko: "밥_줬+ 밥을_줬+ 먹이_줬+", pt: "alimentei dei_comida")),
    row("boat", "boot boote segelboot", "barco barca velero", "bateau bateaux voilier", "ボート 船", "보트", "barco veleiro"),
    row("weeding", "unkraut_jäten", "desherbar quitar_malas_hierbas", "désherbage désherber", "草むしり 草取り", "잡초_뽑기", "capinar",
      done: WordRow(.filler, en: "weeded pulled_weeds pulled_the_weeds pulled_some_weeds pulled_up_weeds pulled_out_weeds", de: "gejätet", es: "desherbé quité_malas_hierbas", fr: "désherbé", ja: "草むしりした 草取りした", ko: "잡초_뽑았+", pt: "capinei")),
    row("allotment", "schrebergarten kleingarten", "huerto", "potager", "畑 菜園 家庭菜園", "텃밭", "horta"),
    row("vacuum vacuuming hoover hoovering", "staubsaugen", "pasar_la_aspiradora aspirar", "aspirateur", "掃除機", "청소기", "aspirador aspirar",
      done: WordRow(.filler, en: "vacuumed hoovered", de: "gesaugt staubgesaugt", es: "pasé_la_aspiradora", fr: "passé_l'aspirateur", ko: "청소기_돌렸+", pt: "aspirei passei_o_aspirador")),
    row("iron ironing", "bügeln", "planchar", "repasser repassage", "アイロン アイロンがけ", "다림질", "passar_roupa",
      done: WordRow(.filler, en: "ironed", de: "gebügelt", es: "planché", fr: "repassé", pt: "passei_roupa")),
    row("trash bins garbage", "müll", "basura", "poubelle poubelles", "ゴミ ごみ ゴミ出し", "쓰레기 분리수거", "lixo"),
    row("kitchen", "küche", "", "", "台所 キッチン", "부엌 주방", "cozinha"),
    row("grandma granny grandmother", "oma großmutter omi", "abuela abuelita yaya", "mamie grand-mère mémé", "おばあちゃん 祖母", "할머니", "avó vovó"),
    row("grandpa grandad grandfather granddad", "opa großvater opi", "abuelo abuelito", "papi papy grand-père", "おじいちゃん 祖父", "할아버지", "vovô"),
    row("kids children", "kinder", "niños", "enfants", "子供たち 子どもたち", "아이들 애들", "crianças filhos"),
  ]

  private static let taken = [
    row("inhaler inhalers puffer", "inhalator asthmaspray", "inhalador", "inhalateur ventoline", "吸入器", "흡입기", "inalador bombinha"),
    row("tablets tablet pills pill", "tabletten tablette pillen pille", "pastillas pastilla", "comprimés comprimé pilule", "錠剤", "알약", "comprimidos comprimido"),
    row("iron_pills iron_pill iron_tablets iron_tablet iron_supplement", "eisentabletten eisentablette", "pastillas_de_hierro pastilla_de_hierro", "comprimés_de_fer comprimé_de_fer", "鉄剤", "철분제", "comprimidos_de_ferro comprimido_de_ferro"),
    row("medication meds medicine", "medikamente medikament medizin", "medicación medicamento medicamentos", "médicaments médicament médocs", "薬 お薬", "", "remédio remédios medicação"),
    row("insulin", "", "insulina", "insuline", "インスリン", "인슐린", "insulina"),
    row("eye_drops eyedrops", "augentropfen", "colirio", "collyre", "目薬", "안약", "colírio"),
    row("injection injections", "spritze", "inyección", "piqûre", "注射", "주사", "injeção"),
    row("floss flossing", "zahnseide", "hilo_dental", "fil_dentaire", "フロス デンタルフロス", "치실", "fio_dental", done: WordRow(.filler, en: "flossed")),
    row("shower", "dusche duschen", "ducha ducharse", "douche", "シャワー", "샤워", "banho", done: WordRow(.filler, en: "showered", de: "geduscht", ko: "샤워했+")),
    row("feet foot", "füße fuß füßen", "los_pies mis_pies", "pieds pied", "足", "", "os_pés meus_pés"),
    row("check checking", "kontrolle kontrollieren", "revisar revisión", "vérifier", "チェック 点検", "확인 점검", "verificar",
      done: WordRow(.filler, en: "checked inspected", de: "kontrolliert geprüft angeschaut nachgesehen", es: "revisé revisado", fr: "vérifié contrôlé", ja: "チェックした 確認した", ko: "확인했+ 점검했+ 체크했+", pt: "verifiquei conferi")),
  ]
}
