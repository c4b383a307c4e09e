// When two titles are the same to a person.

import JournalText

extension String {
  /// What is left of a title without capitals, unusual widths of letters, blanks and punctuation: titles with equal keys are one to a person. A title
  /// of nothing else keeps its punctuation.
  public var titleKey: String {
    let folded = widthFolded.lowercased().unicodeScalars.filter { !$0.isBlankOrFormat }
    let kept = folded.filter { !$0.isPunctuation }
    var key = UnicodeScalarView()
    key.append(contentsOf: kept.isEmpty ? folded : kept)
    return String(key)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlankOrFormat: Bool {
    if value < 0x80 { return value <= 0x20 || value == 0x7F }
    return properties.isWhitespace || properties.generalCategory == .format || value == 0xFE0F
  }

  fileprivate var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation:
      true
    default: self == "´" || self == "`" || self == "^" || self == "~"
    }
  }
}
