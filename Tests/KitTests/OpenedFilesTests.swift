// How many files a command opens, counted by the system.

import Foundation
import HostSystem
import JournalDates
import JournalTestSupport
import RetroCommands
import Testing

#if canImport(Glibc)
  import Glibc

  /// Sees which files below a folder are opened.
  private final class OpeningWatch {
    private let number = inotify_init1(Int32(IN_NONBLOCK))
    private var folders: [Int32: String] = [:]

    init(_ root: String) {
      for path in [""] + ((try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder), isFolder.boolValue else { continue }
        folders[inotify_add_watch(number, root + "/" + path, UInt32(IN_OPEN))] = path
      }
    }

    deinit { close(number) }

    /// The entries that were opened since the last call, each once.
    func opened() -> Set<String> {
      var paths: Set<String> = []
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65536, alignment: 8)
      defer { buffer.deallocate() }
      while true {
        let count = read(number, buffer.baseAddress, buffer.count)
        if count <= 0 { return paths }
        var place = 0
        while place + 16 <= count {
          let folder = buffer.loadUnaligned(fromByteOffset: place, as: Int32.self)
          let length = Int(buffer.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
          let name = String(decoding: buffer[(place + 16)..<(place + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
          // Temporary files beside those that are written have names of their own.
          if name.hasSuffix(".md"), !name.hasPrefix(".") { paths.insert("\(folders[folder] ?? "")/\(name)") }
          place += 16 + length
        }
      }
    }
  }

  @Suite struct OpenedFiles {
    /// A journal of two years in which every week has a Review, with a task, a private part and many days.
    private func journal() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write("", to: "journal/retro.yaml")
      try folder.write("---\ntype: task\ndue: 2026-12-01\n---\n", to: "journal/activities/renew.md")
      var week = try #require(Period("2024-W46"))
      let last = try #require(Period("2026-W46"))
      var before: Period?
      while week.span.start <= last.span.start {
        let review = before.map { "- [/] Early bed [[\($0)#^t-1a1a|\($0)]]\n  in part\n- Book [[\($0)#^a-2b2b|\($0)]]\n" } ?? ""
        try folder.write(
          """
          ## Review
          \(review)## Try
          - Early bed ^t-1a1a
          - Walk at noon ^t-3c3c
          \(before == nil ? "- Once ^t-9e9e" : "- More than once ^t-7f7f")
          - Secret #private ^t-4d4d
          ## Action
          - [ ] Book the physio ^a-2b2b
          - [ ] [[renew]] ^a-5e5e

          """, to: "journal/retros/\(week.description.prefix(4))/\(week).md")
        for day in 0..<3 {
          let date = CalendarDay(clampingOrdinal: Int(week.span.start.ordinal) + day)
          try folder.write(
            "---\nmood: good\n---\n## Log\n- [[run]] [distance:: 5 km]\n",
            to: "journal/days/\(date.year)/\("\(date)".dropFirst(5).prefix(2))/\(date).md")
        }
        (before, week) = (week, week.next)
      }
      return folder
    }

    @Test func commandsOpenFewFilesWhateverTheJournalHolds() throws {
      let folder = try journal()
      let environment = Environment([
        "HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache", "XDG_STATE_HOME": folder.path + "/state",
        "RETRO_NOW": "2026-11-20T21:00", "NO_COLOR": "1",
      ])
      func run(_ words: [String]) -> (status: String, output: String) {
        var context = Context(environment: environment, folder: folder.path + "/journal")
        let status = "\(RetroProgram().run(words, in: &context))"
        return (status, String(decoding: context.output + context.messages, as: UTF8.self))
      }
      _ = run(["index"])
      // What is younger than a tick of the disk's clock is looked at once more.
      let start = HostClock.monotonic()
      while HostClock.monotonic() < start + 0.1 {}
      _ = run(["index"])
      for (words, most) in [
        (["tries"], 0), (["actions"], 0), (["history"], 0), (["show", "t-9e9e"], 1), (["report", "2026-W46"], 4), (["show"], 1),
        (["show", "2026-11"], 3), (["show", "2026-W46#t-3c3c"], 6), (["review", "2026-W45#t-3c3c", "adopted"], 6),
        // The retrospective of this week is still to be made.
        (["review", "2026-W46#t-3c3c", "carry", "goes", "on"], 6), (["review", "2026-W46#t-1a1a", "partly"], 6),
        // The day, and the one plan that there is.
        (["skip", "renew", "no", "photo"], 2), (["do", "renew"], 2), (["log", "good", "renew", "the", "queue", "was", "short"], 2),
      ] {
        let watch = OpeningWatch(folder.path + "/journal")
        let (status, output) = run(words)
        let opened = watch.opened()
        if status == "failed" || opened.count > most {
          Issue.record("\(words) opened \(opened.count) files: \(opened.sorted().prefix(8)); \(output.prefix(300))")
        }
      }
      // The last one made what it wrote to.
      let made = try String(decoding: folder.read("journal/retros/2026/2026-W47.md"), as: UTF8.self)
      #expect(made.contains("[/] Early bed"))
    }

    /// With an index, a check opens what has changed, what speaks of that, and what has findings.
    @Test func aFileWithoutFindingsIsCheckedOnce() throws {
      let folder = try journal()
      let root = folder.path + "/journal"
      try folder.write("---\nschedule: daily\n---\n", to: "journal/activities/run.md")
      try folder.write("## Try\n- [for:: nothing] x\n", to: "journal/retros/2020/2020-W01.md")
      let environment = Environment(["HOME": folder.path, "XDG_CACHE_HOME": folder.path + "/cache", "NO_COLOR": "1"])
      func check() -> (opened: Set<String>, output: String) {
        // What is younger than a tick of the disk's clock is looked at once more.
        let start = HostClock.monotonic()
        while HostClock.monotonic() < start + 0.1 {}
        let watch = OpeningWatch(root)
        var context = Context(environment: environment, folder: root)
        _ = RetroProgram().run(["check"], in: &context)
        return (watch.opened(), String(decoding: context.output + context.messages, as: UTF8.self))
      }
      let faulty: Set = ["retros/2020/2020-W01.md"]
      let first = check()
      #expect(first.opened.count > 400)
      // There is no index yet, and a check makes none.
      #expect(check().opened.count > 400)
      var context = Context(environment: environment, folder: root)
      _ = RetroProgram().run(["index"], in: &context)
      _ = check()
      let again = check()
      #expect(again.opened == faulty && again.output == first.output)
      // Of what the day says nobody speaks.
      try folder.write("---\nmood: bad\n---\n## Log\n- [[run]] [distance:: 6 km]\n", to: "journal/days/2026/11/2026-11-09.md")
      #expect(check().opened == faulty.union(["days/2026/11/2026-11-09.md"]))
      // Of an id the next Review may speak.
      let week = try String(decoding: folder.read("journal/retros/2026/2026-W20.md"), as: UTF8.self)
      try folder.write(week.replacing("physio ^a-2b2b", with: "physio ^a-8b8b"), to: "journal/retros/2026/2026-W20.md")
      let broken: Set = ["retros/2026/2026-W20.md", "retros/2026/2026-W21.md"]
      let found = check()
      #expect(found.opened == faulty.union(broken) && found.output.contains("retros/2026/2026-W21.md"))
      #expect(check().opened == faulty.union(["retros/2026/2026-W21.md"]))
    }
  }
#endif
