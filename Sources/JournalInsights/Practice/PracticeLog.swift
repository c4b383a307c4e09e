// What the logs of all days record of activities and goals: little memory a line, so that a lifetime of them is counted in milliseconds.

public import JournalDates
public import JournalModel

/// The lines of logs that say something of an activity, or give an amount, by day and then by line.
///
/// Names of activities, goals, fields and units are numbers here; `names` says which.
public struct PracticeLog: Sendable {
  /// One line of a day's log.
  public struct Line: Sendable {
    public let day: CalendarDay
    /// In the day's file, from 1.
    public let line: Int32
    /// The activity that it records, as a place in `names`, folded as links are compared; nil where it records none.
    public let activity: Int?
    /// What it says of the activity; without one, what its box says.
    public let state: LogLine.State
    /// The points on the line itself, which override the activity's.
    public let points: Int?
    fileprivate let amounts: Range<Int32>
    fileprivate let mentions: Range<Int32>
  }

  /// One quantity of a line.
  public struct Amount: Hashable, Sendable {
    /// The field's key, as a place in `names`.
    public let field: Int
    /// The unit as written, as a place in `names`.
    public let unit: Int
    public let amount: Double

    public init(field: Int, unit: Int, amount: Double) {
      self.field = field
      self.unit = unit
      self.amount = amount
    }
  }

  /// By day, then in the order of the file.
  public private(set) var lines: [Line] = []
  /// Each once, in the order in which they were met.
  public private(set) var names: [String] = []
  private var places: [String: Int] = [:]
  private var amounts: [Amount] = []
  private var mentions: [Int32] = []

  public init() {}

  /// The place of a name in `names`; nil where no line has it.
  public func place(of name: String) -> Int? { places[name] }

  /// The quantities of a line, in the order of its fields.
  public func amounts(of line: Line) -> ArraySlice<Amount> { amounts[Int(line.amounts.lowerBound)..<Int(line.amounts.upperBound)] }

  /// What else a line names, by its `goal` fields and its links behind the activity, as places in `names`, folded.
  public func mentions(of line: Line) -> [Int] { mentions[Int(line.mentions.lowerBound)..<Int(line.mentions.upperBound)].map { Int($0) } }

  /// Adds a line. Lines must come by day, then in the order of the file.
  public mutating func append(_ line: PracticeLine, on day: CalendarDay) {
    let firstAmount = Int32(amounts.count), firstMention = Int32(mentions.count)
    for (key, quantity) in line.quantities {
      amounts.append(Amount(field: intern(key), unit: intern(quantity.unit), amount: quantity.amount))
    }
    for name in line.mentions { mentions.append(Int32(intern(name))) }
    lines.append(
      Line(
        day: day, line: Int32(clamping: line.line), activity: line.activity.map { intern($0) }, state: line.state, points: line.points,
        amounts: firstAmount..<Int32(amounts.count), mentions: firstMention..<Int32(mentions.count)))
  }

  private mutating func intern(_ name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = names.count
    names.append(name)
    return names.count - 1
  }
}

/// One line of a log, as far as activities, points and goals are concerned.
public struct PracticeLine: Equatable, Sendable {
  /// In the file, from 1.
  public var line: Int
  /// The name of the activity that it records, folded; nil where it records none.
  public var activity: String?
  public var state: LogLine.State
  public var points: Int?
  /// In the order of the line's fields.
  public var quantities: [(key: String, quantity: Quantity)]
  /// The names of files in its `goal` fields and in its links behind the activity, folded.
  public var mentions: [String]

  public init(
    line: Int, activity: String?, state: LogLine.State, points: Int? = nil, quantities: [(key: String, quantity: Quantity)] = [],
    mentions: [String] = []
  ) {
    self.line = line
    self.activity = activity
    self.state = state
    self.points = points
    self.quantities = quantities
    self.mentions = mentions
  }

  /// What a line of a log says; nil where it says nothing that counts: neither an activity, nor points, nor an amount.
  public init?(_ logLine: LogLine, line: Int) {
    let quantities = logLine.quantities
    guard logLine.activity != nil || logLine.points != nil || !quantities.isEmpty else { return nil }
    let goals = logLine.fields.filter { $0.key == "goal" }.compactMap { Reference($0.value)?.slug }
    let mentions = goals + logLine.mentions.map { Reference(target: $0).slug }
    self.init(
      line: line, activity: logLine.activity.map { Reference.folded(Reference(target: $0).slug) }, state: logLine.state ?? logLine.boxState,
      points: logLine.points, quantities: quantities, mentions: mentions.map { Reference.folded($0) })
  }

  public static func == (a: PracticeLine, b: PracticeLine) -> Bool {
    (a.line, a.activity, a.state, a.points, a.mentions) == (b.line, b.activity, b.state, b.points, b.mentions)
      && a.quantities.elementsEqual(b.quantities) { $0.key == $1.key && $0.quantity == $1.quantity }
  }
}
