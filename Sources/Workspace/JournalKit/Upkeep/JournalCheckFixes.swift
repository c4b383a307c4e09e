// The certain fixes of a check, worked out in memory until none is left.

import JournalChecks
import HostSystem
public import JournalDates
import JournalFormat
import JournalLanguage
import JournalInsights
import JournalModel
public import JournalStore
public import JournalText
import MarkdownSyntax

/// What fixing everything that is certain makes of a journal's files.
public struct JournalCheckFixes: Sendable {
  /// One fix.
  public struct Change: Sendable {
    public var path: String
    /// The line on which it was found, from 1.
    public var line: Int
    public var code: Diagnostic.Code
    /// What becomes of what, in words.
    let words: [Message]
    /// What was done, for programs.
    public var text: String { Language.english(.messages(words, .comma)) }
  }

  /// In the order in which they were made.
  public private(set) var changes: [Change] = []
  /// The files that change, by path.
  public private(set) var edited: [String: PlannedChange] = [:]
  /// The findings that are left.
  public private(set) var last: JournalCheck
  private let today: CalendarDay

  /// Fixes and checks again, since one fix may let another be seen; at most ten rounds, and one more for each box that is moved.
  /// - Parameters:
  ///   - today: The last day on which an Action can have been done or dropped.
  ///   - check: Checks everything, with some files taken to be what they are fixed to.
  public init(today: CalendarDay, _ check: ([String: [UInt8]]) throws(StoreError) -> JournalCheck) throws(StoreError) {
    self.today = today
    last = try check([:])
    var rounds = 0
    while rounds < 10 {
      let count = changes.count
      for file in last.files { fix(file) }
      // Boxes only ever become fewer; places are those of the check only where nothing was fixed.
      if changes.count > count { rounds += 1 } else { for file in last.files { moveBoxes(of: file) } }
      if changes.count == count { break }
      last = try check(edited.compactMapValues(\.after))
    }
  }

  /// Whether a finding has a fix that is certain; a box in a Review has one that reaches into another file.
  public static func canFix(_ finding: Diagnostic) -> Bool { !finding.fix.isEmpty || finding.message.code == .retroReviewBox }

  /// Applies the fixes of one file that do not touch each other; the others wait for the next round.
  private mutating func fix(_ file: JournalCheck.File) {
    let blocking = file.reading?.blockingFindings ?? []
    var chosen: [TextEdit] = []
    var fixing: [Diagnostic] = []
    var made: [Change] = []
    for finding in file.findings where !finding.fix.isEmpty {
      // A file that is not read with certainty has that alone fixed.
      if !blocking.isEmpty, !blocking.contains(where: { $0.message.code == finding.message.code && $0.range == finding.range }) { continue }
      if finding.fix.contains(where: { edit in chosen.contains { Self.touch($0.range, edit.range) } }) { continue }
      chosen += finding.fix
      fixing.append(finding)
      let words = finding.fix.map { Self.words(for: $0) }
      made.append(Change(path: file.path, line: file.lines.line(of: finding.range.lowerBound), code: finding.message.code, words: words))
    }
    guard !chosen.isEmpty, let fixed = try? file.source.applying(chosen) else { return }
    if let reading = file.reading, !areFixed(fixing, of: reading, chosen, in: fixed) { return }
    take(file.path, before: file.source.bytes, after: fixed.bytes)
    changes += made
  }

  /// Whether none of the findings that were fixed stands where it stood, and no reason has come to leave the file alone.
  private func areFixed(_ findings: [Diagnostic], of reading: FileReading, _ edits: [TextEdit], in fixed: SourceText) -> Bool {
    let after = FileReading(fixed, path: reading.path, configuration: last.journal?.configuration ?? .default)
    if after.blockingFindings.count > reading.blockingFindings.count { return false }
    let left = after.diagnostics(in: last.facts).filter { !$0.fix.isEmpty }
    return findings.allSatisfy { finding in
      var start = finding.range.lowerBound
      for edit in edits where edit.range.upperBound <= finding.range.lowerBound { start += edit.replacement.count - edit.range.count }
      return !left.contains { $0.message.code == finding.message.code && $0.range.lowerBound == start }
    }
  }

