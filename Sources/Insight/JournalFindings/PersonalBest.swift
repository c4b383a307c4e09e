// What a person never did before: the most, the least, the longest.

public import JournalDates
import JournalStatistics

/// The most of one thing on a day, as far as days can be compared.
public struct PersonalBest: Sendable {
  public let measure: Finding.Named
  public let day: CalendarDay
  public let value: Double
  /// The best before it, which it exceeds or equals; nil where there were too few days before.
  public let former: (day: CalendarDay, value: Double)?
  /// Other days with the same number.
  public let equals: Int
  /// Days whose numbers are so odd that they are rather a mistake of a device, left out.
  public let doubtful: [(day: CalendarDay, value: Double)]

  /// So many days must come before one that is a record.
  public static let leastEarlier = 14

  /// - Returns: Nil of fewer than fifteen days, and where all numbers are the same.
  public init?(of measure: DailyMeasure) {
    let places = measure.series.values.indices.filter { !measure.series.values[$0].isNaN }
    guard !measure.isYesNo, places.count > Self.leastEarlier else { return nil }
    var kept: [(day: CalendarDay, value: Double)] = []
    var doubtful: [(day: CalendarDay, value: Double)] = []
    // The first days of a new habit are far from what came before, but not from what comes after.
    let odd = measure.kind == .metric ? Set(OddDay.spikes(in: places.map { measure.series.values[$0] })) : []
    for (index, place) in places.enumerated() {
      let one = (day: measure.series.day(at: place), value: measure.series.values[place])
      if odd.contains(index) { doubtful.append(one) } else { kept.append(one) }
    }
    guard kept.count > Self.leastEarlier, let most = kept.map(\.value).max(), kept.contains(where: { $0.value < most }) else { return nil }
    let first = kept.firstIndex { $0.value == most } ?? 0
    // A day that has too few before it is the first of its kind, and no record.
    guard first >= Self.leastEarlier else { return nil }
    self.measure = Finding.Named(measure)
    (day, value) = kept[first]
    former = kept[..<first].max { $0.value < $1.value }
    equals = kept.count { $0.value == most } - 1
    self.doubtful = doubtful
  }
}
