// Amounts as they are typed, and the fields that hold them.

public import JournalModel
public import JournalText
import JournalPhrases
public import JournalLanguage

/// An amount of what was done, typed on a command line.
public struct LogAmount: Hashable, Sendable {
  /// As typed.
  public let word: String
  /// The field that it is for; nil where its dimension says so.
  public let key: String?
  /// As typed, without its key.
  public let amount: String

  /// How an amount is typed, in words.
  public static let form = "an amount is a number and a unit, such as 5.2km, 28min or 1h05"

  /// Reads `5.2km`, `28 min`, `12`, `pages=30`; nil for what is no amount.
  public init?(_ word: String) {
    self.word = word
    let parts = word.widthFolded.parts(between: "=")
    if parts.count == 2, Field.isKey(parts[0]) {
      (key, amount) = (parts[0], Self.ungrouped(parts[1]))
    } else {
      (key, amount) = (nil, Self.ungrouped(word.widthFolded.trimmed))
    }
    guard amount.utf8.first.map({ $0 &- 0x30 < 10 }) ?? false else { return nil }
    do throws(Quantity.Problem) {
      let unit = try Quantity.read(amount).unit
      // The rest of `1/2h`, `5e3m`, `3x10` is no unit, whatever else may be one.
      guard let first = unit.unicodeScalars.first else { return }
      let digit = unit.unicodeScalars.dropFirst().first.map { $0.value &- 0x30 < 10 } ?? false
      if "/*+%=<>()".unicodeScalars.contains(first) || digit && "eExX×*".unicodeScalars.contains(first) { return nil }
    } catch .notAQuantity {
      return nil
    } catch {}
  }

  /// `1.234,5km` without the mark between thousands, where it shows which one that is.
  private static func ungrouped(_ text: String) -> String {
    text.first?.isNumber == true ? TypedNumber.ungrouped(text) : text
  }

  /// Whether a word on a command line was probably meant as an amount, though it is none: a number first, or a sign between a key and a value.
  public static func isMeant(by word: String) -> Bool {
    let number = word.drop { "+-.,".contains($0) }
    return number.first?.isNumber == true || word.contains("=")
  }

  /// An amount that was read already.
  public init(_ key: String, _ quantity: Quantity) {
    (self.key, amount, word) = (key, quantity.text, quantity.text)
  }

  /// Whether it is a number without a unit.
  public var isBare: Bool { Quantity(amount)?.unit.isEmpty ?? false }

  /// With a word after it as its unit.
  public func measured(in unit: String) -> LogAmount? { LogAmount("\(word) \(unit)") }
}

/// Why amounts cannot be recorded of an activity.
public enum LogAmountError: CataloguedError, Equatable {
  /// A comma before three digits.
  case ambiguous(String)
  /// None of them is an amount of what the activity's target asks for: the first one, what it measures, and the target.
  case misfit(String, measures: UnitTable.Dimension, activity: String, target: HabitTarget)
  /// Two of them are for one field.
  case twice(String, String, key: String)
  /// A number without a unit, which would be more than a day has: the amount that it would be.
  case tooLong(String, String)
  /// A number without a unit, which in that of the target would be far too much: with what it may be of each unit.
  case sister(String, activity: String, amounts: [String])
  /// Nothing of what was to be done.
  case nothing(String, activity: String)
  /// The key means something else in a log.
  case taken(String)
  /// Its unit is none, and nearly one: the unit, and the amount as typed.
  case noUnit(String, String, activity: String)
}

extension LogAmountError {
  public var code: ErrorCode {
    switch self {
    case .ambiguous, .sister: .ambiguous
    case .misfit, .twice, .tooLong, .nothing, .taken, .noUnit: .badValue
    }
  }

  public var explanation: Explanation {
    switch self {
    case .ambiguous(let word):
      Explanation(Message(LogErrorText.thousandsOrFraction, ["words": .text(word)]), help: Message(LogErrorText.withPointOrWithout))
    case .misfit(let amount, let dimension, let activity, let target): Self.misfit(amount, dimension, activity, target)
    case .twice(let first, let second, let key):
      Explanation(
        Message(LogErrorText.fieldTwice, ["first": .text(first), "second": .text(second), "field": .text(key)]),
        help: Message(LogErrorText.fieldTwiceWay, ["second": .text(second)]))
    case .tooLong(let word, let amount):
      Explanation(
        Message(LogErrorText.tooLong, ["word": .text(word), "amount": .text(amount)]),
        help: Message(LogErrorText.tooLongWay, ["word": .text(word)]))
    case .sister(let word, let activity, let amounts):
      Explanation(
        Message(LogErrorText.amountOfWhat, ["amount": .text(word), "name": .text(activity)]),
        help: Message(LogErrorText.amountOfEitherWay, ["first": .text("\(activity) \(amounts[0])"), "second": .text("\(activity) \(amounts[1])")]))
    case .nothing(let word, let activity):
      Explanation(
        Message(LogErrorText.nothingDone, ["word": .text(word), "name": .text(activity)]),
        help: Message(LogErrorText.nothingDoneWay, ["name": .text(activity)]))
    case .noUnit(let unit, let word, let activity):
      Explanation(
        Message(LogErrorText.noUnit, ["unit": .text(unit)]),
        help: Message(LogErrorText.noUnitWay, ["name": .text(activity), "words": .text(word)]))
    case .taken(let key):
      Explanation(Message(LogErrorText.fieldTaken, ["field": .text(key)]), help: Message(LogErrorText.fieldTakenWay))
    }
  }

