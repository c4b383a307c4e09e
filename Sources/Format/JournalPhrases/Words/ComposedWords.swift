// Words that are made of others, and so stand in no table: ‘siebeneinhalb’, ‘veintidós’, ‘Tuesday's’.

enum ComposedWords {
  /// The number that a word of German or Spanish says in one; nil for all others.
  static func number(_ word: String) -> Double? {
    guard word.utf8.count >= 7, word.utf8.count <= 40 else { return nil }
    if word.hasPrefix(twenty) { return spanish[String(word.dropFirst(twenty.count))].map { Double(20 + $0) } }
    if word.hasSuffix(half) { return whole(word.dropLast(half.count)).map { Double($0) + 0.5 } }
    guard word.hasSuffix("zig") || word.hasSuffix("ssig") || word[...].range(of: "hundert") != nil || word[...].range(of: "tausend") != nil
    else { return nil }
    return whole(word[...]).map { Double($0) }
  }

  /// What a possessive says of: the Tuesday of ‘Tuesday's run’.
  static func owner(_ word: String) -> String? { word.hasSuffix("'s") ? String(word.dropLast(2)) : nil }

  private static func whole(_ word: Substring) -> Int? {
    guard !word.isEmpty else { return nil }
    for (name, value) in [("tausend", 1000), ("hundert", 100)] {
      guard let place = word.range(of: name) else { continue }
      let (before, behind) = (word[..<place.lowerBound], word[place.upperBound...])
      guard let count = before.isEmpty ? 1 : whole(before), count < 1000 || value == 100, let rest = behind.isEmpty ? 0 : whole(behind),
        rest < value
      else { return nil }
      return count * value + rest
    }
    if let small = small[String(word)] { return small }
    if let ten = tens.first(where: { word.hasSuffix($0.name) }) {
      let before = word.dropLast(ten.name.count)
      if before.isEmpty { return ten.value }
      guard before.hasSuffix("und"), let one = small[String(before.dropLast(3))], one < 10 else { return nil }
      return ten.value + one
    }
    return nil
  }

  private static let twenty = "veinti"
  private static let half = "einhalb"
  private static let small: [String: Int] = [
    "ein": 1, "eins": 1, "zwei": 2, "drei": 3, "vier": 4, "funf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11,
    "zwolf": 12, "dreizehn": 13, "vierzehn": 14, "funfzehn": 15, "sechzehn": 16, "siebzehn": 17, "achtzehn": 18, "neunzehn": 19,
  ]
  private static let tens: [(name: String, value: Int)] = [
    ("zwanzig", 20), ("dreissig", 30), ("vierzig", 40), ("funfzig", 50), ("sechzig", 60), ("siebzig", 70), ("achtzig", 80), ("neunzig", 90),
  ]
  private static let spanish = [
    "un": 1, "uno": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9,
  ]
}

extension Substring {
  /// Where a text first stands in it.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
