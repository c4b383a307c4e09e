// What units mean: which amounts can be added to each other, and how many of one make one of another.

/// The units that a journal knows: the common ones, and those of the person's own `measure` files, which win over common ones of the same
/// name.
///
/// A word that is no unit is a count of its own kind: `24 books` can be added to `1 book`, and not to `12 pages`.
public struct UnitTable: Hashable, Sendable {
  /// What is measured. Amounts of one dimension can be turned into each other's units.
  public enum Dimension: Hashable, Sendable {
    case length, mass, volume, duration, energy, temperature, speed, pressure
    /// How many of something, by its folded name in the singular; empty where it says only how often: `12`, `12 times`, `12 occasions`.
    case count(String)

    /// Whether it says how many, of whatever.
    public var isCount: Bool {
      if case .count = self { true } else { false }
    }

    /// In words: `length`, `duration`, `times`, `book`.
    public var name: String {
      switch self {
      case .length: "length"
      case .mass: "mass"
      case .volume: "volume"
      case .duration: "duration"
      case .energy: "energy"
      case .temperature: "temperature"
      case .speed: "speed"
      case .pressure: "pressure"
      case .count(let kind): kind.isEmpty ? "times" : kind
      }
    }
  }

  /// What one unit means.
  public struct Unit: Hashable, Sendable {
    public let dimension: Dimension
    /// How many canonical units one of it is: metres, grams, millilitres, seconds, joules, kelvins, metres a second, pascals, pieces.
    public let factor: Double
    /// What is added before the factor counts; other than 0 for °C and °F alone.
    public let offset: Double

    public init(_ dimension: Dimension, _ factor: Double, offset: Double = 0) {
      self.dimension = dimension
      self.factor = factor
      self.offset = offset
    }

    /// Whether it comes by the piece, as books do, and cups: neither lengths nor litres.
    public var isCountable: Bool {
      switch dimension {
      case .count: true
      case .volume: ![1, 10, 100, 1000].contains(factor)
      case .length, .mass, .duration, .energy, .temperature, .speed, .pressure: false
      }
    }

    /// In canonical units.
    public func canonical(_ amount: Double) -> Double { (amount + offset) * factor }

    /// How much of another unit so much of this one is; nil where they measure different things.
    public func convert(_ amount: Double, to other: Unit) -> Double? {
      guard dimension == other.dimension else { return nil }
      // What needs no conversion stays exactly as it was written.
      if factor == other.factor, offset == other.offset { return amount }
      return canonical(amount) / other.factor - other.offset
    }
  }

  /// The common units alone.
  public static let standard = UnitTable()

  private var own: [String: Unit] = [:]

  /// The common units and the person's own, the first of two measures of one unit.
  ///
  /// A measure says `unit: lap`, `canonical_unit: km`, `factor: 0.4`: one lap is 0.4 km. Its canonical unit may be one of the person's own.
  /// Where it is none that is known, the measure counts things of the canonical unit's name, else of its dimension's. A measure that tells
  /// no factor though its canonical unit is another one, or a factor that is not above 0, says nothing: it counts things of its own name.
  public init(_ measures: [Measure] = []) {
    var open: [(names: [String], measure: Measure)] = []
    for measure in measures {
      guard let unit = measure.unit?.trimmed, !unit.isEmpty else { continue }
      open.append((Self.names(of: unit), measure))
    }
    let given = Set(open.flatMap(\.names))
    // A measure of a measure waits until the other is known; those in a circle never are.
    while !open.isEmpty {
      let waiting = open.filter { !define($0.names, $0.measure, given) }
      if waiting.count == open.count { break }
      open = waiting
    }
    for (names, _) in open { set(names, Unit(.count(names[names.count - 1]), 1)) }
  }

  /// These units and others, which win.
  func adding(_ units: [(unit: Unit, names: String)]) -> UnitTable {
    var table = self
    for (unit, names) in units { table.set(names.words, unit) }
    return table
  }

