// Findings: what is compared, what stands out, and what never does.

import JournalDates
import JournalFindings
import JournalModel
import JournalStatistics
import JournalTestSupport
import Testing

@Suite struct Findings {
  private static let start = CalendarDay(year: 2026, month: 1, day: 5)!

  private static func series(_ values: [Double]) -> DaySeries { DaySeries(from: start, values) }

  private static func noise(_ count: Int, using random: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in Distribution.normalQuantile(Double.random(in: 0.0001...0.9999, using: &random)) }
  }

  private static func metric(_ name: String, _ values: [Double]) -> DailyMeasure {
    DailyMeasure(.metric, name, title: name, isOfNight: MetricNames.isOfNight(name), series(values))
  }

  private static func mood(_ values: [Double]) -> DailyMeasure { DailyMeasure(.mood, "mood", title: "Mood", series(values)) }

  @Test func aPlantedLinkIsFoundAndNoiseIsNot() {
    var random = SeededGenerator(seed: 20_261_120)
    var (found, wrong) = (0, 0)
    for _ in 0..<12 {
      let moods = Self.noise(120, using: &random)
      let linked = zip(moods, Self.noise(120, using: &random)).map { 0.6 * $0 + 0.8 * $1 }
      let others = (0..<5).map { Self.metric("own\($0)", Self.noise(120, using: &random)) }
      let survey = PairSurvey(of: Self.mood(moods), with: [Self.metric("linked", linked)] + others)
      #expect(survey.pairs == 6 && survey.comparisons == 12)
      found += survey.findings.first.map { $0.tier == .likely && $0.lead.name == "linked" && $0.lag == 0 } ?? false ? 1 : 0
      wrong += survey.findings(of: .likely).count { $0.lead.name != "linked" }
    }
    #expect(found == 12)
    #expect(wrong <= 3)
  }

  @Test func aSharedWeekendIsNoFinding() {
    var random = SeededGenerator(seed: 7)
    let weekend = (0..<200).map { $0 % 7 >= 5 ? 2.0 : 0 }
    func values() -> [Double] { zip(weekend, Self.noise(200, using: &random)).map { $0 + $1 } }
    let likely = (0..<8).count { _ in
      !PairSurvey(of: Self.mood(values()), with: [Self.metric("own", values())]).findings(of: .likely).isEmpty
    }
    #expect(likely <= 1)
  }

  @Test func tooFewDaysSayHowManyMore() throws {
    let values = (0..<12).map { Double($0 % 5) }
    let survey = PairSurvey(of: Self.mood(values), with: [Self.metric("own", values.reversed())])
    let finding = try #require(survey.findings.first)
    #expect(finding.tier == .notEnough && finding.p == nil && survey.comparisons == 0)
    #expect(finding.missingDays ?? 0 >= 8)
    var random = SeededGenerator(seed: 3)
    // Yes on three days of sixty: five more of them are needed, at the same pace some hundred days.
    let rare = DailyMeasure(.tag, "#rare", title: "#rare", isYesNo: true, Self.series((0..<60).map { $0 % 20 == 0 ? 1 : 0 }))
    let seldom = try #require(PairSurvey(of: Self.mood(Self.noise(60, using: &random)), with: [rare]).findings.first)
    #expect(seldom.tier == .notEnough && (95...105).contains(seldom.missingDays ?? 0))
  }

  @Test func whatNeverVariesIsNotCompared() {
    let survey = PairSurvey(of: Self.mood((0..<40).map { Double($0 % 3) }), with: [Self.metric("own", Array(repeating: 4, count: 40))])
    #expect(survey.findings.isEmpty && survey.pairs == 0)
    let constant = PairSurvey(of: Self.mood(Array(repeating: 2, count: 40)), with: [Self.metric("own", (0..<40).map { Double($0) })])
    #expect(constant.findings.isEmpty)
  }

  @Test(arguments: [
    ("sleep_minutes", "deep_minutes", true), ("steps", "exercise_minutes", true), ("screen_minutes", "pickups", true),
    ("workout_run_km", "steps", true), ("sleep_minutes", "steps", false), ("hrv_sdnn_ms", "resting_heart_rate", false),
  ])
  func kinMetricsAreNoFindings(_ a: String, _ b: String, _ areKin: Bool) {
    #expect(Kinship.areKin(Self.metric(a, [1, 2]), Self.metric(b, [1, 2])) == areKin)
    #expect(Kinship.areKin(Self.metric(b, [1, 2]), Self.metric(a, [1, 2])) == areKin)
  }

  @Test func kinOfOtherKinds() {
    func tag(_ name: String) -> DailyMeasure { DailyMeasure(.tag, name, title: name, isYesNo: true, Self.series([0, 1])) }
    let run = DailyMeasure(.habit, "run", title: "Run", isYesNo: true, Self.series([0, 1]))
    let score = DailyMeasure(.wellness, "wellness", title: "Wellness", sources: ["sleep_minutes"], Self.series([1, 2]))
    #expect(Kinship.areKin(tag("#happy"), Self.mood([1, 2])))
    #expect(Kinship.areKin(Self.mood([1, 2]), tag("#mood/low")))
    #expect(!Kinship.areKin(tag("#travel"), Self.mood([1, 2])))
    func theme(_ name: String) -> DailyMeasure { DailyMeasure(.theme, "theme:" + name, title: name, isYesNo: true, Self.series([0, 1])) }
    #expect(Kinship.areKin(tag("#work/office"), theme("work")) && Kinship.areKin(theme("Garden"), tag("#garden")))
    #expect(!Kinship.areKin(theme("sleep"), Self.metric("sleep_minutes", [1, 2])) && !Kinship.areKin(theme("work"), tag("#homework")))
    #expect(!Kinship.areKin(theme("work"), Self.mood([1, 2])))
    #expect(Kinship.areKin(run, tag("#run")) && Kinship.areKin(run, Self.metric("workout_run_km", [1, 2])))
    #expect(Kinship.areKin(score, Self.metric("sleep_minutes", [1, 2])) && !Kinship.areKin(score, Self.metric("steps", [1, 2])))
    #expect(!Kinship.areKin(run, Self.mood([1, 2])))
  }

  @Test func aNightLeadsTheDayThatItEnds() throws {
    var random = SeededGenerator(seed: 11)
    let nights = Self.noise(90, using: &random)
    let moods = zip(nights, Self.noise(90, using: &random)).map { 0.9 * $0 + 0.3 * $1 }
    // Asked about the night, the mood of the day after it still comes second.
    let survey = PairSurvey(of: Self.metric("sleep_minutes", nights), with: [Self.mood(moods)])
    let finding = try #require(survey.findings.first)
    #expect(finding.lag == 0 && finding.lead.name == "sleep_minutes" && finding.other.name == "mood")
  }

  @Test func aNewWatchBeginsItsSeries() {
    let values: [Double] = (0..<200).map { (day: Int) -> Double in
      if day >= 100 { return Double(day % 7) }
      return day % 10 == 0 ? 1 : Double.nan
    }
    let known = Set((0..<200).map { Self.start.advanced(by: $0) })
    let measure = Self.metric("own", values).sinceCoverageChanged(among: known)
    let begin = measure.begin.map { Self.start.days(until: $0) } ?? 0
    #expect((95...105).contains(begin))
    #expect(measure.series.values.prefix(90).allSatisfy { $0.isNaN })
    let gappy: [Double] = (0..<200).map { (day: Int) -> Double in day % 3 == 0 ? Double.nan : 1 }
    #expect(Self.metric("own", gappy).sinceCoverageChanged(among: known).begin == nil)
    // A year without a journal is none of the watch.
    let away: [Double] = (0..<200).map { (day: Int) -> Double in 40..<150 ~= day ? Double.nan : 1 }
    #expect(Self.metric("own", away).sinceCoverageChanged(among: known).begin != nil)
    let days = known.filter { !(40..<150 ~= Self.start.days(until: $0)) }
    #expect(Self.metric("own", away).sinceCoverageChanged(among: days).begin == nil)
  }

  @Test func aBestNeedsDaysBeforeItAndNoMistakeIsOne() throws {
    let usual = (0..<60).map { Double(5_000 + $0 * 37 % 900) }
    let best = try #require(PersonalBest(of: Self.metric("steps", usual + [9_000, 61_000, 5_400])))
    #expect(best.value == 9_000 || best.doubtful.contains { $0.value == 9_000 })
    #expect(best.doubtful.contains { $0.value == 61_000 })
    #expect(PersonalBest(of: Self.metric("steps", Array(usual.prefix(10)))) == nil)
    #expect(PersonalBest(of: Self.metric("steps", [9_000] + usual)) == nil)
    let equal = try #require(PersonalBest(of: Self.metric("own", (0..<30).map { Double($0 % 4) } + [4, 4])))
    // A new habit is no mistake of a device, however far its first days are from what was before.
    let walking = Array(repeating: 0.0, count: 30) + usual.prefix(30).map { $0 + 7_000 }
    let habit = PersonalBest(of: Self.metric("steps", walking))
    let most = try #require(habit)
    #expect(most.doubtful.isEmpty && most.value == walking.max() ?? 0)
    #expect(equal.value == 4 && equal.equals == 1 && equal.former?.value == 3)
  }

  @Test func comingBackWithinThreeDaysIsPraised() {
    func day(_ number: Int) -> CalendarDay { Self.start.advanced(by: number) }
    #expect(Achievement.returns(done: [0, 1, 2, 4].map(day), missed: [3].map(day)) == [day(4)])
    #expect(Achievement.returns(done: [0, 1, 2, 6].map(day), missed: [3, 4, 5].map(day)) == [day(6)])
    #expect(Achievement.returns(done: [0, 1, 2, 7].map(day), missed: [3, 4, 5, 6].map(day)).isEmpty)
    #expect(Achievement.returns(done: [0, 1, 3].map(day), missed: [2].map(day)).isEmpty)
  }

  @Test func aRowOfWeeksHasNoGap() {
    func week(_ number: Int) -> (start: CalendarDay, event: Achievement.Event) {
      let start = Self.start.advanced(by: 7 * number)
      return (start, Achievement.Event(start))
    }
    #expect(Achievement.longestRow(of: [0, 1, 3, 4, 5, 8].map(week)).count == 3)
    let rules = Achievement.table.map(\.name)
    #expect(Set(rules).count == rules.count)
  }

  @Test(arguments: [
    ("sleep_minutes up", "sleep_minutes", WantedDirection.up), ("resting heart rate lower", "resting heart rate", .down),
    ("mood steady", "mood", .steady), ("bedtime earlier", "bedtime", .down),
  ])
  func whatATryMoves(_ text: String, _ name: String, _ direction: WantedDirection) {
    #expect(Moves(text).map { [$0.name, $0.direction.rawValue] } == [name, direction.rawValue])
  }

  @Test(arguments: ["", "up", "sleep_minutes", "sleep_minutes sideways"])
  func whatMovesNothing(_ text: String) { #expect(Moves(text) == nil) }

  @Test func aTryThatMovedIsTold() throws {
    var random = SeededGenerator(seed: 5)
    let before = Self.noise(28, using: &random).map { 400 + 20 * $0 }, since = Self.noise(40, using: &random).map { 440 + 20 * $0 }
    let measure = Self.metric("sleep_minutes", before + since)
    let first = Self.start.advanced(by: 28)
    let effect = try #require(TryEffect(on: measure, .up, from: first, to: first.advanced(by: 39)))
    #expect(effect.outcome == .moved && effect.tier == .likely)
    let shift = try #require(effect.shift)
    #expect(shift.interval.contains(shift.value) && shift.interval.lowerBound > 0 && (25...55).contains(shift.value))
    #expect(TryEffect(on: measure, .down, from: first, to: first.advanced(by: 39))?.outcome == .against)
    let early = try #require(TryEffect(on: measure, .up, from: first, to: first.advanced(by: 3)))
    #expect(early.outcome == .early && early.missingDays == 4)
    #expect(TryEffect(on: measure, .up, from: first, to: first.advanced(by: -1)) == nil)
  }

  @Test func aTrendThatGoesOnIsNoEffectOfATry() throws {
    var random = SeededGenerator(seed: 6)
    let values = zip(0..<84, Self.noise(84, using: &random)).map { 300 + 2 * Double($0) + 6 * $1 }
    let first = Self.start.advanced(by: 28)
    let effect = try #require(TryEffect(on: Self.metric("own", values), .up, from: first, to: first.advanced(by: 27)))
    let plain = (effect.since.mean ?? 0) - (effect.before.mean ?? 0)
    #expect(plain > 45)
    #expect((effect.shift?.value ?? 100).magnitude < 15)
  }

  @Test func twoSetsOfDaysAreJudgedTogether() throws {
    var random = SeededGenerator(seed: 8)
    let day = Self.start.advanced(by: 40)
    let moved = Self.noise(40, using: &random) + Self.noise(40, using: &random).map { $0 + 2 }
    let measures = [Self.metric("moved", moved)] + (0..<9).map { Self.metric("own\($0)", Self.noise(80, using: &random)) }
    let judged = SpanComparison.judged(measures.compactMap { SpanComparison(of: $0, { $0 < day }, { $0 >= day }) })
    #expect(judged.count == 10 && judged[0].tier == .likely && (judged[0].effect?.delta ?? 0) > 0.5)
    #expect(judged.dropFirst().count { $0.tier == .likely } <= 1)
    let few = try #require(SpanComparison(of: measures[0], { $0 < Self.start.advanced(by: 3) }, { $0 >= day }))
    #expect(few.tier == .notEnough && few.missingDays == 5 && few.effect == nil)
  }

  /// A trend needs ten days over two weeks: of either is told how many are missing.
  @Test(arguments: [(3, 1, 11), (9, 2, 1), (12, 1, 2), (13, 1, 1)])
  func aTrendSaysHowManyDaysAreMissing(_ count: Int, _ step: Int, _ missing: Int) throws {
    let values = (0..<count * step).map { $0 % step == 0 ? Double($0) : .nan }
    let course = try #require(Course(of: Self.metric("own", values)))
    #expect(course.trend == nil && course.missingDays == missing)
  }

  /// A Monday that is lower than all other days is told; days that are all alike by chance are not.
  @Test func aWeekdayThatIsWorseIsTold() throws {
    var random = SeededGenerator(seed: 12)
    let noise = Self.noise(70, using: &random)
    let monday = try #require(Course.week(of: Self.metric("own", noise.enumerated().map { ($0.offset % 7 == 0 ? -3 : 0) + $0.element })))
    #expect(monday.isTold && monday.worst?.weekday == Self.start.weekday)
    #expect(Course.week(of: Self.metric("own", Array(noise.prefix(20)))) == nil)
  }

  @Test func aCourseTellsItsTrendAndItsChange() throws {
    var random = SeededGenerator(seed: 9)
    let flat = Self.noise(60, using: &random)
    #expect(Course(of: Self.metric("own", flat))?.trend?.direction == .unclear)
    let rising = zip(0..<60, flat).map { 0.2 * Double($0) + $1 }
    #expect(Course(of: Self.metric("own", rising))?.trend?.direction == .rising)
    let stepped = zip(0..<60, flat).map { ($0 < 30 ? 0 : 6) + $1 }
    let change = try #require(Course(of: Self.metric("own", stepped))?.lastChange)
    #expect(change.day == Self.start.advanced(by: 30) && change.after.mean - change.before.mean > 4)
    #expect(Course(of: Self.metric("own", [1, 2, 3]))?.trend == nil)
    #expect(Course(of: Self.metric("own", [.nan])) == nil)
  }

  @Test func theReachOfAShiftIsThatOfItsOrderedDifferences() throws {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<40 {
      let (x, y) = (Self.noise(Int.random(in: 8...30, using: &random), using: &random), Self.noise(12, using: &random))
      let all = x.flatMap { a in y.map { a - $0 } }.sorted()
      let (n1, n2) = (Double(x.count), Double(y.count))
      let place = max(0, Int((n1 * n2 / 2 - 1.959963984540054 * (n1 * n2 * (n1 + n2 + 1) / 12).squareRoot()).rounded(.down)))
      let wanted = (all[all.count - 1 - place] - all[place]) / 2
      let reach = try #require(GroupComparison(x, y)).reach(of: x, y)
      #expect((reach - wanted).magnitude < 1e-9)
    }
  }
}
