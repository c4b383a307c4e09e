// A file that was read in order to be changed.

import JournalChecks
import JournalDates
public import JournalFormat
public import JournalStore
import JournalText
import JournalModel

/// A file with what was read from it, ready for changes.
public struct OpenFile: Sendable {
  public let place: FilePlace
  public let reading: FileReading

  public init(_ place: FilePlace) throws(StoreError) {
    self.place = place
    reading = try place.read()
  }

  /// Changes properties: all of them, or none.
  public func changing(_ changes: [PropertyChange]) throws(FileError) -> FileChange {
    try checkReadable()
    let edited = try attempting { () throws(EditError) in try reading.source.applying(changes) }
    let change = FileChange(self, to: read(edited))
    let bad = change.newFindings.filter { Self.isSlip($0) }
    if !bad.isEmpty { throw failure(.badValues(bad, in: change.after)) }
    return change
  }

  /// Changes the box of an item, and of an Action the day that goes with it; one that plainly repeats gets its next one.
  /// - Returns: Also what was put in for the next one.
  public func changing(_ name: ItemName, by change: BoxChange) throws(FileError) -> (change: FileChange, next: InsertedBlocks?) {
    try checkReadable()
    let block: Int
    let action: ItemReading?
    let text: ClosedRange<Int>
    switch name.find(in: reading) {
    case .item(let item, let section): (block, action, text) = (item.block, section.kind == .action ? item : nil, item.textLines)
    case .logLine(let line): (block, action, text) = (line.block, nil, line.textLines)
    case .box(let found, let line): (block, action, text) = (found, nil, line...line)
    case .nothing: throw failure(.noItem(name))
    case .several(let lines): throw failure(.severalItems(name, lines: lines))
    }
    // A line that only looks like a box would get a second one, and a line below it that looks like an item is none.
    let named = Int(name.text).flatMap { text.contains($0) ? $0 : nil }
    let almost = reading.diagnostics.filter { finding in
      let line = reading.lines.line(of: finding.range.lowerBound)
      return finding.message.code == .itemAlmostCheckbox && (line == text.lowerBound || line == named)
    }
    if !almost.isEmpty { throw failure(.unreadable(almost)) }
    if let action {
      let (after, next) = try attempting { () throws(EditError) in
        try reading.applying(change, toAction: action, nextBelow: action.recurrence(in: reading.source) != nil && place.nextGoesBelow)
      }
      return (FileChange(self, to: after), next)
    }
    let edited = try attempting { () throws(EditError) in
      try reading.source.applying(change, toItem: block, action: nil, reading.outline)
    }
    return (FileChange(self, to: read(edited)), nil)
  }

  /// What the file says with other text.
  func read(_ source: SourceText) -> FileReading { FileReading(source, path: place.path, configuration: place.configuration) }

  /// Findings for which no command writes to a file, of any severity.
  func checkReadable() throws(FileError) {
    let blocking = reading.blockingFindings
    if !blocking.isEmpty { throw failure(.unreadable(blocking)) }
  }

  /// Whether a change that brings in this finding was a typo: a value that is not read. A name that is only near a known one
  /// may be meant; one that differs in case, which has a certain fix, is not.
  private static func isSlip(_ finding: Diagnostic) -> Bool {
    switch finding.message.code {
    case .propertyUnknownValue, .propertyBadDate, .propertyWrongType, .propertyNested: true
    case .propertyNearMiss: !finding.fix.isEmpty
    default: false
    }
  }
}
