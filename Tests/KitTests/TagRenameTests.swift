// Tags under other names, file by file: Tests/Fixtures/tag-renames.txt says what a file holds before and after.

import Foundation
import JournalFormat
import JournalKit
import JournalStore
import JournalTestSupport
import JournalText
import MarkdownSyntax
import Testing

/// One file: the first line is old and new tag, `<` the file before, `>` afterwards where it differs, `!` why it stays as it is.
private struct TagCase {
  var title = ""
  var change = TagChange("", to: "")
  let text: ChangedText

  init(_ text: Substring) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    title = String(lines.removeFirst())
    let names = lines.removeFirst().split(separator: " ").map(String.init)
    change = TagChange(names[0], to: names[1])
    self.text = ChangedText(lines)
  }
}

@Suite struct TagRenameTests {
  private static let cases: [TagCase] = {
    let text = (try? Repository.fixtures.appending(path: "tag-renames.txt").text()) ?? ""
    return text.dropFirst(5).split(separator: "\n==== ").map { TagCase($0) }
  }()

  @Test func everyFileBecomesWhatTheFixtureSays() throws {
    #expect(Self.cases.count > 15)
    for item in Self.cases {
      for end in ["\n", "\r\n"] {
        func ended(_ text: String) -> String { text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end) }
        let folder = try TemporaryFolder()
        try folder.write("", to: "retro.yaml")
        try folder.write(ended(item.text.before), to: "a.md")
        let rename = try Journal(root: folder.path).renamingTag(item.change)
        let result = rename.edited.first.map { String(decoding: $0.change.after ?? [], as: UTF8.self) }
        if result != item.text.after.map(ended) { Issue.record("\(item.title): \(result ?? "nothing changes")") }
        if rename.left.first?.reason != item.text.failure { Issue.record("\(item.title): \(rename.left.first?.reason ?? "not refused")") }
      }
    }
  }

  @Test func renamingTwiceIsRenamingOnceAndLeavesNoneAfter() throws {
    for item in Self.cases where item.text.failure == nil {
      let source = SourceText(path: "a.md", bytes: Array(item.text.before.utf8))
      let once = try source.applying(item.change, Outline(source)).source
      let reading = FileReading(once, path: "a.md")
      let isBelow = item.change.new.lowercased().hasPrefix(item.change.old.lowercased())
      if isBelow { continue }
      let rest = reading.publicTags.filter { ($0.lowercased() + "/").hasPrefix(item.change.old.lowercased() + "/") }
      if !rest.isEmpty { Issue.record("\(item.title): \(rest) stay") }
      if try once.applying(item.change, Outline(once)).count != 0 { Issue.record("\(item.title): changes twice") }
    }
  }
}
