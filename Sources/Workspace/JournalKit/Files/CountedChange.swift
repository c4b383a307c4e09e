// A file that many changes of one kind come to, as where a name changes everywhere.

public import JournalStore

/// What becomes of a file, and how many of its links or tags change.
public struct CountedChange: Sendable {
  public let change: PlannedChange
  public let count: Int

  init(_ path: String, from before: [UInt8], to after: [UInt8], count: Int) {
    change = .replace(path, before: before, after: after)
    self.count = count
  }

  /// The path of the file before anything is moved.
  public var path: String { change.path }
}
