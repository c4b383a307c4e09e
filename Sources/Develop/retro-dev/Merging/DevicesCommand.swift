// `retro-dev devices`: a journal that is lived on two devices, merged every evening.

import CommandKit
import HostSystem
import JournalLanguage
import JournalMerge
import JournalTestSupport
import JournalText

struct DevicesCommand: Command {
  static let name = "devices"
  static let declaration = CommandDeclaration(
    name, "Live a journal on two devices, and merge it every evening: by what it says, by lines as git does, and by ‘merge=union’.", options: [days, seed, shown])

  private static let days = Option("days", short: "n", value: Placeholder("COUNT"), .number(), "So many days (default 60).")
  private static let seed = Option("seed", value: Placeholder("NUMBER"), .number(), "Begin chance at NUMBER (default 1).")
  private static let shown = Flag("show", "Show each conflict.")

  let days: Int
  let seed: Int
  let isShown: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    days = try arguments[Self.days] ?? 60
    seed = try arguments[Self.seed] ?? 1
    isShown = arguments[Self.shown]
  }

  func run(in context: inout DevContext) throws -> ExitStatus {
    var life = TwoDevices(seed: UInt64(seed))
    var (evenings, conflicted, byLines, byUnion, lost) = (0, 0, 0, 0, [String]())
    for day in 0..<days {
      life.live(day)
      var (isConflicted, isConflictedByLines, isDamaged) = (false, false, false)
      for path in life.changedPaths {
        let sides = life.sides(of: path)
        let merge = JournalMerge()
        let result = merge.merge(sides, as: JournalMerge.Kind(path: path), orElse: merge.wholeConflict)
        if !result.conflicts.isEmpty {
          isConflicted = true
          if isShown { context.print("day \(day), \(path): \(result.conflicts.map(\.message.inEnglish).joined(separator: "; "))") }
        }
        isConflictedByLines = try !merged(sides, []).isSuccess || isConflictedByLines
        isDamaged = try life.isDamaged(merged(sides, ["--union"]).output, at: path) || isDamaged
        life.settle(path, ConflictText(result.bytes).resolved(result.conflicts.map { _ in .ours }))
        lost += life.breaches(in: path, isResolved: !result.conflicts.isEmpty)
      }
      evenings += 1
      if isConflicted { conflicted += 1 }
      if isConflictedByLines { byLines += 1 }
      if isDamaged { byUnion += 1 }
    }
    for breach in lost.prefix(10) { context.print(breach) }
    context.print("\(share(evenings - conflicted, of: evenings)) evenings without a conflict; by lines \(share(evenings - byLines, of: evenings))")
    context.print("\(share(evenings - byUnion, of: evenings)) evenings that ‘merge=union’ leaves without a doubled, lost or misplaced line")
    context.print("\(lost.count) lines lost or doubled")
    return lost.isEmpty ? .yes : .no
  }

  /// What git, which knows lines alone, makes of it.
  private func merged(_ sides: MergeSides, _ options: [String]) throws -> ChildProcess.Captured {
    let environment = Environment.current()
    let folder = environment.temporaryFolder
    let names = ["ours", "base", "theirs"].map { PathText.join(folder, "retro-dev-devices-\($0)-\(HostProcess.identifier)") }
    for (name, bytes) in zip(names, [sides.ours, sides.base, sides.theirs]) {
      if FileSystem.exists(name) { try FileSystem.removeFile(name) }
      try FileSystem.create(name, bytes)
    }
    defer { for name in names { do throws(HostError) { try FileSystem.removeFile(name) } catch {} } }
    return try ChildProcess.capture(["git", "merge-file", "-p"] + options + names, environment)
  }
}
