// Names of metrics out of the names that other programs have.

enum MetricKey {
  /// A name as a metric can have it: small letters and digits of whatever script, underscores between them.
  static func of(_ name: String) -> String {
    of(name) { scalar in
      switch scalar.properties.generalCategory {
      case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .decimalNumber: true
      // Accents and vowels that are signs of their own.
      case .nonspacingMark, .spacingMark: true
      default: false
      }
    }
  }

  /// A name as a key can have it: only letters and digits of ASCII.
  static func plain(_ name: String) -> String { of(name) { ("a"..."z").contains($0) || ("0"..."9").contains($0) } }

  private static func of(_ name: String, _ isKept: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    for scalar in name.lowercased().unicodeScalars {
      if isKept(scalar) {
        text.unicodeScalars.append(scalar)
      } else if !text.isEmpty, !text.hasSuffix("_") {
        text += "_"
      }
    }
    return text.hasSuffix("_") ? String(text.dropLast()) : text
  }
}
