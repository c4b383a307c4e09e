// The power fails at every call that writes, and the disk forgets what it was not told to keep: the files are all old or all new, and the log
// still knows the command that made them so.

import Foundation
import HostSystem
import JournalStore
import JournalTestSupport
import Testing

/// A disk that keeps only what was flushed. It remembers, for every file and folder below a root, what was flushed last and every state since;
/// a power cut leaves any of these for each of them, independently of all others, as file systems are allowed to.
private final class ForgetfulDisk: @unchecked Sendable {
  private enum Node: Equatable {
    case file([UInt8], mode: mode_t)
    case folder([String: UInt64])
  }

  /// What a power cut leaves of files and folders.
  enum Memory: CaseIterable {
    /// What was flushed and nothing else.
    case flushed
    /// For each file and folder any state since it was flushed last.
    case any
  }

  private let root: String
  private let lastCall: Int
  private(set) var count = 0
  /// For each inode what was flushed last, and the states since.
  private var states: [UInt64: [Node]] = [:]
  /// Files stay open, so that the system gives no inode to two of them.
  private var held: [Int32] = []

  /// - Parameter lastCall: The number of the last call that is made before the power fails; every later one fails.
  init(_ root: String, lastCall: Int) {
    self.root = root
    self.lastCall = lastCall
    look()
    for inode in states.keys { flush(inode) }
  }

  deinit { for descriptor in held { close(descriptor) } }

  var isCut: Bool { count > lastCall }

  var calls: SystemCalls {
    SystemCalls({ self.answer($0) }, synchronising: { self.synchronise($0) })
  }

  private func answer(_ call: SystemCalls.Call) -> SystemCalls.Answer {
    if !isCut, call != .synchronise { look() }
    count += 1
    if isCut { return .fail(EIO) }
    return call == .synchronise ? .pretend : .make
  }

  private func synchronise(_ descriptor: Int32) {
    if isCut || count == lastCall { return }
    look()
    var status = stat()
    if fstat(descriptor, &status) == 0 { flush(UInt64(status.st_ino)) }
  }

  private func flush(_ inode: UInt64) { states[inode] = states[inode].map { $0.suffix(1) } }

  /// Adds the present state of everything that has changed.
  private func look() { _ = look(at: root) }

  private func look(at path: String) -> UInt64? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let inode = UInt64(status.st_ino)
    var node: Node
    if status.st_mode & S_IFMT == S_IFDIR {
      var names: [String: UInt64] = [:]
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] { names[name] = look(at: path + "/" + name) }
      node = .folder(names)
    } else {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      node = .file(Array(data), mode: status.st_mode & 0o7777)
    }
    if states[inode] == nil {
      held.append(open(path, O_RDONLY))
      // A file that was never flushed is empty, or not there.
      if case .file(_, let mode) = node { states[inode] = [.file([], mode: mode)] } else { states[inode] = [.folder([:])] }
    }
    if states[inode]?.last != node { states[inode]?.append(node) }
    return inode
  }

  /// Makes of the tree what a power cut leaves.
  func cut(leaving memory: Memory, _ generator: inout SeededGenerator) throws {
    var status = stat()
    guard lstat(root, &status) == 0 else { return }
    var chosen: [UInt64: Node] = [:]
    for inode in states.keys.sorted() {
      let all = states[inode] ?? []
      chosen[inode] =
        switch memory {
        case .flushed: all.first
        case .any: all.randomElement(using: &generator)
        }
    }
    let top = UInt64(status.st_ino)
    try FileManager.default.removeItem(atPath: root)
    try make(top, at: root, chosen)
  }

  private func make(_ inode: UInt64, at path: String, _ chosen: [UInt64: Node]) throws {
    switch chosen[inode] {
    case .file(let bytes, let mode)?:
      try Data(bytes).write(to: URL(filePath: path))
      chmod(path, mode)
    case .folder(let names)?:
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      for (name, inode) in names { try make(inode, at: path + "/" + name, chosen) }
    case nil: break
    }
  }
}

@Suite struct PowerCutTests {
  private static let quick = SystemCalls { $0 == .synchronise ? .pretend : .make }

  /// One way for a journal to go from one state to another.
  private struct Step: Sendable {
    let name: String
    let prepare: @Sendable (Workplace) throws -> Void
    let run: @Sendable (Workplace) throws -> Void
    let (before, after): ([String: String], [String: String])
  }

  private static let steps = [
    Step(name: "the first change", prepare: { _ in }, run: { try $0.carryOut() }, before: Workplace.before, after: Workplace.after),
    Step(
      name: "a later change",
      prepare: {
        try $0.carryOut([.create("x.md", [1])]); try $0.undo()
      }, run: { try $0.carryOut() },
      before: Workplace.before, after: Workplace.after),
    Step(
      name: "an undo", prepare: { try $0.carryOut() }, run: { try $0.undo() }, before: Workplace.after, after: Workplace.before),
  ]

  @Test(arguments: steps.indices)
  func afterAPowerCutAllIsOldOrNewAndTheLogKnowsIt(_ index: Int) throws {
    let step = Self.steps[index]
    var generator = SeededGenerator(seed: 62)
    for memory in ForgetfulDisk.Memory.allCases {
      for moment in 1... {
        var isDone = false
        var isLast = false
        for round in 0..<(memory == .any ? 3 : 1) {
          var place = try Workplace()
          place.calls = Self.quick
          try step.prepare(place)
          let known = try place.log().entries().count
          let disk = ForgetfulDisk(place.folder.path, lastCall: moment)
          place.calls = disk.calls
          do { try step.run(place); isDone = true } catch { isDone = false }
          isLast = !disk.isCut
          try disk.cut(leaving: memory, &generator)
          place.calls = Self.quick
          let name = "\(step.name), \(memory), call \(moment), round \(round)"
          do { try place.log().withChanges { _ in } } catch {
            Issue.record("\(name): \(error)")
            continue
          }
          let files = try place.files().filter { !FileSystem.isLeftover(name: PathText.name($0.key)) }
          if files != step.before, files != step.after { Issue.record("\(name): \(files)") }
          if isDone, files != step.after { Issue.record("\(name): what was told as done is not there") }
          let entries = try place.log().entries()
          let expected = known + (files == step.after ? 1 : 0)
          if entries.count != expected { Issue.record("\(name): the log knows \(entries.count) commands, not \(expected)") }
          // Whichever it is, the way back is open.
          if files == Workplace.after {
            do { try place.undo() } catch { Issue.record("\(name): not undone: \(error)") }
          }
        }
        if isLast { break }
      }
    }
  }
}
