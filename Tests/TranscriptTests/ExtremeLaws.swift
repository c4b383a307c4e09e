// The built program on journals of extremes: it may refuse, and say no, but it neither traps nor hangs nor writes where it only reads.

import Foundation
import JournalTestSupport
import Testing

/// How many journals: six, with a sixth of the command lines on each and days of one part of the time. `RETRO_JOURNALS` asks for more, such as
/// the hundreds of a long run of a program built for release, with all lines on each, and `RETRO_SEED` for another first one.
private let wanted = ProcessInfo.processInfo.environment["RETRO_JOURNALS"].flatMap { Int($0) }
private let journals = wanted ?? 6
private let firstSeed = ProcessInfo.processInfo.environment["RETRO_SEED"].flatMap { UInt64($0) } ?? 1

@Suite(.threadOfItsOwn) struct ExtremeLaws {
  /// The command lines by the heading that they stand under.
  private let lines: [Substring: [String]]
  private let words: [String: [String]]

  init() throws {
    let folder = Repository.fixtures.appending(path: "extremes")
    var lines: [Substring: [String]] = [:]
    var heading = Substring()
    for line in try folder.appending(path: "commands.txt").text().split(separator: "\n") {
      if line.hasPrefix("## ") {
        heading = line.dropFirst(3)
      } else if !line.hasPrefix("#") {
        lines[heading, default: []].append(String(line))
      }
    }
    for form in DeclaredForm.besides(lines.values.joined().map { $0.split(separator: " ").map(String.init) }) {
      lines[form.mayWrite ? "write" : "read", default: []].append(form.line)
    }
    var words: [String: [String]] = [:]
    for line in try folder.appending(path: "words.tsv").text().split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      words[parts[0]] = Array(parts.dropFirst())
    }
    (self.lines, self.words) = (lines, words)
  }

  @Test func noCommandTrapsOrHangs() async throws {
    let program = try #require(BuiltProgram.url, "the program is not built")
    let (lines, words) = (lines, words)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<journals {
        // Two at a time.
        if number > 1 { await group.next() }
        let seed = firstSeed + UInt64(number)
        let share = wanted == nil ? lines.mapValues { $0.enumerated().filter { $0.offset % journals == number }.map(\.element) } : lines
        // Eight thousand years of a habit take seconds in a program that was not built for release: short runs stay at one end of the time.
        let words = wanted == nil ? Self.words(words, ofEra: number) : words
        group.addTask {
          do { try Self.run(seed, share, words, program) } catch { Issue.record("seed \(seed): \(error)") }
        }
      }
    }
  }

  /// The words with the days of one part of the time alone.
  private static func words(_ words: [String: [String]], ofEra number: Int) -> [String: [String]] {
    let years = [["0001", "0004"], ["1969", "1970", "2026"], ["9999"]][number % 3]
    var words = words
    for name in ["DAY", "PERIOD", "MONTH", "CLOCK"] { words[name]?.removeAll { word in !years.contains { word.hasPrefix($0) } } }
    return words
  }

  private static func run(_ seed: UInt64, _ lines: [Substring: [String]], _ words: [String: [String]], _ program: URL) throws {
    var journal = ExtremeJournal(seed: seed, words: words)
    let home = try TemporaryHome(program: program)
    let folder = home.folder.url.appending(path: "extremes")
    for (path, text) in journal.files { try home.folder.write(text, to: "extremes/\(path)") }
    var environment = home.environment(zone: "UTC")
    environment["RETRO_NOW"] = journal.now
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let page = home.folder.path + "/page"

    func ask(_ lines: [String], _ what: String) throws {
      // A processor's time is bounded and not the clock's, since a machine may have more to do. The program of the tests is not optimised: what takes
      // it twenty-five seconds takes the one that people have less than five.
      let steps = lines.map { "$ ulimit -t 25; ulimit -c 0; retro \(Self.quoted(journal.filled($0)).replacing("PAGE", with: page))\n" }
      for answer in try Transcript(steps.joined().replacing("$ ulimit", with: "$ (ulimit").replacing("\n", with: ")\n"))
        .run(in: folder, environment: environment)
      where answer.status < 0 || answer.status > 2 {
        Issue.record("seed \(seed), \(what), at \(journal.now): \(answer.command): \(answer.status)")
      }
    }
    try ask((lines["read"] ?? []).shuffled(seed), "reading")
    for (path, text) in journal.files where (try? folder.appending(path: path).bytes()) != Array(text.utf8) {
      Issue.record("seed \(seed): \(path) was changed by a command that only reads")
    }
    try ask((lines["write"] ?? []).shuffled(seed), "writing")
    try ask(["check", "list", "index --verify"], "after writing")
  }

  /// Signs that a shell would take for its own are quoted; what stands in quotes is one word already.
  private static func quoted(_ line: String) -> String {
    line.contains("'") ? line : line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
  }
}

extension Array {
  fileprivate func shuffled(_ seed: UInt64) -> [Element] {
    var chance = SeededGenerator(seed: seed)
    return shuffled(using: &chance)
  }
}
