// Tables that nobody has explained: what each column is taken for, and what comes of it.

import Foundation
import JournalDates
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

@Suite struct PlainTableTests {
  /// Cases in a file: `==` begins one, `|` is a row of the table, `@` says what the journal or the person says; all else is what comes of it.
  @Test func everyTableIsUnderstood() throws {
    let url = Repository.fixtures.appending(path: "imports/plain-tables.txt")
    var out: [String] = []
    var count = 0
    for one in try url.text().components(separatedBy: "\n\n") {
      let given = one.split(separator: "\n").map(String.init).filter {
        $0.hasPrefix("#") || $0.hasPrefix("==") || $0.hasPrefix("|") || $0.hasPrefix("@")
      }
      guard given.contains(where: { $0.hasPrefix("|") }) else {
        out.append(given.joined(separator: "\n"))
        continue
      }
      count += 1
      out.append((given + (try Self.told(given))).joined(separator: "\n"))
    }
    #expect(try Golden(url).difference(from: out.joined(separator: "\n\n") + "\n") == nil)
    #expect(count >= 40)
  }

  private static func told(_ given: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "t.csv")
    let rows = given.filter { $0.hasPrefix("|") }.map { $0.dropFirst().replacingOccurrences(of: "\\t", with: "\t") }
    try Data((rows.joined(separator: "\n") + "\n").utf8).write(to: path)
    var plain = PlainTableSettings(source: "t")
    plain.isSurelyTable = true
    var habits: [String: KnownHabit] = [:]
    var units: [String: [String]] = [:]
    for setting in given.filter({ $0.hasPrefix("@") }) {
      let words = setting.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
      switch words[0] {
      case "habit":
        let parts = words[1].components(separatedBy: "; ")
        let habit = KnownHabit(
          path: "activities/\(parts[0]).md", title: parts[0], target: parts.count > 1 ? HabitTarget(parts[1]) : nil, units: units[parts[0]] ?? [])
        for name in [parts[0]] + parts.dropFirst(2) { habits[name.lowercased()] = habit }
      case "units":
        // Of the habit of this name, and of the journal.
        let parts = words[1].split(separator: " ").map(String.init)
        units[parts[0]] = Array(parts.dropFirst())
        plain.units += parts.dropFirst()
      case "has":
        let parts = words[1].split(separator: "=")
        plain.series.append((String(parts[0]), Double(parts[1])))
      default:
        let parts = words[1].split(separator: "=")
        plain.answers[parts[0].lowercased()] = String(parts[1])
      }
    }
    let known = habits
    plain.habit = { known[$0.lowercased()] }
    var reader = ExportReader()
    reader.settings.plainTable = plain
    reader.settings.zone = .utc
    reader.settings.today = CalendarDay("2026-11-20")
    reader.settings.otherMood = { ["gut": Mood.good, "schlecht": .bad, "bien": .good, "mal": .bad][$0.lowercased()] }
    do {
      guard let data = try reader.read(path.path).found.first, let understood = data.understanding else { return ["nothing"] }
      let columns = understood.columns.map { column in
        var text = "? \(column.title): \(Self.words(column.meaning))"
        if let sample = column.sample { text += ", \(sample.text) is \(decimalText(sample.number))" }
        if let doubt = column.doubt { text += " — doubtful: \(doubt.choices.joined(separator: ", "))" }
        return text
      }
      let unknown = understood.unknownHabits.map { "unknown \($0.name) \($0.count)" }
      let lines = data.lines.map { line in
        let fields = line.fields.map { " \($0.key)=\($0.value)" }.joined()
        let text = line.text.isEmpty ? "" : " ‘\(line.text)’"
        return
          "+ \(line.day)\(line.time.map { " \($0.start)" } ?? "") \(line.isNote ? "note" : line.state.rawValue) \(line.habit ?? line.activity)\(fields)\(text)"
      }
      let moods = data.moods.map { "^ \($0.day)\($0.time.map { " \($0)" } ?? "") \($0.mood.name)" }
      let strange = data.unknownMoods.sorted { $0.key < $1.key }.map { "unknown mood \($0.key) \($0.value)" }
      return columns + unknown + data.told.filter { !$0.hasPrefix("!") }.map { "=> " + $0 } + lines + moods + strange
        + data.warnings.map { "! \($0.line ?? 0) \($0.text)" } + data.ignored.sorted { $0.key < $1.key }.map { "- \($0.key) \($0.value)" }
    } catch let error as ExportError {
      return ["failure: \(error.what)", "help: \(error.help ?? "")"]
    }
  }

  private static func words(_ meaning: ColumnMeaning) -> String {
    switch meaning {
    case .day(let form): "day \(form ?? "in two ways")"
    case .metric(let name, let unit): "\(name)\(unit.map { " in \($0)" } ?? "")"
    case .mood(let scale): "mood \(scale.map { "\(decimalText($0.lowerBound))..\(decimalText($0.upperBound))" } ?? "in words")"
    case .habit(let title, let unit): "habit \(title)\(unit.map { " in \($0)" } ?? "")"
    case .leftOut(let reason): "left out, \(reason)"
    default: "\(meaning)"
    }
  }

  /// Titles of seven languages, with the metric that each is.
  @Test func titlesAreKnownInSevenLanguages() throws {
    let cases: [(metric: String, values: String, titles: [String])] = [
      (
        "sleep_minutes=420", "7",
        [
          "sleep", "Sleep (h)", "Sleep hours", "hours slept", "sleepHours", "sleep_h", "Slept", "Time asleep [h]", "SLEEP DURATION",
          "Schlaf", "Schlafdauer (Std)", "Schlaf in Stunden", "Stunden Schlaf", "sueño", "Horas de sueño", "horas dormidas", "Sommeil",
          "Heures de sommeil",
          "durée du sommeil (h)", "睡眠", "睡眠時間", "睡眠（時間）", "수면", "수면 시간", "수면(시간)", "sono", "Horas de sono", "Sono (h)",
        ]
      ),
      ("sleep_minutes=432", "7:12", ["sleep", "Schlafdauer", "Sommeil", "수면시간"]),
      ("sleep_minutes=450", "450", ["Sleep", "Sleep (min)", "minutes asleep", "睡眠時間(分)"]),
      (
        "steps=8000", "8000",
        ["steps", "step_count", "Schritte", "Pasos", "Nombre de pas", "pas", "歩数", "걸음 수", "Passos", "daily steps", "total_steps"]
      ),
      (
        "resting_heart_rate=58", "58",
        [
          "Resting HR", "resting heart rate", "RHR", "restingHeartRate", "Resting HR (bpm)", "Ruhepuls", "Pulso en reposo",
          "Fréquence cardiaque au repos", "安静時心拍数", "휴식기 심박수", "Frequência cardíaca em repouso", "heart rate", "Puls", "pulse",
        ]
      ),
      ("weight_kg=70.5", "70.5", ["Weight (kg)", "weight_kg", "Gewicht in kg", "Peso (kg)", "poids kg", "体重(kg)", "몸무게 (kg)"]),
      (
        "screen_minutes=210", "3.5",
        ["Screen time", "Bildschirmzeit", "tiempo de pantalla", "temps d'écran", "スクリーンタイム", "스크린 타임", "tempo de tela"]
      ),
      ("hrv_sdnn_ms=52", "52", ["HRV", "HRV (ms)", "Heart rate variability", "Herzfrequenzvariabilität", "心拍変動"]),
      ("exercise_minutes=45", "45", ["exercise", "Exercise (min)", "minutes of exercise", "ejercicio", "운동 시간"]),
      ("water_l=1.5", "1.5", ["water", "Wasser (l)", "agua (litros)", "eau", "水(L)", "água"]),
      ("water_ml=1500", "1500", ["Water", "Water (ml)", "물"]),
    ]
    for one in cases {
      for title in one.titles {
        let told = try Self.told(["|date,\"\(title)\"", "|2026-11-18,\(one.values)", "|2026-11-19,\(one.values)"])
        if !told.contains("=> 2026-11-18 \(one.metric)") || told.contains(where: { $0.contains("doubtful") }) {
          Issue.record("\(title), \(one.values): \(told.joined(separator: " / "))")
        }
      }
    }
    // Nearly the same, and something else.
    for title in ["sleep latency (min)", "sleep efficiency (%)", "weight goal (kg)", "HRV (RMSSD)", "max heart rate", "steps goal"] {
      let told = try Self.told(["|date,\(title)", "|2026-11-18,30", "|2026-11-19,31"])
      let names = ["sleep_minutes", "weight_kg=", "hrv_sdnn_ms", "resting_heart_rate", " steps="]
      if told.contains(where: { line in names.contains { line.contains($0) } }) || told.contains(where: { $0.contains("doubtful") }) {
        Issue.record("\(title): \(told.joined(separator: " / "))")
      }
    }
  }
}
