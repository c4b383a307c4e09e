// Every call that writes fails once, or is the last one of a program that dies: what is left is all old or all new.

import Foundation
import HostSystem
import JournalStore
import JournalTestSupport
import Testing

/// Counts the calls that write, and lets things happen at one of them.
private final class Trouble: @unchecked Sendable {
  enum Kind: CaseIterable {
    /// The call fails, the program goes on.
    case error, fullDisk
    /// The program dies before the call, or in the middle of a write.
    case death, deathHalfway
    /// Nothing of ours fails.
    case none
  }

  let kind: Kind
  let moment: Int
  /// Whether the system can exchange names.
  let canExchange: Bool
  private(set) var count = 0
  /// What another program does right before the call.
  var interference: (() -> Void)?

  init(_ kind: Kind, at moment: Int, canExchange: Bool = true) {
    self.kind = kind
    self.moment = moment
    self.canExchange = canExchange
  }

  var hasHappened: Bool { count >= moment }
  var isDeath: Bool { kind == .death || kind == .deathHalfway }

  var calls: SystemCalls { SystemCalls { self.answer($0) } }

  private func answer(_ call: SystemCalls.Call) -> SystemCalls.Answer {
    count += 1
    if count == moment { interference?() }
    if count == moment || (count > moment && isDeath) {
      switch kind {
      case .none: break
      case .error: return .fail(EIO)
      case .fullDisk: return .half(ENOSPC)
      case .death: return .fail(EIO)
      case .deathHalfway: return count == moment ? .half(EIO) : .fail(EIO)
      }
    }
    if call == .exchange, !canExchange { return .fail(ENOSYS) }
    return call == .synchronise ? .pretend : .make
  }
}

@Suite struct ChangeFaultTests {
  /// The way of a call that never fails, without waiting for the disk.
  private static let quick = SystemCalls { $0 == .synchronise ? .pretend : .make }

  @Test(arguments: [true, false])
  func aFaultAtAnyCallLeavesAllOldOrAllNew(_ canExchange: Bool) throws {
    var survived = 0
    for kind in canExchange ? [Trouble.Kind.error, .fullDisk, .death, .deathHalfway] : [.error, .deathHalfway] {
      for moment in 1... {
        var place = try Workplace()
        let failure = Trouble(kind, at: moment, canExchange: canExchange)
        place.calls = failure.calls
        let isDone = (try? place.carryOut()) != nil
        if !failure.hasHappened {
          #expect(isDone)
          break
        }
        let name = "\(kind) at call \(moment)"
        // A program that lives has settled it by now; for one that died the next command does.
        let isSettled = try !place.log().directory.hasPending
        if !failure.isDeath, isSettled, try place.files() != (isDone ? Workplace.after : Workplace.before) {
          Issue.record("\(name): \(try place.files())")
        }
        place.calls = Self.quick
        try place.log().withChanges { _ in }
        expectAllOrNothing(place, name)
        survived += 1
        if try place.files() == Workplace.after {
          try place.undo()
          if try place.files() != Workplace.before { Issue.record("\(name): not undone") }
        }
      }
    }
    #expect(survived > 100)
  }

  @Test func aFaultAtAnyCallOfUndoLeavesAllOldOrAllNew() throws {
    for kind in [Trouble.Kind.error, .deathHalfway] {
      for moment in 1... {
        var place = try Workplace()
        place.calls = Self.quick
        try place.carryOut()
        let failure = Trouble(kind, at: moment)
        place.calls = failure.calls
        _ = try? place.undo()
        if !failure.hasHappened { break }
        place.calls = Self.quick
        try place.log().withChanges { _ in }
        expectAllOrNothing(place, "\(kind) at call \(moment)")
      }
    }
  }

