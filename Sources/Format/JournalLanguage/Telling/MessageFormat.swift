// How a message takes its values: the part of ICU’s MessageFormat that the catalogue uses.

import JournalModel
import JournalText

/// A message cut into text and places for values: `{name}`, `{count, plural, =0 {none} one {# day} other {# days}}` and
/// `{kind, select, week {a week} other {days}}`, one inside another.
///
/// Inside a plural `#` is its number. From an apostrophe before a brace or a number sign to the next one all is text; two are one. Total: what is no
/// place for a value is text.
public struct MessageFormat: Hashable, Sendable {
  /// A part of a message, in the order in which it is written. Texts and names are ranges of its bytes: a message that is read to be said once
  /// makes no object a part.
  enum Step: Hashable, Sendable {
    case text(Range<Int>)
    case value(Range<Int>)
    /// The number of the plural around it.
    case number
    /// A choice by a number or by a text, whose cases are the steps up to `end`.
    case plural(Range<Int>, end: Int)
    case select(Range<Int>, end: Int)
    /// What is said in one case, such as `one`, `=0` or `other`: the steps up to `end`.
    case choice(Range<Int>, end: Int)
  }

  private let bytes: [UInt8]
  private let steps: [Step]

  public init(_ message: String) {
    var parser = MessageParser(message)
    parser.addSteps(inPlural: false, isNested: false)
    (bytes, steps) = (parser.bytes, parser.steps)
  }

  /// The names of the values that it takes.
  public var names: Set<String> {
    steps.reduce(into: []) { names, step in
      switch step {
      case .text, .number, .choice: break
      case .value(let name), .plural(let name, _), .select(let name, _): names.insert(text(name))
      }
    }
  }

  /// The selectors of each of its plurals and choices, as `count: one, other`; without them a language cannot be told to have forgotten one.
  public var choices: [String] {
    steps.enumerated().compactMap { place, step in
      switch step {
      case .text, .number, .value, .choice: nil
      case .plural(let name, let end), .select(let name, let end):
        "\(text(name)): \(selectors(place + 1..<end).joined(separator: ", "))"
      }
    }
  }

  /// Adds the message with its values; a value that is not given stays a place. Of several with one name the first counts.
  func write(_ values: some Sequence<(key: String, value: TextValue)>, in language: Language, to out: inout some MessageOutput) {
    write(steps.indices, values, nil, language, to: &out)
  }

  private func write(
    _ range: Range<Int>, _ values: some Sequence<(key: String, value: TextValue)>, _ number: Int?, _ language: Language,
    to out: inout some MessageOutput
  ) {
    var place = range.lowerBound
    while place < range.upperBound {
      let step = steps[place]
      place += 1
      switch step {
      case .text(let range): out.add(words: text(range))
      case .value(let name):
        if let value = value(name, among: values) { language.write(value, to: &out) } else { out.add("{\(text(name))}", nil) }
      case .number: out.add(number.map { language.numbers.written($0) } ?? "#", nil)
      case .plural(let name, let end):
        if case .number(let count)? = value(name, among: values) {
          let chosen = steps(of: "=\(count)", among: place..<end) ?? steps(of: language.plural(count).rawValue, among: place..<end)
          write(chosen ?? otherwise(among: place..<end), values, count, language, to: &out)
        } else {
          out.add("{\(text(name))}", nil)
        }
        place = end
      case .select(let name, let end):
        let chosen = steps(of: value(name, among: values).map { language($0) } ?? "", among: place..<end)
        write(chosen ?? otherwise(among: place..<end), values, number, language, to: &out)
        place = end
      case .choice(_, let end): place = end
      }
    }
  }

  private func value(_ name: Range<Int>, among values: some Sequence<(key: String, value: TextValue)>) -> TextValue? {
    for (key, value) in values where isText(name, key) { return value }
    return nil
  }

  /// The steps of the case with a selector among those of a choice; nil where it has none.
  private func steps(of selector: String, among choices: Range<Int>) -> Range<Int>? {
    var place = choices.lowerBound
    while place < choices.upperBound, case .choice(let name, let end) = steps[place] {
      if isText(name, selector) { return place + 1..<end }
      place = end
    }
    return nil
  }

  private func otherwise(among choices: Range<Int>) -> Range<Int> {
    steps(of: "other", among: choices) ?? choices.upperBound..<choices.upperBound
  }

  /// The selectors of a choice, whose steps these are.
  private func selectors(_ choices: Range<Int>) -> [String] {
    var selectors: [String] = []
    var place = choices.lowerBound
    while place < choices.upperBound, case .choice(let name, let end) = steps[place] {
      selectors.append(text(name))
      place = end
    }
    return selectors
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isText(_ range: Range<Int>, _ text: String) -> Bool {
    if text.utf8.count != range.count { return false }
    var text = text
    return bytes.withUnsafeBufferPointer { bytes in
      text.withUTF8 { text in text.indices.allSatisfy { text[$0] == bytes[range.lowerBound + $0] } }
    }
  }
}

/// Where the words of a message go: a text, or one that says what its parts are.
protocol MessageOutput {
  mutating func add(_ text: String, _ part: MarkedText.Part?)
  /// Adds words of a message, which stand between its values.
  mutating func add(words: String)
  static func += (out: inout Self, text: MarkedText)
}

extension MessageOutput {
  mutating func add(words: String) { add(words, nil) }
}

/// What goes to another output, in the forms that a language has behind the values of a message.
struct ParticleOutput<Output: MessageOutput>: MessageOutput {
  var out: Output
  /// What was written last.
  private var last = ""

