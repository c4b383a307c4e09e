// The words of a command line, sorted by what they are.

import JournalLanguage
import JournalText

/// What was given to a command. Its own options and operands, as it declares them, are the only keys.
public struct Arguments: Sendable {
  private var valuesByOption: [String: [String]] = [:]
  private var operandWords: [String] = []
  /// Words for choices as they were typed, where they are others, by the names of the operands.
  private var synonyms: [String: String] = [:]
  /// Options as they were typed, which mean another one that was taken for them.
  public internal(set) var taken: [(typed: String, option: String)] = []
  private let operands: [OperandDeclaration]
  private let options: [OptionDeclaration]

  init(operands: [OperandDeclaration], options: [OptionDeclaration]) { (self.operands, self.options) = (operands, options) }

  /// Whether a switch was given.
  public subscript(flag: Flag) -> Bool { has(flag) }

  /// What was given for an option.
  /// - Throws: Where a word cannot be read.
  public subscript<Value>(option: Option<Value>) -> Value {
    get throws(UsageError) { try option.read(words(for: option.declaration)) }
  }

  /// What was given for an operand.
  /// - Throws: Where a word cannot be read.
  public subscript<Value>(operand: Operand<Value>) -> Value {
    get throws(UsageError) { try operand.read(words(for: operand.declaration)) }
  }

  /// The word that was typed for a choice and is another one: `start` for `add`; nil where the choice itself was typed.
  public func synonym<Value>(of operand: Operand<Value>) -> String? { synonyms[operand.declaration.name] }

  /// Whether a switch or an option was given.
  public func has(_ option: any OptionKey) -> Bool { !words(for: option.declaration).isEmpty }

  /// The first of these options that was given.
  public func first(of options: [any OptionKey]) -> (any OptionKey)? { options.first { has($0) } }

  /// Refuses a command line that gives more than one of these options.
  public func atMostOne(of options: any OptionKey...) throws(UsageError) {
    let given = options.filter { has($0) }
    if given.count > 1 {
      throw UsageError(UsageText.exclusive, ["one": .text(given[0].name), "other": .text(given[1].name)])
    }
  }

  /// Whether the command has this option.
  public func declares(_ option: any OptionKey) -> Bool { options.contains(option.declaration) }

  private func words(for option: OptionDeclaration) -> [String] {
    assert(options.contains(option), "--\(option.long) is read and not declared")
    return valuesByOption[option.long] ?? []
  }

  private func words(for operand: OperandDeclaration) -> [String] {
    let index = operands.firstIndex(of: operand)
    assert(index != nil, "\(operand.name) is read and not declared")
    guard let index, index < operandWords.count else { return [] }
    return operand.repeats ? Array(operandWords[index...]) : [operandWords[index]]
  }
}

extension Arguments {
  mutating func add(_ option: OptionDeclaration, _ value: String) throws(UsageError) {
    let name = "--\(option.long)"
    if !option.isRepeatable, valuesByOption[option.long] != nil { throw UsageError(UsageText.twice, ["option": .text(name)]) }
    let value = option.synonyms[value] ?? value
    if !option.choices.isEmpty, !option.choices.contains(value) {
      throw .noChoice(value, for: name, among: option.choices, UsageText.oneOf)
    }
    valuesByOption[option.long, default: []].append(value)
  }

  /// Makes what was given for an amount, or for how often, that of so long: ‘2’ is ‘2/week’.
  mutating func add(period: String) throws(UsageError) {
    let unit = period.split(separator: " ").last.map { String($0) } ?? period
    guard let name = ["target", "schedule"].first(where: { valuesByOption[$0]?.count == 1 }), let value = valuesByOption[name]?.first else {
      throw UsageError(UsageText.needsValue, ["option": .text("--target"), "value": .text("AMOUNT/\(unit)")])
    }
    valuesByOption[name] = ["\(value)/\(unit)"]
    taken = taken.filter { !$0.option.hasPrefix("--\(name)") && $0.typed != "--per" } + [("--per \(period)", "--\(name) \(ShellText.quoted("\(value)/\(unit)"))")]
  }

  /// The first word that is no option, as typed.
  var firstOperand: String? { operandWords.first }

  mutating func add(operand word: String) { operandWords.append(word) }

  /// Makes one operand of the words that belong together.
  mutating func joinOperands() {
    for (index, operand) in operands.enumerated() where !operand.repeats && index < operandWords.count {
      let value = operand.reach.value(in: operandWords[index...])
      let text = operand.synonyms[value.text] ?? value.text
      if text != value.text { synonyms[operand.name] = value.text }
      operandWords.replaceSubrange(index..<(index + value.count), with: [text])
      guard let choice = operand.orElse, !operand.choices.contains(text), suggestion(for: text, among: operand.choices) == nil else {
        continue
      }
      operandWords.insert(choice, at: index)
    }
  }

  /// Refuses operands too few or too many.
  /// - Parameter way: What to do instead, where there are too many.
  func checkOperands(orElse way: Message? = nil) throws(UsageError) {
    if operandWords.count < operands.count, operands[operandWords.count].isRequired {
      throw .missing(operands[operandWords.count].name)
    }
    if operandWords.count > operands.count, operands.last?.repeats != true {
      let taken = operands.map(\.name)
      throw UsageError(
        Explanation(
          Message(UsageText.tooManyOf, ["word": .text(operandWords[operands.count]), "none": .flag(taken.isEmpty), "operands": .list(taken, .and)]), help: way))
    }
    for (operand, word) in zip(operands, operandWords) where !operand.choices.isEmpty && !operand.choices.contains(word) {
      throw .noChoice(word, for: operand.name, among: operand.choices, UsageText.operandOneOf)
    }
  }
}
