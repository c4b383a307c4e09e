// What `serve-lines` is asked: the arguments of a request, read as verbs want them.

import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// A verb that is asked for, with its arguments.
struct ServedRequest {
  /// What answers a request.
  typealias Verb = @Sendable (ServedRequest) throws -> JSONValue

  let workspace: Workspace
  let journal: Journal
  private let arguments: JSONObject

  init(_ workspace: Workspace, _ arguments: JSONObject) throws {
    (self.workspace, self.arguments) = (workspace, arguments)
    journal = try workspace.journal()
  }

  /// Every verb by its name, which is that of the command.
  static let verbs = readingVerbs.merging(writingVerbs) { reading, _ in reading }

  /// What a change is remembered as; the request follows.
  static let commandLine = ["retro-dev", "serve-lines"]

  /// What a request that was carried out said of an item, where it was a verdict.
  @Sendable static func recall(_ words: [String]) -> (item: AskedItem, words: String)? {
    guard words.starts(with: commandLine), let line = words.last else { return nil }
    let request: JSONValue
    // Of a private one no more than its first words are kept.
    do throws(JSONError) { request = try JSONValue(parsing: line) } catch { return nil }
    guard request["verb"]?.string == "review", let item = request["arguments"]?["item"]?.string.flatMap({ AskedItem($0) }) else {
      return nil
    }
    return (item, request["arguments"]?["words"]?.string ?? "")
  }
}

extension ServedRequest {
  func text(_ name: String) -> String? { arguments[name]?.string }
  func flag(_ name: String) -> Bool { arguments[name]?.bool ?? false }
  func number(_ name: String) -> Int? { arguments[name]?.int }
  var isDryRun: Bool { flag("dry_run") }

  /// Several texts, or one alone.
  func texts(_ name: String) -> [String] { arguments[name]?.array?.compactMap(\.string) ?? text(name).map { [$0] } ?? [] }

  /// Names with their values.
  func pairs(_ name: String) -> [(name: String, value: String)] {
    arguments[name]?.object?.members.compactMap { key, value in value.string.map { (key, $0) } } ?? []
  }

  func required(_ name: String) throws(ServedError) -> String {
    guard let text = text(name) else { throw ServedError("‘\(name)’ is missing") }
    return text
  }

  /// What a form reads of a text; nil without one.
  func read<Value>(_ name: String, _ form: (String) throws -> Value?) throws -> Value? {
    guard let text = text(name) else { return nil }
    guard let value = try form(text) else { throw ServedError("‘\(name)’ cannot be ‘\(text)’") }
    return value
  }

  func required<Value>(_ name: String, _ form: (String) throws -> Value?) throws -> Value {
    guard let value = try read(name, form) else { throw ServedError("‘\(name)’ is missing") }
    return value
  }

  /// The days that an argument names; nil without one.
  func days(_ name: String) throws -> AskedDays? { try read(name) { try AskedDays($0, of: name) } }

  /// The day on which something was done; today where it is not said.
  func doneOn() throws -> CalendarDay {
    let today = try workspace.today(in: journal)
    return try days("date")?.done(on: today) ?? today
  }

  func period() throws -> NamedDays? {
    let asked = try read("period") { try AskedDays($0, of: "period", orTerm: true) }
    return try asked.map { try workspace.days($0, on: workspace.today(in: journal), in: journal) }
  }

  func requiredPeriod() throws -> NamedDays {
    guard let days = try period() else { throw ServedError("‘period’ is missing") }
    return days
  }

  func entry() throws -> FilePlace { try workspace.file(required("file")) }

  /// The place of a file that is to be changed.
  func place() throws -> FilePlace { try workspace.place(of: required("file")) }
}

/// Why a request cannot be served.
struct ServedError: ExplainedError {
  let code = ErrorCode.usage
  let what: String
  let help: String?

  init(_ what: String, help: String? = nil) { (self.what, self.help) = (what, help) }
}
