// The words that every renderer uses for the same thing.

import Documents
import JournalDates
import JournalModel

extension PeriodReport {
  /// The name of the period alone: `Week 46 of 2026`.
  var heading: String {
    guard !title.isEmpty else { return span.title }
    let suffix = " · " + span.title
    guard title.utf8.count > suffix.utf8.count, title.hasSuffix(suffix) else { return title }
    return String(decoding: title.utf8.dropLast(suffix.utf8.count), as: UTF8.self)
  }

  /// The days in words; nil where the heading says them.
  var subtitle: String? { heading.contains(span.title) ? nil : span.title }

  /// What the report holds, a count a part.
  var counts: [String] {
    var counts = [Self.count(retrospectives.count, "retrospective"), Self.count(days.count, "day") + " written"]
    if !actions.opened.isEmpty { counts.append(Self.count(actions.opened.count, "action") + " opened") }
    if !actions.closed.isEmpty { counts.append(Self.count(actions.closed.count, "action") + " closed") }
    return counts
  }

  /// What the report leaves out, a sentence each.
  /// - Parameter namesFiles: Whether files are named; not on a page that others read.
  func omissions(namesFiles: Bool = true) -> [String] {
    var sentences: [String] = []
    if privateEntries > 0 { sentences.append(Self.count(privateEntries, "private entry", "private entries") + " not shown.") }
    if !namesFiles {
      let count = problems + unread.count
      return count == 0 ? sentences : sentences + [Self.count(count, "file") + " could not be read."]
    }
    if problems > 0 { sentences.append(Self.count(problems, "file") + " could not be read: `retro inspect FILE` says why.") }
    if let first = unread.first {
      let files = unread.count == 1 ? codeSpan(first) : "\(unread.count) files, \(codeSpan(first)) the first of them,"
      sentences.append("The front matter of \(files) could not be read: `retro check` says why.")
    }
    return sentences
  }

  /// What to do where there is no retrospective yet, in Markdown.
  /// - Parameter namesFiles: Whether it says where.
  func invitation(namesFiles: Bool = true) -> String {
    // A day has none of its own, so there is nothing to begin.
    if span.count == 1 { return "No retrospective ended on this day." }
    let start = "No retrospective of these days yet."
    guard let suggestion, !suggestion.isEmpty, namesFiles else { return start }
    return "\(start) Write one at \(codeSpan(suggestion))."
  }

  /// What is said of a retrospective that has no items.
  static var nothingYet: String { "Nothing in its sections yet." }

  /// What to do where no day has a mood, in Markdown.
  var moodInvitation: String {
    if days.contains(where: { unread.contains($0.path) }) {
      return span.count == 1 ? "The mood of this day could not be read." : "No moods in these days that could be read."
    }
    if days.contains(where: \.isMoodPrivate) || privateEntries > 0 {
      return "No moods are shown of \(span.count == 1 ? "this day" : "these days"); what is private is left out."
    }
    return "No moods in \(span.count == 1 ? "this day" : "these days"). Begin a day’s file with `mood: good` between two lines of `---`."
  }

  var hasMoods: Bool { days.contains { $0.mood != nil } }

  /// How often each mood was, in one sentence, best first; a text for those who do not see the line.
  var moodSummary: String {
    let counts = Mood.allCases.reversed().compactMap { mood -> String? in
      let days = days.filter { $0.mood == mood }
      return days.first.map { "\($0.moodWord) on \(Self.count(days.count, "day"))" }
    }
    let unknown = span.count - days.count { $0.mood != nil }
    return counts.joined(separator: ", ") + (unknown > 0 ? ", unknown on \(Self.count(unknown, "day"))" : "")
  }

  /// A date as short as is clear in this report: `Tue 24 Nov`, and the year where it is another one.
  func short(_ day: CalendarDay) -> String {
    let words = "\(day.weekday.shortName) \(day.day) \(day.monthOfYear.shortName)"
    return span.start.year == day.year && span.end.year == day.year ? words : "\(words) \(day.year)"
  }

  static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}

extension PeriodReport.Retrospective {
  /// `Weekly retrospective`, or the kind of another file.
  var kindWords: String {
    let name = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
    return kind.isRetrospective ? "\(name) retrospective" : name
  }
}

extension PeriodReport.Section {
  /// The heading as written, else the kind's name.
  var name: String {
    guard heading.isEmpty else { return heading }
    return kind == .other ? "Section" : kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
  }
}

extension PeriodReport.Day {
  /// The person's word for the mood, else the format's; empty where there is none.
  var moodWord: String { moodName.isEmpty ? mood?.name ?? "" : moodName }
  /// The same with its mark where it is private; of a day without one that there is none, or that it is kept back.
  var moodText: String {
    if mood == nil { return isMoodPrivate ? "(private)" : "no mood" }
    return isMoodPrivate ? moodWord.markedPrivate : moodWord
  }
}

extension Mood {
  /// One dot for the lowest, five for the highest, and circles for the rest.
  var dots: String { String(repeating: "●", count: rawValue + 1) + String(repeating: "○", count: Mood.great.rawValue - rawValue) }
}

extension Mood {
  /// A bar, the higher the better.
  var bar: String {
    switch self {
    case .horrible: "▁"
    case .bad: "▃"
    case .average: "▅"
    case .good: "▆"
    case .great: "█"
    }
  }
}

extension SectionKind {
  /// The look of its items; nil for those that have none of their own.
  var accent: Accent? {
    switch self {
    case .keep: .keep
    case .problem: .problem
    case .try: .attempt
    case .action: .action
    default: nil
    }
  }
}

/// What a box means where it stands.
struct Standing: Equatable {
  var sign: BoxSign
  var word: String

  init(_ sign: BoxSign, _ word: String) {
    self.sign = sign
    self.word = word
  }

  /// Nil where a box has no meaning in this section, or there is none.
  init?(_ state: BoxState?, in section: SectionKind) {
    switch (section, state) {
    case (.review, .done), (.try, .done): self.init(.done, "adopted")
    case (.review, .partly), (.try, .partly): self.init(.partly, "partly")
    case (.review, .cancelled), (.try, .cancelled): self.init(.dropped, "dropped")
    case (.review, .open): self.init(.open, "not judged")
    case (.review, .some): self.init(.open, "carried on")
    case (.action, .done): self.init(.done, "done")
    case (.action, .cancelled): self.init(.dropped, "cancelled")
    case (.action, _): self.init(.open, "open")
    default: return nil
    }
  }

  /// The word, unless a fact begins with it: `done Fri 13 Nov` says it too.
  func word(besides facts: [Fact]) -> String? { facts.contains { $0.label == word } ? nil : word }

  init(_ state: Action.State) {
    switch state {
    case .open: self.init(.open, "open")
    case .done: self.init(.done, "done")
    case .cancelled: self.init(.dropped, "cancelled")
    }
  }
}
