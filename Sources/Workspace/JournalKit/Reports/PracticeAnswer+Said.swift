// What was done, as far as its lines say some words: ‘algebra’ of all that was studied.

import JournalAnswers
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalModel
import JournalPhrases
import JournalQuery
import JournalStore

extension PracticeAnswer {
  /// What words say beside the one habit or task that they mean: `algebra` of ‘study algebra’. Nil where they are a name or a unit, or say no more.
  public func said(beside word: String) -> (slug: String, words: [String])? {
    let names = practice.habits.map { ($0.name, $0.title) } + practice.tasks.map { ($0.name, $0.title) }
    let folded = Reference.folded(word)
    guard !names.contains(where: { $0 == folded || Reference.folded($1) == folded }), !units.knows(word), !practice.log.hasUnit(word),
      let (slug, beside) = practice.meaning(of: word, on: day)
    else { return nil }
    let words = beside.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }.filter { !Self.small.contains($0) }
    return words.isEmpty ? nil : (slug, words)
  }

  /// Words of a question that no line need have.
  private static let small: Set<String> = [
    "a", "all", "altogether", "an", "and", "any", "at", "been", "by", "did", "do", "doing", "done", "far", "for", "from", "get", "go", "going", "got", "had", "have", "i",
    "in", "is", "it", "many", "me", "much", "my", "of", "on", "our", "per", "session", "sessions", "so", "some", "that", "the", "this", "time", "times", "to", "total", "was", "we",
    "went", "with",
  ]
}

extension Workspace {
  /// The same answer, of a habit or task with those lines alone that have all of some words, in whatever form; nil where none of its lines has them.
  public func practice(of answer: PracticeAnswer, only slug: String, saying words: [String]) throws -> PracticeAnswer? {
    let log = answer.practice.log
    guard let place = log.place(of: Reference.folded(slug)) else { return nil }
    let forms = words.map { Set([$0] + WordForms.inflected($0)) }
    let match = Query.and(try forms.map { forms in try Query.or(forms.sorted().map { try Query("\"\($0)\"", on: .earliest) }) })
    let found = try quietly { try $0.search(try TextSearch(match), limit: .max, in: answer.journal, for: answer.audience) }
    var said: [CalendarDay: Set<Int>] = [:]
    for day in Set(found.results.compactMap { $0.hit.kind == .day ? $0.hit.date : nil }) {
      let reading = try OpenFile(try target(ofDay: day, in: answer.journal).place).reading
      let lines = reading.log.filter { line in
        guard answer.audience.sees(isPrivate: reading.isPrivate(line: line.line)) else { return false }
        let own = Set(line.logLine.text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) })
        return forms.allSatisfy { !$0.isDisjoint(with: own) }
      }
      said[day] = Set(lines.map(\.line))
    }
    var told = answer
    told.saying = words.joined(separator: " ")
    told.files.practice.log.keep { $0.activity != place || said[$0.day]?.contains(Int($0.line)) ?? false }
    return told.practice.log.lines.contains { $0.activity == place } ? told : nil
  }
}
