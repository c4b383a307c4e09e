// What reports, charts and insights say stands in the catalogue as whole sentences; nothing is put together of pieces beside it.

import Foundation
import Testing

@Suite struct ReportWords {
  /// The folders whose texts people read. What only draws, `Documents` and the pages of a site, has signs and markup of its own.
  private static let folders = [
    "Insight/JournalInsights/", "Insight/JournalFindings/", "Insight/JournalStatistics/", "Insight/JournalWellness/",
    "Present/JournalWords/", "Present/JournalReports/", "Present/FindingReports/", "Workspace/JournalFigures/",
    "Workspace/JournalDiscoveries/", "Workspace/JournalExperiments/", "Workspace/JournalLookback/", "Workspace/JournalGuides/",
    "Workspace/JournalAnswers/",
  ]

  /// Files whose words are told to nobody, or are not of a language, and why.
  private static let files = [
    "JournalFigures/PageConversion.swift": "a script, and rules of a style sheet",
    "JournalFigures/PictureConversion.swift": "a script",
    "JournalFigures/Card/Card.swift": "markup of a picture",
  ]

  /// Literals that stay, and why.
  private static let literals = [
    "EntryCards+Document.swift: ,": "a list as files and programs have it",
    "ContextReport+Document.swift: ,": "data for programs",
    "ContextReport+Properties.swift: ,": "a table in a file",
    "ContextReport.swift: ,": "a table in a file",
    "EntryColumn.swift: ,": "data for programs",
    "EntryList.swift: ,": "data for programs",
    "PeriodReport+Words.swift: ·": "the end of a title, and a sign for a day without a mood",
    "CalendarReport.swift: ·": "the sign of a day that is open",
    "TodayReport+Habits.swift: ·": "the sign of a day that is open",
    "FigureReport.swift: ·": "where a title is parted",
    "Workspace+Card.swift: ·": "where a title is parted",
    "FindingWords.swift: ·": "the sign of a finding",
    "Workspace+Figures.swift: :": "where a word of a command line is parted",
    "DayMeasures.swift: :": "where a word of a command line is parted",
    "Workspace+Figures.swift: this term": "what may be typed",
    "PeriodReport+Words.swift: not judged": "the name of a state for programs",
    "PeriodReport+Words.swift: carried on": "the name of a state for programs",
  ]

  @Test func reportsHaveNoWordsOfTheirOwn() throws {
    var unused = Set(Self.files.keys).union(Self.literals.keys)
    for (path, text) in try Source.all() where Self.folders.contains(where: { path.hasPrefix($0) }) {
      if let file = Self.files.keys.first(where: { path.hasSuffix($0) }) {
        unused.remove(file)
        continue
      }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      for literal in Literal.all(in: text) where literal.hasWords || literal.isGlue {
        // What a part of a report holds is told by the documents, which are English.
        if literal.text.hasPrefix("retro ") || name == "PeriodReport+Parts.swift" && literal.calls.isEmpty { continue }
        let key = "\(name): \(literal.text)"
        if Self.literals[key] != nil {
          unused.remove(key)
        } else {
          Issue.record("\(path):\(literal.line): ‘\(literal.text)’ is said in place; make it a text of JournalLanguage")
        }
      }
    }
    for exception in unused.sorted() { Issue.record("‘\(exception)’ is no exception any more") }
  }

  @Test func whatIsGluedIsFound() {
    let glue = [", ", " · ", "Mood", "∙ · ∙", "∙–∙", "∙: ∙", "∙, ∙", "∙ km", "∙ %", "strength ∙"]
    #expect(glue.allSatisfy { Literal(text: $0.trimmingCharacters(in: .whitespaces), calls: [], line: 1).isGlue })
    let plain = ["sleep_minutes", "∙/∙", "#∙", "^∙", "∙", "[[∙|∙]]", "### ∙", "GIF8", "  "]
    #expect(plain.allSatisfy { !Literal(text: $0, calls: [], line: 1).isGlue })
  }
}

extension Literal {
  /// Whether pieces of a text are put together by it, or it is a word that stands alone: what stands between pieces, and which comes first, a
  /// language decides.
  var isGlue: Bool {
    [",", "·", ";", ":"].contains(text) || text.contains(/^\p{Lu}\p{Ll}{2,}$/)
      || text.contains(/∙ ?[·–] ?∙|∙[,;:] ∙|∙ [\p{L}%]+|\p{L}{2,} ∙/) && !text.hasPrefix("retro ")
  }
}
