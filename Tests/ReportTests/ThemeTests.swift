// Colours that are told apart, also by eyes that see fewer of them, and signs that keep their columns.

import Documents
import Foundation
import JournalInsights
import JournalModel
import JournalText
import Testing

@testable import JournalReports

@Suite struct Themes {
  /// CIE 1976 differences. About 2.3 is the least that is seen side by side; signs are small and lie apart.
  private static let leastByDefault = 12.0
  private static let leastOfNeighbours = (normal: 20.0, colourBlind: 8.0)

  /// Any two levels of the default theme, as terminals of either depth show them on either ground.
  @Test func theDefaultIsSafeForColourBlindEyes() {
    for (_, scale, steps) in Self.scales where steps.theme == .default {
      for colours in shown(steps.colours) {
        for vision in Vision.allCases {
          for (place, first) in colours.enumerated() {
            for second in colours[(place + 1)...] where difference(first, second, vision) < Self.leastByDefault {
              Issue.record("\(scale): \(first) and \(second) are \(difference(first, second, vision)) apart to \(vision)")
            }
          }
        }
      }
    }
  }

  /// What pictures tell apart, any two of them; as much as levels that stand beside each other.
  @Test func seriesAreSafeForColourBlindEyes() {
    for ground in Ground.allCases {
      for colours in shown((0..<4).map { Palette.standard(ground).colour(.series($0)) }) {
        for vision in Vision.allCases {
          for (place, first) in colours.enumerated() {
            for second in colours[(place + 1)...] where difference(first, second, vision) < Self.leastByDefault {
              Issue.record("on \(ground): \(first) and \(second) are \(difference(first, second, vision)) apart to \(vision)")
            }
          }
        }
      }
    }
  }

  @Test func levelsBesideEachOtherAreToldApartInEveryTheme() {
    for (ground, scale, steps) in Self.scales {
      for colours in shown(steps.colours) {
        #expect(colours.count == 5)
        for vision in Vision.allCases {
          let least = vision == .normal ? Self.leastOfNeighbours.normal : Self.leastOfNeighbours.colourBlind
          for (first, second) in zip(colours, colours.dropFirst()) where difference(first, second, vision) < least {
            let apart = "\(first) and \(second) are \(difference(first, second, vision)) apart to \(vision)"
            Issue.record("\(steps.theme) on \(ground), \(scale): \(apart)")
          }
        }
      }
    }
  }

  @Test func theGreaterAnAmountTheFurtherItIsFromItsGround() {
    for (ground, scale, steps) in Self.scales where scale == "amounts" {
      let lightness = steps.colours.map { lab($0, .normal).x }
      let isSorted = lightness == (ground == .dark ? lightness.sorted() : lightness.sorted().reversed())
      if !isSorted { Issue.record("\(steps.theme) on \(ground): \(lightness)") }
    }
  }

  /// What terminals have behind their text, and pages: WCAG 2.2 asks for 4.5 to 1 for text and for 3 to 1 for marks.
  @Test func everyColourStandsOutFromItsGround() {
    let grounds: [Ground: [UInt32]] = [.dark: [0x000000, 0x151517, 0x1E1E21, 0x282C34], .light: [0xFFFFFF, 0xFAF9F6, 0xFDF6E3]]
    for theme in Theme.Colours.allCases {
      for ground in Ground.allCases {
        let palette = theme.palette(on: ground)
        let texts = [Tone.good, .warning, .bad].map { palette.colour($0) } + Accent.allCases.map { palette.colour($0) }
        let heats = (0...20).map { palette.colour(.heat(Double($0) / 20)) }
        let marks = (0..<5).flatMap { [palette.colour(.mood($0)), palette.colour(.amount($0)), palette.colour(.series($0))] }
        for (colours, least) in [(texts + heats, 4.5), (marks, 3)] {
          for colour in shown(colours).joined() {
            for behind in grounds[ground] ?? [] where contrast(colour.hex, behind) < least {
              Issue.record("\(theme) on \(ground): #\(colour.digits) has \(contrast(colour.hex, behind)) on \(Colour(behind).digits)")
            }
          }
        }
      }
    }
  }

  /// Words of a mood or an amount on a page, on the page itself, on a card and in code.
  @Test func everyWordOfALevelIsReadable() {
    let grounds: [Ground: [UInt32]] = [.dark: [0x151517, 0x1E1E21, 0x2A2A2E], .light: [0xFFFFFF, 0xFAF9F6, 0xF1EFE9]]
    for theme in Theme.Colours.allCases {
      for ground in Ground.allCases {
        let palette = theme.palette(on: ground)
        for colour in (palette.moods + palette.amounts).map({ palette.words($0) }) {
          for behind in grounds[ground] ?? [] where contrast(colour, behind) < 4.5 {
            Issue.record("\(theme) on \(ground): \(Colour(colour).digits) has \(contrast(colour, behind)) on \(Colour(behind).digits)")
          }
        }
      }
    }
  }

