// Which of the moods that a log tells is that of the day.

public import JournalDates

/// A mood as a log tells it.
public struct ToldMood: Equatable, Sendable {
  public var mood: Mood
  /// When it was; nil where nothing says it.
  public var time: TimeSpan?

  public init(_ mood: Mood, at time: TimeSpan? = nil) {
    self.mood = mood
    self.time = time
  }
}

extension Sequence where Element == LogLine {
  /// The mood that these lines of one day tell last: that of the latest time; of several of one time, the one that stands last. A line without a
  /// time is as late as the latest above it. Nil where none tells a mood.
  /// - Parameter night: When a day begins; times before it are the night that ends the day.
  public func lastMood(_ labels: MoodLabels, night: TimeOfDay) -> ToldMood? {
    var found: (mood: ToldMood, minutes: Int)?
    var latest = 0
    for line in self {
      let minutes = line.time.map { $0.start.minutes + ($0.start < night ? 1440 : 0) } ?? latest
      latest = Swift.max(latest, minutes)
      guard let mood = line.mood(labels), minutes >= found?.minutes ?? 0 else { continue }
      found = (ToldMood(mood, at: line.time), minutes)
    }
    return found?.mood
  }
}
