// Questions in Japanese, which has no blanks between words, and in Korean, as they are asked in English.

import JournalDates
import JournalModel
import JournalText

extension GuessedWay {
  /// The same question with English words: ‘how many 走った 先週’ of 先週何回走った. Nil where nothing is asked.
  static func ofUnlettered(_ words: [String]) -> [String]? {
    let isKorean = words.contains { $0.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } }
    return isKorean ? ofKorean(words) : ofJapanese(words.joined())
  }

  private static func ofJapanese(_ line: String) -> [String]? {
    var text = line.filter { !"？?。、".contains($0) }
    // The days stand first.
    let ends = text.indices.dropFirst().prefix(12)
    let end = ends.last { PeriodText(said: text[..<$0], in: .all) != nil }
    let days = end.map { [String(text[..<$0])] } ?? []
    if let end { text = String(text[end...].drop { "はにの".contains($0) }) }
    if text.contains(text: "何をし"), !days.isEmpty { return ["what", "did", "I", "do"] + days }
    let isOfSleep = text.contains(text: "寝") || text.contains(text: "眠")
    if isOfSleep, let condition = bounds.lazy.compactMap({ amount(in: text, before: $0.japanese, $0.english) }).first { return ["when", "did", "I", "sleep"] + condition + days }
    if isOfSleep, ["よく", "どのくらい", "どれくらい", "何時間", "どう"].contains(where: { text.contains(text: $0) }) { return ["how", "did", "I", "sleep"] + days }
    // 最後に走ったのはいつ
    if text.hasPrefix("最後に"), let when = ["のはいつですか", "のはいつ", "はいつ"].first(where: text.hasSuffix) {
      return ["when", "last", String(text.dropFirst(3).dropLast(when.count))]
    }
    for amount in amounts {
      guard let place = text.indices.first(where: { text[$0...].hasPrefix(amount) }) else { continue }
      let behind = text[text.index(place, offsetBy: amount.count)...]
      var what = text[..<place] + (behind.hasSuffix("か") || behind.hasSuffix("の") ? behind.dropLast() : behind)
      while what.last.map({ "をはがに".contains($0) }) ?? false { what.removeLast() }
      return what.isEmpty ? nil : ["how", "many", String(what)] + days
    }
    return nil
  }

  /// `under`, `6時間` of ‘6時間未満’; nil where no number stands before the bound.
  private static func amount(in text: String, before bound: String, _ english: [String]) -> [String]? {
    guard let place = text.indices.first(where: { text[$0...].hasPrefix(bound) }) else { return nil }
    let before = text[..<place]
    guard let last = before.lastIndex(where: \.isNumber) else { return nil }
    let start = before[...last].lastIndex { !$0.isNumber && $0 != "." }.map { before.index(after: $0) } ?? before.startIndex
    return english + [String(before[start...])]
  }

  private static func ofKorean(_ words: [String]) -> [String]? {
    let (spans, others) = PeriodText.sorted(words), days = spans.flatMap(\.words)
    func asks(_ beginnings: String...) -> Bool { others.contains { word in beginnings.contains(where: word.hasPrefix) } }
    // ‘어제 뭐 했어’
    if asks("뭐", "뭘", "무엇을"), asks("했") { return days.isEmpty ? nil : ["what", "did", "I", "do"] + days }
    // ‘몇 잔’ are cups.
    let isOfSleep = asks("잤", "잠을", "잠이") || others.indices.dropFirst().contains { others[$0] == "잔" && others[$0 - 1] != "몇" }
    let bound = bounds.lazy.compactMap { bound in others.indices.dropFirst().first { others[$0].hasPrefix(bound.korean) }.map { (place: $0, english: bound.english) } }.first
    if isOfSleep, let bound, others[bound.place - 1].first?.isNumber == true { return ["when", "did", "I", "sleep"] + bound.english + [others[bound.place - 1]] + days }
    if isOfSleep, asks("잘", "어떻게", "얼마나", "몇") { return ["how", "did", "I", "sleep"] + days }
    if asks("마지막"), asks("언제") { return ["when", "last"] + others.filter { !$0.hasPrefix("마지막") && !$0.hasPrefix("언제") } }
    guard let place = others.firstIndex(where: { $0.hasPrefix("몇") || $0.hasPrefix("얼마") }) else { return nil }
    // Behind ‘몇’ stands what is counted in, behind ‘얼마나’ at most ‘자주’.
    let isUnit = others[place] == "몇" || place + 1 < others.count && others[place + 1] == "자주"
    let what = others[..<place] + others[(place + 1)...].dropFirst(isUnit ? 1 : 0)
    return what.isEmpty ? nil : ["how", "many"] + what + days
  }

  private static let bounds: [(japanese: String, korean: String, english: [String])] = [
    ("未満", "미만", ["under"]), ("以下", "이하", ["at", "most"]), ("以上", "이상", ["at", "least"]), ("超", "초과", ["over"]),
  ]

  private static let amounts = [
    "何回", "何度", "何杯", "何本", "何キロ", "何km", "何時間", "何分", "何ページ", "何冊", "何日", "何歩", "何個", "何枚", "どのくらい", "どれくらい", "どれだけ", "いくつ", "いくら",
  ]
}
