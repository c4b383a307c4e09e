// The forms of dates by which Obsidian names notes: those of Moment.js.

/// A form such as `YYYY-MM-DD` or `gggg-[W]ww`, as a pattern of a layout.
struct MomentFormat: Equatable {
  /// The same with the tokens of a layout; nil where it has one that a layout has not, such as a year of two digits.
  let pattern: String?
  /// Whether its weeks are those of a language, which begin on a Sunday in some, so that notes may bear another number than the ISO week.
  let hasWeeksOfLanguage: Bool

  init(_ format: String) {
    var pattern = ""
    var isKnown = true
    var isOfLanguage = false
    var rest = format[...]
    while let first = rest.first {
      if first == "[" {
        let literal = rest.dropFirst().prefix { $0 != "]" }
        pattern += literal
        rest = rest[literal.endIndex...].dropFirst()
      } else if first.isLetter {
        let token = rest.prefix { $0 == first }
        isOfLanguage = isOfLanguage || first == "g" || first == "w"
        if let own = Self.tokens[String(token)] { pattern += own } else { isKnown = false }
        rest = rest[token.endIndex...]
      } else {
        if first == "{" || first == "}" || first == "\\" { isKnown = false }
        pattern.append(first)
        rest = rest.dropFirst()
      }
    }
    self.pattern = isKnown ? pattern : nil
    hasWeeksOfLanguage = isOfLanguage
  }

  private static let tokens = [
    "YYYY": "{yyyy}", "MM": "{MM}", "DD": "{dd}", "Q": "{q}", "GGGG": "{week_year}", "gggg": "{week_year}", "WW": "{ww}", "ww": "{ww}",
    "M": "{M}", "D": "{d}", "MMMM": "{MMMM}", "MMM": "{MMM}", "dddd": "{dddd}", "ddd": "{ddd}",
  ]
}
