// What a thought may sound like, as word lists can tell.

/// A habit of thinking that a thought may sound like, in the order in which they come first where several fit. It says how a sentence is
/// worded, and is no measure of anybody's health.
public enum ThinkingPattern: String, CaseIterable, Sendable, Hashable {
  /// What others are thinking is taken as known: `they all think I'm boring`.
  case mindReading
  /// The worst is taken as certain, or as what cannot be mended.
  case catastrophizing
  /// What has many causes is taken on oneself.
  case personalization
  /// A deed becomes a trait: `I'm a failure`.
  case labeling
  /// A rule whose breaking is held against oneself.
  case shouldStatement
  /// One case stands for all: always, never, everyone.
  case overgeneralization
}
