// Habits that the columns of a table may be about, though they are called otherwise.

import JournalFormat
import JournalImports
import JournalModel
import JournalPhrases
public import JournalStore

extension Workspace {
  /// The habit that ‘retro log’ would read a column's title as, or else the only one whose amounts are distances where the column has some; with what
  /// is to be said of the column for that. Nil where there is none.
  public func habit(meantBy column: String, of metric: String, in unit: String?, journal: Journal) throws -> (title: String, meaning: String)? {
    let plans = try plans(of: journal, in: [.activities, .experiments, .goals, .measures])
    let vocabulary = plans.vocabulary(of: journal, on: try today(in: journal))
    let habits = plans.readings.filter { $0.habit.map { $0.archived == nil } ?? false && !$0.isPrivate }
    func habit(readIn words: [String]) throws -> FileReading? {
      let phrase = Phrase(words, vocabulary, today: try today(in: journal))
      guard phrase.uncertainties.isEmpty, phrase.lines.count == 1, let line = phrase.lines.first, line.text.isEmpty, phrase.metrics.isEmpty else { return nil }
      return line.activity.flatMap { slug in habits.first { $0.slug == slug } }
    }
    if let found = try habit(readIn: ["2"] + column.split { " _-()[]".contains($0) }.map(String.init)) { return (found.title, found.slug) }
    let units = [unit, metric.split(separator: "_").last.map(String.init)].compactMap(\.self)
    guard let length = units.first(where: { Self.distances.contains($0) }) else { return nil }
    let dimension = UnitTable.standard.dimension(of: Quantity(1, length))
    let measured = habits.filter { $0.habit?.lastTarget.map { UnitTable.standard.dimension(of: $0.quantity) == dimension } ?? false }
    let moved = try ["ran", "walked", "cycled", "swam", "rowed"].compactMap { try habit(readIn: [$0, "5", length]) }
    let found = (measured + moved).reduce(into: [FileReading]()) { found, one in if !found.contains(where: { $0.path == one.path }) { found.append(one) } }
    return found.count == 1 ? found.first.map { ($0.title, "\($0.slug) \(length)") } : nil
  }

  private static let distances: Set<String> = ["km", "mi", "m"]
}
