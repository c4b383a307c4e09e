// Edits of items: cases one can read.

import Foundation
import JournalDates
import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText
import Testing

/// Stand-ins of the fixtures for bytes that an editor would hide or fix.
private func bytes(_ text: String) -> [UInt8] {
  var text = text
  for (sign, meaning) in [("→", "\t"), ("␍", "\r"), ("␂", "\u{FEFF}"), ("␠", " ")] {
    text = text.replacingOccurrences(of: sign, with: meaning)
  }
  if text.hasSuffix("␄\n") { text.removeLast(2) }
  return Array(text.utf8)
}

/// One edit of the fixtures, made to a file.
private struct ItemEdit {
  var words: [String]
  var text: String
  var fields: [(key: String, value: String?)] = []

  init(_ line: String) {
    var line = line.replacingOccurrences(of: "⏎", with: "\n")
    if line.hasSuffix("}"), let open = line.range(of: "{", options: .backwards) {
      fields = Self.fields(String(line[open.upperBound...].dropLast()))
      line = String(line[..<open.lowerBound]).trimmed
    }
    words = line.components(separatedBy: " ")
    text = line
  }

  static func fields(_ text: String) -> [(key: String, value: String?)] {
    text.components(separatedBy: "; ").map { part in
      guard let colon = part.range(of: ": ") else { return (String(part.dropFirst()), nil) }
      return (String(part[..<colon.lowerBound]), String(part[colon.upperBound...]))
    }
  }

  private func after(_ count: Int) -> String { words.dropFirst(count).joined(separator: " ") }

  /// An activity, its state, time, tags and text: `squash done 18:30 Close game +outdoors`.
  private func activity(_ words: some Sequence<String>) throws -> LogInsertion {
    let words = Array(words)
    let name = ActivityName(
      slug: words[0], path: "activities/\(words[0]).md", route: "../../activities/\(words[0]).md", isShared: words[0] == "twin")
    let rest = words.dropFirst(3)
    return LogInsertion(
      name, try #require(LogLine.State(rawValue: words[1])), time: TimeSpan(words[2]), fields: fields.map { Field($0.key, $0.value ?? "") },
      text: rest.filter { !$0.hasPrefix("+") }.joined(separator: " "),
      tags: rest.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) })
  }

  func made(to reading: FileReading) throws -> FileReading {
    let written = fields.map { Field($0.key, $0.value ?? "") }
    func item() throws -> ItemReading {
      try #require(reading.sections.flatMap(\.items).first { $0.line == Int(words[1]) })
    }
    switch words[0] {
    case "log":
      return try reading.inserting(LogInsertion(time: TimeOfDay(words[1]), fields: written, text: after(2))).reading
    case "activity": return try reading.inserting(try activity(words.dropFirst())).reading
    case "answer":
      let line = try #require(reading.log.first { $0.line == Int(words[1]) })
      return try reading.answering(line, with: try activity(["-"] + words.dropFirst(2))).reading
    case "prose": return try reading.insertingProse(after(1))
    case "id": return try reading.identifying(try item()).reading
    case "field":
      let changes = Self.fields(after(2)).map { field -> FieldChange in
        field.value.map { .set(key: field.key, value: $0) } ?? .remove(key: field.key)
      }
      return try reading.applying(changes, to: try item())
    case "text": return try reading.rewording(try item(), as: after(2))
    case "judge":
      let mark = words.count > 2 ? words[2].dropFirst().first.flatMap(\.unicodeScalars.first) : nil
      let said = after(3).components(separatedBy: " => ")
      return try reading.judging(
        try item(), mark.map { BoxState(mark: $0) }, words: said.last, insteadOf: said.dropLast().map(\.self))
    default:
      let names = words[0].replacingOccurrences(of: "+id", with: "").components(separatedBy: "=")
      let section = try #require(SectionKind(rawValue: names[0]))
      let heading = names.count > 1 ? names[1].replacingOccurrences(of: "_", with: " ") : nil
      return try reading.inserting(
        ItemInsertion(
          section, under: heading, after(1), state: section == .action ? .open : nil, fields: written, hasID: words[0].hasSuffix("+id"))
      ).reading
    }
  }
}

@Suite struct ItemEditTests {
  @Test func anEditOfAnItemChangesOnlyItsBytes() throws {
    let text = try Repository.fixtures.appending(path: "format/item-edits.txt").text()
    let lines = text.components(separatedBy: "\n").filter { !$0.hasPrefix("%") }
    let cases = lines.joined(separator: "\n").components(separatedBy: "\n@ ").dropFirst()
    for text in cases {
      let parts = text.components(separatedBy: "\n.\n")
      var head = parts[0].components(separatedBy: "\n")
      if head.last == "" { head.removeLast() }
      var failure: String?
      if parts.count == 1, let last = head.last, last.hasPrefix("!") { failure = String(head.removeLast().dropFirst()) }
      let before = bytes(head.dropFirst().joined(separator: "\n") + "\n")
      let reading = FileReading(SourceText(path: "a.md", bytes: before), path: "retros/2026/2026-W46.md")
      do {
        let after = try ItemEdit(head[0]).made(to: reading)
        let wanted = parts.count > 1 ? bytes(parts[1].hasSuffix("\n") ? parts[1] : parts[1] + "\n") : []
        if after.source.bytes != wanted {
          Issue.record(
            "\(head[0]) gives\n\(String(decoding: after.source.bytes, as: UTF8.self))not\n\(String(decoding: wanted, as: UTF8.self))")
        }
      } catch let error as EditError {
        let line = error.range.map { ":\(reading.lines.line(of: $0.lowerBound))" } ?? ""
        if failure?.trimmed != error.what, failure != line { Issue.record("\(head[0]): \(error.what)\(line)") }
      }
    }
    #expect(cases.count > 120)
  }

  @Test func itemsOfOneTextHaveIDsOfTheirOwn() throws {
    var reading = FileReading(SourceText(path: "a.md", bytes: Array("## Try\n".utf8)), path: "retros/2026/2026-W46.md")
    for _ in 0..<15 { reading = try reading.inserting(ItemInsertion(.try, "Less coffee", hasID: true)).reading }
    let ids = reading.items(in: .try).compactMap(\.item.id)
    #expect(ids.count == 15 && Set(ids).count == 15)
  }
}
