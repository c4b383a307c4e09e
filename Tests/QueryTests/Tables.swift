// The cases of these tests, and queries by chance.

import Foundation
import JournalDates
import JournalModel
import JournalQuery
import JournalTestSupport
import JournalText

let queries = Repository.fixtures.appending(path: "queries")
let today = CalendarDay(clampingOrdinal: 20_777)

/// The plainest form and the tree of a query, or its error as a person sees it.
func meaning(of text: String) -> String {
  do throws(QueryError) {
    let query = try Query(text, on: today)
    let plain = query.description
    return (plain == text ? "" : "= \(plain)\n") + query.root.tree + "\n"
  } catch {
    let excerpt = String(decoding: error.of(text).excerpt?.plain ?? [], as: UTF8.self).split(separator: "\n", maxSplits: 1)
    return "! \(excerpt.last ?? "") \(error.what)\n" + (error.help.map { "  help: \($0)\n" } ?? "")
  }
}

/// What queries by chance, and noise, are made of.
let pieces = [
  "(", ")", "-", " ", "or", " or ", "\"", "/", ":", "<", ">=", "=", "..", "*", "mood", "date", "item.", "has:", "no:", "type:day", "\\",
  "a",
  "é", "睡", "　", "\u{301}", "😀", "\0", "#", "2026", "today", "[[", "]]", "^", "OR", ",", "7h12", "\u{A0}", "\n",
]

private let terms = [
  "run", "e-mail", "caf*", "睡眠", "睡*", "日", "\"or\"", "\"exact words\"", "\"a \\\"b\\\"\"", "/reg.?ex/", "/a\\/b c/", "10:30", "10:30*",
  "https://example.org/a", "type:day", "type=daily", "date:2026-W46", "date>=today", "date:2026-01..", "mood>=good", "mood:bad..good",
  "tag:work",
  "tag:#work/*", "tag:\"a b\"", "title:winter", "path:days/*", "slug:2026-*", "links:[[run]]", "text:x", "text:\"x y\"", "private:true",
  "steps>8000", "sleep_minutes<7h", "bedtime:>23:00", "weather:sn*", "weather:\"*\"", "\"my key\":x", "due:today", "has:mood", "no:tag",
  "has:\"my key\"", "item.section:try", "item.state:open", "item.due<today", "item.text:\"buy wool\"", "item.priority>=medium",
  "has:item.due",
  "no:item.id", "item.from:^t-5e6f", "item.links:run", "item.tag:home", "item.id:t-*", "item.text:10:30*",
]

extension SeededGenerator {
  /// A query that can be read.
  mutating func query(depth: Int) -> String {
    let parts = (0..<Int.random(in: 1...4, using: &self)).map { _ in
      let minus = String(repeating: "-", count: chance(30) ? Int.random(in: 1...3, using: &self) : 0)
      return minus + (depth > 0 && chance(30) ? "(\(query(depth: depth - 1)))" : pick(terms))
    }
    return parts.dropFirst().reduce(parts[0]) { $0 + (chance(30) ? " or " : " ") + $1 }
  }
}

extension QueryNode {
  /// The tree on one line.
  var tree: String {
    switch self {
    case .all(let parts): "all(\(parts.map(\.tree).joined(separator: ", ")))"
    case .any(let parts): "any(\(parts.map(\.tree).joined(separator: ", ")))"
    case .not(let part): "not(\(part.tree))"
    case .text(let match):
      switch match.form {
      case .words(let words): "words \(words.tree)"
      case .expression(let source): "expression \(source)"
      }
    case .entry(let condition): condition.test.tree
    case .item(let item): "item(\(item.tree))"
    }
  }
}

extension ItemNode {
  var tree: String {
    switch self {
    case .all(let parts): "all(\(parts.map(\.tree).joined(separator: ", ")))"
    case .any(let parts): "any(\(parts.map(\.tree).joined(separator: ", ")))"
    case .not(let part): "not(\(part.tree))"
    case .condition(let condition): condition.test.tree
    }
  }
}

extension EntryTest {
  var tree: String {
    switch self {
    case .type(let kind): "type \(kind)"
    case .date(let days): "date \(days.dayText)"
    case .mood(let moods): "mood \(moods.tree)"
    case .tag(let test): "tag \(test.pattern.tree)"
    case .title(let test): "title \(test.pattern.tree)"
    case .path(let test): "path \(test.pattern.tree)"
    case .slug(let pattern): "slug \(pattern.tree)"
    case .links(let pattern): "links \(pattern.tree)"
    case .isPrivate(let isPrivate): "private \(isPrivate)"
    case .property(let key, let test): "property \(key) \(test.tree)"
    case .has(.property(let key)): "has property \(key)"
    case .has(let part): "has \(part)"
    }
  }
}

extension ItemTest {
  var tree: String {
    switch self {
    case .section(let kind): "section \(kind)"
    case .state(let state): "state \(state)"
    case .text(let words): "words \(words.tree)"
    case .tag(let test): "tag \(test.pattern.tree)"
    case .id(let pattern): "id \(pattern.tree)"
    case .links(let pattern): "links \(pattern.tree)"
    case .priority(let ranks): "priority \(ranks.tree)"
    case .field(let key, let test): "field \(key) \(test.tree)"
    case .has(.field(let key)): "has field \(key)"
    case .has(let part): "has \(part)"
    }
  }
}

extension PropertyTest {
  fileprivate var tree: String {
    var readings: [String] = []
    if let text { readings.append("text \(text.tree)") }
    if let numbers { readings.append("\(countsMinutes ? "minutes" : "number") \(numbers.tree)") }
    if let days { readings.append("day \(days.dayText)") }
    if let clocks { readings.append("clock \(clocks.tree)") }
    return "{\(readings.joined(separator: "; "))}"
  }
}

extension WordMatch {
  fileprivate var tree: String {
    words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "+") + (isPrefix ? "…" : "")
  }
}

extension WildcardPattern {
  fileprivate var tree: String { "‘" + parts.joined(separator: "’*‘") + "’" }
}

extension Interval {
  fileprivate var tree: String { tree { decimalText($0) } }
  fileprivate var dayText: String { tree { CalendarDay(clampingOrdinal: Int($0)).description } }

  private func tree(_ write: (Double) -> String) -> String {
    (lower.map { write($0) + (includesLower ? "" : "<") } ?? "") + "..." + (upper.map { (includesUpper ? "" : "<") + write($0) } ?? "")
  }
}
