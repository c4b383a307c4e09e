// Cases of the loop as a person writes them down: files with their Tries, Actions and Review lines.

import Foundation
import JournalDates
import JournalInsights
import JournalModel
import JournalTestSupport

/// Some files, and what is expected of them. How they are written stands in `Tests/Fixtures/insights`.
struct ReviewCase {
  var name: String
  var files: [LoopFile<ItemTarget>] = []
  var horizonDays = 56
  /// What stands after `=>`.
  var expected: [String] = []

  /// Every case of a file of fixtures.
  static func all(in name: String) throws -> [ReviewCase] {
    var cases: [ReviewCase] = []
    for line in try Repository.fixtures.appending(path: "insights/\(name)").text().split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("== ") { cases.append(ReviewCase(name: String(line.dropFirst(3)))) } else { try cases[cases.count - 1].read(line) }
    }
    return cases
  }

  private mutating func read(_ line: Substring) throws {
    var words = line.split(separator: " ").map(String.init)
    if line.hasPrefix("=>") {
      expected.append(line.dropFirst(2).trimmed)
    } else if line.hasPrefix("horizon ") {
      horizonDays = Int(words[1]) ?? 0
    } else if !line.hasPrefix(" ") {
      files.append(Self.file(words))
      lines = 0
    } else {
      lines += 1
      let isPrivate = words[0] == "private"
      if isPrivate { words.removeFirst() }
      try add(words, isPrivate)
    }
  }

  private var lines = 0

  private static func file(_ words: [String]) -> LoopFile<ItemTarget> {
    let period = Period(words[0])
    let span = words.dropFirst().last.flatMap { PeriodText($0)?.days(on: .earliest)?.span } ?? period?.span
    let kind = words.dropFirst().compactMap { EntryKind(type: $0) }.first ?? EntryKind(of: period?.unit ?? .day)
    return LoopFile(path: path(words[0]), kind: kind, span: kind.unit == nil ? nil : span)
  }

  private static func path(_ slug: String) -> String { "journal/\(slug).md" }

  private mutating func add(_ words: [String], _ isPrivate: Bool) throws {
    var rest = words.dropFirst()
    var state: BoxState?
    if let box = rest.first, box.hasPrefix("[") {
      rest.removeFirst()
      // `[ ]` is two words.
      if box == "[" { rest.removeFirst() }
      state = box == "[none]" ? nil : BoxState(mark: box == "[" ? " " : box.unicodeScalars.dropFirst().first ?? " ")
    }
    let target = rest.popFirst() ?? ""
    let last = files.count - 1
    if words[0] == "review" {
      let parts = target.split(separator: "#").map(String.init)
      let target = ItemTarget(path: Self.path(parts[0]), id: parts[1])
      let said = rest.joined(separator: " ")
      files[last].lines.append(LoopFile.Line(target, state: state, words: ReviewText(after: said), line: lines, isPrivate: isPrivate))
      return
    }
    var fields = rest.map { field in
      let parts = field.split(separator: "=").map(String.init)
      return Field(parts[0], parts[1])
    }
    // `open`, a day, or either with the day that the task is due on.
    let task = fields.value(of: "task").map { text in
      let parts = text.split(separator: "/").map(String.init)
      return Activity.Task(due: parts.dropFirst().first.flatMap { CalendarDay($0) }, completed: CalendarDay(parts[0]))
    }
    let taskPath = fields.value(of: "is").map(Self.path)
    fields.removeAll { $0.key == "task" || $0.key == "is" }
    let item = Item(state: state, text: "Text", fields: fields, id: target == "-" ? nil : target)
    let privateFrom = isPrivate ? lines : nil
    switch words[0] {
    case "try": files[last].tries.append(LoopItem(item, line: lines, privateFrom: privateFrom))
    case "action":
      files[last].actions.append(LoopItem(item, line: lines, privateFrom: privateFrom, task: task, taskPath: taskPath))
    default: throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "‘\(words[0])’ in ‘\(name)’"])
    }
  }
}

extension ReviewLedger {
  /// What the ledger says of every Try and Action, as the cases write it.
  var told: [String] { tries.map(\.told) + actions.map(\.told) }
}

extension ReviewLedger.Try {
  fileprivate var told: String {
    var text = "\(item.id ?? "-")\(isPrivate ? " private" : "") \(outcome.rawValue)"
    if let place = judgedIn { text += " in \(place.slug):\(place.line)" }
    if offered > 0 { text += ", offered \(offered)" }
    if carried > 0 { text += ", carried \(carried)" }
    return words.isEmpty ? text : "\(text) “\(words)”"
  }
}

extension ReviewLedger.Action {
  fileprivate var told: String {
    var text = "\(item.id ?? "-")\(isPrivate ? " private" : "") \(state.rawValue)"
    if let place = deciding?.place { text += " in \(place.slug):\(place.line)" }
    if offered > 0 { text += ", offered \(offered)" }
    if let created { text += ", created \(created)" }
    if let due { text += ", due \(due)" }
    if let priority { text += ", \(priority.rawValue)" }
    return text + (closedOn.map { ", closed \($0)" } ?? "")
  }
}

extension ReviewProposal {
  /// What the retrospective opens with, as the cases write it.
  var told: String {
    let lists = [tries.map { $0.item.id ?? "-" }, actions.map { $0.item.id ?? "-" }].map { $0.map { " \($0)" }.joined() }
    return "\(lists[0]) |\(lists[1]) | older \(olderTries) \(olderActions)"
  }
}
