// Levels over time, such as moods of days.

/// One level, or none, at each place of a row of places.
public struct LevelChart: Hashable, Sendable {
  public struct Level: Hashable, Sendable {
    public var name: String
    /// One column of a terminal, the higher the more.
    public var bar: String
    public var tone: Tone?

    public init(_ name: String, bar: String, tone: Tone? = nil) { (self.name, self.bar, self.tone) = (name, bar, tone) }
  }

  /// A place of which something is known.
  public struct Point: Hashable, Sendable {
    /// Which place it is, from 0.
    public var place: Int
    public var name: String
    /// The same for programs: `2026-11-20`.
    public var value: String
    /// Which of the levels it has, from 0; nil for none.
    public var level: Int?
    /// The level in words, or why there is none.
    public var words: String
    /// The file that says so.
    public var path: String

    public init(_ place: Int, _ name: String, value: String, level: Int?, words: String, path: String) {
      (self.place, self.name, self.value, self.level, self.words, self.path) = (place, name, value, level, words, path)
    }
  }

  /// Rows of as many places as there are columns, for more places than a list should have.
  public struct Grid: Hashable, Sendable {
    /// What the names of rows are.
    public var title: String
    public var columns: [String]
    public var rows: [String]
    /// How many columns of the first row stand before the first place.
    public var offset: Int

    public init(_ title: String, columns: [String], rows: [String], offset: Int) {
      (self.title, self.columns, self.rows, self.offset) = (title, columns, rows, offset)
    }
  }

  /// What is drawn, for those who do not see it.
  public var name: String
  /// The same in a sentence that tells the levels.
  public var caption: String
  /// What places and levels are called: `Day`, `Mood`.
  public var titles: [String]
  /// The lowest first.
  public var levels: [Level]
  /// What is said of a place without a level.
  public var unknown: String
  /// In the order of their places.
  public var points: [Point]
  /// How many places there are.
  public var length: Int
  /// The names of the first and of the last place.
  public var ends: [String]
  /// What a folded list of the points is called.
  public var listTitle: String
  /// Where it is there, lines of text show it in place of the list.
  public var grid: Grid?
  /// One column each: a step that is reached, and one that is not.
  public var steps = Steps()

  /// How steps look in lines of text.
  public struct Steps: Hashable, Sendable {
    public var full: String
    public var empty: String

    public init(full: String = "●", empty: String = "○") { (self.full, self.empty) = (full, empty) }
  }

  public init(
    _ name: String, caption: String, titles: [String], levels: [Level], unknown: String, points: [Point], length: Int, ends: [String],
    listTitle: String, grid: Grid? = nil
  ) {
    (self.name, self.caption, self.titles, self.levels, self.unknown) = (name, caption, titles, levels, unknown)
    (self.points, self.length, self.ends, self.listTitle, self.grid) = (points, length, ends, listTitle, grid)
  }

  /// A full dot for each level up to this one, circles for those above it.
  func dots(_ level: Int) -> String {
    String(repeating: steps.full, count: level + 1) + String(repeating: steps.empty, count: max(0, levels.count - 1 - level))
  }
}
