// The quick look at amounts in logs: which of them a habit's target, or those of a goal, have to be asked about.

import JournalModel
import JournalText

/// The amounts of lines of logs, without their numbers: each kind of line once.
struct AmountScreen {
  /// The lines that have the same links, keys and units.
  private struct Kind {
    /// As the screen counts them.
    var links: ArraySlice<Int>
    /// Whether the first of them is that to the activity.
    var isOpened: Bool
    /// Their keys and units; nil where one of the amounts is in a form that takes a thorough look.
    var amounts: [(key: String, quantity: Quantity)]?
  }

  private var kinds: [Kind] = []
  private var indices: [[UInt8]: Int] = [:]
  /// Kinds met last, at the places that their bytes are mixed to.
  private var recent: [(bytes: [UInt8], index: Int)?] = Array(repeating: nil, count: 251)
  private var bytes: [UInt8] = []

  /// The number of the kind of a line.
  /// - Parameters:
  ///   - links: As the screen counts them.
  ///   - isOpened: Whether the first of them is that to the activity.
  mutating func index(
    ofLinks links: ArraySlice<Int>, isOpened: Bool, _ fields: ArraySlice<(key: TextRange, value: TextRange)>, in source: SourceText
  ) -> Int {
    bytes.removeAll(keepingCapacity: true)
    for link in links { for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: link >> shift)) } }
    bytes.append(isOpened ? ASCII.asterisk : ASCII.hyphen)
    for field in fields {
      bytes += source[field.key]
      bytes.append(ASCII.colon)
      bytes += Self.unit(of: source[field.value]) ?? [ASCII.nul]
      bytes.append(ASCII.lineFeed)
    }
    var mixed: UInt32 = 2_166_136_261
    for byte in bytes { mixed = (mixed ^ UInt32(byte)) &* 16_777_619 }
    let slot = Int(mixed % UInt32(recent.count))
    if let recent = recent[slot], recent.bytes == bytes { return recent.index }
    let index = indices[bytes, default: kinds.count]
    if index == kinds.count {
      indices[bytes] = index
      kinds.append(Kind(links: links, isOpened: isOpened, amounts: Self.amounts(fields, in: source)))
    }
    recent[slot] = (bytes, index)
    return index
  }

  /// The kinds of lines that may have a finding.
  /// - Parameters:
  ///   - target: What the habit that a link leads to asks for; nil where it asks for no amount.
  ///   - goalTargets: What reaches the goal that a link leads to; empty for any other link.
  func faulty(
    _ units: UnitTable, _ target: (_ link: Int) -> HabitTarget?, _ goalTargets: (_ link: Int) -> [GoalTarget]
  ) -> Set<Int> {
    var faulty: Set<Int> = []
    for (index, kind) in kinds.enumerated() {
      func isFaulty(_ misfit: ([(key: String, quantity: Quantity)]) -> Int?) -> Bool { kind.amounts.map { misfit($0) != nil } ?? true }
      if kind.isOpened, let target = target(kind.links[kind.links.startIndex]), isFaulty({ target.misfit(among: $0, units) }) {
        faulty.insert(index)
      }
      for link in kind.links.dropFirst(kind.isOpened ? 1 : 0) {
        let targets = goalTargets(link)
        if !targets.isEmpty, isFaulty({ targets.misfit(among: $0, units) }) { faulty.insert(index) }
      }
    }
    return faulty
  }

  private static func amounts(
    _ fields: ArraySlice<(key: TextRange, value: TextRange)>, in source: SourceText
  ) -> [(key: String, quantity: Quantity)]? {
    var amounts: [(key: String, quantity: Quantity)] = []
    for field in fields {
      let key = source.text(field.key)
      if LogLine.wordKeys.contains(key) { continue }
      guard unit(of: source[field.value]) != nil, let quantity = Quantity(source.text(field.value)) else { return nil }
      amounts.append((key, quantity))
    }
    return amounts
  }

  /// Whether a text that is no amount was meant as one: it has a digit, behind a key that says how much was done. A time of the day is a time.
  static func isMeantAsAmount(_ key: String, _ value: String) -> Bool {
    guard UnitTable.isAmount(ofKey: key), key != "time" || TimeSpan(value) == nil else { return false }
    return value.unicodeScalars.contains { "0"..."9" ~= $0.halfWidth }
  }

  /// What stands behind a number and its blanks, where that is a unit and no further number; nil for any other form, such as `1h05`.
  static func unit(of value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = value
    while let byte = rest.first, byte.isDigit { rest.removeFirst() }
    guard rest.startIndex > value.startIndex else { return nil }
    if rest.first == ASCII.period {
      let point = rest.startIndex
      rest.removeFirst()
      while let byte = rest.first, byte.isDigit { rest.removeFirst() }
      if rest.startIndex == point + 1 { return nil }
    }
    while let byte = rest.first, byte == ASCII.space { rest.removeFirst() }
    guard let first = rest.first else { return rest }
    return first.isLetterOrSign && rest.allSatisfy { $0 > ASCII.space && !$0.isDigit } ? rest : nil
  }
}

extension UInt8 {
  /// Whether a unit that begins so is certainly one.
  fileprivate var isLetterOrSign: Bool { isAlphanumeric || self >= 0x80 }
}
