// What an export of another program says, in the words of a journal.

public import JournalDates
public import JournalModel
public import JournalText

/// What was found in an export. Nothing of it is written yet.
public struct ImportedData: Sendable {
  /// Something that was done, for the log of a day.
  public struct LoggedLine: Equatable, Sendable {
    public var day: CalendarDay
    public var time: TimeSpan?
    /// The name of the activity as the export has it.
    public var activity: String
    public var state: LogLine.State
    /// Quantities, and the reason of a skip under `skip`.
    public var fields: [Field]
    public var text: String
    /// How many minutes after its time it ended, pauses included; nil where that is not known.
    public var length: Int?
    /// When it began, where the export knows that whatever the zone.
    public var moment: RecordedMoment?
    /// The file of the habit that it is of, where that is known already; nil where its name is to be found.
    public var habit: String?
    /// Whether it is a text about the day and of no habit.
    public var isNote = false

    public init(
      day: CalendarDay, time: TimeSpan? = nil, length: Int? = nil, activity: String, state: LogLine.State = .done, fields: [Field] = [],
      text: String = "", moment: RecordedMoment? = nil
    ) {
      self.moment = moment
      self.day = day
      self.time = time
      self.length = length
      self.activity = activity
      self.state = state
      self.fields = fields
      self.text = text
    }
  }

  /// A moment as an export writes it.
  public struct RecordedMoment: Hashable, Sendable {
    /// Since 1970.
    public var seconds: Int
    /// The clock by which the export writes it, in seconds east of UTC; that on the wall may have been another one.
    public var writtenOffset: Int

    public init(seconds: Int, writtenOffset: Int) {
      self.seconds = seconds
      self.writtenOffset = writtenOffset
    }
  }

  /// How a moment or a day was.
  public struct NotedMood: Equatable, Sendable {
    public var day: CalendarDay
    public var time: TimeOfDay?
    public var mood: Mood
    /// Markdown, of one line or several.
    public var text: String
    /// What was done, in the other program's words.
    public var activities: [String]
    /// Whether it is that of the day only where the day has no other, and the day is the one that counts whatever the time.
    public var isOfDay = false

    public init(day: CalendarDay, time: TimeOfDay? = nil, mood: Mood, text: String = "", activities: [String] = []) {
      self.day = day
      self.time = time
      self.mood = mood
      self.text = text
      self.activities = activities
    }
  }

  /// A habit as another program keeps it.
  public struct Habit: Equatable, Sendable {
    public var name: String
    public var schedule: Schedule
    public var target: HabitTarget?
    public var isArchived: Bool

    public init(name: String, schedule: Schedule, target: HabitTarget? = nil, isArchived: Bool = false) {
      self.name = name
      self.schedule = schedule
      self.target = target
      self.isArchived = isArchived
    }
  }

  /// The folder below `metrics`: `apple-health`.
  public internal(set) var source: String
  /// Metrics by day. What is not known has no entry.
  public var days: [CalendarDay: [String: Metric.Amount]] = [:]
  /// In the order of the days, then of their times.
  public var lines: [LoggedLine] = []
  public var moods: [NotedMood] = []
  /// Words for moods that nobody has said the meaning of, with how often they were met. Their entries are not among `moods`.
  public var unknownMoods: [String: Int] = [:]
  /// Those that its lines are about.
  public var habits: [Habit] = []
  /// When the export was made, where it says so.
  public var made: ExportTime?
  /// The last moments that it tells of, where it has moments.
  public var lastTimes: [CalendarDay: TimeOfDay] = [:]
  /// Whether it ends too early, so that there may be more to say even of days that it tells of.
  public var isCut = false
  /// Whether it may tell of days that are still to come, as a forecast does.
  public var isForecast = false
  /// Whether its days lie after the day of the export, and are kept apart from the others for that.
  public var isApart = false
  /// How names of metrics begin that go together: of a day that it tells of, those that it does not say are not so.
  public var family: String?
  /// What was on screens, where that can be laid over what another export says.
  public var screens: ScreenTime?
  /// How a table was understood that no profile explains; nil for all else.
  public var understanding: TableUnderstanding?
  /// What is met in it and not kept, with how often.
  public var ignored: [String: Int] = [:]
  /// What a person should know of it, each once.
  public private(set) var warnings: [ImportWarning] = []

  public init(source: String) { self.source = source }

  /// The days from the first to the last that anything was found of; nil where nothing was.
  public var span: DaySpan? {
    let all = Array(days.keys) + lines.map(\.day) + moods.map(\.day)
    guard let first = all.min(), let last = all.max() else { return nil }
    return DaySpan(from: first, to: last)
  }

  /// Adds a warning, or counts it where there is one of the same words already.
  mutating func warn(_ words: Wording, line: Int? = nil, column: Int? = nil, count: Int = 1) {
    warn(ImportWarning(words: words, line: line, column: column, count: count))
  }

  /// Takes in what was told of another reading.
  mutating func warn(_ warning: ImportWarning) {
    if let place = warnings.firstIndex(where: { $0.text == warning.text }) {
      warnings[place].count += warning.count
    } else {
      warnings.append(warning)
    }
  }

  /// Leaves out amounts below what a metric can have, and warns of those above.
  public mutating func screenAmounts() {
    var odd: [String: (count: Int, first: CalendarDay, amount: String)] = [:]
    for day in days.keys.sorted() {
      for (name, amount) in days[day] ?? [:] {
        guard case .number(let number) = amount, let bounds = MetricNames.bounds(of: name), !bounds.contains(number) else { continue }
        let isBelow = number < 0
        if isBelow { days[day]?[name] = nil }
        let key = "\(name)\(isBelow ? " cannot be" : " can hardly be")"
        odd[key, default: (0, day, amount.text)].count += 1
      }
    }
    for (key, found) in odd.sorted(by: { $0.key < $1.key }) {
      let more = found.count > 1 ? ", and \(found.count - 1) more" : ""
      let isBelow = key.hasSuffix("cannot be")
      warn(
        Wording(
          import: isBelow ? "amountBelow" : "amountBeyond", "\(key) \(found.amount), on \(found.first)\(more)\(isBelow ? ": left out" : "")",
          [
            "metric": .start(key.prefix { $0 != " " }), "amount": .text(found.amount), "day": .day("\(found.first)"),
            "more": .number(found.count - 1),
          ]))
    }
  }

  /// Leaves out what lies after a day and is still to come, with a warning.
  public mutating func limit(to last: CalendarDay) {
    let all = Set(days.keys).union(lines.map(\.day)).union(moods.map(\.day)).filter { $0 > last }
    guard let first = all.min(), let final = all.max() else { return }
    days = days.filter { $0.key <= last }
    lines.removeAll { $0.day > last }
    moods.removeAll { $0.day > last }
    let span = first == final ? "\(first)" : "\(first) to \(final)"
    warn(
      Wording(
        import: "toCome", "\(span): that is still to come, and left out",
        ["from": .day("\(first)"), "to": .optional(day: first == final ? nil : "\(final)")]))
  }

  public mutating func set(_ name: String, _ number: Double, on day: CalendarDay) {
    guard number.isFinite else { return }
    days[day, default: [:]][name] = .number(number)
  }
}

/// Something odd in an export.
public struct ImportWarning: Equatable, Sendable {
  public var words: Wording
  /// In English.
  public var text: String { words.english }
  /// The first line where it was met, from 1.
  public var line: Int?
  /// The column of its first character there, from 1, where it is about one field.
  public var column: Int?
  /// How often.
  public var count: Int
}
