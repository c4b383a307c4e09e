// `retro-dev oracle`: our outlines against cmark-gfm and libyaml, over real files.

import CommandKit
import HostSystem
import JournalOracles
import JournalText
import MarkdownSyntax

struct OracleCommand: Command {
  static let name = "oracle"
  static let declaration = CommandDeclaration(
    name, "Compare headings, list items and front matter with cmark-gfm and libyaml.",
    operands: [trees],
    options: [shown])

  private static let trees = Operand(repeating: Placeholder("TREE"), "Folders or Markdown files.")
  private static let shown = Option(
    "show", short: "s", value: Placeholder("COUNT"), .number(), "Show at most COUNT differences (default 20).")

  let trees: [String]
  let shown: Int

  init(_ arguments: Arguments) throws(UsageError) {
    trees = try arguments[Self.trees]
    shown = try arguments[Self.shown] ?? 20
  }

  func run(in context: inout DevContext) throws -> ExitStatus {
    let oracle = CommonMarkOracle()
    var files = 0, agreeing = 0, frontMatters = 0, broken = 0, agreeingFront = 0, keys = 0, differences = 0, refusedOnlyByUs = 0
    for path in try context.markdownFiles(in: trees) {
      guard let bytes = FileSystem.readIfReadable(path) else { continue }
      let source = SourceText(path: path, bytes: bytes)
      let outline = Outline(source)
      files += 1
      let ours = outline.marks(in: source)
      let theirs = Array(bytes[outline.bodyStart...]).withUnsafeBufferPointer { oracle.marks($0) }
      if ours == theirs {
        agreeing += 1
      } else {
        differences += 1
        if differences <= shown {
          let index = zip(ours, theirs).prefix { $0 == $1 }.count
          context.print(
            "\(path): ours \(index < ours.count ? "\(ours[index])" : "end"), cmark-gfm \(index < theirs.count ? "\(theirs[index])" : "end")"
          )
        }
      }
      if let front = outline.frontMatter {
        frontMatters += 1
        if front.isBroken {
          broken += 1
          if let finding = outline.diagnostics.first, yamlEntries(source[front.content]) != nil {
            refusedOnlyByUs += 1
            if refusedOnlyByUs <= shown { context.print(finding.rendered(in: source, lines: LineTable(source))) }
          }
        } else {
          keys += front.entries.count
          if let difference = frontMatterDisagreement(outline, in: source) {
            context.print("\(path): \(difference)")
          } else {
            agreeingFront += 1
          }
        }
      }
    }
    context.print("blocks: \(share(agreeing, of: files)) files agree with cmark-gfm")
    context.print(
      "front matter: \(share(agreeingFront, of: frontMatters - broken)) agree with libyaml, \(keys) keys; \(broken) refused, \(refusedOnlyByUs) of them by us alone"
    )
    return agreeing == files && agreeingFront == frontMatters - broken ? .yes : .no
  }
}
