// The quick look at front matter and fields: which values certainly have no finding.

import JournalDates
import JournalModel
import JournalText
import MarkdownSyntax

/// Remembers what it has judged: most properties of a journal are written again and again.
struct PropertyScreen {
  private enum Rule {
    /// Nothing that stands behind the key has a finding.
    case any
    case typed(PropertyType)
    /// The name of a time zone.
    case zone
    /// The key itself needs a look.
    case doubtful
  }

  private struct Key: Hashable {
    var kind: EntryKind
    var key: String
  }

  private struct Value: Hashable {
    var kind: EntryKind
    var key: String
    var value: String
  }

  var moodLabels = MoodLabels.standard
  /// The zones that the machine knows; nil where nobody asks.
  var zones: ZoneNames?
  private var rules: [Key: Rule] = [:]
  /// The keys met last, by their place in their front matter: files of one kind have the same in the same order.
  private var recent: [(kind: EntryKind, bytes: ArraySlice<UInt8>, key: String, rule: Rule)] = []
  private var values: [Value: Bool] = [:]
  /// Plain values without a finding, met last at the place that their bytes are mixed to.
  private var recentValues: [(kind: EntryKind, key: String, value: ArraySlice<UInt8>)?] = Array(repeating: nil, count: 256)
  private var fields: [Value: Bool] = [:]
  /// Keys of fields, and whether they may be meant to be others.
  private var slips: [String: Bool] = [:]

  /// Whether no property of the file has a finding, and its kind and days are those of its path.
  mutating func areClean(_ outline: Outline, _ source: SourceText, _ kind: EntryKind, _ period: Period?) -> Bool {
    guard let frontMatter = outline.frontMatter else { return true }
    var start: CalendarDay?
    var end: CalendarDay?
    for (place, entry) in frontMatter.entries.enumerated() {
      if kind == .note {
        let key = source.text(entry.key)
        // Only a kind of ours makes more of a note.
        if key.utf8.count >= 4, !key.utf8.allSatisfy({ $0.isLetter }) || key == "type" {
          let name = frontMatter.key(of: entry, in: source)
          if name == "type", EntryKind(type: frontMatter.text(of: entry, in: source)) != nil { return false }
        }
        continue
      }
      let (key, rule) = rule(for: source[entry.key], kind, at: place)
      // A key in quotes is rare enough for a thorough look.
      guard let first = key.utf8.first, first != ASCII.quote, first != ASCII.apostrophe else { return false }
      switch rule {
      case .doubtful: return false
      case .any: continue
      case .zone:
        if entry.style == .empty { continue }
        guard entry.style.isScalar, isKnownValue(key, frontMatter.text(of: entry, in: source), .text, kind) else { return false }
      case .typed(let type):
        if entry.style == .empty { continue }
        if entry.style.isList, type == .texts { continue }
        guard entry.style.isScalar else { return false }
        switch type {
        case .text, .texts: continue
        case .number, .minutes:
          if entry.style == .plain, Self.isNumber(source[entry.value]) { continue }
        case .date:
          guard entry.style == .plain, let day = CalendarDay(utf8: source[entry.value]) else { return false }
          guard let period else { continue }
          if key == "start" { start = day }
          if key == "end" { end = day }
          if key == "date" || key == "start" || key == "end", !period.span.contains(day) { return false }
          continue
        default: break
        }
        if entry.style == .plain, isRecent(key, source[entry.value], kind, at: place) { continue }
        if !isKnownValue(key, frontMatter.text(of: entry, in: source), type, kind) { return false }
        if entry.style == .plain { noteRecent(key, source[entry.value], kind, at: place) }
      }
    }
    if let start, let end, end < start { return false }
    return true
  }

  private mutating func rule(for bytes: ArraySlice<UInt8>, _ kind: EntryKind, at place: Int) -> (key: String, rule: Rule) {
    if place < recent.count, recent[place].kind == kind, recent[place].bytes == bytes {
      return (recent[place].key, recent[place].rule)
    }
    let key = String(decoding: bytes, as: UTF8.self)
    let rule = rule(for: key, kind)
    let now = (kind, Array(bytes)[...], key, rule)
    if place < recent.count { recent[place] = now } else if place == recent.count, place < 100 { recent.append(now) }
    return (key, rule)
  }

