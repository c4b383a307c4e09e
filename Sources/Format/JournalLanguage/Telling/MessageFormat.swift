// How a message takes its values: the part of ICU’s MessageFormat that the catalogue uses.

import JournalModel
import JournalText

/// A message cut into text and places for values: `{name}`, `{count, plural, =0 {none} one {# day} other {# days}}` and
/// `{kind, select, week {a week} other {days}}`, one inside another.
///
/// Inside a plural `#` is its number. From an apostrophe before a brace or a number sign to the next one all is text; two are one. Total: what is no
/// place for a value is text.
public struct MessageFormat: Hashable, Sendable {
  indirect enum Piece: Hashable, Sendable {
    case text(String)
    case value(String)
    /// The number of the plural around it.
    case number
    case plural(String, [Choice])
    case select(String, [Choice])
  }

  /// What is said in one case: `one`, `=0`, `other`.
  struct Choice: Hashable, Sendable {
    var selector: String
    var pieces: [Piece]
  }

  let pieces: [Piece]

  public init(_ message: String) {
    var parser = MessageParser(message)
    pieces = parser.pieces(inPlural: false, isNested: false)
  }

  /// The names of the values that it takes.
  public var names: Set<String> { Self.names(pieces) }

  /// The selectors of each of its plurals and choices, as `count: one, other`; without them a language cannot be told to have forgotten one.
  public var choices: [String] { Self.choices(pieces) }

  /// Adds the message with its values; a value that is not given stays a place.
  func write(_ values: [String: TextValue], in language: Language, to out: inout some MessageOutput) {
    write(pieces, values, nil, language, to: &out)
  }

  private func write(
    _ pieces: [Piece], _ values: [String: TextValue], _ number: Int?, _ language: Language, to out: inout some MessageOutput
  ) {
    for piece in pieces {
      switch piece {
      case .text(let text): out.add(text, nil)
      case .value(let name):
        switch values[name] {
        case .words(let text)?: out += text
        case .number(let number)?: out.add(language.numbers.written(number), nil)
        case let value?: out.add(value.text, value.part)
        case nil: out.add("{\(name)}", nil)
        }
      case .number: out.add(number.map { language.numbers.written($0) } ?? "#", nil)
      case .plural(let name, let choices):
        guard case .number(let count)? = values[name] else {
          out.add("{\(name)}", nil)
          continue
        }
        let choice = Self.choice(among: choices, ["=\(count)", language.plural(count).rawValue])
        write(choice, values, count, language, to: &out)
      case .select(let name, let choices):
        write(Self.choice(among: choices, [values[name]?.text ?? ""]), values, number, language, to: &out)
      }
    }
  }

  /// The pieces of the first selector that there is, else of `other`.
  private static func choice(among choices: [Choice], _ selectors: [String]) -> [Piece] {
    for selector in selectors + ["other"] {
      if let choice = choices.first(where: { $0.selector == selector }) { return choice.pieces }
    }
    return []
  }

  private static func names(_ pieces: [Piece]) -> Set<String> {
    pieces.reduce(into: []) { names, piece in
      switch piece {
      case .text, .number: break
      case .value(let name): names.insert(name)
      case .plural(let name, let choices), .select(let name, let choices):
        names.insert(name)
        for choice in choices { names.formUnion(Self.names(choice.pieces)) }
      }
    }
  }

  private static func choices(_ pieces: [Piece]) -> [String] {
    pieces.flatMap { piece -> [String] in
      switch piece {
      case .text, .number, .value: []
      case .plural(let name, let choices), .select(let name, let choices):
        ["\(name): \(choices.map(\.selector).joined(separator: ", "))"] + choices.flatMap { Self.choices($0.pieces) }
      }
    }
  }
}

/// Where the words of a message go: a text, or one that says what its parts are.
protocol MessageOutput {
  mutating func add(_ text: String, _ part: MarkedText.Part?)
  static func += (out: inout Self, text: MarkedText)
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
  private let bytes: [UInt8]
  private var next = 0

  private enum Sign {
    static let open: UInt8 = 0x7B, close: UInt8 = 0x7D, number: UInt8 = 0x23, quote: UInt8 = 0x27, comma: UInt8 = 0x2C
  }

  init(_ message: String) { bytes = Array(message.utf8) }

  /// The pieces up to the end, or up to the brace that closes what is nested.
  mutating func pieces(inPlural: Bool, isNested: Bool) -> [MessageFormat.Piece] {
    var pieces: [MessageFormat.Piece] = []
    var text: [UInt8] = []
    func flush() {
      if !text.isEmpty { pieces.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    while next < bytes.count {
      let byte = bytes[next]
      switch byte {
      case Sign.quote where next + 1 < bytes.count && bytes[next + 1] == Sign.quote:
        text.append(byte)
        next += 2
      case Sign.quote where next + 1 < bytes.count && [Sign.open, Sign.close, Sign.number].contains(bytes[next + 1]):
        text += quoted()
      case Sign.number where inPlural:
        flush()
        pieces.append(.number)
        next += 1
      case Sign.close where isNested:
        flush()
        next += 1
        return pieces
      case Sign.open:
        let start = next
        if let piece = place(inPlural: inPlural) {
          flush()
          pieces.append(piece)
        } else {
          next = start + 1
          text.append(byte)
        }
      default:
        text.append(byte)
        next += 1
      }
    }
    flush()
    return pieces
  }

  /// What stands between two apostrophes; of a doubled one inside, one is left.
  private mutating func quoted() -> [UInt8] {
    var text: [UInt8] = []
    next += 1
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      if byte == Sign.quote {
        guard next < bytes.count, bytes[next] == Sign.quote else { break }
        next += 1
      }
      text.append(byte)
    }
    return text
  }

  /// What stands in braces; nil where it is no place for a value.
  private mutating func place(inPlural: Bool) -> MessageFormat.Piece? {
    next += 1
    let name = word()
    guard !name.isEmpty else { return nil }
    if take(Sign.close) { return .value(name) }
    guard take(Sign.comma) else { return nil }
    let kind = word()
    guard kind == "plural" || kind == "select", take(Sign.comma) else { return nil }
    var choices: [MessageFormat.Choice] = []
    while !take(Sign.close) {
      let selector = word()
      guard !selector.isEmpty, take(Sign.open) else { return nil }
      choices.append(.init(selector: selector, pieces: pieces(inPlural: inPlural || kind == "plural", isNested: true)))
    }
    return kind == "plural" ? .plural(name, choices) : .select(name, choices)
  }

  /// Letters, digits, `_` and `=`, with the blanks around them.
  private mutating func word() -> String {
    skipBlanks()
    let start = next
    while next < bytes.count {
      switch bytes[next] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x3D: next += 1
      default:
        let word = String(decoding: bytes[start..<next], as: UTF8.self)
        skipBlanks()
        return word
      }
    }
    return String(decoding: bytes[start..<next], as: UTF8.self)
  }

  private mutating func skipBlanks() { while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x0A { next += 1 } }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next < bytes.count, bytes[next] == byte else { return false }
    next += 1
    return true
  }
}
