// What a check of a journal costs beside walking it and reading every byte.

import HostSystem
import JournalIndex
import JournalKit
import JournalStore
import JournalTestSupport

/// Measures checks in this process against their limit, taken in the same rounds: the first, which reads every file, and one that knows from
/// the index what an earlier one found out.
struct CheckBench {
  /// How many times the limit the first check may cost, and one after it.
  static let bars = (first: 20.0, later: 6.0)

  /// CPU seconds of the fastest of some rounds.
  private(set) var first = Double.infinity
  private(set) var later = Double.infinity
  private(set) var limit = Double.infinity
  private(set) var files = 0
  private(set) var findings = 0
  private(set) var bytes = 0

  var ratios: (first: Double, later: Double) { (first / max(limit, 1e-9), later / max(limit, 1e-9)) }
  var isWithin: Bool { ratios.first <= Self.bars.first && ratios.later <= Self.bars.later }

  init(root: String, rounds: Int) throws {
    let cache = try TemporaryFolder()
    let environment = Environment(["XDG_CACHE_HOME": cache.path])
    func check() throws -> JournalCheck {
      var checker = JournalChecker(try Journal(root: root), zones: nil, environment)
      return try checker.check()
    }
    for _ in 0..<rounds {
      let start = ProcessUse.cpuSeconds
      try readAll(root)
      let middle = ProcessUse.cpuSeconds
      let result = try check()
      first = min(first, ProcessUse.cpuSeconds - middle)
      limit = min(limit, middle - start)
      (files, findings) = (result.count, result.files.reduce(0) { $0 + $1.findings.count })
    }
    _ = try JournalIndex.open(Journal(root: root), environment)
    _ = try check()
    for _ in 0..<rounds {
      let start = ProcessUse.cpuSeconds
      _ = try check()
      later = min(later, ProcessUse.cpuSeconds - start)
    }
  }

  /// The limit: every file of the tree, opened, read to its end and looked at once.
  private mutating func readAll(_ root: String) throws {
    var buffer: [UInt8] = []
    var lines = 0
    bytes = 0
    for file in try FileSystem.walk(root).files {
      try FileSystem.read(PathText.join(root, file.path), into: &buffer)
      bytes += buffer.count
      lines &+= buffer.withUnsafeBufferPointer { countOfLineFeeds($0) }
    }
    // Used, so that no part of the work can be left out.
    if lines < 0 { bytes = 0 }
  }
}
