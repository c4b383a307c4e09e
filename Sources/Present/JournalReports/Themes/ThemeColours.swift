// The colours of moods and amounts, a row a theme and a ground.

public import Documents
public import JournalModel

extension Theme.Colours {
  /// The colours on a ground.
  ///
  /// Those of the default are told apart by eyes without long, middle or short cones: a test simulates these with the matrices of Machado,
  /// Oliveira and Fernandes (2009) and measures differences in CIELAB. Another one holds each to a contrast of 3 to 1 with its ground, also in the
  /// palette of 256 colours. Moods run from one hue over grey to another, so that both ends stand out; the greater an amount, the further it is
  /// from its ground, for much is not always good.
  public func palette(on ground: Ground) -> Palette {
    switch (self, ground) {
    case (.default, _): .standard(ground)
    case (.pastel, .dark):
      Palette(
        ground, moods: [0xE07A93, 0xF0AE88, 0xF3E88C, 0xA9CDA0, 0x77B2DE],
        amounts: [0x7C7EC4, 0x8FA6D4, 0xC3A0F0, 0xF2AED8, 0xF2E2D2])
    case (.pastel, .light):
      Palette(
        ground, moods: [0xD26E87, 0xAE7350, 0x8C862F, 0x73956B, 0x5593BE],
        amounts: [0x696CAF, 0x223F66, 0x3A2164, 0x3A022B, 0x211606])
    case (.neon, .dark):
      Palette(
        ground, moods: [0xFF2079, 0xFF8A00, 0xF3D100, 0x5DFF37, 0x00D5FF],
        amounts: [0x8D56E5, 0xC418FF, 0xFF2FA8, 0xFF8A5C, 0xFFE455])
    case (.neon, .light):
      Palette(
        ground, moods: [0xFF2079, 0xD77300, 0x9B8737, 0x1E9B00, 0x1E9AB8],
        amounts: [0x9E5DFF, 0xB020FF, 0xD60089, 0x9A350D, 0x372F00])
    case (.ocean, .dark):
      Palette(
        ground, moods: [0x8F74A5, 0x6C74D2, 0x3CA4C4, 0x4FE0DC, 0xC9F0DA],
        amounts: [0x5E779A, 0x417FCA, 0x37A6DC, 0x5CD3E2, 0xACEDD5])
    case (.ocean, .light):
      Palette(
        ground, moods: [0x8A6FA0, 0x5D68C4, 0x3698B6, 0x008885, 0x678873],
        amounts: [0x6A8FBF, 0x2175C5, 0x44708B, 0x004C54, 0x00271C])
    case (.forest, .dark):
      Palette(
        ground, moods: [0xB0603A, 0xE0A030, 0xD2C48C, 0x86C846, 0x44825D],
        amounts: [0x787949, 0x6FB074, 0xA5AB4E, 0xAADB68, 0xD9E0A8])
    case (.forest, .light):
      Palette(
        ground, moods: [0xA0522D, 0xBD8206, 0x998D58, 0x589B14, 0x36734F],
        amounts: [0x8F905F, 0x2C9A74, 0x6D7131, 0x2F7200, 0x272F00])
    case (.sunset, .dark):
      Palette(
        ground, moods: [0x7B66C8, 0xB55393, 0xF0557A, 0xF78F5B, 0xFFD052],
        amounts: [0x7B66C8, 0xB95797, 0xF0557A, 0xF78F5B, 0xFFD052])
    case (.sunset, .light):
      Palette(
        ground, moods: [0x5C4AA8, 0xA74686, 0xE74D73, 0xBD5E2D, 0xAE8900],
        amounts: [0x8A73D7, 0x9B3B7B, 0xAC0045, 0x862F00, 0x222222])
    }
  }
}

extension Theme {
  /// The colours of a page.
  public var pageColours: PageColours { PageColours { colours.palette(on: $0) } }
}
