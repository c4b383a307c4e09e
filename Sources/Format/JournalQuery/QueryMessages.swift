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
    .init("nothing stands before ‘\(sign)’", at: range, help: "write KEY\(sign)VALUE, or put the text in quotes", ["sign": .text(sign)])
  }
  static func missingValue(_ range: TextRange, _ key: String) -> QueryError {
    .init(
      "nothing stands behind ‘\(key)’", at: range,
      help: "write a value, or has:\(key) and no:\(key) for what is there and what is not", ["key": .text(key)])
  }
  static func missingHasKey(_ range: TextRange, _ word: String) -> QueryError {
    .init("nothing stands behind ‘\(word):’", at: range, help: "name what must be there, as in \(word):mood", ["word": .text(word)])
  }
  static func unknownOperator(_ range: TextRange, _ text: String, _ instead: String) -> QueryError {
    .init("‘\(text)’ compares nothing", at: range, help: "write \(instead)", ["text": .text(text), "instead": .text(instead)])
  }
  static func missingTermBehind(_ range: TextRange, _ word: String) -> QueryError {
    .init("nothing stands behind ‘\(word)’", at: range, help: word == "or" ? "to look for the word, write \"or\"" : nil, ["word": .text(word)])
  }
  static func missingTermBefore(_ range: TextRange, _ word: String) -> QueryError {
    .init("nothing stands before ‘\(word)’", at: range, help: word == "or" ? "to look for the word, write \"or\"" : nil, ["word": .text(word)])
  }
  static func emptyParentheses(_ range: TextRange) -> QueryError { .init("nothing stands between the parentheses", at: range) }
  static func unclosedParenthesis(_ range: TextRange) -> QueryError { .init("the parenthesis is not closed", at: range) }
  static func strayParenthesis(_ range: TextRange) -> QueryError {
    .init("no parenthesis is open here", at: range, help: "text with parentheses stands in quotes")
  }
  static func tooDeep(_ range: TextRange) -> QueryError {
    .init("parentheses are nested more than \(QueryParser.maximumDepth) deep", at: range, ["depth": .number(QueryParser.maximumDepth)])
  }
  static func capitalOperator(_ range: TextRange, _ word: String) -> QueryError {
    let meaning =
      switch word {
      case "OR": "write or in small letters"
      case "AND": "a blank alone means that both must be so"
      default: "write - directly before what must not be so"
      }
    return .init("‘\(word)’ combines nothing", at: range, help: "\(meaning); to look for the word, write \"\(word)\"", ["word": .text(word)])
  }

  // What is looked for.

  static func noWord(_ range: TextRange, _ text: String) -> QueryError {
    .init("‘\(text)’ has no letter or digit to look for", at: range, help: "an expression such as /\\?/ finds signs", ["text": .text(text)])
  }
  static func misplacedStar(_ range: TextRange) -> QueryError {
    .init(
      "among words, * only stands behind the letters that a word begins with", at: range,
      help: "write caf* for café and cafeteria, or an expression such as /caf.*/")
  }

  static func expressionAfterKey(_ range: TextRange, _ key: String, _ value: String) -> QueryError {
    .init(
      "an expression does not stand behind ‘\(key)’", at: range,
      help: "write \(value) alone, which looks through all texts, or \(key):\(QueryText.quoted(value)) for the words",
      ["key": .text(key), "value": .text(value), "quoted": .text(QueryText.quoted(value))])
  }

  // Values.

  static func notComparable(_ range: TextRange, _ key: String, _ example: String) -> QueryError {
    .init("‘\(key)’ has no smaller and larger values", at: range, help: "write \(example)", ["key": .text(key), "example": .text(example)])
  }
  static func noKind(_ range: TextRange, _ value: String) -> QueryError {
    .init("‘\(value)’ is no kind of entry", at: range, oneOf: EntryKind.allCases.map(\.rawValue), insteadOf: value)
  }
  static func noPriority(_ range: TextRange, _ value: String) -> QueryError {
    .init("‘\(value)’ is no priority", at: range, oneOf: Priority.allCases.map(\.rawValue) + [Priority.noneName], insteadOf: value)
  }
  static func noPrivacy(_ range: TextRange, _ value: String) -> QueryError {
    .init("‘\(value)’ is no answer to ‘private’", at: range, oneOf: ["true", "false"], insteadOf: value)
  }
  static func noSection(_ range: TextRange, _ value: String, _ names: [String]) -> QueryError {
    .init("‘\(value)’ is no section with items", at: range, oneOf: names, insteadOf: value)
  }
  static func noItemState(_ range: TextRange, _ value: String) -> QueryError {
    .init("‘\(value)’ is no state of an item", at: range, oneOf: ItemState.allCases.map(\.rawValue), insteadOf: value)
  }
  static func noMood(_ range: TextRange, _ value: String, _ labels: MoodLabels) -> QueryError {
    .init("‘\(value)’ is no word for a mood", at: range, help: "write \(listed(labels.words, "or")), or a number from 0 to 4",
      ["value": .text(value), "words": .list(labels.words, .or)])
  }
  static func noDays(_ range: TextRange, _ value: String, on today: CalendarDay) -> QueryError {
    let what = Wording("‘\(value)’ is no day or period", ["value": .text(value)], area: area)
    if let flaw = PeriodText.issue(of: value, on: today)?.instead { return .init(what, at: range, help: Wording(flaw)) }
    return .init(
      what, at: range, help: Wording("write \(PeriodText.forms)", ["forms": .text(PeriodText.forms)], area: area, name: "noDays.help"))
  }
  static func noSize(_ range: TextRange, _ value: String, _ help: Wording?) -> QueryError {
    .init(
      Wording("‘\(value)’ is no number, day or time", ["value": .text(value)], area: area), at: range,
      help: help ?? Wording("write a value such as 7, 7.5, 2026-11-20, today or 23:10", area: area, name: "noSize.help"))
  }
  static func unlikeEnds(_ range: TextRange, _ value: String, _ other: String) -> QueryError {
    .init(
      "‘\(value)’ is not of the sort of ‘\(other)’", at: range,
      help: "both ends of a range are numbers, days or times; text with .. in it stands in quotes",
      ["value": .text(value), "other": .text(other)])
  }
  static func onlyComparedBy(_ key: String, _ example: String) -> Wording {
    Wording("only ‘\(key)’ is compared by such words, as in \(example)", ["key": .text(key), "example": .text(example)], area: area)
  }
  static func reversedRange(_ range: TextRange, _ first: String, _ last: String) -> QueryError {
    .init("the range ends before it begins", at: range, help: "write \(last)..\(first)", ["first": .text(first), "last": .text(last)])
  }
  static func rangeAfterComparison(_ range: TextRange, _ key: String, _ value: String) -> QueryError {
    .init("a range stands behind ‘:’ alone", at: range, help: "write \(key):\(value)", ["key": .text(key), "value": .text(value)])
  }
  static func notAsked(_ range: TextRange, _ key: String) -> QueryError {
    .init("‘\(key)’ is never missing", at: range, help: "write \(key):VALUE", ["key": .text(key)])
  }
  static func wildcardAfterHas(_ range: TextRange, _ key: String) -> QueryError {
    .init("‘\(key)’ names no property", at: range, help: "write its whole name, and in quotes where it has a star", ["key": .text(key)])
  }
  static func missingItemKey(_ range: TextRange) -> QueryError {
    let keys = ItemKey.allCases.map(\.rawValue)
    return .init(
      "nothing stands behind ‘item.’", at: range,
      help: "name what the item has: \(keys.joined(separator: ", ")) or a field such as due", ["keys": .list(keys, .comma)])
  }
}

extension QueryError {
  /// That a value is none of those that can stand there, which the way out names.
  fileprivate init(_ what: String, at range: TextRange, oneOf words: [String], insteadOf value: String, name: String = #function) {
    self.init(what, at: range, help: "write \(listed(words, "or"))", ["value": .text(value), "words": .list(words, .or)], name: name)
  }
}
