// Which metrics people mean by their words for them.

import JournalModel
import JournalTestSupport
import Testing

@Suite struct MetricWordsTests {
  private static let journal = [
    "systolic", "diastolic", "weight_kg", "resting_heart_rate", "steps", "sleep_minutes", "screen_minutes", "hrv_sdnn_ms", "knee_pain",
  ]

  @Test(arguments: [
    ("bp", ["systolic", "diastolic"]), ("blood pressure", ["systolic", "diastolic"]), ("Blutdruck", ["systolic", "diastolic"]),
    ("presión arterial", ["systolic", "diastolic"]), ("血圧", ["systolic", "diastolic"]), ("혈압", ["systolic", "diastolic"]),
    ("Gewicht", ["weight_kg"]), ("body weight", ["weight_kg"]), ("poids", ["weight_kg"]),
    ("pulse", ["resting_heart_rate"]), ("Puls", ["resting_heart_rate"]), ("resting pulse", ["resting_heart_rate"]),
    ("Schritte", ["steps"]), ("pasos", ["steps"]), ("歩数", ["steps"]), ("screen time", ["screen_minutes"]), ("sommeil", ["sleep_minutes"]),
    ("hrv", ["hrv_sdnn_ms"]),
    // What the journal does not have, and words of no metric.
    ("naps", []), ("bedtime", []), ("knee", []), ("pressure of work", []), ("", []),
  ])
  func aWordMeansMetrics(_ word: String, _ names: [String]) {
    #expect(MetricNames.spoken(word, among: Self.journal) == names)
  }

