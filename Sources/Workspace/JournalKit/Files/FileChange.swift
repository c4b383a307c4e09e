// A change to one file: prepared and checked in memory, then written or shown.

import JournalChecks
import HostSystem
public import JournalFormat
public import JournalStore
public import JournalText

/// A file as it is and as it will be, known to differ in what was asked for and in nothing else.
public struct FileChange: Sendable {
  private let file: OpenFile
  public let after: FileReading
  private let found = Once<[Diagnostic]>()

  /// Takes what a checked edit made of the file.
  init(_ file: OpenFile, to after: FileReading) {
    self.file = file
    self.after = after
  }

  public var place: FilePlace { file.place }
  public var before: FileReading { file.reading }

  /// The file as the change leaves it, for further changes.
  public var opened: OpenFile { OpenFile(place, after) }

  /// The same with other contents afterwards.
  func leading(to after: FileReading) -> FileChange { FileChange(file, to: after) }

  /// Whether the file says all of it already.
  public var isEmpty: Bool { before.source.bytes == after.source.bytes }

  /// Findings that the change brings in; those that were there before are not repeated. Both texts are checked once, however often this is
  /// asked.
  public var newFindings: [Diagnostic] { found.value { findNew() } }

  private func findNew() -> [Diagnostic] {
    var known: [Diagnostic.Message: Int] = [:]
    for finding in before.diagnostics { known[finding.message, default: 0] += 1 }
    return after.diagnostics.filter { finding in
      guard let count = known[finding.message], count > 0 else { return true }
      known[finding.message] = count - 1
      return false
    }
  }

  /// What changes, as it is shown; empty where nothing does.
  public var diff: MarkedText { isEmpty ? MarkedText() : [planned].diff }

  /// The folder whose change log the change belongs to: the journal's root, or without a journal the file's own folder.
  public var root: String { place.changeRoot }

  /// The change as part of a change set.
  public var planned: PlannedChange {
    .replace(place.root == nil ? PathText.name(place.diskPath) : place.path, before: before.source.bytes, after: after.source.bytes)
  }
}

extension FilePlace {
  /// The folder whose change log the file belongs to: the journal's root, or without a journal the file's own folder.
  public var changeRoot: String { root ?? PathText.parent(diskPath) }
}

extension [PlannedChange] {
  /// What changes, as `patch` and `git apply` read it; a file that is made or removed has `/dev/null` on its other side.
  public var diff: MarkedText {
    reduce(into: MarkedText()) { diff, change in
      func hidden(_ bytes: [UInt8]) -> [TextRange] { SourceText(path: change.path, bytes: bytes).privateRanges }
      switch (change.before, change.after) {
      case (let before?, let after?):
        diff += UnifiedDiff(from: before, to: after, path: change.path, hidden: (hidden(before), hidden(after))).marked
      case (nil, let after?): diff += UnifiedDiff(creating: after, path: change.path, hidden: hidden(after)).marked
      case (let before?, nil): diff += UnifiedDiff(deleting: before, path: change.path, hidden: hidden(before)).marked
      case (nil, nil): break
      }
    }
  }
}
