// Metrics in few bytes come out as they went in.

import JournalDates
import JournalModel
import JournalTestSupport
import Testing

@testable import JournalIndex

@Suite struct PackedMetricsTests {
  private static let amounts: [Metric.Amount] =
    [
      0, -0.0, 1, -1, 0.1, -0.1, 72.5, 7.25, 0.001, 1.0005, 1e15, -1e15, 999_999_999_999_999, 123456789.123, 1.0 / 3,
      .leastNonzeroMagnitude, 1.7e308, -.infinity,
    ].map { .number($0) } + ["00:00", "07:05", "23:59"].compactMap { TimeOfDay($0).map { .clock($0) } }

  private static func hasSame(_ one: [Metric], _ other: [Metric]) -> Bool {
    one.elementsEqual(other) { one, other in
      guard one.name.utf8.elementsEqual(other.name.utf8) else { return false }
      if case .number(let first) = one.amount, case .number(let second) = other.amount { return first.bitPattern == second.bitPattern }
      return one.amount == other.amount
    }
  }

  @Test func everyBitComesBack() {
    let metrics = Self.amounts.enumerated().map { Metric($0.offset % 3 == 0 ? "sueño" : "metric_\($0.offset)", $0.element) }
    #expect(PackedMetrics.bytes(metrics).withUnsafeBytes { Self.hasSame(PackedMetrics.metrics($0), metrics) })
  }

  @Test(arguments: 0..<20) func monthsComeBack(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Two spellings of one name stay two names.
    let names = ["steps", "sue\u{F1}o", "suen\u{303}o", String(repeating: "long", count: 60), ""]
    var days: [(day: CalendarDay, metrics: [Metric])] = []
    for number in 1...30 where Bool.random(using: &random) {
      let day = try #require(CalendarDay(year: 2026, month: 11, day: number))
      days.append(
        (
          day,
          names.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)).map { name in
            Metric(
              name,
              Bool.random(using: &random)
                ? Self.amounts.randomElement(using: &random) ?? .number(1) : .number(Double.random(in: -1e4...1e4, using: &random)))
          }
        ))
    }
    let bytes = PackedMetrics.bytes(ofMonth: days)
    let found = bytes.withUnsafeBytes { PackedMetrics.days($0) }
    #expect(found.map(\.day) == days.map(\.day.day))
    #expect(zip(found, days).allSatisfy { Self.hasSame($0.metrics, $1.metrics) })
    // Damage ends it and does no harm.
    for _ in 0..<50 {
      var damaged = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      if let place = damaged.indices.randomElement(using: &random) { damaged[place] = UInt8.random(in: 0...255, using: &random) }
      damaged.withUnsafeBytes {
        _ = PackedMetrics.days($0)
        _ = PackedMetrics.metrics($0)
      }
    }
  }
}
