// How numbers are written for people.

import JournalText

/// What stands in numbers.
public enum NumberText: String, TextKey {
  public static let area = "numbers"

  case decimal = "."
  case group = ","
  /// How many digits a number has before its thousands stand apart.
  case groupedFrom = "4"
  /// `{mm}` are minutes with two digits, `{minutes}` as many as there are.
  case hours = "{hours}h{mm}"
  case wholeHours = "{hours}h"
  case minutes = "{minutes} min"
  case percent = "{number} %"
  case unit = "{number} {unit}"
  case beats = "bpm"
  /// What large numbers are told in beside an axis: powers of ten with the short forms of CLDR.
  case shortForms = "3 K, 6 M, 9 B, 12 T"
  case shortened = "{number}{sign}"
}
