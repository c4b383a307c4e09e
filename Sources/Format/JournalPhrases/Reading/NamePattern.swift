// What a name is known by in other forms than its own: ‘called my mum’ of ‘Call mum’, 薬を飲んだ of 薬を飲む.

/// The words of a name that all have to be there.
struct NamePattern {
  enum Slot {
    /// A word as the name has it, and what it may be a form of.
    case word(String, roots: Set<String>, doings: Set<Int> = [])
    /// Words as they stand.
    case text([String])
    /// A verb in one of its forms.
    case forms([VerbForm])

    fileprivate func has(doing: Int) -> Bool { if case .word(_, _, let doings) = self { doings.contains(doing) } else { false } }

    /// What is done with a dog outside, where no table has the verb.
    fileprivate var isOuting: Bool {
      guard case .word(let word, _, _) = self else { return false }
      return ["rausgehen", "ausfuhren", "gassi", "sacar", "bajar", "sortir", "promener", "passear", "pasear", "sair", "raus", "out"]
        .contains(word)
    }
  }

  /// What a word says beyond being there.
  struct Finding {
    var end: Int
    var isPast = false
    var isNegative = false
    var goesOn = false
    /// It is a form that ends a sentence in its language, so that what it is said of stands before it.
    var isEnding = false
    /// It is what is done by its name: ‘a ring’.
    var isNoun = false
  }

  var activity: Int
  var slots: [Slot]
  /// Whether the words may stand in any order, as ‘plants watered’.
  var isFree: Bool
  /// Articles and particles that the name has itself: the ‘no’ of ‘Escrever no diário’.
  var small: Set<String> = []
  /// Whether it is the other name of a walk with a dog.
  var isOuting = false
  /// Whether it is the way to work, in short.
  var isCommute = false
  /// Whether an amount of money has to stand between its words, for the one that is left out.
  var isOfMoney = false

  /// ‘took the dog out’, ‘mit dem Hund draußen’, of a name that is a walk with one: whoever is outside with it walks it.
  var outing: NamePattern? {
    guard isFree, slots.count == 2, let dog = slots.first(where: { $0.has(doing: Doing.dog) }),
      let walk = slots.first(where: { !$0.has(doing: Doing.dog) }), walk.has(doing: Doing.walking) || walk.isOuting
    else { return nil }
    return NamePattern(activity: activity, slots: [.word("out", roots: Self.out), dog], isFree: true, small: small, isOuting: true)
  }

  /// ‘cycled in’, of a name that leads to work.
  var commute: NamePattern? {
    guard isFree, slots.count > 1, case .word(_, _, let doings) = slots[0], doings.contains(where: { Doing.all[$0].isMoving }),
      slots.dropFirst().allSatisfy({ if case .word(let word, _, _) = $0 { Self.workplaces.contains(word) } else { false } })
    else { return nil }
    return NamePattern(activity: activity, slots: [slots[0], .word("in", roots: ["in"])], isFree: false, small: small, isCommute: true)
  }

  private static let workplaces: Set<String> = ["to", "work", "office", "school", "university", "uni", "college", "job", "the"]
  private static let out: Set<String> = [
    "out", "outside", "raus", "draussen", "rausgegangen", "rausgebracht", "ausgefuhrt", "ausgefuehrt", "gefuhrt", "spazieren", "gassi", "saque", "baje", "sacado", "bajado",
    "sorti", "sortie",
    "promene", "promenee", "sai", "desci", "passear", "pasear",
  ]
  /// Whether the verb stands first in the name, as in English; German names have it last, with a form that ends its sentences.
  var isVerbFirst: Bool {
    guard isFree, case .word(let verb, _, _)? = slots.first, case .word(let last, _, _)? = slots.last else { return false }
    return !verb.hasSuffix("en") && !last.hasSuffix("en")
  }

  /// Whether a word is a form of one of the name itself, and not of what it means.
  func hasWord(_ token: Token) -> Bool {
    slots.contains { if case .word(_, let roots, _) = $0 { token.roots.contains(where: roots.contains) } else { false } }
  }

  /// ‘mum called’ is not ‘called mum’: whether a person before the verb is who did it.
  func isSubject(_ slot: Int, _ token: Token) -> Bool {
    guard isFree, slot > 0, case .word(let verb, _, _) = slots[0], !verb.hasSuffix("en") else { return false }
    return token.senses.contains { $0.sense == .person }
  }

  /// Where a slot’s words end that begin at a token; nil where it has no such.
  func find(_ slot: Int, _ tokens: [Token], at i: Int) -> Finding? {
    switch slots[slot] {
    case .word(let word, let roots, let doings):
      guard i < tokens.count, tokens[i].isWord else { return nil }
      if tokens[i].roots.contains(where: roots.contains) {
        return Finding(end: i + 1, isPast: WordRoots.isPast(tokens[i].folded, of: word))
      }
      for (sense, end) in tokens.senses(at: i) {
        guard case .doing(let doing, let form) = sense, doings.contains(doing), tokens.standAlone(i..<end, isAfterWord: false) else {
          continue
        }
        return Finding(
          end: end, isPast: form == .past || form == .ending || form == .wide, isNegative: form == .negative, isEnding: form == .ending,
          isNoun: form == .wideName)
      }
      return nil
    case .text(let words):
      // Before the second word an amount may stand without a blank: 英語を30分勉強した.
      guard let end = tokens.end(of: words, at: i), Self.standsAlone(i..<end, tokens, isFirst: slot == 0) else { return nil }
      return Finding(end: end)
    case .forms(let forms):
      var longest: Finding?
      for form in forms {
        guard var end = tokens.end(of: form.words, at: i), end > longest?.end ?? 0 else { continue }
        let isHangul = tokens[i].script == .hangul
        let first = end
        while isHangul, end < tokens.count, end < first + 5, tokens[end].isGlued, tokens[end].script == .hangul { end += 1 }
        // 飲んだら, 읽었으면: if it had been done.
        if end < tokens.count, tokens[end].isGlued, tokens[end].folded == "ら" { continue }
        if isHangul, tokens[first..<end].contains(where: { $0.folded == "면" }) { continue }
        longest = Finding(end: end, isPast: !form.isNegative, isNegative: form.isNegative, goesOn: form.goesOn)
      }
      return longest
    }
  }

