// Words with a slip of the fingers: ‘meditaion 10 mins’, ‘yestreday’.

import JournalModel

/// Reads words of a sentence as what they plainly were to be, where their letters are in the wrong order, one is missing or one is doubled.
///
/// Another letter in place of one is no such slip: ‘heading’ is as near to ‘reading’.
struct TypingSlips {
  /// Days and parts of days, which a sentence may have anywhere.
  private static let days = ["yesterday", "tomorrow", "wednesday", "thursday", "saturday", "morning", "evening", "afternoon", "tonight"]
  /// What numbers of the day are called in two words.
  private static let pairs = [("blood", "pressure"), ("blood", "sugar"), ("blood", "glucose"), ("heart", "rate"), ("resting", "pulse"), ("body", "temperature")]
  private static let done: Set<String> = [
    "done", "taken", "did", "took", "had", "got", "managed", "finished", "✓", "✔", "✅", "erledigt", "gemacht", "genommen", "hecho", "hecha", "fait", "faite", "feito", "feita",
  ]

  /// Words of their own that are only a slip away from another.
  static let words: Set<String> = Set(
    """
    mediate mediated mediates mediating mediation dairy diary trail trial quiet quite angel angle united untied marital martial sacred scared hoping hopping
    diner dinner planing planning latter later desert dessert super supper baking banking baked banked raking ranking raked ranked liking linking liked linked tasting toasting tasted toasted pacing placing paced placed playing plying
    praying prying signing singing signed planed planes planer taping tapping wining winning staring starring filing filling bating batting
    panting paining panted pained pating waking waling seeping stating bushing caching coking paring scaring biding bidding fiends cloths goping griping gripping sloping slopping
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Words of every day that stand a letter away from names of habits, and are hardly ever typed for them: the chair of ‘Choir’.
  static let ordinary: Set<String> = Set(
    """
    chair chairs charm wafer waiter later sturdy steady toffee coffer vines lines sheep steep sleek sleet slant plank plane planed planes planer broad tread dread sweats flops gloss
    crush blush lesson lessen dense paint point cheese chest dress drown crown house horse prone shone scream likes hikes trail brain grain drain waste quite clear
    block walls talks words cooks hooks tears beans bears boats coats goals meals deals heals seals rides sides tides books looks takes makes lakes cakes
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The words of names and of what they are counted in, with the forms of English verbs.
  private let names: Set<String>
  private let sorted: [String]
  /// For each of them the other words of its name.
  private let beside: [String: Set<String>]

  init(_ vocabulary: PhraseVocabulary) {
    var names: Set<String> = []
    var beside: [String: Set<String>] = [:]
    for activity in vocabulary.activities where !activity.isArchived {
      for text in [activity.title, activity.unit ?? ""] + activity.aliases {
        let words = Tokenizer.words(text).filter { $0.utf8.allSatisfy { $0 &- 0x61 < 26 } }
        // `pushups` of ‘Push-ups’
        if (2...3).contains(words.count), Tokenizer.words(text).count <= 3 { names.insert(words.joined()) }
        for word in words where words.count > 1 && word.utf8.count >= 3 {
          for form in Self.forms(of: word) { beside[form, default: []].formUnion(words.filter { $0 != word && $0.utf8.count >= 3 }) }
        }
        for word in Tokenizer.words(text) where word.utf8.count >= 3 && word.utf8.allSatisfy({ $0 &- 0x61 < 26 }) { names.formUnion(Self.forms(of: word)) }
      }
    }
    for (form, bases) in IrregularForms.bases where bases.contains(where: names.contains) { names.insert(form) }
    self.names = names
    self.beside = beside
    sorted = names.sorted()
  }

  /// The places of such words, with what they were to be.
  func mended(_ tokens: [Token], sentences: [Range<Int>]) -> [(place: Int, word: String)] {
    var mended: [(Int, String)] = []
    for i in sentences.joined() {
      let word = tokens[i].folded
      // ‘blod pressure’
      if tokens[i].isWord, word.utf8.count >= 4, word.utf8.allSatisfy({ $0 &- 0x61 < 26 }),
        let pair = Self.pairs.first(where: { i + 1 < tokens.count && tokens[i + 1].folded == $0.1 && word != $0.0 && Self.isSlip(word, of: $0.0) })
      {
        mended.append((i, pair.0))
        continue
      }
      guard tokens[i].isWord, tokens[i].script == .spaced, !tokens[i].isGlued, word.utf8.count >= 5, word.utf8.allSatisfy({ $0 &- 0x61 < 26 }),
        tokens[i].senses.isEmpty, !names.contains(word), !Self.words.contains(word), !Self.ordinary.contains(word)
      else { continue }
      // ‘last nigth’
      if i > 0, tokens[i - 1].folded == "last", Self.isSlip(word, of: "night") {
        mended.append((i, "night"))
      } else if let day = Self.days.first(where: { Self.isSlip(word, of: $0) }) {
        mended.append((i, day))
      } else if let sentence = sentences.first(where: { $0.contains(i) }), let name = sorted.first(where: { Self.isSlip(word, of: $0) }),
        isToldAsDone(i, tokens, sentence) && !isSaid(name, besides: i, tokens, sentence) || hasBeside(i, name, tokens, sentence)
      {
        mended.append((i, name))
      }
    }
    return mended
  }

  /// ‘planed forty planks’: whether the sentence has the name itself, so that the other word is none that was to be it.
  private func isSaid(_ name: String, besides i: Int, _ tokens: [Token], _ sentence: Range<Int>) -> Bool {
    let roots = WordRoots.roots(of: name)
    return (i - 8...i + 8).contains { sentence.contains($0) && $0 != i && tokens[$0].isWord && tokens[$0].roots.contains(where: roots.contains) }
  }

  /// ‘walkd the dog’: whether another word of the name stands near.
  private func hasBeside(_ i: Int, _ name: String, _ tokens: [Token], _ sentence: Range<Int>) -> Bool {
    guard let others = beside[name] else { return false }
    return (i - 3...i + 3).contains { sentence.contains($0) && $0 != i && others.contains(tokens[$0].folded) }
  }

  /// Whether how much of it, when, or that it was done is said beside a word.
  private func isToldAsDone(_ i: Int, _ tokens: [Token], _ sentence: Range<Int>) -> Bool {
    (i - 3...i + 3).contains { at in
      guard sentence.contains(at), at != i else { return false }
      if Self.done.contains(tokens[at].folded) { return true }
      if tokens[at].number != nil { return true }
      return tokens[at].senses.contains { sense, _ in
        switch sense {
        // ‘just one cofee’
        case .number(let number): tokens[at].folded.utf8.count > 3 || number >= 2 || tokens[at].folded == "one"
        case .softener where at < i: true
        case .amount: true
        default: false
        }
      }
    }
  }

  /// Whether a word is another with two letters in the wrong order, one missing inside of it, or one doubled.
  static func isSlip(_ typed: String, of word: String) -> Bool {
    let (typed, word) = (Array(typed.utf8), Array(word.utf8))
    guard typed.first == word.first, typed != word else { return false }
    let same = zip(typed, word).prefix { $0 == $1 }.count
    switch typed.count - word.count {
    case 0:
      guard same + 1 < word.count, typed[same] == word[same + 1], typed[same + 1] == word[same] else { return false }
      return typed[(same + 2)...].elementsEqual(word[(same + 2)...])
    case -1:
      let isDoubled = same > 0 && word[same] == word[same - 1]
      // ‘walkd’
      let isPast = same == typed.count - 1 && typed.last == word.last && word.last == UInt8(ascii: "d") && word[same] == UInt8(ascii: "e")
      guard isDoubled || isPast || typed.count >= 6, same < typed.count || isDoubled else { return false }
      return typed[same...].elementsEqual(word[(same + 1)...])
    case 1:
      guard same > 0, typed[same] == typed[same - 1] else { return false }
      return typed[(same + 1)...].elementsEqual(word[same...])
    default: return false
    }
  }

  /// Whether a short word is another with one vowel for another one, which is hardly ever a slip: ‘chuck’ of ‘check’.
  static func isOtherVowel(_ typed: String, _ word: String) -> Bool {
    guard typed.utf8.count == word.utf8.count, word.utf8.count < 7, case let others = zip(typed.utf8, word.utf8).filter({ $0 != $1 }), others.count == 1, let (first, second) = others.first else { return false }
    let vowels = Array("aeiou".utf8)
    return vowels.contains(first) && vowels.contains(second) && !(Set([first, second]).isSubset(of: Array("iou".utf8)))
  }

  private static func forms(of word: String) -> [String] {
    let stem = word.hasSuffix("e") ? String(word.dropLast()) : word
    return [word, word + "s", stem + "ing", stem + "ed"] + (word.hasSuffix("ate") ? [stem + "ion"] : []) + (stem == word ? [word + (word.last.map(String.init) ?? "") + "ing"] : [])
  }
}
