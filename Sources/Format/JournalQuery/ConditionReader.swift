// What conditions mean: each key knows its values.

import JournalDates
import JournalModel
import JournalText

/// Gives written conditions their meaning, on one day and with one person's words for moods.
struct ConditionReader {
  let today: CalendarDay
  let moodLabels: MoodLabels
  /// Whether words that name days mean entries of these days.
  let readsDays: Bool
  let tongues: Set<DayTongue>

  /// A condition on an entry, on an item, or on the text.
  func read(_ written: WrittenCondition) throws(QueryError) -> WrittenQuery {
    switch written.key {
    case "has": return try presence(written)
    case "no":
      var has = written
      has.key = "has"
      return .not(of: try presence(has))
    case let key where key.hasPrefix(ItemKey.prefix):
      return .item(condition(try item(written, String(key.dropFirst(ItemKey.prefix.count))), written))
    default:
      if let key = EntryKey(rawValue: written.key) { return try entry(written, key) }
      return .entry(condition(.property(written.key, try values(written).property()), written))
    }
  }

  private func condition<Test>(_ test: Test, _ written: WrittenCondition) -> Condition<Test> {
    Condition(test, text: written.text, place: Place(written.range))
  }

  private func entry(_ written: WrittenCondition, _ key: EntryKey) throws(QueryError) -> WrittenQuery {
    try expectEqual(written, key.example)
    func asked(_ test: EntryTest) -> WrittenQuery { .entry(condition(test, written)) }
    switch key {
    case .type:
      if let kind = EntryKind(type: written.value) ?? EntryKind(type: written.value.lowercased()) { return asked(.type(kind)) }
      throw .noKind(written.valueRange, written.value)
    case .date: return asked(.date(try values(written).days()))
    case .mood: return asked(.mood(try values(written).moods()))
    case .tag: return asked(.tag(TagTest(written.value, hasWildcards: !written.isQuoted)))
    case .title:
      try refuseExpression(written)
      return asked(.title(TitleTest(written.value, hasWildcards: !written.isQuoted)))
    case .path: return asked(.path(PathTest(written.value, hasWildcards: !written.isQuoted)))
    case .slug: return asked(.slug(WildcardPattern(written.value, hasWildcards: !written.isQuoted)))
    case .links: return asked(.links(WildcardPattern(linkTo: written.value, hasWildcards: !written.isQuoted)))
    case .text:
      try refuseExpression(written)
      return .text(try words(written.value, isQuoted: written.isQuoted, written.valueRange))
    case .private:
      switch written.value {
      case "true": return asked(.isPrivate(true))
      case "false": return asked(.isPrivate(false))
      default: throw .noPrivacy(written.valueRange, written.value)
      }
    }
  }

  private func item(_ written: WrittenCondition, _ name: String) throws(QueryError) -> ItemTest {
    if name.isEmpty { throw .missingItemKey(written.keyRange) }
    guard let key = ItemKey(rawValue: name) else { return .field(name, try values(written).property()) }
    try expectEqual(written, key.example)
    switch key {
    case .section:
      if let kind = SectionKind(rawValue: written.value.lowercased()), kind.holdsItems { return .section(kind) }
      let names = SectionKind.allCases.filter(\.holdsItems).map(\.rawValue)
      throw .noSection(written.valueRange, written.value, names)
    case .state:
      if let state = ItemState(rawValue: written.value.lowercased()) { return .state(state) }
      throw .noItemState(written.valueRange, written.value)
    case .text:
      try refuseExpression(written)
      return .text(try match(written.value, isQuoted: written.isQuoted, written.valueRange).match)
    case .tag: return .tag(TagTest(written.value, hasWildcards: !written.isQuoted))
    case .id:
      let id = written.value.hasPrefix("^") ? String(written.value.dropFirst()) : written.value
      return .id(WildcardPattern(id, hasWildcards: !written.isQuoted))
    case .links: return .links(WildcardPattern(linkTo: written.value, hasWildcards: !written.isQuoted))
    case .priority: return .priority(try values(written).priorities())
    }
  }

