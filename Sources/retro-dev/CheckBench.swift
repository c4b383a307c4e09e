// What a check of a journal costs beside walking it and reading every byte.

import HostSystem
import JournalKit
import JournalStore

/// Measures a check in this process against its limit, taken in the same rounds.
struct CheckBench {
  /// How many times the limit a check may cost.
  static let bar = 6.0

  /// CPU seconds of the fastest of some rounds.
  private(set) var check = Double.infinity
  private(set) var limit = Double.infinity
  private(set) var files = 0
  private(set) var findings = 0
  private(set) var bytes = 0

  var ratio: Double { check / max(limit, 1e-9) }

  init(root: String, rounds: Int) throws {
    for _ in 0..<rounds {
      let start = ProcessUse.cpuSeconds
      try readAll(root)
      let middle = ProcessUse.cpuSeconds
      let result = try JournalCheck(Journal(root: root))
      check = min(check, ProcessUse.cpuSeconds - middle)
      limit = min(limit, middle - start)
      (files, findings) = (result.count, result.files.reduce(0) { $0 + $1.findings.count })
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
