// What imports what: the manifest, held against the sources and docs/architecture.md.

import Foundation
import JournalTestSupport
import Testing

@Suite struct ImportTests {
  @Test func everyFolderIsALayerOfTargets() throws {
    func folders(in path: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path(percentEncoded: false)).filter {
        !$0.hasPrefix(".")
      }
    }
    let targets = try Manifest.targets()
    #expect(Set(try folders(in: "Sources")) == Set(targets.map(\.layer)))
    for (layer, targets) in Dictionary(grouping: targets, by: \.layer) {
      #expect(Set(try folders(in: "Sources/\(layer)")) == Set(targets.map(\.name)))
    }
  }

  @Test func allowedImportsPointUp() throws {
    var above: Set<String> = []
    for target in try Manifest.targets() {
      let wrong = Set(target.imports).subtracting(above)
      if !wrong.isEmpty { Issue.record("\(target.name) may not import \(wrong.sorted()): they do not stand above it") }
      above.insert(target.name)
    }
  }

  /// The compiler would let a target import what its imports import.
  @Test func sourcesImportWhatIsAllowed() throws {
    for target in try Manifest.targets() {
      for source in try target.sources() {
        for name in imports(in: source.text) {
          if target.imports.contains(name) { continue }
          // The system has one door; Foundation none: it would cost start-up time and size.
          if target.name == "HostSystem", ["Glibc", "Darwin"].contains(name) { continue }
          // Locks are part of the language's own library: cmark-gfm's extensions are used by one thread at a time.
          if name == "Synchronization" { continue }
          // The tools for developers share the tests' generator.
          if target.name == "retro-dev", name == "JournalTestSupport" { continue }
          Issue.record("\(target.name)/\(source.path) imports \(name)")
        }
      }
    }
  }

  /// An arrow that nothing uses only makes others wait for it.
  @Test func whatIsAllowedIsUsed() throws {
    for target in try Manifest.targets() {
      let used = Set(try target.sources().flatMap { imports(in: $0.text) })
      // What a system library or a wrapper in C is, the compiler sees.
      let idle = used.isEmpty ? [] : Set(target.imports).subtracting(used)
      if !idle.isEmpty { Issue.record("\(target.name) uses nothing of \(idle.sorted())") }
    }
  }

  /// Documents know nothing of journals but how a person’s words link to other files.
  @Test func onlyTheProseOfDocumentsKnowsTheModel() throws {
    for target in try Manifest.targets() where target.name == "Documents" {
      for source in try target.sources() where !source.path.contains("Prose/") {
        if imports(in: source.text).contains("JournalModel") { Issue.record("\(source.path) imports JournalModel") }
      }
    }
  }

  /// `RETRO_REWRITE_GOLDENS=1 swift test --filter ImportTests` writes the last column anew.
  @Test func theDocumentSaysWhatTheManifestSays() throws {
    let targets = try Manifest.targets()
    let url = root.appending(path: "docs/architecture.md")
    var told: [String] = []
    let lines = try url.text().components(separatedBy: "\n").map { line in
      let cells = line.components(separatedBy: "|")
      guard cells.count == 5, cells[1].contains("`") else { return line }
      let names = cells[1].matches(of: /`([^`]+)`/).map { String($0.1) }
      told += names
      let imports = targets.filter { names.contains($0.name) }.flatMap(\.imports)
      return "|\(cells[1])|\(cells[2])|\(imports.isEmpty ? "" : " " + imports.map { "`\($0)`" }.joined(separator: " ")) |"
    }
    #expect(told.sorted() == targets.map(\.name).sorted())
    if let difference = try Golden(url).difference(from: lines.joined(separator: "\n")) { Issue.record("\(difference)") }
  }

  private func imports(in source: String) -> [String] {
    let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
    return source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), words[..<at].allSatisfy({ levels.contains(String($0)) || $0.hasPrefix("@") }),
        words.count > at + 1
      else { return nil }
      return String(words[at + 1].prefix { $0 != "." })
    }
  }
}
