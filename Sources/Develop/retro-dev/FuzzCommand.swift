// `retro-dev fuzz`: damaged copies of real files, each read by us and by the oracles.

import CommandKit
import HostSystem
import JournalOracles
import JournalTestSupport
import JournalText
import MarkdownSyntax

struct FuzzCommand: Command {
  static let name = "fuzz"
  static let declaration = CommandDeclaration(
    name, "Damage Markdown files and look for traps and for differences from cmark-gfm and libyaml.",
    operands: [trees],
    options: [count, seed, shown])

  private static let trees = Operand(repeating: Placeholder("TREE"), "Folders or Markdown files to begin with.")
  private static let count = Option("count", short: "n", value: Placeholder("COUNT"), .number(), "Damage COUNT copies (default 10000).")
  private static let seed = Option("seed", value: Placeholder("NUMBER"), .number(), "Begin chance at NUMBER (default 1).")
  private static let shown = Option(
    "show", short: "s", value: Placeholder("COUNT"), .number(), "Show at most COUNT differences (default 10).")

  let trees: [String]
  let count: Int
  let seed: Int
  let shown: Int

  init(_ arguments: Arguments) throws(UsageError) {
    trees = try arguments[Self.trees]
    count = try arguments[Self.count] ?? 10_000
    seed = try arguments[Self.seed] ?? 1
    shown = try arguments[Self.shown] ?? 10
  }

  func run(in context: inout DevContext) throws -> ExitStatus {
    let oracle = CommonMarkOracle()
    // A long file hides what one piece of damage does.
    let seeds = try context.markdownFiles(in: trees).compactMap { FileSystem.readIfReadable($0) }.filter { $0.count < 6000 }
    guard !seeds.isEmpty else { throw UsageError("there is no Markdown file under 6,000 bytes to begin with") }
    var generator = SeededGenerator(seed: UInt64(seed))
    var blocks = 0, listed = 0, fronts = 0, broken = 0, agreeingFronts = 0, differences = 0, beyondUTF8 = 0
    for _ in 0..<count {
      var bytes = generator.pick(seeds)
      if generator.chance(40) { splice(&bytes, generator.pick(seeds), using: &generator) }
      bytes = mutations(of: bytes, count: 1, using: &generator)[0]
      let source = SourceText(path: "damaged", bytes: bytes)
      let outline = Outline(source)
      // cmark-gfm replaces broken bytes before it counts columns.
      let body = Array(bytes[outline.bodyStart...])
      if body.withUnsafeBufferPointer({ firstInvalidUTF8(in: $0) }) != nil || body.contains(0) {
        beyondUTF8 += 1
      } else {
        let ours = outline.marks(in: source)
        let theirs = body.withUnsafeBufferPointer { oracle.marks($0) }
        if ours == theirs {
          blocks += 1
        } else if knownDifference(body) != nil {
          listed += 1
        } else {
          differences += 1
          if differences <= shown {
            let index = zip(ours, theirs).prefix { $0 == $1 }.count
            let at = "ours \(index < ours.count ? "\(ours[index])" : "end"), cmark-gfm \(index < theirs.count ? "\(theirs[index])" : "end")"
            context.print("--- blocks: \(at)\n\(String(decoding: body, as: UTF8.self))")
          }
        }
      }
      guard let front = outline.frontMatter else { continue }
      if front.isBroken {
        broken += 1
        continue
      }
      fronts += 1
      if let difference = frontMatterDisagreement(outline, in: source), !hasYAMLOnlyLineEnd(source[front.content]) {
        differences += 1
        if differences <= shown { context.print("--- front matter: \(difference)\n\(source.text(front.content))") }
      } else {
        agreeingFronts += 1
      }
    }
    context.print("\(count) damaged files, none trapped; \(beyondUTF8) not UTF-8")
    context.print("blocks: \(share(blocks, of: count - beyondUTF8)) agree, \(listed) more differ for a listed reason")
    context.print("front matter: \(share(agreeingFronts, of: fronts)) read agree; \(broken) refused")
    return differences == 0 ? .yes : .no
  }

  /// Puts some lines of `other` between two lines of `bytes`.
  private func splice(_ bytes: inout [UInt8], _ other: [UInt8], using generator: inout SeededGenerator) {
    let target = LineTable(SourceText(path: "", bytes: bytes)).starts
    let donor = LineTable(SourceText(path: "", bytes: other)).starts
    let first = Int.random(in: 0..<donor.count, using: &generator)
    let last = min(donor.count - 1, first + Int.random(in: 1...4, using: &generator))
    bytes.insert(contentsOf: other[donor[first]..<donor[last]], at: generator.pick(target))
  }
}
