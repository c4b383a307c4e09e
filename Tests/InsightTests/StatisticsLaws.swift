// What must hold of any numbers, with seeded ones: fast ways against the plain ones.

import JournalDates
import JournalStatistics
import JournalTestSupport
import Testing

@Suite struct StatisticsLaws {
  private static func numbers(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: (0..<count).map { _ in Double(Int.random(in: 1...5, using: &random)) }
    case 1: (0..<count).map { _ in Double(Int.random(in: 300...500, using: &random)) }
    case 2: (0..<count).map { _ in Double.random(in: 0...1, using: &random) < 0.2 ? 1 : 0 }
    default: (0..<count).map { Double($0) / 50 + Double.random(in: -2...2, using: &random) }
    }
  }

  /// Of so many points not every slope is made.
  @Test func slopesOfManyDaysAreThoseOfAllPairs() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<16 {
      let count = Int.random(in: 300...420, using: &random)
      var day = 0
      let days = (0..<count).map { _ in
        day += Int.random(in: 1...3, using: &random)
        return day
      }
      let values = Self.numbers(count, &random)
      var slopes: [Double] = []
      for j in days.indices { for i in 0..<j { slopes.append((values[j] - values[i]) / Double(days[j] - days[i])) } }
      slopes.sort()
      let middle = slopes.count / 2
      let expected = slopes.count % 2 == 1 ? slopes[middle] : (slopes[middle - 1] + slopes[middle]) / 2
      let trend = try #require(Trend(days, values))
      #expect((trend.slope - expected).magnitude <= 1e-9, "\(count) days: \(trend.slope), not \(expected)")
      #expect(trend.interval.contains(expected))
      #expect(slopes.contains { ($0 - trend.interval.lowerBound).magnitude <= 1e-9 })
    }
  }

  /// Whatever the numbers are, and whatever the condition adds to them: of all ways in which the coins could have fallen at most one in twenty rules the
  /// truth out.
  @Test func randomisedPairsAreWrongAsSeldomAsTheySay() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<40 {
      let count = Int.random(in: 6...8, using: &random)
      let (halves, effect) = (Self.numbers(count, &random), Double(Int.random(in: -3...3, using: &random)))
      var (outside, rejected) = (0, 0)
      for coins in 0..<(1 << count) {
        let noise = halves.enumerated().map { coins >> $0.offset & 1 == 1 ? $0.element : -$0.element }
        let pairs = try #require(RandomisedPairs(noise.map { $0 + effect }))
        let interval = try #require(pairs.interval)
        // What only rounding parts from a bound lies on it.
        let slack = 1e-9 * (interval.lowerBound.magnitude + interval.upperBound.magnitude + 1)
        if effect < interval.lowerBound - slack || effect > interval.upperBound + slack { outside += 1 }
        if try #require(RandomisedPairs(noise)).p < 0.05 { rejected += 1 }
      }
      #expect(Double(outside) <= 0.05 * Double(1 << count) && Double(rejected) <= 0.05 * Double(1 << count))
    }
  }

  @Test func shiftOfManyDaysIsThatOfAllPairs() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<12 {
      let (first, second) = (Self.numbers(260, &random), Self.numbers(231, &random))
      let differences = first.flatMap { value in second.map { value - $0 } }.sorted()
      let middle = differences.count / 2
      let expected = differences.count % 2 == 1 ? differences[middle] : (differences[middle - 1] + differences[middle]) / 2
      #expect((try #require(GroupComparison(first, second)).shift - expected).magnitude <= 1e-9)
    }
  }

  /// What is no longer tried can never have been best.
  @Test func changesArePlacedAsByTryingAllPartitions() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let count = Int.random(in: 8...70, using: &random), least = Int.random(in: 2...7, using: &random)
      var level = 0.0
      let values = (0..<count).map { place in
        if place % 17 == 0 { level = Double.random(in: -4...4, using: &random) }
        return level + Double.random(in: -1...1, using: &random)
      }
      let price = Double.random(in: 0.5...12, using: &random)
      func error(_ part: ArraySlice<Double>) -> Double {
        let mean = part.reduce(0, +) / Double(part.count)
        return part.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      }
      var best = [0: -price], from: [Int: Int] = [:]
      for end in stride(from: least, through: count, by: 1) {
        for start in 0...(end - least) {
          guard let before = best[start] else { continue }
          let cost = before + error(values[start..<end]) + price
          if cost < best[end, default: .infinity] - 1e-12 { (best[end], from[end]) = (cost, start) }
        }
      }
      var (places, end) = ([Int](), count)
      while let start = from[end], start > 0 {
        places.insert(start, at: 0)
        end = start
      }
      #expect(ChangePoints.places(in: values, least: least, price: price) == (count < 2 * least ? [] : places))
    }
  }

  /// What rises and has weekends neither rises nor has them once that is taken off.
  @Test func adjustedDaysHaveNoTrendAndNoWeekend() throws {
    let start = try #require(CalendarDay("2026-01-05"))
    let values: [Double] = (0..<210).map { day in
      let weekend: Double = day % 7 > 4 ? 60 : 0
      return 400 + Double(day) + weekend + Double(day * 7919 % 13)
    }
    let adjusted = DaySeries(from: start, values).adjusted().values
    let trend = try #require(Trend(Array(adjusted.indices), adjusted))
    #expect(trend.slope.magnitude < 0.01)
    func mean(_ isWanted: (Int) -> Bool) -> Double {
      let wanted = adjusted.indices.filter(isWanted)
      return wanted.reduce(0) { $0 + adjusted[$1] } / Double(wanted.count)
    }
    #expect((mean { $0 % 7 > 4 } - mean { $0 % 7 <= 4 }).magnitude < 8)
    let moved = DaySeries(from: start, values).moved(by: 1)
    #expect(moved.values[0].isNaN && moved.values[1] == values[0] && moved.values.count == values.count)
  }

  /// In the range that is told lie about four of five numbers of what goes on as it was.
  @Test func tomorrowIsMostlyInItsRange() throws {
    var random = SeededGenerator(seed: 6)
    let start = try #require(CalendarDay("2026-01-05"))
    var hits = 0, told = 0
    for _ in 0..<120 {
      let values = (0..<91).map { _ in 7 + Double.random(in: -1...1, using: &random) + Double.random(in: -1...1, using: &random) }
      let series = DaySeries(from: start, Array(values.dropLast()))
      let forecast = try #require(Forecast(of: series, on: start.advanced(by: 90)))
      #expect(forecast.range.contains(forecast.value))
      told += 1
      if forecast.range.contains(values[90]) { hits += 1 }
    }
    #expect((0.68...0.92).contains(Double(hits) / Double(told)), "\(hits) of \(told)")
    #expect(Forecast(of: DaySeries(from: start, [1, 2, 3]), on: start.advanced(by: 3)) == nil)
  }

  /// Most steps of a count are the same: that is no day without noise.
  @Test func countsThatGoUpAndDownDoNotChange() {
    var random = SeededGenerator(seed: 14)
    #expect(ChangePoints.places(in: (0..<60).map { Double($0 % 3) }).isEmpty)
    #expect(ChangePoints.places(in: (0..<200).map { _ in Double.random(in: 0...1, using: &random) < 0.2 ? 1 : 0 }).isEmpty)
    #expect(ChangePoints.places(in: (0..<80).map { $0 < 40 ? 2 : 6 }) == [40])
  }

  /// The days before stand in order, and are looked at from their middle.
  @Test func oddDaysAreScoredAsByAllDaysBeforeThem() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<40 {
      let values = Self.numbers(Int.random(in: 20...150, using: &random), &random)
      for (place, score) in OddDay.scores(of: values).enumerated() {
        let before = Array(values[max(0, place - 60)..<place])
        let middle = Summary.median(before) ?? 0, spread = Summary.medianDeviation(before) ?? 0
        guard before.count >= 28, spread > 0 else { continue }
        #expect(((score ?? .infinity) - (values[place] - middle) / (1.4826022185056018 * spread)).magnitude < 1e-9)
      }
    }
  }

  /// A device's mistake is far from what comes before and after; a new habit only from what comes before. Of the last days nobody can tell yet.
  @Test func spikesAreOddOnBothSides() {
    var random = SeededGenerator(seed: 13)
    var values = (0..<120).map { _ in 7_000 + Double.random(in: -900...900, using: &random) }
    #expect(OddDay.spikes(in: values).isEmpty)
    values[70] = 99_999
    values[119] = 99_999
    #expect(OddDay.spikes(in: values) == [70, 119])
    values[119] = 7_100
    for place in 80..<120 { values[place] += 20_000 }
    #expect(OddDay.spikes(in: values) == [70])
    // A new level is one as soon as a week before the last days was like them, be that another unit; a day or some are to be looked at.
    for (length, count) in [(1, 1), (2, 2), (6, 6), (8, 0), (12, 0), (29, 0), (31, 0)] {
      let level = (0..<80).map { 70 + Double($0 % 3) + ($0 >= 80 - length ? 84 : 0) }
      #expect(OddDay.spikes(in: level).count == count, "\(length) days of another level")
    }
    // Where all others are the same there is no deviation, but a size.
    var same = Array(repeating: 70.0, count: 60)
    same[40] = 71
    #expect(OddDay.spikes(in: same).isEmpty)
    same[40] = 700
    #expect(OddDay.spikes(in: same) == [40])
  }

  @Test func weekdaysCarryAForecastWhereTheyDiffer() throws {
    let start = try #require(CalendarDay("2026-01-05"))
    let series = DaySeries(from: start, (0..<90).map { $0 % 7 > 4 ? 9 : 7 })
    let saturday = try #require(Forecast(of: series, on: start.advanced(by: 96)))
    #expect(saturday.method == .weekday)
    #expect(saturday.value > 8)
  }
}
