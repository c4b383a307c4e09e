// Workouts, rings and oddities of an export that is made up.

import JournalDates
import JournalTestSupport

extension SampleHealth {
  mutating func writeWorkout(on day: CalendarDay) throws {
    let kind = random.pick(["Running", "Walking", "Cycling", "TraditionalStrengthTraining", "Yoga"])
    let start = number(25_000, 70_000), minutes = number(20, 90)
    add(" <Workout workoutActivityType=\"HKWorkoutActivityType\(kind)\" duration=\"\(minutes).25\" durationUnit=\"min")
    begin(.watch, nil)
    addMoments(on: day, start, start + minutes * 60 + 15)
    add("\">\n  <MetadataEntry key=\"HKIndoorWorkout\" value=\"0\"/>\n  <WorkoutEvent type=\"HKWorkoutEventTypeSegment\" date=\"")
    addMoment(day, start)
    add("\" duration=\"5.1\" durationUnit=\"min\"/>\n")
    for (type, sum, unit) in [("DistanceWalkingRunning", "\(number(2, 12)).4", "km"), ("ActiveEnergyBurned", "\(number(90, 700))", "kcal")]
    {
      add("  <WorkoutStatistics type=\"HKQuantityTypeIdentifier\(type)\" startDate=\"")
      addMoment(day, start)
      add("\" endDate=\"")
      addMoment(day, start + minutes * 60)
      add("\" sum=\"\(sum)\" unit=\"\(unit)\"/>\n")
    }
    add(" </Workout>\n")
    // Another program's, of the same hour.
    if random.chance(20) {
      add(" <Workout workoutActivityType=\"HKWorkoutActivityType\(kind)\" duration=\"\(minutes * 60)\" durationUnit=\"s")
      begin(.ring, nil)
      addMoments(on: day, start + 30, start + minutes * 60)
      add("\"/>\n")
    }
    try flush()
  }

  mutating func writeRings(of day: CalendarDay) throws {
    add(
      " <ActivitySummary dateComponents=\"\(day)\" activeEnergyBurned=\"\(number(150, 900)).\(number(0, 999))\" activeEnergyBurnedGoal=\"500\""
    )
    add(" activeEnergyBurnedUnit=\"kcal\" appleMoveTime=\"0\" appleMoveTimeGoal=\"0\" appleExerciseTime=\"\(number(0, 80))\"")
    add(" appleExerciseTimeGoal=\"30\" appleStandHours=\"\(number(4, 16))\" appleStandHoursGoal=\"12\"/>\n")
    try flush()
  }

  /// What no importer should believe, and what some forget.
  mutating func writeOddities(on day: CalendarDay) throws {
    let steps = "HKQuantityTypeIdentifierStepCount", energy = "HKQuantityTypeIdentifierActiveEnergyBurned"
    for value in ["NaN", "1e309", "-5", "", "1,5"] { addRecord(steps, .phone, "count", on: day, 40_000, 40_060, value: value) }
    addRecord(energy, .phone, "kJ", on: day, 41_000, 41_600, value: "83.68")
    addRecord(energy, .phone, "furlong", on: day, 41_000, 41_600, value: "2")
    addRecord(steps, .ring, "count", on: day, 50_000, 50_000 + 129_600, value: "3000")
    addRecord(steps, .ring, "count", on: day, 50_000, 50_000 + 20 * 86_400, value: "3000")
    addRecord(steps, .phone, "count", on: day, 50_000, 49_000, value: "12")
    addRecord(steps, .phone, "count", on: day.advanced(by: 4000), 50_000, 50_600, value: "12")
    addRecord("HKDataTypeSleepDurationGoal", .phone, "hr", on: day, 0, 0, value: "8")
    addRecord(steps, .phone, "count", on: day, 60_000, 63_600, value: "1500", isOpen: true)
    add("  <MetadataEntry key=\"HKWasUserEntered\" value=\"1\"/>\n </Record>\n")
    add(" <Correlation type=\"HKCorrelationTypeIdentifierFood")
    begin(.ring, nil)
    addMoments(on: day, 45_000, 45_000)
    add("\">\n ")
    addRecord("HKQuantityTypeIdentifierDietaryProtein", .ring, "g", on: day, 45_000, 45_000, value: "31")
    add(" </Correlation>\n <Record type=\"\(steps)\" sourceName=\"x\" unit=\"count\" startDate=\"2026-13-45 10:00:00 +0100\"")
    add(" endDate=\"9999-12-31 23:59:59 +0000\" value=\"1\"/>\n <StateOfMind valence=\"0.4\" startDate=\"\(day)\"/>\n")
    try flush()
  }
}