  private static func misfit(
    _ amount: String, _ dimension: UnitTable.Dimension, _ activity: String, _ target: HabitTarget
  ) -> Explanation {
    let unit = target.quantity.unit
    var (text, way) = (unit.isEmpty ? LogErrorText.misfitOfTimes : LogErrorText.misfit, LogErrorText.misfitWay)
    var kind = ""
    if case .count(let counted) = dimension, !counted.isEmpty {
      (text, way, kind) = (unit.isEmpty ? LogErrorText.misfitCountOfTimes : LogErrorText.misfitCount, LogErrorText.misfitCountWay, counted)
    }
    return Explanation(
      Message(
        text,
        [
          "amount": .text(amount), "dimension": .text(dimension.isCount ? "number" : dimension.name), "counted": .text(kind),
          "name": .text(activity), "unit": .text(unit),
        ]),
      help: Message(way, ["target": .text(target.quantity.text), "unit": .text(Quantity(amount)?.unit ?? "UNIT")]))
  }
}

extension [LogAmount] {
  /// The fields that hold these amounts, in their order.
  /// - Parameters:
  ///   - activity: The name of what they are amounts of.
  ///   - target: That of the habit: a number without a unit has its unit, and one of the amounts must be of its kind.
  /// - Throws: Where no field can hold one of them, and where none fits the target.
  public func fields(of activity: String, target: HabitTarget?, _ units: UnitTable) throws(LogAmountError) -> [Field] {
    var fields: [Field] = []
    var words: [String] = []
    var misfit: LogAmountError?
    var fits = false
    for typed in self {
      var quantity: Quantity
      do throws(Quantity.Problem) { quantity = try Quantity.read(typed.amount) } catch { throw .ambiguous(typed.word) }
      if let target, quantity.unit.isEmpty, typed.key == nil { quantity.unit = UnitTable.name(of: target.quantity.unit, behind: quantity.amount) }
      // 5 coffees are 5 cups of it.
      if let target, units.dimension(of: quantity) != units.dimension(of: target.quantity),
        units.unit(target.quantity.unit).takesPieces(quantity.unit, ofField: typed.key ?? "", of: activity, units)
      {
        quantity.unit = UnitTable.name(of: target.quantity.unit, behind: quantity.amount)
      }
      let measured = units.unit(quantity.unit)
      if typed.isBare, measured.dimension == .duration, quantity.amount * measured.factor > 86_400 {
        throw .tooLong(typed.word, quantity.text)
      }
      if let target, typed.isBare, typed.key == nil, let small = units.sister(of: quantity, beside: target.quantity) {
        throw .sister(typed.word, activity: activity, amounts: ["\(typed.amount)\(small)", "\(typed.amount)\(quantity.unit)"])
      }
      if quantity.amount == 0, measured.dimension != .temperature, target?.bound != .atMost {
        throw .nothing(typed.word, activity: activity)
      }
      let key = typed.key ?? QuantityKey.key(of: quantity, units)
      if LogLine.wordKeys.contains(key) { throw .taken(key) }
      if let first = fields.firstIndex(where: { $0.key == key }) { throw .twice(words[first], typed.word, key: key) }
      if let target {
        let dimension = units.unit(quantity.unit, ofField: key).dimension
        let wanted = units.dimension(of: target.quantity)
        if dimension == wanted { fits = true }
        // ‘5 kmm’ beside ‘35 min’ is a typo, and nothing that is counted by itself.
        if dimension != wanted, units.isNearlyUnit(quantity.unit) {
          throw .misfit(quantity.text, measures: dimension, activity: activity, target: target)
        }
        misfit = misfit ?? .misfit(quantity.text, measures: dimension, activity: activity, target: target)
      }
      // Nothing says what the activity is counted in; ‘laps’ may be, ‘kmm’ is not. Whoever means it names the field.
      if target == nil, typed.key == nil, units.isNearlyUnit(quantity.unit), !activity.titleKey.contains(text: quantity.unit.lowercased()) {
        throw .noUnit(quantity.unit, typed.word, activity: activity)
      }
      fields.append(Field(key, quantity.text))
      words.append(typed.word)
    }
    if let misfit, !fits { throw misfit }
    return fields
  }

  /// `a length`, `a number of books`.
}
