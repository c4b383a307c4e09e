// What is smoked and is no tobacco: ‘smoked mackerel’, `saumon fumé`, ‘a smoking gun’.

/// Tells the smoke of a kitchen from that of a cigarette.
enum SmokedThings {
  /// Where words end that are of food, of glass or a saying, and not of somebody who smoked; nil where they may be.
  static func end(at i: Int, in tokens: [Token]) -> Int? {
    let word = tokens[i].folded
    if english.contains(word) {
      // ‘smoked a whole brisket’, ‘smoked 2 kilos of ribs’
      for next in (i + 1)..<min(i + 6, tokens.count) {
        guard tokens[next].isWord || tokens[next].number != nil else { return nil }
        if isFood(tokens[next].folded) || next == i + 1 && things.contains(tokens[next].folded) { return next + 1 }
        guard next < i + 5, next + 1 < tokens.count, before.contains(tokens[next].folded) || tokens[next + 1].folded == "of" || !tobacco.contains(tokens[next].folded) else { return nil }
      }
      return nil
    }
    if isFood(word) {
      // `salmón ahumado`, `truite bien fumée`
      return (i + 1..<min(i + 3, tokens.count)).first { participles.contains(tokens[$0].folded) }.map { $0 + 1 }
    }
    guard participles.contains(word) else { return nil }
    return (i + 1..<min(i + 4, tokens.count)).first { isFood(tokens[$0].folded) }.map { $0 + 1 }
  }

  /// Whether a word may be what somebody smoked, when or where, and no thing that smoke makes better.
  static func isTobacco(_ word: String) -> Bool { tobacco.contains(word) }

  private static func isFood(_ word: String) -> Bool {
    foods.contains(word) || word.hasSuffix("s") && foods.contains(String(word.dropLast())) || word.hasSuffix("es") && foods.contains(String(word.dropLast(2)))
  }

  private static let english: Set<String> = ["smoked", "smoking", "smoke", "smokes"]
  private static let participles: Set<String> = ["fume", "fumee", "fumes", "fumees", "fumado", "fumada", "fumados", "fumadas", "ahumado", "ahumada", "ahumados", "ahumadas", "defumado", "defumada"]
  /// Right behind the word, without anything between.
  private static let things: Set<String> = ["out", "glass", "gun", "guns", "signal", "signals", "screen", "hot", "ruin", "ruins", "mirrors", "quartz", "room", "area", "section", "jacket", "oak", "chipotle"]
  private static let tobacco: Set<String> = [
    "cigarette", "cigarettes", "cig", "cigs", "ciggie", "ciggies", "ciggy", "fag", "fags", "cigar", "cigars", "pipe", "joint", "joints", "weed", "spliff", "rollie", "rollies", "roll-up", "roll-ups", "pack", "packet", "packs", "vape", "tobacco", "shisha", "hookah", "one", "again",
    "outside", "inside", "today", "yesterday", "too", "like", "less", "more", "twice", "once", "only", "just", "all", "half", "another", "some", "a", "an", "the", "my", "his", "her", "with", "behind", "on", "at", "in", "after", "before", "during", "because", "while", "when", "and", "but",
    "from", "until", "till", "around", "about", "nearly", "almost", "loads", "lots", "way", "out", "up", "off", "by", "near", "over", "nothing", "none", "several", "few", "many", "heavily", "socially", "secretly", "last", "this", "tonight", "alone", "together", "dope", "pot", "hash",
    "menthol", "menthols", "marlboro", "marlboros", "camel", "camels",
  ]
  private static let before: Set<String> = ["a", "an", "the", "some", "my", "his", "her", "another", "half", "all", "more", "last", "this"]
  private static let foods: Set<String> = [
    "mackerel", "salmon", "haddock", "trout", "kipper", "herring", "eel", "fish", "cod", "tuna", "oyster", "mussel", "sprat", "ham", "bacon", "sausage", "turkey", "chicken", "duck", "brisket", "rib", "pork", "beef", "meat", "pastrami", "lamb", "venison", "cheese", "gouda", "cheddar",
    "mozzarella", "paprika", "salt", "tofu", "tempeh", "garlic", "almond", "nuts", "beetroot", "aubergine", "butter", "egg", "tea", "whisky", "wing", "butt", "shoulder", "belly", "saumon", "truite", "poisson", "maquereau", "hareng", "jambon", "lard", "lardon", "fromage", "canard",
    "magret", "anguille", "thon", "poulet", "saucisse", "trucha", "arenque", "caballa", "bacalao", "jamon", "queso", "pimenton", "pescado", "sardina", "atun", "pollo", "pavo", "salmao", "truta", "cavala", "bacalhau", "presunto", "queijo", "peixe", "atum", "frango", "toucinho", "linguica",
    "carne", "colorau", "peru",
  ]
}
