// Shapes as SVG: no script, no font, nothing from elsewhere, and no text that is not escaped.

import JournalText

/// A picture as SVG, in a page or in a file of its own.
public struct SVG: Sendable {
  /// Where it stands, which decides where its colours come from.
  public enum Home: Sendable {
    /// In a page, whose style sheet has the colours; wide as the page is.
    case page
    /// In a page that is seen on a telephone, where nothing points at marks.
    case narrowPage
    /// In a column of a page, as wide as that on every screen.
    case half
    /// In a file, with the colours of both grounds; programs that know no style sheets of that kind take the light ones.
    case file(light: ChartColours, dark: ChartColours)
  }

  public internal(set) var text = ""
  private let light: ChartColours?
  private let tellsMarks: Bool

  /// - Parameter width: How wide its own measure is; words are so many hundredths of it.
  public init(_ chart: Chart, in home: Home, width: Double = 720) {
    let isFile = if case .file = home { true } else { false }
    let place =
      switch home {
      case .page: " wide"
      case .narrowPage: " narrow"
      case .half: " half"
      case .file: ""
      }
    if case .page = home { tellsMarks = true } else { tellsMarks = isFile }
    let scene = Scene(chart, width: width, hasTitle: isFile, tellsMarks: tellsMarks)
    if case .file(let light, _) = home { self.light = light } else { light = nil }
    let (w, h) = (Self.number(scene.width), Self.number(scene.height))
    text +=
      "<svg\(isFile ? " xmlns=\"http://www.w3.org/2000/svg\"" : "") class=\"picture\(place)\" viewBox=\"0 0 \(w) \(h)\" role=\"img\""
    text += isFile ? " width=\"\(w)\" height=\"\(h)\" font-family=\"\(Self.fonts)\">\n" : ">\n"
    text += "<title>\(Self.escaped(chart.spokenTitle))</title>\n"
    if !chart.spokenSentence.isEmpty { text += "<desc>\(Self.escaped(chart.spokenSentence))</desc>\n" }
    if case .file(let light, let dark) = home {
      text += "<style>\n.picture { color-scheme: light dark; \(light.variables) }\n"
      text += "@media (prefers-color-scheme: dark) { .picture { \(dark.variables) } }\n\(Self.rules)</style>\n"
      text += "<rect class=\"ground\" width=\"\(w)\" height=\"\(h)\" fill=\"\(ChartColours.digits(light.page))\"/>\n"
    }
    if tellsMarks { for shape in scene.shapes { add(shape) } } else { addTogether(scene.shapes) }
    text += "</svg>\n"
  }

  private static let fonts = "system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, DejaVu Sans, sans-serif"

  /// What its classes look like; in a page they stand in its style sheet.
  public static let rules: String = {
    var rules = ".picture { display: block; max-width: 100%; height: auto; font-variant-numeric: tabular-nums; }\n"
    rules += ".picture .ground { fill: var(--page); }\n"
    for ink in ChartColours.inks {
      rules +=
        ".picture .f-\(ink.variable) { fill: var(--\(ink.variable)); } .picture .s-\(ink.variable) { stroke: var(--\(ink.variable)); }\n"
    }
    rules += ".picture.narrow { display: none; }\n"
    rules += "@media screen and (max-width: 44rem) { .picture.wide { display: none; } .picture.narrow { display: block; width: 100%; } }\n"
    rules += ".picture.half { width: 100%; max-width: 34rem; }\n"
    return rules + ".chart-figure { margin-top: 1rem; }\n.chart-figure figcaption { margin: 0 0 0.9rem; max-width: 46rem; }\n"
  }()

  mutating func add(_ shape: Scene.Shape) {
    switch shape {
    case .path(let spots, let ink, let line):
      guard spots.count > 1 else { return }
      let style =
        switch line {
        case .thin: "stroke-width=\"1\""
        case .thick: "stroke-width=\"2.25\" stroke-linejoin=\"round\" stroke-linecap=\"round\""
        case .dashed: "stroke-width=\"1.5\" stroke-dasharray=\"3 4\""
        case .faint: "stroke-width=\"1\" opacity=\"0.6\""
        }
      text += "<path \(stroke(ink)) fill=\"none\" \(style) d=\"\(Self.way(spots))\"/>\n"
    case .area(let spots, let ink, let opacity):
      text += "<polygon \(fill(ink)) fill-opacity=\"\(Self.number(opacity, places: 2))\" points=\"\(Self.corners(spots))\"/>\n"
    case .bar(let box, let radius, let ink, let opacity, let words):
      var attributes = "\(fill(ink)) x=\"\(Self.number(box.x))\" y=\"\(Self.number(box.y))\""
      attributes += " width=\"\(Self.number(box.width))\" height=\"\(Self.number(box.height))\""
      if radius > 0 { attributes += " rx=\"\(Self.number(radius))\"" }
      if opacity < 1 { attributes += " fill-opacity=\"\(Self.number(opacity, places: 2))\"" }
      element("rect", attributes, words)
    case .mark(let shape, let fill, let spot, let radius, let ink, let opacity, let words):
      add(shape, fill, spot, radius, ink, opacity, words)
    case .text(let words, let spot, let anchor, let ink, let size, let isBold):
      var attributes = "\(self.fill(ink)) x=\"\(Self.number(spot.x))\" y=\"\(Self.number(spot.y))\" font-size=\"\(Self.number(size))\""
      if anchor != .start { attributes += " text-anchor=\"\(anchor.rawValue)\"" }
      if isBold { attributes += " font-weight=\"650\"" }
      text += "<text \(attributes)>\(Self.escaped(words))</text>\n"
    }
  }

  private mutating func add(
    _ shape: ChartShape, _ fill: ChartShape.Fill, _ spot: Scene.Spot, _ radius: Double, _ ink: Ink, _ opacity: Double, _ words: String
  ) {
    // A hollow one has its line inside of it.
    let isHollow = fill != .full || shape == .cross
    let r = isHollow ? max(0.5, radius - 0.8) : radius
    var paint = isHollow ? "\(stroke(ink)) fill=\"none\" stroke-width=\"1.6\"" : self.fill(ink)
    if fill == .part { paint = "\(both(ink)) fill-opacity=\"0.45\" stroke-width=\"1.6\"" }
    if opacity < 1 { paint += " opacity=\"\(Self.number(opacity, places: 2))\"" }
    let (x, y) = (spot.x, spot.y)
    switch shape {
    case .circle: element("circle", "\(paint) cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\" r=\"\(Self.number(r))\"", words)
    case .square, .rounded:
      let side = r * 0.9
      var attributes = "\(paint) x=\"\(Self.number(x - side))\" y=\"\(Self.number(y - side))\""
      attributes += " width=\"\(Self.number(2 * side))\" height=\"\(Self.number(2 * side))\""
      element("rect", attributes + (shape == .rounded ? " rx=\"\(Self.number(side * 0.45))\"" : ""), words)
    case .diamond: polygon(paint, [(x, y - r), (x + r, y), (x, y + r), (x - r, y)], words)
    case .triangle: polygon(paint, [(x, y - r), (x + r * 0.9, y + r * 0.75), (x - r * 0.9, y + r * 0.75)], words)
    case .cross:
      let d = r * 0.75
      let way =
        Self.way([Scene.Spot(x - d, y - d), Scene.Spot(x + d, y + d)]) + Self.way([Scene.Spot(x - d, y + d), Scene.Spot(x + d, y - d)])
      element("path", "\(paint) d=\"\(way)\"", words)
    }
  }

  private mutating func polygon(_ paint: String, _ corners: [(Double, Double)], _ words: String) {
    element("polygon", "\(paint) points=\"\(Self.corners(corners.map { Scene.Spot($0.0, $0.1) }))\"", words)
  }

  /// An element, with words that a pointer brings up.
  private mutating func element(_ name: String, _ attributes: String, _ words: String) {
    text += "<\(name) \(attributes)" + (words.isEmpty ? "/>\n" : "><title>\(Self.escaped(words))</title></\(name)>\n")
  }

  func fill(_ ink: Ink) -> String {
    "class=\"f-\(ink.variable)\"" + (light.map { " fill=\"\(ChartColours.digits($0.hex(ink)))\"" } ?? "")
  }

  func stroke(_ ink: Ink) -> String {
    "class=\"s-\(ink.variable)\"" + (light.map { " stroke=\"\(ChartColours.digits($0.hex(ink)))\"" } ?? "")
  }

  private func both(_ ink: Ink) -> String {
    let colours = light.map { ChartColours.digits($0.hex(ink)) }.map { " fill=\"\($0)\" stroke=\"\($0)\"" } ?? ""
    return "class=\"f-\(ink.variable) s-\(ink.variable)\"" + colours
  }

  static func way(_ spots: [Scene.Spot]) -> String {
    spots.enumerated().map { ($0.offset == 0 ? "M" : "L") + number($0.element.x) + " " + number($0.element.y) }.joined()
  }

  private static func corners(_ spots: [Scene.Spot]) -> String { spots.map { number($0.x) + "," + number($0.y) }.joined(separator: " ") }

  /// With one digit after the point, or two.
  static func number(_ number: Double, places: Int = 1) -> String {
    let factor = places == 1 ? 10 : 100
    let whole = Int(clamping: (number * Double(factor)).rounded())
    let (sign, rest) = (whole < 0 ? "-" : "", whole.magnitude)
    let fraction = rest % UInt(factor)
    if fraction == 0 { return "\(sign)\(rest / UInt(factor))" }
    let digits = places == 1 ? "\(fraction)" : (fraction < 10 ? "0" : "") + "\(fraction)"
    return "\(sign)\(rest / UInt(factor)).\(digits)"
  }

  /// Text that XML takes: marked-up characters by their names, and U+FFFD for those that it forbids.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: out += "&amp;"
      case 0x3C: out += "&lt;"
      case 0x3E: out += "&gt;"
      case 0x22: out += "&quot;"
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: out.unicodeScalars.append(scalar.value == 0x0A || scalar.value == 0x09 ? " " : "\u{FFFD}")
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
