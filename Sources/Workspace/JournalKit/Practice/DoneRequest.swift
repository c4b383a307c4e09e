// What somebody says that they have done, and what may be meant by it.

public import JournalLanguage
public import JournalModel
import JournalPhrases
public import JournalText
public import PlainFormats
public import JournalDates

/// Words that say what was done: a habit, a task, an Action, a goal, a milestone or an obligation.
public struct DoneRequest: Sendable {
  /// A name, a title, an id, or words of a title or of an Action, with amounts after a habit's or a task's; days may end them.
  public var words: [String]
  /// `done` or `partly`.
  public var state = LogLine.State.done
  public var time: TimeSpan?
  /// A few words about the one activity; empty for none.
  public var note = ""
  /// Whether it counts though the day has it already.
  public var isAgain = false
  /// Nil for today.
  public var date: AskedDays?

  public init(_ words: [String]) { self.words = words }

  /// An option that only habits and tasks have, where one was given.
  var activityOption: String? {
    if isAgain { return "--again" }
    if state == .partly { return "--partly" }
    if time != nil { return "--at" }
    return note.isEmpty ? nil : "--note"
  }

  /// What stands between what was done and its day: ‘vitamins for yesterday’.
  private static let joints: Set<String> = ["on", "for", "from", "of", "am", "für", "vom", "von", "pour", "para", "por"]

  private static let ands: Set<String> = ["and", "und", "y", "et", "e", "&", "+"]

  /// The requests of several days, where the last words name more than one: ‘gym tuesday and wednesday’, ‘run mon, tue’. Nil where they do not.
  public func ofSeveralDays(in tongues: Set<DayTongue>) -> [DoneRequest]? {
    var (left, days): ([String], [AskedDays]) = (words.flatMap { $0.words.map { String($0) } }, [])
    while let last = left.last {
      let word = last.hasSuffix(",") ? String(last.dropLast()) : last
      if !days.isEmpty, Self.ands.contains(word.lowercased()) {
        left.removeLast()
        continue
      }
      // ‘yesterday and on sunday’
      if !days.isEmpty, Self.joints.contains(word.lowercased()), let before = left.dropLast().last, Self.ands.contains(before.lowercased()) {
        left.removeLast(2)
        continue
      }
      guard word.contains(where: \.isLetter) || word.contains("-"), PeriodText(said: word, in: tongues)?.isOfOneDay == true,
        let day = AskedDays.named([word], leaning: .past)
      else { break }
      days.insert(day, at: 0)
      left.removeLast()
    }
    if let joint = left.last?.lowercased(), Self.joints.contains(joint) { left.removeLast() }
    guard date == nil, days.count > 1, !left.isEmpty else { return nil }
    return days.map { day in
      var request = self
      (request.words, request.date) = (left, day)
      return request
    }
  }

  /// The requests of the days of a span that the last words name, ‘no-alcohol mon-fri’; nil where they name none, and beside an amount, which may be that of all
  /// of them.
  public func ofSpan(on today: CalendarDay, in tongues: Set<DayTongue>) throws(WorkspaceError) -> [DoneRequest]? {
    let words = words.flatMap(\.words)
    guard date == nil, let (left, days) = try AskedDays.eachDay(atEndOf: words, on: today, in: tongues), !left.contains(where: { $0.contains(where: \.isNumber) }) else { return nil }
    return days.map { day in
      var request = self
      (request.words, request.date) = (left, day)
      return request
    }
  }

  /// The same without the words at its end that name a day; nil where none do.
  func dated(in tongues: Set<DayTongue>) -> DoneRequest? {
    guard date == nil, let (others, days, _) = AskedDays.atEnd(of: words, after: Self.joints, in: tongues) else { return nil }
    var request = self
    (request.words, request.date) = (others, days)
    return request
  }

  /// The same without the words at its end that name a time: ‘run at 7am’, ‘yoga from 6 to 7 pm’; nil where none do.
  func timed() -> DoneRequest? {
    guard time == nil else { return nil }
    let words = words.flatMap { $0.words.map { String($0) } }
    for place in words.indices.dropFirst().suffix(6) where Self.timeJoints.contains(words[place].lowercased()) {
      let said = words[(words[place].lowercased() == "from" ? place : place + 1)...].joined(separator: " ")
      let isHour = said.count < 3 && note.isEmpty && Int(said).map { (0...24).contains($0) } ?? false
      let time = TimeSpan(said: said) ?? (isHour && said.count == 2 && said > "12" ? TimeSpan(said: "\(said):00") : nil)
      guard time != nil || isHour else { continue }
      var request = self
      (request.words, request.time) = (Array(words[..<place]), time)
      // ‘at 8’ is in the morning or in the evening, so it stays as it was said.
      if time == nil { request.note = words[place...].joined(separator: " ") }
      return request
    }
    return nil
  }

  /// What stands between what was done and its time.
  private static let timeJoints: Set<String> = ["at", "@", "from", "around", "um", "à", "vers", "às"]
}

/// Something that may be meant.
public struct DoneCandidate: Hashable, Sendable {
  /// Of what kind it is: `habit` or `action`.
  public let kind: String
  /// What it is called, on one line.
  public let title: String
  /// What names nothing else, to be typed: `run`, `goals/run.md`, `2026-W46#a-7g8h`.
  public let name: String
  /// Amounts that stood behind its name.
  let amounts: [String]
}

/// Words that may mean several things. On a terminal one is asked which.
public struct SeveralDoneError: CataloguedError {
  public let words: String
  public let candidates: [DoneCandidate]
  public let explanation: Explanation

  public var code: ErrorCode { .ambiguous }

  /// - Parameter way: How the one that is meant is named.
  init(_ words: [String], _ candidates: [DoneCandidate], way: DoneText = DoneText.severalWays) {
    (self.words, self.candidates) = (words.joined(separator: " "), candidates)
    let names = candidates.prefix(8).map(\.words) + (candidates.count > 8 ? [.verbatim("…")] : [])
    explanation = Explanation(
      Message(
        candidates.count == 1 ? DoneText.goal : DoneText.several,
        ["words": .text(self.words), "count": .number(candidates.count), "names": .messages(names, .comma)]),
      help: candidates.first.map {
        Message(candidates.count == 1 && way == .severalWays ? DoneText.goalWay : way, ["name": .text($0.name)])
      })
  }
}

extension DoneCandidate {
  /// As a list of several has it.
  public var words: Message {
    Message(DoneText.candidate, ["title": .text(title), "kind": .text(kind), "name": .text(name)])
  }
}

/// What became of something that was done.
public enum DoneWork {
  /// A habit or a task, in the log of a day.
  case log(LogWriting)
  /// A goal, a milestone or an obligation, in its file.
  case plan(WrittenPlan)
  case actions(ChangedActions)

  /// Of a log line, a plan or Actions, as the commands for each answer.
  public func json(for audience: Audience) -> JSONValue {
    switch self {
    case .log(let writing): .object(writing.json(for: audience))
    case .plan(let plan): plan.json(for: audience)
    case .actions(let actions): actions.json
    }
  }
}
