// The words of a command line, sorted by what they are.

/// What was given to a command: the values of its options and its operands. The typed reading of a value happens here too, so that
/// every command words its refusals alike.
public struct Arguments: Sendable {
  private var valuesByOption: [String: [String]] = [:]
  private var operandWords: [String] = []
  private let declared: [Operand]

  init(operands: [Operand]) { declared = operands }

  /// Whether a switch or option was given.
  public func has(_ option: String) -> Bool { valuesByOption[option] != nil }

  /// How often it was given.
  public func count(_ option: String) -> Int { valuesByOption[option]?.count ?? 0 }

  /// The value of an option, the last where it may repeat; nil where it was not given.
  public func value(_ option: String) -> String? { valuesByOption[option]?.last }

  /// All values of an option in the order given.
  public func values(_ option: String) -> [String] { valuesByOption[option] ?? [] }

  /// The value of an option read as something else; nil where it was not given.
  /// - Parameter kind: What it must be, for the refusal: `a day such as 2026-11-20`.
  public func value<Value>(_ option: String, as kind: String, _ read: (String) -> Value?) throws(UsageError) -> Value? {
    guard let word = value(option) else { return nil }
    return try Self.convert(word, "--\(option)", kind, read)
  }

  /// All values of an option, each read as something else.
  public func values<Value>(_ option: String, as kind: String, _ read: (String) -> Value?) throws(UsageError) -> [Value] {
    var result: [Value] = []
    for word in values(option) { result.append(try Self.convert(word, "--\(option)", kind, read)) }
    return result
  }

  /// The value of an option as a whole number within bounds; nil where it was not given.
  public func number(_ option: String, in range: ClosedRange<Int> = 0...Int.max) throws(UsageError) -> Int? {
    let bounds = range.upperBound == Int.max ? "from \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    return try value(option, as: "a whole number \(bounds)") { word in Int(word).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// The word given for an operand; nil for an optional one that was not given.
  public func operand(_ name: String) -> String? { operands(name).first }

  /// The words given for an operand that may repeat.
  public func operands(_ name: String) -> [String] {
    guard let index = declared.firstIndex(where: { $0.name == name }), index < operandWords.count else { return [] }
    return declared[index].repeats ? Array(operandWords[index...]) : [operandWords[index]]
  }

  /// The word of a required operand.
  public func required(_ name: String) throws(UsageError) -> String {
    guard let word = operand(name) else { throw UsageError("\(name) is missing") }
    return word
  }

  /// The word of an operand read as something else; nil where it was not given.
  public func operand<Value>(_ name: String, as kind: String, _ read: (String) -> Value?) throws(UsageError) -> Value? {
    guard let word = operand(name) else { return nil }
    return try Self.convert(word, name, kind, read)
  }

  /// Refuses a command line that gives more than one of these options.
  public func atMostOne(of options: [String]) throws(UsageError) {
    let given = options.filter { has($0) }
    if given.count > 1 { throw UsageError("‘--\(given[0])’ and ‘--\(given[1])’ exclude each other") }
  }

  private static func convert<Value>(_ word: String, _ name: String, _ kind: String, _ read: (String) -> Value?) throws(UsageError) -> Value
  {
    guard let value = read(word) else { throw UsageError("‘\(name)’ needs \(kind); got ‘\(word)’") }
    return value
  }
}

extension Arguments {
  mutating func add(_ option: Option, _ value: String) throws(UsageError) {
    if !option.isRepeatable, has(option.long) { throw UsageError("‘--\(option.long)’ is given twice") }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let near = Suggestion.closest(to: value, among: option.choices)
      throw UsageError(
        "‘--\(option.long)’ needs one of \(option.choices.joined(separator: ", ")); got ‘\(value)’",
        hint: near.map { "Did you mean ‘\($0)’?" })
    }
    valuesByOption[option.long, default: []].append(value)
  }

  mutating func add(operand word: String) { operandWords.append(word) }

  /// Refuses operands too few or too many.
  func checkOperands() throws(UsageError) {
    if operandWords.count < declared.count, declared[operandWords.count].isRequired {
      throw UsageError("\(declared[operandWords.count].name) is missing")
    }
    if operandWords.count > declared.count, declared.last?.repeats != true {
      throw UsageError("‘\(operandWords[declared.count])’ is one word too many")
    }
    for (operand, word) in zip(declared, operandWords) where !operand.choices.isEmpty && !operand.choices.contains(word) {
      let near = Suggestion.closest(to: word, among: operand.choices)
      throw UsageError(
        "\(operand.name) is one of \(operand.choices.joined(separator: ", ")); got ‘\(word)’", hint: near.map { "Did you mean ‘\($0)’?" })
    }
  }
}
