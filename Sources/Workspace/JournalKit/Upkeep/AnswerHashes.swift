// What answers depend on, in few bytes: two checks that were told the same find the same.

import JournalChecks
import JournalFormat
import JournalIndex
import JournalStore
import JournalText

/// Hashes of what the answers to questions depend on, by the facts of a whole journal. Each is made once.
struct AnswerHashes {
  private let facts: JournalFacts
  private let files: [CheckedFile?]
  /// Of the contents of files, by their paths. Few ask for headings.
  private lazy var contents = Dictionary(files.compactMap { $0.map { (Array($0.facts.path.utf8), $0.hash) } }) { first, _ in first }
  private var known: [JournalFacts.Question: ContentHash] = [:]
  /// By the lines that ask: most files of a kind ask the same.
  private var knownSums: [String: UInt64] = [:]

  /// - Parameter files: Those whose headings may be asked for.
  init(_ facts: JournalFacts, _ files: [CheckedFile?]) {
    self.facts = facts
    self.files = files
  }

  /// What keeps a file clean that asked this and has no finding; nil where it cannot be written down.
  mutating func clean(_ asked: some Collection<JournalFacts.Question>) -> CheckedFile.Clean? {
    let lines = asked.compactMap(\.line)
    guard lines.count == asked.count else { return nil }
    let text = lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n")
    return sum(of: text).map { CheckedFile.Clean(asked: text, answers: $0) }
  }

  /// Whether the answers are what they were.
  mutating func hold(_ clean: CheckedFile.Clean) -> Bool { sum(of: clean.asked) == clean.answers }

  /// Of the answers to all lines; nil where one cannot be read.
  private mutating func sum(of text: String) -> UInt64? {
    if let known = knownSums[text] { return known }
    var bytes: [UInt8] = []
    for line in text.utf8.split(separator: ASCII.lineFeed) {
      guard let question = JournalFacts.Question(line: Substring(line)) else { return nil }
      withUnsafeBytes(of: hash(of: question).value) { bytes += $0 }
    }
    let sum = ContentHash(bytes).value
    knownSums[text] = sum
    return sum
  }

  private mutating func hash(of question: JournalFacts.Question) -> ContentHash {
    if let known = known[question] { return known }
    var bytes = facts.answer(to: question)
    // Of headings what was asked for is more than the facts say.
    if case .headings(let name) = question {
      for path in facts.paths(named: name) { bytes += (contents[Array(path.utf8)]?.text ?? "").utf8 }
    }
    let hash = ContentHash(bytes)
    known[question] = hash
    return hash
  }
}
