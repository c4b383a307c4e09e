// What numbers of a day are called that the journal measures, beside their own names.

import JournalModel

extension NameIndex {
  /// The words by which people call a number of the journal's own: ‘peak flow’, ‘peakflow’ and ‘PEF’ of `peak_flow`.
  static func wordings(of metric: String) -> [(words: [String], name: String)] {
    let words = Tokenizer.words(metric.map { $0 == "_" ? " " : String($0) }.joined())
    if words.isEmpty { return [] }
    // Without its unit: `ketones_mmol`.
    let bare = Tokenizer.words(MetricNames.title(of: metric))
    var said = [words, [words.joined()], bare, [bare.joined()]]
    for row in sameMeasures where row.contains(words) || row.contains(bare) || row.contains([words.joined()]) { said += row }
    return said.enumerated().filter { index, words in !words.isEmpty && !said[..<index].contains(words) }.map { ($0.element, metric) }
  }

  /// Numbers that people measure, each by its usual names.
  private static let sameMeasures: [[[String]]] = [
    "peak_flow peakflow pef pefr pf peak_expiratory_flow flujo_maximo pico_de_flujo debit_de_pointe pico_de_fluxo spitzenfluss ピークフロー 최대호기유속",
    "spo2 sp02 o2 sats oxygen oxygen_saturation o2_saturation blood_oxygen sauerstoff sauerstoffsattigung saturacion saturation saturacao 酸素飽和度 산소포화도",
    "ketones ketone blood_ketones ketone_bodies cetonas cetones",
    "waist waist_size taille bauchumfang cintura tour_de_taille",
    "body_fat bodyfat fat_percentage",
    "inr inr_value quick",
    "uvi uv_index",
    "pain pain_level schmerz dolor douleur dor",
    "energy energy_level energie energia",
    "stress stress_level estres",
  ].map { row in row.split(separator: " ").map { Tokenizer.words($0.map { $0 == "_" ? " " : String($0) }.joined()) } }

  /// Whether a number beside ‘sugar’ may be one of the blood: the word is said, and no habit counts what is eaten.
  static func mayReadSugar(_ vocabulary: PhraseVocabulary, _ tokens: [Token]) -> Bool {
    guard tokens.contains(where: { MetricNames.isSugar($0.folded) }) else { return false }
    return !vocabulary.activities.contains { activity in
      !activity.isArchived && activity.target.map { $0.quantity.amount > 0 } ?? false && Tokenizer.words(activity.title).contains { MetricNames.isSugar($0) }
    }
  }

  /// The activity that is to do without what a word names: No alcohol of `alkohol`.
  func leftOut(_ word: String) -> Int? {
    let named = (names[word] ?? []).filter { $0.isInverse && $0.words.count == 1 }.map(\.activity)
    let meant = lexicon.doing(named: [word]).flatMap { doings[$0] } ?? []
    return (named + meant).first { avoided.contains($0) && !archived[$0] }
  }

  /// Whether the name of an activity is of one thing, which its verb alone does not say: the thesis of “Write thesis”, and not the book of “Read a book”.
  func isOfSomething(_ activity: Int) -> Bool {
    allPatterns.contains { pattern in
      pattern.activity == activity
        && pattern.slots.contains { slot in
          guard case .word(let word, _, let doings) = slot, doings.isEmpty else { return false }
          let forms = word.hasSuffix("s") ? [word, String(word.dropLast())] : [word]
          return word == "thesis" || !forms.contains { ObjectWords.reading.contains($0) || ObjectWords.writing.contains($0) || ObjectWords.common.contains($0) }
        }
    }
  }

  /// The words of the titles and aliases of an activity.
  func titles(of activity: Int) -> [[String]] { names.values.joined().filter { $0.activity == activity && $0.rank == 1 }.map(\.words) }

  /// The one energy drink of “Energy drinks”: a name of two words with its last word in the other number.
  static func otherNumber(of words: [String]) -> [String]? {
    guard words.count == 2, let last = words.last, last.utf8.count > 3, last.utf8.allSatisfy({ $0 < 0x80 }), !last.hasSuffix("ss") else { return nil }
    return [words[0], last.hasSuffix("s") ? String(last.dropLast()) : last + "s"]
  }

  /// The activities whose titles begin with a verb that a word is a form of, and have something behind it: “Pump milk” of ‘pumped’.
  func begun(by token: Token) -> [Int] {
    let found = allPatterns.filter { pattern in
      guard pattern.isFree, pattern.slots.count > 1, case .word(let word, let roots, _) = pattern.slots[0] else { return false }
      return word != token.folded && !roots.isDisjoint(with: token.roots) && !archived[pattern.activity] && !isTask[pattern.activity] && !avoided.contains(pattern.activity)
    }.map(\.activity)
    return Set(found).sorted()
  }

