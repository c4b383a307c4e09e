// From words to arguments, by the declaration alone.

import JournalLanguage
import JournalText

/// Reads words against options, as GNU programs do: `--x=v`, `--x v`, `-n 3`, `-n3`, `-qn`, `--`, and `-` as a plain word.
/// Options and operands may mix. A long name is never completed from its beginning.
struct Parser {
  let options: [OptionDeclaration]
  private let meanings: [OptionMeaning]
  /// Options as they were typed, with those that were taken for them.
  private(set) var taken: [(typed: String, option: String)] = []
  private var words: ArraySlice<String>
  private var onlyOperands = false

  /// The command line that lists the options; nil where there is none.
  private let help: String?

  private let answers: SwitchAnswers

  init(
    _ words: ArraySlice<String>, options: [OptionDeclaration], _ meanings: [OptionMeaning] = [], answers: SwitchAnswers = .none, help: String? = nil
  ) {
    (self.words, self.answers, self.help) = (words, answers, help)
    self.options = options
    self.meanings = meanings
  }

  enum Token {
    case operand(String)
    case option(OptionDeclaration, String)
    /// A switch that is said not to be wanted, as in ‘--json no’.
    case refusedSwitch
    /// What another option says is for so long, as in ‘--per week’.
    case period(String)
    /// What was typed as an option and stands for words, as in ‘--every month’.
    case words([String])
  }

  /// What was not read yet.
  var rest: ArraySlice<String> { words }

  /// The switches of a bundle such as `-qn` that were not given out yet.
  private var bundle: Substring = ""

  mutating func next() throws(UsageError) -> Token? {
    if !bundle.isEmpty { return try short() }
    guard let word = words.popFirst() else { return nil }
    if onlyOperands || word == "-" || !word.hasPrefix("-") || isNumber(word) || isText(word) { return .operand(word) }
    if word == "--" {
      onlyOperands = true
      return try next()
    }
    if word.hasPrefix("--") { return try long(word.dropFirst(2)) }
    bundle = word.dropFirst()
    return try short()
  }

  /// The operands that are left, whatever is wrong with the options between them; `-word`, where it is no option, is taken for one.
  mutating func readableOperands() -> [String] {
    var operands: [String] = []
    while true {
      let before = words
      do throws(UsageError) {
        guard let token = try next() else { return operands }
        if case .operand(let word) = token { operands.append(word) }
      } catch {
        bundle = ""
        if let word = before.first, !word.hasPrefix("--") || word.contains(" ") { operands.append(word) }
      }
    }
  }

  /// Whether a word such as `-2w` begins like a number, and no option is called so.
  private func isNumber(_ word: String) -> Bool {
    guard let letter = word.dropFirst().first, letter.isASCII, letter.isNumber else { return false }
    return !options.contains { $0.short == letter }
  }

  /// Whether a word has a blank after its first hyphens, as `- a line of a list` does: no option is called so.
  private func isText(_ word: String) -> Bool { word.utf8.drop { $0 == 0x2D }.first == 0x20 }

  private mutating func long(_ text: Substring) throws(UsageError) -> Token {
    let equals = text.firstIndex(of: "=")
    let name = String(text[..<(equals ?? text.endIndex)])
    var (found, meant): (OptionDeclaration?, OptionMeaning?) = (options.first { $0.long == name }, nil)
    if found == nil, let (option, meaning) = try option(meantBy: name, as: "--\(name)") { (found, meant) = (option, meaning) }
    guard let option = found else { throw unknown("--\(name)") }
    if let value = meant?.given, equals == nil {
      taken[taken.count - 1].option = "--\(option.long) \(value)"
      return .option(option, value)
    }
    guard let placeholder = option.value else {
      return try switched(option, as: "--\(name)", by: equals.map { String(text[text.index(after: $0)...]) })
    }
    let given = equals.map { String(text[text.index(after: $0)...]) }
    let value: String
    if let given { value = given } else { value = try self.value(of: "--\(name)", placeholder, option.reach) }
    switch meant?.use {
    case .period: return .period(value)
    case .words:
      taken.removeLast()
      return .words([name, value])
    case .text:
      taken.removeLast()
      return .words([value])
    case .value, nil: break
    }
    // ‘--max "<= 5"’ says it already.
    guard let sign = meant?.sign, !sign.isEmpty, let first = value.first, first.isNumber || sign.first?.isLetter == true && first.isLetter else { return .option(option, value) }
    taken[taken.count - 1].option = "--\(option.long) \"\(sign)\(value)\""
    return .option(option, sign + value)
  }

  private mutating func short() throws(UsageError) -> Token {
    let letter = bundle.removeFirst()
    var found = options.first { $0.short == letter }
    if found == nil { found = try option(meantBy: "\(letter)", as: "-\(letter)")?.option }
    guard let option = found else { throw unknown("-\(letter)") }
    guard let placeholder = option.value else {
      let value = bundle.first == "=" ? String(bundle.dropFirst()) : nil
      if value != nil { bundle = "" }
      return try switched(option, as: "-\(letter)", by: value)
    }
    if bundle.isEmpty { return .option(option, try value(of: "-\(letter)", placeholder, option.reach)) }
    let value = bundle.first == "=" ? bundle.dropFirst() : bundle
    bundle = ""
    return .option(option, String(value))
  }

