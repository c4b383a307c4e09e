// How amounts are written where they were reckoned, and units that were mistyped.

import JournalText

extension UnitTable {
  /// An amount in its unit, as short as is exact enough to read: `312.4 km`, `40 h`, `1h05`, `12`. Hours that are not whole are written with
  /// their minutes, and as minutes where they are less than one.
  public func text(_ amount: Double, in unit: String, _ style: NumberStyle) -> String {
    if self.unit(unit) == Unit(.duration, 3600), amount.magnitude < 1e9 {
      let minutes = Int((amount.magnitude * 60).rounded())
      if minutes % 60 != 0 { return style.hoursAndMinutes(amount < 0 ? -Double(minutes) : Double(minutes)) }
    }
    let number = decimalText(Self.rounded(amount))
    return unit.isEmpty ? style.written(number) : "\(style.written(number)) \(number == "1" ? Self.one(unit) : Self.many(unit))"
  }

  /// An amount of one line: to the second, where it was told so.
  public func text(_ quantity: Quantity, _ style: NumberStyle) -> String {
    quantity.isToTheSecond ? quantity.text : text(quantity.amount, in: quantity.unit, style)
  }

  /// What a unit is called where there are several of it: `cups` for `cup`. Words of which only the person knows the plural stay as they are.
  private static func many(_ unit: String) -> String { countedNouns.contains(unit) ? unit + (unit.hasSuffix("s") ? "es" : "s") : unit }

  private static let countedNouns: Set<String> = [
    "bottle", "book", "card", "chapter", "cigarette", "cup", "drink", "glass", "hour", "lap", "lesson", "line", "minute", "page", "portion", "rep", "second", "serving",
    "session", "set", "song", "step", "time", "word",
  ]

  /// Whether a word is a unit, a currency or what people count: ‘words’, ‘glasses’.
  public func isCounted(_ word: String) -> Bool {
    knows(word) || Money.sign(of: word) != nil || Self.countedNouns.contains(Self.singular(word.lowercased()))
  }

  /// A unit as it is written behind an amount: the `glass` of `1 glass`, where `glasses` are counted.
  public static func name(of unit: String, behind amount: Double) -> String {
    amount == 1 && countedNouns.contains(one(unit).lowercased()) ? one(unit) : unit
  }

  /// What a unit is called where there is one of it: `book` for `books`.
  private static func one(_ unit: String) -> String {
    let small = unit.lowercased(), singular = singular(small)
    if small == singular || !small.hasPrefix(singular) { return small == singular ? unit : singular }
    return String(unit.prefix(singular.count))
  }

  /// With one digit after the point from 10 on, two from 0.1 on, four below.
  static func rounded(_ amount: Double) -> Double {
    let scale: Double = amount.magnitude >= 10 ? 10 : amount.magnitude >= 0.1 ? 100 : 10_000
    let scaled = (amount * scale).rounded()
    return scaled.isFinite ? scaled / scale : amount
  }
}

extension UnitTable {
  /// Whether a word is no unit, and spelt nearly like a common one: `kmm`, `mni`, `huors`. Words that may be counted are none: ‘2 men’.
  public func isNearlyUnit(_ word: String) -> Bool {
    let word = word.lowercased()
    guard word.count > 1, !knows(word), !Self.counted.contains(word) else { return false }
    return Self.wellKnown.contains { known in
      word.hasPrefix(known.prefix(1)) && word.count <= known.count + 1 && editDistance(word, known, limit: 1) != nil
    }
  }

  private static let wellKnown = ["km", "min", "mins", "minutes", "hour", "hours", "miles", "kg", "ml", "kcal", "litres", "steps"]
  private static let counted: Set<String> = [
    "keg", "kid", "kim", "kin", "main", "males", "man", "men", "mice", "mills", "mind", "mine", "mini", "minis", "mink", "mint", "mints", "moles",
    "mules", "stems", "stops",
  ]
}