  init(_ out: Output) { self.out = out }

  mutating func add(_ text: String, _ part: MarkedText.Part?) {
    out.add(text, part)
    if !text.isEmpty { last = text }
  }

  mutating func add(words: String) { add(KoreanParticle.resolved(words, behind: last), nil) }

  static func += (out: inout Self, text: MarkedText) {
    out.out += text
    out.last = String(decoding: text.plain, as: UTF8.self)
  }
}

extension String: MessageOutput {
  mutating func add(_ text: String, _ part: MarkedText.Part?) { self += text }
  static func += (out: inout String, text: MarkedText) { out += String(decoding: text.plain, as: UTF8.self) }
}

extension MarkedText: MessageOutput {
  mutating func add(_ text: String, _ part: Part?) { add(text, part, isPrivate: false) }
}

/// Reads a message from its bytes.
private struct MessageParser {
  /// Those of the message, and behind them the texts in which a sign was quoted.
  private(set) var bytes: [UInt8]
  private(set) var steps: [MessageFormat.Step] = []
  private let count: Int
  private var next = 0

  private enum Sign {
    static let open: UInt8 = 0x7B, close: UInt8 = 0x7D, number: UInt8 = 0x23, quote: UInt8 = 0x27, comma: UInt8 = 0x2C
  }

  init(_ message: String) {
    bytes = Array(message.utf8)
    count = bytes.count
  }

  /// Adds the steps up to the end, or up to the brace that closes what is nested.
  mutating func addSteps(inPlural: Bool, isNested: Bool) {
    var text = Text(start: next)
    while next < count {
      let byte = bytes[next]
      switch byte {
      case Sign.quote where next + 1 < count && bytes[next + 1] == Sign.quote:
        text.take(bytes[text.start...next])
        next += 2
        text.start = next
      case Sign.quote where next + 1 < count && [Sign.open, Sign.close, Sign.number].contains(bytes[next + 1]):
        text.take(bytes[text.start..<next])
        text.take(quoted())
        text.start = next
      case Sign.number where inPlural:
        add(text)
        steps.append(.number)
        next += 1
        text = Text(start: next)
      case Sign.close where isNested:
        add(text)
        next += 1
        return
      case Sign.open:
        let before = (next: next, steps: steps.count, bytes: bytes.count)
        add(text)
        if addPlace(inPlural: inPlural) {
          text = Text(start: next)
        } else {
          next = before.next + 1
          steps.removeLast(steps.count - before.steps)
          bytes.removeLast(bytes.count - before.bytes)
        }
      default: next += 1
      }
    }
    add(text)
  }

  /// Text that is no step yet.
  private struct Text {
    /// What stands before `start`, where a sign in it was quoted.
    var unquoted: [UInt8] = []
    /// Where the rest begins, which goes up to the next byte.
    var start: Int

    init(start: Int) { self.start = start }

    mutating func take(_ bytes: some Sequence<UInt8>) { unquoted += bytes }
  }

  private mutating func add(_ text: Text) {
    if text.unquoted.isEmpty {
      if text.start < next { steps.append(.text(text.start..<next)) }
      return
    }
    let start = bytes.count
    bytes += text.unquoted
    bytes += bytes[text.start..<next]
    steps.append(.text(start..<bytes.count))
  }

  /// What stands between two apostrophes; of a doubled one inside, one is left.
  private mutating func quoted() -> [UInt8] {
    var text: [UInt8] = []
    next += 1
    while next < count {
      let byte = bytes[next]
      next += 1
      if byte == Sign.quote {
        guard next < count, bytes[next] == Sign.quote else { break }
        next += 1
      }
      text.append(byte)
    }
    return text
  }

  /// Adds what stands in braces.
  /// - Returns: Whether it is a place for a value; where it is none, steps may have been added in vain.
  private mutating func addPlace(inPlural: Bool) -> Bool {
    next += 1
    let name = word()
    if name.isEmpty { return false }
    if take(Sign.close) {
      steps.append(.value(name))
      return true
    }
    guard take(Sign.comma) else { return false }
    let kind = word()
    let isPlural = bytes[kind].elementsEqual("plural".utf8)
    guard isPlural || bytes[kind].elementsEqual("select".utf8), take(Sign.comma) else { return false }
    let place = steps.count
    steps.append(.number)
    while !take(Sign.close) {
      let (selector, choice) = (word(), steps.count)
      guard !selector.isEmpty, take(Sign.open) else { return false }
      steps.append(.number)
      addSteps(inPlural: inPlural || isPlural, isNested: true)
      steps[choice] = .choice(selector, end: steps.count)
    }
    steps[place] = isPlural ? .plural(name, end: steps.count) : .select(name, end: steps.count)
    return true
  }

  /// Letters, digits, `_` and `=`, with the blanks around them.
  private mutating func word() -> Range<Int> {
    skipBlanks()
    let start = next
    while next < count {
      switch bytes[next] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3D: next += 1
      default:
        let word = start..<next
        skipBlanks()
        return word
      }
    }
    return start..<next
  }

  private mutating func skipBlanks() { while next < count, bytes[next] == 0x20 || bytes[next] == 0x0A { next += 1 } }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next < count, bytes[next] == byte else { return false }
    next += 1
    return true
  }
}
