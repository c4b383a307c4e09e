// Values that change on a day without rewriting what was before.

public import JournalDates

/// A value, and the day from which it holds.
// As of `Planned`, no more is asked of `Value`: it would be looked up at run time.
public struct Dated<Value: Sendable>: Sendable {
  public var value: Value
  /// Nil where it holds from the beginning.
  public var from: CalendarDay?

  public init(_ value: Value, from day: CalendarDay? = nil) {
    self.value = value
    self.from = day
  }

  /// Reads a value, or a value, ` from ` and a date: `3 from 2026-11-16`.
  public init?(_ text: some StringProtocol, reading value: (String) -> Value?) {
    let words = text.words
    if words.count >= 3, words[words.count - 2] == "from" {
      guard let day = CalendarDay(words[words.count - 1]), let value = value(words.dropLast(2).joined(separator: " ")) else { return nil }
      self.init(value, from: day)
    } else {
      guard let value = value(text.trimmed) else { return nil }
      self.init(value)
    }
  }

  /// As it is read.
  public func text(_ write: (Value) -> String) -> String { write(value) + (from.map { " from \($0)" } ?? "") }
}

extension Dated: Equatable where Value: Equatable {}

extension Array {
  /// The value that holds on a day: the one with the latest date up to it, else the one without a date; nil where none holds yet.
  @inlinable
  public func value<Value>(on day: CalendarDay) -> Value? where Element == Dated<Value> {
    var best: Dated<Value>?
    for dated in self where dated.from.map({ $0 <= day }) ?? true {
      if best.map({ ($0.from ?? .earliest) <= (dated.from ?? .earliest) }) ?? true { best = dated }
    }
    return best?.value
  }
}