  /// The steps of each theme on each ground.
  private static let scales = Theme.Colours.allCases.flatMap { theme in
    Ground.allCases.flatMap { ground -> [(ground: Ground, scale: String, steps: (theme: Theme.Colours, colours: [Colour]))] in
      let palette = theme.palette(on: ground)
      return [
        (ground, "moods", (theme, (0..<5).map { palette.colour(.mood($0)) })),
        (ground, "amounts", (theme, (0..<5).map { palette.colour(.amount($0)) })),
      ]
    }
  }

  /// Known values: black and white are 100 apart, and the primaries' coordinates are those of Lindbloom's tables.
  @Test func theFormulaIsThatOfTheCIE() {
    #expect(abs(difference(Colour(0), Colour(0xFFFFFF), .normal) - 100) < 0.01)
    let red = lab(Colour(0xFF0000), .normal)
    #expect(abs(red.x - 53.24) < 0.01 && abs(red.y - 80.09) < 0.02 && abs(red.z - 67.20) < 0.02)
    // What tells red from green for most eyes is nearly lost without long or middle cones, and grey stays grey.
    let (red2, green) = (Colour(0xB04040), Colour(0x607830))
    #expect(difference(red2, green, .deuteranopia) < difference(red2, green, .normal) / 2)
    for vision in Vision.allCases {
      #expect(difference(Colour(0x808080), Colour(0x808080), vision) == 0 && abs(lab(Colour(0x808080), vision).y) < 0.1)
    }
  }

  @Test func signsKeepTheirColumns() {
    for icons in Theme.Icons.allCases {
      let said = HabitState.allCases.filter(\.isSaid)
      let signs = Mood.allCases.map { icons.sign(of: $0) } + said.map { icons.sign(of: $0) }
      if Set(signs.prefix(5)).count != 5 || Set(signs.dropFirst(5)).count != said.count { Issue.record("\(icons) has a sign twice") }
      for sign in signs where sign.displayWidth != (icons == .text ? 1 : 2) || sign.unicodeScalars.count != 1 {
        Issue.record("\(icons): \(sign) takes \(sign.displayWidth) columns")
      }
    }
    for shape in Theme.Shape.allCases {
      let forms = [shape.forms.full, shape.forms.part, shape.forms.outline]
      if Set(forms).count != 3 || forms.contains(where: { $0.displayWidth != 1 }) { Issue.record("\(shape): \(forms)") }
    }
  }

  /// As they are with 24 bits, and as the palette of 256 colours has them.
  private func shown(_ colours: [Colour]) -> [[Colour]] {
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    let near = colours.compactMap { colour -> Colour? in
      guard let number = UInt32(colour.palette.split(separator: ";").last ?? ""), (16..<232).contains(number) else { return nil }
      let place = number - 16
      return Colour(steps[Int(place / 36)] << 16 | steps[Int(place / 6 % 6)] << 8 | steps[Int(place % 6)])
    }
    return [colours, near]
  }
}

/// Eyes with all cones, and without long, middle or short ones.
private enum Vision: CaseIterable {
  case normal, protanopia, deuteranopia, tritanopia

  /// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
  /// Visualization and Computer Graphics 15 (6), 2009: the matrices of severity 1.0, for linear sRGB.
  var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }
}

private func difference(_ a: Colour, _ b: Colour, _ vision: Vision) -> Double {
  let (first, second) = (lab(a, vision), lab(b, vision))
  return (pow(first.x - second.x, 2) + pow(first.y - second.y, 2) + pow(first.z - second.z, 2)).squareRoot()
}

/// CIELAB under D65 (CIE 15:2018) of what an eye sees of a colour in sRGB (IEC 61966-2-1).
private func lab(_ colour: Colour, _ vision: Vision) -> SIMD3<Double> {
  let linear = [colour.red, colour.green, colour.blue].map { part -> Double in
    let part = Double(part) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] { matrix.map { zip($0, vector).reduce(0) { $0 + $1.0 * $1.1 } } }
  let seen = product(vision.matrix, linear).map { min(1, max(0, $0)) }
  let xyz = product([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]], seen)
  let curved = zip(xyz, [0.95047, 1, 1.08883]).map { part, white -> Double in
    let ratio = part / white
    return ratio > 216.0 / 24_389 ? cbrt(ratio) : (24_389.0 / 27 * ratio + 16) / 116
  }
  return SIMD3(116 * curved[1] - 16, 500 * (curved[0] - curved[1]), 200 * (curved[1] - curved[2]))
}