  private mutating func take(_ path: String, before: [UInt8], after: [UInt8]) {
    edited[path] = (edited[path] ?? PlannedChange(path, from: before, to: after)).leading(to: after)
  }

  private static func touch(_ a: TextRange, _ b: TextRange) -> Bool { a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound }

  private static func words(for edit: TextEdit) -> Message {
    let old = String(decoding: edit.expected, as: UTF8.self)
    let new = String(decoding: edit.replacement, as: UTF8.self)
    if old.utf8.contains(ASCII.lineFeed) || new.utf8.contains(ASCII.lineFeed) { return Message(CheckText.dotted) }
    if old.isEmpty {
      return new.utf8.allSatisfy(\.isBlank) ? Message(CheckText.blanksAdded) : Message(CheckText.added, ["text": .text(new.trimmed)])
    }
    return new.isEmpty
      ? Message(CheckText.removed, ["text": .text(old.trimmed)]) : Message(CheckText.replaced, ["old": .text(old), "new": .text(new)])
  }
}

extension JournalCheckFixes {
  /// Moves the boxes that a Review has on Actions to where the Actions stand: of several on one Action the one that counts.
  private mutating func moveBoxes(of file: JournalCheck.File) {
    // A file that is fixed in this round has other places now.
    guard let reading = file.reading, reading.blockingFindings.isEmpty, isAsChecked(file.path, file.source.bytes) else { return }
    for finding in file.findings where finding.message.code == .retroReviewBox {
      guard let (action, standing) = last.boxes?.standing(ofBoxAt: finding.range, in: reading),
        let box = reading.reviewBox(at: finding.range, last.facts), let end = reading.span?.end,
        let emptied = try? file.source.applying([reading.removal(ofBoxAt: finding.range)])
      else { continue }
      let line = file.lines.line(of: finding.range.lowerBound)
      let path = action.place.path
      if case .repeats = standing {
        take(file.path, before: file.source.bytes, after: emptied.bytes)
        changes.append(Change(path: file.path, line: line, code: finding.message.code, words: [Message(CheckText.boxRemoved, ["path": .text(path)])]))
        return
      }
      let isHere = path.hasSameBytes(as: file.path)
      guard case .decides = standing, let target = isHere ? reread(emptied, file.path) : open(path),
        let item = target.items(in: .action).first(where: { $0.line == action.place.line && $0.item.id == action.item.id })
      else { continue }
      // A Review is often written before its period is over; a task that is done has its day already.
      let day = min(action.task == nil ? end : action.closedOn ?? end, today)
      let change: BoxChange = box.state == .done ? .tick(day) : .cancel(day)
      guard let ticked = try? target.applying(change, toAction: item).reading.source else { continue }
      take(file.path, before: file.source.bytes, after: emptied.bytes)
      take(path, before: target.source.bytes, after: ticked.bytes)
      let moved = Message(CheckText.boxMoved, ["place": .text("\(path):\(item.line)")])
      changes.append(Change(path: file.path, line: line, code: finding.message.code, words: [moved]))
      // The places of the next one are those of the next round.
      return
    }
  }

  private func isAsChecked(_ path: String, _ bytes: [UInt8]) -> Bool { edited[path]?.after ?? bytes == bytes }

  /// A file as it is now; nil where it is not read with certainty.
  private func open(_ path: String) -> FileReading? {
    guard let journal = last.journal, let bytes = edited[path]?.after ?? journal.bytesIfReadable(ofEntryAt: path) else { return nil }
    return reread(SourceText(path: path, bytes: bytes), path)
  }

  private func reread(_ source: SourceText, _ path: String) -> FileReading? {
    let reading = FileReading(source, path: path, configuration: last.journal?.configuration ?? .default)
    return reading.blockingFindings.isEmpty ? reading : nil
  }

  /// The change set of all fixes, in the order of paths.
  public var planned: [PlannedChange] {
    edited.values.filter { !$0.isEmpty }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
