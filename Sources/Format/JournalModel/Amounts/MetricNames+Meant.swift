// Which of a journal's metrics people mean by the words that they have for them.

import JournalText

extension MetricNames {
  /// Those of some names that a word means as people speak: `bp` both numbers of a blood pressure, ‘pulse’ whatever a pulse is kept as, `Gewicht` a
  /// `weight_kg`. Empty where it means none; whatever else may be called so, as a habit, is to be asked before.
  public static func spoken(_ word: String, among names: [String]) -> [String] {
    guard let metric = metricsByWord[plain(word)] else { return [] }
    if metric == pressure { return [systolic, diastolic].filter { names.contains($0) } }
    let own = names.filter { $0 == metric || metricsByWord[plain(bare($0))] == metric }
    if let first = own.first(where: { $0 == metric }) ?? own.first { return [first] }
    // Most who measure a pulse measure that at rest.
    return metric == MetricWords.pulse ? ["resting_heart_rate", "heart_rate_mean"].filter { names.contains($0) }.prefix(1).map(\.self) : []
  }

  /// The words of several names, put together where a name has several words, as ‘blood pressure’ and ‘resting heart rate’ have; the longest first.
  /// Words that are no part of any stay by themselves.
  public static func joined(_ words: [String], among names: [String]) -> [String] {
    var joined: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      var count = min(5, rest.count)
      while count > 1, !isMeant(rest.prefix(count).joined(separator: " "), among: names) { count -= 1 }
      joined.append(rest.prefix(count).joined(separator: " "))
      rest = rest.dropFirst(count)
    }
    return joined
  }

  /// The same where it is not known yet which metrics there are: whatever people call one in several words.
  public static func joined(_ words: [String]) -> [String] {
    var joined: [String] = []
    var rest = words[...]
    while !rest.isEmpty {
      var count = min(5, rest.count)
      while count > 1, metricsByWord[plain(rest.prefix(count).joined())] == nil { count -= 1 }
      joined.append(rest.prefix(count).joined(separator: " "))
      rest = rest.dropFirst(count)
    }
    return joined
  }

  /// The metric of which a title speaks that is read off and not added up: one of the journal's, by its name or as people call it, or one that everybody
  /// knows; `pressure` where it is a blood pressure. Nil where it speaks of none.
  public static func level(in title: String, among names: [String]) -> String? {
    let words = title.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ":" }).map { String($0) }
    for count in stride(from: min(5, words.count), to: 0, by: -1) {
      for start in 0...words.count - count {
        let said = words[start..<start + count].joined(separator: " ")
        guard said.contains(where: \.isLetter) else { continue }
        if let known = metricsByWord[plain(said)], isLevel(known) { return known }
        // A letter or two that are a metric's name are as well a unit.
        if said.count > 2, let own = named(said, among: names), isLevel(own) { return own }
      }
    }
    // Where no blanks stand between words, the longest one that is in it.
    let spoken = title.utf8.contains { $0 >= 0xE2 } ? wordsWithoutBlanks.filter { title.contains(text: $0.word) } : []
    if let longest = spoken.max(by: { $0.word.utf8.count < $1.word.utf8.count }) { return longest.metric }
    let folded = title.lowercased()
    return bodyFat.contains { folded.contains(text: $0) } ? "body_fat" : nil
  }

  /// What many measure and the format has no name for.
  private static let bodyFat = ["body fat", "bodyfat", "körperfett", "grasa corporal", "masse grasse", "gordura corporal", "体脂肪", "체지방"]

  /// Whether a metric is a number that is read off: no amount of a day that is added up, and no time on the clock.
  static func isLevel(_ name: String) -> Bool { !addsUp(name) && !clocks.contains(name) }

  private static let wordsWithoutBlanks: [(word: String, metric: String)] = (MetricWords.table + [(pressure, MetricWords.bloodPressure)])
    .filter { isLevel($0.metric) }
    .flatMap { metric, phrases in
      phrases.split(separator: ",").map { (word: $0.trimmed, metric: metric) }
    }
    .filter { word, _ in word.unicodeScalars.first.map { $0.value > 0x2E80 } ?? false }

  private static func isMeant(_ word: String, among names: [String]) -> Bool {
    named(word, among: names) != nil || !spoken(word, among: names).isEmpty
  }

  /// Whether people call a number of the day by this word, whichever numbers there are: ‘sleep’, ‘Gewicht’.
  public static func isWord(_ word: String) -> Bool { metricsByWord[plain(word)] != nil }

  /// Whether a word means a blood pressure.
  public static func isPressure(_ word: String) -> Bool { metricsByWord[plain(word)] == pressure }

  /// What the two numbers of a blood pressure are together.
  public static let pressure = "blood_pressure"

  /// Names that have words in each language besides those of the format.
  public static let ownInLanguages = [systolic, diastolic, pressure, MetricWords.pulse, MetricWords.weight, MetricWords.bloodSugar]

  /// The same as `spoken`, and by the last word of a name alone: ‘pressure’ both numbers of a blood pressure, ‘sugar’ a `blood_sugar`. Whoever says so
  /// must mean something measured.
  public static func inShort(_ word: String, among names: [String]) -> [String] {
    if let exact = named(word, among: names) { return [exact] }
    let spoken = spoken(word, among: names), said = plain(word)
    if !spoken.isEmpty { return spoken }
    if isPressureInShort(word) { return [systolic, diastolic].filter { names.contains($0) } }
    if isSugar(word) { return names.filter { isBloodSugar($0) } }
    return names.filter { name in bare(name).split { $0 == "_" || $0 == "-" || $0 == " " }.last.map { plain($0) == said } ?? false }
  }

  /// Whether a name is one of a blood sugar.
  public static func isBloodSugar(_ name: String) -> Bool { metricsByWord[plain(bare(name))] == MetricWords.bloodSugar }

  /// Whether a word is that of the sweet stuff, by which people call their blood sugar, too.
  public static func isSugar(_ word: String) -> Bool { sugarWords.contains(plain(word)) }

  /// Whether a word stands for a blood sugar where one is measured, and for nothing elsewhere: ‘bs 6.4’.
  public static func isSugarInShort(_ word: String) -> Bool { ["bs", "bg", "bsl", "bgl", "bz"].contains(plain(word)) }

  /// Whether a word is ‘pressure’ alone, which two numbers with a slash make one of the blood.
  public static func isPressureInShort(_ word: String) -> Bool { pressureWords.contains(plain(word)) }

  /// Whether a word stands for a blood pressure right before its two numbers, and for other things elsewhere: ‘ta 12/7’, ‘PA 13/8’.
  public static func isPressureAbbreviated(_ word: String) -> Bool { ["ta", "pa", "t.a", "p.a", "tas"].contains(word) }

  /// Whether a name is of what is read off at a body: `temperature`, `spo2`.
  public static func isOfBody(_ name: String) -> Bool {
    name.split(whereSeparator: { $0 == "_" || $0 == "-" || $0 == " " }).contains { ofBodies.contains($0.lowercased()) }
  }

  /// A number behind the name of what is read off at a body, as a metric has it: `temperature=37.8`, `spo2=97` of ‘SpO2 97%’. Nil for all other words.
  public static func numberOfBody(in words: [String]) -> String? {
    guard let place = words.firstIndex(where: { $0.first?.isNumber ?? false }), (1...3).contains(place), words.count - place < 6 else { return nil }
    let typed = words[place], number = typed.prefix { $0.isNumber || $0 == "." }
    // ‘Nina’s temperature’ is a number of the day, too, and not one’s own.
    let said = words[..<place].map { word in ["'s", "’s"].first(where: word.hasSuffix).map { String(word.dropLast($0.count)) } ?? word }
    let name = said.joined(separator: "_").lowercased().filter { $0 != ":" }
    guard ["", "%", "°", "°c"].contains(typed.dropFirst(number.count).lowercased()), isOfBody(name) || name == "peak_flow" else { return nil }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? "\(name)=\(number)" : nil
  }

  private static let sugarWords: Set<String> = ["sugar", "sugars", "zucker", "azúcar", "azucar", "sucre", "açúcar", "acucar", "糖", "당"]
  private static let pressureWords: Set<String> = ["pressure", "druck", "presión", "presion", "tensión", "tension", "pression", "pressão", "pressao", "tensão", "tensao"]

  /// The metric that all of a title names, as a habit of measuring it is called: ‘fasting sugar’, ‘measure my weight’, ‘weight 80 kg’. Nil for others,
  /// of which ‘weight training’ is one.
  public static func measured(by title: String) -> String? {
    let words = title.lowercased().words.filter { word in
      !measuring.contains(String(word)) && word.first?.isNumber != true && !UnitTable.standard.knows(String(word)) && !["mmol/l", "mg/dl", "mmhg"].contains(word)
    }
    guard !words.isEmpty, let metric = metricsByWord[plain(words.joined())], isLevel(metric) else { return nil }
    return metric
  }

  /// The words of a title without what says before its name that it is measured.
  public static func withoutMeasuring(_ words: some Sequence<some StringProtocol>) -> [String] {
    words.drop { measuring.contains($0.lowercased()) }.map { String($0) }
  }

  private static let measuring: Set<String> = [
    "measure", "measuring", "check", "checking", "take", "test", "testing", "track", "note", "log", "my", "the", "morning", "evening", "daily", "messen", "prüfen",
    "mein", "meinen", "morgens", "abends", "medir", "mi", "mesurer", "mon", "ma", "minha", "meu", "below", "under", "unter",
  ]

  static let metricsByWord: [String: String] = {
    var metrics: [String: String] = [:]
    for (metric, phrases) in MetricWords.table + [(pressure, MetricWords.bloodPressure)] {
      for phrase in phrases.split(separator: ",") {
        let word = plain(phrase)
        if metrics[word] == nil { metrics[word] = metric }
      }
      metrics[plain(metric)] = metric
    }
    return metrics
  }()
}
