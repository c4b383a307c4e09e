// `retro-dev roundtrip`: the promise on edits, over every Markdown file of some trees.

import CommandKit
import HostSystem
import JournalOracles
import JournalTestSupport
import JournalText

struct RoundtripCommand: Command {
  static let name = "roundtrip"
  static let declaration = CommandDeclaration(
    name, "Make every edit to every Markdown file, in memory, and see that nothing else changes.",
    discussion: """
      Each file is tried as it is, with CRLF and with a byte order mark. Every key is replaced and removed, one is added, every list gains \
      and loses an element, every box is ticked, unticked and cancelled. After each edit only its own bytes may differ, and libyaml must \
      read what was meant, in the front matter as it is found without our scanner. Nothing is written.
      """,
    operands: [trees],
    options: [shown, odd, seed])

  private static let trees = Operand(repeating: Placeholder("DIR"), "Folders or Markdown files.")
  private static let shown = Option("show", short: "s", value: Placeholder("COUNT"), .number(), "Show at most COUNT failures (default 20).")
  private static let odd = Option("odd", value: Placeholder("COUNT"), .number(), "Try COUNT made files that begin in odd ways, too.")
  private static let seed = Option("seed", value: Placeholder("SEED"), .number(), "Make other files.")

  let trees: [String]
  let shown: Int
  let odd: Int
  let seed: Int

  init(_ arguments: Arguments) throws(UsageError) {
    trees = try arguments[Self.trees]
    shown = try arguments[Self.shown] ?? 20
    odd = try arguments[Self.odd] ?? 0
    seed = try arguments[Self.seed] ?? 1
  }

  func run(in context: inout DevContext) throws -> ExitStatus {
    var counts = RoundTripCounts()
    var unreadable = 0
    for path in try context.markdownFiles(in: trees) {
      guard let bytes = FileSystem.readIfReadable(path) else {
        unreadable += 1
        continue
      }
      for variant in RoundTripVariant.allCases { counts.check(SourceText(path: path, bytes: variant.apply(bytes)), variant) }
    }
    context.print("\(counts.files / 3) files, each in 3 variants; \(unreadable) unreadable")
    var openings = OddOpenings(SeededGenerator(seed: UInt64(seed)))
    for number in 0..<odd { counts.check(SourceText(path: "odd \(number + 1)", bytes: openings.file()), .asIs) }
    if odd > 0 { context.print("\(odd) files that begin in odd ways, of seed \(seed)") }
    context.print("\(counts.blocks) with front matter that can be edited")
    context.print("\(counts.edits) edits of \(counts.keys) keys, \(counts.elements) elements and \(counts.boxes) boxes")
    context.print("\(counts.refusedEdits) edits refused because they would have changed more")
    context.print("\(counts.kept) values only kept, \(counts.listed) files with a line end that only libyaml knows")
    for (code, count) in counts.refused.sorted(by: { $0.key < $1.key }) { context.print("refused: \(count) × \(code)") }
    for failure in counts.failures.prefix(shown) { context.print("failure: \(failure)") }
    context.print("\(counts.failures.count) failures")
    return counts.failures.isEmpty ? .yes : .no
  }
}
