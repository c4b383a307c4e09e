// Cases of phrases as their files have them.

import JournalDates
import JournalModel
import JournalPhrases
import JournalText

/// A file of cases: what a journal has, then after each `> ` what is typed, and below it what it is understood as.
struct PhraseCases {
  private(set) var vocabulary = PhraseVocabulary()
  private(set) var today = CalendarDay.earliest
  /// The file's lines, without what was expected.
  private var lines: [String] = []

  var typed: [String] { lines.filter { $0.hasPrefix("> ") } }

  init(_ text: String) {
    var isAnswer = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("> ") {
        isAnswer = true
      } else if line.isEmpty || line.hasPrefix("#") {
        isAnswer = false
      } else if isAnswer {
        continue
      } else {
        read(line)
      }
      lines.append(line)
    }
  }

  /// `activity run: Run [km]`
  private mutating func read(_ line: String) {
    let (word, rest) = Self.divided(line, at: " ")
    var (slug, title) = Self.divided(rest, at: ":")
    var unit: String?
    if let bracket = title.firstIndex(of: "[") {
      unit = Quantity("1 " + title[bracket...].dropFirst().dropLast())?.unit ?? Quantity(title[bracket...].dropFirst().dropLast())?.unit
      title = String(title[..<bracket]).trimmed
    }
    switch word {
    case "today": today = CalendarDay(slug) ?? today
    case "activity", "archived":
      vocabulary.activities.append(
        .init(slug: slug, title: title, isArchived: word == "archived", target: unit.map { HabitTarget(.atLeast, Quantity(1, $0)) }))
    case "task", "done": vocabulary.activities.append(.init(slug: slug, title: title, isDoneTask: word == "done"))
    case "goal": vocabulary.goals.append(.init(slug: slug, title: title, units: unit.map { [$0] } ?? []))
    case "unit": vocabulary.ownUnits.append(slug)
    case "moods": vocabulary.moods = MoodLabels(rest.words) ?? .standard
    default: break
    }
  }

  private static func divided(_ text: String, at mark: Character) -> (String, String) {
    let parts = text.split(separator: mark, maxSplits: 1).map { String($0).trimmed }
    return (parts.first ?? "", parts.dropFirst().first ?? "")
  }

  /// The file with what is understood now.
  func told() -> String {
    lines.flatMap { line in
      line.hasPrefix("> ") ? [line] + Phrase(Self.arguments(line.dropFirst(2)), vocabulary, today: today).told(today) : [line]
    }.joined(separator: "\n")
  }

  /// Words and sentences in double quotes.
  static func arguments(_ line: some StringProtocol) -> [String] {
    var arguments: [String] = []
    for (index, part) in line.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 { arguments.append(String(part)) } else { arguments += String(part).words }
    }
    return arguments
  }
}

extension Phrase {
  /// As it would be written, and what is better asked.
  func told(_ today: CalendarDay) -> [String] {
    var told: [String] = []
    if let mood { told.append("mood \(mood.name)") }
    if day != today { told.append("on \(day)") }
    told += metrics.map { "\($0.name) \($0.value)" }
    told += lines.map(\.told)
    if !noteText.isEmpty, lines.map(\.text) != [noteText] { told.append("words: \(noteText)") }
    told += uncertainties.map(\.told)
    if let glimpse { told.append("~ ‘\(glimpse.words)’ may be \(glimpse.slug)") }
    if let maybeDone { told.append("~ perhaps \(maybeDone)") }
    return told
  }
}

extension Phrase.Line {
  fileprivate var told: String {
    var parts = ["-"]
    if state != .done { parts.append(state == .partly ? "[/]" : "[-]") }
    if let time { parts.append(time.text) }
    if let activity { parts.append("[[\(activity)]]") }
    if !text.isEmpty { parts.append(text) }
    parts += tags.map { "#" + $0 }
    parts += measurements.map { "[\($0.key):: \($0.quantity.text)]" }
    parts += goals.map { "[goal:: [[\($0)]]]" }
    if state == .skip { parts.append("[skip:: \(reason ?? "")]") }
    return parts.joined(separator: " ")
  }
}

extension Phrase.Uncertainty {
  fileprivate var told: String {
    switch self {
    case .unclear(let words, let slugs): "? ‘\(words)’ may be \(slugs.joined(separator: ", "))"
    case .unknown(let words, let isCertain): "? ‘\(words)’ \(isCertain ? "is" : "may be") no activity"
    case .archived(let words, let slug): "? ‘\(words)’ is \(slug), archived"
    case .future(let words): "? ‘\(words)’ is to come"
    case .undone(let words, let slug): "? ‘\(words)’ says no beside \(slug)"
    case .day(let words, let days): "? ‘\(words)’ may be \(days.map(\.description).joined(separator: ", "))"
    case .number(let words): "? ‘\(words)’ is unclear"
    case .typo(let words, let slug, _): "? ‘\(words)’ may be a slip for \(slug)"
    case .mentioned(let words, let slugs): "? ‘\(words)’ speaks of \(slugs.joined(separator: ", "))"
    case .afterText(let words, let slug, let text): "? ‘\(words)’ may be \(slug), or only text: ‘\(text)’"
    case .apart(let words, let slug, let amount): "? ‘\(words)’ may be \(slug) with ‘\(amount)’, or only text"
    case .more(let words, let slug, _): "? ‘\(words)’ may be more of \(slug)"
    case .range(let words): "? ‘\(words)’ is a range"
    case .mood(let words): "? ‘\(words)’ may be a mood"
    case .twice(let first, let second): "? ‘\(first)’ and ‘\(second)’"
    case .twoDays(let first, let second, let parts): "? ‘\(first)’ and ‘\(second)’ are two days: \(parts.map { "‘\($0)’" }.joined(separator: ", "))"
    case .clock(let words, let minutes): "? ‘\(words)’ may be a time, or \(minutes) min"
    case .half(let words, let first, let second): "? ‘\(words)’ may be \(first), or \(second)"
    case .amount(let words): "? ‘\(words)’ is no amount"
    case .bare(let words, let slug): "? ‘\(words)’ of \(slug): no unit"
    case .sister(let words, let slug, let amounts): "? ‘\(words)’ of \(slug): \(amounts.joined(separator: ", "))"
    case .correction(let words, let right): "? ‘\(words)’ may put right: \(right)"
    case .misspeltDay(let words, let day): "? ‘\(words)’ is nearly \(day)"
    case .unit(let words, let slug, let unit): "? ‘\(words)’ of \(slug): no unit \(unit)"
    }
  }
}
