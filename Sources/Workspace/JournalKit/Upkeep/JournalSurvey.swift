// One look at every file of a journal: what it has that others refer to, and whether it is free of findings.

import JournalChecks
import HostSystem
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import JournalText

/// The files of a journal, each read at most once.
///
/// Findings depend on what other files say. Most of that is known by the time a file is read, so it is checked at once, by the facts
/// so far; in the end it counts as free of findings where none of the answers that it was given has changed since. What an earlier check found
/// out counts in the same way: as long as the file and the answers are the same.
struct JournalSurvey {
  /// What is known of each file, in the order of the paths; nil for one that could not be read.
  private(set) var files: [CheckedFile?]
  /// The places of those of which something else is known than before.
  private(set) var news: Set<Int> = []
  private(set) var problems: [HostError] = []
  /// What all files have that others refer to.
  private(set) var facts: JournalFacts
  private let paths: [String]
  /// The files in which nothing was found, with what they asked.
  private var guesses: [Guess] = []
  /// The facts as they were collected.
  private var early: JournalFacts
  private var questions = QuestionTable()

  /// A file without findings by the facts of a moment.
  private struct Guess {
    var place: Int
    var asked: [Int32]
    /// How many files there were, and how many at the last `complete`.
    var count: Int
    var completeCount: Int
  }

  /// - Parameters:
  ///   - paths: Of the entries, in the order of their bytes.
  ///   - facts: Knows the files that are no entries.
  ///   - known: What earlier checks found out of files that did not change, in the order of their paths' bytes.
  ///   - isWanted: Whether findings of the file at a path are asked for.
  init(
    _ journal: Journal, _ paths: [String], _ facts: JournalFacts, known: [CheckedFile], replacing replaced: [String: [UInt8]],
    isWanted: (String) -> Bool
  ) {
    self.paths = paths
    self.facts = facts
    early = facts
    files = Array(repeating: nil, count: paths.count)
    take(known, replaced)
    // Where no file is read, nothing is asked of the facts so far.
    if files.contains(where: { $0 == nil }) {
      for file in files { if let file { early.add(file.facts) } }
      early.complete()
    }
    // What days and retrospectives speak of comes before them.
    var later: [Int] = []
    var reader = Reader(journal, replaced)
    for place in paths.indices where files[place] == nil {
      if journal.layout.period(ofPath: paths[place]) == nil { look(at: place, &reader, isWanted) } else { later.append(place) }
    }
    if !later.isEmpty { early.complete() }
    for place in later { look(at: place, &reader, isWanted) }
    for file in files { if let file { self.facts.add(file.facts) } }
    self.facts.complete()
    // Read in another order than they are told.
    problems.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Where a path stands among them; nil where it does not.
  func place(of path: String) -> Int? {
    let place = paths.firstPlace { !$0.utf8.lexicographicallyPrecedes(path.utf8) }
    return place < paths.count && paths[place].hasSameBytes(as: path) ? place : nil
  }

  /// The files of some journal, one after the other.
  private struct Reader: ~Copyable {
    let journal: Journal
    let replaced: [String: [UInt8]]
    var tree: TreeReader

    init(_ journal: Journal, _ replaced: [String: [UInt8]]) {
      self.journal = journal
      self.replaced = replaced
      tree = TreeReader(journal.root)
    }

    mutating func read(_ path: String) throws(HostError) -> FileReading {
      var bytes: [UInt8] = []
      if let known = replaced[path] {
        bytes = known
      } else {
        do throws(HostError) { try tree.read(path, into: &bytes, upTo: Journal.entrySizeLimit) } catch { throw error.ofEntry }
      }
      return FileReading(SourceText(path: path, bytes: bytes), path: path, configuration: journal.configuration)
    }
  }

  private mutating func take(_ known: [CheckedFile], _ replaced: [String: [UInt8]]) {
    var next = 0
    for (place, path) in paths.enumerated() {
      while next < known.count, known[next].facts.path.utf8.lexicographicallyPrecedes(path.utf8) { next += 1 }
      guard next < known.count, known[next].facts.path.hasSameBytes(as: path), replaced[path] == nil else { continue }
      files[place] = known[next]
    }
  }

  private mutating func look(at place: Int, _ reader: inout Reader, _ isWanted: (String) -> Bool) {
    let reading: FileReading
    do throws(HostError) { reading = try reader.read(paths[place]) } catch {
      problems.append(error)
      return
    }
    let own = reading.facts
    early.add(own)
    files[place] = CheckedFile(own, .quick(reading.source.bytes))
    news.insert(place)
    guard isWanted(paths[place]) else { return }
    var asked: Set<JournalFacts.Question> = []
    guard reading.diagnostics(in: early, own: own, asking: &asked).isEmpty else { return }
    guesses.append(
      Guess(place: place, asked: questions.numbers(of: asked), count: early.files.count, completeCount: early.completeCount))
  }
}

extension JournalSurvey {
  /// Keeps of those that are free of findings which still are, now that everything is known.
  mutating func settle(_ answers: inout AnswerHashes) {
    let changes = questions.list.map { early.lastChange(of: $0) }
    for guess in guesses {
      let holds = guess.asked.allSatisfy { number in
        let question = questions.list[Int(number)]
        // These are as of the moment when they were made ready.
        let isOfWhole = question == .units || question == .terms
        return changes[Int(number)] <= (isOfWhole ? guess.completeCount : guess.count)
      }
      if holds { files[guess.place]?.clean = answers.clean(guess.asked.map { questions.list[Int($0)] }) }
    }
    let later = Set(facts.duplicates.flatMap { $0.dropFirst().map { Array($0.path.utf8) } })
    for place in files.indices {
      guard let clean = files[place]?.clean else { continue }
      if answers.hold(clean), later.isEmpty || !later.contains(Array(paths[place].utf8)) { continue }
      files[place]?.clean = nil
      news.insert(place)
    }
  }

  /// Notes that nothing was found in a file.
  mutating func clear(_ path: String, _ hash: ContentHash, _ clean: CheckedFile.Clean?) {
    // It may have changed since it was read first.
    guard let clean, let place = place(of: path), files[place]?.hash == hash else { return }
    files[place]?.clean = clean
    news.insert(place)
  }
}

/// Questions by numbers: thousands of files ask the same.
private struct QuestionTable {
  private(set) var list: [JournalFacts.Question] = []
  private var numbers: [JournalFacts.Question: Int32] = [:]

  mutating func numbers(of questions: Set<JournalFacts.Question>) -> [Int32] {
    questions.map { question in
      if let known = numbers[question] { return known }
      let number = Int32(list.count)
      numbers[question] = number
      list.append(question)
      return number
    }
  }
}
