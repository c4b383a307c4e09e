// The smallest parts of what was typed.

import JournalDates

/// A word, a number or a mark; in scripts without blanks a single character. Every character that is not blank belongs to one token.
struct Token {
  enum Kind: Equatable {
    case word
    /// As digits say it, or a sign such as ½.
    case number(Double)
    /// Digits whose comma or point may group or divide them; the number where it is a decimal point, and where it groups them.
    case unclearNumber(decimal: Double?, whole: Double? = nil)
    /// Two or three numbers with colons: `7:40`, `28:30`, `1:02:03`.
    case clock([Int])
    case date(CalendarDay)
    case tag
    case mark
  }

  enum Script {
    /// Words have blanks between them.
    case spaced
    /// Words have blanks between them, and endings without any.
    case hangul
    case kana, han
    /// A syllabary that foreign words are written in, so that where it ends a word ends.
    case katakana
  }

  var kind: Kind
  var script = Script.spaced
  /// In small letters without accents and full-width forms; of a tag its text as typed, without the sign.
  var folded: String
  var argument: Int
  /// In the argument's UTF-8.
  var range: Range<Int>
  /// Whether nothing stands between it and the token before.
  var isGlued: Bool
  /// What the tokens from this one on can mean by the tables, the longest first, each with the index after it.
  var senses: [(sense: Sense, end: Int)] = []
  /// Its index among the tokens that it was told the senses with.
  var place = 0
  /// What a word may be a form of, itself first.
  var roots: [String] = []

  var isWord: Bool { kind == .word }
  var isMark: Bool { kind == .mark }

  /// Which doings it names by itself.
  var doings: Set<Int> {
    Set(
      senses.compactMap { sense, end in if end == place + 1, case .doing(let doing, let form) = sense, !form.isWide { doing } else { nil } }
    )
  }

  /// The number in digits; nil for all else.
  // Where this is inlined, the optimiser of Swift 6.3 stops with an error of its own.
  @inline(never) var number: Double? {
    if case .number(let number) = kind { number } else { nil }
  }
}
