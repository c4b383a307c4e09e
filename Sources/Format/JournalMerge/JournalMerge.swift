// Two versions of a file and what both came from become one: by meaning, with every byte kept that neither side changed.

public import JournalFormat
import JournalText

/// The versions of a file that are to be merged.
public struct MergeSides: Sendable {
  /// What both came from; empty where nothing is known of it, as where a file was added on both sides.
  public let base: [UInt8]
  public let ours: [UInt8]
  public let theirs: [UInt8]

  public init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) { (self.base, self.ours, self.theirs) = (base, ours, theirs) }
}

/// What a merge came to.
public struct MergeResult: Sendable {
  public var bytes: [UInt8]
  /// What both sides changed in different ways, in the order of the file; markers stand in the bytes if and only if there are any.
  public var conflicts: [MergeConflict]

  public init(_ bytes: [UInt8], conflicts: [MergeConflict] = []) { (self.bytes, self.conflicts) = (bytes, conflicts) }
}

/// The merge of two versions of a journal file. Pure and total: any bytes give a result.
public struct JournalMerge {
  /// What a file is.
  public enum Kind: Hashable, Sendable {
    /// Markdown with front matter: days, retrospectives, plans, notes.
    case entry
    /// Comma-separated values, as metrics are kept.
    case table
    /// The same where rows are added and taken out, but never changed, and several may be of one day: what was imported.
    case ledger
    /// `retro.yaml`: front matter without fences.
    case settings
    /// Anything else.
    case text

    /// By the name of the file.
    public init(path: String) {
      // Of every file that git knows it is asked.
      func ends(in ending: String) -> Bool { path.utf8.count >= ending.utf8.count && path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
      func isNamed(_ name: String) -> Bool { ends(in: name) && (path.utf8.count == name.utf8.count || ends(in: "/" + name)) }
      if ends(in: ".md") || ends(in: ".markdown") {
        self = .entry
      } else if ends(in: ".csv") {
        self = isNamed("imports.csv") || isNamed("lines.csv") ? .ledger : .table
      } else {
        self = isNamed("retro.yaml") ? .settings : .text
      }
    }
  }

  let configuration: JournalConfiguration
  let markers: ConflictMarkers

  /// How many signs a conflict marker has.
  public var markerSize: Int { markers.size }

  /// - Parameters:
  ///   - configuration: Of the journal, for the names of sections and of moods.
  ///   - markerSize: How many signs a conflict marker has; git asks for more in the inner merge of several bases.
  public init(configuration: JournalConfiguration = .default, markerSize: Int = 7) {
    self.configuration = configuration
    markers = ConflictMarkers(size: markerSize)
  }

  /// Merges two versions.
  /// - Parameter textMerge: Merges lines as they stand, for files that are not understood, as `git merge-file` does.
  public func merge(_ sides: MergeSides, as kind: Kind, orElse textMerge: (MergeSides) -> MergeResult) -> MergeResult {
    let (base, ours, theirs) = (sides.base, sides.ours, sides.theirs)
    if ours == theirs || theirs == base { return MergeResult(ours) }
    if ours == base { return MergeResult(theirs) }
    return merged(sides, as: kind) ?? textMerge(sides)
  }

  /// By meaning; nil where a side is not understood.
  private func merged(_ sides: MergeSides, as kind: Kind) -> MergeResult? {
    let all = [sides.base, sides.ours, sides.theirs]
    guard kind != .text, all.allSatisfy({ $0.count <= Self.most && !$0.contains(ASCII.nul) && !markers.stand(in: $0) }) else { return nil }
    guard let forms = TextForms(sides) else { return nil }
    let result: MergeResult?
    switch kind {
    case .entry: result = EntryMerge(self, isWithBase: !sides.base.isEmpty).merge(forms.base, forms.ours, forms.theirs)
    case .table: result = TableMerge(markers).merge(forms.base, forms.ours, forms.theirs)
    case .ledger: result = TableMerge(markers).mergeRows(forms.base, forms.ours, forms.theirs)
    case .settings: result = EntryMerge(self, isWithBase: !sides.base.isEmpty).mergeSettings(forms.base, forms.ours, forms.theirs)
    case .text: result = nil
    }
    return result.map { MergeResult(forms.restored($0.bytes), conflicts: $0.conflicts) }
  }

  /// A larger file is none of a journal.
  private static let most = 16 << 20

  /// Both versions whole, between markers: the last resort, in which nothing is lost.
  public func wholeConflict(_ sides: MergeSides) -> MergeResult {
    let conflict = MergeConflict(.file)
    return MergeResult(markers.conflict(withLineEnd(sides.ours), withLineEnd(sides.theirs), conflict), conflicts: [conflict])
  }

  private func withLineEnd(_ bytes: [UInt8]) -> [UInt8] { bytes.isEmpty || bytes.last == ASCII.lineFeed ? bytes : bytes + [ASCII.lineFeed] }
}