  /// What a unit means. Any word means something; the empty one how often.
  public func unit(_ name: String) -> Unit {
    let names = Self.names(of: name)
    for name in names { if let unit = own[name] { return unit } }
    for name in names { if let unit = Self.common[name] { return unit } }
    if let sign = Money.sign(of: name) { return Unit(.count(sign), 1) }
    return Unit(.count(names[names.count - 1]), 1)
  }

  /// What a quantity measures.
  public func dimension(of quantity: Quantity) -> Dimension { unit(quantity.unit).dimension }

  /// A quantity in the canonical unit of its dimension: metres, grams, millilitres, seconds, joules, kelvins, pieces.
  public func canonical(_ quantity: Quantity) -> Double { unit(quantity.unit).canonical(quantity.amount) }

  /// A quantity as an amount of another unit; nil where that measures something else.
  public func convert(_ quantity: Quantity, to unit: String) -> Double? {
    self.unit(quantity.unit).convert(quantity.amount, to: self.unit(unit))
  }

  /// What a field's quantity is an amount of: a bare number is one of what its key names, so that `[pages:: 30]` is 30 pages, and `[km:: 5]`
  /// 5 km. `amount` and `count` name nothing.
  public func unit(_ name: String, ofField key: String) -> Unit {
    unit(name.isEmpty && !Self.namesNothing(key) ? key : name)
  }

  /// Whether a field's key says that something is counted, and not what.
  public static func namesNothing(_ key: String) -> Bool { ["amount", "count"].contains(key.lowercased()) }

  /// Whether a word is a unit that is known without the person saying so, or by one of their measures.
  public func knows(_ name: String) -> Bool { Self.names(of: name).contains { own[$0] != nil || Self.common[$0] != nil } }

  private mutating func define(_ names: [String], _ measure: Measure, _ given: Set<String>) -> Bool {
    let factor = measure.factor ?? 1
    guard factor > 0, factor.isFinite else { return false }
    let base: Unit
    if let canonical = measure.canonicalUnit?.trimmed, !canonical.isEmpty {
      let bases = Self.names(of: canonical)
      let isItself = bases.contains { names.contains($0) }
      guard isItself || measure.factor != nil else { return false }
      if !isItself, bases.contains(where: { given.contains($0) }) {
        guard let known = bases.first(where: { own[$0] != nil }), let unit = own[known] else { return false }
        base = unit
      } else {
        base = Self.standard.unit(canonical)
      }
    } else if let dimension = measure.dimension?.trimmed, !dimension.isEmpty, !Self.isDimension(dimension) {
      base = Unit(.count(Self.names(of: dimension).last ?? ""), 1)
    } else {
      return false
    }
    set(names, Unit(base.dimension, factor * base.factor, offset: base.offset / factor))
    return true
  }

  private mutating func set(_ names: [String], _ unit: Unit) { for name in names where own[name] == nil { own[name] = unit } }

  /// Under which names a unit is looked for: as written, in small letters, in the singular.
  private static func names(of unit: String) -> [String] {
    let small = unit.lowercased()
    let singular = singular(small)
    if small == unit { return small == singular ? [small] : [small, singular] }
    return small == singular ? [unit, small] : [unit, small, singular]
  }

  /// English plurals; words of two letters, such as `ms`, have none, and `focus` is none.
  static func singular(_ word: String) -> String {
    guard word.utf8.count > 2, word.hasSuffix("s"), !["ss", "us", "is"].contains(where: word.hasSuffix) else { return word }
    if word.utf8.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    // French `tasses` have an e of their own.
    if word == "tasses" { return "tasse" }
    // `glasses`, `boxes`, `dishes`, `lunches`; not `aches`, whose e is its own.
    let endings = ["sses", "xes", "zzes", "shes", "tches", "nches", "rches", "eaches", "oaches", "wiches"]
    if word.utf8.count > 4, endings.contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
    return String(word.dropLast())
  }
}
