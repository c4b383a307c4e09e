// `retro-dev mustache-spec`: the template engine against the specification of Mustache.

import CommandKit
import HostSystem
import JournalTestSupport
import Mustache
import PlainFormats

struct MustacheSpecCommand: Command {
  static let name = "mustache-spec"
  static let declaration = CommandDeclaration(
    name, "Run every case of the Mustache specification.",
    discussion: """
      Reads the JSON files of a checkout of github.com/mustache/spec. Those that begin with ‘~’ are optional parts, lambdas and inheritance \
      among them, and are passed over.
      """,
    operands: [folder])

  private static let folder = Operand(Placeholder("DIR"), "The folder with comments.json, sections.json and the others.")

  let folder: String

  init(_ arguments: Arguments) throws(UsageError) { folder = try arguments[Self.folder] }

  func run(in context: inout DevContext) throws -> ExitStatus {
    let names = try FileSystem.names(in: folder).filter { $0.hasSuffix(".json") }
    let optional = names.filter { $0.hasPrefix("~") }
    var passed = 0, failed = 0
    for name in names where !name.hasPrefix("~") {
      let file = try JSONValue(parsing: try FileSystem.read(PathText.join(folder, name)))
      let cases = file["tests"]?.array ?? []
      let failures = cases.compactMap { failure(of: $0) }
      context.print("\(name): \(cases.count - failures.count) of \(cases.count)")
      for failure in failures { context.print(failure) }
      passed += cases.count - failures.count
      failed += failures.count
    }
    let skipped = optional.isEmpty ? "" : "; passed over \(optional.joined(separator: ", "))"
    context.print("\(passed) of \(passed + failed) cases\(skipped)")
    if passed + failed == 0 { context.print("there are no cases in \(folder)") }
    return passed > 0 && failed == 0 ? .yes : .no
  }

  /// Nil where the case makes what it says.
  private func failure(of test: JSONValue) -> String? {
    guard let one = MustacheCase(test), let expected = test["expected"]?.string else { return "  a case is none: \(test)" }
    let title =
      "  \(test["name"]?.string ?? "a case without a name"): \(test["desc"]?.string ?? "")\n    template: \(one.template.debugDescription)"
    do throws(MustacheError) {
      let made = try one.made(as: .html, named: "template")
      if made.utf8.elementsEqual(expected.utf8) { return nil }
      return "\(title)\n    expected: \(expected.debugDescription)\n    made:     \(made.debugDescription)"
    } catch {
      return "\(title)\n    \(error)"
    }
  }
}
