// Words of a title that say something else, as people type them for Taskwarrior: due:friday, pri:H, +home.

import CommandGuesses
import CommandKit
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

/// What words say beside a title or a name.
struct PlanAttributes: Sendable {
  /// The other words.
  private(set) var words: [String]
  private(set) var due: AskedDays?
  private(set) var priority: Priority?
  /// Without the sign.
  private(set) var tags: [String] = []

  /// The words of todo.txt that were read, as typed: ‘(A)’, ‘@work’.
  private(set) var todoWords: [String] = []

  /// Of a line of todo.txt that is done, the day on which it was, where it says so.
  private(set) var completed: CalendarDay?
  private(set) var isDone = false

  init(plain words: [String]) { self.words = words }

  /// - Throws: Where a word says what plans of the kind do not have, or a day that is none.
  /// - Parameter isOfTodoText: Whether ‘(A)’ and ‘@work’ are what they are in todo.txt.
  init(_ words: [String], of kind: EntryKind, orTodoText isOfTodoText: Bool = false) throws(UsageError) {
    self.words = words
    var (rest, others) = ((words.count == 1 ? words[0].words : words)[...], [String]())
    if isOfTodoText { takeTodoBeginning(&rest) }
    while let word = rest.popFirst() {
      if kind == .task, priority == nil, word.first == "!",
        let said = Self.priorities[word.dropFirst().lowercased()] ?? Priority(rawValue: word.dropFirst().lowercased())
      {
        priority = said
      } else if isOfTodoText, priority == nil, others.isEmpty, let said = Self.todoPriority(word) {
        priority = said
        todoWords.append(word)
        takeTodoDay(&rest)
      } else if isOfTodoText, word.first == "@", let tag = Self.tag("+" + word.dropFirst()) {
        tags.append(tag)
        todoWords.append(word)
      } else if let tag = Self.tag(word) {
        tags.append(tag)
      } else if let colon = word.firstIndex(of: ":"), colon > word.startIndex,
        try take(word[..<colon].lowercased(), String(word[word.index(after: colon)...]), &rest, kind)
      {
        continue
      } else {
        others.append(word)
      }
    }
    if kind == .task, priority == nil { takePriority(&others) }
    if due != nil || priority != nil || !tags.isEmpty || isDone { self.words = others }
  }

  /// ‘exam high priority’, ‘exam, priority low’, ‘exam, urgent’, and ‘p1 exam’ as in Todoist
  private mutating func takePriority(_ words: inout [String]) {
    let last = words.suffix(2).map { $0.lowercased() }
    if words.count > 1, let said = last.last.flatMap({ Self.urgencies[$0.filter { $0.isLetter || $0.isNumber }] }) {
      priority = said
      words.removeLast()
    } else if words.count > 1, words[0].count == 2, let said = Self.urgencies[words[0].lowercased()] {
      priority = said
      words.removeFirst()
    } else {
      guard words.count > 2, let place = last.firstIndex(where: { ["priority", "prio"].contains($0) }), let said = Priority(rawValue: last[1 - place])
      else { return }
      priority = said
      words.removeLast(2)
    }
    while words.count > 1, let word = words.last, [",", "-", "–", "with"].contains(word.lowercased()) { words.removeLast() }
    if let word = words.last, word.count > 1, word.hasSuffix(",") { words[words.count - 1] = String(word.dropLast()) }
  }

  /// ‘x 2026-11-22 2026-11-15’ before what is done, with the days on which that was and it was written down.
  private mutating func takeTodoBeginning(_ rest: inout ArraySlice<String>) {
    guard rest.first == "x", rest.count > 2, let day = rest.dropFirst().first.flatMap({ CalendarDay($0) }) else { return }
    (isDone, completed) = (true, day)
    todoWords += rest.prefix(2)
    rest = rest.dropFirst(2)
    takeTodoDay(&rest)
  }

  /// The day on which a line was written, of which a journal knows without it.
  private mutating func takeTodoDay(_ rest: inout ArraySlice<String>) {
    guard rest.count > 1, let word = rest.first, word.utf8.count == 10, CalendarDay(word) != nil else { return }
    todoWords.append(word)
    rest.removeFirst()
  }

