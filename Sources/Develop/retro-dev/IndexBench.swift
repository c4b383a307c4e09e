// What it costs to make an index and to keep it up to date.

import HostSystem
import JournalTestSupport

/// Measures the index of a journal against programs that do the least there is to do with the same files.
struct IndexBench {
  private(set) var table = BenchTable()

  /// - Parameter small: A journal of ten years, to see what a file costs there; nil where nothing is compared with it.
  init(_ journal: BenchJournal, small: BenchJournal?, rounds: Int) throws {
    var builds: [ChildProcess.Use] = []
    var limits: [Double] = [], stats: [Double] = [], unchanged: [Double] = [], changed: [Double] = [], smallBuilds: [Double] = []
    let database = PathText.join(journal.scratch.path, "limit.sqlite")
    let file = try Self.file(of: journal)
    let before = try FileSystem.read(file)
    for round in 0..<rounds {
      limits.append(try journal.use(of: journal.limit("index", [database])).cpuSeconds)
      builds.append(try journal.use(of: journal.retro(["index", "--rebuild"])))
      if let small { smallBuilds.append(try small.use(of: small.retro(["index", "--rebuild"])).cpuSeconds) }
      try journal.settle()
      stats.append(try journal.use(of: journal.limit("stat")).cpuSeconds)
      unchanged.append(try journal.use(of: journal.retro(["index"])).cpuSeconds)
      try FileSystem.replace(file, expecting: before, with: before + Array("\nround \(round)\n".utf8))
      changed.append(try journal.use(of: journal.retro(["index"])).cpuSeconds)
      try FileSystem.replace(file, expecting: FileSystem.read(file), with: before)
      try journal.settle()
    }
    let build = median(builds.map(\.cpuSeconds))
    let files = Double(try journal.size().files)
    table.add("full build", build, to: median(limits), bar: 1)
    table.add("refresh, nothing changed", median(unchanged), to: median(stats), bar: 1.2)
    table.add("refresh, one file changed", median(changed), to: median(unchanged), bar: 1.3)
    table.add("peak memory of the build", bytes: try journal.peak(of: journal.retro(["index", "--rebuild"])), bar: 96 << 20)
    table.add("wall : CPU of the build", median(builds.map(\.wallSeconds)), to: build, bar: 0.7)
    let perFile = build / files
    if let small {
      let perSmall = median(smallBuilds) / Double(try small.size().files)
      table.add("CPU per file", Self.micro(perFile), Self.micro(perSmall), perFile / perSmall, 1.5)
    } else {
      table.add("CPU per file", Self.micro(perFile))
    }
  }

  private static func micro(_ seconds: Double) -> String { "\(fixed(seconds * 1e6, 1)) µs" }

  /// A file in the middle of the journal.
  private static func file(of journal: BenchJournal) throws -> String {
    let files = try FileSystem.walk(journal.root).files.map(\.path).filter { $0.hasSuffix(".md") }
    guard !files.isEmpty else { throw HostError(.notFound, attempt: .measure, path: journal.root, reason: .verbatim("there is no Markdown file")) }
    return PathText.join(journal.root, files[files.count / 2])
  }
}
