// What people commonly do, by its names and the irregular forms of its verbs.

import JournalModel
import JournalText

/// One thing that many people do: names that an activity may have, and words that say it was done or not.
struct Doing {
  /// Whether it leads from one place to another, so that ‘5k’ is a length.
  var isMoving = false
  /// What several are of, so that a word for one may speak of what another is: beer of alcohol.
  var kin: String?
  /// Of the seven languages, as in `WordRow`: what it is called.
  var names: WordRow
  /// Pasts and participles; `+` stands for the endings of a Korean past.
  var forms: WordRow
  /// That it was not done.
  var negatives: WordRow?

  static let all = doings + things + everyday

  /// Whether people who note it rather want less of it.
  var isToLimit: Bool {
    ["alcohol", "coffee", "sugar"].contains(kin) || !Set(names.words.first?.words ?? []).isDisjoint(with: ["sugar", "sweets", "smoking"])
  }

  /// Whether it is what others of its kin are: sugar and sweets, and not a cake.
  var isToLimitAll: Bool { !Set(names.words.first?.words ?? []).isDisjoint(with: ["sugar", "sweets"]) }

  /// Its name in the language in which a word says it, as a title has it: Run of ‘ran’. A noun of another language than English is its own name: ‘lecture’ is
  /// both French for reading and English for something else.
  func name(saidAs word: String) -> String? {
    for (language, (names, forms)) in zip(self.names.words, self.forms.words).enumerated() {
      guard let name = names.words.first, (names + " " + forms).words.contains(where: { Reference.folded($0) == word }) else { continue }
      let own = language > 0 && !isToLimit ? names.words.first { Reference.folded($0) == word } : nil
      var words = (own ?? name).parts(between: "_")
      if words.count == 2, ["de", "du", "le", "la", "el", "un", "um", "o", "los", "os", "einen"].contains(words[0]) { words.removeFirst() }
      let title = words.joined(separator: " ")
      return title.prefix(1).uppercased() + title.dropFirst()
    }
    return nil
  }

