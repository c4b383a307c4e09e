// What goes together by itself, and so is never a finding.

import JournalModel

/// Which pairs are not looked at: a score and what it is made of, two names of one thing, a night and its own phases.
public enum Kinship {
  public static func areKin(_ a: DailyMeasure, _ b: DailyMeasure) -> Bool {
    if a.kind == b.kind, a.name == b.name { return true }
    if a.kind == .wellness, b.kind == .wellness { return true }
    if a.sources.contains(b.name) || b.sources.contains(a.name) || !a.sources.isDisjoint(with: b.sources) { return true }
    if isNamedIn(a, b) || isNamedIn(b, a) { return true }
    if a.kind == .metric, b.kind == .metric, MetricNames.areOneInTwoUnits(a.name, b.name) { return true }
    if let family = family(of: a), family == Self.family(of: b) { return true }
    return namesMood(a) && b.kind == .mood || namesMood(b) && a.kind == .mood
  }

  /// Whether one is called as the other is, as the tag `#run`, the habit `run` and the metric `workout_run_km` are.
  private static func isNamedIn(_ a: DailyMeasure, _ b: DailyMeasure) -> Bool {
    guard a.kind != b.kind, a.kind != .mood, b.kind != .mood, a.kind != .trying, b.kind != .trying else { return false }
    let name = String(a.name.drop { $0 == "#" }.lowercased())
    // Entries have a theme by the tag of its name; what is measured, such as sleep, is another thing than what is written of it.
    if a.kind == .theme || b.kind == .theme {
      guard [a.kind, b.kind].contains(.tag) else { return false }
      func plain(_ name: String) -> Substring {
        (name.hasPrefix("theme:") ? name.dropFirst(6) : name[...]).split(separator: "/").first ?? ""
      }
      return plain(name) == plain(String(b.name.drop { $0 == "#" }.lowercased()))
    }
    let other = b.name.drop { $0 == "#" }.lowercased()
    return !name.isEmpty && (name == other || other.split { $0 == "_" || $0 == "/" || $0 == "-" }.contains { $0 == name })
  }

  /// What measures the same thing in several ways: a night, moving about, the screen.
  static func family(of measure: DailyMeasure) -> String? {
    guard measure.kind == .metric else { return nil }
    if MetricNames.isOfNight(measure.name) || measure.name == "nap_minutes" { return "night" }
    if ["steps", "active_kcal", "exercise_minutes", "stand_hours", "workouts"].contains(measure.name) || measure.name.hasPrefix("workout_")
    {
      return "movement"
    }
    if measure.name.hasPrefix("screen_") || ["evening_screen_minutes", "pickups", "notifications"].contains(measure.name) {
      return "screen"
    }
    return nil
  }

  private static func namesMood(_ measure: DailyMeasure) -> Bool {
    guard measure.kind == .tag else { return false }
    let name = measure.name.drop { $0 == "#" }.lowercased()
    return moodWords.contains(name) || ["mood/", "mood-", "mood_", "feeling/", "emotion/"].contains { name.hasPrefix($0) }
  }

  private static let moodWords: Set<String> = Set(
    Mood.allCases.map(\.name)
      + [
        "happy", "sad", "angry", "anxious", "anxiety", "stressed", "depressed", "mood", "joy", "joyful", "grateful", "calm", "tired",
        "lonely",
        "excited", "bored", "great", "good", "bad", "awful", "glücklich", "traurig", "froh", "wütend", "ängstlich", "triste", "feliz",
        "heureux",
        "content", "enojado", "嬉しい", "悲しい", "행복", "슬픔",
      ])
}
