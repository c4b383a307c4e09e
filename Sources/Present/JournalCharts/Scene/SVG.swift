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

  /// Its markup, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private let light: ChartColours?
  private let tellsMarks: Bool
  /// What is not filled of marks that are drawn so far.
  var rests: [Rest] = []

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameter width: How wide its own measure is; words are so many hundredths of it.
  public init(_ chart: Chart, in home: Home, width: Double = 720) {
    let isFile = if case .file = home { true } else { false }
    let place: StaticString =
      switch home {
      case .page: " wide"
      case .narrowPage: " narrow"
      case .half: " half"
      case .file: ""
      }
    if case .page = home { tellsMarks = true } else { tellsMarks = isFile }
    let scene = Scene(chart, width: width, hasTitle: isFile, tellsMarks: tellsMarks)
    if case .file(let light, _) = home { self.light = light } else { light = nil }
    raw("<svg")
    if isFile { raw(" xmlns=\"http://www.w3.org/2000/svg\"") }
    raw(" class=\"picture")
    raw(place)
    raw("\" viewBox=\"0 0 ")
    number(scene.width)
    raw(" ")
    number(scene.height)
    raw("\" role=\"img\" ")
    append(Self.usual)
    if isFile {
      attribute("width", scene.width)
      attribute("height", scene.height)
      raw(" font-family=\"system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, DejaVu Sans, sans-serif\"")
    }
    raw(">\n<title>")
    escape(chart.spokenTitle)
    raw("</title>\n")
    if !chart.spokenSentence.isEmpty {
      raw("<desc>")
      escape(chart.spokenSentence)
      raw("</desc>\n")
    }
    if case .file(let light, let dark) = home {
      append("<style>\n.picture { color-scheme: light dark; \(light.variables) }\n")
      append("@media (prefers-color-scheme: dark) { .picture { \(dark.variables) } }\n\(Self.rules)</style>\n")
      open("rect")
      fill(.ground)
      attribute("width", scene.width)
      attribute("height", scene.height)
      close("rect")
    }
    if tellsMarks { for shape in scene.shapes { add(shape) } } else { addTogether(scene.shapes) }
    addRests()
    raw("</svg>\n")
  }

  /// What most shapes and words of a picture have, said once for all of them: nothing inside of lines, and small letters.
  public static let usual = "fill=\"none\" font-size=\"\(Int(Scene.small))\""

  /// What its classes look like; in a page they stand in its style sheet.
  public static let rules: String = {
    var rules = ".picture { display: block; max-width: 100%; height: auto; font-variant-numeric: tabular-nums; }\n"
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
      open("path")
      stroke(ink)
      // Where nothing is said a line is 1 wide.
      switch line {
      case .thin: break
      case .thick: raw(" stroke-width=\"2.25\" stroke-linejoin=\"round\" stroke-linecap=\"round\"")
      case .dashed: raw(" stroke-width=\"1.5\" stroke-dasharray=\"6 4\"")
      case .dotted: raw(" stroke-width=\"2\" stroke-dasharray=\"0.1 4\" stroke-linecap=\"round\"")
      case .faint: raw(" opacity=\"0.6\"")
      }
      way(spots)
      close("path")
    case .area(let spots, let ink, let opacity):
      open("polygon")
      fill(ink)
      attribute("fill-opacity", opacity, places: 2)
      corners(spots)
      close("polygon")
    case .bar(let box, let radius, let ink, let opacity, let words):
      open("rect")
      fill(ink)
      attribute("x", box.x)
      attribute("y", box.y)
      attribute("width", box.width)
      attribute("height", box.height)
      if radius > 0 { attribute("rx", radius) }
      if opacity < 1 { attribute("fill-opacity", opacity, places: 2) }
      close("rect", words)
    case .mark(let shape, let fill, let spot, let radius, let ink, let opacity, let words):
      add(shape, fill, spot, radius, ink, opacity, words)
    case .text(let words, let spot, let anchor, let ink, let size, let isBold):
      open("text")
      fill(ink)
      attribute("x", spot.x)
      attribute("y", spot.y)
      if size != Scene.small { attribute("font-size", size) }
      if anchor != .start { append(" text-anchor=\"\(anchor.rawValue)\"") }
      if isBold { raw(" font-weight=\"650\"") }
      raw(">")
      escape(words)
      raw("</text>\n")
    case .icon(let icon, let spot, let size, let words):
      open("text")
      fill(.text)
      attribute("x", spot.x)
      attribute("y", spot.y + size * 0.35)
      attribute("font-size", size)
      raw(" text-anchor=\"middle\">")
      if !words.isEmpty {
        raw("<title>")
        escape(words)
        raw("</title>")
      }
      escape(icon)
      raw("</text>\n")
    }
  }

  private mutating func add(
    _ shape: ChartShape, _ fill: ChartShape.Fill, _ spot: Scene.Spot, _ radius: Double, _ ink: Ink, _ opacity: Double, _ words: String
  ) {
    if case .quarters(let count) = fill {
      rests.append(Rest(shape, spot, radius, quarters: 4 - count))
      return add(shape, .full, spot, radius, ink, opacity, words)
    }
    // A hollow one has its line inside of it.
    let isHollow = fill != .full || shape == .cross
    let r = isHollow ? max(0.5, radius - 0.8) : radius
    let (x, y) = (spot.x, spot.y)
    let name: StaticString =
      switch shape {
      case .circle: "circle"
      case .square, .rounded: "rect"
      case .diamond, .triangle: "polygon"
      case .cross: "path"
      }
    open(name)
    if fill == .part {
      both(ink)
      raw(" fill-opacity=\"0.45\" stroke-width=\"1.6\"")
    } else if isHollow {
      stroke(ink)
      raw(" stroke-width=\"1.6\"")
    } else {
      self.fill(ink)
    }
    if opacity < 1 { attribute("opacity", opacity, places: 2) }
    switch shape {
    case .circle:
      attribute("cx", x)
      attribute("cy", y)
      attribute("r", r)
    case .square, .rounded:
      let side = r * 0.9
      attribute("x", x - side)
      attribute("y", y - side)
      attribute("width", 2 * side)
      attribute("height", 2 * side)
      if shape == .rounded { attribute("rx", side * 0.45) }
    case .diamond: corners([Scene.Spot(x, y - r), Scene.Spot(x + r, y), Scene.Spot(x, y + r), Scene.Spot(x - r, y)])
    case .triangle: corners([Scene.Spot(x, y - r), Scene.Spot(x + r * 0.9, y + r * 0.75), Scene.Spot(x - r * 0.9, y + r * 0.75)])
    case .cross:
      let d = r * 0.75
      way([Scene.Spot(x - d, y - d), Scene.Spot(x + d, y + d)], [Scene.Spot(x - d, y + d), Scene.Spot(x + d, y - d)])
    }
    close(name, words)
  }
}

