// `retro-dev mustache-spec`: the template engine against the specification of Mustache.

import CommandKit
import HostSystem
import Mustache
import PlainFormats

struct MustacheSpecCommand: Command {
  static let declaration = CommandDeclaration(
    "mustache-spec", "Run every case of the Mustache specification.",
    discussion: """
      Reads the JSON files of a checkout of github.com/mustache/spec. Those that begin with ‘~’ are optional parts, lambdas and inheritance \
      among them, and are passed over.
      """,
    operands: [Operand("DIR", "The folder with comments.json, sections.json and the others.")])

  let folder: String

  init(_ arguments: Arguments) throws(UsageError) { folder = try arguments.required("DIR") }

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
    guard let text = test["template"]?.string, let expected = test["expected"]?.string else { return "  a case is none: \(test)" }
    let title = "  \(test["name"]?.string ?? "a case without a name"): \(test["desc"]?.string ?? "")"
    let partials = test["partials"]
    do throws(MustacheError) {
      let made = try MustacheTemplate(text, name: "template").render(MustacheValue(test["data"] ?? .null), as: .html) {
        name throws(MustacheError) in
        guard let text = partials?[name]?.string else { return nil }
        return try MustacheTemplate(text, name: name)
      }
      if made.elementsEqual(expected.utf8) { return nil }
      let shown = String(decoding: made, as: UTF8.self)
      return
        "\(title)\n    template: \(text.debugDescription)\n    expected: \(expected.debugDescription)\n    made:     \(shown.debugDescription)"
    } catch {
      return "\(title)\n    template: \(text.debugDescription)\n    \(error)"
    }
  }
}

extension MustacheValue {
  /// What JSON says; numbers as they are written.
  fileprivate init(_ json: JSONValue) {
    switch json {
    case .null: self = .nothing
    case .bool(let flag): self = .flag(flag)
    case .int(let number): self = .text(String(number))
    case .double(let number): self = .text(String(number))
    case .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map { MustacheValue($0) })
    case .object(let object): self = .object(Dictionary(object.members.map { ($0.key, MustacheValue($0.value)) }) { $1 })
    }
  }
}