  private static let doings = [
    Doing(
      isMoving: true,
      names: WordRow(
        .filler, en: "run running jog jogging parkrun park_run fun_run", de: "laufen lauf joggen rennen", es: "correr carrera trotar",
        fr: "courir footing course_à_pied",
        ja: "ランニング ジョギング ラン 走る",
        ko: "달리기 조깅 러닝"
          + " 뛰기", pt: "corrida"),
      forms: WordRow(
        .filler, en: "ran jogged",
        de: "gelaufen lief gejoggt gerannt"
          + " joggte rannte",
        es: "corrí corrimos corrido troté"
          + " trotado",
        fr: "couru"
          + " courue courus",
        ja: "走った 走りました 走って"
          + " 走れた 走りに行った 走ってきた 走っちゃった",
        ko: "달렸+ 뛰었+"
          + " 뜀 달림",
        pt: "corri corremos"
          + " corrido"),
      negatives: WordRow(
        .filler,
        ja: "走らなかった 走りませんでした 走ってない 走れなかった"
          + " 走れず 走らず 走りに行けず 走りに行けなかった 走りに行かなかった",
        ko: "달리지_않았+ 달리지_못했+ 뛰지_않았+"
          + " 못_뜀 안_뜀 못_뛰었+ 안_뛰었+ 못_달렸+ 안_달렸+")),
    Doing(
      isMoving: true,
      names: WordRow(
        .filler, en: "walk walking stroll", de: "spazieren spazierengehen spaziergang", es: "caminar caminata paseo pasear",
        fr: "marcher marche promenade",
        ja: "散歩 ウォーキング 歩く", ko: "산책 걷기", pt: "caminhar caminhada passeio"),
      forms: WordRow(
        .filler, en: "walked strolled", de: "spaziert spazieren_gegangen", es: "caminé caminado paseé", fr: "marché", ja: "歩いた 歩きました 歩いて",
        ko: "걸었+ 산책했+",
        pt: "caminhei passeei passeado"),
      negatives: WordRow(.filler, ja: "歩かなかった 歩きませんでした", ko: "걷지_않았+ 걷지_못했+")),
    Doing(
      isMoving: true,
      names: WordRow(
        .filler, en: "hike hiking", de: "wandern wanderung", es: "senderismo", fr: "randonnée rando", ja: "ハイキング 登山", ko: "등산", pt: "trilha"
      ),
      forms: WordRow(.filler, en: "hiked", de: "gewandert", ko: "등산했+")),
    Doing(
      isMoving: true,
      names: WordRow(
        .filler, en: "swim swimming", de: "schwimmen", es: "nadar natación", fr: "nager natation", ja: "水泳 スイミング 泳ぐ", ko: "수영",
        pt: "natação"),
      forms: WordRow(
        .filler, en: "swam swum", de: "geschwommen schwamm", es: "nadé nadado", fr: "nagé",
        ja: "泳いだ 泳ぎました 泳いで"
          + " 泳げた 泳ぎに行った 泳いできた", ko: "수영했+",
        pt: "nadei"
          + " nadado"),
      negatives: WordRow(
        .filler,
        ja: "泳がなかった 泳ぎませんでした"
          + " 泳げなかった 泳げず 泳がず 泳ぎに行けず 泳ぎに行けなかった 泳ぎに行かなかった 泳ぎに行かず")),
    Doing(
      isMoving: true,
      names: WordRow(
        .filler, en: "cycle cycling bike biking ride bike_ride", de: "radfahren radeln fahrradfahren fahrrad",
        es: "bici bicicleta ciclismo",
        fr: "vélo cyclisme", ja: "サイクリング 自転車", ko: "자전거 사이클", pt: "pedalar pedalada"),
      forms: WordRow(
        .filler, en: "cycled biked rode", de: "geradelt rad_gefahren fahrrad_gefahren", es: "pedaleé", fr: "pédalé", ja: "自転車に乗った",
        ko: "자전거_탔+ 자전거를_탔+",
        pt: "pedalei")),
    Doing(
      isMoving: true, names: WordRow(.filler, en: "row rowing", de: "rudern", es: "remar remo", fr: "ramer aviron", ja: "ローイング", ko: "로잉"),
      forms: WordRow(.filler, en: "rowed", de: "gerudert", es: "remé", fr: "ramé", ja: "漕いだ", pt: "remei")),
    Doing(
      names: WordRow(
        .filler, en: "read reading with_my_book w_my_book with_a_book w_a_book with_a_good_book", de: "lesen", es: "leer lectura", fr: "lire lecture bouquiner", ja: "読書 読む", ko: "독서 읽기 책_읽기", pt: "ler leitura"),
      forms: WordRow(
        .filler, en: "read", de: "gelesen", es: "leí leído leída leídos leídas", fr: "lu lue lus lues bouquiné",
        ja: "読んだ 読みました 読んで"
          + " 読めた",
        ko: "읽었+"
          + " 읽음",
        pt: "li"
          + " lido lida lidos lidas"),
      negatives: WordRow(
        .filler,
        ja: "読まなかった 読みませんでした 読めなかった"
          + " 読めず 読まず",
        ko: "읽지_않았+ 읽지_못했+"
          + " 못_읽음 안_읽음 못_읽었+ 안_읽었+")),
    Doing(
      names: WordRow(
        .filler, en: "write writing", de: "schreiben", es: "escribir escritura", fr: "écrire écriture", ja: "執筆 書く", ko: "글쓰기 쓰기",
        pt: "escrever escrita"),
      forms: WordRow(
        .filler, en: "wrote written", de: "geschrieben schrieb", es: "escribí escrito", fr: "écrit",
        ja: "書いた 書きました 書いて"
          + " 書けた",
        ko: "썼+"
          + " 씀",
        pt: "escrevi"
          + " escrito"),
      negatives: WordRow(
        .filler,
        ja: "書かなかった 書きませんでした 書けなかった"
          + " 書けず 書かず", ko: "쓰지_않았+ 쓰지_못했+")),
    Doing(
      names: WordRow(
        .filler, en: "meditate meditation meditating", de: "meditieren", es: "meditar meditación", fr: "méditer méditation", ja: "瞑想",
        ko: "명상",
        pt: "meditação"),
      forms: WordRow(
        .filler, en: "meditated", de: "meditiert", es: "medité meditado", fr: "médité", ko: "명상했+",
        pt: "meditei"
          + " meditado")),
    Doing(
      names: WordRow(.filler, en: "yoga", ja: "ヨガ", ko: "요가", pt: "ioga"), forms: WordRow(.filler, ko: "요가했+")),
    Doing(
      names: WordRow(
        .filler, en: "stretch stretching", de: "dehnen",
        es: "estiramientos estirar"
          + " estiramiento",
        fr: "étirements"
          + " étirement étirer", ja: "ストレッチ", ko: "스트레칭",
        pt: "alongamento"
          + " alongar alongamentos"),
      forms: WordRow(
        .filler, en: "stretched", de: "gedehnt",
        es: "estiré"
          + " estirado", fr: "étiré étirée étirés étirées", ko: "스트레칭했+",
        pt: "alonguei"
          + " alongado")),
    Doing(
      names: WordRow(
        .filler, en: "exercise exercising workout work_out gym training", de: "trainieren sport krafttraining fitnessstudio fitness",
        es: "entrenar entrenamiento ejercicio gimnasio",
        fr: "entraînement musculation salle_de_sport", ja: "筋トレ トレーニング 運動 ジム", ko: "운동 헬스 헬스장 체육관", pt: "treinar treino academia"),
      forms: WordRow(.filler, en: "exercised worked_out trained", de: "trainiert", es: "entrené", ko: "운동했+", pt: "treinei malhei")),
    Doing(
      names: WordRow(
        .filler, en: "study studying", de: "lernen", es: "estudiar estudio", fr: "étudier", ja: "勉強 学習", ko: "공부", pt: "estudar estudo"),
      forms: WordRow(.filler, en: "studied", de: "gelernt", es: "estudié", fr: "étudié révisé", ko: "공부했+", pt: "estudei")),
    Doing(names: WordRow(.filler, en: "piano", de: "klavier", ja: "ピアノ", ko: "피아노"), forms: WordRow(.filler)),
    Doing(
      names: WordRow(.filler, en: "guitar", de: "gitarre", es: "guitarra", fr: "guitare", ja: "ギター", ko: "기타", pt: "violão"),
      forms: WordRow(.filler)),
    Doing(
      names: WordRow(.filler, en: "sing singing", de: "singen", es: "cantar canto", fr: "chanter chant", ja: "歌 歌う", ko: "노래"),
      forms: WordRow(.filler, en: "sang sung", de: "gesungen", es: "canté", fr: "chanté", ja: "歌った 歌いました", ko: "노래했+", pt: "cantei")),
    Doing(
      names: WordRow(
        .filler, en: "draw drawing", de: "zeichnen", es: "dibujar dibujo", fr: "dessiner dessin", ja: "絵 描く", ko: "그림 그리기",
        pt: "desenhar desenho"),
      forms: WordRow(.filler, en: "drew drawn", de: "gezeichnet", es: "dibujé", fr: "dessiné", ja: "描いた 描きました", ko: "그렸+", pt: "desenhei")),
    Doing(
      names: WordRow(
        .filler, en: "cook cooking", de: "kochen", es: "cocinar", fr: "cuisiner cuisine", ja: "料理 自炊", ko: "요리", pt: "cozinhar"),
      forms: WordRow(.filler, en: "cooked", de: "gekocht", es: "cociné", fr: "cuisiné", ko: "요리했+", pt: "cozinhei")),
    Doing(
      names: WordRow(
        .filler, en: "dance dancing", de: "tanzen", es: "bailar baile", fr: "danser danse", ja: "ダンス 踊る", ko: "춤", pt: "dançar dança"),
      forms: WordRow(.filler, en: "danced", de: "getanzt", es: "bailé", fr: "dansé", ja: "踊った 踊りました", ko: "춤췄+", pt: "dancei")),
    Doing(
      names: WordRow(
        .filler, en: "climb climbing bouldering", de: "klettern bouldern", es: "escalar escalada", fr: "grimper escalade",
        ja: "クライミング ボルダリング", ko: "클라이밍"),
      forms: WordRow(.filler, en: "climbed", de: "geklettert gebouldert", es: "escalé", fr: "grimpé", ja: "登った 登りました", pt: "escalei")),
  ]

  static let running = 0
  static let walking = 1
  static let dog = all.firstIndex { $0.names.words[0].hasPrefix("dog ") } ?? -1
  static let studying = 12
  /// The endings of a Korean past, after its stem.
  static let koreanEndings = ["다", "어", "음", "어요", "습니다", "지만", "고"]
  /// The places in a row of the languages whose verbs end their sentences: German, Japanese and Korean.
  static let verbFinal: Set<Int> = [1, 4, 5]
}

extension Phrase {
  /// Whether a word says in one of the seven languages what many people do: ran, fumé.
  public static func isDeed(_ word: String) -> Bool { Lexicon.standard.tell(Tokenizer.tokens(word)).contains { !$0.doings.isEmpty } }
}
