// Names of metrics out of the names that other programs have.

enum MetricKey {
  /// A name as a metric can have it: letters and digits of ASCII, underscores between them.
  static func of(_ name: String) -> String {
    var text = ""
    for scalar in name.lowercased().unicodeScalars {
      if ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else if !text.isEmpty, !text.hasSuffix("_") {
        text += "_"
      }
    }
    return text.hasSuffix("_") ? String(text.dropLast()) : text
  }
}
