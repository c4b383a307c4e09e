// What four times as much of one thing costs.

import CommandKit
import HostSystem
import JournalTestSupport
import JournalText

/// Runs the commands of a shape on a journal of that shape and on one four times as large, as whole processes.
struct GrowthBench {
  struct Row {
    let shape: String
    let command: String
    /// CPU seconds at the size and at four times that: the least of the rounds.
    let seconds: (small: Double, large: Double)
    /// Whether the command came to an answer on the large one; no signal ended it.
    let isAnswered: Bool

    /// Times as long for four times as much. The start of a process is taken off, which would hide what grows.
    var growth: Double { seconds.large / max(seconds.small, 1e-4) }
    /// What is quadratic takes sixteen times as long; what takes a twentieth of a second nobody waits for.
    var isLinear: Bool { isAnswered && (growth <= 9 || seconds.large < 0.05) }
    /// Whether it is worth a line where all is well.
    var isTold: Bool { seconds.large >= 0.5 }

    var words: String {
      let end = isAnswered ? "" : ", which did not end well"
      return "\(fixed(growth, 1)) times as long for 4 times as much, \(fixed(seconds.large * 1e3, 0)) ms: \(command), \(shape)\(end)"
    }
  }

  private(set) var rows: [Row] = []

  init(_ shape: JournalShape, rounds: Int, program: String) throws {
    let small = try Self.journal(shape, shape.count), large = try Self.journal(shape, shape.count * 4)
    let none = try Self.use(["--version"], small, program, rounds).seconds
    for journal in [small, large] { _ = try Self.use(["list", "--quiet"], journal, program, 1) }
    for command in shape.commands {
      let words = command.split(separator: " ").map(String.init)
      let first = try Self.use(words, small, program, rounds), second = try Self.use(words, large, program, rounds)
      rows.append(
        Row(
          shape: shape.name, command: command, seconds: (max(0, first.seconds - none), max(0, second.seconds - none)),
          isAnswered: second.isAnswered))
    }
  }

  private static func journal(_ shape: JournalShape, _ count: Int) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in [("retro.yaml", ""), ("other.md", ""), ("activities/h.md", "---\ntype: habit\nschedule: daily\n---\n")] {
      try folder.write(text, to: "journal/\(path)")
    }
    for (path, text) in shape.files(count) { try folder.write(text, to: "journal/\(path)") }
    return folder
  }

  /// The least CPU time of some rounds, and whether the last one came to an answer, a no among them.
  private static func use(
    _ words: [String], _ folder: TemporaryFolder, _ program: String, _ rounds: Int
  ) throws -> (seconds: Double, isAnswered: Bool) {
    var environment = Environment.current()
    for (name, part) in [("XDG_CACHE_HOME", "cache"), ("XDG_STATE_HOME", "state"), ("XDG_CONFIG_HOME", "config")] {
      environment.variables[name] = PathText.join(folder.path, part)
    }
    environment.variables["RETRO_NOW"] = "2026-11-20T21:00"
    // Findings are no news here.
    let line =
      ["/bin/sh", "-c", "exec \"$@\" 2>/dev/null", "sh", program, "--journal", PathText.join(folder.path, "journal")]
      + words.map { $0.replacing("OUT", with: folder.path + "/out") }
    var best = Double.infinity
    var isAnswered = false
    for _ in 0..<rounds {
      let use = try ChildProcess.use(of: line, environment)
      best = min(best, use.cpuSeconds)
      if case .exit(0...2) = use.ending { isAnswered = true } else { isAnswered = false }
    }
    return (best, isAnswered)
  }
}