  /// A command's second part that fails at any call is there or is not, and undo takes back what there is, down to where the command began.
  @Test func aFaultAtAnyCallOfASecondPartLeavesWhatUndoTakesBack() throws {
    var undos: Set<Int> = []
    for kind in [Trouble.Kind.error, .death, .deathHalfway] {
      for moment in 1... {
        var place = try Workplace()
        place.calls = Self.quick
        let first = try #require(try place.carryOut())
        let middle = try place.files()
        let old = Array(try #require(middle["a.md"]).utf8)
        let failure = Trouble(kind, at: moment)
        place.calls = failure.calls
        _ = try? place.log().withChanges { session in
          try session.carryOut(
            [.replace("a.md", before: old, after: old + Array("more".utf8)), .create("second.md", [1])], words: ["retro", "test"], time: place.time, joining: first.id)
        }
        place.calls = Self.quick
        try place.log().withChanges { _ in }
        let files = try place.files()
        let isDone = files["second.md"] != nil
        if files["a.md"] != String(decoding: old, as: UTF8.self) + (isDone ? "more" : "") { Issue.record("\(kind) at call \(moment): \(files)") }
        var count = 0
        while try place.log().lastToUndo() != nil, count < 3 {
          try place.undo()
          count += 1
        }
        undos.insert(isDone ? count : 0)
        if try place.files() != Workplace.before { Issue.record("\(kind) at call \(moment), \(count) undos: \(try place.files())") }
        if !failure.hasHappened {
          #expect(isDone && count == 1)
          break
        }
      }
    }
    #expect(undos.contains(1) && undos.contains(0))
  }

  /// The program dies, and the one that is to settle it dies too.
  @Test func dyingTwiceIsSurvivedToo() throws {
    for moment in stride(from: 12, to: 60, by: 5) {
      for second in stride(from: 1, to: 40, by: 5) {
        var place = try Workplace()
        place.calls = Trouble(.deathHalfway, at: moment).calls
        _ = try? place.carryOut()
        place.calls = Trouble(.deathHalfway, at: second).calls
        _ = try? place.log().withChanges { _ in }
        place.calls = Self.quick
        try place.log().withChanges { _ in }
        expectAllOrNothing(place, "calls \(moment) and \(second)")
      }
    }
  }

  /// An editor saves at any moment, whether ours lives on or dies there: what the editor saved is there in the end.
  @Test func whatAnEditorSavesMeanwhileIsNeverLost() throws {
    for kind in [Trouble.Kind.none, .death] {
      for moment in 1... {
        var place = try Workplace()
        let failure = Trouble(kind, at: moment)
        let path = place.root + "/a.md"
        failure.interference = {
          try? Data("EDITOR".utf8).write(to: URL(filePath: path + ".tmp"))
          rename(path + ".tmp", path)
        }
        place.calls = failure.calls
        _ = try? place.carryOut()
        if !failure.hasHappened { break }
        place.calls = Self.quick
        try place.log().withChanges { _ in }
        var files = try place.files()
        let text = files.updateValue("", forKey: "a.md")
        if text != "EDITOR" { Issue.record("\(kind) at call \(moment): the editor's text became \(text ?? "nothing")") }
        // The others are old together or new together.
        let (before, after) = (Workplace.before.merging(["a.md": ""]) { $1 }, Workplace.after.merging(["a.md": ""]) { $1 })
        if files != before, files != after { Issue.record("\(kind) at call \(moment): \(files)") }
      }
    }
  }

  @Test func manyWritersOfOneFileLoseNothing() throws {
    let place = try Workplace()
    let path = place.root + "/a.md"
    DispatchQueue.concurrentPerform(iterations: 4) { writer in
      for round in 0..<10 {
        do {
          try place.log().withChanges { session in
            let old = try FileSystem.read(path)
            try session.carryOut(
              [.replace("a.md", before: old, after: old + Array("\(writer)-\(round)\n".utf8))], words: ["retro"], time: place.time)
          }
        } catch { Issue.record("\(error)") }
      }
    }
    let lines = Set(String(decoding: try FileSystem.read(path), as: UTF8.self).split(separator: "\n").map(String.init))
    #expect(lines.count == 43)
  }

  /// Two people, or two containers, have state folders of their own and so no lock in common: the file itself is the guard. Whatever was not
  /// written is kept, and said to be.
  @Test func writersWithoutALockInCommonLoseNothing() throws {
    let place = try Workplace()
    let path = place.root + "/a.md"
    let refused = Refused()
    DispatchQueue.concurrentPerform(iterations: 4) { writer in
      let environment = Environment(["XDG_STATE_HOME": place.folder.path + "/state\(writer)"])
      for round in 0..<20 {
        let line = "\(writer)-\(round)\n"
        do {
          try ChangeLog(root: place.root, environment: environment, calls: Self.quick).withChanges { session in
            let old = try FileSystem.read(path)
            try session.carryOut([.replace("a.md", before: old, after: old + Array(line.utf8))], words: ["retro"], time: place.time)
          }
        } catch {
          guard case .refused(_, let kept?) = error as? ChangeError, let text = try? FileSystem.read(kept) else {
            Issue.record("\(error), of \(line)")
            continue
          }
          if !String(decoding: text, as: UTF8.self).contains(line) { Issue.record("\(line) is not in what was kept") }
          refused.add(line)
        }
      }
    }
    let lines = Set(String(decoding: try FileSystem.read(path), as: UTF8.self).split(separator: "\n").map { "\($0)\n" })
    for writer in 0..<4 {
      for round in 0..<20 {
        let line = "\(writer)-\(round)\n"
        if lines.contains(line) == refused.lines.contains(line) { Issue.record("\(line): written and refused, or neither") }
      }
    }
    #expect(try place.files().keys.allSatisfy { !FileSystem.isLeftover(name: PathText.name($0)) })
  }

  /// Lines that were refused, noted by several threads.
  private final class Refused: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var lines: Set<String> = []

    func add(_ line: String) { lock.withLock { _ = lines.insert(line) } }
  }

  private func expectAllOrNothing(_ place: Workplace, _ name: String) {
    do {
      let files = try place.files()
      if files != Workplace.before, files != Workplace.after { Issue.record("\(name): \(files)") }
      let state = try place.state()
      if state.contains(where: { $0.contains(".retro-") || $0 == "pending" || $0.hasPrefix("recovery") }) {
        Issue.record("\(name): \(state)")
      }
    } catch { Issue.record("\(name): \(error)") }
  }
}
