// What a number is made of: the lines behind `--why`.

import Documents
public import JournalDates
import JournalText
import PlainFormats

/// One of the places that together make a number.
public struct Reason: Sendable {
  /// Of a file in the journal, with slashes.
  public var path: String
  /// From 1; nil where the file as a whole says it.
  public var line: Int?
  /// The day that it speaks of, for pages that name no files; nil where the file as a whole says it, or `ruleWords` tell the day.
  public var day: CalendarDay?
  /// What it adds, in the unit of the number.
  public var amount: Double
  /// The same in words: `5.2 km`.
  public var words: String
  /// By which rule it counts, for programs.
  public var rule: String
  /// The same for people.
  public var ruleWords: String

  public init(path: String, line: Int?, day: CalendarDay? = nil, amount: Double, words: String, rule: String, ruleWords: String) {
    self.path = path
    self.line = line
    self.day = day
    self.amount = amount
    self.words = words
    self.rule = rule
    self.ruleWords = ruleWords
  }

  /// As a person copies it to open the file there.
  var place: String { path + (line.map { ":\($0)" } ?? "") }

  var json: JSONValue {
    [.path: .string(path), .line: JSONValue(line), .amount: number(amount), .rule: .string(rule)]
  }
}

/// A whole number without its point.
func number(_ amount: Double) -> JSONValue {
  amount == amount.rounded() && amount.magnitude < 1e15 ? .int(Int(amount)) : .double(amount)
}
