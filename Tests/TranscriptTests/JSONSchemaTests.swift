// docs/schemas tell what the program answers in JSON: all output of the tests is held to them.

import Foundation
import JournalTestSupport
import PlainFormats
import Testing

@Suite(.threadInTurn) struct JSONSchemaTests {
  private static let folder = Repository.root.appending(path: "docs/schemas")

  /// What common.json defines, by the members that are it.
  private static let common: [String: String] = {
    let days = [
      "date", "start", "end", "due", "completed", "last_broken", "since", "early", "likely", "late", "last_contribution", "counts_from",
      "archived",
    ]
    return ["schema": "schema", "mood": "mood", "streak": "streak", "error": "error"].merging(days.map { ($0, "day") }) { $1 }
  }()

  /// A change of a schema is one that other people's programs see: as long as `schema` is 2, members may come, and none may go or become another type.
  @Test func everyAnswerIsAsItsSchemaSays() throws {
    let answers = try Self.answers()
    if ProcessInfo.processInfo.environment["RETRO_REWRITE_GOLDENS"] == "1" { try Self.rewrite(answers) }
    let schemas = JSONSchemas(try Self.files())
    var told: Set<String> = []
    for (command, file, answer) in answers {
      let problems = schemas.problems(of: answer, in: answer["error"] == nil ? file : "error.json")
      if let problem = problems.first, told.insert(file + problem).inserted { Issue.record("retro \(command): \(problem) in \(file)") }
    }
  }

  @Test func schemasKnowTheDeclaredMembersAlone() throws {
    var named: Set<String> = []
    for (name, schema) in try Self.files() { Self.walk(schema, in: name, &named) }
    let declared = Set(JSONMember.allCases.map(\.rawValue))
    #expect(named.subtracting(declared).sorted() == [])
    #expect(declared.subtracting(named).sorted() == [])
  }

  @Test func schemasDifferFromWhatIsNoAnswer() throws {
    let schemas = JSONSchemas(try Self.files())
    func problems(_ text: String, _ file: String) throws -> [String] { schemas.problems(of: try JSONValue(parsing: text), in: file) }
    let error = #"{"code":"usage","message":"m","help":null,"path":null,"line":null,"column":null}"#
    #expect(try problems(#"{"schema":2,"error":\#(error)}"#, "error.json") == [])
    #expect(try !problems(#"{"schema":1,"error":\#(error)}"#, "error.json").isEmpty)
    #expect(try !problems(#"{"schema":2,"error":\#(error),"more":1}"#, "error.json").isEmpty)
    #expect(try !problems(#"{"schema":2,"tries":[{}],"private_entries":0}"#, "tries.json").isEmpty)
    #expect(try !problems(#"{"schema":2,"date":"today"}"#, "today.json").isEmpty)
  }

  /// With the file of the schema of each.
  private static func answers() throws -> [(command: String, file: String, value: JSONValue)] {
    let sections = try ManualSection.all()
    return try JSONMemberTests.answers.get().compactMap { command, value in
      ManualSection.named(command, among: sections).map { (command, "\($0.words.replacing(" ", with: "-")).json", value) }
    }
  }

  private static func files() throws -> [String: JSONValue] {
    let all = try Repository.files(in: folder, ofKind: "json").map { ($0.lastPathComponent, try JSONValue(parsing: $0.text())) }
    return Dictionary(all) { $1 }
  }

  /// Writes what the answers have in common, with what may be null by the file as it stands.
  private static func rewrite(_ answers: [(command: String, file: String, value: JSONValue)]) throws {
    let known = try? files()
    for (file, answers) in Dictionary(grouping: answers.filter { $0.value["error"] == nil }, by: \.file) {
      let shapes = answers.map { JSONShape(of: $0.value, maps: JSONMemberTests.maps, common: common) }
      // Answers with other members are another form of answer.
      let forms = Dictionary(grouping: shapes, by: \.names).mapValues { $0.dropFirst().reduce($0[0]) { $0.joined(with: $1) } }
      let old = (known?[file]).map { ($0["anyOf"]?.array ?? [$0]).map { JSONShape(schema: $0) } } ?? []
      let schemas = forms.sorted { $0.key.sorted().lexicographicallyPrecedes($1.key.sorted()) }.map { names, shape in
        old.first { $0.names == names }.map { shape.keepingNulls(of: $0) } ?? shape
      }.map(\.schema)
      let title = "retro \(file.dropLast(5).replacing("-", with: " ")) --json"
      let head: [(String, JSONValue)] = [("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", .string(title))]
      let body: [(String, JSONValue)] =
        schemas.count == 1 ? schemas[0].object?.members.map { ($0.key, $0.value) } ?? [] : [("anyOf", JSONValue(schemas))]
      let text = JSONValue.object(JSONObject(head + body)).text(pretty: true) + "\n"
      _ = try Golden(folder.appending(path: file)).difference(from: text)
    }
  }

  private static func walk(_ schema: JSONValue, in file: String, _ named: inout Set<String>) {
    for (keyword, rule) in schema.object?.members ?? [] {
      if !JSONSchemas.keywords.contains(keyword) { Issue.record("\(file): no test understands ‘\(keyword)’") }
      switch keyword {
      case "properties", "$defs":
        for (name, schema) in rule.object?.members ?? [] {
          if keyword == "properties" { named.insert(name) }
          walk(schema, in: file, &named)
        }
      case "items", "additionalProperties": walk(rule, in: file, &named)
      case "anyOf": for schema in rule.array ?? [] { walk(schema, in: file, &named) }
      default: break
      }
    }
  }
}
