// The colours of a picture, on a light and on a dark ground.

/// Which colour each ink is, eight bits a part: `0xRRGGBB`.
public struct ChartColours: Hashable, Sendable {
  public var moods, amounts: [UInt32]
  public var good, warning, bad: UInt32
  public let isDark: Bool

  public init(isDark: Bool, moods: [UInt32], amounts: [UInt32], good: UInt32, warning: UInt32, bad: UInt32) {
    (self.isDark, self.moods, self.amounts) = (isDark, moods, amounts)
    (self.good, self.warning, self.bad) = (good, warning, bad)
  }

  /// Told apart by colour-blind eyes, after Okabe and Ito (2008), darker or lighter where marks would not stand out from their ground.
  public static func series(isDark: Bool) -> [UInt32] {
    isDark ? [0x5AB4F0, 0xF0A830, 0x1FA97C, 0xE58BC0] : [0x1769B0, 0xB85A00, 0x007F5F, 0xA8467F]
  }

  var page: UInt32 { isDark ? 0x151517 : 0xFAF9F6 }
  var text: UInt32 { isDark ? 0xECEBE8 : 0x1E1D1B }
  var quiet: UInt32 { isDark ? 0xA5A29B : 0x66635C }
  var rule: UInt32 { isDark ? 0x36353A : 0xE4E1DA }

  func hex(_ ink: Ink) -> UInt32 {
    func step(_ place: Int, _ colours: [UInt32]) -> UInt32 { colours.isEmpty ? text : colours[max(0, min(colours.count - 1, place))] }
    return switch ink {
    case .series(let place): Self.series(isDark: isDark)[Ink.place(place)]
    case .mood(let place): step(place, moods)
    case .amount(let place): step(place, amounts)
    case .good: good
    case .warning: warning
    case .bad: bad
    case .text: text
    case .quiet: quiet
    case .rule: rule
    case .ground: page
    }
  }

  /// `#RRGGBB`.
  static func digits(_ hex: UInt32) -> String {
    let digits = String(hex & 0xFFFFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Every ink there is.
  static let inks: [Ink] =
    (0..<Ink.seriesCount).map { .series($0) } + (0..<5).map { .mood($0) } + (0..<5).map { .amount($0) }
    + [.good, .warning, .bad, .text, .quiet, .rule, .ground]

  /// As variables of a style sheet.
  var variables: String {
    Self.inks.map { "--\($0.variable): \(Self.digits(hex($0)));" }.joined(separator: " ")
  }

  /// What a page lacks that has pictures in it.
  public static func seriesVariables(isDark: Bool) -> String {
    series(isDark: isDark).enumerated().map { "--series-\($0.offset): \(digits($0.element));" }.joined(separator: " ")
  }
}

extension Ink {
  /// The variable of a style sheet; those of words are called as a page calls them.
  var variable: String {
    switch self {
    case .series(let place): "series-\(Ink.place(place))"
    case .mood(let step): "mood-\(max(0, min(4, step)))"
    case .amount(let step): "amount-\(max(0, min(4, step)))"
    case .good: "good"
    case .warning: "warning"
    case .bad: "bad"
    case .text: "text"
    case .quiet: "muted"
    case .rule: "rule"
    case .ground: "ground"
    }
  }
}
