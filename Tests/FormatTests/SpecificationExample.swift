// One numbered example of docs/format.md.

import Foundation
import JournalDates
import JournalFormat
import JournalModel
import JournalTestSupport
import JournalText

/// An example: a file, and what is said of it or made of it.
struct SpecificationExample {
  var number: Int
  /// The line of its fence on the page.
  var line: Int
  var header: [String: String] = [:]
  var input: String
  var answer: String

  var path: String { header["path"] ?? "" }
  var command: String? { header["command"] }
  /// The code of the finding for which the command is refused; nil where it is not.
  var refused: String? { header["refused"] }
  var source: SourceText { SourceText(path: path, bytes: Self.bytes(input)) }
  var reading: FileReading { FileReading(source, path: path) }

  static func page() throws -> String { try Repository.root.appending(path: "docs/format.md").text() }

  static func all() throws -> [SpecificationExample] {
    let fence = String(repeating: "`", count: 32)
    let lines = try page().split(separator: "\n", omittingEmptySubsequences: false)
    var examples: [SpecificationExample] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix(fence) {
      guard let first = start else {
        start = index
        continue
      }
      start = nil
      let parts = lines[(first + 1)..<index].split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(lines[first].dropFirst(fence.count + " example ".count)) else {
        throw Malformed(line: first + 1)
      }
      var example = SpecificationExample(number: number, line: first + 1, input: Self.text(parts[1]), answer: Self.text(parts[2]))
      for field in parts[0] {
        guard let colon = field.firstIndex(of: ":") else { throw Malformed(line: first + 1) }
        example.header[String(field[..<colon])] = field[field.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
      if example.path.isEmpty { throw Malformed(line: first + 1) }
      examples.append(example)
    }
    return examples
  }

  struct Malformed: Error { var line: Int }

  private static func text(_ lines: ArraySlice<Substring>) -> String { lines.map { $0 + "\n" }.joined() }

  /// The bytes that a part of an example stands for.
  static func bytes(_ text: String) -> [UInt8] {
    var text = text
    for (sign, meant) in [("→", "\t"), ("␍\n", "\r\n"), ("␀", "\0"), ("␣", " "), ("␂", "\u{FEFF}"), ("␄\n", "")] {
      text = text.replacing(sign, with: meant)
    }
    return Array(text.utf8)
  }

  /// Runs the command; answers with the code for which it was refused, and the file afterwards.
  func run() throws -> (refused: String?, bytes: [UInt8]) {
    let reading = reading
    if let finding = reading.blockingFindings.first { return (finding.message.code.rawValue, source.bytes) }
    let words = (command ?? "").split(separator: " ").map { String($0) }
    let rest = String((command ?? "").drop { $0 != " " }.dropFirst())
    switch words.first {
    case "set": return (nil, try source.applying([change(rest)]).bytes)
    case "unset": return (nil, try source.applying([.unset(key: rest)]).bytes)
    case "tick":
      let (block, action) = try find(words[1], in: reading)
      let today = CalendarDay(header["today"] ?? "") ?? .earliest
      let change: BoxChange = words.contains("--undo") ? .untick : words.contains("--cancel") ? .cancel(today) : .tick(today)
      if let action { return (nil, try reading.applying(change, toAction: action).reading.source.bytes) }
      return (nil, try source.applying(change, toItem: block, action: nil, reading.outline).bytes)
    default: throw Malformed(line: line)
    }
  }

  private func change(_ word: String) throws -> PropertyChange {
    guard let equals = word.firstIndex(of: "=") else { throw Malformed(line: line) }
    let key = String(word[..<equals]), value = String(word[word.index(after: equals)...])
    if key.hasSuffix("+") { return .add(key: String(key.dropLast()), element: value) }
    if key.hasSuffix("-") { return .remove(key: String(key.dropLast()), element: value) }
    return .set(key: key, value: value)
  }

  private func find(_ name: String, in reading: FileReading) throws -> (block: Int, action: ItemReading?) {
    for section in reading.sections {
      for item in section.items where item.item.id == name || String(item.line) == name {
        return (item.block, section.kind == .action ? item : nil)
      }
      for line in section.log where line.logLine.id == name || String(line.line) == name { return (line.block, nil) }
    }
    throw Malformed(line: line)
  }
}
