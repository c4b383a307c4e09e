// Copies that a folder sync left are merged into their file: no line of either is lost.

import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
import JournalMerge
import JournalStore
import JournalModel
import JournalText

extension Workspace {
  /// Merges the copies that a folder sync left into their file, and removes them; no line of either is lost. Of several copies that each say
  /// something else one at a time is put between markers, and the others wait until that is settled.
  /// - Parameter choice: Which side holds where both changed the same; nil for markers there. `ours` is the file, `theirs` the copy.
  func mergeCopies(
    _ file: FileConflicts, _ choice: ConflictText.Choice?, in journal: Journal, isDryRun: Bool
  ) throws -> ResolvedFile {
    var made = MergedCopies()
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun) {
      let disk = journal.diskPath(file.path)
      let before = FileSystem.exists(disk) ? try FileSystem.read(disk) : nil
      let copies = try file.copies.map { (path: $0, bytes: try FileSystem.read(journal.diskPath($0))) }
      made = mergedCopies(copies, into: before, choice, at: file.path, in: journal)
      let removals = copies.filter { made.merged.contains($0.path) }.map { PlannedChange.delete($0.path, before: $0.bytes) }
      return [PlannedChange(file.path, from: before, to: made.bytes)] + removals
    }
    return ResolvedFile(
      path: file.path, settled: made.settled, left: made.left, copies: made.merged, waiting: file.copies.count - made.merged.count, outcome: outcome)
  }

  private struct MergedCopies {
    var bytes: [UInt8] = []
    /// The copies that are in it.
    var merged: [String] = []
    var settled = 0
    var left = 0
  }

  private func mergedCopies(
    _ copies: [(path: String, bytes: [UInt8])], into before: [UInt8]?, _ choice: ConflictText.Choice?, at path: String, in journal: Journal
  ) -> MergedCopies {
    let merge = JournalMerge(configuration: journal.configuration)
    var made = MergedCopies(bytes: before ?? copies.first?.bytes ?? [])
    var waiting: [(path: String, bytes: [UInt8])] = []
    for (place, copy) in copies.enumerated() {
      let isFirst = before == nil && place == 0
      let text = ConflictText(isFirst ? copy.bytes : merged(made.bytes, copy.bytes, at: path, in: journal, merge).bytes)
      // Where both cannot hold, a person says which does.
      let (choices, refused) = merge.sound(text.conflicts.map { _ in isFirst ? nil : choice }, of: text, as: JournalMerge.Kind(path: path))
      if text.conflicts.isEmpty || choice != nil && refused.isEmpty || isFirst {
        made.bytes = text.resolved(choices)
        made.settled += isFirst ? 0 : text.conflicts.count
        made.merged.append(copy.path)
      } else {
        waiting.append(copy)
      }
    }
    // Into a text in which markers stand nothing is merged.
    if let copy = waiting.first, ConflictText(made.bytes).conflicts.isEmpty {
      made.bytes = merged(made.bytes, copy.bytes, at: path, in: journal, merge).bytes
      made.merged.append(copy.path)
    }
    made.left = ConflictText(made.bytes).conflicts.count
    return made
  }

  /// A file and its copy as one: with what both came from, as git merges, where git or the change log knows that.
  private func merged(_ ours: [UInt8], _ theirs: [UInt8], at path: String, in journal: Journal, _ merge: JournalMerge) -> MergeResult {
    let base = CopyBase.nearest(to: theirs, among: formers(of: path, in: journal)) ?? []
    return merge.merge(MergeSides(base: base, ours: ours, theirs: theirs), as: JournalMerge.Kind(path: path), orElse: merge.wholeConflict)
  }

  /// Earlier versions of a file: those that stood before each command, then those of commits, the last first.
  private func formers(of path: String, in journal: Journal) -> [[UInt8]] {
    let known = committed(path, in: journal)
    do {
      let disk = journal.diskPath(path)
      let now = FileSystem.isFile(disk) ? try FileSystem.read(disk) : nil
      let entries = try ChangeLog(root: journal.root, environment: environment).entries()
      return ChangeLog.formers(of: path, now: now, entries).compactMap(\.bytes) + known
    } catch {
      // A log that cannot be read knows nothing.
      return known
    }
  }

  /// The last two hundred are enough.
  private func committed(_ path: String, in journal: Journal) -> [[UInt8]] {
    do {
      let git = Git(folder: journal.root, environment: environment)
      let commits = try git.ask(["log", "-200", "--format=%H", "HEAD", "--", ":(literal)\(path)"])
      let names = commits.isSuccess ? commits.text.split(separator: "\n").map { "\($0):./\(path)" } : []
      let contents = try git.contents(of: names)
      return names.compactMap { contents[$0] }
    } catch {
      // Without git nothing is known of before.
      return []
    }
  }
}
