// The colours of moods and amounts, a row a theme.

import Documents
import JournalModel

extension Theme.Colours {
  /// The colours of five steps, the lowest first.
  ///
  /// Those of the default are told apart by eyes without long, middle or short cones: a test simulates these with the matrices of Machado,
  /// Oliveira and Fernandes (2009) and measures differences in CIELAB. Moods run from one hue over grey to another, so that both ends
  /// stand out; amounts run from dark to light, for much is not always good.
  func steps(of scale: CalendarReport.Scale) -> [Colour] { (scale == .moods ? moods : amounts).map { Colour($0) } }

  private var moods: [UInt32] {
    switch self {
    case .default: [0xD55E00, 0xF0A830, 0xB8B8B8, 0x56B4E9, 0x1F78D1]
    case .pastel: [0xE07A93, 0xF0AE88, 0xF3E88C, 0xA9CDA0, 0x77B2DE]
    case .neon: [0xFF2079, 0xFF8A00, 0xF3D100, 0x5DFF37, 0x00D5FF]
    case .ocean: [0x8A6FA0, 0x5E68C4, 0x3698B6, 0x4FE0DC, 0xC9F0DA]
    case .forest: [0xA0522D, 0xE0A030, 0xD2C48C, 0x86C846, 0x3F7D58]
    case .sunset: [0x5C4AA8, 0xA64585, 0xF0557A, 0xF78F5B, 0xFFD052]
    }
  }

  private var amounts: [UInt32] {
    switch self {
    case .default: [0x554C96, 0x2F76DA, 0x4AC4AE, 0x96D553, 0xE5EC3F]
    case .pastel: [0x696CAF, 0x8FA6D4, 0xC3A0F0, 0xF2AED8, 0xF3E3D3]
    case .neon: [0x7A3FE0, 0xB020FF, 0xFF2FA8, 0xFF8A5C, 0xFFE455]
    case .ocean: [0x3A6390, 0x3F7FCB, 0x33A6DC, 0x5CD3E2, 0xACEED6]
    case .forest: [0x57592B, 0x4F8F55, 0x9AA043, 0xAADB68, 0xD9E0A8]
    case .sunset: [0x5C4AA8, 0xA64585, 0xF0557A, 0xF78F5B, 0xFFD052]
    }
  }
}
