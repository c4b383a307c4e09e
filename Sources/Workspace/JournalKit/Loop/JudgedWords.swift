// Words that judge a Try where something is done or added: ‘try worked no phone after nine’, ‘done no phone after nine, it helped’.

import Documents
import JournalFormat
import JournalInsights
import JournalLanguage
public import JournalModel
public import JournalStore
import JournalText

/// What is left of some words without the verdict that stands before or behind them.
enum JudgedWords {
  /// What a Try that was made now would hardly begin with, unless it is called so itself.
  private static let before: Set<String> = [
    "worked", "works", "helped", "helps", "adopted", "adopt", "dropped", "drop", "kept", "keep", "failed", "succeeded", "partly", "close", "closed",
    "finish", "finished", "done", "end", "ended", "judge", "review", "stop", "stopped", "complete", "completed",
  ]
  private static let behind: Set<String> = before.union([
    "it", "that", "this", "did", "didn't", "didn’t", "not", "no", "yes", "work", "help", "well", "really", "a", "bit", "little", "good", "great",
    "useless", "somewhat", "has", "was",
  ])

  /// Without what stands before: nil where nothing does.
  static func withoutVerb(_ words: [String]) -> [String]? {
    guard words.count > 1, before.contains(folded(words[0])) else { return nil }
    return unverdicted(Array(words.dropFirst()))
  }

  /// Without the one word that stands behind and judges: ‘no coffee worked’; nil where none does.
  static func withoutEnd(_ words: [String]) -> [String]? {
    guard words.count > 1, let last = words.last, ["worked", "works", "helped", "helps", "adopted", "dropped", "failed", "succeeded"].contains(folded(last)) else { return nil }
    return unverdicted(words)
  }

  /// Without what stands behind; all of them where nothing else is left.
  static func unverdicted(_ words: [String]) -> [String] {
    let words = words.flatMap(\.words).map { String($0) }
    let rest = Array(words.reversed().drop { behind.contains(folded($0)) }.reversed())
    return rest.isEmpty ? words : rest
  }

  private static func folded(_ word: String) -> String { word.lowercased().filter { !",.;:!".contains($0) } }
}

extension [String] {
  /// Says how the last Try is judged that has all of these words; nil where none has.
  func firstTry(in ledger: ReviewLedger) -> WorkspaceError? {
    guard let one = ledger.tries.last(where: { PlanFiles.nameWords($0.item.text).hold(self) }) else { return nil }
    let slug = Reference(file: FileNames.withoutEnding(one.place.path)).slug
    return WorkspaceError(
      .usage, DoneText.isTry, ["text": .text(plainText(one.item.text.parts(between: "\n")[0]).onOneLine)], help: DoneText.isTryWay,
      ["name": .text("\(slug)#\(one.item.id ?? "\(one.place.line)")")])
  }
}

extension Workspace {
  /// How the Try is judged that is there, where the words of a new one judge it: ‘close no phone after nine’. Nil where they may well be a new one.
  public func judgedTry(by words: [String], in journal: Journal, for audience: Audience) throws -> WorkspaceError? {
    guard let rest = JudgedWords.withoutVerb(words) ?? JudgedWords.withoutEnd(words) else { return nil }
    let ledger = try ledger(of: journal, for: audience, isMarked: false)
    // ‘close the laptop at nine’ may have been tried before.
    return words.firstTry(in: ledger) == nil ? rest.firstTry(in: ledger) : nil
  }
}
