// What the index makes fast must be what looking at every file would say.

import Foundation
import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTestSupport
import JournalText
import MarkdownSyntax
import PlainFormats
import RetroCommands
import Testing

@Suite struct LinkLaws {
  private let names = ["run", "Run 2", "cafe\u{301}", "a_b", "50% off", "it's", "x.y", "睡眠", "ハング", "한글", "---", "W\u{22}q", "2026-W46"]
  private let folders = ["", "goals/", "activities/", "notes/deep/"]

  /// A link with where it stands and the path that it means; nil where it means none.
  private struct Found: Hashable, Comparable {
    var path: String
    var line: Int
    var column: Int
    var target: String?

    static func < (a: Found, b: Found) -> Bool { (a.path, a.line, a.column) < (b.path, b.line, b.column) }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func theIndexKnowsEveryLink(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    try folder.write("", to: "journal/retro.yaml")
    var paths: Set<String> = []
    for name in names {
      for place in folders where chance.chance(35) { paths.insert("\(place)\(name).md") }
    }
    paths.insert("goals/last.md")
    for path in paths.sorted() { try folder.write(contents(path, &chance), to: "journal/" + path) }
    try compare(folder, "seed \(seed)", &chance)
    // A second look, at files that came, went and changed meanwhile.
    for path in paths.sorted() where chance.chance(30) {
      if chance.chance(30), path != "goals/last.md" {
        try FileManager.default.removeItem(atPath: folder.path + "/journal/" + path)
      } else {
        try folder.write(contents(path, &chance), to: "journal/" + path)
      }
    }
    try folder.write(contents("goals/new.md", &chance), to: "journal/goals/new.md")
    try compare(folder, "seed \(seed), second look", &chance)
  }

  private func compare(_ folder: TemporaryFolder, _ about: String, _ chance: inout SeededGenerator) throws {
    let journal = try Journal(root: folder.path + "/journal")
    let paths = try journal.entryPaths().paths
    let all = try paths.flatMap { try self.links(of: $0, in: journal, paths) }
    for path in paths {
      let expected = all.filter { $0.target == path && $0.path != path }
      let answer = try answer(["backlinks", "./" + path], folder)["backlinks"]?.array ?? []
      let found = answer.map { Found(path: text($0, "path"), line: $0["line"]?.int ?? 0, column: $0["column"]?.int ?? 0, target: path) }
      if found.sorted() != expected.sorted() { Issue.record("\(about): backlinks of \(path): \(found), expected \(expected)") }
      let deleting = try journal.deleting(journal.place(of: path, from: journal.root)).mentions.map {
        Found(path: $0.path, line: $0.line, column: $0.column, target: path)
      }
      if deleting != found { Issue.record("\(about): ‘delete’ knows other links to \(path) than ‘backlinks’") }
    }
    let orphans = (try answer(["orphans", "--all"], folder)["entries"]?.array ?? []).map { text($0, "path") }
    let unlinked = paths.filter { path in !all.contains { $0.target == path && $0.path != path } }
    if orphans != unlinked { Issue.record("\(about): orphans \(orphans), expected \(unlinked)") }
    let path = chance.pick(paths)
    let links = (try answer(["links", "./" + path, "--private"], folder)["links"]?.array ?? []).map {
      Found(path: path, line: $0["line"]?.int ?? 0, column: $0["column"]?.int ?? 0, target: $0["path"]?.string)
    }
    if links != all.filter({ $0.path == path }).sorted() { Issue.record("\(about): links of \(path): \(links)") }
  }

  /// The links of a file, judged by the names of all files.
  private func links(of path: String, in journal: Journal, _ paths: [String]) throws -> [Found] {
    let reading = FileReading(SourceText(path: path, bytes: try FileSystem.read(journal.diskPath(path))), path: path)
    var names = FileNames()
    for path in paths { names.add(path) }
    func kind(_ place: Int) -> EntryKind {
      (try? FileSystem.read(journal.diskPath(paths[place]))).map { FileReading(SourceText(path: "", bytes: $0), path: paths[place]).kind }
        ?? .note
    }
    func target(ofName name: String, _ property: String?) -> String? {
      let kinds = FileNames.kinds(expectedBy: property)
      return names.meaning(of: name, in: PathText.parent(path), expecting: kinds, kind: kind).place.map { paths[$0] }
    }
    func found(_ offset: Int, _ target: String?) -> Found {
      let position = reading.lines.position(of: offset)
      return Found(path: path, line: position.line, column: position.column, target: target)
    }
    let links = reading.outline.fileLinks(in: reading.source).map { link in
      switch link.form {
      case .name: found(link.range.lowerBound, target(ofName: link.file, link.property))
      case .path: found(link.range.lowerBound, names.file(at: link.file, in: PathText.parent(path)).map { paths[$0.place] })
      }
    }
    let kept = (reading.outline.frontMatter?.entries ?? []).filter(\.style.isKept).flatMap { entry in
      Outline.rawNames(in: entry.value, of: reading.source).map { link in
        let path = names.file(at: link.file, in: PathText.parent(path)).map { paths[$0.place] }
        return found(link.at, link.form == .path ? path : target(ofName: link.file, nil))
      }
    }
    return links + kept
  }

  private func text(_ value: JSONValue, _ key: String) -> String { value[key]?.string ?? "" }

  private func answer(_ words: [String], _ folder: TemporaryFolder) throws -> JSONValue {
    let environment = Environment(["HOME": folder.path, "RETRO_NOW": "2026-11-20T21:00"])
    var context = Context(environment: environment, folder: folder.path + "/journal")
    _ = RetroProgram().run(words + ["--json"], in: &context)
    if context.output.isEmpty { Issue.record("\(words): \(String(decoding: context.messages, as: UTF8.self))") }
    return try JSONValue(parsing: context.output)
  }

  private func contents(_ path: String, _ chance: inout SeededGenerator) -> String {
    var front: [String] = []
    if chance.chance(40) { front.append("type: \(chance.pick(["goal", "habit", "note"]))") }
    if chance.chance(40) { front.append("goals: [\"[[\(target(&chance, quoted: true))]]\"]") }
    if chance.chance(20) { front.append("see: {a: '[[\(target(&chance, quoted: true))]]'}") }
    if chance.chance(10) { front.append("private: true") }
    if chance.chance(10) { front.append("broken: [") }
    var lines = front.isEmpty ? [] : ["---"] + front + ["---"]
    for number in 1...6 {
      let name = target(&chance, quoted: false)
      let encoded = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      lines.append(
        "\(number) "
          + chance.pick([
            "[[\(name)]]", "é [[\(name)#h|shown]] [[\(name.uppercased())]]", "![[\(name).md]]", "[x](\(encoded).md)",
            "[x](../\(encoded).md)", "`[[\(name)]]`", "[[goals/\(name)]]", "[x](<goals/\(name).md>)", "[[other/\(name)]]", "[[#here]]",
            "[[\(name.precomposedStringWithCanonicalMapping)]]", "[x](https://example.org/\(encoded).md)",
          ]))
    }
    return lines.joined(separator: chance.pick(["\n", "\r\n"]))
  }

  private func target(_ chance: inout SeededGenerator, quoted: Bool) -> String {
    chance.pick(quoted ? names.filter { !$0.contains("\"") && !$0.contains("'") } : names + ["new", "last", "missing"])
  }
}