  @Test(arguments: [
    (5.6, "mmol/l", 101.0), (19.9, "mmol/l", 359), (20, nil, 0), (33.3, nil, 0), (34.9, nil, 0), (35, "mg/dl", 1.9), (118, "mg/dl", 6.5), (600, "mg/dl", 33.3),
  ] as [(Double, String?, Double)])
  func aBloodSugarSaysItsUnit(_ number: Double, _ unit: String?, _ turned: Double) {
    #expect(SugarUnit(of: number)?.rawValue == unit)
    if let own = SugarUnit(of: number) { #expect(own.turned(number) == turned) }
  }

  @Test(arguments: [
    ("sleep", "sleep_minutes"), ("Sleep", "sleep_minutes"), ("hours slept", "sleep_minutes"), ("Schlaf", "sleep_minutes"), ("睡眠", "sleep_minutes"),
    ("screen-time", "screen_minutes"), ("Screen in the evening", "evening_screen_minutes"), ("nap", "nap_minutes"), ("rem", "rem_minutes"),
    // One by its own name, of a family, of another unit, and none.
    ("sleep_minutes", nil), ("workout_run_minutes", nil), ("steps", nil), ("exercise", nil), ("weight", nil), ("energy", nil), ("", nil), ("–", nil),
  ] as [(String, String?)])
  func aWordMeansALengthOfTime(_ word: String, _ name: String?) {
    #expect(MetricNames.timed(word) == name)
  }

  @Test(arguments: [
    // What is done now and then, and so has a sum of each week.
    ("distance", true, true), ("distance_km", true, true), ("distance_mi", true, true), ("workouts", true, true), ("exercise_minutes", true, true),
    ("workout_run_km", true, true), ("workout_run_minutes", true, true), ("time_minutes", true, true), ("meditation_minutes", true, true),
    ("pages", true, true),
    // What each day has some of.
    ("steps", true, false), ("screen_minutes", true, false), ("screen_work_minutes", true, false), ("active_kcal", true, false), ("calories", true, false),
    ("sleep_minutes", true, false), ("sleep_latency_minutes", true, false), ("stand_hours", true, false),
    // What is measured anew.
    ("resting_heart_rate", false, false), ("avg_hr", false, false), ("weight_kg", false, false), ("avg_pace_minutes", false, false),
    ("max_distance_km", false, false), ("avg_speed", false, false), ("bedtime", false, false), ("anxiety", false, false), ("mood_score", false, false),
  ])
  func aMetricAddsUp(_ name: String, _ addsUp: Bool, _ hasSums: Bool) {
    #expect(MetricNames.addsUp(name) == addsUp)
    #expect(MetricNames.isOfDeeds(name) == hasSums)
  }

  @Test(arguments: [
    ("avg_hr", 148.0, "148 bpm", "Avg HR"), ("heart_rate_max", 170, "170 bpm", "Heart rate max"), ("avg_pace_minutes", 5.75, "5:45", "Avg pace"),
    ("avg_pace_minutes", 5.999, "6:00", "Avg pace"), ("distance_km", 9.61, "9.61 km", "Distance"), ("time_minutes", 74.1, "1h14", "Time"),
    // A number of hours, a pace without a unit, and a pulse of something else.
    ("sleep_hr", 7, "7", "Sleep HR"), ("pace", 5.3, "5.3", "Pace"), ("pulse_pressure", 40, "40", "Pulse pressure"),
  ])
  func aMetricHasItsUnit(_ name: String, _ number: Double, _ words: String, _ title: String) {
    #expect(MetricNames.words(number, of: name, .english) == words)
    #expect(MetricNames.title(of: name) == title)
  }

  @Test func wordsAreComparedAlikeHoweverQuickly() {
    let own = [
      "", "Resting heart-rate", "HRV (SDNN)", "½ pint", "e\u{301}te\u{301}", "É×÷Ÿß", "ﬁn", "か\u{3099}", "ｶﾞ", "𝐀b", "一二三〇", "Ⅳ", "a\u{200D}b",
      "ÀÖØÞ", "血圧（朝）", "한글 ᄒ", "5 km", "٣", "\r\n", "😀 sleep",
    ]
    for phrase in MetricWords.table.flatMap({ $0.phrases.split(separator: ",") }) + own.map({ $0[...] }) {
      #expect(MetricNames.plain(phrase) == MetricNames.plainByCharacters(phrase), "\(phrase)")
    }
  }

  @Test(arguments: [
    (["blood", "pressure"], ["blood pressure"]), (["blood", "pressure", "mood"], ["blood pressure", "mood"]),
    (["sleep", "resting", "heart", "rate"], ["sleep", "resting heart rate"]), (["knee", "pain"], ["knee pain"]),
    (["sleep", "steps"], ["sleep", "steps"]), ([], []),
  ])
  func namesOfSeveralWordsStayTogether(_ words: [String], _ names: [String]) {
    #expect(MetricNames.joined(words, among: Self.journal) == names)
  }

  @Test(arguments: [
    ("weight_kg", "Weight", "71.4 kg"), ("weight", "Weight", "71.4"), ("systolic", "Systolic", "71.4 mmHg"), ("knee_pain", "Knee pain", "71.4"),
    ("heart_rate", "Heart rate", "71.4 bpm"), ("read_minutes", "Read", "1h11"), ("sleep_minutes", "Sleep", "1h11"),
  ])
  func numbersOfOnesOwnHaveWordsAndUnits(_ name: String, _ title: String, _ words: String) {
    #expect(MetricNames.title(of: name) == title)
    #expect(MetricNames.words(71.4, of: name, .english) == words)
  }

  /// What is read off at once counts on the day itself; what grows until the evening does not.
  @Test func todayCountsWhatIsWholeAtOnce() {
    for name in ["systolic", "diastolic", "weight", "weight_kg", "heart_rate", "resting_heart_rate", "sleep_minutes"] {
      #expect(MetricNames.isWholeAtOnce(name), "\(name)")
    }
    for name in ["steps", "screen_minutes", "workout_run_km", "coffees", "weight_training_minutes"] {
      #expect(!MetricNames.isWholeAtOnce(name), "\(name)")
    }
  }
}
