// Numbers with marks between their thousands.

import JournalText

/// Which mark of a number divides thousands, where the number shows it.
public enum TypedNumber {
  /// `1234.5` for `1.234,5` and `1,234.5`, `1234567` for `1.234.567`; nil for digits that have fewer than two marks, and where the marks do not
  /// show what they are.
  public static func plain(_ text: String) -> String? {
    var groups: [String] = [""]
    var marks: [String] = []
    for letter in text {
      if letter == "." || letter == "," {
        groups.append("")
        marks.append(String(letter))
      } else {
        groups[groups.count - 1].append(letter)
      }
    }
    return plain(groups, marks)
  }

  /// The same of groups of digits and the marks between them.
  static func plain(_ groups: [String], _ marks: [String]) -> String? {
    guard let first = marks.first, let last = marks.last, marks.count > 1, marks.allSatisfy({ $0 == "." || $0 == "," }) else { return nil }
    let hasFraction = last != first
    let whole = hasFraction ? groups.dropLast() : groups[...]
    guard marks.dropLast().allSatisfy({ $0 == first }), (1...3).contains(groups[0].utf8.count),
      whole.dropFirst().allSatisfy({ $0.utf8.count == 3 }), !groups[groups.count - 1].isEmpty
    else { return nil }
    return whole.joined() + (hasFraction ? "." + groups[groups.count - 1] : "")
  }
}
