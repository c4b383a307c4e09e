// docs/json.md names the members that the program writes, all of them and no others.

import Foundation
import JournalTestSupport
import PlainFormats
import Testing

@Suite(.threadInTurn) struct JSONMemberTests {
  /// The answers in JSON of every form of the privacy tests, of all transcripts, and of Tests/Fixtures/json/session.txt, with their commands.
  static let answers = Result { try transcribed() + forms() + session() }

  /// What stands under these names is named by the person's own words.
  static let maps: Set = ["properties", "fields", "amounts", "columns", "counts", "forms", "entries"]

  @Test func theManualNamesEveryMemberAndNoOther() throws {
    let sections = try ManualSection.all()
    var written: [String: Set<String>] = [:]
    for (command, answer) in try Self.answers.get() {
      if answer["error"] != nil { continue }
      guard let section = ManualSection.about(command, among: sections) else {
        Issue.record("docs/json.md does not tell of ‘retro \(command)’")
        continue
      }
      Self.walk(answer, "") { path in
        let names = path.split(separator: ".").map { String($0).replacing("[]", with: "") }
        written[section.title, default: []].formUnion(names.filter { $0 != "*" })
      }
    }
    let everywhere = (sections.first { $0.title == "One name a thing" }?.words ?? []).union(["schema"])
    for section in sections where !section.commands.isEmpty {
      let referred = sections.filter { other in other.commands.contains { section.words.contains(String($0.prefix { $0 != " " })) } }
      let named = section.words.union(referred.flatMap(\.words)).union(everywhere)
      let members = written[section.title] ?? []
      let (missing, obsolete) = (members.subtracting(named).sorted(), section.members.subtracting(members).sorted())
      if !missing.isEmpty { Issue.record("docs/json.md, \(section.title): does not tell of \(missing)") }
      if !obsolete.isEmpty { Issue.record("docs/json.md, \(section.title): no answer of the tests has \(obsolete)") }
    }
  }

  private static func walk(_ value: JSONValue, _ path: String, _ found: (_ path: String) -> Void) {
    if !path.isEmpty { found(path) }
    if let object = value.object {
      let isMap = maps.contains(String(path.split(separator: ".").last ?? ""))
      for (key, member) in object.members { walk(member, (path.isEmpty ? "" : "\(path).") + (isMap ? "*" : key), found) }
    }
    for element in value.array ?? [] { walk(element, "\(path)[]", found) }
  }
}

extension JSONMemberTests {
  typealias Answer = (command: String, value: JSONValue)

  /// What transcripts say already, so that none of them is run again.
  private static func transcribed() throws -> [Answer] {
    try Repository.files(in: Repository.fixtures.appending(path: "transcripts"), ofKind: "txt").flatMap { file in
      try Transcript(file.text()).steps.compactMap { answer(to: $0.command, $0.output) }
    }
  }

  /// The privacy tests see to it that every command that answers in JSON has a form.
  private static func forms() throws -> [Answer] {
    let folder = Repository.fixtures.appending(path: "privacy")
    let forms = try folder.appending(path: "forms.txt").text().split(separator: "\n").filter { !$0.hasPrefix("#") && $0.contains("--json") }
    let steps = forms.flatMap { ["$ retro \($0)\n", "$ retro \($0) --private\n"] }.joined()
    return try run(steps.replacing("J/", with: "./"), in: folder.appending(path: "journal"))
  }

  private static func session() throws -> [Answer] {
    try run(Repository.fixtures.appending(path: "json/session.txt").text(), in: Repository.examples.appending(path: "journal"))
  }

