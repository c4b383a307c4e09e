// Korean particles behind values: which of two forms stands there hangs on the sound that the value ends in.

import JournalText

/// Two forms of a particle. A message has both, as Korean writes where it cannot know: `{name}은(는)`; told is the one that fits.
struct KoreanParticle {
  /// As messages have it.
  let written: String
  /// Behind a consonant at the end of a syllable, and behind a vowel.
  let closed, open: String

  static let all = [
    Self("은(는)", "은", "는"), Self("이(가)", "이", "가"), Self("을(를)", "을", "를"), Self("과(와)", "과", "와"), Self("(으)로", "으로", "로"),
    Self("이에요(예요)", "이에요", "예요"), Self("(이)", "이", ""),
  ]

  private init(_ written: String, _ closed: String, _ open: String) { (self.written, self.closed, self.open) = (written, closed, open) }

  /// Words that follow a value, with the form that fits in the place of both.
  static func resolved(_ words: String, behind value: String) -> String {
    let marks = words.prefix { closing.contains($0) }
    let rest = words[marks.endIndex...]
    guard let particle = all.first(where: { rest.hasPrefix($0.written) }) else { return words }
    let end = KoreanEnding(of: value)
    // ㄹ is no hindrance to 로.
    let isClosed = end == .consonant || end == .rieul && particle.open != "로"
    return marks + (isClosed ? particle.closed : particle.open) + rest.dropFirst(particle.written.count)
  }

  /// What may stand between a value and its particle.
  private static let closing: Set<Character> = ["’", "”", "`", ")", "」", "*", "'", "\""]
}

/// What the last syllable of some words ends in, as they are read aloud.
enum KoreanEnding {
  case vowel, consonant, rieul

  /// Signs at the end are not read.
  init(of words: String) {
    let spoken = Array(words.reversed().drop { !$0.isLetter && !$0.isNumber && !"%℃".contains($0) }.prefix(24).reversed())
    guard let last = spoken.last, let scalar = last.unicodeScalars.first?.value else {
      self = .vowel
      return
    }
    switch scalar {
    case 0xAC00...0xD7A3: self = Self(jongseong: Int(scalar - 0xAC00) % 28)
    // 영 일 이 삼 사 오 육 칠 팔 구
    case 0x30...0x39: self = [.consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel][Int(scalar - 0x30)]
    case 0x41...0x5A, 0x61...0x7A: self = Self(ofLatin: spoken)
    default: self = .vowel
    }
  }

  private init(jongseong: Int) { self = jongseong == 0 ? .vowel : jongseong == 8 ? .rieul : .consonant }

  /// A word in Latin letters as Korean writes its sound: a unit by its name, large letters one by one, all else by its end.
  private init(ofLatin spoken: [Character]) {
    let word = spoken.reversed().prefix { $0.isASCII && $0.isLetter }.reversed().map { $0 }
    let isBehindNumber = spoken.dropLast(word.count).last { $0 != " " }?.isNumber ?? false
    if isBehindNumber, let unit = Self.units[String(word).lowercased()] {
      self = unit
    } else if word.allSatisfy(\.isUppercase) || word.count == 1 {
      self = Self.names[Character(word[word.count - 1].lowercased())] ?? .vowel
    } else {
      self = Self(ofWord: String(word).lowercased())
    }
  }

  /// 킬로미터, 그램, 리터, 시간, 분
  private static let units: [String: Self] = [
    "km": .vowel, "m": .vowel, "cm": .vowel, "mm": .vowel, "kg": .consonant, "g": .consonant, "mg": .consonant, "l": .vowel, "ml": .vowel, "h": .consonant,
    "min": .consonant, "s": .vowel, "kcal": .vowel, "bpm": .consonant, "mmhg": .vowel,
  ]

  /// 엘, 엠, 엔, 아르
  private static let names: [Character: Self] = ["l": .rieul, "m": .consonant, "n": .consonant, "r": .rieul]

  /// By its last letters: 런, 파일, 해빗, 백업; 리스트, 노트 and 데스크 end in a vowel, since another consonant or a long sound stands before.
  private init(ofWord word: String) {
    let letters = Array(word)
    let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y"]
    func letter(_ place: Int) -> Character { place < letters.count ? letters[letters.count - 1 - place] : " " }
    switch letter(0) {
    // 타임, 라인, 파일; but ‘note’ is 노트
    case "e" where letter(1) == "l": self = .rieul
    case "e" where "mn".contains(letter(1)) && vowels.contains(letter(2)): self = .consonant
    case "l": self = .rieul
    case "m", "n": self = .consonant
    case "g" where letter(1) == "n": self = .consonant
    case "p", "t", "k", "b", "c":
      let isShort = vowels.contains(letter(1)) && !vowels.contains(letter(2)) || letter(0) == "k" && letter(1) == "c"
      self = isShort ? .consonant : .vowel
    default: self = .vowel
    }
  }
}
