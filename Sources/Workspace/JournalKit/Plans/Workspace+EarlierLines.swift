// What a journal says already of a habit that is only just made.

import JournalFormat
public import JournalDates
import JournalAnswers
import JournalIndex
import JournalInsights
import JournalModel
import JournalPhrases
import JournalQuery
public import JournalStore
import JournalText

extension Workspace {
  /// How many lines of logs link to a new habit, and on which days notes speak of it. Nil where nothing does.
  public func earlierLines(of title: String, in journal: Journal) -> (linked: Int, noted: [CalendarDay])? {
    do {
      let practice = try quietly { try $0.practice(of: journal).practice }
      let habit = practice.habits.last { $0.title.lowercased() == title.lowercased() }
      let linked = habit.flatMap { practice.log.place(of: $0.slug) }.map { place in practice.log.lines.count { $0.activity == place } } ?? 0
      let noted = daysOfNotes(on: title, in: journal, isDone: true)
      return linked + noted.count > 0 ? (linked, noted) : nil
    } catch {
      // What was asked for is done, so that a journal which cannot be counted is no error of it.
      return nil
    }
  }

  /// Whether a line of the log before a day tells of the habit; one that nobody can read is one that may have them.
  public func isBegun(_ name: String, before day: CalendarDay, in journal: Journal) -> Bool {
    do {
      var plans = try plans(of: journal, in: [.activities])
      let slug = try plans.plan(name, of: [.habit]).slug
      let log = try quietly { try $0.practice(of: journal).practice.log }
      guard let place = log.place(of: Reference.folded(slug)) else { return false }
      return log.lines.contains { $0.activity == place && $0.day < day }
    } catch {
      return true
    }
  }

  /// How much of a habit the last note of a day that has an amount of it tells, as ‘done’ takes it: `2` of ‘drank two glasses of wine’ where glasses are
  /// counted, else with its unit. Nil where none does.
  public func amountNoted(of title: String, on day: CalendarDay, in journal: Journal) -> String? {
    do {
      var plans = try plans(of: journal, in: [.activities])
      let habit = try plans.plan(title, of: [.habit])
      guard case .activity(.habit(let plan)) = habit.entry.details else { return nil }
      let reading = try OpenFile(try target(ofDay: day, in: journal).place).reading
      let vocabulary = try vocabulary(in: journal)
      let notes =
        reading.openingParagraphs.map { (text: $0.text, line: $0.line) }
        + reading.log.filter { $0.logLine.activity == nil }.map { (text: $0.logLine.text, line: $0.line) }
      let amounts = notes.reversed().lazy.filter { !reading.isPrivate(line: $0.line) }.compactMap { note in
        Phrase([note.text], vocabulary, today: day).lines.first { $0.activity == habit.slug }?.measurements.first?.quantity
      }
      guard let amount = amounts.first else { return nil }
      let isOfTarget = plan.lastTarget.map { UnitTable.standard.unit($0.quantity.unit) == UnitTable.standard.unit(amount.unit) } ?? false
      let number = Quantity(amount.amount).text
      if isOfTarget || amount.unit.isEmpty { return number }
      return UnitTable.standard.knows(amount.unit) ? "\(number)\(amount.unit)" : "\(number) \(amount.unit)"
    } catch {
      return nil
    }
  }

