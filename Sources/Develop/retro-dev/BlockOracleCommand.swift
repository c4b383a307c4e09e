// `retro-dev block-oracle`: the examples of a CommonMark specification, one by one.

import CommandKit
import HostSystem
import JournalOracles
import JournalText
import MarkdownSyntax

struct BlockOracleCommand: Command {
  static let name = "block-oracle"
  static let declaration = CommandDeclaration(
    name, "Compare headings and list items with cmark-gfm over the examples of a CommonMark spec.txt.",
    operands: [file])

  private static let file = Operand(Placeholder("FILE"), "A specification whose examples stand between fences of 32 backticks.")

  let path: String

  init(_ arguments: Arguments) throws(UsageError) { path = try arguments[Self.file] }

  func run(in context: inout DevContext) throws -> ExitStatus {
    let oracle = CommonMarkOracle()
    let examples = commonMarkExamples(try FileSystem.read(path))
    var agreeing = 0, listed = 0
    for (index, example) in examples.enumerated() {
      let source = SourceText(path: "example \(index + 1)", bytes: example.markdown)
      let outline = Outline(body: source)
      let ours = outline.marks(in: source)
      let theirs = example.markdown.withUnsafeBufferPointer { oracle.marks($0) }
      if ours == theirs {
        agreeing += 1
      } else if let reason = knownDifference(example.markdown) {
        listed += 1
        context.print("example \(index + 1), line \(example.line): listed: \(reason)")
      } else {
        context.print("example \(index + 1), line \(example.line): ours \(ours), cmark-gfm \(theirs)")
      }
    }
    context.print("\(share(agreeing, of: examples.count)) examples agree, \(listed) more differ for a listed reason")
    return agreeing + listed == examples.count && !examples.isEmpty ? .yes : .no
  }
}