  /// What `has:` and `no:` ask for.
  private func presence(_ written: WrittenCondition) throws(QueryError) -> WrittenQuery {
    try expectEqual(written, "\(written.key):mood")
    let key = written.value
    if !written.isQuoted, key.utf8.contains(ASCII.asterisk) { throw .wildcardAfterHas(written.valueRange, key) }
    if !key.hasPrefix(ItemKey.prefix) || written.isQuoted {
      guard let part = EntryKey(rawValue: key).map(\.part) ?? .property(key) else { throw .notAsked(written.valueRange, key) }
      return .entry(condition(.has(part), written))
    }
    let name = String(key.dropFirst(ItemKey.prefix.count))
    if name.isEmpty { throw .missingItemKey(written.valueRange) }
    guard let part = ItemKey(rawValue: name).map(\.part) ?? .field(name) else { throw .notAsked(written.valueRange, key) }
    return .item(condition(.has(part), written))
  }

  /// - Parameter example: A condition that can be understood; nil where any comparison can.
  private func expectEqual(_ written: WrittenCondition, _ example: String?) throws(QueryError) {
    if let example, written.comparison != .equal { throw .notComparable(written.comparisonRange, written.key, example) }
  }

  /// An expression stands without a key; after one its slashes would be looked for, or left out as signs of a text.
  private func refuseExpression(_ written: WrittenCondition) throws(QueryError) {
    guard !written.isQuoted, written.value.utf8.count > 2, written.value.hasPrefix("/"), written.value.hasSuffix("/") else { return }
    throw .expressionAfterKey(written.valueRange, written.key, written.value)
  }

  private func values(_ written: WrittenCondition) -> ValueReader {
    ValueReader(written: written, today: today, moodLabels: moodLabels)
  }
}

extension ConditionReader {
  /// A word outside of quotes that is no condition.
  func word(_ text: String, _ range: TextRange) throws(QueryError) -> WrittenQuery {
    if QueryText.isCapitalOperator(text) { throw .capitalOperator(range, text) }
    if text == "-" { throw .missingTermBehind(range, "-") }
    // As a tag is written in a text, so it is asked for.
    if text.hasPrefix("#"), let first = text.dropFirst().unicodeScalars.first, first.properties.isAlphabetic {
      let tag = String(text.dropFirst())
      return .entry(Condition(.tag(TagTest(tag, hasWildcards: true)), text: "tag:\(tag)", place: Place(range)))
    }
    if readsDays, let period = PeriodText(said: text, in: tongues), let days = period.days(on: today)?.span {
      let interval = Interval(from: Double(days.start.ordinal), to: Double(days.end.ordinal))
      // What is said in several words would not be read back.
      let value = PeriodText(text) == nil ? days.description : text
      return .entry(Condition(.date(interval), text: "date:\(value)", place: Place(range)))
    }
    return .text(try words(text, isQuoted: false, range))
  }

  /// Words to look for in the whole text.
  func words(_ text: String, isQuoted: Bool, _ range: TextRange) throws(QueryError) -> TextMatch {
    let words = try match(text, isQuoted: isQuoted, range)
    guard let match = TextMatch(words: words.text, isBeginning: words.isBeginning, place: Place(range)) else { throw .noWord(range, text) }
    return match
  }

  /// Words, and whether the last of them has a star after it.
  private func match(
    _ text: String, isQuoted: Bool, _ range: TextRange
  ) throws(QueryError) -> (text: String, isBeginning: Bool, match: WordMatch) {
    let isBeginning = !isQuoted && text.hasSuffix("*")
    let words = isBeginning ? String(text.dropLast()) : text
    if !isQuoted, let star = words.utf8.firstIndex(of: ASCII.asterisk) {
      let offset = range.upperBound - text.utf8.count + words.utf8.distance(from: words.utf8.startIndex, to: star)
      throw .misplacedStar(TextRange(offset, offset + 1))
    }
    guard let match = WordMatch(words, isBeginning: isBeginning) else { throw .noWord(range, text) }
    if isBeginning, !endsInWord(words) { throw .misplacedStar(TextRange(range.upperBound - 1, range.upperBound)) }
    return (words, isBeginning, match)
  }

  /// Whether a letter after the text would lengthen its last word, or stand after Chinese, Japanese or Korean.
  private func endsInWord(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last else { return false }
    if CJKRuns.contains(last.value) { return true }
    return WordMatch(text)?.words.count == WordMatch(text + "x")?.words.count
  }
}
