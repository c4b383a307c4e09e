// `retro search`: where the journal speaks of something.

import JournalAnswers
public import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalQuery
import JournalStore
import JournalText
import PlainFormats

/// Looks for words in the texts of a journal.
public struct SearchCommand: Command {
  public static let name = "search"
  public static let aliases: [CommandAlias] = ["find", "grep", "rg", "ag", "ack"]
  public static let declaration = CommandDeclaration(
    name, "Search the text of the journal.",
    discussion: """
      Shows the entries that have all words in their text, best first, each with path:line:column and the line that has most of them. On a
      terminal title and line stand below each other. Of private text the place alone is shown. Says no (exit status 1) where nothing is found.

      Words match whole words, whatever their case and accents, of one thing or of many: ‘beer’ finds ‘beers’, too. A line may say how many further
      lines of its entry have them. Quotes keep words as they are and in a row, `caf*` begins a word, `-` leaves out entries with
      a word, Chinese, Japanese and Korean are found anywhere, and /…/ is a regular expression that a line must match. Conditions such as
      type:weekly and date:2026 may stand beside the words; a word such as 2026 alone is looked for. Days behind the words, as in
      ‘headache november’ and ‘headache last week’, are those of the entries, which is told; in quotes they are words. ‘retro help queries’ describes all. A query that begins with - stands behind --.
      """,
    operands: [query],
    options: [parts, .type, EntryChoice.from, EntryChoice.to, limit, .noRefresh] + DocumentOutput.listOptions,
    examples: [
      Example("retro search charger kitchen", "Every entry that has both words."),
      Example("retro search '\"exact words\"' --in try,problem", "Words in a row, in two kinds of sections."),
      Example("retro search 'caf* -tag:travel' --from 2026", "Words that begin so, not on travels, since 2026 began."),
      Example("retro search headache last week", "In the entries of these days."),
      Example("retro search 睡眠", "Two characters anywhere."),
      Example("retro search '/colou?r/' --json", "What an expression matches, for a script."),
    ])

  private static let query = Operand(repeating: .query, "What to look for, in quotes where the shell would read it otherwise.")
  private static let parts = Option(
    "in", values: .part, "Look in these parts only, parted by commas: \(TextSearch.allParts.joined(separator: ", ")).")
  private static let limit = Option(
    "limit", value: .number, .number(in: 1...100_000), "Show at most so many entries; 20 unless told otherwise.")

  private let text: String
  private let parts: [String]
  private let kinds: [EntryKind]
  private let days: DayChoice
  private let limit: Int
  private let output: DocumentOutput

  public init(_ arguments: Arguments) throws(UsageError) {
    text = try arguments[Self.query].joined(separator: " ")
    parts = try Self.parts(try arguments[Self.parts])
    kinds = try arguments[.type]
    days = try DayChoice(from: try arguments[EntryChoice.from], to: try arguments[EntryChoice.to])
    limit = try arguments[Self.limit] ?? 20
    output = try DocumentOutput(arguments)
  }

