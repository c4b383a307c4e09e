// What a program that dies while it writes leaves behind: the next one removes it, and never anything of somebody else's.

import Foundation
import HostSystem
import JournalTestSupport
import Testing

@Suite struct LeftoverTests {
  /// From the call of this number on, every call fails: the program is dead. Another may have done something right before.
  private final class Death: @unchecked Sendable {
    private let moment: Int
    private let isHalfway: Bool
    private let interference: () -> Void
    private var count = 0
    var hasHappened: Bool { count >= moment }

    init(at moment: Int, halfway isHalfway: Bool = false, after interference: @escaping () -> Void = {}) {
      self.moment = moment
      self.isHalfway = isHalfway
      self.interference = interference
    }

    var calls: SystemCalls {
      SystemCalls { call in
        self.count += 1
        if self.count == self.moment { self.interference() }
        if self.count < self.moment { return call == .synchronise ? .pretend : .make }
        return self.count == self.moment && self.isHalfway ? .half(EIO) : .fail(EIO)
      }
    }
  }

  private enum Write: CaseIterable {
    case create, replace, remove

    func run(on path: String, by calls: SystemCalls) {
      switch self {
      case .create: try? FileSystem.create(path, Array("new text".utf8), by: calls)
      case .replace: try? FileSystem.replace(path, expecting: Array("old text".utf8), with: Array("new text".utf8), by: calls)
      case .remove: try? FileSystem.remove(path, expecting: Array("old text".utf8), by: calls)
      }
    }
  }

  @Test func aDeadWritersFileIsRemovedByTheNext() throws {
    var left = 0
    for write in Write.allCases {
      for isHalfway in [false, true] {
        for moment in 1... {
          let folder = try TemporaryFolder()
          let path = folder.path + "/a.md"
          if write != .create { try folder.write("old text", to: "a.md") }
          let death = Death(at: moment, halfway: isHalfway)
          write.run(on: path, by: death.calls)
          if !death.hasHappened { break }
          if try FileSystem.names(in: folder.path).contains(where: { FileSystem.isLeftover(name: $0) }) { left += 1 }
          // A child that another test starts just now holds copies of our descriptors, and so their locks, until it runs its own program.
          var names: [String] = []
          for _ in 0..<100 {
            FileSystem.tidy(folder.path)
            names = try FileSystem.names(in: folder.path)
            if !names.contains(where: { FileSystem.isLeftover(name: $0) }) { break }
            Thread.sleep(forTimeInterval: 0.02)
          }
          let text = FileSystem.exists(path) ? String(decoding: try FileSystem.read(path), as: UTF8.self) : nil
          let allowed: [String?] =
            write == .create ? [nil, "new text"] : write == .replace ? ["old text", "new text"] : ["old text", nil]
          if !allowed.contains(text) || names != (text == nil ? [] : ["a.md"]) {
            Issue.record("\(write) dead at call \(moment): \(names), ‘\(text ?? "nothing")’")
          }
        }
      }
    }
    #expect(left > 10)
  }

  /// An editor saves right before the program dies: its text is in its file or beside it, whatever is tidied then.
  @Test func whatAnEditorSavedIsNeverTidiedAway() throws {
    for write in [Write.replace, .remove] {
      for moment in 1... {
        let folder = try TemporaryFolder()
        let path = try folder.write("old text", to: "a.md")
        let theirs = try folder.write("EDITOR", to: "theirs")
        let death = Death(at: moment) { rename(theirs, path) }
        write.run(on: path, by: death.calls)
        if !death.hasHappened { break }
        FileSystem.tidy(folder.path)
        let texts = try FileSystem.names(in: folder.path).map { String(decoding: try folder.read($0), as: UTF8.self) }
        if !texts.contains("EDITOR") { Issue.record("\(write) dead at call \(moment): \(texts)") }
      }
    }
  }

  @Test func whatIsInUseOrSomebodysStays() throws {
    let folder = try TemporaryFolder()
    let kept = [
      ".a.md.retro-0a9z4k2m": "a text under a name that says nothing of it", ".a.md.retro-00000000zzzzzzzz": "neither of the two",
      "a.md.retro-new-0a9z4k2m": "a name of somebody's", ".a.md.retro-new-0A9z4k2m": "capitals", ".a.md.swp": "an editor's",
      ".in-use.md.retro-new-0a9z4k2m": "half a te",
    ]
    for (name, text) in kept { try folder.write(text, to: name) }
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/.l.md.retro-new-0a9z4k2m", withDestinationPath: "nowhere")
    try FileManager.default.createDirectory(atPath: folder.path + "/.d.md.retro-new-0a9z4k2m", withIntermediateDirectories: false)
    try folder.write("half a te", to: ".dead.md.retro-new-0a9z4k2m")
    let descriptor = open(folder.path + "/.in-use.md.retro-new-0a9z4k2m", O_RDONLY)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    FileSystem.tidy(folder.path)
    let names = [".d.md.retro-new-0a9z4k2m", ".l.md.retro-new-0a9z4k2m"] + kept.keys
    #expect(try FileSystem.names(in: folder.path) == names.sorted())
    for (name, text) in kept where try folder.read(name) != Array(text.utf8) { Issue.record("\(name) was changed") }
    // Once its writer is gone, it goes too.
    close(descriptor)
    FileSystem.tidy(folder.path)
    #expect(!FileSystem.exists(folder.path + "/.in-use.md.retro-new-0a9z4k2m"))
    FileSystem.tidy(folder.path + "/no/such/folder")
  }

  /// A writer in the middle of its work is not disturbed by another that tidies all the while.
  @Test func tidyingDisturbsNoWriter() throws {
    let folder = try TemporaryFolder()
    try folder.write("0", to: "a.md")
    DispatchQueue.concurrentPerform(iterations: 3) { worker in
      for round in 0..<150 {
        if worker == 0 {
          FileSystem.tidy(folder.path)
        } else {
          do throws(HostError) {
            try FileSystem.create(folder.path + "/w\(worker)-\(round)", [1])
            let old = try FileSystem.read(folder.path + "/a.md")
            try FileSystem.replace(folder.path + "/a.md", expecting: old, with: Array("\(worker) \(round)".utf8))
          } catch { if error.kind != .changedMeanwhile { Issue.record("\(error)") } }
        }
      }
    }
    #expect(try FileSystem.names(in: folder.path).count == 301)
  }
}
