// Base forms that a word may be a form of.

/// Regular endings of verbs and plurals, for verbs that no table has. A root counts only where an activity is called so, so it may be
/// nonsense.
enum WordRoots {
  /// The word itself first; of short words nothing else.
  static func roots(of word: String) -> [String] {
    guard word.utf8.count >= 4, word.utf8.count <= 40 else { return [word] }
    var roots = [word]
    func add(_ root: some StringProtocol) { if root.utf8.count >= 3, !roots.contains(String(root)) { roots.append(String(root)) } }
    var stem = Substring(word)
    if word.hasPrefix("ge"), word.hasSuffix("t") || word.hasSuffix("en") {
      stem = word.dropFirst(2)
      if stem.hasSuffix("en") { add(stem) }
    }
    for (ending, replacements) in endings where stem.hasSuffix(ending) {
      let rest = stem.dropLast(ending.count)
      for replacement in replacements { add(rest + replacement) }
      // `jogging`: the letter that was doubled.
      let letters = rest.utf8.suffix(2)
      if ending == "ing" || ending == "ed", letters.count == 2, letters.first == letters.last { add(rest.dropLast()) }
    }
    return roots
  }

  /// English, German, Spanish, French and Portuguese; folded, so without accents.
  private static let endings: [(String, [String])] = [
    ("ing", ["", "e"]), ("ied", ["y"]), ("ed", ["", "e"]), ("ies", ["y"]), ("es", [""]), ("s", [""]),
    ("te", ["en"]), ("t", ["en"]),
    ("e", ["ar", "er"]), ("i", ["er", "ir"]), ("ei", ["ar"]), ("ado", ["ar"]), ("ido", ["er", "ir"]), ("ando", ["ar"]),
    ("iendo", ["er", "ir"]),
    ("que", ["car"]), ("gue", ["gar"]), ("u", ["re"]),
  ]
}