  private static func run(_ text: String, in journal: URL) throws -> [Answer] {
    let home = try TemporaryHome(program: try #require(BuiltProgram.url, "the program is not built"))
    try FileManager.default.removeItem(at: home.journal)
    try FileManager.default.copyItem(at: journal, to: home.journal)
    let environment = home.environment(zone: "UTC").merging(["RETRO_NOW": "2026-11-20T21:00"]) { $1 }
    return try Transcript(text).run(in: home.journal, environment: environment).compactMap { answer(to: $0.command, $0.output) }
  }

  /// The answer of the last command that was asked for JSON; nil where the output is something else.
  private static func answer(to step: String, _ output: String) -> Answer? {
    guard output.contains("\"schema\""), let value = try? JSONValue(parsing: output) else { return nil }
    let commands = step.split(whereSeparator: { ";&|\n".contains($0) }).map { $0.trimmingCharacters(in: .whitespaces) }
      .compactMap { $0.firstMatch(of: /\bretro (.*)/).map { String($0.1) } }
    return (commands.last { $0.contains("json") } ?? commands.last).map { ($0, value) }
  }
}

/// A section of docs/json.md.
struct ManualSection {
  let title: String
  /// The first words of the commands that it is about, as `tags rename`.
  let commands: [String]
  /// Every word in it that may be the name of a member.
  let words: Set<String>
  /// The members of its examples, its shapes, and the columns of its tables that are headed so.
  let members: Set<String>

  static func all() throws -> [ManualSection] {
    try Repository.root.appending(path: "docs/json.md").text().components(separatedBy: "\n## ").dropFirst().map { ManualSection($0) }
  }

  /// The section whose command has most words of this one.
  static func about(_ command: String, among sections: [ManualSection]) -> ManualSection? { named(command, among: sections)?.section }

  /// The same with these words.
  static func named(_ command: String, among sections: [ManualSection]) -> (words: String, section: ManualSection)? {
    let fitting = sections.flatMap { section in section.commands.filter { "\(command) ".hasPrefix("\($0) ") }.map { ($0, section) } }
    return fitting.max { $0.0.count < $1.0.count }
  }

  private init(_ text: String) {
    title = String(text.prefix { $0 != "\n" }).replacing("`", with: "")
    commands = title.matches(of: /retro ((?:[a-z]+(?:-[a-z]+)* ?)+)/).map { $0.1.trimmingCharacters(in: .whitespaces) }
    var members: Set<String> = []
    for block in text.matches(of: /```json\n([^`]*)```|\n {4}(\{[^\n]*(?:\n {4}[^\n]*)*)/) {
      members.formUnion(Self.members(of: String(block.1 ?? block.2 ?? "")))
    }
    let prose = text.replacing(/```json\n[^`]*```/, with: "")
    for span in prose.matches(of: /`([\[{"][^`]*)`/) { members.formUnion(Self.members(of: String(span.1))) }
    var column: Int?
    for line in prose.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        column = nil
        continue
      }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if let place = cells.firstIndex(of: "member") { column = place }
      guard let column, column < cells.count else { continue }
      for name in cells[column].matches(of: /`([a-z_0-9]+)`/) { members.insert(String(name.1)) }
    }
    self.members = members
    words = members.union(text.matches(of: /`([a-z_0-9]+)`/).map { String($0.1) })
  }

  /// The names in a shape such as `{"path","tags":[{"tag","count"}]}`, without its values and what persons name.
  private static func members(of shape: String) -> Set<String> {
    var names = shape.replacing(/:\s*"[^"]*"/, with: ":0").replacing(/\[\s*"[^"{]*"(?:\s*,\s*"[^"{]*")*\s*\]/, with: "0")
    for map in JSONMemberTests.maps {
      let parts = names.components(separatedBy: "\"\(map)\":")
      let others = parts.dropFirst().map { part -> Substring in
        guard part.drop(while: \.isWhitespace).hasPrefix("{"), let end = part.firstIndex(of: "}") else { return part[...] }
        return part[end...].dropFirst()
      }
      names = parts[0] + others.map { "\"\(map)\":" + $0 }.joined()
    }
    return Set(names.matches(of: /"([a-z_0-9]+)"/).map { String($0.1) })
  }
}
