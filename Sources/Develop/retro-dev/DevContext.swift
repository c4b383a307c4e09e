// What the developers' commands share: output, and the Markdown files of some trees.

import CommandKit
import HostSystem
import JournalLanguage
import JournalText

/// What a command of `retro-dev` may touch.
struct DevContext {
  func print(_ line: String) { Terminal.show(line + "\n") }

  /// Runs the command that `words` ask for.
  mutating func run(_ program: Program<DevContext>, _ words: [String]) -> ExitStatus {
    do {
      switch try program.resolve(words) {
      case .run(let command, _): return try command.run(in: &self)
      case .help(let subject): Terminal.show(program.help(subject).plain)
      case .nothing: Terminal.show(program.help().plain)
      case .version: print(program.version)
      }
      return .yes
    } catch {
      Terminal.show("retro-dev: \(error)\n", to: .error)
      return .failed
    }
  }

  /// Paths of the Markdown files in `trees`; a file may be named as well as a folder.
  func markdownFiles(in trees: [String]) throws -> [String] {
    try trees.flatMap { tree in
      if FileSystem.isFile(tree) { return [tree] }
      return try FileSystem.walk(tree).files.map(\.path).filter { $0.hasSuffix(".md") || $0.hasSuffix(".markdown") }.map {
        PathText.join(tree, $0)
      }
    }
  }
}

/// A share of a whole in words, such as `22,848 of 22,849 (99.9956 %)`.
func share(_ part: Int, of whole: Int) -> String {
  "\(part) of \(whole)" + (whole > 0 ? " (\(fixed(Double(part) * 100 / Double(whole), 4)) %)" : "")
}

/// `number` with `digits` places after the point.
func fixed(_ number: Double, _ digits: Int) -> String {
  guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
  let scale = (0..<digits).reduce(1.0) { value, _ in value * 10 }
  let scaled = Int((abs(number) * scale).rounded())
  let fraction = String(scaled % Int(scale))
  let whole = (number < 0 ? "-" : "") + String(scaled / Int(scale))
  return digits == 0 ? whole : whole + "." + String(repeating: "0", count: digits - fraction.utf8.count) + fraction
}

extension UsageError {
  /// In English alone, as all that this tool for developers says.
  init(_ what: String, hint: String? = nil) {
    self.init(Explanation(.verbatim(what), help: hint.map { .verbatim($0) }))
  }
}
