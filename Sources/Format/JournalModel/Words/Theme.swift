// How a journal looks where it is shown: which colours, signs and shapes.

/// The looks that a person has chosen.
public struct Theme: Hashable, Sendable {
  /// Which colours moods and amounts have. The default is told apart by colour-blind eyes as well.
  public enum Colours: String, Hashable, Sendable, CaseIterable {
    case `default`, pastel, neon, ocean, forest, sunset
  }

  /// Which signs stand for moods and for what became of a habit.
  public enum Icons: String, Hashable, Sendable, CaseIterable {
    case text, emoji, hands
  }

  /// Which shape a day has in a calendar.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    case circle, square, diamond, rounded
  }

  /// What the terminal has behind its text, so that colours stand out from it.
  public enum Ground: String, Hashable, Sendable, CaseIterable {
    /// As the terminal says.
    case auto
    case light, dark
  }

  public var colours: Colours
  public var icons: Icons
  public var shape: Shape
  public var ground: Ground

  public init(colours: Colours = .default, icons: Icons = .text, shape: Shape = .circle, ground: Ground = .auto) {
    self.colours = colours
    self.icons = icons
    self.shape = shape
    self.ground = ground
  }
}