  /// Whether a title is a verb that says no more than that something is done, and one thing: “Work on the allotment”.
  func isPlaced(_ activity: Int) -> Bool { placed.contains(activity) }

  /// Whether a name begins with such a verb and has one word of content behind it.
  static func isPlaced(_ tokens: [Token]) -> Bool {
    guard tokens.count > 1, ["work", "working", "potter", "be", "arbeiten", "trabajar", "travailler", "trabalhar"].contains(tokens[0].folded) || ["arbeiten"].contains(tokens[tokens.count - 1].folded) else { return false }
    let own = tokens.filter { token in
      !["work", "working", "potter", "be", "arbeiten", "trabajar", "travailler", "trabalhar", "out"].contains(token.folded)
        && !["on", "at", "in", "the", "my", "our", "an", "am", "im", "der", "dem", "den", "en", "el", "la", "mi", "sur", "le", "mon", "dans", "no", "na", "meu"].contains(token.folded)
    }
    return own.count == 1 && own[0].script == .spaced && !["out", "hard", "late", "home", "from"].contains(own[0].folded)
  }

  /// Whether words are a title with its last word in the other number: ‘night feeds’.
  static func isPlural(_ said: [String], of title: [String]) -> Bool {
    guard let last = said.last, let one = title.last, said.count == title.count, said.dropLast() == title.dropLast() else { return false }
    return ["s", "es", "e", "n", "en"].contains { one + $0 == last }
  }

  /// The words of a name without the one that only says what kind of thing it is, where two words of content are left: the pelvic floor of “Pelvic floor exercises”.
  static func withoutGeneral(_ core: [Token]) -> [String]? {
    guard core.count >= 3, core.allSatisfy({ $0.isWord && $0.script == .spaced }) else { return nil }
    var rest = core[...]
    if let last = rest.last, general.contains(last.folded) {
      rest = rest.dropLast()
    } else if let first = rest.first, general.contains(first.folded), ["de", "du", "des", "del", "do", "da", "dos", "das", "para", "pour", "fur"].contains(rest[rest.startIndex + 1].folded) {
      rest = rest.dropFirst(2)
      if rest.count > 2, let article = rest.first, ["la", "el", "le", "los", "las", "les", "den", "die", "das", "o", "a"].contains(article.folded) { rest = rest.dropFirst() }
    } else {
      return nil
    }
    let own = rest.filter { token in !token.senses.contains { $0.end == token.place + 1 && ($0.sense == .filler || $0.sense == .particle || $0.sense == .light || $0.sense == .preposition) } }
    return own.count > 1 && own.count == rest.count ? rest.map(\.folded) : nil
  }

  /// Whether a title is one word with one behind it that only says what kind of thing it is: “Physio exercises” of ‘physio’.
  static func isGeneral(_ title: [String], behind word: String) -> Bool { title.count == 2 && title[0] == word && exercising.contains(title[1]) && word.utf8.count > 3 && !ordinary.contains(word) }

  /// Those of them that are done, and not gone to as a lesson is.
  private static let exercising: Set<String> = ["exercise", "exercises", "practice", "training", "workout", "workouts", "routine", "drills", "time", "ubungen", "ejercicios", "exercices", "exercicios", "treino"]

  private static let general: Set<String> = [
    "exercise", "exercises", "practice", "training", "workout", "workouts", "session", "sessions", "routine", "course", "class", "classes", "lesson", "lessons", "drill", "drills", "time",
    "ubung", "ubungen", "uebungen", "kurs", "stunde", "einheit", "ejercicio", "ejercicios", "clase", "clases", "curso", "sesion", "exercice", "exercices", "cours", "seance", "exercicio", "exercicios", "aula", "aulas", "treino", "sessao",
  ]

  /// Words that speak of a name only together with others of it: ‘Run outside’.
  static let ordinary: Set<String> = [
    "put", "time", "house", "thing", "things", "out", "outside", "away", "up", "off", "home", "back", "inside", "early", "late", "new", "draussen", "raus", "fruh", "neu", "fuera", "afuera", "temprano",
    "nuevo", "nueva", "dehors", "tot", "nouveau", "nouvelle", "fora", "cedo", "novo", "nova",
  ]

  /// How titles begin of what is learnt: “Learn Italian”.
  static let learning: Set<String> = ["learn", "learning", "study", "lernen", "aprender", "estudiar", "estudar", "apprendre", "etudier"]
}
