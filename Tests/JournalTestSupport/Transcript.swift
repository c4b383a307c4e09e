// Sessions as a person would see them, with what they must answer.

public import Foundation

/// A list of shell commands with the output, messages and exit status that each must give.
///
///     # a comment
///     $ retro get day.md mood
///     > good
///     $ retro get day.md moood
///     ! retro: error: …
///     ? 1
///
/// A line of output stands after `> `, a line of messages after `! `, an exit status other than 0 after `? `. A last line
/// that is not ended stands after `>\ ` or `!\ `. All steps run in one shell, so `cd` and variables last.
public struct Transcript: Sendable {
  public struct Step: Sendable, Equatable {
    /// Line of the command in the transcript, from 1.
    public var line: Int
    public var command: String
    public var output = ""
    public var messages = ""
    public var status: Int32 = 0
  }

  public let steps: [Step]

  public init(_ text: String) {
    var steps: [Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("$ ") { steps.append(Step(line: index + 1, command: String(line.dropFirst(2)))) }
      guard var step = steps.popLast() else { continue }
      switch line.first {
      case ">": step.output += Self.content(of: line)
      case "!": step.messages += Self.content(of: line)
      case "?": step.status = Int32(line.dropFirst(2)) ?? -1
      case "$", "#", nil: break
      default: step.messages += "(line \(index + 1) of the transcript is none of $ > ! ? #)"
      }
      steps.append(step)
    }
    self.steps = steps
  }

  private static func content(of line: Substring) -> String {
    let rest = line.dropFirst()
    if rest.hasPrefix("\\ ") { return String(rest.dropFirst(2)) }
    return rest.dropFirst(rest.hasPrefix(" ") ? 1 : 0) + "\n"
  }

  /// The transcript with the answers that were got in place of those expected; comments and blank lines stay.
  public static func rewritten(_ text: String, with answers: [Step]) -> String {
    var out: [String] = []
    var next = answers.makeIterator()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.first {
      case ">", "!", "?": continue
      default: out.append(String(line))
      }
      guard line.hasPrefix("$ "), let answer = next.next() else { continue }
      out += written(answer.output, after: ">") + written(answer.messages, after: "!")
      if answer.status != 0 { out.append("? \(answer.status)") }
    }
    return out.joined(separator: "\n")
  }

  private static func written(_ text: String, after mark: String) -> [String] {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String($0) ?? "" }
    let tail = lines.removeLast()
    return lines.map { $0.isEmpty ? mark : "\(mark) \($0)" } + (tail.isEmpty ? [] : ["\(mark)\\ \(tail)"])
  }
}

extension Transcript {
  /// Runs every step in one `sh`, in `folder`, with exactly these variables; gives the steps as they were answered.
  ///
  /// Throws what Foundation throws where the shell cannot be started.
  public func run(in folder: URL, environment: [String: String]) throws -> [Step] {
    let answers = try TemporaryFolder()
    var script = ""
    for (index, step) in steps.enumerated() {
      let file = answers.path + "/\(index)"
      // A group, not a subshell, so that `cd` lasts; the command stands on a line of its own, so that a comment may end it.
      script += "{\n\(step.command)\n} >'\(file).out' 2>'\(file).err' </dev/null; echo $? >'\(file).status'\n"
    }
    try answers.write(script, to: "script")

    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [answers.path + "/script"]
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()

    return steps.enumerated().map { index, step in
      func answer(_ kind: String) -> String { (try? answers.url.appending(path: "\(index).\(kind)").text()) ?? "" }
      let status = Int32(answer("status").trimmingCharacters(in: .whitespacesAndNewlines)) ?? -1
      return Step(line: step.line, command: step.command, output: answer("out"), messages: answer("err"), status: status)
    }
  }
}
