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

  /// Short nights after drinks are told of the drinks as they are of the nights, as surely, and only once; of chance alone nothing is told.
  @Test func whatFollowsIsToldOfBoth() throws {
    var random = SeededGenerator(seed: 28)
    let noise = Self.noise(100, using: &random)
    let drinks = Self.metric("drinks", (0..<100).map { _ in random.chance(40) ? 3 : random.chance(50) ? 1 : 0 })
    let nights = Self.metric("nights", noise.indices.map { noise[$0] - ($0 == 0 ? 0 : drinks.series.values[$0 - 1]) })
    let chance = Self.metric("chance", Self.noise(100, using: &random))
    let all = [drinks, nights, chance]
    let ofNights = try #require(PairSurvey(of: nights, with: [drinks, chance]).findings(of: .likely).first)
    let survey = PairSurvey(of: drinks, with: [nights, chance]).agreed(on: drinks, among: all)
    #expect(survey.findings(of: .likely).isEmpty)
    let followed = survey.followed(from: drinks, among: all)
    #expect(followed.findings(of: .likely).map(\.names) == [ofNights.names])
    let told = try #require(followed.findings(of: .likely).first)
    #expect(told.lag == 1 && told.lead.name == "drinks" && told.q == ofNights.q && told.effect.value == ofNights.effect.value)
    #expect(followed.comparisons == survey.comparisons)
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
    #expect((effect.since.mean ?? 0) > (effect.before.mean ?? 0))
    #expect(effect.outcome == .unclear && effect.tier == .none && effect.course == .rising)
  }

  @Test func aJourneyThereAndBackIsNoNewLevel() throws {
    var random = SeededGenerator(seed: 27)
    let noise = Self.noise(80, using: &random)
    let journey = try #require(
      Course(of: Self.metric("own", noise.enumerated().map { (30..<50).contains($0.offset) ? $0.element + 9 : $0.element })))
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

  @Test(
    arguments: [
      // The first name that was chosen holds; what comes in another unit of the kind is turned into its unit.
      ("weight_kg", 71.4, [("weight_kg", 70)], MetricNames.Kept.itself),
      ("weight_lb", 156, [("weight_kg", 70)], .joined(name: "weight_kg", number: 70.76)),
      ("weight_kg", 70, [("weight_lb", 156)], .joined(name: "weight_lb", number: 154.32)),
      // Where one of them says no unit, the numbers tell whether it is the same one.
      ("weight_kg", 71.4, [("weight", 70.8)], .joined(name: "weight", number: 71.4)),
      ("weight_kg", 71.4, [("weight", 156)], .apart(from: "weight")),
      ("weight", 70.8, [("weight_kg", 71.4)], .joined(name: "weight_kg", number: 70.8)),
      ("weight", 156, [("weight_kg", 71.4)], .apart(from: "weight_kg")), ("run", 12, [("run_km", 3)], .joined(name: "run_km", number: 12)),
      ("run", 5, [("run_km", 3)], .joined(name: "run_km", number: 5)), ("nap_minutes_", 30, [("nap", 0.5)], .itself),
      ("walk_minutes", 30, [("walk", 0.5)], .apart(from: "walk")), ("walk_minutes", 30, [("walk", 20)], .joined(name: "walk", number: 30)),
      // Of two nobody knows which is meant, and lengths are no times.
      ("weight", 70, [("weight_kg", 70), ("weight_lb", 156)], .itself), ("run_km", 5, [("run_minutes", 30)], .itself),
      ("steps", 9000, [("steps_kg", 1)], .itself), ("weight", 70, [], .itself),
    ] as [(String, Double, [(String, Double)], MetricNames.Kept)])
  func aNumberIsKeptUnderTheNameThatWasChosenFirst(_ name: String, _ number: Double, _ series: [(String, Double)], _ kept: MetricNames.Kept)
  {
    #expect(MetricNames.kept(name, number, among: series.map { (name: $0.0, last: $0.1) }) == kept)
  }

  @Test(arguments: [
    ("blood_pressure", "128/84", true), ("bp", "120/80", true), ("BP", " 120 / 80", true), ("bp", "84/128", false), ("bp", "128", false),
    ("weight", "128/84", false), ("bp", "999/84", false),
  ])
  func twoNumbersAreABloodPressure(_ name: String, _ value: String, _ isOne: Bool) {
    #expect((MetricNames.pressures(of: name, value) != nil) == isOne)
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
