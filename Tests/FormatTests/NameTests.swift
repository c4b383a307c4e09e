// Which file a link means.

import Foundation
import JournalFormat
import JournalModel
import JournalTestSupport
import Testing

@Suite struct NameTests {
  @Test func namesLoseTheirEndingAndTheirCapitalsAlone() {
    let slugs = [
      ("a/b.md", "b"), ("b", "b"), ("a/.md", ""), ("a.MD", "a.MD"), ("a/b.md.md", "b.md"), ("x/é.md", "é"), ("", ""), ("md", "md"),
    ]
    for (path, slug) in slugs { #expect(Reference.slug(ofPath: path).hasSameBytes(as: slug), "\(path)") }
    let files = [
      ("Run.md", "Run"), ("run.Md", "run"), (".md", ".md"), ("a\u{0E}md", "a\u{0E}md"), ("ÄÖ.mD#x", "ÄÖ"), ("amd", "amd"), ("é.m", "é.m"),
    ]
    for (target, file) in files { #expect(Reference(target: target).file.hasSameBytes(as: file), "\(target)") }
    let folded = [("Run", "run"), ("run-2", "run-2"), ("ÄÖ", "äö"), ("\u{212A}", "k"), ("", "")]
    for (name, key) in folded { #expect(Reference.folded(name).hasSameBytes(as: key), "\(name)") }
    for text in ["5 km", " -3", "\t1h05", "0"] { #expect(Quantity(text) != nil, "\(text)") }
    for text in ["km 5", "", " ", "-", "é5"] { #expect(Quantity(text) == nil, "\(text)") }
  }

  @Test func namesMeanWhatTheTableSays() throws {
    var names = FileNames()
    var kinds: [EntryKind] = []
    for line in try Repository.fixtures.appending(path: "format/names.tsv").text().split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch columns[0] {
      case "file":
        names.add(columns[1])
        kinds.append(try #require(EntryKind(rawValue: columns[2])))
      case "name", "from":
        let (folder, name) = columns[0] == "name" ? ("days/2026", columns[1]) : (columns[1], columns[2])
        let expected = Set(columns[0] == "from" ? [] : columns[2].split(separator: " ").compactMap { EntryKind(rawValue: String($0)) })
        let found =
          switch names.meaning(of: name, in: folder, expecting: expected, kind: { kinds[$0] }) {
          case .file(let place): names.paths[place]
          case .several(taken: let taken, among: let places):
            names.paths[taken] + " of " + places.map { names.paths[$0] }.joined(separator: " ")
          case .nothing: ""
          }
        if found != columns[3] { Issue.record("\(line): \(found)") }
      default:
        let found = names.file(at: columns[2], in: columns[1]).map { "\(names.paths[$0.place]) \($0.way)" } ?? ""
        if found != columns[3] { Issue.record("\(line): \(found)") }
      }
    }
  }
}
