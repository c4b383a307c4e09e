// The git program, with the person's own settings, hooks and signing.

import HostSystem
import JournalKit
import JournalLanguage
import JournalModel
import JournalText

/// A repository, asked and changed by the program `git`.
struct Git {
  /// Where it is run.
  let folder: String
  let environment: Environment

  /// What git says.
  struct Answer {
    let bytes: [UInt8]
    let errors: String
    let status: Int32

    var isSuccess: Bool { status == 0 }
    /// What it wrote, without the last line end.
    var text: String { String(decoding: bytes, as: UTF8.self).trimmed }
    /// What stands between NULs.
    var list: [String] { bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) } }
    /// The first line that says what is wrong.
    var reason: String {
      let lines = errors.split(separator: "\n").map { String($0).trimmed }
      let told = lines.first { ["fatal: ", "error: ", "remote: ERROR", "!"].contains(where: $0.hasPrefix) } ?? lines.first ?? text
      let plain = told.hasPrefix("fatal: ") || told.hasPrefix("error: ") ? String(told.dropFirst(7)) : told
      // What it is about stands on lines of its own, each with a tab before it.
      let about = plain.hasSuffix(":") ? errors.split(separator: "\n").filter { $0.hasPrefix("\t") }.map { String($0).trimmed } : []
      return (about.isEmpty ? plain : "\(plain) \(about.joined(separator: ", "))").onOneLine
    }
    /// What helps where git could not write: another one holds the lock, or nobody may write there.
    var lockWay: Message? {
      if errors.contains(text: "Permission denied") || errors.contains(text: "Read-only file system") { return Message(GitErrorText.unwritable) }
      guard errors.contains(text: ".lock"), errors.contains(text: "File exists") else { return nil }
      // The lock lies where the repository is, and that need not be the folder of the journal.
      let quoted = errors.split(separator: "'").first { $0.hasSuffix(".lock") }
      return Message(GitErrorText.locked, ["path": .place(quoted.map(String.init) ?? ".git/index.lock")])
    }
  }

  /// Runs git and gives what it says, whatever that is.
  func ask(_ words: [String], input: [UInt8] = []) throws -> Answer { try ask(all: [(words, input)])[0] }

  /// The same of several questions at once, none of which changes anything.
  func ask(all questions: [(words: [String], input: [UInt8])]) throws -> [Answer] {
    var environment = environment
    // Nobody answers where no terminal is; and words are read here, not by people.
    if !Terminal.isTerminal(.input) { environment.variables["GIT_TERMINAL_PROMPT"] = environment["GIT_TERMINAL_PROMPT"] ?? "0" }
    environment.variables["LC_ALL"] = "C"
    do throws(HostError) {
      return try ChildProcess.capture(all: questions.map { (["git", "-C", folder] + $0.words, $0.input) }, environment).map { captured in
        Answer(bytes: captured.output, errors: captured.errors, status: captured.ending.status)
      }
    } catch {
      guard error.kind == .notFound else { throw error }
      throw WorkspaceError(.notFound, GitErrorText.noProgram, help: GitErrorText.noProgramWay)
    }
  }

  /// Runs git, which is to succeed.
  @discardableResult
  func run(_ words: [String], input: [UInt8] = []) throws -> Answer {
    let answer = try ask(words, input: input)
    if answer.isSuccess { return answer }
    throw failure(words, answer)
  }

  /// What objects hold, by the words that name them; those that there are not are missing. Many are read by two programs side by side.
  func contents(of objects: [String]) throws -> [String: [UInt8]] {
    if objects.isEmpty { return [:] }
    let middle = objects.count < 128 ? objects.count : objects.count / 2
    let parts = [objects[..<middle], objects[middle...]].filter { !$0.isEmpty }
    let words = ["cat-file", "--batch"]
    let answers = try ask(all: parts.map { (words, Array(($0.joined(separator: "\n") + "\n").utf8)) })
    var contents: [String: [UInt8]] = [:]
    contents.reserveCapacity(objects.count)
    for (part, answer) in zip(parts, answers) {
      guard answer.isSuccess else { throw failure(words, answer) }
      var batch = BatchedObjects(answer.bytes)
      for object in part { if let bytes = batch.next() { contents[object] = bytes } }
    }
    return contents
  }

  /// What is to be told of a command that failed.
  func failure(_ words: [String], _ answer: Answer, help: Message? = nil) -> WorkspaceError {
    return WorkspaceError(
      .system, Explanation(Message(GitErrorText.failed, ["command": .text(words.first ?? "")]), why: .verbatim(answer.reason), help: help ?? answer.lockWay))
  }

  /// A setting of the repository or the person; nil where there is none.
  func setting(_ key: String, isLocal: Bool = false) throws -> String? {
    let answer = try ask(["config"] + (isLocal ? ["--local"] : []) + ["--get", key])
    return answer.isSuccess ? answer.text : nil
  }

  /// The folder of the work tree.
  /// - Throws: Where there is no repository, or it has no work tree.
  func workTree() throws -> String {
    let answer = try ask(["rev-parse", "--show-toplevel"])
    if answer.isSuccess, !answer.text.isEmpty { return answer.text }
    if try ask(["rev-parse", "--is-bare-repository"]).text == "true" { throw WorkspaceError(.wrongKind, GitErrorText.bare) }
    throw WorkspaceError(
      .notFound, GitErrorText.noRepository, ["path": .place(folder)], help: GitErrorText.noRepositoryWay)
  }
}
