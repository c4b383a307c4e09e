// A change to one file: prepared and checked in memory, then written or shown.

public import HostSystem
public import JournalFormat
public import JournalStore
public import JournalText

/// A file as it is and as it will be, known to differ in what was asked for and in nothing else.
public struct FileChange: Sendable {
  public let place: FilePlace
  public let before: FileReading
  public let after: FileReading

  /// Takes what a checked edit made of the file.
  init(_ place: FilePlace, from before: FileReading, to source: SourceText) {
    self.place = place
    self.before = before
    after = FileReading(source, path: place.path, configuration: place.configuration)
  }

  /// Whether the file says all of it already.
  public var isEmpty: Bool { before.source.bytes == after.source.bytes }

  /// Findings that the change brings in; those that were there before are not repeated.
  public var newFindings: [Diagnostic] {
    var known: [Diagnostic.Message: Int] = [:]
    for finding in before.diagnostics { known[finding.message, default: 0] += 1 }
    return after.diagnostics.filter { finding in
      guard let count = known[finding.message], count > 0 else { return true }
      known[finding.message] = count - 1
      return false
    }
  }

  /// What changes, as `patch` and `git apply` read it, at the file's path in its journal.
  public var diff: [UInt8] { UnifiedDiff(from: before.source.bytes, to: after.source.bytes, path: place.path).bytes }

  /// Writes the file; nothing happens where nothing changes.
  ///
  /// Throws `changedMeanwhile` where the file no longer holds what was read, and then leaves it alone.
  public func write() throws(HostError) {
    if isEmpty { return }
    do throws(HostError) {
      try FileSystem.replace(place.diskPath, expecting: before.source.bytes, with: after.source.bytes)
    } catch {
      throw HostError(error.kind, attempt: error.attempt, path: place.shown, reason: error.reason, code: error.code)
    }
  }
}
