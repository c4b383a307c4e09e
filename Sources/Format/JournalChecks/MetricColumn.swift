// What a column of a file of metrics may hold, by its name.

import JournalFormat
import JournalDates
import JournalModel
import JournalText

/// A column with what its amounts can be.
struct MetricColumn {
  let name: String
  /// The numbers that a well-known metric can have; nil for one of the person's own and for times.
  let bounds: ClosedRange<Double>?
  /// Whether it holds times on the clock.
  let isClock: Bool
  /// Whole numbers up to this one are sure to be right; they are told by their digits.
  private let sure: Int

  init(_ name: String) {
    self.name = name
    isClock = MetricNames.clocks.contains(name)
    let bounds = MetricNames.bounds(of: name)
    self.bounds = bounds
    sure = isClock ? -1 : bounds.map { $0.lowerBound > 0 ? -1 : Int($0.upperBound) } ?? 99_999_999
  }

  /// What it takes, for messages.
  var wanted: Wording { isClock ? .timeSuchAs("22:54") : bounds == nil ? .numberOrTime : .aNumber }

  /// Whether a field is one of those that most are: a whole number that is not too high. Others take a closer look.
  func takes(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard sure >= 0, bytes.count <= 8 else { return false }
    var number = 0
    for byte in bytes {
      guard byte.isDigit else { return false }
      number = number * 10 + Int(byte &- ASCII.zero)
    }
    return number <= sure
  }

  /// The well-known name that was probably meant by one that is none: in another case, with one typo, or with another unit at its end.
  static func meant(by name: String) -> String? {
    let known = MetricNames.numbers + MetricNames.clocks
    if name == "date" || known.contains(name) || MetricNames.isOfFamily(name) { return nil }
    let folded = String(String.UnicodeScalarView(name.lowercased().unicodeScalars.map { $0 == "-" || $0 == " " ? "_" : $0 }))
    if known.contains(folded) || MetricNames.isOfFamily(folded) { return folded }
    let typo = known.first { $0.utf8.count >= 5 && $0.utf8.first == folded.utf8.first && editDistance($0, folded, limit: 1) != nil }
    if let typo { return typo }
    guard let place = folded.utf8.lastIndex(of: ASCII.underscore) else { return nil }
    let stem = folded[..<place]
    guard UnitTable.standard.knows(String(folded[folded.utf8.index(after: place)...])) else { return nil }
    return ["minutes", "km", "kcal"].map { "\(stem)_\($0)" }.first { known.contains($0) || MetricNames.isOfFamily($0) }
  }
}
