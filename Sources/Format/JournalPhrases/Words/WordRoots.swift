// Base forms that a word may be a form of.

/// Regular and irregular forms of verbs and plurals, in languages that put blanks between words. A root counts only where a name has it, so it may
/// be nonsense.
enum WordRoots {
  /// The word itself first; of short words that no table has nothing else.
  static func roots(of word: String) -> [String] {
    var roots = [word]
    func add(_ root: some StringProtocol) { if root.utf8.count >= 3, !roots.contains(String(root)) { roots.append(String(root)) } }
    for base in IrregularForms.bases[word] ?? [] where !roots.contains(base) { roots.append(base) }
    for plain in slang[word] ?? [] where !roots.contains(plain) { roots.append(plain) }
    guard word.utf8.count >= 4, word.utf8.count <= 40 else { return roots }
    addRegular(word, add)
    for prefix in separable where word.hasPrefix(prefix) && word.utf8.count >= prefix.utf8.count + 5 {
      let rest = String(word.dropFirst(prefix.utf8.count))
      guard rest.hasPrefix("ge") || rest.hasPrefix("zu") else { continue }
      for base in IrregularForms.bases[rest] ?? [] { add(prefix + base) }
      addRegular(rest.hasPrefix("zu") ? String(rest.dropFirst(2)) : rest) { add(prefix + $0) }
      if rest.hasPrefix("zu") { add(prefix + rest.dropFirst(2)) }
    }
    for root in roots { for other in spellings[root] ?? [] { add(other) } }
    return roots
  }

  private static func addRegular(_ word: String, _ add: (Substring) -> Void) {
    var stem = Substring(word)
    if word.hasPrefix("ge"), word.hasSuffix("t") || word.hasSuffix("en") {
      stem = word.dropFirst(2)
      if stem.hasSuffix("en") { add(stem) }
    }
    for (ending, replacements) in endings where stem.hasSuffix(ending) {
      let rest = stem.dropLast(ending.utf8.count)
      for replacement in replacements { add(rest + replacement) }
      // `jogging`: the letter that was doubled.
      let letters = rest.utf8.suffix(2)
      if ending == "ing" || ending == "ed", letters.count == 2, letters.first == letters.last { add(rest.dropLast()) }
    }
  }

  /// Whether two words differ in number at most, as nouns do.
  static func areOneNoun(_ a: String, _ b: String) -> Bool {
    let (short, long) = a.utf8.count < b.utf8.count ? (a, b) : (b, a)
    return a == b || long.hasPrefix(short) && plurals.contains(String(long.dropFirst(short.utf8.count)))
  }

  /// Whether a form of a base tells that it was done.
  static func isPast(_ form: String, of base: String) -> Bool {
    form != base && !areOneNoun(form, base) && !form.hasSuffix("ing")
  }

  /// What a word may share with others of its family, ‘meditat’ of ‘meditation’ and ‘meditated’: too much for a form, enough for a question.
  static func stems(of word: String) -> [String] {
    var stems = roots(of: word)
    // What others do, or is still to be done: ‘corrió’, ‘leeré’.
    for ending in others where word.hasSuffix(ending) && word.utf8.count >= ending.utf8.count + 3 {
      let rest = word.dropLast(ending.utf8.count)
      stems += rest.hasSuffix("r") ? [String(rest)] : [rest + "ar", rest + "er", rest + "ir"]
      // ‘appelle’
      if ending == "e", rest.hasSuffix("ell") || rest.hasSuffix("ett") { stems.append(rest.dropLast() + "er") }
    }
    for root in stems {
      for ending in families where root.hasSuffix(ending) && root.utf8.count >= ending.utf8.count + 4 {
        let stem = String(root.dropLast(ending.utf8.count))
        if !stems.contains(stem) { stems.append(stem) }
      }
    }
    return stems
  }

  /// Words that are spelt otherwise on the other side of the Atlantic.
  private static let spellings: [String: [String]] = {
    let pairs = [
      "licence license", "practice practise", "colour color", "centre center", "theatre theater", "programme program", "grey gray", "favourite favorite", "neighbour neighbor", "jewellery jewelry", "organise organize",
      "realise realize", "analyse analyze", "catalogue catalog", "pyjamas pajamas", "mould mold", "plough plow", "defence defense", "diarise diarize", "prioritise prioritize", "apologise apologize",
    ].map { $0.split(separator: " ").map { String($0) } }
    return pairs.reduce(into: [:]) { spellings, pair in for (word, other) in [(pair[0], pair[1]), (pair[1], pair[0])] { spellings[word, default: []].append(other) } }
  }()

  /// What people call things among themselves, folded.
  private static let slang: [String: [String]] = [
    "taf": ["travail", "boulot", "bureau"], "boulot": ["travail"], "travail": ["boulot"], "job": ["travail"], "curro": ["trabajo"], "laburo": ["trabajo"],
    "pega": ["trabajo"], "trampo": ["trabalho"], "servico": ["trabalho"], "arbeit": ["buro"], "buro": ["arbeit"], "office": ["work"], "clebard": ["chien"],
    "toutou": ["chien"], "hundi": ["hund"], "doggo": ["dog"], "pup": ["dog"], "puppy": ["dog"],
  ]

  /// English, German, Spanish, French and Portuguese; folded, so without accents.
  private static let endings: [(String, [String])] = [
    ("ing", ["", "e"]), ("ied", ["y"]), ("ed", ["", "e"]), ("ies", ["y"]), ("es", [""]), ("s", [""]),
    ("te", ["en"]), ("t", ["en"]), ("et", ["en"]), ("en", [""]), ("n", [""]),
    ("e", ["ar", "er", ""]), ("i", ["er", "ir"]), ("ei", ["ar"]), ("ado", ["ar"]), ("ido", ["er", "ir"]), ("ando", ["ar"]),
    ("ada", ["ar"]), ("adas", ["ar"]), ("ados", ["ar"]), ("iendo", ["er", "ir"]), ("endo", ["er"]), ("amos", ["ar"]),
    ("imos", ["er", "ir"]),
    ("arse", ["ar"]), ("erse", ["er"]), ("irse", ["ir"]), ("arme", ["ar"]), ("erme", ["er"]), ("irme", ["ir"]), ("guei", ["gar"]), ("quei", ["car"]), ("cei", ["car"]), ("ce", ["zar"]),
    ("que", ["car"]), ("gue", ["gar"]), ("u", ["re"]), ("ee", ["er"]), ("ees", ["er"]), ("ie", ["ir"]),
  ]
  private static let others = ["io", "o", "ou", "eu", "iu", "e", "a", "as", "ei", "ai", "ais", "ont", "emos", "an", "aron", "ieron", "ia"]
  private static let plurals: Set<String> = ["s", "es", "n", "en", "e"]
  private static let families = [
    "ation", "ations", "acion", "acao", "ion", "ions", "er", "ers", "eur", "ung", "ar", "ir", "ieren", "en", "e", "y", "ing", "ed",
  ]
  /// German prefixes that stand apart from their verb, or before its ‘ge’ or ‘zu’.
  static let separable = [
    "ab", "an", "auf", "aus", "bei", "durch", "ein", "fest", "fort", "heim", "her", "hin", "los", "mit", "nach", "raus", "rein", "runter",
    "staub", "um", "vor", "weg", "weiter", "zu", "zuruck", "zusammen",
  ]
}