  /// A switch, with the answer that is given to it: behind ‘=’, or as the word behind it where that can be nothing else.
  private mutating func switched(_ option: OptionDeclaration, as typed: String, by value: String?) throws(UsageError) -> Token {
    let refusal = UsageError(
      UsageText.noValue, ["option": .text(typed)], hint: UsageText.switchWay,
      [
        "option": .text(typed), "has": .flag(Self.off(option, options) != nil), "off": .text(Self.off(option, options).map { "--\($0.long)" } ?? ""),
        "word": .text(value ?? words.first ?? ""),
      ])
    if let value {
      guard let isOn = SwitchAnswers.answer(value) else { throw UsageError(UsageText.noValue, ["option": .text(typed)]) }
      return try token(of: option, isOn, orElse: refusal)
    }
    // The rest of a bundle are switches of their own.
    guard bundle.isEmpty, let word = words.first, let isOn = SwitchAnswers.answer(word) else { return .option(option, "") }
    let isLast = words.dropFirst().first.map { $0.hasPrefix("-") } ?? true
    switch answers {
    case .none: return .option(option, "")
    case .text where !isLast: return .option(option, "")
    case .text, .refused: throw refusal
    case .taken:
      // ‘on monday’ is a day, and behind ‘--private no’ there may be one.
      if !isLast, ["on", "si"].contains(word.lowercased()) { return .option(option, "") }
      words.removeFirst()
      return try token(of: option, isOn, orElse: refusal)
    }
  }

  /// A switch as it is answered: one that is not wanted is its opposite, where there is one, and else not there.
  private mutating func token(of option: OptionDeclaration, _ isOn: Bool, orElse refusal: UsageError) throws(UsageError) -> Token {
    if isOn { return .option(option, "") }
    // ‘--no-private no’ would open what nobody asked to see.
    if option.long.hasPrefix("no-") { throw refusal }
    if let off = Self.off(option, options) { return .option(off, "") }
    return .refusedSwitch
  }

  private static func off(_ option: OptionDeclaration, _ options: [OptionDeclaration]) -> OptionDeclaration? {
    options.first { $0.long == "no-\(option.long)" && $0.value == nil }
  }

  private mutating func value(of name: String, _ placeholder: String, _ reach: WordReach) throws(UsageError) -> String {
    guard let word = words.first else { throw UsageError(UsageText.needsValue, ["option": .text(name), "value": .text(placeholder)]) }
    // What looks like an option is one: `--from --to 3` is a forgotten value more often than a value of that name.
    if word.hasPrefix("--"), options.contains(where: { word == "--\($0.long)" || word.hasPrefix("--\($0.long)=") }) {
      let (option, word) = (TextValue.text(name), TextValue.text(word))
      // Days are never called like an option.
      guard reach == .word else {
        throw UsageError(UsageText.needsValueGot, ["option": option, "value": .text(placeholder), "word": word])
      }
      throw UsageError(
        UsageText.needsValueGot, ["option": option, "value": .text(placeholder), "word": word], hint: UsageText.givesValue,
        ["option": option, "word": word])
    }
    let value = reach.value(in: words.prefix { !$0.hasPrefix("--") })
    if value.count < 2 { return words.removeFirst() }
    words.removeFirst(value.count)
    return value.text
  }

  /// The option that a word means which is the name of none, where it means exactly that.
  private mutating func option(meantBy word: String, as typed: String) throws(UsageError) -> (option: OptionDeclaration, meaning: OptionMeaning)? {
    guard let (option, meaning) = meanings.meaning(of: word, among: options) else { return nil }
    if let instead = meaning.instead { throw UsageError(UsageText.noOption, ["word": .text(typed)], hint: UsageText.near, ["word": .text(instead)]) }
    taken.append((typed, "--\(option.long)"))
    return (option, meaning)
  }

  /// Letters that most programs have for a count, for the case of letters and for a number: whatever begins with them is not meant.
  private static let elsewhere: Set<Substring> = ["c", "i", "n"]

  private func unknown(_ word: String) -> UsageError {
    var error = unknownNear(word)
    error.unknownOption = word
    return error
  }

  private func unknownNear(_ word: String) -> UsageError {
    if word.hasPrefix("--"), let near = suggestion(for: String(word.dropFirst(2)), among: options.map(\.long)) {
      return UsageError(UsageText.noOption, ["word": .text(word)], hint: UsageText.near, ["word": "--\(near)"])
    }
    // A letter that no option has is the first one of what is meant: ‘-d yesterday’.
    let letter = word.dropFirst()
    if word.hasPrefix("-"), letter.count == 1, !Self.elsewhere.contains(letter),
      let meant = options.first(where: { $0.long.hasPrefix(letter) && $0.short == nil })
    {
      return UsageError(UsageText.noOption, ["word": .text(word)], hint: UsageText.near, ["word": "--\(meant.long)"])
    }
    guard let help else { return UsageError(UsageText.noOption, ["word": .text(word)], hint: UsageText.noOptionMeant) }
    return UsageError(UsageText.noOption, ["word": .text(word)], hint: UsageText.noOptionWay, ["help": .text(help)])
  }
}
