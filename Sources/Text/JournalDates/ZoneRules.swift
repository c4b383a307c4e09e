// A time zone as its TZif file (RFC 8536) tells it. The file is opened elsewhere; this reads its bytes.

/// The offsets from UTC of one time zone, over all time.
public struct ZoneRules: Hashable, Sendable {
  /// One change of offset: from this Unix time on, so many seconds east of UTC.
  struct Transition: Hashable, Sendable {
    var at: Int64
    var offset: Int32
  }

  /// In rising order of time.
  let transitions: [Transition]
  /// Seconds east of UTC before the first transition.
  let firstOffset: Int32
  /// What holds after the last transition, nil where the last offset stays.
  let rule: ZoneRule?

  public static let utc = ZoneRules(transitions: [], firstOffset: 0, rule: nil)

  /// A zone that never changes; seconds east of UTC, kept within a day.
  public init(fixedOffset seconds: Int) {
    self.init(transitions: [], firstOffset: Int32(min(max(seconds, -86_399), 86_399)), rule: nil)
  }

  /// Reads a POSIX zone text such as `CET-1CEST,M3.5.0,M10.5.0/3`; nil where it is not one.
  public init?(posix text: some StringProtocol) {
    guard let rule = ZoneRule(Array(text.utf8)) else { return nil }
    self.init(transitions: [], firstOffset: Int32(rule.standardOffset), rule: rule)
  }

  /// Reads the bytes of a TZif file, versions 1 to 4; nil where they are damaged or something else.
  public init?(tzif bytes: [UInt8]) {
    guard let zone = TZifReader(bytes).zone() else { return nil }
    self = zone
  }

  /// Seconds east of UTC that hold at a Unix time.
  public func offset(atUnixTime time: Int64) -> Int {
    guard let last = transitions.last, let first = transitions.first else {
      return rule?.offset(atUnixTime: time) ?? Int(firstOffset)
    }
    if time < first.at { return Int(firstOffset) }
    if time >= last.at { return rule?.offset(atUnixTime: time) ?? Int(last.offset) }
    // The last transition that is not after the time.
    var low = 0
    var high = transitions.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if transitions[middle].at <= time { low = middle } else { high = middle }
    }
    return Int(transitions[low].offset)
  }

  init(transitions: [Transition], firstOffset: Int32, rule: ZoneRule?) {
    self.transitions = transitions
    self.firstOffset = firstOffset
    self.rule = rule
  }
}
