// Which of a journal's metrics people mean by the words that they have for them.

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

  private static func isMeant(_ word: String, among names: [String]) -> Bool {
    named(word, among: names) != nil || !spoken(word, among: names).isEmpty
  }

  /// Whether a word means a blood pressure.
  static func isPressure(_ word: String) -> Bool { metricsByWord[plain(word)] == pressure }

  /// What the two numbers of a blood pressure are together.
  public static let pressure = "blood_pressure"

  /// Names that have words in each language besides those of the format.
  public static let ownInLanguages = [systolic, diastolic, pressure, MetricWords.pulse, MetricWords.weight]

  private static let metricsByWord: [String: String] = {
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
