// What units mean, case by case and as laws.

import Foundation
import JournalModel
import JournalTestSupport
import Testing

@Suite struct Units {
  @Test func everyUnitIsWhatTheReferenceSays() throws {
    var table = UnitTable.standard
    var own: [Measure] = []
    var count = 0
    for line in try lines("units.txt") {
      let words = line.words
      if words.isEmpty {
        (own, table) = ([], .standard)
      } else if words[0] == "own" {
        func word(_ place: Int) -> String? { place < words.count && words[place] != "-" ? words[place] : nil }
        own.append(Measure(unit: words[1], dimension: word(4), canonicalUnit: word(3), factor: word(2).flatMap { decimal($0) }))
        table = UnitTable(own)
      } else {
        count += 1
        let sides = line.parts(between: "=")
        let quantity = try #require(Quantity(sides[0]))
        let isNone = sides[1].hasPrefix("none")
        let expected = try #require(Quantity(isNone ? "0 \(sides[1].dropFirst(4).trimmed)" : sides[1]))
        // `1h30` is written for hours and read as minutes.
        let unit = expected.unit
        let found = table.convert(quantity, to: unit)
        let isRight =
          isNone ? found == nil : found.map { ($0 - expected.amount).magnitude <= max(1, expected.amount.magnitude) * 1e-12 } ?? false
        if !isRight { Issue.record("\(line): \(found.map { decimalText($0) } ?? "none")") }
      }
    }
    #expect(count >= 75)
  }

  @Test func amountsAreWrittenAsPeopleDo() throws {
    for line in try lines("amounts.txt") where !line.isEmpty {
      let sides = line.parts(between: "=")
      let words = sides[0].words
      let text = UnitTable.standard.text(try #require(Double(words[0])), in: words.count > 1 ? words[1] : "", .english)
      if text != sides[1] { Issue.record("\(line): \(text)") }
    }
  }

  @Test func thereAndBackIsTheSame() {
    var generator = SeededGenerator(seed: 15)
    let units = "mm cm m km in ft yd mi mg g kg oz lb st ml cl dl l cup gal s min h day week cal kcal kj kwh °C °F K x books".words
    let table = UnitTable([Measure(unit: "lap", canonicalUnit: "km", factor: 0.4), Measure(unit: "deg", canonicalUnit: "°C", factor: 0.5)])
    for _ in 0..<2000 {
      let (a, b) = (generator.pick(units + ["lap", "deg"]), generator.pick(units + ["lap", "deg"]))
      let amount = Double(Int.random(in: -100_000...100_000, using: &generator)) / 100
      guard let there = table.convert(Quantity(amount, a), to: b) else {
        if table.unit(a).dimension == table.unit(b).dimension { Issue.record("\(a) \(b)") }
        continue
      }
      let back = table.convert(Quantity(there, b), to: a)
      // Near the zero of a temperature scale digits are lost to 273.15.
      if back.map({ ($0 - amount).magnitude > max(1000, amount.magnitude) * 1e-12 }) ?? true { Issue.record("\(amount) \(a) in \(b)") }
      let canonical = table.canonical(Quantity(there, b)) - table.canonical(Quantity(amount, a))
      if canonical.magnitude > max(1e-6, table.canonical(Quantity(amount, a)).magnitude * 1e-9) { Issue.record("\(amount) \(a) in \(b)") }
    }
  }

  @Test func titlesAreComparedAsPeopleDo() throws {
    for line in try lines("titles.txt") where !line.isEmpty {
      let isEqual = line.contains(" = ")
      // A sign between blanks divides the sides.
      let words = line.words
      let middle = try #require(words.firstIndex { $0 == "=" || $0 == "!" })
      let (one, two) = (words[..<middle].joined(separator: " "), words[(middle + 1)...].joined(separator: " "))
      if (one.titleKey == two.titleKey) != isEqual { Issue.record("\(line): \(one.titleKey) \(two.titleKey)") }
    }
  }

  private func lines(_ name: String) throws -> [String] {
    try Repository.fixtures.appending(path: "insights/goals/\(name)").text().split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#") }.map { String($0) }
  }
}
