// One day of a life.

public import JournalDates

/// What only the file of a day has.
public struct Day: Equatable, Sendable {
  /// The `date` property, which beats the file's name; nil where the name alone says it.
  public var date: CalendarDay?
  /// How the day was as a whole; without it the day's mood is the one that its log tells last.
  public var mood: Mood?
  /// An IANA name such as `Asia/Tokyo`; holds until another day changes it.
  public var timezone: String?
  public var weather: String?
  /// Degrees Celsius.
  public var temperature: Double?
  /// Paths or links, as written.
  public var photos: [String]
  /// The program that wrote the file.
  public var loggedVia: String?
  /// Numbers and times of this day, in the order of the file; they win over imported ones.
  public var metrics: [Metric]

  public init(
    date: CalendarDay? = nil, mood: Mood? = nil, timezone: String? = nil, weather: String? = nil, temperature: Double? = nil,
    photos: [String] = [], loggedVia: String? = nil, metrics: [Metric] = []
  ) {
    self.date = date
    self.mood = mood
    self.timezone = timezone
    self.weather = weather
    self.temperature = temperature
    self.photos = photos
    self.loggedVia = loggedVia
    self.metrics = metrics
  }
}
