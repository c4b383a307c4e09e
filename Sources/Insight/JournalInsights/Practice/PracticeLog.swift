// What the logs of all days record of activities and goals: little memory a line, so that a lifetime of them is counted in milliseconds.

public import JournalDates
public import JournalModel

/// The lines of logs that say something of an activity, or give an amount, by day and then by line.
///
/// Names of activities, goals, fields and units are numbers here; `names` says which.
public struct PracticeLog: Sendable {
  /// One line of a day's log; small, since there are many.
  public struct Line: Sendable {
    public let day: CalendarDay
    /// In the day's file, from 1.
    public let line: Int32
    /// The place of the activity in `names`; -1 for none.
    var activityPlace: Int32 = -1
    /// What few lines have, as a place in `rests`, above the three bits of the state.
    private var restAndState: UInt32

    init(day: CalendarDay, line: Int32, state: LogLine.State) {
      self.day = day
      self.line = line
      restAndState = UInt32(state.packed)
    }

    /// What it says of the activity; without one, what its box says.
    public var state: LogLine.State { LogLine.State(packed: UInt8(truncatingIfNeeded: restAndState & 7)) ?? .unanswered }
    /// The state as it is packed, from 0 to 7.
    var packedState: UInt8 { UInt8(truncatingIfNeeded: restAndState & 7) }
    /// The activity that it records, as a place in `names`, folded as links are compared; nil where it records none.
    public var activity: Int? { activityPlace < 0 ? nil : Int(activityPlace) }

    fileprivate var rest: Int? {
      get { restAndState < 8 ? nil : Int(restAndState >> 3) - 1 }
      set { restAndState = restAndState & 7 | UInt32(truncatingIfNeeded: (newValue ?? -1) + 1) << 3 }
    }
  }

  /// What few lines have.
  private struct Rest {
    var points: Int32?
    // Where its amounts and mentions begin, and how many there are.
    var amounts: Int32 = 0, amountCount: UInt16 = 0
    var mentionCount: UInt16 = 0, mentions: Int32 = 0
  }

  /// One quantity of a line.
  public struct Amount: Hashable, Sendable {
    private let fieldPlace: Int32
    private let unitPlace: Int32
    public let amount: Double

    /// - Parameters:
    ///   - field: The field's key, as a place in `names`.
    ///   - unit: The unit as written, as a place in `names`.
    public init(field: Int, unit: Int, amount: Double) {
      (fieldPlace, unitPlace) = (Int32(clamping: field), Int32(clamping: unit))
      self.amount = amount
    }

    /// The field's key, as a place in `names`.
    public var field: Int { Int(fieldPlace) }
    /// The unit as written, as a place in `names`.
    public var unit: Int { Int(unitPlace) }
  }

  /// By day, then in the order of the file.
  public private(set) var lines: [Line] = []
  private var rests: [Rest] = []
  private var interned = PracticeNames()
  private var amounts: [Amount] = []
  private var mentions: [Int32] = []

  public init() {}

  /// Each once, in the order in which they were met.
  public var names: [String] { interned.names }

  /// The place of a name in `names`; nil where no line has it.
  public func place(of name: String) -> Int? { interned.place(of: name) }

  /// The points on the line itself, which override the activity's; no more than 32 bits can hold.
  public func points(of line: Line) -> Int? { line.rest.flatMap { rests[$0].points }.map { Int($0) } }

  /// The quantities of a line, in the order of its fields.
  public func amounts(of line: Line) -> ArraySlice<Amount> {
    guard let rest = line.rest.map({ rests[$0] }) else { return [] }
    return amounts[Int(rest.amounts)..<Int(rest.amounts) + Int(rest.amountCount)]
  }

  /// What else a line names, by its `goal` fields and its links after the activity, as places in `names`, folded.
  public func mentions(of line: Line) -> [Int] {
    guard let rest = line.rest.map({ rests[$0] }) else { return [] }
    return mentions[Int(rest.mentions)..<Int(rest.mentions) + Int(rest.mentionCount)].map { Int($0) }
  }

