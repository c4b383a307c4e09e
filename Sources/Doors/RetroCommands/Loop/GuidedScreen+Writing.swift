// The answers of a guided retrospective, written one by one.

import HostSystem
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText

/// Writes each answer as one change set, so that `retro undo` knows them one by one, and takes them back.
struct GuidedWriting {
  /// The file that the answers go to.
  let target: WritingTarget
  let journal: Journal
  /// What was done for each answer; nil where there was nothing to do.
  private var sets: [ChangeSet?] = []
  /// Whether it was told that the file was made; taken back and made again it is not told twice.
  private var isMakingTold = false

  init(into target: WritingTarget, of journal: Journal) { (self.target, self.journal) = (target, journal) }

  /// Writes an answer, and tells of what the change brings in that is worth a look; gives what was added.
  mutating func write(_ answer: GuidedAnswer, in context: inout Context) throws -> GuidedItem? {
    var made = ChangedFiles()
    let (set, item) = try context.withChanges(in: target.root) { session, context in
      let (files, item) = try plan(answer, in: &context)
      made = files
      return (try session.carryOut(files.changes, words: answer.commandLine, time: try context.now()), item)
    }
    sets.append(set)
    if let draft = made.draft, !isMakingTold {
      context.note("made \(draft.file.place.shown)")
      isMakingTold = true
    }
    for change in made.changed {
      for finding in change.newFindings { context.warn(finding, in: change.after) }
    }
    return item
  }

  /// What an answer changes in the files as they are now.
  private func plan(_ answer: GuidedAnswer, in context: inout Context) throws -> (files: ChangedFiles, item: GuidedItem?) {
    switch answer {
    case .added:
      var (file, files) = try context.open(target)
      let item = try files.add(answer, to: file)
      return (files, item)
    case .judged(let review, let verdict, let words):
      let file = try OpenFile(journal.place(of: review.path, from: try context.currentFolder()))
      return (try context.judging(try file.item(review.name), verdict, words, target).files, nil)
    }
  }

  /// Takes the last answer back, where nothing else was written since.
  mutating func takeBack(in context: inout Context) throws {
    guard let last = sets.last else { return }
    if let set = last {
      let log = try ChangeLog(root: target.root, environment: context.environment)
      try context.withChanges(in: target.root) { session, context in
        if let latest = try log.lastToUndo(), latest.set != set {
          throw CommandError(
            .conflict, "‘\(latest.set.command)’ was written since; nothing was taken back", help: "‘retro undo’ takes that back first")
        }
        _ = try session.undo(words: ["retro", "undo"], time: try context.now())
      }
    }
    sets.removeLast()
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
