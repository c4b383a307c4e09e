// What a title counts: ‘books’ of ‘read 12 picture books with the class’.

import JournalModel
import JournalPhrases

/// The noun behind a number.
enum CountedThing {
  /// The words behind a number that may name what is counted: up to a preposition, an article, a pronoun, or a sign that ends what is said.
  static func words(behind words: ArraySlice<String>) -> [String] {
    var found: [String] = []
    for word in words {
      let plain = word.trimming { ",;:.!?()".contains($0) }
      if plain.isEmpty || plain.contains(where: \.isNumber) || ends.contains(plain.lowercased()) || word.first == "(" { break }
      found.append(plain)
      if plain.count < word.count { break }
    }
    return found
  }

  /// The one of these words that is counted: a measure at once, else the first in the plural, ‘tests’ of ‘maths tests’; where none is, the first.
  static func head(of words: [String]) -> String {
    guard let first = words.first else { return "" }
    let known = UnitTable.standard.knows(first) && !UnitTable.standard.unit(first).isCountable
    if known || Money.sign(ofMoney: first) != nil { return first }
    return words.first(where: isPlural) ?? first
  }

  /// Whether words tell of money that is to come together, whatever they call it.
  static func isOfMoney(_ words: some Collection<String>) -> Bool {
    let folded = words.map { $0.lowercased() }
    return folded.contains(where: gathering.contains) || folded.indices.contains { place in
      ["put", "set", "lay"].contains(folded[place]) && folded[place...].contains("aside")
    }
  }

  /// Whether words tell of money that is owed, paid or spent: pounds of it are no weight.
  static func isOfDebt(_ words: some Collection<String>) -> Bool {
    isGiven(words) || words.contains { word in ["fee", "fees"].contains(word.lowercased()) || owing.contains { word.lowercased().hasPrefix($0) } }
  }

  /// Whether words tell of something that is given away.
  static func isGiven(_ words: some Collection<String>) -> Bool {
    words.contains { word in ["charit", "donat", "spenden", "donar", "doar"].contains { word.lowercased().hasPrefix($0) } }
  }

  /// Whether a word looks like an English plural, or one of a Romance language.
  private static func isPlural(_ word: String) -> Bool {
    let word = word.lowercased()
    if irregular.contains(word) { return true }
    return word.count > 3 && word.last == "s" && !["ss", "us", "is"].contains(where: word.hasSuffix) && !noPlurals.contains(word)
  }

  private static let irregular: Set<String> = ["people", "men", "women", "children", "mice", "teeth", "feet", "loaves", "kanji", "haiku"]

  /// Words with an s that stand before what is counted, or behind it.
  private static let noPlurals: Set<String> = [
    "maths", "mathematics", "physics", "news", "sports", "sales", "economics", "ethics", "politics", "gymnastics", "genetics", "statistics", "linguistics",
    "electronics", "athletics", "graphics", "arts", "outdoors", "indoors", "always", "afterwards", "towards", "upstairs", "downstairs", "overseas", "sometimes",
    "nowadays", "ups", "downs", "besides", "perhaps", "als", "alles",
  ]

  private static let gathering: Set<String> = [
    "save", "saving", "raise", "earn", "collect", "sparen", "ansparen", "spare", "zurücklegen", "verdienen", "ahorrar", "juntar", "ganar", "économiser", "economiser",
    "épargner", "epargner", "gagner", "economizar", "poupar", "guardar", "貯金", "貯める", "저축", "모으기",
  ]

  /// How words of it begin.
  private static let owing = [
    "pay", "repay", "debt", "loan", "mortgage", "overdraft", "credit", "owe", "rent", "spend", "budget", "fund", "deposit", "invest", "income",
    "deuda", "pagar", "préstamo", "hipoteca", "dívida", "empréstimo", "dette", "rembours", "schuld", "kredit", "abzahl", "abbezahl", "miete",
  ]

  /// Prepositions, articles, pronouns and conjunctions, of six languages: none of them is ever counted.
  private static let ends: Set<String> = [
    "for", "by", "with", "to", "in", "on", "at", "of", "from", "until", "till", "before", "after", "within", "without", "during", "this", "that", "these", "those",
    "the", "a", "an", "my", "our", "your", "his", "her", "its", "their", "me", "us", "him", "them", "myself", "and", "or", "so", "because", "towards", "toward",
    "per", "each", "every", "into", "through", "over", "under", "up", "about", "as", "next", "than", "while", "when", "together", "aside", "away",
    "für", "bis", "mit", "zu", "zum", "zur", "im", "am", "auf", "aus", "von", "vom", "vor", "nach", "ohne", "während", "der", "die", "das", "den", "dem", "des",
    "ein", "eine", "einen", "einem", "einer", "mein", "meine", "meinen", "meiner", "unser", "unsere", "mir", "uns", "und", "oder", "pro", "je", "jede", "jeden", "beiseite",
    "para", "con", "por", "antes", "hasta", "del", "de", "el", "la", "los", "las", "un", "una", "mi", "mis", "nuestro", "nuestra", "y", "o", "en", "sin", "cada", "al",
    "pour", "avec", "avant", "jusque", "jusqu'à", "d'ici", "du", "le", "les", "une", "mon", "ma", "mes", "notre", "nos", "et", "ou", "dans", "sans", "chaque", "par", "au", "aux",
    "com", "até", "do", "da", "dos", "os", "um", "uma", "meu", "minha", "e", "em", "no", "na", "sem",
  ]
}

extension HabitWords {
  /// So many of what is named before the number: ‘pushups 30’, ‘pages 10’; nil where the number is a part of the name: ‘vitamin B 12’, ‘exercises 2027’.
  static func thing(before place: Int, in words: ArraySlice<String>, _ amount: Double) -> (
    quantity: Quantity, range: Range<Int>, isMeasured: Bool
  )? {
    guard place > words.startIndex, isPlural(words[place - 1]), amount >= 2, !(1900...2100).contains(amount) else { return nil }
    let name = words[place - 1].lowercased()
    let isUnit = things.contains(name) || UnitTable.standard.knows(name) || Phrase.isCounted(byWord: name)
    return (Quantity(amount, isUnit ? name : "times"), place..<(place + 1), false)
  }

  static func isPlural(_ word: String) -> Bool { word.count > 3 && word.lowercased().hasSuffix("s") && !word.lowercased().hasSuffix("ss") }

  /// What is counted as a part of what is done, and no name for it, beside the units that sentences know.
  static let things: Set<String> = [
    "bottle", "bottles", "card", "cards", "line", "lines", "portion", "portions", "serving", "servings", "kcal", "calories", "cigarette", "cigarettes",
    "zigaretten", "karten",
    "portionen",
  ]
}

extension String {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let first = text.first, isTrimmed(first) { text.removeFirst() }
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
