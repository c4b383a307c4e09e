// The table of docs/architecture.md, held against the sources.

import Foundation
import Testing

/// Bottom-up. Each target with every other one that it may import; all of them stand above it.
let targets: KeyValuePairs<String, Set<String>> = [
  "CCMarkGFM": [],
  "CYAML": [],
  "CSQLite": [],
  "CArchive": [],
  "CExpat": [],
  "CDigest": [],
  "CHost": [],
  "CMath": [],
  "JournalText": [],
  "JournalDates": [],
  "CommandKit": ["JournalText"],
  "PlainFormats": ["JournalText"],
  "Mustache": ["JournalText"],
  "HostSystem": ["CHost", "JournalText"],
  "SQLiteKit": ["CSQLite", "JournalText"],
  "StreamKit": ["CArchive", "CDigest", "CExpat", "JournalText"],
  "TerminalScreens": ["HostSystem", "JournalText"],
  "MarkdownSyntax": ["JournalText"],
  "JournalModel": ["JournalDates", "JournalText"],
  "JournalQuery": ["JournalDates", "JournalModel", "JournalText"],
  "JournalFormat": ["JournalDates", "JournalModel", "JournalText", "MarkdownSyntax"],
  "JournalPhrases": ["JournalDates", "JournalModel", "JournalText"],
  "JournalStore": ["HostSystem", "JournalDates", "JournalFormat", "JournalModel", "JournalText", "MarkdownSyntax"],
  "JournalInsights": ["CMath", "JournalDates", "JournalModel", "JournalText"],
  "JournalTemplates": ["JournalDates", "JournalInsights", "JournalModel", "JournalText", "Mustache"],
  "JournalIndex": [
    "HostSystem", "JournalDates", "JournalFormat", "JournalInsights", "JournalModel", "JournalQuery", "JournalStore", "JournalText",
    "MarkdownSyntax", "PlainFormats", "SQLiteKit",
  ],
  "JournalImports": [
    "HostSystem", "JournalDates", "JournalInsights", "JournalModel", "JournalText", "PlainFormats", "SQLiteKit", "StreamKit",
  ],
  "JournalReports": [
    "CCMarkGFM", "JournalDates", "JournalInsights", "JournalModel", "JournalTemplates", "JournalText", "MarkdownSyntax", "Mustache",
    "PlainFormats",
  ],
  "JournalKit": [
    "HostSystem", "JournalDates", "JournalFormat", "JournalImports", "JournalIndex", "JournalInsights", "JournalModel", "JournalPhrases",
    "JournalQuery", "JournalReports", "JournalStore", "JournalTemplates", "JournalText", "MarkdownSyntax", "Mustache", "PlainFormats",
    "StreamKit",
  ],
  "RetroCommands": [
    "CommandKit", "HostSystem", "JournalDates", "JournalFormat", "JournalImports", "JournalIndex", "JournalInsights", "JournalKit",
    "JournalModel", "JournalPhrases", "JournalQuery", "JournalReports", "JournalStore", "JournalTemplates", "JournalText",
    "MarkdownSyntax", "Mustache", "PlainFormats", "StreamKit", "TerminalScreens",
  ],
  "retro": ["RetroCommands"],
  "JournalOracles": ["CCMarkGFM", "CYAML", "JournalDates", "JournalFormat", "JournalModel", "JournalText", "MarkdownSyntax"],
  "retro-dev": [
    "CExpat", "CommandKit", "HostSystem", "JournalDates", "JournalFormat", "JournalIndex", "JournalInsights",
    "JournalKit", "JournalOracles", "JournalQuery", "JournalStore", "JournalText", "MarkdownSyntax", "Mustache", "PlainFormats",
    "SQLiteKit", "StreamKit",
  ],
]

let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Suite struct Imports {
  @Test func everyTargetIsListed() throws {
    let sources = root.appending(path: "Sources").path(percentEncoded: false)
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources).filter { !$0.hasPrefix(".") }
    let unlisted = Set(folders).symmetricDifference(targets.map(\.key))
    #expect(unlisted.isEmpty)
  }

  @Test func allowedImportsPointUp() {
    var above: Set<String> = []
    for (target, imports) in targets {
      let wrong = imports.subtracting(above)
      if !wrong.isEmpty { Issue.record("\(target) may not import \(wrong.sorted()): they do not stand above it") }
      above.insert(target)
    }
  }

  @Test func sourcesImportWhatIsAllowed() throws {
    for (target, allowed) in targets {
      for source in try sources(of: target) {
        for name in imports(in: source.text) where !allowed.contains(name) {
          // The system has one door; Foundation none: it would cost start-up time and size.
          if target == "HostSystem", ["Glibc", "Darwin"].contains(name) { continue }
          // Locks are part of the language's own library: cmark-gfm's extensions are used by one thread at a time.
          if name == "Synchronization" { continue }
          // The tools for developers share the tests' generator.
          if target == "retro-dev", name == "JournalTestSupport" { continue }
          Issue.record("\(target)/\(source.path) imports \(name)")
        }
      }
    }
  }

  /// The manifest is the list that the compiler follows: what it allows is what this table allows.
  @Test func manifestAgrees() throws {
    // Without blanks and line ends, so that it may be laid out in any way.
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8).filter { !$0.isWhitespace }
    for (target, allowed) in targets where !allowed.isEmpty {
      guard let line = declaration(of: target, in: manifest) else {
        Issue.record("Package.swift has no target ‘\(target)’")
        continue
      }
      let named = Set(targets.map(\.key).filter { $0 != target && line.contains("\"\($0)\"") })
      if named != allowed { Issue.record("\(target): Package.swift says \(named.sorted()), this table \(allowed.sorted())") }
    }
  }

  private func declaration(of target: String, in manifest: String) -> String? {
    let starts = ["library(\"\(target)\"", ".executableTarget(name:\"\(target)\"", ".target(name:\"\(target)\""]
    for start in starts {
      guard let from = manifest.range(of: start) else { continue }
      let rest = manifest[from.upperBound...]
      guard let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") else { return "" }
      return String(rest[open...close])
    }
    return nil
  }

  private func sources(of target: String) throws -> [(path: String, text: String)] {
    let folder = root.appending(path: "Sources/\(target)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(".swift") }.map { ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }

  private func imports(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), words[..<at].allSatisfy({ $0 == "public" || $0 == "internal" || $0.hasPrefix("@") }),
        words.count > at + 1
      else { return nil }
      return String(words[at + 1].prefix { $0 != "." })
    }
  }
}
