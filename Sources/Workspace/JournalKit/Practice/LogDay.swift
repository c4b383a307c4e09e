// What one day's log says of one activity, counted as insights count it; no other day is looked at.

public import JournalDates
public import JournalFormat
import JournalIndex
import JournalInsights
public import JournalModel

/// An activity on a day.
public struct LogDay: Sendable {
  /// What the day's amounts come to; nil where none of them can be compared with a target.
  public let amount: Double?
  /// Whether the day's completion counts: of a habit with a target, whether it is reached.
  public let isDone: Bool
  /// What the lines of the day earn.
  public let points: Int
  /// The target of a habit; nil where it has none.
  public let target: HabitTarget?
  /// Whether each line that says done is one of what the target asks for: `2 times`.
  public let countsTimes: Bool
  /// Whether a line of the day says that it was done.
  public let hasDoneLine: Bool

  /// - Parameters:
  ///   - activity: The file of a habit or a task.
  ///   - file: That of the day.
  ///   - names: What activities are called besides the names of their files.
  public init(
    of activity: FileReading, in file: FileReading, on day: CalendarDay, _ units: UnitTable, _ names: SpokenNames = SpokenNames()
  ) {
    var practice = Practice()
    let details = activity.entry.details
    practice.add(details, path: activity.path, slug: activity.slug, title: activity.title, aliases: [], isPrivate: activity.isPrivate)
    let lines = Set(file.log(of: activity.slug, names).map(\.block))
    for item in file.places.logLines where lines.contains(item.block) {
      guard var line = PracticeLine(item, of: file.places.text) else { continue }
      line.activity = Reference.folded(activity.slug)
      practice.log.append(line, on: day)
    }
    hasDoneLine = practice.log.lines.contains { $0.state == .done }
    let habits = HabitLedger(of: practice, units, on: day)
    points = PointsLedger(of: practice, habits).total
    if case .activity(.habit(let habit)) = details { target = habit.target(on: day) } else { target = nil }
    countsTimes = target.map { units.dimension(of: $0.quantity) == .count("") } ?? false
    if let record = habits.habits.first {
      amount = record.amount(on: day)
      isDone = record.state == .done
    } else {
      amount = nil
      isDone = hasDoneLine
    }
  }

  /// Whether more of it may be added to what the day has: its target is not reached, or is a limit.
  public var takesMore: Bool { target.map { !isDone || $0.bound == .atMost } ?? false }

  /// Whether the target is a limit.
  public var isLimited: Bool { target?.bound == .atMost }

  /// What one more completion earns whose fields say how much it was: the share of the points that they are of the target.
  public func share(of points: Int, for fields: [Field], named name: String, _ units: UnitTable) -> Int {
    guard let target else { return points }
    let wanted = units.unit(target.quantity.unit)
    for field in fields {
      guard !LogLine.wordKeys.contains(field.key), let quantity = Quantity(field.value) else { continue }
      let isPiece = wanted.takesPieces(quantity.unit, ofField: field.key, of: name, units)
      let amount = isPiece ? quantity.amount : units.unit(quantity.unit, ofField: field.key).convert(quantity.amount, to: wanted)
      guard let amount else { continue }
      return Int((Double(points) * target.share(of: amount) + 1e-9).rounded(.down))
    }
    // One more of twice a day is half of it.
    if countsTimes { return Int((Double(points) * target.share(of: 1) + 1e-9).rounded(.down)) }
    return points
  }
}