  /// Takes what a key says; false where it is no key.
  private mutating func take(
    _ key: String, _ value: String, _ rest: inout ArraySlice<String>, _ kind: EntryKind
  ) throws(UsageError) -> Bool {
    switch key {
    case "due":
      let dated: Set<EntryKind> = [.task, .goal, .milestone, .obligation]
      guard dated.contains(kind) else { throw Self.unknown(key, value) }
      guard due == nil else { throw UsageError(UsageText.twice, ["option": "due:"]) }
      if value.isEmpty {
        let count = PeriodText.count(of: rest)
        if count == 0 {
          guard let next = rest.first.map(Self.day), PeriodText(said: next) != nil else { return false }
          rest.removeFirst()
          due = try WordForm.comingDays.read(next, "due:")
          return true
        }
        due = try WordForm.comingDays.read(rest.prefix(count).joined(separator: " "), "due:")
        rest = rest.dropFirst(count)
      } else {
        due = try WordForm.comingDays.read(Self.day(value), "due:")
      }
    case "pri", "prio", "priority":
      if value.isEmpty { return false }
      guard kind == .task else { throw Self.unknown(key, value) }
      guard let read = Self.priorities[value.lowercased()] ?? Priority(rawValue: value.lowercased()) else {
        throw UsageError(
          PlanUsageText.noPriority, ["word": .text(value)], hint: PlanUsageText.noPriorityWay,
          ["choices": .list(Priority.allCases.map(\.rawValue), .or)])
      }
      priority = read
    case "tag", "tags":
      if value.isEmpty { return false }
      tags += value.split(separator: ",").map { String($0) }
    default:
      guard Self.foreign.contains(key), !value.isEmpty, !value.hasPrefix("/") else { return false }
      if ["recur", "rec"].contains(key) { throw recurrence(value, key) }
      throw Self.unknown(key, value)
    }
    return true
  }

  private static func unknown(_ key: String, _ value: String) -> UsageError {
    UsageError(PlanUsageText.noAttribute, ["word": .text("\(key):\(value)")], hint: PlanUsageText.noAttributeWay, ["key": .text(key)])
  }

  /// That what comes again is a habit, with the one that would be meant.
  private func recurrence(_ value: String, _ key: String) -> UsageError {
    let title = words.flatMap(\.words).filter { !$0.contains(":") && !$0.hasPrefix("+") }.joined(separator: " ")
    // The first time that it is due is the day from which it comes again.
    let start = words.flatMap(\.words).first { $0.lowercased().hasPrefix("due:") && $0.count > 4 }.map { Self.day(String($0.dropFirst(4))) }
    return UsageError(
      PlanUsageText.noAttribute, ["word": .text("\(key):\(value)")], hint: PlanUsageText.noRecurrence,
      ["title": .text(ShellText.quoted(title) + (start.map { " --start \($0)" } ?? "")), "interval": .text(GuessedWay.interval(ofRecurrence: value))])
  }

  /// `+home`; `+2w` is a day, and a sign alone is one.
  private static func tag(_ word: String) -> String? {
    let name = word.dropFirst()
    guard word.first == "+", name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || "_-/".contains($0) }) else {
      return nil
    }
    return String(name)
  }

  /// ‘(A)’ of todo.txt, which has letters for all that matters less.
  private static func todoPriority(_ word: String) -> Priority? {
    guard word.count == 3, word.hasPrefix("("), word.hasSuffix(")"), let letter = word.dropFirst().first, "A"..."Z" ~= letter else { return nil }
    return letter == "A" ? .high : letter == "B" ? .medium : .low
  }

  /// A day as Taskwarrior calls it in words that are read everywhere else: `eom` is the end of this month, `3d` in three days.
  private static func day(_ word: String) -> String {
    let folded = word.lowercased()
    if let known = days[folded] { return known }
    let digits = folded.prefix { $0.isNumber }
    if !digits.isEmpty, let unit = units[String(folded.dropFirst(digits.count))] { return "+\(digits)\(unit)" }
    return word
  }

  private static let urgencies: [String: Priority] = [
    "urgent": .high, "urgently": .high, "asap": .high, "dringend": .high, "urgente": .high, "至急": .high, "긴급": .high, "p1": .high, "p2": .medium, "p3": .low,
  ]
  private static let priorities: [String: Priority] = ["h": .high, "m": .medium, "l": .low, "hi": .high, "med": .medium, "lo": .low]
  private static let days = [
    "eod": "today", "eow": "this-week", "eom": "this-month", "eoq": "this-quarter", "eoy": "this-year", "eonw": "next-week",
    "eonm": "next-month", "eony": "next-year", "sod": "tomorrow", "now": "today",
  ]
  private static let units = [
    "d": "d", "day": "d", "days": "d", "w": "w", "wk": "w", "wks": "w", "week": "w", "weeks": "w", "m": "m", "mo": "m", "mon": "m",
    "month": "m", "months": "m", "q": "q", "quarter": "q", "quarters": "q", "y": "y", "yr": "y", "year": "y", "years": "y",
  ]
  /// What Taskwarrior has and plans here have not, or by an option.
  private static let foreign: Set<String> = [
    "project", "proj", "pro", "wait", "scheduled", "sched", "sch", "recur", "rec", "until", "depends", "dep",
  ]
}
