// The column of a table that says how days were.

import JournalDates
public import JournalModel

/// What the words and numbers of a column of moods mean.
public struct TableMoods: Sendable {
  private var words: [String: Mood] = [:]
  /// What a word means that is none of these, as in another language or as a face.
  public var other: @Sendable (String) -> Mood? = { _ in nil }

  /// The numbers of moods.
  static let steps: ClosedRange<Double> = 0...4

  /// - Parameters:
  ///   - labels: The journal's words for moods.
  ///   - own: What the person says a name means, whatever its case.
  public init(_ labels: MoodLabels = .standard, own: [String: Mood] = [:]) {
    for mood in Mood.allCases { words[mood.name] = mood }
    for word in labels.words { words[word.lowercased()] = labels.mood(named: word) }
    for (name, mood) in own { words[name.trimmed.lowercased()] = mood }
  }

  func mood(named word: String) -> Mood? { words[word.lowercased()] ?? other(word) ?? Self.faces[word.unicodeScalars.first?.value ?? 0] }

  /// Faces, from the saddest to the gladdest.
  private static let faces: [UInt32: Mood] = {
    var faces: [UInt32: Mood] = [:]
    for (mood, signs) in [
      (Mood.horrible, "😭😢😫😩😡🤬😞"), (.bad, "🙁☹😟😔😕😣😖"), (.average, "😐😑😶"), (.good, "🙂😊☺😌😉"), (.great, "😀😃😄😁😆🤩😍🥳😎"),
    ] { for sign in signs.unicodeScalars { faces[sign.value] = mood } }
    return faces
  }()

  /// The step that a number is nearest to, half up; nil outside of them.
  static func mood(_ number: Double) -> Mood? { steps.contains(number) ? Mood(rawValue: Int((number + 0.5).rounded(.down))) : nil }
}

/// A mood of a row, for each way of reading its day.
struct NotedStep {
  var moment: TableMoment
  var time: TimeOfDay?
  var step: Double
}

extension [NotedStep] {
  /// The moods of days: of rows with a time each its own, of others what those of a day come to.
  /// - Parameters:
  ///   - day: The day that a row counts for.
  ///   - aggregate: As the person says it: then one mood a day.
  func moods(_ aggregate: TableProfile.Aggregate?, on day: (NotedStep) -> CalendarDay?) -> (
    moods: [ImportedData.NotedMood], severalDays: Int
  ) {
    var moods: [ImportedData.NotedMood] = []
    var days: [CalendarDay] = []
    var steps: [CalendarDay: ColumnTotals] = [:]
    for one in self {
      guard let day = day(one) else { continue }
      if aggregate == nil, let time = one.time, let mood = TableMoods.mood(one.step) {
        moods.append(ImportedData.NotedMood(day: day, time: time, mood: mood))
        continue
      }
      if steps[day] == nil { days.append(day) }
      // A sum or a number of moods is none.
      let kind = aggregate.flatMap { $0 == .sum || $0 == .count ? nil : $0 } ?? .mean
      steps[day, default: ColumnTotals(kind)].add(one.step, to: 0)
    }
    var several = 0
    for day in days {
      guard let totals = steps[day], let step = totals.value(of: 0), let mood = TableMoods.mood(step) else { continue }
      several += totals.days
      moods.append(ImportedData.NotedMood(day: day, mood: mood))
    }
    for place in moods.indices { moods[place].isOfDay = true }
    return (moods.sorted { ($0.day, $0.time ?? .midnight) < ($1.day, $1.time ?? .midnight) }, several)
  }
}
