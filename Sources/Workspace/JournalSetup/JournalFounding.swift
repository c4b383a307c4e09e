// Making a folder a journal, without touching what is there.

public import HostSystem
import JournalFormat
public import JournalKit
public import JournalStore

/// What is needed to make a folder a journal, and what of it is there already.
public struct JournalFounding: Sendable {
  /// One thing that a journal has from the start.
  public enum Part: Hashable, Sendable {
    case folder(String)
    case file(String, contents: String)

    /// Relative to the journal.
    public var path: String {
      switch self {
      case .folder(let path), .file(let path, _): path
      }
    }
  }

  /// Absolute path of the folder.
  public let root: String
  /// Whether the folder has a `retro.yaml`.
  public let isJournal: Bool
  /// What has to be made, in this order.
  public let missing: [Part]
  /// What is there and stays as it is.
  public let present: [Part]

  /// Looks at the folder at `root`, which need not exist and is called `shown` in messages.
  ///
  /// Throws where something else stands in the way: a file where a folder is needed.
  /// - Parameters:
  ///   - proposals: What the first settings are to say besides what holds anyway. A folder whose notes lie elsewhere gets no empty folders.
  ///   - language: The tag of the language that the journal is asked for in; nil where none is named.
  public init(
    at root: String, shown: String, proposing proposals: [NotesSurvey.Proposal] = [], in language: String? = nil
  ) throws(HostError) {
    self.root = root
    let hasNotes = proposals.contains { $0.setting.key.hasPrefix("layout.") }
    if FileSystem.exists(root), !FileSystem.isDirectory(root) { throw Self.inTheWay(shown) }
    let marker = PathText.join(root, JournalSearch.marker)
    isJournal = FileSystem.exists(marker)
    var missing: [Part] = []
    var present: [Part] = []
    for part in Self.parts(with: proposals, in: language) {
      guard let stamp = try FileSystem.stamp(PathText.join(root, part.path)) else {
        if case .file = part { missing.append(part) } else if !hasNotes { missing.append(part) }
        continue
      }
      if case .folder = part, stamp.kind != .directory {
        throw Self.inTheWay(PathText.join(shown, part.path))
      }
      present.append(part)
    }
    // Whoever moved their folders has said so in retro.yaml: the usual ones are no longer wanted.
    self.missing = isJournal ? missing.filter { if case .file = $0 { true } else { false } } : missing
    self.present = present
  }

  /// The files that have to be made; nothing that is there is ever opened for writing.
  public var changes: [PlannedChange] {
    missing.compactMap { part in
      guard case .file(let path, let contents) = part else { return nil }
      return .create(path, Array(contents.utf8))
    }
  }

  /// The folders that have to be made, the journal's own first where it is missing.
  public var folders: [String] {
    ["."]
      + missing.compactMap { part in
        guard case .folder(let path) = part else { return nil }
        return path
      }
  }

  private static func inTheWay(_ path: String) -> HostError {
    HostError(.alreadyExists, attempt: .makeFolder, path: path, reason: .fileInTheWay)
  }

  private static func parts(with proposals: [NotesSurvey.Proposal], in language: String?) -> [Part] {
    [
      .file(JournalSearch.marker, contents: configuration(with: proposals, in: language)), .file(".gitattributes", contents: gitAttributes),
      .folder("days"), .folder("retros"), .folder("activities"), .folder("goals"),
    ]
  }

  static let gitAttributes = """
    # Files stay as they were written, byte for byte: git is not to change their line ends.
    * -text

    """
}

extension Workspace {
  /// Makes what a folder lacks to be a journal, or with `isDryRun` only plans it.
  public func found(_ founding: JournalFounding, at root: String, isDryRun: Bool = false) throws -> ChangeOutcome {
    try carryOut(in: root, isDryRun: isDryRun, makingFolders: founding.folders) { founding.changes }
  }
}
