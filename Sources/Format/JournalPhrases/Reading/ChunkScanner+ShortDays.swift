// Days of the week in short, before what was done on them: ‘mon ran 5k’, ‘ran 5k wed 6k’, ‘wed swim 1k’.

import JournalDates
import JournalModel

extension ChunkScanner {
  /// Of some nobody can tell whether they are one.
  enum ShortDay { case day, maybe, none }

  /// What an abbreviation is that may also be a word, ‘sat’, ‘sun’ and the French ‘mon’, where no other words show it.
  func shortDay(_ day: Weekday, at i: Int, to end: Int) -> ShortDay {
    // There is no other ‘thu’ and no other ‘fri’.
    if [.thursday, .friday].contains(day) { return .day }
    guard end < tokens.count, tokens[end].argument == tokens[i].argument, !tokens[end].isMark, !tokens[end].isGlued else { return .none }
    if [.monday, .tuesday].contains(day), isFrench(beside: i) { return .none }
    let isNumber = tokens[end].number != nil
    // ‘mon evening 2 beers’, ‘ran sun morning’
    let isWhen = Self.partsOfDay.contains(tokens[end].folded)
    if isBehindDeed(i) {
      if isNumber || isWhen { return .day }
      // ‘mon swim 1k tue yoga’
      guard names.name(tokens, at: end, isAfterWord: true) != nil || names.form(tokens, at: end, isAfterWord: true) != nil else { return .none }
      return day == .saturday ? .maybe : .day
    }
    guard i == 0 || tokens[i - 1].argument != tokens[i].argument || [",", ";", ".", "!", ":"].contains(tokens[i - 1].folded) || tokens[i - 1].senses.contains(where: { $0.sense == .and }) else {
      return .none
    }
    if isWhen { return .day }
    if isNumber || numberInWords(at: end) != nil { return isCounted(from: end, on: day) ? .day : .none }
    if tokens[end].senses.contains(where: { [.negation, .skip].contains($0.sense) }) || ["nothing", "none", "rest", "did", "had", "went", "got", "i"].contains(tokens[end].folded) { return .day }
    // ‘wed headache, yoga 30 min’
    if FactWords.ills.contains(tokens[end].folded) || end + 1 < tokens.count && FactWords.shifts.contains(tokens[end + 1].folded) { return .day }
    guard let match = names.name(tokens, at: end, isAfterWord: true)?.match ?? names.form(tokens, at: end, isAfterWord: true)?.match ?? pattern(at: end)?.chunks.first?.name else { return .none }
    if match.isPast || IrregularForms.isEnglishPast(tokens[end].folded) { return .day }
    switch day {
    case .tuesday, .wednesday, .sunday: return .day
    // ‘sat piano 20 min’ may be at the piano, and ‘mon yoga’ be one's own.
    case .monday: return Lexicon.english.contains(tokens[end].folded) ? .day : .maybe
    default: return .maybe
    }
  }

  private static let partsOfDay: Set<String> = ["morning", "morn", "afternoon", "arvo", "evening", "eve", "night", "noon", "lunchtime", "am", "pm"]

  /// Whether what was done, or how much, ends before a word: ‘ran 5k wed 6k’, ‘ran wed 6k’.
  private func isBehindDeed(_ i: Int) -> Bool {
    guard i > 0, tokens[i - 1].argument == tokens[i].argument else { return false }
    if case .number = tokens[i - 1].kind { return true }
    if tokens[i - 1].senses.contains(where: { if case .unit = $0.sense { true } else { $0.sense == .thousand } }) { return true }
    return names.form(tokens, at: i - 1, isAfterWord: true) != nil || names.name(tokens, at: i - 1, isAfterWord: true) != nil
  }

  /// ‘mon 2 beers’; ‘sat 20 min’ says how long somebody did so.
  private func isCounted(from start: Int, on day: Weekday) -> Bool {
    let next = numberInWords(at: start)?.1 ?? start + 1
    // ‘mon 2e café’
    if next < tokens.count, tokens[next].isGlued, ["e", "er", "eme", "th", "nd", "rd", "st"].contains(tokens[next].folded) { return false }
    guard day == .saturday else { return true }
    guard next < tokens.count else { return false }
    if names.isCounted(tokens, at: next) { return true }
    return unit(at: next).map { found in found.unit.map { vocabulary.units.unit($0).dimension == .length } ?? true } ?? false
  }

  /// Whether a sentence has words that are French and not English, so that its ‘mon’ is ‘my’.
  private func isFrench(beside i: Int) -> Bool { tokens.indices.contains { $0 != i && Lexicon.french.contains(tokens[$0].folded) } }
}

extension Lexicon {
  /// Words that are French and not English.
  static let french = words(of: 3, without: 0)
  /// Words that are German and not English.
  static let german = words(of: 1, without: 0)
  /// Words that are English and not French.
  static let english = words(of: 0, without: 3)

  private static func words(of language: Int, without other: Int) -> Set<String> {
    let rows = [WordRow.days, WordRow.links, WordRow.states, WordRow.numbers].flatMap(\.self) + Doing.all.flatMap { [$0.names, $0.forms] }
    let words = rows.reduce(into: Set<String>()) { $0.formUnion(Tokenizer.words($1.words[language])) }
    return rows.reduce(words) { $0.subtracting(Tokenizer.words($1.words[other])) }
  }
}
