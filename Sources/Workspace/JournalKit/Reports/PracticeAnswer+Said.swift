// What was done, as far as its lines say some words: ‘algebra’ of all that was studied.

import JournalAnswers
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
import JournalModel
import JournalPhrases
import JournalQuery
public import JournalReports
import JournalStore

extension PracticeAnswer {
  /// Whether a habit or a task is called so, in so many words.
  public func isName(_ word: String) -> Bool {
    let folded = Reference.folded(word)
    return practice.habits.contains { [Reference.folded($0.title), $0.name].contains(folded) }
      || practice.tasks.contains { [Reference.folded($0.title), $0.name].contains(folded) }
  }

  /// What words say beside the one habit or task that they mean: `algebra` of ‘study algebra’. Nil where they are a name or a unit, or say no more.
  public func said(beside word: String) -> (slug: String, words: [String])? {
    guard !isName(word), !units.knows(word), !practice.log.hasUnit(word),
      let (slug, beside) = practice.meaning(of: word, on: day)
    else { return nil }
    // What its title says is said: ‘take my pills’ of “Take pills”.
    let own = PlanFiles.nameWords(practice.habits.first { $0.slug == slug }?.title ?? practice.tasks.first { $0.slug == slug }?.title ?? "")
    let words = beside.lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0) }.filter { !Self.small.contains($0) && !own.contains($0) }
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

  /// The same totals with what each part of their lines came to: those with one value in a field, with one tag, or where it is asked what they are about, with
  /// the same words beside the activity. Nil where no line has any of it.
  public func totals(_ totals: TotalsReport, by name: String, of answer: PracticeAnswer) throws -> TotalsReport? {
    let key = Reference.folded(name)
    for isBeside in [false, true] where !isBeside || Self.ofContent.contains(key) {
      var parts: [String: (title: String, lines: [CalendarDay: Set<Int>])] = [:]
      for day in totals.totals?.days.map(\.day) ?? [] {
        let reading = try OpenFile(try target(ofDay: day, in: answer.journal).place).reading
        for line in reading.log where answer.audience.sees(isPrivate: reading.isPrivate(line: line.line)) {
          for value in isBeside ? [line.logLine.untagged] : line.logLine.values(of: key) where !value.isEmpty {
            parts[value.lowercased(), default: (value, [:])].lines[day, default: []].insert(line.line)
          }
        }
      }
      let found: [(title: String?, isOwn: (PracticeLog.Line) -> Bool)] = parts.values.map { part in
        (part.title, { part.lines[$0.day]?.contains(Int($0.line)) ?? false })
      }
      var told = totals
      told.tell(found + [(nil, { line in !found.contains { $0.isOwn(line) } })], by: name, of: answer.practice)
      // Lines of something else on the same days may be all that have it.
      if told.rows.contains(where: { $0.title != nil }) { return told }
    }
    return nil
  }

  /// What asks for that which an activity was about.
  private static let ofContent: Set<String> = ["subject", "topic", "text", "words", "what", "thema", "fach", "tema", "asunto", "materia", "sujet", "matière", "assunto", "matéria", "科目", "과목"]
}

extension LogLine {
  /// Its text without tags.
  fileprivate var untagged: String { text.split(separator: " ").filter { !$0.hasPrefix("#") }.joined(separator: " ") }

  /// What it has in the fields of a name, in the singular or the plural; of `tag` its tags.
  fileprivate func values(of key: String) -> [String] {
    if ["tag", "tags", "hashtag", "schlagwort", "etiqueta", "étiquette", "タグ", "태그"].contains(key) { return tags.map { "#" + $0 } }
    return fields.filter { field in [key, String(key.dropLast(key.hasSuffix("s") ? 1 : 0))].contains(Reference.folded(field.key)) }.map(\.value)
  }
}
