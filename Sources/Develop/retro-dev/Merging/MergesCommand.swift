// `retro-dev merges`: the laws of a merge over chance versions of files.

import CommandKit
import JournalTestSupport

struct MergesCommand: Command {
  static let name = "merges"
  static let declaration = CommandDeclaration(
    name, "Merge chance versions of files, and look whether the laws hold.", options: [count, seed, shown])

  private static let count = Option("count", short: "n", value: Placeholder("COUNT"), .number(), "Merge COUNT triples (default 100000).")
  private static let seed = Option("seed", value: Placeholder("NUMBER"), .number(), "Begin chance at NUMBER (default 0).")
  private static let shown = Option("show", short: "s", value: Placeholder("COUNT"), .number(), "Show at most COUNT breaches (default 5).")

  let count: Int
  let seed: Int
  let shown: Int

  init(_ arguments: Arguments) throws(UsageError) {
    count = try arguments[Self.count] ?? 100_000
    seed = try arguments[Self.seed] ?? 0
    shown = try arguments[Self.shown] ?? 5
  }

  func run(in context: inout DevContext) throws -> ExitStatus {
    var (breached, conflicts) = (0, 0)
    for number in seed..<seed + count {
      let trial = MergeTrial(seed: UInt64(number))
      let law = MergeLaw(trial.base.utf8, trial.ours.utf8, trial.theirs.utf8)
      if law.hasConflicts { conflicts += 1 }
      let breaches = law.breaches()
      if breaches.isEmpty { continue }
      breached += 1
      if breached <= shown { context.print("--- seed \(number): \(breaches.joined(separator: "; "))") }
      if count == 1 { context.print("=== base\n\(trial.base)=== ours\n\(trial.ours)=== theirs\n\(trial.theirs)") }
    }
    context.print("\(count) merges, none trapped: \(share(breached, of: count)) break a law, \(share(conflicts, of: count)) have conflicts")
    return breached == 0 ? .yes : .no
  }
}
