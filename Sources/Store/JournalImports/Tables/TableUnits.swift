// From the unit that a header tells to the unit of a metric.

import JournalModel

/// What is done with the amounts of a column.
enum TableUnits {
  /// From an amount of the table to one of the metric.
  struct Conversion: Sendable {
    // Numbers alone, since there may be millions of amounts.
    private let factor: Double
    private let offset: Double
    private let ownFactor: Double
    private let ownOffset: Double

    fileprivate init(from unit: UnitTable.Unit, to own: UnitTable.Unit) {
      (factor, offset, ownFactor, ownOffset) = (unit.factor, unit.offset, own.factor, own.offset)
    }

    func callAsFunction(_ amount: Double) -> Double {
      ((amount + offset) * factor / ownFactor - ownOffset).tidied(decimals: 3, digits: 6)
    }
  }

  enum Outcome {
    /// Amounts stay as they are; with the unit that they are in, where only the table tells it.
    case asIs(told: String?)
    case convert(Conversion)
    /// Nobody knows what they are.
    case unknown(unit: String, wanted: String?)
  }

  private static let table = UnitTable.ofTables

  static func knows(_ unit: String) -> Bool { name(of: unit) != nil }

  /// - Parameters:
  ///   - isNamedInFull: Whether the profile names the column with what stands in parentheses.
  static func outcome(of title: TableTitle, isNamedInFull: Bool, for column: TableProfile.Column, _ metric: String) -> Outcome {
    guard case .number = column.form else { return .asIs(told: nil) }
    let (target, isImplied) = self.target(of: column, metric)
    guard let written = title.unit else {
      // `wind_mph`, `Sleep hours`: a unit after a name, where it is one of what is measured.
      guard let target, !column.hasOwnFactor, let word = title.lastWord, let unit = name(of: word),
        table.unit(unit).dimension == target.dimension
      else { return .asIs(told: nil) }
      return conversion(from: table.unit(unit), to: target)
    }
    guard let known = name(of: written) else {
      if column.hasOwnFactor || isNote(written) || target == nil && isNamedInFull { return .asIs(told: nil) }
      return .unknown(unit: written, wanted: column.unit ?? (isImplied ? metric.suffix : nil))
    }
    let unit = table.unit(known)
    guard let target else {
      let isTold = !isNamedInFull && !column.hasOwnFactor && !unit.dimension.isCount
      return .asIs(told: isTold ? written : nil)
    }
    if unit.dimension == target.dimension { return conversion(from: unit, to: target) }
    if column.hasOwnFactor || unit.dimension.isCount && isImplied { return .asIs(told: nil) }
    // `vitamin_c` is in no degrees.
    if isImplied, metric.suffix.utf8.count == 1 { return .asIs(told: nil) }
    return .unknown(unit: written, wanted: column.unit ?? metric.suffix)
  }

  private static func conversion(from unit: UnitTable.Unit, to target: UnitTable.Unit) -> Outcome {
    unit == target ? .asIs(told: nil) : .convert(Conversion(from: unit, to: target))
  }

  /// The unit of a metric: as the profile says, else as its name ends; none where a factor of the person's own makes it.
  private static func target(of column: TableProfile.Column, _ metric: String) -> (unit: UnitTable.Unit?, isImplied: Bool) {
    if let unit = column.unit.flatMap(name) { return (table.unit(unit), false) }
    if column.hasOwnFactor { return (nil, false) }
    if metric == "stand_hours" { return (table.unit("h"), true) }
    let suffix = metric.suffix
    // Degrees have no sign in a name.
    let degrees = ["c": "°c", "f": "°f", "k": "K"]
    guard suffix != metric, let unit = degrees[suffix] ?? name(of: suffix) else { return (nil, false) }
    return (table.unit(unit), true)
  }

  /// A unit as the table of units knows it; nil for one that it does not know.
  private static func name(of unit: String) -> String? {
    let trimmed = unit.trimmed
    if trimmed.isEmpty { return nil }
    if table.knows(trimmed) { return trimmed }
    // `deg C`, `beats per minute`, `° C`.
    var bare = trimmed.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "." && $0 != "_" }.map(String.init).joined()
    if bare.hasPrefix("in") && bare.hasSuffix("ches") { bare = "inches" }
    return bare != trimmed && table.knows(bare) ? bare : nil
  }

  /// Whether what stands in parentheses is no unit: numbers, signs, or a word on how the amounts came about.
  private static func isNote(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return words.allSatisfy { notes.contains(String($0)) }
  }

  private static let notes: Set<String> = [
    "average", "avg", "code", "count", "counts", "daily", "day", "est", "estimated", "gross", "iso", "level", "max", "maximum", "mean",
    "median", "minimum", "net", "no", "number", "of", "per", "points", "rating", "raw", "score", "sum", "to", "today", "total", "value",
    "wmo",
  ]
}

extension String {
  /// After the last underscore.
  fileprivate var suffix: String { utf8.lastIndex(of: 0x5F).map { String(self[utf8.index(after: $0)...]) } ?? self }
}

extension Double {
  /// Without what only the reckoning brought: so many decimals, or so many digits that count where these are more.
  func tidied(decimals: Int, digits: Int) -> Double {
    guard isFinite, self != 0 else { return self }
    var places = decimals
    var size = magnitude
    if size < 1 {
      while size < 1, places < 300 {
        size *= 10
        places += 1
      }
      places = Swift.max(decimals, places - decimals + digits - 1)
    } else {
      var whole = 0
      while size >= 1, whole < 320 {
        size /= 10
        whole += 1
      }
      places = Swift.max(decimals, digits - whole)
    }
    if places > 15 || magnitude > 1e12 { return self }
    let factor = (0..<places).reduce(1.0) { power, _ in power * 10 }
    let scaled = (self * factor).rounded()
    return scaled.isFinite ? scaled / factor : self
  }
}

/// A title such as `temperature_2m_max (°C)` or `Weight [kg]`.
struct TableTitle {
  /// In small letters.
  let whole: String
  /// Without what stands in parentheses at its end, in small letters.
  let bare: String
  /// What stands there, as it is written.
  let unit: String?

  init(_ text: String) {
    let text = Substring(text).trimmedOfBlanks
    whole = text.lowercased()
    let scalars = text.unicodeScalars
    let pairs: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "]": "[", "）": "（"]
    if let last = scalars.last, let opening = pairs[last], let open = scalars.lastIndex(of: opening) {
      let inner = text[scalars.index(after: open)..<scalars.index(before: scalars.endIndex)]
      bare = Substring(text[..<open]).trimmedOfBlanks.lowercased()
      unit = Substring(inner).trimmedOfBlanks
    } else {
      (bare, unit) = (whole, nil)
    }
  }

  /// After the last blank, comma, underscore or slash with blanks; nil where there is one word only.
  var lastWord: String? {
    let parts = whole.split { $0 == " " || $0 == "_" || $0 == "," || $0 == "\u{A0}" }
    return parts.count > 1 ? parts.last.map(String.init) : nil
  }

  /// What a `*` in the name stands for, empty without one; nil where the title is another.
  /// - Parameter name: In small letters.
  func matches(_ name: String) -> String? {
    guard let star = name.unicodeScalars.firstIndex(of: "*") else { return name == whole || name == bare ? "" : nil }
    let (head, tail) = (name[..<star], name[name.unicodeScalars.index(after: star)...])
    for text in [whole, bare] {
      guard text.hasPrefix(head), text.hasSuffix(tail), text.utf8.count > head.utf8.count + tail.utf8.count else { continue }
      return String(text.dropFirst(head.count).dropLast(tail.count))
    }
    return nil
  }
}
