// The certain mendings of a check, worked out in memory until none is left.

import HostSystem
public import JournalDates
import JournalFormat
import JournalModel
public import JournalStore
public import JournalText
import MarkdownSyntax

/// What mending everything that is certain makes of a journal's files.
public struct JournalCheckFixes: Sendable {
  /// One mending.
  public struct Change: Sendable {
    public var path: String
    /// The line on which it was found, from 1.
    public var line: Int
    public var code: String
    /// What becomes of what, in words.
    public var text: String
  }

  /// A file as it is and as it will be.
  public struct Edited: Sendable {
    public var before: [UInt8]
    public var after: [UInt8]
  }

  /// In the order in which they were made.
  public private(set) var changes: [Change] = []
  /// The files that change, by path.
  public private(set) var edited: [String: Edited] = [:]
  /// The findings that are left.
  public private(set) var last: JournalCheck
  private let today: CalendarDay

  /// Mends and checks again, since one mending may let another be seen; at most ten rounds.
  /// - Parameters:
  ///   - today: The last day on which an Action can have been done or dropped.
  ///   - check: Checks everything, with some files taken to be what they are mended to.
  public init(today: CalendarDay, _ check: ([String: [UInt8]]) throws(StoreError) -> JournalCheck) throws(StoreError) {
    self.today = today
    last = try check([:])
    for _ in 0..<10 {
      let count = changes.count
      for file in last.files { mend(file) }
      for file in last.files { moveBoxes(of: file) }
      if changes.count == count { break }
      last = try check(edited.mapValues(\.after))
    }
  }

  /// Whether a finding has a mending that is certain; a box in a Review has one that reaches into another file.
  public static func canMend(_ finding: Diagnostic) -> Bool { !finding.fix.isEmpty || finding.message.code == "retro/review-box" }

  /// Applies the fixes of one file that do not touch each other; the others wait for the next round.
  private mutating func mend(_ file: JournalCheck.File) {
    let blocking = file.reading?.blockingFindings ?? []
    var chosen: [TextEdit] = []
    var mending: [Diagnostic] = []
    var made: [Change] = []
    for finding in file.findings where !finding.fix.isEmpty {
      // A file that is not read with certainty is mended of that alone.
      if !blocking.isEmpty, !blocking.contains(where: { $0.message.code == finding.message.code && $0.range == finding.range }) { continue }
      if finding.fix.contains(where: { edit in chosen.contains { Self.touch($0.range, edit.range) } }) { continue }
      chosen += finding.fix
      mending.append(finding)
      let text = finding.fix.map { Self.words(for: $0, in: file.source) }.joined(separator: ", ")
      made.append(Change(path: file.path, line: file.lines.line(of: finding.range.lowerBound), code: finding.message.code, text: text))
    }
    guard !chosen.isEmpty, let mended = try? file.source.applying(chosen) else { return }
    if let reading = file.reading, !areMended(mending, of: reading, chosen, in: mended) { return }
    take(file.path, before: file.source.bytes, after: mended.bytes)
    changes += made
  }

  /// Whether none of the findings that were mended stands where it stood, and no reason has come to leave the file alone.
  private func areMended(_ findings: [Diagnostic], of reading: FileReading, _ edits: [TextEdit], in mended: SourceText) -> Bool {
    let after = FileReading(mended, path: reading.path, configuration: last.journal?.configuration ?? .default)
    if after.blockingFindings.count > reading.blockingFindings.count { return false }
    let left = after.diagnostics(in: last.facts).filter { !$0.fix.isEmpty }
    return findings.allSatisfy { finding in
      var start = finding.range.lowerBound
      for edit in edits where edit.range.upperBound <= finding.range.lowerBound { start += edit.replacement.count - edit.range.count }
      return !left.contains { $0.message.code == finding.message.code && $0.range.lowerBound == start }
    }
  }

  private mutating func take(_ path: String, before: [UInt8], after: [UInt8]) {
    edited[path] = Edited(before: edited[path]?.before ?? before, after: after)
  }

  private static func touch(_ a: TextRange, _ b: TextRange) -> Bool { a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound }

  private static func words(for edit: TextEdit, in source: SourceText) -> String {
    let old = String(decoding: edit.expected, as: UTF8.self)
    let new = String(decoding: edit.replacement, as: UTF8.self)
    if old.utf8.contains(ASCII.lineFeed) || new.utf8.contains(ASCII.lineFeed) { return "rewritten with dotted keys" }
    if old.isEmpty { return new.utf8.allSatisfy(\.isBlank) ? "two blanks added" : "‘\(new.trimmed)’ added" }
    return new.isEmpty ? "‘\(old.trimmed)’ removed" : "‘\(old)’ is now ‘\(new)’"
  }
}

extension JournalCheckFixes {
  /// Moves the boxes that a Review has on Actions to where the Actions stand.
  private mutating func moveBoxes(of file: JournalCheck.File) {
    // A file that is mended in this round has other places now.
    guard let reading = file.reading, reading.kind.isRetrospective, reading.blockingFindings.isEmpty,
      edited[file.path]?.after ?? file.source.bytes == file.source.bytes
    else { return }
    for finding in file.findings where finding.message.code == "retro/review-box" {
      guard let box = reading.reviewBox(at: finding.range, last.facts), let target = open(box.path, besides: file) else { continue }
      guard let item = target.items(in: .action).first(where: { $0.item.id == box.id }), let end = reading.span?.end else { continue }
      // A Review is often written before its period is over.
      let day = min(end, today)
      let isSame = item.item.state == box.state
      // A box that says something else already is the Action's own word, and it counts.
      guard isSame || item.item.state.map(\.isOpen) ?? true else { continue }
      let change: BoxChange = box.state == .done ? .tick(day) : .cancel(day)
      guard let ticked = isSame ? target.source : try? target.source.applying(change, toItem: item.block, action: item, target.outline),
        let emptied = try? file.source.applying([reading.removal(ofBoxAt: finding.range)])
      else { continue }
      take(box.path, before: target.source.bytes, after: ticked.bytes)
      take(file.path, before: file.source.bytes, after: emptied.bytes)
      let line = file.lines.line(of: finding.range.lowerBound)
      let text = isSame ? "its box removed: \(box.path) has the same" : "its box moved to \(box.path):\(item.line)"
      changes.append(Change(path: file.path, line: line, code: finding.message.code, text: text))
      // The places of the next one are those of the next round.
      return
    }
  }

  private func open(_ path: String, besides file: JournalCheck.File) -> FileReading? {
    guard let journal = last.journal, path != file.path else { return nil }
    guard let bytes = edited[path]?.after ?? (try? FileSystem.read(journal.diskPath(path))) else { return nil }
    let reading = FileReading(SourceText(path: path, bytes: bytes), path: path, configuration: journal.configuration)
    return reading.blockingFindings.isEmpty ? reading : nil
  }

  /// The change set of all mendings, in the order of paths.
  public var planned: [PlannedChange] {
    edited.filter { $0.value.before != $0.value.after }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
      .replace($0.key, before: $0.value.before, after: $0.value.after)
    }
  }
}
