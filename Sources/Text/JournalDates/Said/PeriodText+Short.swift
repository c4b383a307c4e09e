// Days as they are abbreviated where only days can be meant.

extension PeriodText {
  /// What people abbreviate where nothing else than days can be meant: `30d`, `6w`, `1dec`, `tom`. Nil for all else.
  public init?(short text: some StringProtocol) {
    let folded = text.lowercased()
    let digits = folded.prefix { $0.isASCII && $0.isNumber }
    let rest = String(folded.dropFirst(digits.count))
    let days = ["yest": -1, "tom": 1, "tod": 0]
    let units: [String: Period.Unit] = [
      "d": .day, "w": .week, "wk": .week, "m": .month, "mo": .month, "q": .quarter, "y": .year, "yr": .year,
    ]
    if let offset = days[folded] {
      self.init(form: .shifted(offset, .day))
    } else if let unit = units[rest], let count = Int(digits), count > 0, count < 1000 {
      self.init(form: .rolling(count, unit, nil))
    } else if !digits.isEmpty, rest.first?.isLetter == true, let dated = PeriodText(said: "\(digits) \(rest)"), dated.unit == nil {
      // ‘1dec’
      self = dated
    } else {
      return nil
    }
  }

  /// Days as people abbreviate them on phones; nothing else is spelt so.
  static let abbreviated: [Substring: Substring] = [
    "tmrw": "tomorrow", "tmr": "tomorrow", "tmw": "tomorrow", "tmrrw": "tomorrow", "tmrow": "tomorrow", "tomoz": "tomorrow", "2moro": "tomorrow",
    "2morrow": "tomorrow", "2mrw": "tomorrow", "yday": "yesterday", "ystd": "yesterday", "ysday": "yesterday", "2day": "today",
  ]
}
