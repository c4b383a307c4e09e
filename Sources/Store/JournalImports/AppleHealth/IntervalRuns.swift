// More intervals than memory should hold: sorted runs of them on the disk, merged in the end.

import HostSystem

/// Takes intervals in any order and gives them by kind and day.
struct IntervalRuns {
  private let most: Int
  private let folder: String
  private var intervals: [DayInterval] = []
  private var file: ScratchFile?
  /// Where runs lie in the file, in bytes.
  private var runs: [Range<Int>] = []

  /// - Parameters:
  ///   - most: How many intervals memory may hold.
  ///   - folder: Where a file may be made for what is more.
  init(of most: Int, spillingTo folder: String) {
    self.most = most
    self.folder = folder
  }

  /// - Throws: `HostError` where there is no room.
  mutating func add(_ interval: DayInterval) throws {
    intervals.append(interval)
    if intervals.count >= most { try spill() }
  }

  private mutating func spill() throws {
    intervals.sort()
    let file = try self.file ?? ScratchFile(in: folder)
    self.file = file
    let start = file.count
    try intervals.withUnsafeBytes { try file.append($0) }
    runs.append(start..<file.count)
    intervals.removeAll(keepingCapacity: true)
  }

  /// Gives the intervals of each kind and day together, in their order.
  mutating func forEachGroup(_ body: ([DayInterval]) throws -> Void) throws {
    intervals.sort()
    var cursors = [Cursor(intervals)]
    if let file { cursors += runs.map { Cursor(file, $0) } }
    for place in cursors.indices { try cursors[place].fill() }
    var group: [DayInterval] = []
    while true {
      var least: Int?
      for place in cursors.indices {
        guard let next = cursors[place].next else { continue }
        if let other = least, let best = cursors[other].next, best <= next { continue }
        least = place
      }
      guard let least, let next = cursors[least].next else { break }
      if let first = group.first, first.group != next.group {
        try body(group)
        group.removeAll(keepingCapacity: true)
      }
      // As long as one run has the least, the others are not asked.
      group.append(next)
      try cursors[least].advance()
    }
    if !group.isEmpty { try body(group) }
  }

  /// A sorted run, from memory or from the disk in pieces.
  private struct Cursor {
    private var buffer: [DayInterval]
    private var place = 0
    private let file: ScratchFile?
    private var rest: Range<Int>

    init(_ intervals: [DayInterval]) {
      buffer = intervals
      file = nil
      rest = 0..<0
    }

    init(_ file: ScratchFile, _ run: Range<Int>) {
      buffer = []
      self.file = file
      rest = run
    }

    var next: DayInterval? { place < buffer.count ? buffer[place] : nil }

    mutating func advance() throws {
      place += 1
      if place == buffer.count { try fill() }
    }

    mutating func fill() throws {
      guard let file, !rest.isEmpty else { return }
      let stride = MemoryLayout<DayInterval>.stride
      let count = min(4096, rest.count / stride)
      let start = rest.lowerBound
      buffer = try [DayInterval](unsafeUninitializedCapacity: count) { buffer, filled in
        try file.read(at: start, into: UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: count * stride))
        filled = count
      }
      rest = (start + count * stride)..<rest.upperBound
      place = 0
    }
  }
}
