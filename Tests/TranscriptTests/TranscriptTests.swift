// The program as people meet it: every file of Tests/Fixtures/transcripts, run with the built program.

import Foundation
import JournalTestSupport
import Testing

/// The zones that a transcript is run in: far east or half an hour off, by its name, so that a date taken from UTC anywhere would
/// show. With `RETRO_EVERY_ZONE=1` each is run in all of them; goldens are rewritten in UTC.
private func zones(of name: String) -> [String] {
  let far = ["Asia/Tokyo", "America/St_Johns"]
  let environment = ProcessInfo.processInfo.environment
  if environment["RETRO_REWRITE_GOLDENS"] == "1" { return ["UTC"] }
  if environment["RETRO_EVERY_ZONE"] == "1" { return ["UTC"] + far }
  return [far[name.utf8.reduce(0) { $0 + Int($1) } % far.count]]
}

@Suite(.threadInTurn) struct Transcripts {
  /// With `RETRO_TRANSCRIPTS=git-` those whose names begin so.
  @Test(arguments: Repository.files(in: Repository.fixtures.appending(path: "transcripts"), ofKind: "txt").filter {
    $0.lastPathComponent.hasPrefix(ProcessInfo.processInfo.environment["RETRO_TRANSCRIPTS"] ?? "")
  })
  func everyStepAnswersAsWritten(_ file: URL) throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let text = try file.text()
    let transcript = Transcript(text)
    if transcript.steps.isEmpty { Issue.record("\(file.lastPathComponent) has no step") }
    for zone in zones(of: file.lastPathComponent) {
      let home = try TemporaryHome(program: program)
      let answers = try transcript.run(in: home.journal, environment: home.environment(zone: zone)).map { home.anonymous($0) }
      if ProcessInfo.processInfo.environment["RETRO_REWRITE_GOLDENS"] == "1" {
        try Data(Transcript.rewritten(text, with: answers).utf8).write(to: file)
        return
      }
      for (expected, answer) in zip(transcript.steps, answers) where expected != answer {
        Issue.record("\(file.lastPathComponent):\(expected.line) in \(zone): $ \(expected.command)\n\(difference(expected, answer))")
      }
    }
  }

  /// The blocks of docs/practice.md that are marked as `console`, one after the other in an empty journal.
  @Test func examplesOfTheManualAnswerAsWritten() throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    var isInside = false
    let lines = try Repository.root.appending(path: "docs/practice.md").text().split(separator: "\n", omittingEmptySubsequences: false).map
    {
      line -> Substring in
      if line.hasPrefix("```") { isInside = line == "```console" }
      return isInside && !line.hasPrefix("```") ? line : ""
    }
    let transcript = Transcript("$ retro init -q\n" + lines.joined(separator: "\n"))
    #expect(transcript.steps.count > 20)
    for zone in zones(of: "practice.md") {
      let home = try TemporaryHome(program: program)
      let folder = try TemporaryFolder()
      let answers = try transcript.run(in: folder.url, environment: home.environment(zone: zone)).map { home.anonymous($0) }
      for (expected, answer) in zip(transcript.steps, answers) where expected != answer {
        Issue.record("practice.md:\(expected.line - 1) in \(zone): $ \(expected.command)\n\(difference(expected, answer))")
      }
    }
  }

  private func difference(_ expected: Transcript.Step, _ answer: Transcript.Step) -> String {
    var parts: [String] = []
    if let output = firstDifference(expected.output, answer.output) { parts.append("output, \(output)") }
    if let messages = firstDifference(expected.messages, answer.messages) { parts.append("messages, \(messages)") }
    if expected.status != answer.status { parts.append("exit status: expected \(expected.status), got \(answer.status)") }
    return parts.joined(separator: "\n")
  }
}
