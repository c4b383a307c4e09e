// Which file a link means.

import Foundation
import Foundation
import JournalFormat
import JournalModel
import JournalTestSupport
import Testing

@Suite struct NameTests {
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
        let isName = columns[0] == "name"
        let name = isName ? columns[1] : FileNames.rooted(columns[2], in: columns[1])
        let expected = Set(!isName ? [] : columns[2].split(separator: " ").compactMap { EntryKind(rawValue: String($0)) })
        let places: [Int] =
          switch names.meaning(of: name, expecting: expected, kind: { kinds[$0] }) {
          case .file(let place): [place]
          case .several(let places): places
          case .nothing: []
          }
        let found = places.map { names.paths[$0] }.joined(separator: " ")
        if found != columns[3] { Issue.record("\(line): \(found)") }
      default:
        let found = names.file(at: columns[2], in: columns[1]).map { "\(names.paths[$0.place]) \($0.way)" } ?? ""
        if found != columns[3] { Issue.record("\(line): \(found)") }
      }
    }
  }
}
