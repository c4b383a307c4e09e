// Points of parts, below each other.

import JournalText

/// What was measured of each part of a whole, and the points that it gives. Those of a document stand in the same columns.
public struct Scores: Hashable, Sendable {
  /// What the columns are called.
  public struct Names: Hashable, Sendable {
    public var part, amount, target, points: String

    public init(part: String, amount: String, target: String, points: String) {
      (self.part, self.amount, self.target, self.points) = (part, amount, target, points)
    }
  }

  public struct Row: Hashable, Sendable {
    public var part: String
    /// What was measured, with its unit.
    public var amount: String
    /// What gives all points.
    public var target: String
    /// How many of how many.
    public var points: String
    /// The share of its points that it has, from 0 to 1.
    public var share: Double
    /// How the amount becomes points, in words that are not broken inside.
    public var reasons: [String] = []

    public init(part: String, amount: String, target: String, points: String, share: Double, reasons: [String] = []) {
      (self.part, self.amount, self.target, self.points) = (part, amount, target, points)
      (self.share, self.reasons) = (share, reasons)
    }

    /// The fuller, the more.
    var tone: Tone { .amount(max(0, min(4, Int(flooring: share * 5)))) }
  }

  public var names: Names
  public var rows: [Row]

  public init(_ names: Names, rows: [Row]) { (self.names, self.rows) = (names, rows) }

  /// The same without reasons and bars.
  var table: Table {
    Table(
      [
        .init(RichText(names.part)), .init(RichText(names.amount), .trailing), .init(RichText(names.target)),
        .init(RichText(names.points), .trailing),
      ],
      rows: rows.map { [$0.part, $0.amount, $0.target, $0.points].map { .init(RichText($0)) } })
  }
}
