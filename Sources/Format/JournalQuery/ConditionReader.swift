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

  /// A condition on an entry, on an item, or on the text.
  func read(_ written: WrittenCondition) throws(QueryError) -> WrittenQuery {
    switch written.key {
    case "has": return try presence(written)
    case "no":
      var has = written
      has.key = "has"
      return .not(of: try presence(has))
    case "text":
      try expectEqual(written, "text:word")
      try refuseExpression(written)
      return .text(try words(written.value, isQuoted: written.isQuoted, written.valueRange))
    case let key where key.hasPrefix("item."): return .item(condition(try item(written, String(key.dropFirst(5))), written))
    default: return .entry(condition(try entry(written), written))
    }
  }

  private func condition<Test>(_ test: Test, _ written: WrittenCondition) -> Condition<Test> {
    Condition(test, text: written.text, place: Place(written.range))
  }

  private func entry(_ written: WrittenCondition) throws(QueryError) -> EntryTest {
    switch written.key {
    case "type":
      try expectEqual(written, "type:weekly")
      if let kind = EntryKind(type: written.value) ?? EntryKind(type: written.value.lowercased()) { return .type(kind) }
      throw .notOneOf(written.valueRange, written.value, "kind of entry", EntryKind.allCases.map(\.rawValue))
    case "date": return .date(try values(written).days())
    case "mood": return .mood(try values(written).moods())
    case "tag":
      try expectEqual(written, "tag:work")
      return .tag(TagTest(written.value, hasWildcards: !written.isQuoted))
    case "title":
      try expectEqual(written, "title:winter")
      try refuseExpression(written)
      return .title(TitleTest(written.value, hasWildcards: !written.isQuoted))
    case "path":
      try expectEqual(written, "path:days/2026")
      return .path(PathTest(written.value, hasWildcards: !written.isQuoted))
    case "slug":
      try expectEqual(written, "slug:2026-W46")
      return .slug(WildcardPattern(written.value, hasWildcards: !written.isQuoted))
    case "links":
      try expectEqual(written, "links:run")
      return .links(WildcardPattern(linkTo: written.value, hasWildcards: !written.isQuoted))
    case "private":
      try expectEqual(written, "private:true")
      switch written.value {
      case "true": return .isPrivate(true)
      case "false": return .isPrivate(false)
      default: throw .notOneOf(written.valueRange, written.value, "answer to ‘private’", ["true", "false"])
      }
    default: return .property(written.key, try values(written).property())
    }
  }

  private func item(_ written: WrittenCondition, _ key: String) throws(QueryError) -> ItemTest {
    switch key {
    case "": throw .missingItemKey(written.keyRange)
    case "section":
      try expectEqual(written, "item.section:try")
      if let kind = SectionKind(rawValue: written.value.lowercased()), kind.holdsItems { return .section(kind) }
      let names = SectionKind.allCases.filter(\.holdsItems).map(\.rawValue)
      throw .notOneOf(written.valueRange, written.value, "section with items", names)
    case "state":
      try expectEqual(written, "item.state:open")
      if let state = ItemState(rawValue: written.value.lowercased()) { return .state(state) }
      throw .notOneOf(written.valueRange, written.value, "state of an item", ItemState.allCases.map(\.rawValue))
    case "text":
      try expectEqual(written, "item.text:word")
      try refuseExpression(written)
      return .text(try match(written.value, isQuoted: written.isQuoted, written.valueRange).match)
    case "tag":
      try expectEqual(written, "item.tag:work")
      return .tag(TagTest(written.value, hasWildcards: !written.isQuoted))
    case "id":
      try expectEqual(written, "item.id:t-5e6f")
      let id = written.value.hasPrefix("^") ? String(written.value.dropFirst()) : written.value
      return .id(WildcardPattern(id, hasWildcards: !written.isQuoted))
    case "links":
      try expectEqual(written, "item.links:run")
      return .links(WildcardPattern(linkTo: written.value, hasWildcards: !written.isQuoted))
    case "priority": return .priority(try values(written).priorities())
    default: return .field(key, try values(written).property())
    }
  }

  /// What `has:` and `no:` ask for.
  private func presence(_ written: WrittenCondition) throws(QueryError) -> WrittenQuery {
    try expectEqual(written, "\(written.key):mood")
    let key = written.value
    if !written.isQuoted, key.utf8.contains(ASCII.asterisk) { throw .wildcardAfterHas(written.valueRange, key) }
    if !key.hasPrefix("item.") || written.isQuoted {
      let part: EntryPart
      switch key {
      case "date": part = .date
      case "mood": part = .mood
      case "tag": part = .tag
      case "links": part = .links
      case "text", "path", "slug", "type", "private": throw .notAsked(written.valueRange, key)
      default: part = .property(key)
      }
      return .entry(condition(.has(part), written))
    }
    let part: ItemPart
    switch key.dropFirst(5) {
    case "": throw .missingItemKey(written.valueRange)
    case "state": part = .state
    case "tag": part = .tag
    case "id": part = .id
    case "links": part = .links
    case "section", "text": throw .notAsked(written.valueRange, key)
    default: part = .field(String(key.dropFirst(5)))
    }
    return .item(condition(.has(part), written))
  }

  private func expectEqual(_ written: WrittenCondition, _ example: String) throws(QueryError) {
    if written.comparison != .equal { throw .notComparable(written.comparisonRange, written.key, example) }
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
    if text == "-" { throw .missingTerm(range, "-", "behind") }
    if readsDays, let days = PeriodText(text)?.days(on: today)?.span {
      let interval = Interval(from: Double(days.start.ordinal), to: Double(days.end.ordinal))
      return .entry(Condition(.date(interval), text: "date:\(text)", place: Place(range)))
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
