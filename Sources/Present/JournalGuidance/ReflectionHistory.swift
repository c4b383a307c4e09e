// What earlier reflections say about this one.

public import JournalDates
public import JournalModel
public import JournalReflection
import JournalText

/// A reflection as the journal has it.
public struct ReflectionRecord: Equatable, Sendable {
  public let day: CalendarDay
  /// The file’s path in the journal.
  public let path: String
  public let line: Int
  public let reflection: Reflection
  public let themes: [JournalReflection.Theme]
  /// Whether its words sound as if somebody were in danger: then no number and no pattern of it is told.
  public let isCareful: Bool

  public init(day: CalendarDay, path: String, line: Int, reflection: Reflection, themes: [JournalReflection.Theme], isCareful: Bool) {
    (self.day, self.path, self.line, self.reflection) = (day, path, line, reflection)
    (self.themes, self.isCareful) = (themes, isCareful)
  }
}

extension ReflectionRecord {
  /// As the journal has it, whatever its words sound like.
  public var withoutCare: ReflectionRecord {
    ReflectionRecord(day: day, path: path, line: line, reflection: reflection, themes: themes, isCareful: false)
  }
}

extension Reflection {
  /// All that was answered.
  public var words: String { steps.map(\.answer).filter { !$0.isEmpty }.joined(separator: "\n") }

  /// Whether anything of it sounds as if somebody were in danger.
  public var isCareful: Bool { steps.contains { DangerHint.isPresent(in: $0.answer) } }

  /// Whether its guide asks for a thought.
  public var holdsThought: Bool { guide == .cbt || guide == .act }

  /// What was thought: the answer that says it; empty where it is not answered.
  public var thought: String {
    switch guide {
    case .cbt, .act: steps.dropFirst(GuideWords.thoughtStep).first?.answer ?? ""
    case .ba, nil: steps.first?.answer ?? ""
    }
  }

  /// What helped: the balanced view, what matters, what was done.
  public var helping: String {
    switch guide {
    case .cbt, .act: steps.count >= 4 ? steps.last?.answer ?? "" : ""
    case .ba: steps.dropFirst().first?.answer ?? ""
    case nil: ""
    }
  }

  /// How many questions have an answer that says something, and whether the one that is to help has.
  public func yield(_ words: GuideWords) -> (answers: Int, helps: Bool) {
    (steps.count { !words.saysNothing($0.answer) }, !words.saysNothing(helping))
  }

  /// By how much a feeling that weighs is stronger afterwards; nil where one of both is not known, and of `ba`, where it is a good one.
  public var change: Int? { guide == .ba ? nil : before.flatMap { before in after.map { $0 - before } } }
}

extension ReflectionFacts {
  /// How many reflections with both numbers there are before one is told from another.
  public static let leastKnown = 5

  /// The facts at the end of a reflection.
  /// - Parameter records: Those of the last years, it among them, the oldest first; what is private is left out.
  public init(of record: ReflectionRecord, among records: [ReflectionRecord], values: [String] = []) {
    let reflection = record.reflection
    self.init(guide: reflection.guide ?? .act)
    (before, after) = (reflection.before, reflection.after)
    let recent = records.filter { $0.day > record.day.advanced(by: -28) && $0.day <= record.day }
    count = max(1, recent.count)
    let known = record.themes.map { theme in (theme, recent.count { $0.themes.contains(theme) }) }
    theme = known.max { $0.1 < $1.1 }.map { (name: $0.0, count: $0.1) }
    let earlier = records.filter { other in
      other.day < record.day && !other.isCareful && (other.reflection.change ?? 0) <= -ClosingLines.leastChange
        && !other.reflection.helping.isEmpty && other.themes.contains { record.themes.contains($0) }
    }
    let isEnough = records.count { $0.day < record.day && $0.reflection.change != nil } >= Self.leastKnown
    if isEnough, reflection.guide != .ba,
      let best = earlier.max(by: { ($1.reflection.change ?? 0, $0.day) < ($0.reflection.change ?? 0, $1.day) })
    {
      helped = Helped(
        day: best.day, before: best.reflection.before ?? 0, after: best.reflection.after ?? 0, words: best.reflection.helping)
    }
    if reflection.guide == .act {
      let matters = reflection.helping.lowercased()
      value = values.first { !$0.isEmpty && matters.contains(text: $0.lowercased()) } ?? (values.count == 1 ? values.first : nil)
    }
  }
}
