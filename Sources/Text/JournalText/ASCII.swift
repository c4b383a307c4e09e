// The bytes that the format gives a meaning, by name.

/// Names for the ASCII bytes that scanners compare with, and the byte classes they share.
public enum ASCII {
  public static let nul: UInt8 = 0x00
  public static let tab: UInt8 = 0x09
  public static let lineFeed: UInt8 = 0x0A
  public static let carriageReturn: UInt8 = 0x0D
  public static let space: UInt8 = 0x20
  public static let exclamation: UInt8 = 0x21
  public static let quote: UInt8 = 0x22
  public static let hash: UInt8 = 0x23
  public static let apostrophe: UInt8 = 0x27
  public static let openParenthesis: UInt8 = 0x28
  public static let closeParenthesis: UInt8 = 0x29
  public static let asterisk: UInt8 = 0x2A
  public static let plus: UInt8 = 0x2B
  public static let comma: UInt8 = 0x2C
  public static let hyphen: UInt8 = 0x2D
  public static let period: UInt8 = 0x2E
  public static let slash: UInt8 = 0x2F
  public static let zero: UInt8 = 0x30
  public static let nine: UInt8 = 0x39
  public static let colon: UInt8 = 0x3A
  public static let less: UInt8 = 0x3C
  public static let equals: UInt8 = 0x3D
  public static let greater: UInt8 = 0x3E
  public static let question: UInt8 = 0x3F
  public static let openBracket: UInt8 = 0x5B
  public static let backslash: UInt8 = 0x5C
  public static let closeBracket: UInt8 = 0x5D
  public static let caret: UInt8 = 0x5E
  public static let underscore: UInt8 = 0x5F
  public static let backtick: UInt8 = 0x60
  public static let openBrace: UInt8 = 0x7B
  public static let pipe: UInt8 = 0x7C
  public static let closeBrace: UInt8 = 0x7D
  public static let tilde: UInt8 = 0x7E
}

extension UInt8 {
  /// Whether this byte is a space or a tab.
  public var isBlank: Bool { self == ASCII.space || self == ASCII.tab }
  /// Whether this byte is a space, a tab or a line end, or one of the rarer marks beside them.
  public var isSpace: Bool { self == ASCII.space || self &- 0x09 < 5 }
  /// Whether this byte is LF or CR.
  public var isLineEnd: Bool { self == ASCII.lineFeed || self == ASCII.carriageReturn }
  /// Whether this byte is an ASCII digit.
  public var isDigit: Bool { self &- ASCII.zero < 10 }
  /// Whether this byte is an ASCII letter.
  public var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// Whether this byte is an ASCII letter or digit.
  public var isAlphanumeric: Bool { isLetter || isDigit }
  /// Whether this byte is ASCII punctuation as CommonMark counts it.
  public var isPunctuation: Bool {
    (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40) || (self >= 0x5B && self <= 0x60) || (self >= 0x7B && self <= 0x7E)
  }
  /// This byte with A–Z turned into a–z.
  public var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