  private static func parts(_ words: [String]) throws(UsageError) -> [String] {
    var parts: [String] = []
    for word in words.flatMap({ $0.split(separator: ",").map(String.init) }) {
      let part = word.lowercased()
      guard TextSearch.allParts.contains(part) else {
        throw UsageError(
          SearchText.noParts, ["option": .text(Self.parts.name), "word": .text(word)], hint: SearchText.parts,
          ["parts": .list(TextSearch.allParts, .comma)])
      }
      parts.append(part)
    }
    return parts
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let journal = try context.openJournal()
    let audience = context.audience(of: output.answer, journal.configuration)
    let index = try context.workspace.index(of: journal)
    let columns = output.isScreen ? context.lineWidth : nil
    let width = columns.map { $0 - SearchReport.indent.utf8.count } ?? Self.widthInPipe
    let asWords = try query(text, in: context, journal)
    var (search, report) = (asWords, SearchReport(results: [], found: 0, total: 0))
    // ‘headache november’: days where they can hardly be words, else where nothing has them as words.
    let today = try context.today(in: journal)
    let period = days.isGiven ? nil : SearchPeriod(text, on: today, in: context.workspace.tongues)
    for isOfDays in period.map({ $0.isPlain ? [true, false] : [false, true] }) ?? [false] {
      let asked = try isOfDays ? period.flatMap { try query(of: $0, in: context, journal) } : asWords
      guard let asked else { continue }
      search = asked
      report = try context.workspace.search(asked, limit: limit, width: width, in: journal, for: audience)
      guard !report.results.isEmpty else { continue }
      if isOfDays, let period {
        let say = context.language
        context.note(SearchText.ofDays, ["words": .text(period.words), "days": .text(say.title(of: period.days)), "query": .text(period.query)])
      }
      break
    }
    if report.results.isEmpty { search = asWords }
    if output.isScreen {
      let shown = report.results.filter { audience.sees(isPrivate: $0.place.isPrivate) }.map(\.place.excerpt.text)
      CareText.recall(of: shown, journal.configuration, &context)
      for text in report.texts(width: columns, for: audience, in: context.language) { context.write(text) }
    } else {
      try context.show(report.document(for: audience, in: context.language), report.json(for: audience), as: output, of: journal)
    }
    // A number of private places would say that the words are there, so it is for the owner's own screen; others learn that none is looked through.
    if audience == .others {
      if report.hidden > 0, context.audience(on: .error) == .owner {
        context.note(MeasuredText.hidden, ["count": .number(report.hidden)])
      } else if report.results.isEmpty, try index.mayHavePrivateText() {
        context.note(SearchText.noPrivate)
      }
    }
    if report.results.isEmpty {
      context.note(SearchText.nothing)
      if let period {
        let say = context.language
        context.note(SearchText.nothingOfDays, ["days": .text(say.title(of: period.days)), "query": .text(period.query)])
      }
      let suggestions = try index.suggestions(for: search.query) { try isShown($0, index, to: audience) }
      for (word, nearest) in suggestions { context.note(SearchText.near, ["word": .text(word), "near": .text(nearest)]) }
    } else if report.total > report.found {
      context.note(SearchText.more, ["found": .number(report.found), "total": .number(report.total)])
    }
    try context.workspace.tellUnknownKeys(of: search.query, index, foundNone: report.results.isEmpty)
    return report.results.isEmpty ? .no : .yes
  }

  /// Whether a word stands in text that an audience is told.
  private func isShown(_ word: String, _ index: JournalIndex, to audience: Audience) throws -> Bool {
    if audience == .owner { return true }
    let search = try TextSearch(Query("\"\(word)\"", on: .earliest))
    return try index.search(search, limit: 50).hits.contains { hit in
      // A file that has gone since shows nothing.
      do throws(HostError) {
        let place = try search.place(in: hit.path, of: index.journal, width: 20)
        return place.part != nil && !place.isPrivate
      } catch {
        return false
      }
    }
  }

  /// The search of some days; nil where nothing that stands in a text is left.
  private func query(of period: SearchPeriod, in context: Context, _ journal: Journal) throws -> TextSearch? {
    let today = try context.today(in: journal)
    do throws(QueryError) {
      let words = try Query(searched: period.query, on: today, moodLabels: journal.configuration.moodLabels)
      let kinds = kinds.isEmpty ? [] : [Query.or(kinds.map { .type($0) })]
      let search = try TextSearch(.and([words, .date(from: period.days.span.start, to: period.days.span.end)] + kinds), in: parts)
      return search.isAboutText ? search : nil
    } catch {
      return nil
    }
  }

  private func query(_ text: String, in context: Context, _ journal: Journal) throws -> TextSearch {
    let today = try context.today(in: journal)
    var queries: [Query] = []
    if !kinds.isEmpty { queries.append(.or(kinds.map { .type($0) })) }
    if days.isGiven {
      let (from, to) = try days.bounds(on: today)
      queries.append(.date(from: from, to: to))
    }
    do throws(QueryError) {
      queries.insert(try Query(searched: text, on: today, moodLabels: journal.configuration.moodLabels), at: 0)
      let search = try TextSearch(.and(queries), in: parts)
      if !search.isAboutText {
        throw QueryError(
          Message(SearchText.noWord).asWording, at: TextRange(0, text.utf8.count), help: Message(SearchText.lists).asWording)
      }
      return search
    } catch {
      throw error.of(text)
    }
  }

  private static let widthInPipe = 120
}
