// How failures are declared and handled, held against the sources.

import Foundation
import Testing

@Suite struct Errors {
  /// Where a person or a program is told of a failure, nothing has to know its type.
  @Test func everyErrorExplainsItself() throws {
    // What a scanner stumbles over becomes a finding in the file; nobody is told of these themselves.
    let inner: Set<String> = ["Failure", "PropertyProblem"]
    let declaration = /(?:struct|enum|class) (\w+)[^{]*?:[^{]*?\bError\b/
    for (path, text) in try Source.all() {
      for line in text.split(separator: "\n") where !line.contains("protocol ") {
        guard let match = line.firstMatch(of: declaration), !inner.contains(String(match.1)) else { continue }
        Issue.record("\(path): \(match.1) is no ExplainedError")
      }
    }
  }

  /// A code stands once, as a case; everything else names the case.
  @Test func codesAreDeclaredOnce() throws {
    let code = /"(?:front-matter|property|section|item|retro|file|config|log|metrics|template|doctor)\/[a-z-]+"/
    for (path, text) in try Source.all() where !path.hasSuffix("/DiagnosticCode.swift") && !path.hasSuffix("/SetupCheck.swift") {
      for match in text.matches(of: code) { Issue.record("\(path): \(match.0) is compared as text") }
    }
  }

  /// Nothing decides what happened by what a person would read of it.
  @Test func nothingIsDecidedByWords() throws {
    let words =
      /\b(?:message|reason|what|why|description)\)?\.(?:hasPrefix|hasSuffix|contains)\("[^"]{9,}"|\b(?:message|reason|what|why) [!=]= "/
    for (path, text) in try Source.all() {
      for line in text.split(separator: "\n") where line.contains(words) { Issue.record("\(path):\(line)") }
    }
  }
}

@Suite struct HiddenFailures {
  /// How many `try?` a target has at most. Each says that the absence is the answer: a name that leads nowhere, an edit that does not fit. Where
  /// many ask the same, a function says so: `FileSystem.readIfReadable`, `Workspace.journalIfFound`. One more needs a reason.
  private let most = [
    "HostSystem": 1, "JournalFormat": 1, "JournalImports": 3, "JournalIndex": 10, "JournalKit": 15, "JournalOracles": 7, "JournalQuery": 1,
    "JournalStore": 2, "MarkdownSyntax": 3, "RetroCommands": 9, "SQLiteKit": 1,
  ]

  @Test func theirNumberOnlyFalls() throws {
    var found: [String: Int] = [:]
    for (path, text) in try Source.all() {
      let count = text.matches(of: /\btry\?/).count
      if count > 0 { found[String(path.split(separator: "/")[1]), default: 0] += count }
    }
    for target in Set(found.keys).union(most.keys).sorted() where found[target] ?? 0 > most[target] ?? 0 {
      Issue.record("\(target) has \(found[target] ?? 0) times ‘try?’, and may have \(most[target] ?? 0)")
    }
  }

  /// What SQLite answers is looked at: each call that gives a code stands in a comparison, is noted, or says why nothing follows from it.
  @Test func noAnswerOfSQLiteIsDropped() throws {
    let call = /^\s*(?:_ = )?sqlite3_(?:bind|step|exec|prepare|open|busy|create_function|set_auth)/
    for (path, text) in try Source.all() where path.hasPrefix("Host/SQLiteKit/") {
      let lines = text.split(separator: "\n")
      for (before, line) in zip(lines, lines.dropFirst()) where line.contains(call) && !line.contains("set_authorizer(handle, nil") {
        if !before.hasSuffix("note(") { Issue.record("\(path): \(line)") }
      }
    }
  }
}

/// The Swift files of the program.
enum Source {
  /// Their paths below `Sources`, and their text.
  static func all() throws -> [(path: String, text: String)] {
    let folder = root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false)).filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }
}