  /// The days whose notes speak of something by its name or another form of it, ‘swam’ of Swim, or have it as a tag, in order; none where the journal
  /// cannot be searched.
  /// - Parameters:
  ///   - span: Only these days; nil for all.
  ///   - isDone: Whether they have to tell that it was done: a name in them may as well be about whoever bears it.
  ///   - isLoose: Whether the names behind a verb are enough where it stands nowhere: ‘see Ana’ is found where only her name does.
  public func daysOfNotes(
    on title: String, in journal: Journal, of span: DaySpan? = nil, isDone: Bool = false, isLoose: Bool = true
  ) -> [CalendarDay] {
    do {
      let title = title.hasPrefix("#") ? String(title.dropFirst()) : title
      let words = title.words.map { String($0) }
      var ways = [words.isEmpty ? [] : [try Query("\"\(title)\"", on: .earliest)]]
      ways.append(
        try words.map { word in try Query.or(([word] + WordForms.inflected(word)).map { try Query("\"\($0)\"", on: .earliest) }) })
      let names = words.dropFirst().filter { $0.first?.isUppercase ?? false }
      if !isDone, isLoose { ways.append(try names.map { try Query("\"\($0)\"", on: .earliest) }) }
      // ‘eat pizza’, where it was had.
      if isLoose, words.count > 1, !isDone || names.isEmpty, Self.carriers.contains(words[0].lowercased()) || !isDone && Self.isWork(words[0]) {
        ways.append(
          try Self.objects(of: words).map { word in try Query.or(([word] + WordForms.inflected(word)).map { try Query("\"\($0)\"", on: .earliest) }) })
      }
      for way in ways where !way.isEmpty {
        let days = try daysOfNotes(that: Query.and(way + (span.map { [try Query("date:\($0)", on: .earliest)] } ?? [])), in: journal, isDone: isDone)
        if !days.isEmpty { return days }
      }
      return []
    } catch {
      return []
    }
  }

  /// The form of a word that notes have: ‘paid’ of ‘pay’; the word itself where they have that, or none.
  public func wordOfNotes(on word: String, in journal: Journal) -> String {
    do {
      let words = word.words.map { String($0) }
      if words.count > 1, Self.isWork(words[0]), try daysOfNotes(that: Query("\"\(word)\"", on: .earliest), in: journal, isDone: false).isEmpty {
        return Self.objects(of: words).joined(separator: " ")
      }
      return try ([word] + WordForms.inflected(word)).first { try !daysOfNotes(that: Query("\"\($0)\"", on: .earliest), in: journal, isDone: false).isEmpty } ?? word
    } catch {
      return word
    }
  }

  /// Verbs that say little of what was done beside its object.
  private static let carriers: Set<String> = ["eat", "ate", "drink", "drank", "see", "saw", "take", "took", "have", "had", "get", "got", "feel", "felt", "do", "visit"]

  private static func isWork(_ word: String) -> Bool { ["work", "worked", "working", "spend", "spent"].contains(word.lowercased()) }

  /// What is done behind a verb, without the words that only join the two: `allotment` of ‘work on the allotment’.
  private static func objects(of words: [String]) -> [String] {
    let objects = words.dropFirst().filter { !["on", "at", "in", "for", "with", "the", "my", "our"].contains($0.lowercased()) }
    return objects.isEmpty ? Array(words.dropFirst()) : objects
  }

  private func daysOfNotes(that match: Query, in journal: Journal, isDone: Bool) throws -> [CalendarDay] {
    let report = try quietly { try $0.search(try TextSearch(match), limit: 1000, in: journal) }
    let days = report.results.compactMap { result -> CalendarDay? in
      // What opens with a link is counted, while ‘Met [[Ana]]’ only names somebody by one, and an open box is what was still to be done.
      let text = result.place.excerpt.text
      let isLinked = text.firstRange(ofText: "[[").map { link in !text[..<link.lowerBound].contains { $0.isLetter && $0 != "x" && $0 != "X" } } ?? false
      let isOther = isLinked || ["[ ]", "[/]", "[-]", "[>]"].contains { text.contains(text: $0) }
      return result.hit.kind == .day && !result.place.isPrivate && !isOther && !(isDone && isOnlyPlanned(result.place.excerpt)) ? result.hit.date : nil
    }
    return Set(days).sorted()
  }

  /// Whether what was found stands behind a verb that says it was not done: ‘booked the climbing gym’.
  private func isOnlyPlanned(_ excerpt: SearchExcerpt) -> Bool {
    guard let match = excerpt.pieces.firstIndex(where: \.isMatch), match > 0 else { return false }
    let before = excerpt.pieces[match - 1].text.lowercased().words
    let verb = before.last { !["the", "a", "an", "to", "for", "my", "our", "about", "of"].contains($0) }
    return verb.map { Self.planning.contains(String($0)) } ?? false
  }

  private static let planning: Set<String> = [
    "book", "booked", "plan", "planned", "buy", "bought", "cancel", "cancelled", "canceled", "skip", "skipped", "miss", "missed", "want", "wanted", "should",
    "need", "needed", "forgot",
  ]
}
