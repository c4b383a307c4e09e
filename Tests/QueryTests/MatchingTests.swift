// Which of some entries a query is about.

import Foundation
import JournalDates
import JournalModel
import JournalQuery
import JournalTestSupport
import Testing

@Suite struct MatchingTests {
  @Test func queriesFindWhatTheFileSays() throws {
    let golden = Golden(queries.appending(path: "matches.txt"))
    let text = try golden.url.text()
    let cut = try #require(text.range(of: "\n\n? "))
    let entries = try entries(in: String(text[..<cut.lowerBound]))
    var out = String(text[..<cut.lowerBound]) + "\n"
    for line in text[cut.lowerBound...].split(separator: "\n") where line.hasPrefix("? ") {
      let query = try Query(String(line.dropFirst(2)), on: today)
      let found = entries.filter { query.matches($0) { $1.contains($0) } }.map(\.slug)
      out += "\n\(line)\n  \(found.isEmpty ? "–" : found.joined(separator: " "))\n"
    }
    if let difference = try golden.difference(from: out) { Issue.record("\(difference)") }
  }

  /// What a query finds, and what its plainest form and its opposite find, for queries by chance.
  @Test func anOppositeFindsTheRest() throws {
    let text = try queries.appending(path: "matches.txt").text()
    let cut = try #require(text.range(of: "\n\n? "))
    let entries = try entries(in: String(text[..<cut.lowerBound]))
    var generator = SeededGenerator(seed: 54)
    for _ in 0..<300 {
      let query = try Query(generator.query(depth: 2), on: today)
      let opposite = try #require(Query.not(query))
      let again = try Query(query.description, on: today)
      for entry in entries {
        let found = query.matches(entry)
        if opposite.matches(entry) == found || again.matches(entry) != found { Issue.record("\(query): \(entry.slug)") }
      }
    }
  }

  @Test func valuesAreReadAsTheTableSays() throws {
    for line in try queries.appending(path: "values.tsv").text().split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t").map(String.init)
      let query = try Query("\(parts[0])\(parts[1])", on: today)
      guard case .entry(let condition) = query.root, case .property(_, let test) = condition.test else { continue }
      for (values, wanted) in [(parts[2], true), (parts[3], false)] {
        for value in values.split(separator: "|") where value != "–" && test.matches(String(value)) != wanted {
          Issue.record("\(parts[0])\(parts[1]): \(value) \(wanted ? "is not" : "is") found")
        }
      }
    }
  }

  /// `entry PATH KIND [DATE]`, then a line for each thing it has.
  private func entries(in text: String) throws -> [QueryEntry] {
    var entries: [QueryEntry] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      let rest = words.dropFirst().joined(separator: " ")
      if words[0] == "entry" {
        let slug = words[1].split(separator: "/").last.map { String($0.dropLast(3)) } ?? ""
        entries.append(QueryEntry(path: words[1], slug: slug, kind: try #require(EntryKind(type: words[2])), title: slug))
        entries[entries.count - 1].date = words.count > 3 ? CalendarDay(words[3]) : nil
        continue
      }
      let last = entries.count - 1
      switch words[0] {
      case "title": entries[last].title = rest
      case "mood": entries[last].mood = MoodLabels.standard.mood(named: rest)
      case "tags": entries[last].tags = Array(words.dropFirst())
      case "links": entries[last].links = Array(words.dropFirst())
      case "private": entries[last].isPrivate = true
      case "text": entries[last].texts.append(rest)
      case "item": entries[last].items.append(try item(rest))
      default: entries[last].properties.append(QueryProperty(String(words[0].dropLast()), rest.split(separator: "; ").map(String.init)))
      }
    }
    return entries
  }

  /// `SECTION BOX text [key:: value] ^id #tag`, with `.` where there is no box.
  private func item(_ text: String) throws -> QueryItem {
    let words = text.split(separator: " ").map(String.init)
    let state = words[1] == "." ? nil : BoxState(mark: try #require(words[1].replacing("_", with: " ").unicodeScalars.first))
    var item = QueryItem(section: try #require(SectionKind(rawValue: words[0])), state: state, text: "")
    var plain: [String] = []
    for part in words.dropFirst(2) {
      if part.hasPrefix("^") {
        item.id = String(part.dropFirst())
      } else if part.hasPrefix("#") {
        item.tags.append(String(part.dropFirst()))
      } else if part.hasPrefix("@") {
        item.links.append(String(part.dropFirst()))
      } else if let colons = part.range(of: "::") {
        item.fields.append(Field(String(part[..<colons.lowerBound]), String(part[colons.upperBound...])))
      } else {
        plain.append(part)
      }
    }
    item.text = plain.joined(separator: " ")
    return item
  }
}