  /// Has lines that name an activity by its title or an alias name its file.
  mutating func resolve(_ spokenNames: SpokenNames) {
    if spokenNames.isEmpty { return }
    var places: [Int32: Int32] = [:]
    for (place, name) in names.enumerated() {
      if let slug = spokenNames.slug(of: name) { places[Int32(truncatingIfNeeded: place)] = interned.intern(slug) }
    }
    if places.isEmpty { return }
    for index in lines.indices { if let place = places[lines[index].activityPlace] { lines[index].activityPlace = place } }
  }

  /// Makes room for so many lines, as far as they have few amounts. More are taken as well.
  public mutating func reserve(lines count: Int) {
    // What is not written to is no memory yet.
    lines.reserveCapacity(count)
    amounts.reserveCapacity(count)
  }

  /// Adds a line. Lines must come by day, then in the order of the file.
  public mutating func append(_ line: PracticeLine, on day: CalendarDay) {
    var new = Line(day: day, line: Int32(clamping: line.line), state: line.state)
    if let activity = line.activity { new.activityPlace = interned.intern(activity) }
    if line.points != nil || !line.quantities.isEmpty || !line.mentions.isEmpty {
      beginRest(of: &new)
      if let points = line.points { set(points: points) }
      for (key, quantity) in line.quantities { add(amount: quantity.amount, interned.intern(key), interned.intern(quantity.unit)) }
      for name in line.mentions { add(mention: interned.intern(name)) }
    }
    append(new)
  }

  // What lines are made of, one after the other.
  mutating func append(_ line: Line) { lines.append(line) }

  /// Leaves out all lines but these.
  public mutating func keep(_ isKept: (Line) -> Bool) { lines = lines.filter(isKept) }

  /// The lines, to be put back with more after them.
  mutating func takeLines() -> [Line] {
    defer { lines = [] }
    return lines
  }

  mutating func put(_ lines: [Line]) { self.lines = lines }

  mutating func intern(_ name: UnsafeRawBufferPointer) -> Int32 { interned.intern(name) }

  /// From now on points, amounts and mentions are this line's.
  mutating func beginRest(of line: inout Line) {
    line.rest = rests.count
    rests.append(Rest(amounts: Int32(truncatingIfNeeded: amounts.count), mentions: Int32(truncatingIfNeeded: mentions.count)))
  }

  mutating func set(points: Int) { rests[rests.count - 1].points = Int32(clamping: max(points, Int(Int32.min) + 1)) }

  mutating func add(amount: Double, _ field: Int32, _ unit: Int32) {
    guard rests[rests.count - 1].amountCount < UInt16.max else { return }
    amounts.append(Amount(field: Int(field), unit: Int(unit), amount: amount))
    rests[rests.count - 1].amountCount += 1
  }

  mutating func add(mention place: Int32) {
    guard rests[rests.count - 1].mentionCount < UInt16.max else { return }
    mentions.append(place)
    rests[rests.count - 1].mentionCount += 1
  }
}

extension PracticeLog {
  /// Adds lines of another log, in their order; they must not be of an earlier day than those that are there.
  mutating func append(_ lines: ArraySlice<Line>, of other: PracticeLog) {
    for line in lines {
      var new = Line(day: line.day, line: line.line, state: line.state)
      if let activity = line.activity { new.activityPlace = interned.intern(other.names[activity]) }
      let (points, amounts, mentions) = (other.points(of: line), other.amounts(of: line), other.mentions(of: line))
      if points != nil || !amounts.isEmpty || !mentions.isEmpty {
        beginRest(of: &new)
        if let points { set(points: points) }
        for amount in amounts {
          add(amount: amount.amount, interned.intern(other.names[amount.field]), interned.intern(other.names[amount.unit]))
        }
        for mention in mentions { add(mention: interned.intern(other.names[mention])) }
      }
      self.lines.append(new)
    }
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
  /// The names of files in its `goal` fields and in its links after the activity, folded.
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

  public static func == (a: PracticeLine, b: PracticeLine) -> Bool {
    (a.line, a.activity, a.state, a.points, a.mentions) == (b.line, b.activity, b.state, b.points, b.mentions)
      && a.quantities.elementsEqual(b.quantities) { $0.key == $1.key && $0.quantity == $1.quantity }
  }
}
