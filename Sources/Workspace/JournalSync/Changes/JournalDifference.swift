// What changed in a journal between two versions of it, file by file, in the journal's own terms: the value behind `retro diff`.

import HostSystem
import JournalKit
public import JournalDates
import JournalFormat
public import JournalLanguage
public import JournalMerge
public import JournalModel
import JournalText

/// What changed in one file.
public struct FileDifference: Sendable {
  public enum Fate: String, Sendable {
    case begun, gone, renamed, changed
  }

  public let path: String
  /// Where it stood before, where that was elsewhere.
  public let oldPath: String?
  public let fate: Fate
  /// Nil for what is no entry.
  public let kind: EntryKind?
  public let period: Period?
  /// Where the layout has it.
  let place: Layout.Place?
  /// What it is called, as others may be told.
  public let title: String
  public internal(set) var entryChanges: [EntryChange] = []
  public internal(set) var tableChanges: [TableChange] = []
  /// What a file that was begun says, in a line, where many files changed.
  public internal(set) var gist: Message?
  /// Whether all of it is kept from others, in one of the versions.
  public let isPrivate: Bool

  /// Whether nothing is known of it but that it changed.
  var isOpaque: Bool { fate == .changed && entryChanges.isEmpty && tableChanges.isEmpty }
}

extension FileDifference {
  /// - Parameter isBrief: Whether it is one of many, so that what was begun is told in a line.
  init(_ file: FileVersions, _ configuration: JournalConfiguration, isBrief: Bool = false) {
    let layout = configuration.layout
    (path, oldPath) = (file.path, file.oldPath)
    fate = file.oldPath != nil ? .renamed : file.old == nil ? .begun : file.new == nil ? .gone : .changed
    let isEntry = JournalMerge.Kind(path: path) == .entry && !layout.isSkipped(path)
    let isReadable = file.old.map { $0.bytes != nil } ?? true && file.new.map { $0.bytes != nil } ?? true
    let name = PathText.name(path)
    place = layout.place(ofPath: path)
    guard isEntry, isReadable else {
      (kind, period, title, isPrivate) = (nil, nil, path.contains("/") ? path : name, false)
      if isReadable { compare(file, configuration) }
      return
    }
    func reading(_ content: FileVersions.Content?, _ path: String) -> FileReading? {
      content?.bytes.map { FileReading(SourceText(path: path, bytes: $0), path: path, configuration: configuration) }
    }
    let (old, new) = (reading(file.old, file.oldPath ?? path), reading(file.new, path))
    let known = new ?? old
    kind = known?.kind
    period = if case .period(let period)? = place { period } else { nil }
    title = period?.title ?? known?.publicTitle ?? name
    isPrivate = old?.isPrivate ?? false || new?.isPrivate ?? false
    // Of what is gone, each line is.
    guard let new else { return }
    if isBrief, old == nil {
      gist = new.understood(configuration.moodLabels, for: .others)
      // Nothing else is told of it but what is counted, and how much of it is private.
      entryChanges = file.new?.bytes?.mayBePrivate ?? true ? EntryComparison(from: nil, to: new).changes() : EntryComparison.closings(in: new)
    } else {
      entryChanges = EntryComparison(from: old, to: new).changes()
    }
  }

  /// What is no entry: tables and settings.
  private mutating func compare(_ file: FileVersions, _ configuration: JournalConfiguration) {
    guard let new = file.new?.bytes else { return }
    switch JournalMerge.Kind(path: path) {
    case .table: tableChanges = TableChange.changes(from: file.old?.bytes ?? [], to: new)
    case .ledger: tableChanges = TableChange.rows(from: file.old?.bytes ?? [], to: new)
    case .settings:
      func reading(_ bytes: [UInt8]) -> FileReading {
        let fence = Array("---\n".utf8)
        let ended = bytes.isEmpty || bytes.last == ASCII.lineFeed ? bytes : bytes + [ASCII.lineFeed]
        return FileReading(SourceText(path: path, bytes: fence + ended + fence), path: path, configuration: configuration)
      }
      entryChanges = EntryComparison(from: reading(file.old?.bytes ?? []), to: reading(new)).changes()
      if file.old == nil { entryChanges.removeAll { if case .form = $0.what { true } else { false } } }
      // Without the fence that was put before them. Settings that were begun with comments alone say nothing yet.
      for place in entryChanges.indices { entryChanges[place].line = entryChanges[place].line.map { $0 - 1 } }
    case .entry, .text: break
    }
  }

  /// What an audience is told of it, and how much it is not; nil for a file that it is told nothing of.
  func told(to audience: Audience) -> (file: FileDifference, hidden: Int)? {
    if audience == .owner { return (self, 0) }
    if isPrivate { return nil }
    var told = self
    told.entryChanges.removeAll(where: \.isPrivate)
    return (told, entryChanges.count - told.entryChanges.count)
  }
}

/// What changed in a journal.
public struct JournalDifference: Sendable {
  /// One end of what is compared.
  public struct End: Sendable {
    /// What it is called.
    public var name: Message
    /// The commit; nil where it is none.
    public var commit: String?
    public var day: CalendarDay?
    /// Whether a commit was named, of which the day says something.
    public var isCommit = false
    /// Whether it is what was before all commits.
    var isBeginning = false
  }

  public var from: End
  /// Nil for the files as they are.
  public var to: End?
  /// In the order of their paths, what is no longer told left out.
  public var files: [FileDifference]
  /// How much was left out because it is private.
  public var privateEntries = 0

  init(from: End, to: End?, files: [FileDifference]) { (self.from, self.to, self.files) = (from, to, files) }

  /// Compares files, on as many threads as there are.
  /// - Parameter isBrief: Whether a line is all that is told of each file that was begun, where there are many.
  static func files(_ versions: [FileVersions], _ configuration: JournalConfiguration, isBrief: Bool = false) -> [FileDifference] {
    let isBrief = isBrief && versions.count > mostInFull
    return Workers.map(versions.count) { FileDifference(versions[$0], configuration, isBrief: isBrief) }
  }

  /// Nobody reads more than so many files line by line.
  private static let mostInFull = 40

  /// The same as an audience is told it.
  public func told(to audience: Audience) -> JournalDifference {
    var told = self
    told.files = []
    for file in files {
      guard let (shown, hidden) = file.told(to: audience) else {
        told.privateEntries += 1
        continue
      }
      told.privateEntries += hidden
      // Where all that changed is private, that something did is not told of this file.
      if hidden > 0, shown.entryChanges.isEmpty, shown.fate == .changed { continue }
      told.files.append(shown)
    }
    return told
  }
}

extension [UInt8] {
  /// Whether the word that keeps text from others stands anywhere in it.
  fileprivate var mayBePrivate: Bool {
    let word = Array(FileReading.privateTag.utf8)
    return withUnsafeBufferPointer { bytes in
      bytes.indices.dropLast(word.count - 1).contains { start in
        bytes[start] | 0x20 == word[0] && word.indices.allSatisfy { bytes[start + $0] | 0x20 == word[$0] }
      }
    }
  }
}
