// The texts of guided reflection that are part of the program.

import CGuides
import JournalText

extension KeyedTexts {
  /// An empty one where there is none of the name.
  static func builtIn(_ name: String) -> KeyedTexts {
    var count = 0
    guard let bytes = cguides_text(name, &count) else { return KeyedTexts("") }
    return KeyedTexts(Array(UnsafeBufferPointer(start: bytes, count: count)))
  }
}
