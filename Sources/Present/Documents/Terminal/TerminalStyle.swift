// Colours and links of a terminal.

import JournalText

/// How many colours a terminal shows.
public enum ColourDepth: Hashable, Sendable {
  /// Text alone.
  case none
  /// The 16 colours of terminals of old, whose tints each of them decides for itself.
  case basic
  /// The 256 colours of xterm.
  case palette
  /// 24 bits.
  case full
}

/// Text as a terminal gets it. Whatever is put in is harmless and stays on its line; the codes in it are those that a style has added.
public struct TerminalText: Hashable, Sendable {
  /// The text with its codes.
  public private(set) var encoded: String

  public init(_ text: String) { encoded = text.onOneLine }

  fileprivate init(encoded: String) { self.encoded = encoded }

  package var isEmpty: Bool { encoded.isEmpty }

  package static func + (a: TerminalText, b: TerminalText) -> TerminalText { TerminalText(encoded: a.encoded + b.encoded) }
  package static func + (a: TerminalText, b: String) -> TerminalText { a + TerminalText(b) }
  package static func + (a: String, b: TerminalText) -> TerminalText { TerminalText(a) + b }
  package static func += (a: inout TerminalText, b: TerminalText) { a.encoded += b.encoded }

  /// Adds a line.
  package mutating func add(line: TerminalText) { encoded += line.encoded + "\n" }

  /// Adds rows; a cell of theirs is harmless and stays on its line.
  package mutating func add(_ table: TextTable, width: Int?) { encoded += table.text(width: width) }

  /// Its lines, without their ends.
  package var lines: [TerminalText] {
    encoded.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().map {
      TerminalText(encoded: String(decoding: $0, as: UTF8.self))
    }
  }

  /// Without blanks at its end.
  package var trimmedEnd: TerminalText {
    TerminalText(encoded: String(decoding: encoded.utf8.dropLast(encoded.utf8.reversed().prefix { $0 == 0x20 }.count), as: UTF8.self))
  }
}

extension TerminalText: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var encoded = ""

    public init(literalCapacity: Int, interpolationCount: Int) { encoded.reserveCapacity(literalCapacity + interpolationCount * 16) }

    public mutating func appendLiteral(_ text: String) { encoded += text }
    public mutating func appendInterpolation(_ text: String) { encoded += text.onOneLine }
    public mutating func appendInterpolation(_ text: TerminalText) { encoded += text.encoded }
  }

  public init(stringLiteral text: String) { encoded = text }
  public init(stringInterpolation text: StringInterpolation) { encoded = text.encoded }
}

extension DefaultStringInterpolation {
  @available(*, unavailable, message: "codes would be taken for text: make it a TerminalText")
  mutating func appendInterpolation(_ text: TerminalText) {}
}

extension Sequence<TerminalText> {
  package func joined() -> TerminalText { TerminalText(encoded: lazy.map(\.encoded).joined()) }
}

/// Writes text with the codes that a terminal understands, or without any.
package struct TerminalStyle {
  package enum Look: Hashable {
    case bold, dim
    /// Bold in the colour of an accent; bold alone without one.
    case accent(Accent?)
    /// In the colour that says so.
    case tone(Tone)
  }
  package var depth: ColourDepth
  package var palette: Palette

  package init(depth: ColourDepth, palette: Palette = .standard(.dark)) { (self.depth, self.palette) = (depth, palette) }

  package func paint(_ text: String, _ look: Look) -> TerminalText { coded(code(look), text) }

  package func paint(_ text: String, _ tone: Tone, isUnderlined: Bool = false) -> TerminalText {
    coded((isUnderlined ? "4;" : "") + code(.tone(tone)), text)
  }

  private func code(_ look: Look) -> String {
    switch look {
    case .bold: "1"
    case .dim: "2"
    case .accent(let accent): accent.map { "1;" + palette.colour($0).code(depth) } ?? "1"
    // Between sixteen colours there are no steps: what is not yet as late as the setting says is not red.
    case .tone(.heat(let heat)) where depth == .basic: palette.colour(heat < 0.5 ? .good : heat < 1 ? .warning : .bad).code(depth)
    case .tone(let tone): palette.colour(tone).code(depth)
    }
  }

  /// The text as a link (OSC 8); other terminals show the text.
  /// - Parameter url: Percent-encoded, as `LinkBase` makes it.
  package func link(_ text: TerminalText, to url: String?) -> TerminalText {
    guard let url else { return text }
    return TerminalText(encoded: "\u{1B}]8;;\(url.onOneLine)\u{1B}\\\(text.encoded)\u{1B}]8;;\u{1B}\\")
  }

  private func coded(_ code: String, _ text: String) -> TerminalText {
    let text = TerminalText(text)
    return depth == .none || text.isEmpty ? text : TerminalText(encoded: "\u{1B}[\(code)m\(text.encoded)\u{1B}[0m")
  }
}

/// A colour with eight bits a part.
package struct Colour: Equatable {
  package var red: Int
  package var green: Int
  package var blue: Int

  package init(_ hex: UInt32) {
    red = Int(hex >> 16 & 0xFF)
    green = Int(hex >> 8 & 0xFF)
    blue = Int(hex & 0xFF)
  }

  /// Eight bits a part: `0xRRGGBB`.
  package var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// `RRGGBB`.
  package var digits: String {
    let digits = String(hex, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// A colour between two: the first at 0, the other at 1.
  func mixed(with other: Colour, _ share: Double) -> Colour {
    func mix(_ a: Int, _ b: Int) -> UInt32 { UInt32(max(0, min(255, (Double(a) + (Double(b) - Double(a)) * share).rounded()))) }
    return Colour(mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
  }

  /// The code for a terminal of so many colours; empty for one that has none.
  package func code(_ depth: ColourDepth) -> String {
    switch depth {
    case .none: ""
    case .basic: basic
    case .palette: palette
    case .full: full
    }
  }

  package var full: String { "38;2;\(red);\(green);\(blue)" }

  /// Of the 16 colours that can be read on a dark ground and on a light one that of the hue, grey where it has hardly any.
  private var basic: String {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    if range < 40 { return "90" }
    let degrees =
      switch most {
      case red: 60 * (green - blue) / range
      case green: 120 + 60 * (blue - red) / range
      default: 240 + 60 * (red - green) / range
      }
    // So that the steps of the default theme stay apart: orange is red, the yellow of gold is not; sky is no blue.
    switch (degrees + 360) % 360 {
    case 32..<75: return "33"
    case 75..<150: return "32"
    case 150..<205: return "36"
    case 205..<265: return "94"
    case 265..<330: return "35"
    default: return "31"
    }
  }

  /// The nearest colour of xterm's cube of six steps a part.
  package var palette: String {
    let steps = [0, 95, 135, 175, 215, 255]
    func nearest(_ part: Int) -> Int { steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0 }
    return "38;5;\(16 + 36 * nearest(red) + 6 * nearest(green) + nearest(blue))"
  }
}
