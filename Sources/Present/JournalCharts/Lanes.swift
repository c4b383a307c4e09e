// Spans and what happened in them, a line each: the way of Tries, the timeline of a term.

public import JournalDates
import JournalLanguage

/// Lines below each other on the same days.
public struct Lanes: Hashable, Sendable {
  public struct Bar: Hashable, Sendable {
    public var span: DaySpan
    public var ink: Ink
    /// How much of it is filled from its beginning on, from 0 to 1; nil for a plain line.
    public var share: Double?

    public init(_ span: DaySpan, _ ink: Ink, share: Double? = nil) {
      (self.span, self.ink) = (span, ink)
      self.share = share.flatMap { $0.isFinite ? max(0, min(1, $0)) : nil }
    }
  }

  public struct Mark: Hashable, Sendable {
    public var day: CalendarDay
    public var shape: ChartShape
    public var fill: ChartShape.Fill
    public var ink: Ink
    public var words: String

    public init(_ day: CalendarDay, _ shape: ChartShape, _ fill: ChartShape.Fill, _ ink: Ink, _ words: String) {
      (self.day, self.shape, self.fill, self.ink, self.words) = (day, shape, fill, ink, words)
    }
  }

  public struct Lane: Hashable, Sendable {
    public var name: String
    public var bars: [Bar]
    public var marks: [Mark]
    /// What stands at its end.
    public var note: String

    public init(_ name: String, bars: [Bar] = [], marks: [Mark] = [], note: String = "") {
      (self.name, self.bars, self.marks, self.note) = (name, bars, marks, note)
    }
  }

  public var span: DaySpan
  public var today: CalendarDay?
  public var lanes: [Lane]
  /// What the columns of the table are called: `Try`, `Day`, `What`.
  public var names: [String]
  /// Whether there is no lane, and no stretch of time that could be shown without one.
  var isOfNothing: Bool { lanes.isEmpty && span.count == 1 }
  /// What days are written in.
  var say = Language.english

  public init(_ span: DaySpan, today: CalendarDay?, names: [String], _ lanes: [Lane]) {
    (self.span, self.today, self.names, self.lanes) = (span, today.flatMap { span.contains($0) ? $0 : nil }, names, lanes)
  }
}
