// The shapes of days in a calendar, a row a theme.

import JournalModel

extension Theme.Shape {
  /// One column each: all of it, a part of it, and its outline.
  var forms: (full: String, part: String, outline: String) {
    switch self {
    case .circle: ("●", "◐", "○")
    case .square: ("■", "◧", "□")
    case .diamond: ("◆", "⬖", "◇")
    case .rounded: ("▣", "▤", "▢")
    }
  }
}
