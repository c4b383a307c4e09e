// What people, editors and folder sync do to the files of a journal, at random.

import Foundation
import HostSystem
import JournalIndex
import JournalStore
import JournalTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A journal in a temporary folder whose files change, with an index beside it.
struct EditHistory {
  let folder: TemporaryFolder
  var generator: SeededGenerator
  /// What was done, for the message of a failing case.
  private(set) var steps: [String] = []

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    generator = SeededGenerator(seed: seed)
    try folder.write("", to: "journal/retro.yaml")
    for _ in 0..<8 { try write() }
  }

  var root: String { folder.path + "/journal" }
  var environment: HostSystem.Environment { HostSystem.Environment(["XDG_CACHE_HOME": folder.path + "/cache"]) }
  func journal() throws -> Journal { try Journal(root: root) }
  func open(_ clock: HostClock = .system, looking look: JournalIndex.Look = .whole) throws -> JournalIndex {
    try JournalIndex.open(journal(), environment, clock: clock, looking: look)
  }

  /// The file of the index; nil before there is one.
  var indexPath: String? {
    let cache = folder.path + "/cache/retro"
    return try? FileManager.default.contentsOfDirectory(atPath: cache).first { $0.hasSuffix(".sqlite") }.map { cache + "/" + $0 }
  }

  /// One of the things that happen to files.
  mutating func edit() throws {
    switch Int.random(in: 0..<17, using: &generator) {
    case 0...2: try write()
    case 3, 4: try append()
    case 5...7: try flip(restoringTime: false)
    case 8: try flip(restoringTime: true)
    case 9: try rename { $0.deletingLastPathComponent().appending(path: "renamed-\(Self.number(&$1)).md") }
    case 10: try moveFolder()
    case 11: try rename { url, _ in url.deletingLastPathComponent().appending(path: url.lastPathComponent.uppercased()) }
    case 12: try remove()
    case 13: try writeMetrics()
    case 14: try link()
    case 15: try copy()
    default: try configure()
    }
  }

  private static func number(_ generator: inout SeededGenerator) -> Int { Int.random(in: 0..<20, using: &generator) }

  private var files: [URL] {
    ["md", "MD", "csv", "CSV"].flatMap { Repository.files(in: URL(filePath: root), ofKind: $0) }.sorted { $0.path < $1.path }
  }

  private mutating func file() -> URL? {
    let files = files
    return files.isEmpty ? nil : generator.pick(files)
  }

  private mutating func done(_ what: String) { steps.append(what) }

  private mutating func write() throws {
    let day = Int.random(in: 10...28, using: &generator)
    let paths = [
      "days/2026/11/2026-11-\(day).md", "days/2026/11/2026-11-\(day).md", "2026-11-\(day).md", "retros/2026/2026-W\(day + 20).md",
      "notes/Idee \(day % 4).md", "notes/睡眠-\(day % 3).md", "notes/deep/er/note-\(day % 5).md",
      "activities/run-\(day % 3).md", "goals/far-\(day % 2).md",
      // Neighbours in the order of their bytes.
      "notes/\(generator.pick(["é", "e\u{301}", "note", "note-", "note-0.", "note-1 ", "Note-1"])).md",
    ]
    let path = generator.pick(paths)
    try folder.write(text(), to: "journal/" + path)
    done("write \(path)")
  }

  private mutating func text() -> String {
    let pieces = [
      "mood: good", "mood: bad", "tags: [work, Health/Sleep]", "tags: work", "steps: \(Self.number(&generator) * 100)",
      "sleep_minutes: 7h12",
      "bedtime: 23:1\(Int.random(in: 0...9, using: &generator))", "private: true", "title: 睡眠 \(Self.number(&generator))", "Steps: 4",
      "odd\"'key: 3",
      "related: \"[[note-1]]\"", "broken: [", "schedule: daily", "points: [1, \"3 from 2026-11-16\"]", "type: term", "targets: 500 km",
    ]
    let body = [
      "Prose with #tag and [[note-\(Int.random(in: 0...4, using: &generator))]].\n",
      "## Log\n- 09:10 Walk #out [minutes:: 30]\n- [ ] Tea\n",
      "## Log\n- 21:00 [[run-1]] [distance:: 5,2 km] [duration:: 28 min] [goal:: [[far-1]]] #out\n- [-] [[Run-2]] [skip:: ill]\n",
      "## Log\n- [/] [[run-1]] with [[far-0]] [points:: -3] [mood:: good]\n- Tea [volume:: 2 l] [km:: 0.0001]\n",
      "## Try\n- Go to bed at ten [due:: 2026-11-20] ^t-1b2c3\n- [x] Done, see [x](note-2.md)\n",
      "## Action\n- [ ] Call A. 📅 2026-11-30 #work\n",
      "## Here\n> - [ ] Quoted 📅 2026-11-30\n\n- a\n\t- [x] b ✅ 2026-11-12 #private\n\t- [ ] c ⏫ ^c-1\n",
      "### There\n\t- [ ] Code or not 📅 2026-11-30 [[note-1]] #tab\n\t- and #private\n", "mood:: good\n\n",
      "Slept badly (sleep:: 6h10) and [Own Number:: 3], [steps:: 900]\n", "Steps:: 70 #private\n\n",
      "**Mood**:: Great\nwater glasses:: 7\n\n",
      "## Keep\n- 昨日の睡眠は良かった\n", "```\n## Try\n- none\n```\n", "Umlaut é, e\u{301}.\r\n",
    ]
    var front: [String] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) { front.append(generator.pick(pieces)) }
    let head = front.isEmpty ? "" : "---\n\(front.joined(separator: "\n"))\n---\n"
    var rest = "# Title \(Self.number(&generator))\n\n"
    for _ in 0..<Int.random(in: 0...4, using: &generator) { rest += generator.pick(body) }
    return generator.chance(4) ? "" : head + rest
  }

  private mutating func append() throws {
    // A link may lead nowhere.
    guard let url = file(), let handle = try? FileHandle(forWritingTo: url) else { return }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("\n- More \(Self.number(&generator))\n".utf8))
    try handle.close()
    done("append to \(url.lastPathComponent)")
  }

  /// Changes a byte, so that the size stays.
  private mutating func flip(restoringTime: Bool) throws {
    guard let url = file(), var bytes = try? url.bytes(), !bytes.isEmpty else { return }
    var status = stat()
    _ = stat(url.systemPath, &status)
    bytes[bytes.count - 1 - Int.random(in: 0..<min(bytes.count, 30), using: &generator)] = UInt8.random(in: 0x61...0x7A, using: &generator)
    let handle = try FileHandle(forWritingTo: url)
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
    #if canImport(Glibc)
      if restoringTime { _ = utimensat(AT_FDCWD, url.systemPath, [status.st_atim, status.st_mtim], 0) }
    #endif
    done("flip a byte of \(url.lastPathComponent)\(restoringTime ? ", its time restored" : "")")
  }

  /// Leaves a copy under a name that people give, too, as some folder syncs do where two devices changed one file.
  private mutating func copy() throws {
    guard let url = file() else { return }
    let path = "\(url.deletingPathExtension().systemPath) 2.\(url.pathExtension)"
    try Data(url.bytes()).write(to: URL(filePath: path))
    done("copy \(url.lastPathComponent)")
  }

  private mutating func rename(_ name: (URL, inout SeededGenerator) -> URL) throws {
    guard let url = file() else { return }
    let new = name(url, &generator)
    guard Glibc.rename(url.systemPath, new.systemPath) == 0 else { return }
    done("rename \(url.lastPathComponent) to \(new.lastPathComponent)")
  }

  private mutating func moveFolder() throws {
    let folders = ["days/2026/11", "days/2026/12", "notes", "notes/deep", "noten", "notes/deep/er", "metrics/watch", "metrics/Watch"]
    let (from, to) = (generator.pick(folders), generator.pick(folders))
    try? FileManager.default.moveItem(atPath: root + "/" + from, toPath: root + "/" + to)
    done("move \(from) to \(to)")
  }

  private mutating func remove() throws {
    guard let url = file() else { return }
    try FileManager.default.removeItem(at: url)
    done("remove \(url.lastPathComponent)")
  }

  private mutating func writeMetrics() throws {
    let names = ["steps", "sleep_minutes", "weight", "odd \"name", "Steps"]
    let (a, b) = (generator.pick(names), generator.pick(names))
    var text = "date,\"\(a.replacing("\"", with: "\"\""))\",\"\(b.replacing("\"", with: "\"\""))\"\n"
    for day in 10..<Int.random(in: 10...30, using: &generator) {
      text += "2026-11-\(day),\(Self.number(&generator)),\(generator.chance(50) ? "23:10" : "")\n"
    }
    let path = generator.pick(["metrics/watch/2026.csv", "metrics/watch/2025.csv", "metrics/apple-health/2026.csv", "metrics/readme.csv"])
    try folder.write(text, to: "journal/" + path)
    done("write \(path)")
  }

  private mutating func link() throws {
    let names = ["notes/link.md", "alias", "days/loop"]
    let path = root + "/" + generator.pick(names)
    let target = generator.pick(["days", "notes/note-1.md", "..", "Idee 1.md", "/nowhere", "../notes"])
    try? FileManager.default.removeItem(atPath: path)
    if generator.chance(60) { try? FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target) }
    done("link to \(target)")
  }

  private mutating func configure() throws {
    let text = generator.pick([
      "tasks.anywhere: true\n", "flavor: logseq\n", "tasks.anywhere: true\nflavor: logseq\n", "",
      "day_start: 04:00\n", "metrics:\n  priority: [apple-health, watch]\n", "layout:\n  metrics: notes\n",
    ])
    try folder.write(text, to: "journal/retro.yaml")
    done("configure \(text.debugDescription)")
  }
}