  private mutating func rule(for key: String, _ kind: EntryKind) -> Rule {
    if let known = rules[Key(kind: kind, key: key)] { return known }
    let rule: Rule
    if let type = kind.schema.type(of: key) {
      rule = key == "timezone" ? .zone : .typed(type)
    } else {
      let known = EntrySchema.commonRules.map(\.key) + kind.schema.rules.map(\.key)
      let folded = key.lowercased()
      rule = known.contains(folded) || nearest(to: key, among: known) != nil ? .doubtful : .any
    }
    if rules.count < 10_000 { rules[Key(kind: kind, key: key)] = rule }
    return rule
  }

  /// Whether the value at this place has just been judged to have no finding: plain text says its bytes.
  private func isRecent(_ key: String, _ value: ArraySlice<UInt8>, _ kind: EntryKind, at place: Int) -> Bool {
    guard let recent = recentValues[Self.slot(value, place)] else { return false }
    return recent.kind == kind && recent.key == key && recent.value == value
  }

  private mutating func noteRecent(_ key: String, _ value: ArraySlice<UInt8>, _ kind: EntryKind, at place: Int) {
    recentValues[Self.slot(value, place)] = (kind, key, Array(value)[...])
  }

  private static func slot(_ value: ArraySlice<UInt8>, _ place: Int) -> Int {
    var mixed = UInt32(truncatingIfNeeded: place) &+ 2_166_136_261
    for byte in value { mixed = (mixed ^ UInt32(byte)) &* 16_777_619 }
    return Int(mixed & 0xFF)
  }

  private mutating func isKnownValue(_ key: String, _ text: String, _ type: PropertyType, _ kind: EntryKind) -> Bool {
    let value = Value(kind: kind, key: key, value: text)
    if let known = values[value] { return known }
    let answer = judge(key, text, type, kind)
    if values.count < 10_000 { values[value] = answer }
    return answer
  }

  private func judge(_ key: String, _ text: String, _ type: PropertyType, _ kind: EntryKind) -> Bool {
    // Another kind than that of the path is for the thorough look.
    if key == "type" { return EntryKind(type: text) == kind }
    if key == "timezone" { return zones?.contains(text) ?? true }
    switch type {
    case .reference, .references: return false
    default: break
    }
    return PropertyDecoder(moodLabels: moodLabels).decode(.text(text), as: type).failures.isEmpty
  }

  /// Whether a field's value certainly has no finding. Fields that refer to something are not for here.
  mutating func isCleanField(_ key: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    // The field that stands in journals most, and the one whose values are all different.
    if key.elementsEqual("due".utf8) { return CalendarDay(utf8: text) != nil }
    let key = String(decoding: key, as: UTF8.self)
    switch key {
    case "created", "scheduled", "start", "due", "completion", "cancelled": return CalendarDay(utf8: text) != nil
    case "priority", "points", "mood":
      let value = Value(kind: .note, key: key, value: String(decoding: text, as: UTF8.self))
      if let known = fields[value] { return known }
      let answer =
        switch key {
        case "priority": Priority(rawValue: value.value) != nil
        case "points": Int(value.value).map { PropertyType.pointsRange.contains($0) } ?? false
        default: moodLabels.mood(named: value.value) != nil
        }
      if fields.count < 10_000 { fields[value] = answer }
      return answer
    case "for": return false
    // A capital letter may be one too many.
    default:
      if text.contains(ASCII.comma) || key.utf8.contains(where: { $0 &- 0x41 < 26 }) || mayBeSlip(key) { return false }
      return AmountScreen.unit(of: text) != nil || !AmountScreen.isMeantAsAmount(key, String(decoding: text, as: UTF8.self))
    }
  }

  private mutating func mayBeSlip(_ key: String) -> Bool {
    if let known = slips[key] { return known }
    let answer = !LogLine.wordKeys.contains(key) && ExpectedFields.mayBeSlip(key)
    if slips.count < 10_000 { slips[key] = answer }
    return answer
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count <= 15, let first = bytes.first, first.isDigit, let last = bytes.last, last.isDigit else { return false }
    var points = 0
    for byte in bytes where !byte.isDigit {
      if byte != ASCII.period { return false }
      points += 1
    }
    return points <= 1
  }
}
