// Lists for people stand in the order of their language.

import JournalQuery
import JournalTestSupport
import Testing

@Suite struct WordOrderTests {
  @Test(arguments: [
    ("de", "Äpfel Apfel Zebra Ärger Straße Strasse Strauß ärgern", "Apfel Äpfel Ärger ärgern Strasse Straße Strauß Zebra"),
    ("es", "zorro ñandú nube Oso nácar año anzuelo", "anzuelo año nácar nube ñandú Oso zorro"),
    ("fr", "étude été Zoé œuf ours etage école", "école etage été étude œuf ours Zoé"),
    ("pt-BR", "óculos ônibus abacaxi água Avó nu", "abacaxi água Avó nu óculos ônibus"),
    ("ja", "ラジオ らくだ さくら サッカー あめ アメ", "あめ アメ さくら サッカー らくだ ラジオ"),
    ("ko", "하늘 가족 나무 다리 가게", "가게 가족 나무 다리 하늘"),
    ("en", "b A a B naïve naive nature", "A a B b naive naïve nature"),
  ]) func wordsStandAsPeopleLookForThem(_ language: String, _ words: String, _ wanted: String) {
    let order = WordOrder(language: language)
    let sorted = words.split(separator: " ").map(String.init).sorted { order.lists($0, before: $1) }
    #expect(sorted.joined(separator: " ") == wanted)
  }

  /// However words stand at first, they stand in one order.
  @Test func theOrderIsTotal() {
    var chance = SeededGenerator(seed: 24)
    let letters = Array("aAäÄbñnNzßsœoéeアあｱカかー가 0-")
    let order = WordOrder(language: "es")
    for _ in 0..<200 {
      let words = (0..<12).map { _ in String((0..<Int.random(in: 0...3, using: &chance)).map { _ in letters.randomElement(using: &chance)! }) }
      let sorted = words.sorted { order.lists($0, before: $1) }
      #expect(words.shuffled(using: &chance).sorted { order.lists($0, before: $1) } == sorted)
      for (a, b) in zip(sorted, sorted.dropFirst()) { #expect(!order.lists(b, before: a)) }
    }
  }
}
