// Which one of several it is: ‘the fourth coffee’, ‘4e café’, ‘der vierte Kaffee’.

extension [Token] {
  /// The number of an ordinal that begins at a token, and where it ends; nil where none does, and for the first.
  func ordinal(at i: Int) -> (number: Int, end: Int)? {
    guard indices.contains(i) else { return nil }
    if let number = self[i].number, number == number.rounded(), (2...99).contains(number) {
      guard i + 1 < count, self[i + 1].isGlued, Ordinals.endings.contains(self[i + 1].folded) else { return nil }
      return (Int(number), i + 2)
    }
    guard self[i].isWord, let number = Ordinals.words[self[i].folded] else {
      // 네 번째
      guard let end = end(at: i, of: .ordinal), self[i].script == .hangul else { return nil }
      for case (.number(let number), _) in self[i].senses { return (Int(number), end) }
      return nil
    }
    return (number, i + 1)
  }
}

private enum Ordinals {
  static let endings: Set<String> = ["st", "nd", "rd", "th", "e", "eme", "er", "º", "ª", "o", "a", "."]

  static let words: [String: Int] = {
    var words: [String: Int] = [:]
    for (index, row) in [
      "second zweite zweiter zweiten zweites segundo segunda deuxieme seconde",
      "third dritte dritter dritten drittes tercer tercero tercera terceiro terceira troisieme",
      "fourth vierte vierter vierten viertes cuarto cuarta quarto quarta quatrieme",
      "fifth funfte funfter funften funftes quinto quinta cinquieme",
      "sixth sechste sechster sechsten sechstes sexto sexta sixieme",
      "seventh siebte siebter siebten septimo septima setimo setima septieme",
      "eighth achte achter achten octavo octava oitavo oitava huitieme",
    ].enumerated() {
      for word in row.split(separator: " ") { words[String(word)] = index + 2 }
    }
    return words
  }()
}
