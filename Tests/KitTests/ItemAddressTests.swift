// Items by name: what a command line may say, and where they are found.

import Foundation
import HostSystem
import JournalFormat
import JournalIndex
import JournalKit
import JournalStore
import JournalTestSupport
import Testing

@Suite struct ItemAddresses {
  @Test func everyFormNamesFileAndItem() throws {
    for line in try Repository.fixtures.appending(path: "insights/item-addresses.tsv").text().split(separator: "\n")
    where !line.hasPrefix("# ") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let address = ItemAddress(cells[0])
      let told = address.map { [$0.file ?? "·", $0.name.text] } ?? ["no item"]
      if told != Array(cells.dropFirst()) { Issue.record("‘\(cells[0])’ is \(told)") }
    }
  }

  @Test func anIDIsFoundWhereverItStands() throws {
    let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write("", to: "retro.yaml")
    try folder.write("## Action\n- [ ] One ^a-1111\n- [ ] Two ^a-1\n", to: "retros/2026/2026-W46.md")
    try folder.write("## Review\n- One [[2026-W46#^a-1111|W46]]\n## Action\r\n- [ ] Three ^a-2\r\n", to: "retros/2026/2026-W47.md")
    try folder.write(
      "## Log\n- 07:00 [[run]] ^i-1\n## Action\n- [ ] Four ^a-2\n- [ ] Five ^a-3\n- [ ] Six ^a-3\n", to: "days/2026/11/2026-11-20.md")
    try folder.write("- [ ] no item ^a-9\n", to: "templates/weekly.md")
    let journal = try Journal(root: folder.path)
    func places(_ id: String) throws -> [String] {
      let name = try #require(ItemName(id))
      let places = try [nil, HostSystem.Environment(["XDG_CACHE_HOME": cache.path])].map { environment in
        try journal.items(named: name, from: folder.path, environment.map { try JournalIndex.open(journal, $0) }).items.map {
          "\($0.file.place.path):\($0.line)"
        }
      }
      #expect(places[0] == places[1])
      return places[1]
    }
    #expect(try places("a-1111") == ["retros/2026/2026-W46.md:2"])
    #expect(try places("^a-1111") == ["retros/2026/2026-W46.md:2"])
    #expect(try places("a-1") == ["retros/2026/2026-W46.md:3"])
    #expect(try places("i-1") == ["days/2026/11/2026-11-20.md:2"])
    #expect(try places("a-2") == ["days/2026/11/2026-11-20.md:4", "retros/2026/2026-W47.md:4"])
    #expect(try places("a-3") == ["days/2026/11/2026-11-20.md:5", "days/2026/11/2026-11-20.md:6"])
    #expect(try places("a-9") == [] && places("a-11") == [] && places("a") == [])
  }
}
