// How much a task matters to the person.

/// The five priorities of Obsidian Tasks; a task without one stands between medium and low.
public enum Priority: String, Hashable, Sendable, CaseIterable {
  case highest, high, medium, low, lowest
}
