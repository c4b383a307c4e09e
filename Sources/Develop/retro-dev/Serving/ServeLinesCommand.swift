// `retro-dev serve-lines`: a second front door, to see that verbs need no command line.

import CommandKit
import HostSystem
import JournalKit
import JournalLanguage
import JournalText
import PlainFormats

struct ServeLinesCommand: Command {
  static let name = "serve-lines"
  static let declaration = CommandDeclaration(
    name, "Answer lines of JSON with the JSON of verbs, as a server would.",
    discussion: """
      Each line of the standard input is a request such as {"verb": "tries", "arguments": {"open": true}} or
      {"verb": "add", "arguments": {"kind": "try", "text": "Early bed"}}, each line of the standard output its answer: what ‘retro VERB --json’
      answers, or {"error": …} with what, where, why and help; after that the next request is read. One workspace is kept for all of them.
      Private text is told nobody. These are the verbs:

        \(ServedRequest.verbs.keys.sorted().joined(separator: ", "))
      """,
    options: [journal])

  private static let journal = Option("journal", value: Placeholder("DIR"), "Work on the journal in DIR, not on the one found from here.")

  let journal: String?

  init(_ arguments: Arguments) throws(UsageError) { journal = try arguments[Self.journal] }

  func run(in context: inout DevContext) throws -> ExitStatus {
    let server = LineServer(Workspace(environment: .current(), language: .english, journal: journal))
    while let line = readLine() {
      if line.isEmpty { continue }
      if try Terminal.write(server.answer(line).utf8() + [0x0A]) == .readerGone { break }
    }
    return .yes
  }
}

/// Requests and their answers, one after the other.
struct LineServer {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  func answer(_ line: String) -> JSONValue {
    workspace.begin()
    workspace.commandLine = ServedRequest.commandLine + [line]
    // Until the next request others may change the index.
    defer { workspace.release() }
    do {
      let request = try JSONValue(parsing: line)
      let verb = request["verb"]?.string ?? ""
      guard let serve = ServedRequest.verbs[verb] else {
        let near = suggestion(for: verb, among: Array(ServedRequest.verbs.keys))
        throw ServedError("there is no verb ‘\(verb)’", help: near.map { "did you mean ‘\($0)’?" })
      }
      return try serve(try ServedRequest(workspace, request["arguments"]?.object ?? [:]))
    } catch let error as any ExplainedError {
      return [.error: JSONValue(error)]
    } catch {
      return [.error: JSONValue(ServedError("\(error)"))]
    }
  }
}
