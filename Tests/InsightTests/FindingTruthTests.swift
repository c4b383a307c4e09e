// What a finding says, and how surely: never more than the days bear out, and the same however it is asked for.

import JournalDates
import JournalFindings
import JournalModel
import JournalStatistics
import JournalTestSupport
import Testing

@Suite struct FindingTruthTests {
  private static let start = CalendarDay(year: 2026, month: 1, day: 5)!

  private static func yesNo(_ name: String, _ values: [Bool]) -> DailyMeasure {
    DailyMeasure(.habit, name, title: name, isYesNo: true, DaySeries(from: start, values.map { $0 ? 1 : 0 }))
  }

  private static func metric(_ name: String, _ values: [Double]) -> DailyMeasure {
    DailyMeasure(.metric, name, title: name, DaySeries(from: start, values))
  }

  private static func mood(_ values: [Double]) -> DailyMeasure {
    DailyMeasure(.mood, "mood", title: "Mood", DaySeries(from: start, values))
  }

  private static func noise(_ count: Int, using random: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in Distribution.normalQuantile(Double.random(in: 0.0001...0.9999, using: &random)) }
  }

  /// Plants are watered on Tuesdays, coffee is kept on nine of ten days by chance, and the weekdays differ in that by chance, too: taking these out
  /// leaves small steps between days that say the same, of which ranks made a strong finding.
  @Test func weekdaysOfYesAndNoAreNoFinding() {
    var random = SeededGenerator(seed: 21)
    var found = 0
    for _ in 0..<60 {
      let plants = Self.yesNo("plants", (0..<98).map { $0 % 7 == 1 ? !random.chance(30) : random.chance(8) })
      let coffee = Self.yesNo("coffee", (0..<98).map { _ in !random.chance(10) })
      found += PairSurvey(of: coffee, with: [plants]).findings(of: .likely).isEmpty ? 0 : 1
    }
    #expect(found <= 6)
  }

  @Test func aLinkOfYesAndNoIsTheDifferenceOfTwoShares() throws {
    var random = SeededGenerator(seed: 22)
    let reads = (0..<120).map { _ in random.chance(50) }
    let keeps = reads.map { $0 ? !random.chance(5) : random.chance(40) }
    let finding = try #require(PairSurvey(of: Self.yesNo("coffee", keeps), with: [Self.yesNo("read", reads)]).findings.first)
    #expect(finding.tier == .likely && finding.lag == 0)
    #expect((finding.effect.value - finding.plainDifference).magnitude < 0.1)
    #expect(finding.effect.shift == finding.effect.value)
  }

  /// What rises over the days as another thing falls, while both go together from day to day: the days as they stand show the opposite of the finding.
  @Test func whatTheDaysShowTheOtherWayRoundIsNeverLikely() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<10 {
      let common = Self.noise(120, using: &random)
      let lead = Self.metric("a", common.enumerated().map { $0.element + 0.08 * Double($0.offset) })
      let other = Self.metric("b", common.enumerated().map { $0.element - 0.08 * Double($0.offset) })
      let finding = try #require(PairSurvey(of: other, with: [lead]).comparedAtEachLag.first { $0.lag == 0 })
      #expect(finding.effect.value > 0.5 && finding.plainDifference < 0 && !finding.isPlainToSee)
      #expect(finding.tier == .tentative)
    }
  }

  @Test func everyLikelyFindingIsPlainToSee() {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<20 {
      let mood = Self.mood(Self.noise(90, using: &random).map { min(4, max(0, (2 + $0).rounded())) })
      let others = (0..<6).map { place -> DailyMeasure in
        place < 3
          ? Self.yesNo("h\(place)", (0..<90).map { day in day % 7 == place ? !random.chance(30) : random.chance(20) })
          : Self.metric("m\(place)", zip(mood.series.values, Self.noise(90, using: &random)).map { $0 + 2 * $1 })
      }
      for subject in [mood] + others {
        let survey = PairSurvey(of: subject, with: (others + [mood]).filter { $0.name != subject.name })
        #expect(!survey.findings(of: .likely).contains { !$0.isPlainToSee })
      }
    }
  }

  /// The same comparison is as sure, as strong and as it is told, whichever of the two was asked about.
  @Test func aFindingIsAsSureWhateverWasAskedAbout() throws {
    var random = SeededGenerator(seed: 25)
    for round in 0..<8 {
      let mood = Self.mood(Self.noise(100, using: &random).map { min(4, max(0, (2 + $0).rounded())) })
      var all = [mood]
      for place in 0..<8 {
        let link = place < 2 ? 0.7 : place < 4 ? 0.45 : 0
        let values = zip(mood.series.values, Self.noise(100, using: &random)).map { link * ($0 - 2) + $1 }
        all.append(place % 2 == 0 ? Self.metric("m\(place)", values) : Self.yesNo("h\(place)", values.map { $0 > 0.3 }))
      }
      let surveys = all.map { subject in
        (subject.name, PairSurvey(of: subject, with: all.filter { $0.name != subject.name }).agreed(on: subject, among: all))
      }
      var seen: [[String]: Finding] = [:]
      for (_, survey) in surveys {
        for finding in survey.comparedAtEachLag where finding.lag == 0 {
          guard let other = seen[finding.names] else {
            seen[finding.names] = finding
            continue
          }
          #expect((finding.tier == .likely) == (other.tier == .likely), "\(round) \(finding.names)")
          if finding.lead.isYesNo != finding.other.isYesNo || finding.names.contains("mood") {
            #expect(finding.lead.name == other.lead.name && finding.effect.value == other.effect.value)
          }
          if finding.names.contains("mood"), let p = finding.p, p < 0.05 { #expect(finding.q == other.q) }
        }
      }
      #expect(seen.values.contains { $0.tier == .likely })
    }
  }

  @Test func aTryWhoseDaysShowTheOppositeHasNoClearEffect() throws {
    // Steeply rising before, and lower than that line since, though higher on the whole.
    var random = SeededGenerator(seed: 26)
    let values = Self.noise(56, using: &random).enumerated().map { day, noise -> Double in
      let line: Double = day < 28 ? 3 * Double(day) : 90 + 0.2 * Double(day)
      return line + noise
    }
    let first = Self.start.advanced(by: 28)
    let effect = try #require(TryEffect(on: Self.metric("own", values), .up, from: first, to: first.advanced(by: 27)))
    #expect((effect.since.mean ?? 0) > (effect.before.mean ?? 0) && (effect.shift?.value ?? 0) < 0)
    #expect(effect.outcome == .unclear)
  }

  @Test func aJourneyThereAndBackIsNoNewLevel() throws {
    var random = SeededGenerator(seed: 27)
    let noise = Self.noise(80, using: &random)
    let journey = try #require(Course(of: Self.metric("own", noise.enumerated().map { (30..<50).contains($0.offset) ? $0.element + 9 : $0.element })))
    let passing = try #require(journey.passing)
    #expect(passing.away.mean > 7 && passing.after.mean < 2 && passing.away.span.start == Self.start.advanced(by: 30))
    let step = try #require(Course(of: Self.metric("own", noise.enumerated().map { $0.offset < 50 ? $0.element : $0.element + 9 })))
    #expect(step.passing == nil && !step.turnsBack)
  }

  @Test(arguments: [
    ("weight_kg", "weight_lb", true), ("weight", "weight_kg", true), ("run_km", "run_mi", true), ("run_km", "run_minutes", false),
    ("weight_kg", "weight_kg", false), ("weight_kg", "height_kg", false),
  ])
  func oneThingInTwoUnits(_ a: String, _ b: String, _ areOne: Bool) {
    #expect(MetricNames.areOneInTwoUnits(a, b) == areOne && MetricNames.areOneInTwoUnits(b, a) == areOne)
    if areOne { #expect(Kinship.areKin(Self.metric(a, [1, 2]), Self.metric(b, [1, 2]))) }
  }

  @Test func aNameWithAUnitIsNeverMixedWithOneWithout() {
    #expect(MetricNames.series(of: "weight_kg", among: ["weight"]) == "weight_kg")
    #expect(MetricNames.series(of: "weight_lb", among: ["weight_kg"]) == "weight_lb")
    #expect(MetricNames.series(of: "weight", among: ["weight_kg"]) == "weight_kg")
    #expect(MetricNames.series(of: "weight", among: ["weight_kg", "weight_lb"]) == "weight")
  }
}

@Suite struct CarriedPairsTests {
  @Test(arguments: [
    // The example: without the pair of the illness a third is left.
    ([3.0, 13, 1, 5, 37, 124], 5), ([-3.0, -13, -1, -5, -37, -124], 5),
    ([1.5, 0.5, 1.5, 1, 1, 1], nil), ([10, 11, 9, 10, 12, 10], nil),
    // Without it the others point the other way.
    ([-1.0, -1, -2, 40, -1, -1], 3),
    // Seven pairs, of which one that points away is outweighed by one alone.
    ([5.0, 5, 5, 5, 5, -4.9, 6], 6), ([5.0, 5, 5, 5, 5, 5, 6], nil),
    ([4.0], nil), ([0.0, 0], nil),
  ])
  func whichPairCarriesTheEffect(_ differences: [Double], _ carrier: Int?) {
    #expect(RandomisedPairs(differences)?.carrier == carrier)
  }
}
