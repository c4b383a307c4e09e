// An amount as a person says it, found in the field that has as much: ‘10 miles’ is `10 mi`, and ‘34:20’ is `34 min 20 s`.

import JournalFormat
import JournalModel
import JournalText

/// One amount with its unit, or as a clock shows it, and the words beside it.
struct SaidAmount {
  /// When it was, where that stands before all else: ‘18:15 ran 8.6 km’.
  private let time: TimeSpan?
  /// Without small words, folded.
  private let name: [String]
  /// What it may be: a clock shows minutes and seconds, or hours and minutes.
  private let readings: [Quantity]
  let isOfClock: Bool

  /// Nil where the words say no amount, one without a unit, or several.
  init?(_ text: String) {
    var words = text.words.map { String($0).lowercased() }
    time = words.dropFirst().contains { $0.first?.isNumber ?? false } ? words.first.flatMap { TimeSpan($0) } : nil
    if time != nil { words.removeFirst() }
    guard let place = words.firstIndex(where: { $0.first?.isNumber ?? false }) else { return nil }
    var count = 1
    if let clock = Self.clock(words[place]) {
      (readings, isOfClock) = (clock, true)
    } else {
      guard var quantity = Quantity(words[place]) else { return nil }
      if quantity.unit.isEmpty, place + 1 < words.count { (quantity.unit, count) = (words[place + 1], 2) }
      // ‘5k’ is a distance to everybody who runs.
      if quantity.unit == "k" { quantity.unit = "km" }
      guard UnitTable.standard.knows(quantity.unit), !UnitTable.standard.dimension(of: quantity).isCount else { return nil }
      (readings, isOfClock) = ([quantity], false)
    }
    let others = words[..<place] + words[(place + count)...]
    if others.contains(where: { $0.first?.isNumber ?? false }) { return nil }
    name = others.flatMap { PlanFiles.nameWords($0) }.filter { !["in", "of", "for", "a", "the", "my"].contains($0) }
  }

  /// The amount that is right in place of another one, whose unit it may leave out; nil where it is one of something else.
  init?(_ text: String, insteadOf former: SaidAmount) {
    let bare = former.isOfClock ? nil : former.readings.first.flatMap { SaidAmount("\(text) \($0.unit)") }
    guard let said = SaidAmount(text) ?? bare, said.time == nil, said.name.allSatisfy({ former.name.contains($0) }) else { return nil }
    self = said
  }

  /// The field of a line of what was done that has as much; nil where none has, and where the line is not called as the words say.
  func field(of line: LogReading, in reading: FileReading) -> FieldReading? {
    guard line.logLine.activity != nil, time.map({ $0.start == line.logLine.time?.start }) ?? true else { return nil }
    let words = PlanFiles.nameWords(reading.shownLine(line.line))
    guard name.allSatisfy({ word in words.contains { AmountCorrection.isSame($0, word) } }) else { return nil }
    return line.fields.first { field in
      guard let (there, unit) = Self.quantity(of: field) else { return false }
      // What a clock showed was kept with two digits behind the point.
      return readings.contains { inUnit($0, unit).map { abs($0 - there.amount) < 0.0051 } ?? false }
    }
  }

  /// What stands in a field with this amount in its place, in the unit that the field has; nil where that is one of something else.
  func text(in field: FieldReading) -> String? {
    guard let (there, unit) = Self.quantity(of: field) else { return nil }
    let amounts = readings.compactMap { inUnit($0, unit) }
    // Of what a clock may have shown the likelier is what comes nearer to what was there.
    guard let amount = amounts.min(by: { abs($0 - there.amount) < abs($1 - there.amount) }) else { return nil }
    if isOfClock, there.unit == "min" { return Quantity(seconds: (amount * 60).rounded()).text }
    return Quantity((amount * 100).rounded() / 100, there.unit).text
  }

  private func inUnit(_ quantity: Quantity, _ unit: UnitTable.Unit) -> Double? { UnitTable.standard.unit(quantity.unit).convert(quantity.amount, to: unit) }

  private static func quantity(of field: FieldReading) -> (Quantity, UnitTable.Unit)? {
    Quantity(field.field.value).map { ($0, UnitTable.standard.unit($0.unit, ofField: field.field.key)) }
  }

  /// ‘34:20’, ‘1:27:10’.
  private static func clock(_ word: String) -> [Quantity]? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).compactMap { Int($0) }.map { Double($0) }
    guard (2...3).contains(parts.count), parts.dropFirst().allSatisfy({ (0..<60).contains($0) }), word.allSatisfy({ $0.isNumber || $0 == ":" }) else { return nil }
    if parts.count == 3 { return [Quantity(parts[0] * 60 + parts[1] + parts[2] / 60, "min")] }
    return [Quantity(parts[0] + parts[1] / 60, "min"), Quantity(parts[0] * 60 + parts[1], "min")]
  }
}

extension FileReading {
  /// The lines that have so much in a field, each with the place of the amount and what is to stand there.
  func lines(with said: SaidAmount, corrected right: SaidAmount, for audience: Audience) -> [(line: Int, place: TextRange, text: String)] {
    log.compactMap { line in
      guard audience.sees(isPrivate: isPrivate(line: line.line)), let field = said.field(of: line, in: self) else { return nil }
      return right.text(in: field).map { (line.line, field.valueRange, $0) }
    }
  }
}
