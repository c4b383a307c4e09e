// A line of a log that speaks of a habit, in few bytes: a lifetime has many.

public import JournalDates
public import JournalModel

/// A line of a log that speaks of a habit.
public struct HabitEntry: Hashable, Sendable {
  public let day: CalendarDay
  /// In the day's file, from 1.
  public let line: Int32
  public let state: LogLine.State
  private let ownPoints: Int32
  private let comparable: Double

  private static let noPoints = Int32.min

  init(_ line: PracticeLog.Line, amount: Double?) {
    day = line.day
    self.line = line.line
    state = line.state
    ownPoints = line.points.map { Int32(clamping: $0) } ?? Self.noPoints
    comparable = amount ?? .infinity
  }

  /// Its first quantity that the habit's target can be compared with, in the target's unit; nil where it has none.
  public var amount: Double? { comparable.isFinite ? comparable : nil }

  /// The points on the line itself.
  public var points: Int? { ownPoints == Self.noPoints ? nil : Int(ownPoints) }

  /// Whether it says that something was done, wholly or partly.
  var counts: Bool { state == .done || state == .partly }
}
