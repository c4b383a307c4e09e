// What colours say, and which ones they are on a dark and on a light ground.

public import JournalCharts

/// What a colour says. It never says it alone: a word, a number or a shape says the same.
public enum Tone: Hashable, Sendable {
  /// As it should be; worth a look; late or missed.
  case good, warning, bad
  /// One of five steps from the worst to the best, from 0.
  case mood(Int)
  /// One of five steps from little to much, from 0; much is not always good.
  case amount(Int)
  /// One of several things that are told apart, from 0.
  case series(Int)
  /// How soon something is due: from 0, which is far off, to 1, which is now.
  case heat(Double)

  /// What style sheets call it; a heat has the name of the level it is on: the last is what the setting for red says.
  package var name: String {
    switch self {
    case .good: "good"
    case .warning: "warning"
    case .bad: "bad"
    case .mood(let step): "mood-\(max(0, min(4, step)))"
    case .series(let place): "series-\(Ink.place(place))"
    case .amount(let step): "amount-\(max(0, min(4, step)))"
    case .heat(let heat): heat < 0.5 ? "good" : heat < 1 ? "warning" : "bad"
    }
  }
}

/// What stands behind the text.
public enum Ground: String, Hashable, Sendable, CaseIterable { case dark, light }

/// The colours of a theme on one ground. Text has a contrast of at least 4.5 to 1 there and marks have 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11); a
/// test computes it for every colour of every theme.
public struct Palette: Hashable, Sendable {
  public let ground: Ground
  /// Five marks each, eight bits a part: `0xRRGGBB`.
  public let moods: [UInt32]
  public let amounts: [UInt32]

  /// - Parameters: Five colours each for marks, the lowest first.
  public init(_ ground: Ground, moods: [UInt32], amounts: [UInt32]) { (self.ground, self.moods, self.amounts) = (ground, moods, amounts) }

  /// The colours where nobody has chosen any: told apart by colour-blind eyes as well.
  public static func standard(_ ground: Ground) -> Palette {
    switch ground {
    case .dark:
      Palette(
        ground, moods: [0xD55E00, 0xF0A830, 0xB8B8B8, 0x55B4E9, 0x2079D2],
        amounts: [0x8174C3, 0x4B88EF, 0x4AC4AE, 0x96D553, 0xE5EC3F])
    case .light:
      Palette(
        ground, moods: [0xD65F01, 0x9F7332, 0x8C8C8C, 0x2E96C9, 0x0972CA],
        amounts: [0x8276C3, 0x2A74D8, 0x027F6E, 0x3E7300, 0x2E2F00])
    }
  }

  /// What text has that is as it should be, worth a look, or late.
  public var good: UInt32 { ground == .dark ? 0x6CC76C : 0x12701F }
  public var warning: UInt32 { ground == .dark ? 0xE0A93B : 0x7A4800 }
  public var bad: UInt32 { ground == .dark ? 0xFF7B72 : 0xA81C14 }

  /// The colour of a tone.
  package func colour(_ tone: Tone) -> Colour {
    switch tone {
    case .good: Colour(good)
    case .warning: Colour(warning)
    case .bad: Colour(bad)
    case .mood(let place): step(place, of: moods)
    case .series(let place): step(Ink.place(place), of: ChartColours.series(isDark: ground == .dark))
    case .amount(let place): step(place, of: amounts)
    case .heat(let heat):
      heat < 0.5
        ? Colour(good).mixed(with: Colour(warning), max(0, heat) * 2)
        : Colour(warning).mixed(with: Colour(bad), min(1, heat) * 2 - 1)
    }
  }

  /// The colour of a mark as words have it: a third of the way to the colour of all text, which is as much as a contrast of 4.5 to 1 needs in every theme.
  package func words(_ mark: UInt32) -> UInt32 { Colour(mark).mixed(with: Colour(ground == .dark ? 0xECEBE8 : 0x1E1D1B), 0.35).hex }

  /// The colours of a picture.
  var chartColours: ChartColours {
    ChartColours(isDark: ground == .dark, moods: moods, amounts: amounts, good: good, warning: warning, bad: bad)
  }

  /// The colour of a kind of items, for their names.
  package func colour(_ accent: Accent) -> Colour {
    switch (accent, ground) {
    case (.keep, .dark): Colour(0x5FD97E)
    case (.keep, .light): Colour(0x12701F)
    case (.problem, .dark): Colour(0xFF8F87)
    case (.problem, .light): Colour(0xB3241B)
    case (.attempt, .dark): Colour(0xD6A3F2)
    case (.attempt, .light): Colour(0x7D33A6)
    case (.action, .dark): Colour(0x7FB6FF)
    case (.action, .light): Colour(0x0B57B7)
    }
  }

  private func step(_ place: Int, of colours: [UInt32]) -> Colour {
    colours.isEmpty ? Colour(good) : Colour(colours[max(0, min(colours.count - 1, place))])
  }

  /// As the variables of a style sheet.
  package var styles: String {
    let steps = ["mood": moods, "amount": amounts].sorted { $0.key < $1.key }
    let plain = [("good", good), ("warning", warning), ("bad", bad)]
    let all =
      plain
      + steps.flatMap { name, colours in
        colours.enumerated().flatMap { place, colour in [("\(name)-\(place)", colour), ("\(name)-\(place)-text", words(colour))] }
      }
    return all.map { "--\($0.0): #\(Colour($0.1).digits);" }.joined(separator: " ")
  }
}

/// The colours of a page, which is seen on either ground.
public struct PageColours: Sendable {
  let light: Palette
  let dark: Palette

  /// A picture as a file of its own, in these colours.
  public func svg(_ chart: Chart) -> SVG { SVG(chart, in: .file(light: light.chartColours, dark: dark.chartColours)) }

  /// The same for a ground that is always light, such as a card that is shared.
  public func lightSVG(_ chart: Chart, width: Double) -> SVG {
    SVG(chart, in: .file(light: light.chartColours, dark: light.chartColours), width: width)
  }

  /// What a page with pictures adds to its style sheet besides.
  package var pictureStyles: String {
    """
    :root { \(ChartColours.seriesVariables(isDark: false)) }
    @media screen and (prefers-color-scheme: dark) { :root { \(ChartColours.seriesVariables(isDark: true)) } }
    \(SVG.rules)
    """
  }

  /// - Parameter palette: The colours on a ground.
  public init(_ palette: (Ground) -> Palette = { .standard($0) }) { (light, dark) = (palette(.light), palette(.dark)) }

  /// What a page adds to its style sheet; paper is light.
  package var styles: String {
    """
    :root { \(light.styles) }
    @media screen and (prefers-color-scheme: dark) { :root { \(dark.styles) } }

    """
  }
}
