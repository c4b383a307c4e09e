// Where pages stand, and what is escaped.

import JournalModel
import JournalSite
import Testing

@Suite struct AddressTests {
  @Test func addressesAreNamesThatEveryDiskHas() {
    let paths = [
      "notes/Packing List.md", "notes/kyoto.md", "notes/a/Kyoto.md", "notes/日記.md", "notes/con.md",
      "notes/\(String(repeating: "x", count: 200)).md",
    ]
    let map = SiteMap(paths.map { SiteEntry(path: $0, kind: .note, title: "") }, hidden: [])
    let addresses = Dictionary(uniqueKeysWithValues: map.entries.map { ($0.path, $0.address) })
    #expect(addresses["notes/Packing List.md"] == "notes/packing-list.html")
    #expect(Set(addresses.values.map { $0.lowercased() }).count == paths.count)
    #expect(addresses["notes/kyoto.md"]?.hasPrefix("notes/kyoto-") == true)
    #expect(addresses["notes/con.md"] != "notes/con.html")
    for address in addresses.values {
      #expect(address.utf8.count < 110 && address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "\(address)")
    }
    // Another entry changes the address of none that it shares no name with.
    let more = SiteMap((paths + ["notes/x.md"]).map { SiteEntry(path: $0, kind: .note, title: "") }, hidden: [])
    for entry in more.entries { if let address = addresses[entry.path] { #expect(entry.address == address) } }
  }

  @Test func aLinkToWhatIsHiddenLeadsToNothingElse() {
    let map = SiteMap(
      [SiteEntry(path: "notes/one.md", kind: .note, title: "One")], hidden: ["goals/two.md", "goals/one.md"], absent: ["notes/three.md"])
    #expect(map.number(named: "two") == SiteMap.hidden)
    #expect(map.number(named: "three") == SiteMap.absent)
    #expect(map.number(named: "four") == nil)
    #expect(map.number(named: "one") == SiteMap.hidden)
    #expect(map.number(named: "notes/one") == 0)
    #expect(SiteLinks(map, from: "days/x.html").target(Reference(file: "notes/one"), in: "x")?.link == "../notes/one.html")
  }

  @Test func textIsEscaped() {
    var page = Markup()
    page.link("a\"b", "<&>\u{1}\u{7F}é")
    #expect(String(decoding: page.bytes, as: UTF8.self) == "<a href=\"a&quot;b\">&lt;&amp;&gt;\u{FFFD}\u{FFFD}é</a>")
  }
}
