// A picture as shapes with their places: what SVG is written from, and what tests measure.

import JournalText

/// Shapes on a surface, from its upper left corner.
public struct Scene: Sendable {
  /// A place on the surface.
  public struct Spot: Hashable, Sendable {
    public var x, y: Double
    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  }

  public struct Box: Hashable, Sendable {
    public var x, y, width, height: Double
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }
    var right: Double { x + width }
    var foot: Double { y + height }
  }

  public enum Anchor: String, Hashable, Sendable { case start, middle, end }

  public enum Line: Hashable, Sendable {
    case thin, thick, dashed, dotted, faint
  }

  public enum Shape: Hashable, Sendable {
    case path([Spot], Ink, Line)
    case area([Spot], Ink, opacity: Double)
    case bar(Box, radius: Double, Ink, opacity: Double, words: String)
    case mark(ChartShape, ChartShape.Fill, Spot, radius: Double, Ink, opacity: Double, words: String)
    case text(String, Spot, Anchor, Ink, size: Double, isBold: Bool)
    /// A picture of the person’s choice, around its middle.
    case icon(String, Spot, size: Double, words: String)
  }

  public let width: Double
  public internal(set) var height: Double = 0
  /// Where marks may be.
  public internal(set) var plots: [Box] = []
  public internal(set) var shapes: [Shape] = []
  /// Whether each of several pictures has its sentence above it.
  private let tellsPanels: Bool
  private let tellsMarks: Bool
  /// Whether days are pictures of the person’s choice.
  var hasIcons = false

  static let margin = 16.0
  static let small = 12.0
  static let usual = 13.0
  static let large = 18.0

  /// - Parameters:
  ///   - hasTitle: Whether its title and its sentence are part of it, as in a file of its own.
  ///   - tellsMarks: Whether marks have words, which a pointer brings up.
  public init(_ chart: Chart, width: Double = 720, hasTitle: Bool, tellsMarks: Bool = true) {
    self.width = max(280, min(2000, width))
    let edge = hasTitle ? Self.margin : 2
    height = edge
    (tellsPanels, self.tellsMarks) = (hasTitle, tellsMarks)
    if hasTitle, !chart.title.isEmpty { addTitle(chart.title, chart.sentence, edge) }
    add(chart.figure, from: edge, to: self.width - edge, sides: nil)
    addKeys(chart.keys, from: edge, to: self.width - edge)
    height += edge
  }

  private mutating func addTitle(_ title: String, _ sentence: String, _ edge: Double) {
    height += 16
    // Bold letters are wider.
    text(Self.shortened(title, width: (width - 2 * edge) / 1.1, size: Self.large), Spot(edge, height), .start, .text, Self.large, isBold: true)
    height += 6
    for row in Self.wrapped(sentence, width: width - 2 * edge, size: Self.usual) {
      height += 18
      text(row, Spot(edge, height), .start, .quiet, Self.usual)
    }
    height += 18
  }

  /// - Parameter sides: What stands left and right of each of several plots, so that their days lie below each other.
  private mutating func add(_ figure: Figure, from left: Double, to right: Double, sides: Sides?) {
    switch figure {
    case .plot(let plot): add(plot, from: left, to: right, sides: sides)
    case .days(let grid): add(grid, from: left, to: right)
    case .lanes(let lanes): add(lanes, from: left, to: right)
    case .panels(let charts):
      let sides = charts.reduce(Sides()) { sides, chart in
        if case .plot(let plot) = chart.figure { sides.joined(Sides(of: plot, isPanel: true)) } else { sides }
      }
      for (place, chart) in charts.enumerated() {
        height += place == 0 ? 14 : 34
        let size = Self.usual + 1
        text(Self.shortened(chart.title, width: right - left, size: size), Spot(left, height), .start, .text, size, isBold: true)
        if tellsPanels {
          for row in Self.wrapped(chart.sentence, width: right - left, size: Self.small) {
            height += 17
            text(row, Spot(left, height), .start, .quiet, Self.small)
          }
        }
        height += 8
        add(chart.figure, from: left, to: right, sides: sides)
        addKeys(chart.keys, from: left, to: right)
      }
    }
  }

  /// The words of a mark, where anybody sees them: of thousands of days they are half of the work.
  func words(_ name: @autoclosure () -> String, _ value: @autoclosure () -> String) -> String { tellsMarks ? "\(name()): \(value())" : "" }

  mutating func text(_ words: String, _ spot: Spot, _ anchor: Anchor, _ ink: Ink, _ size: Double, isBold: Bool = false) {
    if !words.isEmpty { shapes.append(.text(words, spot, anchor, ink, size: size, isBold: isBold)) }
  }

  /// What marks mean, as many beside each other as there is room for.
  private mutating func addKeys(_ keys: [ChartKey], from left: Double, to right: Double) {
    if keys.isEmpty { return }
    height += 24
    var x = left
    for key in keys {
      let name = Self.shortened(key.name, width: right - left - 26, size: Self.small)
      let columns = 20 + Self.width(of: name, Self.small)
      if x > left, x + columns > right { (x, height) = (left, height + 20) }
      addSign(key, at: Spot(x + 6, height - 4))
      text(name, Spot(x + 20, height), .start, .quiet, Self.small)
      x += columns + 18
    }
    height += 4
  }

  private mutating func addSign(_ key: ChartKey, at spot: Spot) {
    switch key.sign {
    case .mark(let shape, let fill): shapes.append(.mark(shape, fill, spot, radius: 4.5, key.ink, opacity: 1, words: ""))
    case .letter(_, let shape, let fill, let share):
      if hasIcons, let icon = key.icon { return shapes.append(.icon(icon, spot, size: Self.usual, words: "")) }
      shapes.append(Self.mark(shape, fill, share, of: 11, at: spot, key.ink))
    case .icon(let icon): shapes.append(.icon(icon, spot, size: Self.usual, words: ""))
    case .line: shapes.append(.path([Spot(spot.x - 6, spot.y), Spot(spot.x + 8, spot.y)], key.ink, .thick))
    case .range: shapes.append(.path([Spot(spot.x + 1, spot.y - 6), Spot(spot.x + 1, spot.y + 6)], key.ink, .thick))
    case .dashes: shapes.append(.path([Spot(spot.x - 6, spot.y), Spot(spot.x + 8, spot.y)], key.ink, .dashed))
    case .dots: shapes.append(.path([Spot(spot.x - 6, spot.y), Spot(spot.x + 8, spot.y)], key.ink, .dotted))
    case .band, .fan: shapes.append(.bar(Box(spot.x - 6, spot.y - 5, 14, 10), radius: 2, key.ink, opacity: 0.16, words: ""))
    case .block: shapes.append(.bar(Box(spot.x - 5, spot.y - 5, 10, 10), radius: 2, key.ink, opacity: 1, words: ""))
    }
  }
}

