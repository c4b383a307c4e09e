// Numbers with marks between their thousands.

public import JournalModel
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

  /// An amount without the marks between its thousands, as far as number and unit show that they are some: `9412 steps` for `9,412 steps`, `1500 euro`
  /// for `1 500 euro`. Words may stand before the number.
  public static func ungrouped(_ text: String, _ units: UnitTable = .standard) -> String {
    guard let start = text.firstIndex(where: { $0.isASCII && $0.isNumber }) else { return text }
    var end = text[start...].firstIndex { !($0.isASCII && $0.isNumber || $0 == "." || $0 == ",") } ?? text.endIndex
    var digits = String(text[start..<end])
    if let plain = plain(digits) { return text[..<start] + plain + text[end...] }
    // Blanks stand between groups of three.
    while !digits.contains(where: { !$0.isNumber }), end < text.endIndex, text[end].isWhitespace,
      case let group = text[text.index(after: end)...].prefix(while: { $0.isASCII && $0.isNumber }), group.count == 3
    {
      digits += " " + group
      end = group.endIndex
    }
    let groups = digits.split { !$0.isNumber }.map { String($0) }
    let unit = String(text[end...]).trimmed.words.first ?? ""
    guard groups.count > 1, let mark = digits.first(where: { !$0.isNumber }), isGrouped(groups), !unit.isEmpty,
      hasNoFraction(unit, units, mark: mark)
    else { return text }
    return text[..<start] + groups.joined() + text[end...]
  }

  /// Whether groups of digits may be thousands.
  public static func isGrouped(_ groups: [String]) -> Bool {
    groups.count > 1 && (1...3).contains(groups[0].utf8.count) && groups[0].first != "0"
      && groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
  }

  /// Whether three digits behind a mark are no fraction of this unit: there are no thousandths of a step or of a euro. Of metres and grams a comma
  /// parts thousands, and a point may be either.
  static func hasNoFraction(_ unit: String, _ units: UnitTable, mark: Character) -> Bool {
    if units.unit(unit).dimension.isCount { return true }
    return mark != "." && small.contains(unit.lowercased())
  }

  /// Units so small that nobody writes thousandths of them.
  static let small: Set<String> = [
    "m", "metre", "metres", "meter", "meters", "metern", "cm", "mm", "ml", "g", "gramm", "gram", "grams", "mg", "kcal", "cal", "kj", "m²",
  ]
}
