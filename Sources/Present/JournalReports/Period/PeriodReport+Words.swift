// What reports of days and retrospectives call things.

package import JournalLanguage
import JournalText
package import Documents
import JournalDates
package import JournalModel

extension PeriodReport {
  /// The name of the period alone: `Week 46 of 2026`.
  func heading(_ say: Language) -> String {
    let days = say.title(of: span)
    guard !title.isEmpty else { return days }
    let (title, suffix) = (say.title(title, of: span), " · " + days)
    guard title.utf8.count > suffix.utf8.count, title.hasSuffix(suffix) else { return title }
    return String(decoding: title.utf8.dropLast(suffix.utf8.count), as: UTF8.self)
  }

  /// The days in words; nil where the heading says them.
  func subtitle(_ say: Language) -> String? {
    let days = say.title(of: span)
    return heading(say).contains(text: days) ? nil : days
  }

  var hasMoods: Bool { days.contains { $0.mood != nil } }

  /// A date as short as is clear in this report: `Tue 24 Nov`, and the year where it is another one.
  func short(_ day: CalendarDay, _ say: Language) -> String {
    span.start.year == day.year && span.end.year == day.year ? say.weekdayAndDay(day) : say.weekdayAndDate(day)
  }
}

extension PeriodReport.Retrospective {
  /// The title; what a period is called, as the language has it.
  func title(_ say: Language) -> String { say.title(title, of: span) }

  /// `Weekly retrospective`, or the kind of another file.
  func kindWords(_ say: Language) -> String { say(KindText.title, ["kind": .text(kind.rawValue)]) }
}

extension PeriodReport.Section {
  /// The heading as written, else the kind's name.
  func name(_ say: Language) -> String {
    if !heading.isEmpty { return heading }
    return say.headings(of: kind).first ?? say(KindText.section)
  }
}

extension PeriodReport.Day {
  /// The person's word for the mood, else the language's; empty where there is none.
  func moodWord(_ say: Language) -> String { mood.map { say.name(of: $0, called: moodName) } ?? "" }
  /// The same with its mark where it is private; of a day without one that there is none, or that it is kept back.
  func moodText(_ say: Language) -> String {
    if mood == nil { return isMoodPrivate ? say(SearchText.hidden) : say(ReportPageText.noMood) }
    return isMoodPrivate ? moodWord(say).markedPrivate : moodWord(say)
  }
}

extension Mood {
  /// The colour that says the same.
  package var tone: Tone { .mood(rawValue) }

  /// A bar, the higher the better.
  package var bar: String {
    switch self {
    case .horrible: "▁"
    case .bad: "▃"
    case .average: "▅"
    case .good: "▆"
    case .great: "█"
    }
  }
}

extension RichText {
  /// A bar for each mood, and a dot where there is none.
  package init(bars moods: [Mood?]) {
    self.init()
    for mood in moods { if let mood { add(mood.bar, .signs, tone: mood.tone) } else { add("·", .signs) } }
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
  /// How something stands, as programs are told it.
  enum State: String {
    case adopted, partly, dropped, done, cancelled, open
    case undone
    case unjudged = "not judged"
    case carried = "carried on"
  }

  var sign: BoxSign
  var state: State
  /// For programs.
  var word: String { state.rawValue }

  init(_ sign: BoxSign, _ state: State) { (self.sign, self.state) = (sign, state) }

  /// Nil where a box has no meaning in this section, or there is none.
  /// - Parameter isOfAction: Whether the line of a Review is about an Action, which is done or not, and not about a Try.
  init?(_ state: BoxState?, in section: SectionKind, isOfAction: Bool = false) {
    switch (section, state) {
    case (.review, .done) where isOfAction: self.init(.done, .done)
    case (.review, .cancelled) where isOfAction: self.init(.dropped, .cancelled)
    case (.review, .open) where isOfAction: self.init(.open, .undone)
    case (.review, .done), (.try, .done): self.init(.done, .adopted)
    case (.review, .partly), (.try, .partly): self.init(.partly, .partly)
    case (.review, .cancelled), (.try, .cancelled): self.init(.dropped, .dropped)
    case (.review, .open): self.init(.open, .unjudged)
    case (.review, .some): self.init(.open, .carried)
    case (.action, .done): self.init(.done, .done)
    case (.action, .cancelled): self.init(.dropped, .cancelled)
    case (.action, _): self.init(.open, .open)
    default: return nil
    }
  }

  init(_ state: Action.State) {
    switch state {
    case .open: self.init(.open, .open)
    case .done: self.init(.done, .done)
    case .cancelled: self.init(.dropped, .cancelled)
    }
  }

  func words(_ say: Language) -> String { say(ItemFactText.standing, ["state": .text("\(state)")]) }

  /// Whether a fact begins with it: `done Fri 13 Nov` says it too.
  func isSaid(by facts: [Fact]) -> Bool { facts.contains { $0.label == word } }
}

extension PeriodReport {
  /// The tags, the most used first.
  package func tagBlocks(_ say: Language) -> [Block] {
    tags.isEmpty ? [] : [.heading(RichText(say(PeriodReportText.tags))), .facts(tags.map(\.words), .spread)]
  }
}

extension PeriodReport.Tag {
  /// `#health × 7`.
  package var words: RichText {
    var words = RichText("#\(name)", .tag)
    words.add(" × \(count)")
    return words
  }
}
