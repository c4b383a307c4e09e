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

  /// The one energy drink of “Energy drinks”: a name of two words with its last word in the other number.
  static func otherNumber(of words: [String]) -> [String]? {
    guard words.count == 2, let last = words.last, last.utf8.count > 3, last.utf8.allSatisfy({ $0 < 0x80 }), !last.hasSuffix("ss") else { return nil }
    return [words[0], last.hasSuffix("s") ? String(last.dropLast()) : last + "s"]
  }

  /// How titles begin of what is learnt: “Learn Italian”.
  static let learning: Set<String> = ["learn", "learning", "study", "lernen", "aprender", "estudiar", "estudar", "apprendre", "etudier"]
}
