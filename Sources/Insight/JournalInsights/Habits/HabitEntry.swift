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

  init(_ line: PracticeLog.Line, points: Int?, amount: Double?) {
    day = line.day
    self.line = line.line
    state = line.state
    ownPoints = points.map { Int32(clamping: $0) } ?? Self.noPoints
    comparable = amount ?? .infinity
  }

  /// Its first quantity that the habit's target can be compared with, in the target's unit; nil where it has none.
  public var amount: Double? { comparable.isFinite ? comparable : nil }

  /// The points on the line itself.
  public var points: Int? { ownPoints == Self.noPoints ? nil : Int(ownPoints) }

  /// Whether it says that something was done, wholly or partly.
  var counts: Bool { state == .done || state == .partly }
}

/// The lines of a log that speak of one habit, by day and then by line; made one by one when they are asked for, since few commands ask.
public struct HabitEntries: RandomAccessCollection, Sendable {
  private let log: PracticeLog
  private let places: ArraySlice<Int32>
  /// Of each line; empty where the habit has no target.
  private let amounts: [Double]

  /// - Parameters:
  ///   - places: Of the lines in the log.
  ///   - amounts: Of each line in the target's unit, infinite where it has none; empty where the habit has no target.
  init(_ places: ArraySlice<Int32>, of log: PracticeLog, amounts: [Double]) {
    (self.log, self.places, self.amounts) = (log, places, amounts)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }

  public subscript(place: Int) -> HabitEntry {
    let line = log.lines[Int(places[places.startIndex + place])]
    return HabitEntry(line, points: log.points(of: line), amount: amounts.isEmpty ? nil : amounts[place])
  }
}
