// The answers of a guided retrospective, written one by one.

public import JournalStore
import HostSystem
import JournalFormat
import JournalModel
import JournalText
import JournalLanguage

/// Writes each answer as one change set, so that `retro undo` knows them one by one, and takes them back.
public struct GuidedWriting {
  /// The file that the answers go to.
  public let target: WritingTarget
  private let journal: Journal
  /// What was done for each answer; nil where there was nothing to do.
  private var sets: [ChangeSet?] = []
  /// Whether it was told that the file was made; taken back and made again it is not told twice.
  private var isMakingTold = false

  private let recall: Recall

  /// - Parameter recall: Reads what a command line said of an item.
  public init(into target: WritingTarget, of journal: Journal, recalling recall: @escaping Recall = { _ in nil }) {
    (self.target, self.journal, self.recall) = (target, journal, recall)
  }

  /// Writes an answer, and tells of what the change brings in that is worth a look; gives what was added.
  public mutating func write(_ answer: GuidedAnswer, in workspace: Workspace) throws -> GuidedItem? {
    var made = ChangedFiles()
    let (set, item) = try workspace.withChanges(in: target.root) { session in
      let (files, item) = try plan(answer, in: workspace)
      made = files
      return (try session.carryOut(files.changes, words: answer.commandLine, time: try workspace.now()), item)
    }
    sets.append(set)
    if let draft = made.draft, !isMakingTold {
      workspace.note(WritingText.made, ["dry": .flag(false), "path": .place(draft.file.place.shown)])
      isMakingTold = true
    }
    workspace.tellNew(in: made.changed)
    return item
  }

  /// What an answer changes in the files as they are now.
  private func plan(_ answer: GuidedAnswer, in workspace: Workspace) throws -> (files: ChangedFiles, item: GuidedItem?) {
    switch answer {
    case .added:
      var (file, files) = try workspace.open(target)
      let item = try files.add(answer, to: file)
      return (files, item)
    case .judged(let review, let verdict, let words):
      let file = try OpenFile(journal.place(of: review.path, from: try workspace.folder()))
      return (try workspace.judging(try file.item(review.name), verdict, words, target, recall).files, nil)
    }
  }

  /// Takes the last answer back, where nothing else was written since.
  public mutating func takeBack(in workspace: Workspace) throws {
    guard let last = sets.last else { return }
    if let set = last { try workspace.takeBack(set, in: target.root) }
    sets.removeLast()
  }
}

extension Workspace {
  /// Takes a change set back that a dialogue has just made.
  /// - Throws: Where something else was written since, and what undoing does.
  public func takeBack(_ set: ChangeSet, in root: String) throws {
    let log = try ChangeLog(root: root, environment: environment)
    try withChanges(in: root) { session in
      if let latest = try log.lastToUndo(), latest.set != set {
        throw WorkspaceError(
          .conflict, ItemErrorText.writtenSince, ["command": .text(latest.set.command(for: .owner, in: root))], help: ItemErrorText.writtenSinceWay)
      }
      _ = try session.undo(words: ["retro", "undo"], time: try now())
    }
  }
}

extension GuidedAnswer {
  /// The command line that does the same.
  var commandLine: [String] {
    switch self {
    case .judged(let review, let verdict, let words):
      return ["retro", "review", review.target, verdict.rawValue] + (words.isEmpty ? [] : [words])
    case .added(let section, let text, let problem, let attempt, let due):
      var line = ["retro", "add", section.kind.rawValue, text]
      if let problem { line += ["--for", problem.id ?? problem.text] }
      if let id = attempt?.id { line += ["--from", id] }
      if let due { line += ["--due", "\(due)"] }
      return line
    }
  }
}

extension GuidedReview {
  /// As a command line names it: `2026-W46#t-7f3k`.
  fileprivate var target: String { "\(PathText.stem(path))#\(name.text)" }
}