extension Scene {
  /// About how wide words are: nobody here knows the font. Rather too wide, so that nothing runs out of its room.
  package static func width(of words: String, _ size: Double) -> Double {
    // Most words are plain, and their characters need not be looked for.
    var parts = 0.0
    for byte in words.utf8 {
      guard 0x20..<0x7F ~= byte else { return words.reduce(0.0) { $0 + part(of: $1) } * size }
      parts += widths[Int(byte)]
    }
    return parts * size
  }

  private static func part(of character: Character) -> Double {
    switch character.displayWidth {
    case 0: return 0
    case 2: return 1.02
    default:
      guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else { return 0.66 }
      return scalar.value < 0x7F ? widths[Int(scalar.value)] : scalar == "’" || scalar == "·" ? 0.37 : scalar.properties.isUppercase ? 0.74 : 0.63
    }
  }

  /// Of each character of ASCII.
  private static let widths: [Double] = (0..<UInt8(0x7F)).map { byte in
    switch Unicode.Scalar(byte) {
    case " ", ".", ",", ":", ";", "i", "l", "j", "t", "f", "r", "I", "'", "|": 0.37
    case "m", "w", "M", "W", "@", "%": 0.93
    case "A"..."Z", "&": 0.74
    default: 0.63
    }
  }

  /// Words cut to a width, an ellipsis for what is missing.
  package static func shortened(_ words: String, width: Double, size: Double) -> String {
    let words = words.onOneLine
    if Self.width(of: words, size) <= width { return words }
    var (out, room) = ("", width - size)
    for character in words {
      room -= Self.width(of: String(character), size)
      if room < 0 { break }
      out.append(character)
    }
    return out + "…"
  }

  /// Words in lines, broken at blanks; what has none is cut.
  static func wrapped(_ words: String, width: Double, size: Double) -> [String] {
    var lines: [String] = []
    for word in words.onOneLine.split(separator: " ").map({ shortened(String($0), width: width, size: size) }) {
      if let last = lines.last, Self.width(of: last + " " + word, size) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
