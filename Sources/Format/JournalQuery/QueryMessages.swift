// The wording of everything that can be wrong with a query.

import JournalDates
import JournalModel
import JournalText

extension QueryError {
  // What stands where.

  static func unclosedQuotes(_ range: TextRange) -> QueryError {
    .init("the quotes are not closed", at: range, help: "write \" behind the text, and \\\" for a quote inside it")
  }
  static func emptyQuotes(_ range: TextRange) -> QueryError { .init("nothing stands between the quotes", at: range) }
  static func unclosedExpression(_ range: TextRange) -> QueryError {
    .init("the expression has no end", at: range, help: "write / behind it; text that begins with a slash stands in quotes")
  }
  static func emptyExpression(_ range: TextRange) -> QueryError { .init("the expression is empty", at: range) }
  static func missingBlank(_ range: TextRange) -> QueryError {
    .init("a blank is missing here", at: range, help: "terms have a blank between them; text with such signs stands in quotes")
  }
  static func missingKey(_ range: TextRange, _ sign: String) -> QueryError {
    .init("nothing stands before ‘\(sign)’", at: range, help: "write KEY\(sign)VALUE, or put the text in quotes")
  }
  static func missingValue(_ range: TextRange, _ key: String) -> QueryError {
    .init(
      "nothing stands behind ‘\(key)’", at: range,
      help: "write a value, or has:\(key) and no:\(key) for what is there and what is not")
  }
  static func missingHasKey(_ range: TextRange, _ word: String) -> QueryError {
    .init("nothing stands behind ‘\(word):’", at: range, help: "name what must be there, as in \(word):mood")
  }
  static func unknownOperator(_ range: TextRange, _ text: String, _ instead: String) -> QueryError {
    .init("‘\(text)’ compares nothing", at: range, help: "write \(instead)")
  }
  static func missingTerm(_ range: TextRange, _ word: String, _ side: String) -> QueryError {
    .init("nothing stands \(side) ‘\(word)’", at: range, help: word == "or" ? "to look for the word, write \"or\"" : nil)
  }
  static func emptyParentheses(_ range: TextRange) -> QueryError { .init("nothing stands between the parentheses", at: range) }
  static func unclosedParenthesis(_ range: TextRange) -> QueryError { .init("the parenthesis is not closed", at: range) }
  static func strayParenthesis(_ range: TextRange) -> QueryError {
    .init("no parenthesis is open here", at: range, help: "text with parentheses stands in quotes")
  }
  static func tooDeep(_ range: TextRange) -> QueryError {
    .init("parentheses are nested more than \(QueryParser.maximumDepth) deep", at: range)
  }
  static func capitalOperator(_ range: TextRange, _ word: String) -> QueryError {
    let meaning =
      switch word {
      case "OR": "write or in small letters"
      case "AND": "a blank alone means that both must be so"
      default: "write - directly before what must not be so"
      }
    return .init("‘\(word)’ combines nothing", at: range, help: "\(meaning); to look for the word, write \"\(word)\"")
  }

  // What is looked for.

  static func noWord(_ range: TextRange, _ text: String) -> QueryError {
    .init("‘\(text)’ has no letter or digit to look for", at: range, help: "an expression such as /\\?/ finds signs")
  }
  static func misplacedStar(_ range: TextRange) -> QueryError {
    .init(
      "among words, * only stands behind the letters that a word begins with", at: range,
      help: "write caf* for café and cafeteria, or an expression such as /caf.*/")
  }

  static func expressionAfterKey(_ range: TextRange, _ key: String, _ value: String) -> QueryError {
    .init(
      "an expression does not stand behind ‘\(key)’", at: range,
      help: "write \(value) alone, which looks through all texts, or \(key):\(QueryText.quoted(value)) for the words")
  }

  // Values.

  static func notComparable(_ range: TextRange, _ key: String, _ example: String) -> QueryError {
    .init("‘\(key)’ has no smaller and larger values", at: range, help: "write \(example)")
  }
  static func notOneOf(_ range: TextRange, _ value: String, _ what: String, _ words: [String]) -> QueryError {
    .init("‘\(value)’ is no \(what)", at: range, help: "write \(listed(words, "or"))")
  }
  static func noMood(_ range: TextRange, _ value: String, _ labels: MoodLabels) -> QueryError {
    .init("‘\(value)’ is no word for a mood", at: range, help: "write \(listed(labels.words, "or")), or a number from 0 to 4")
  }
  static func noDays(_ range: TextRange, _ value: String, on today: CalendarDay) -> QueryError {
    .init(
      "‘\(value)’ is no day or period", at: range, help: PeriodText.issue(of: value, on: today)?.instead.description ?? "write \(PeriodText.forms)")
  }
  static func noSize(_ range: TextRange, _ value: String, _ help: String?) -> QueryError {
    .init(
      "‘\(value)’ is no number, day or time", at: range, help: help ?? "write a value such as 7, 7.5, 2026-11-20, today or 23:10")
  }
  static func unlikeEnds(_ range: TextRange, _ value: String, _ other: String) -> QueryError {
    .init(
      "‘\(value)’ is not of the sort of ‘\(other)’", at: range,
      help: "both ends of a range are numbers, days or times; text with .. in it stands in quotes")
  }
  static func onlyComparedBy(_ key: String, _ example: String) -> String { "only ‘\(key)’ is compared by such words, as in \(example)" }
  static func reversedRange(_ range: TextRange, _ first: String, _ last: String) -> QueryError {
    .init("the range ends before it begins", at: range, help: "write \(last)..\(first)")
  }
  static func rangeAfterComparison(_ range: TextRange, _ key: String, _ value: String) -> QueryError {
    .init("a range stands behind ‘:’ alone", at: range, help: "write \(key):\(value)")
  }
  static func notAsked(_ range: TextRange, _ key: String) -> QueryError {
    .init("‘\(key)’ is never missing", at: range, help: "write \(key):VALUE")
  }
  static func wildcardAfterHas(_ range: TextRange, _ key: String) -> QueryError {
    .init("‘\(key)’ names no property", at: range, help: "write its whole name, and in quotes where it has a star")
  }
  static func missingItemKey(_ range: TextRange) -> QueryError {
    .init(
      "nothing stands behind ‘item.’", at: range,
      help: "name what the item has: \(ItemKey.allCases.map(\.rawValue).joined(separator: ", ")) or a field such as due")
  }
}
