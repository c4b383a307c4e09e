// A journal to measure programs on, with a cache of its own.

import CommandKit
import HostSystem
import JournalIndex
import JournalStore
import JournalTestSupport

/// A journal, and the programs that work on it in processes of their own.
final class BenchJournal {
  let root: String
  /// The folder for the index, and for what the limit writes.
  let scratch: TemporaryFolder
  private let program: String
  private let limits: [String]
  private let environment: Environment
  // They go away with their last use.
  private let made: TemporaryFolder?

  /// - Parameters:
  ///   - root: The journal; nil for one of so many days, which is made.
  ///   - program: The `retro` that is measured.
  ///   - limits: The words of the program that does the least there is to do.
  init(_ root: String?, days: Int, program: String, limits: [String]) throws {
    scratch = try TemporaryFolder()
    made = root == nil ? try TemporaryFolder() : nil
    self.root = try FileSystem.realPath(root ?? made?.path ?? "")
    self.program = program
    self.limits = limits
    var environment = Environment.current()
    for (name, folder) in [("XDG_CACHE_HOME", "cache"), ("XDG_STATE_HOME", "state"), ("XDG_CONFIG_HOME", "config")] {
      environment.variables[name] = PathText.join(scratch.path, folder)
    }
    self.environment = environment
    if let made {
      var journal = SampleJournal(seed: 1, isWhole: true)
      try journal.write(days: days, to: made)
    }
  }

  /// How many files lie in the journal, and their bytes.
  func size() throws -> (files: Int, bytes: Int64) {
    let files = try FileSystem.walk(root, stamps: true).files
    return (files.count, files.reduce(0) { $0 + ($1.stamp?.size ?? 0) })
  }

  /// Where the index lies, once there is one.
  func index() throws -> String {
    guard let path = JournalIndex.state(of: try Journal(root: root), environment).path else {
      throw UsageError("‘\(program)’ has made no index of the journal")
    }
    return path
  }

  func retro(_ words: [String]) -> [String] { [program, "--journal", root, "--quiet"] + words }
  func limit(_ mode: String, _ words: [String] = []) -> [String] { limits + [mode, root] + words }

  /// What a program takes.
  /// - Throws: Where it cannot be started, or does not end well.
  func use(of words: [String]) throws -> ChildProcess.Use {
    let use = try ChildProcess.use(of: words, environment)
    guard case .exit(0) = use.ending else { throw UsageError("‘\(words.joined(separator: " "))’ did not end well: \(use.ending)") }
    return use
  }

  /// The largest resident size of a program, in bytes.
  func peak(of words: [String]) throws -> Int { try ChildProcess.peak(of: words, environment) }

  /// The files of the journal are then old enough to be told from changed ones by their times.
  func settle() throws {
    _ = try ChildProcess.use(of: ["sleep", "0.2"], environment)
    _ = try use(of: retro(["index"]))
  }
}

/// The one in the middle.
func median(_ numbers: [Double]) -> Double { numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2] }

/// What was measured, line by line, and whether all of it is within its bars.
struct BenchTable {
  private var rows: [[String]] = [["job", "ours", "limit", "ratio", "bar", ""]]
  private(set) var isWithin = true

  /// Adds how many times the limit something takes.
  mutating func add(_ job: String, _ ours: Double, to limit: Double, bar: Double) {
    add(job, duration(ours), duration(limit), ours / max(limit, 1e-9), bar)
  }

  /// Adds a size in bytes.
  mutating func add(_ job: String, bytes: Int, bar: Int) {
    rows.append([job, size(bytes), "", "", size(bar), verdict(bytes <= bar)])
  }

  mutating func add(_ job: String, _ ours: String, _ limit: String, _ ratio: Double, _ bar: Double) {
    rows.append([job, ours, limit, fixed(ratio, 2), fixed(bar, 2), verdict(ratio <= bar)])
  }

  /// Adds what has no bar.
  mutating func add(_ job: String, _ ours: String) { rows.append([job, ours]) }

  /// The lines, in columns.
  var lines: [String] {
    let widths = (0..<6).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where !cell.isEmpty || column < 5 {
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        line += (column == 0 ? cell + blanks : blanks + cell) + "  "
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  private mutating func verdict(_ isWithin: Bool) -> String {
    if !isWithin { self.isWithin = false }
    return isWithin ? "yes" : "no"
  }

  private func duration(_ seconds: Double) -> String { "\(fixed(seconds * 1e3, 2)) ms" }
  private func size(_ bytes: Int) -> String { "\(fixed(Double(bytes) / 1_048_576, 1)) MiB" }
}
