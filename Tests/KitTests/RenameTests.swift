// Renames, file by file: Tests/Fixtures/renames.txt says what every file holds before and after.

import Foundation
import HostSystem
import JournalFormat
import JournalKit
import JournalStore
import JournalTestSupport
import JournalText
import Testing

/// A rename in a small journal: the first line is old and new path, `< path` a file before, `> path` a file that differs afterwards, `?` a
/// link that is told and not changed, `!` an error.
private struct RenameCase {
  var title = ""
  var from = "", to = ""
  var before: [String: String] = [:]
  var after: [String: String] = [:]
  var untouched: [String] = []
  var failure: String?

  init(_ text: Substring) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    title = String(lines.removeFirst())
    if let split = lines.first?.range(of: ".md ") {
      (from, to) = (String(lines[0][..<split.lowerBound]) + ".md", String(lines[0][split.upperBound...]))
    }
    var file: (path: String, isAfter: Bool)?
    for line in lines.dropFirst() {
      let rest = String(line.dropFirst(2))
      if line.hasPrefix("< ") || line.hasPrefix("> "), rest.contains("."), !rest.contains("[") {
        file = (rest, line.hasPrefix(">"))
        if line.hasPrefix(">") { after[rest] = "" } else { before[rest] = "" }
      } else if line.hasPrefix("? ") {
        untouched.append(rest)
      } else if line.hasPrefix("! ") {
        failure = rest
      } else if let (path, isAfter) = file {
        if isAfter { after[path, default: ""] += line + "\n" } else { before[path, default: ""] += line + "\n" }
      }
    }
  }
}

@Suite struct RenameTests {
  @Test func everyFileBecomesWhatTheFixtureSays() throws {
    let text = try Repository.fixtures.appending(path: "renames.txt").text()
    let cases = text.dropFirst(5).split(separator: "\n==== ").map { RenameCase($0) }
    #expect(cases.count > 15)
    for item in cases {
      let folder = try TemporaryFolder()
      try folder.write("", to: "retro.yaml")
      for (path, text) in item.before { try folder.write(text, to: path) }
      let journal = try Journal(root: folder.path)
      do throws(RenameError) {
        let rename = try journal.renaming(item.from, to: item.to)
        if let failure = item.failure { Issue.record("\(item.title): not refused, expected \(failure)") }
        var expected = item.before
        expected[item.to] = expected.removeValue(forKey: item.from)
        expected.merge(item.after) { $1 }
        var result = item.before
        result[item.from] = nil
        result[item.to] = String(decoding: rename.after.source.bytes, as: UTF8.self)
        for edited in rename.edited { result[edited.path] = String(decoding: edited.change.after ?? [], as: UTF8.self) }
        for path in Set(expected.keys).union(result.keys).sorted() {
          if let difference = firstDifference(expected[path] ?? "no file", result[path] ?? "no file") {
            Issue.record("\(item.title): \(path), \(difference)")
          }
        }
        let told = rename.untouched.map { "\($0.path):\($0.line) \($0.link)" }
        if told != item.untouched { Issue.record("\(item.title): told \(told)") }
      } catch {
        let words =
          switch error {
          case .badName(let name, _): "badName \(name)"
          case .exists(let path): "exists \(path)"
          case .unreadable(let reading, _): "unreadable \(reading.path)"
          case .edit(let path, let failure): "edit \(path): \(failure.what)"
          case .losesPeriod(let before, _): "losesPeriod \(before.path)"
          case .store(let error): "\(error)"
          }
        if words != item.failure { Issue.record("\(item.title): refused, \(words)") }
      }
    }
  }
}