// MARK: - Markup

extension SVG {
  mutating func raw(_ markup: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Adds markup that was put together, and needs no escaping.
  private mutating func append(_ markup: String) { bytes += markup.utf8 }

  mutating func open(_ name: StaticString) {
    raw("<")
    raw(name)
    raw(" ")
  }

  /// Ends an element, with words that a pointer brings up.
  mutating func close(_ name: StaticString, _ words: String = "") {
    if words.isEmpty { return raw("/>\n") }
    raw("><title>")
    escape(words)
    raw("</title></")
    raw(name)
    raw(">\n")
  }

  mutating func attribute(_ name: StaticString, _ value: Double, places: Int = 1) {
    raw(" ")
    raw(name)
    raw("=\"")
    number(value, places: places)
    raw("\"")
  }

  mutating func fill(_ ink: Ink) { paint(ink, "f-", "", colouring: ["fill"]) }

  mutating func stroke(_ ink: Ink) { paint(ink, "s-", "", colouring: ["stroke"]) }

  private mutating func both(_ ink: Ink) { paint(ink, "f-", "s-", colouring: ["fill", "stroke"]) }

  private mutating func paint(_ ink: Ink, _ first: StaticString, _ second: StaticString, colouring attributes: [String]) {
    raw("class=\"")
    raw(first)
    append(ink.variable)
    if second.utf8CodeUnitCount > 0 {
      raw(" ")
      raw(second)
      append(ink.variable)
    }
    raw("\"")
    guard let light else { return }
    let colour = ChartColours.digits(light.hex(ink))
    for attribute in attributes { append(" \(attribute)=\"\(colour)\"") }
  }

  private mutating func way(_ lines: [Scene.Spot]...) {
    raw(" d=\"")
    for spots in lines {
      for (place, spot) in spots.enumerated() {
        raw(place == 0 ? "M" : "L")
        number(spot.x)
        raw(" ")
        number(spot.y)
      }
    }
    raw("\"")
  }

  private mutating func corners(_ spots: [Scene.Spot]) {
    raw(" points=\"")
    for (place, spot) in spots.enumerated() {
      if place > 0 { raw(" ") }
      number(spot.x)
      raw(",")
      number(spot.y)
    }
    raw("\"")
  }

  /// Adds a number with one digit after the point, or two.
  mutating func number(_ number: Double, places: Int = 1) {
    let factor: UInt = places == 1 ? 10 : 100
    let whole = Int(clamping: (number * Double(factor)).rounded())
    if whole < 0 { bytes.append(0x2D) }
    add(whole.magnitude / factor)
    let fraction = whole.magnitude % factor
    if fraction == 0 { return }
    bytes.append(0x2E)
    if places > 1 && fraction < 10 { bytes.append(0x30) }
    add(fraction)
  }

  private mutating func add(_ digits: UInt) {
    if digits > 9 { add(digits / 10) }
    bytes.append(0x30 + UInt8(digits % 10))
  }

  /// Adds text that XML takes: marked-up characters by their names, and U+FFFD for those that it forbids.
  mutating func escape(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: raw("&amp;")
      case 0x3C: raw("&lt;")
      case 0x3E: raw("&gt;")
      case 0x22: raw("&quot;")
      case 0x09, 0x0A: bytes.append(0x20)
      case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: raw("\u{FFFD}")
      case 0..<0x80: bytes.append(UInt8(scalar.value))
      default: bytes += UTF8.encode(scalar)!
      }
    }
  }
}
