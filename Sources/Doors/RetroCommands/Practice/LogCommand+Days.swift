// Words that are told of two days: ‘yesterday and today I rested’.

import JournalModel
import JournalDates
import JournalKit
import JournalLanguage
import JournalPhrases
import JournalStore
import JournalText

extension LogCommand {
  /// What is told of each of several days, and which: they stand at the head or at the end of the words, with ‘and’ between the last two, and the rest is
  /// said of all. Nil for all other words.
  static func ofTwoDays(_ words: [String]) -> (days: [AskedDays], words: [String])? {
    var all = words.flatMap { $0.words.map { String($0) } }
    guard all.count > 3 else { return nil }
    // ‘yesterday and on sunday’
    if ["on", "am"].contains(all[all.count - 2].lowercased()), Self.joints.contains(all[all.count - 3].lowercased()) { all.remove(at: all.count - 2) }
    // What was done on one day or another nobody knows; what was not done was done on neither.
    let joints = all.contains { Self.denying.contains($0.lowercased()) } ? Self.joints.union(Self.alternatives) : Self.joints
    func day(_ word: String) -> AskedDays? {
      let said = word.hasSuffix(",") || word.hasSuffix(":") ? String(word.dropLast()) : word
      guard PeriodText(said: said, in: .all) != nil, let day = AskedDays(plain: said), day.isOneDay else { return nil }
      return day
    }
    for isHead in [true, false] {
      // The last ‘D and D’ of the run, and the ‘D,’ before it.
      let joint = isHead ? all.indices.first { joints.contains(all[$0].lowercased()) } : all.count - 2
      guard let joint, joint > 0, joint + 1 < all.count, joints.contains(all[joint].lowercased()), let last = day(all[joint + 1]), var first = day(all[joint - 1]).map({ _ in joint - 1 }) else { continue }
      while first > 0, day(all[first - 1]) != nil { first -= 1 }
      if isHead, first > 0 { continue }
      let days = (first..<joint).compactMap { day(all[$0]) } + [last]
      guard Set((first...(joint + 1)).map { all[$0].lowercased().filter(\.isLetter) }).count == days.count + 1 else { continue }
      var rest = all
      rest.removeSubrange(first...(joint + 1))
      // Of ‘yesterday and today were long’ the days are what is told of.
      guard let begin = rest.first?.lowercased(), !isHead || !verbs.contains(begin) else { continue }
      if isHead, begin == "both", rest.count > 1 { rest.removeFirst() }
      if !isHead, rest.count > 1, ["on", "both", "am"].contains(rest[rest.count - 1].lowercased()) { rest.removeLast() }
      // A sentence that was one word of the command line stays one.
      return (days, words.count == 1 ? [rest.joined(separator: " ")] : rest)
    }
    return nil
  }

  /// What was left out on each day of a span that ends the words, ‘no alcohol mon-fri’. Nil for all that is done: ‘ran 20 km last week’ is told of no day.
  func ofSpan(in journal: Journal, _ context: Context) throws -> (days: [AskedDays], words: [String])? {
    let all = words.flatMap(\.words)
    guard all.contains(where: { Self.denying.contains($0.lowercased()) }),
      let said = try AskedDays.eachDay(atEndOf: all, on: context.today(in: journal), in: context.workspace.tongues)
    else { return nil }
    let rest = words.count == 1 ? [said.others.joined(separator: " ")] : said.others
    do {
      let phrase = try understood(rest, isNote: false, in: journal, context).phrase
      guard phrase.lines.count == 1, let line = phrase.lines.first, phrase.mood == nil, phrase.metrics.isEmpty else { return nil }
      // What nothing counts yet is told of each of a few days as well.
      let isUncounted = phrase.uncounted.first?.isToLimit == true && phrase.uncertainties.isEmpty && said.days.count < 7
      guard line.activity.map({ line.state == .done && phrase.avoided.contains($0) }) ?? isUncounted else { return nil }
    } catch is any CataloguedError {
      return nil
    }
    return (said.days, rest)
  }

  private static let denying: Set<String> = [
    "no", "not", "didn't", "didn’t", "didnt", "haven't", "havent", "skipped", "missed", "never", "neither", "without", "kein", "keine", "keinen", "nicht", "ohne", "ni", "sin", "pas", "sans", "não", "nao", "sem",
  ]
  private static let alternatives: Set<String> = ["or", "nor", "oder", "o", "ou", "ni"]

  private static let verbs: Set<String> = [
    "were", "are", "was", "is", "have", "had", "will", "waren", "sind", "war", "hatten", "fueron", "son", "eran", "étaient", "sont", "ont", "foram", "são",
    "eram", "は", "が",
  ]
  private static let joints: Set<String> = ["and", "&", "+", "und", "y", "e", "et", "と", "와", "과"]
}
