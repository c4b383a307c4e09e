// What a value may be: what follows ‘it takes’.

public import JournalText

extension Wording {
  /// One of a few words, or something else.
  public static func oneOf(_ words: [String], also: Wording? = nil) -> Wording {
    Wording(
      "one of \(words.joined(separator: ", "))\(also.map { ", or \($0.english)" } ?? "")",
      ["words": .list(words, .comma), "also": .optional(also)])
  }

  public static func anyOf(_ words: [String]) -> Wording {
    Wording("a list of any of \(words.joined(separator: ", "))", ["words": .list(words, .comma)])
  }

  public static func wholeNumberFrom(_ range: ClosedRange<Int>) -> Wording {
    Wording(
      "a whole number from \(range.lowerBound) to \(range.upperBound)",
      ["low": .text("\(range.lowerBound)"), "high": .text("\(range.upperBound)")])
  }

  public static var wholeNumber: Wording { Wording("a whole number") }
  public static var moodNumber: Wording { Wording("a number from 0 to 4; ‘mood.words’ in retro.yaml adds others, such as [wobbly = bad]") }
  public static var aMood: Wording { Wording("a mood") }
  public static var aNumber: Wording { Wording("a number") }
  public static var numberOrTime: Wording { Wording("a number or a time") }
  public static var numberAboveZero: Wording { Wording("a number above 0") }
  public static var oneLine: Wording { Wording("one line of text") }
  public static var oneValue: Wording { Wording("one value, not a list") }
  public static var textOrList: Wording { Wording("a text, or a list such as [one, two]") }
  public static var trueOrFalse: Wording { Wording("‘true’ or ‘false’") }
  public static var countryCode: Wording { Wording("the two letters of a country, such as DE") }
  public static var packName: Wording { Wording("the name of a pack, such as zen") }
  public static var zoneName: Wording { Wording("a name such as Asia/Tokyo that this machine knows") }
  public static var folderInside: Wording { Wording("a folder inside the journal, such as ‘goals’") }
  public static var fiveNames: Wording { Wording("a list of five different names, the lowest mood first") }
  public static var wordsOfMoods: Wording { Wording("a list of words and what each is, of horrible, bad, average, good and great, such as [wobbly = bad, calm = good]") }
  public static var aWeekday: Wording { Wording("a day such as ‘monday’") }
  public static var numberOfWeeks: Wording { Wording("a number of weeks such as ‘8 weeks’, at most 520") }
  public static var someMinutes: Wording { Wording("minutes such as 432, or hours and minutes such as 7h12 or 7h") }
  public static var someHours: Wording { Wording("a length of time up to a day, such as 7.5h, 7h30 or 450 min") }
  public static var habitAmount: Wording { Wording("an amount above 0 such as ‘20 min’ or ‘<= 2 l’") }
  public static var goalAmount: Wording { Wording("an amount above 0 such as ‘500 km’ or ‘distance 500 km’") }
  public static var someNumber: Wording { Wording("a number such as 7 or 7.5") }
  public static var aLink: Wording { Wording("a link such as \"[[run]]\"") }
  public static var datedPoints: Wording { Wording("a whole number, or one with a date such as ‘3 from 2026-11-16’") }
  public static var pausedDays: Wording {
    Wording("days such as 2026-08-01..2026-08-20, 2026-08-01.. for a pause without an end, or 2026-08-01 for one day")
  }
  public static var someMoves: Wording {
    Wording("a metric, a habit or mood, and up, down or steady, such as sleep_minutes up")
  }

  public static func timeSuchAs(_ example: String) -> Wording { Wording("a time such as \(example)", ["example": .text(example)]) }
  public static func scheduleForms(_ examples: [String]) -> Wording { Wording(listed(examples, "or"), ["forms": .list(examples, .or)]) }
  public static func pathSuchAs(_ example: String) -> Wording {
    Wording("a path such as \(example), or a list of such paths, the first for new files", ["example": .text(example)])
  }

  // Of paths with tokens.

  public static func pathWithoutStar(_ tokens: String) -> Wording {
    Wording("a path without ‘*’; the tokens \(tokens)", ["tokens": .text(tokens)])
  }

  public static var pathWithBraces: Wording { Wording("a path in which each ‘{’ has its ‘}’") }

  public static func pathTokens(_ tokens: String, not piece: String) -> Wording {
    Wording("the tokens \(tokens); ‘\(piece)’ is none", ["tokens": .text(tokens), "piece": .text(piece)])
  }

  public static func pathThatTells(_ unit: String, lacking token: String) -> Wording {
    Wording("a path that says which \(unit) it is; ‘{\(token)}’ is missing", ["unit": .text(unit), "token": .text("{\(token)}")])
  }
}