  /// What holds a verb to whom it is for, and is another word with another verb: ‘ligar para’, ‘falar com’.
  fileprivate static let toWhom: Set<String> = ["para", "pra", "pro", "con", "com", "avec"]

  /// Words without blanks between them end where their script does, or where a particle stands.
  private static func standsAlone(_ range: Range<Int>, _ tokens: [Token], isFirst: Bool) -> Bool {
    let before = range.lowerBound - 1
    let script = tokens[range.lowerBound].script
    if isFirst, before >= 0, tokens[range.lowerBound].isGlued, tokens[before].script == script, script != .kana, tokens[before].isWord {
      return false
    }
    guard range.upperBound < tokens.count, tokens[range.upperBound].isGlued,
      tokens[range.upperBound].script == tokens[range.upperBound - 1].script
    else { return true }
    return script == .kana || tokens.senses(at: range.upperBound).contains { $0.sense == .particle || $0.sense == .light }
      || tokens[range.upperBound - 1].script == .han
  }
}

extension NamePattern {
  /// What is left of a name in a language whose words have blanks between them; nil for one word.
  static func spaced(_ core: [Token], of activity: Int) -> NamePattern? {
    let words = core.filter { token in
      token.isWord
        && !token.senses.contains { $0.end == token.place + 1 && ($0.sense == .filler || $0.sense == .particle || $0.sense == .softener) }
    }
    // The ‘to’ of ‘Go to bed early’ holds what is left to the verb.
    .drop { token in token.senses.contains { $0.end == token.place + 1 && $0.sense == .preposition } }
    .filter { core.count <= 2 || !toWhom.contains($0.folded) }
    guard words.count > 1, words.allSatisfy({ $0.script == .spaced }) else { return nil }
    let small = Set(core.map(\.folded)).subtracting(words.map(\.folded))
    let slots = words.map { Slot.word($0.folded, roots: Set($0.roots), doings: $0.doings) }
    return NamePattern(activity: activity, slots: slots, isFree: true, small: small)
  }

  /// A Japanese name that ends with a verb, with its object before it, 歯を磨く; and whether it says no to it.
  static func japanese(_ tokens: [Token], of activity: Int) -> (patterns: [NamePattern], isNo: Bool, object: [String]) {
    let words = tokens.map(\.folded)
    // 英語の勉強 is what 英語を30分勉強した tells of.
    if let joint = words.lastIndex(of: "の"), joint > 0, joint + 2 < words.count, tokens[(joint + 1)...].allSatisfy({ $0.script == .han || $0.script == .katakana }) {
      let slots = [Slot.text(Array(words[..<joint])), .text(Array(words[(joint + 1)...]))]
      return ([NamePattern(activity: activity, slots: slots, isFree: false)], false, [])
    }
    guard let last = tokens.last, last.script == .kana else { return ([], false, []) }
    let split = words.indices.dropFirst().dropLast().last { ["を", "に", "が", "と", "へ"].contains(words[$0]) }
    let object = split.map { Array(words[..<$0]) } ?? []
    let verb = words[(split.map { $0 + 1 } ?? 0)...].joined()
    let denied = JapaneseForms.verbs(notIn: verb)
    guard !object.isEmpty || tokens.contains(where: { $0.script == .han }) else { return ([], false, []) }
    let patterns = (denied.isEmpty ? [verb] : denied).compactMap { verb -> NamePattern? in
      let forms = JapaneseForms.forms(of: verb)
      guard !forms.isEmpty else { return nil }
      return NamePattern(activity: activity, slots: (object.isEmpty ? [] : [.text(object)]) + [.forms(forms)], isFree: false)
    }
    return (patterns, !denied.isEmpty, object)
  }

  /// A Korean name that ends with a verb, 물 마시기; and whether it says no to it, 간식 안 먹기.
  static func korean(_ tokens: [Token], of activity: Int) -> (pattern: NamePattern, isNo: Bool)? {
    var groups: [[String]] = []
    for token in tokens {
      if token.isGlued, !groups.isEmpty { groups[groups.count - 1].append(token.folded) } else { groups.append([token.folded]) }
    }
    guard let verb = groups.popLast(), verb.count > 1, verb.last == "기" || verb.last == "다", tokens.last?.script == .hangul else {
      return nil
    }
    let isNo = groups.contains(["안"])
    let objects = groups.filter { $0 != ["안"] }.map { group in
      let particle = ["에게", "한테", "을", "를", "은", "는", "에"].first { group.joined().hasSuffix($0) && group.count > $0.count }
      return Array(group.dropLast(particle?.count ?? 0))
    }
    let forms = KoreanForms.forms(of: verb.dropLast().joined())
    guard !forms.isEmpty else { return nil }
    return (NamePattern(activity: activity, slots: objects.map { .text($0) } + [.forms(forms)], isFree: false), isNo)
  }
}
