// A file that git has several versions of, and what a person has made of it meanwhile.

import HostSystem
import JournalKit
import JournalLanguage
import JournalMerge
import JournalModel
import JournalStore
import JournalText

/// What git's index holds of a file that is not merged.
struct UnmergedFile {
  /// The numbers of its versions: 1 is what both came from, 2 ours, 3 theirs.
  var stages: Set<Int> = []
  /// Whether it is no file, but a repository of its own.
  var isRepository = false
}

extension Workspace {
  /// The files that git has several versions of, by their paths in the journal; none where there is no git.
  func unmerged(in journal: Journal) throws -> [String: UnmergedFile] {
    let git = Git(folder: journal.root, environment: environment)
    let answer: Git.Answer
    do { answer = try git.ask(["ls-files", "-u", "-z", "--", "."]) } catch let error as WorkspaceError {
      if error.code == .notFound { return [:] }
      throw error
    }
    var files: [String: UnmergedFile] = [:]
    for entry in answer.isSuccess ? answer.list : [] {
      // `MODE OBJECT STAGE`, a tab, the path.
      let parts = entry.split(separator: "\t", maxSplits: 1)
      guard parts.count == 2, let stage = parts[0].last.flatMap({ Int(String($0)) }) else { continue }
      files[String(parts[1]), default: UnmergedFile()].stages.insert(stage)
      if parts[0].hasPrefix("160000") { files[String(parts[1])]?.isRepository = true }
    }
    return files
  }

  /// What git has of a file that is not merged, as it would stand in the folder: 1 is what both came from, 2 ours, 3 theirs; nil where a side has none.
  func version(_ number: Int, of path: String, in journal: Journal) throws -> [UInt8]? {
    let answer = try Git(folder: journal.root, environment: environment).ask(["cat-file", "--filters", ":\(number):./\(path)"])
    return answer.isSuccess ? answer.bytes : nil
  }

  /// What both sides were, of a file that each of them has; nil where git does not say so.
  func sides(of path: String, in journal: Journal) throws -> (ours: [UInt8], theirs: [UInt8])? {
    guard let ours = try version(2, of: path, in: journal), let theirs = try version(3, of: path, in: journal) else { return nil }
    return (ours, theirs)
  }

  /// What a file is that git has several versions of, and where these disagree.
  func conflicts(of path: String, _ unmerged: UnmergedFile, in journal: Journal) throws -> FileConflicts {
    var file = FileConflicts(path: path, cause: unmerged.isRepository ? .repository : Self.cause(unmerged.stages))
    file.isRenamed = unmerged.stages.count == 1
    let disk = journal.diskPath(path)
    guard !unmerged.isRepository, FileSystem.isFile(disk) else { return file }
    let bytes = try FileSystem.read(disk)
    let all = try [1, 2, 3].map { try version($0, of: path, in: journal) }
    let (versions, sides) = (all.compactMap(\.self), all[1].flatMap { ours in all[2].map { (ours: ours, theirs: $0) } })
    let text = ConflictText(bytes, versions: sides)
    file.conflicts = text.conflicts
    guard file.cause == .unmerged else { return file }
    if sides != nil, text.hasLooseMarkers(besides: versions) {
      file.isHalfMarked = true
      file.cause = text.conflicts.isEmpty ? .halfMarked : .merge
    } else if !text.conflicts.isEmpty {
      file.cause = .merge
    } else if try wasMarked(path, sides, in: journal) {
      file.cause = .settledByHand
    } else if !versions.contains(where: { Self.isAlike($0, bytes) }) {
      file.cause = .settledByHand
      file.isSettledForSure = false
    }
    return file
  }

  private static func cause(_ stages: Set<Int>) -> FileConflicts.Cause {
    stages == [1, 3] ? .removedHere : stages == [1, 2] ? .removedThere : .unmerged
  }

  /// Whether two texts differ in nothing but how their lines end.
  static func isAlike(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    func plain(_ bytes: [UInt8]) -> [UInt8] {
      var plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      plain.removeAll { $0 == ASCII.carriageReturn }
      if plain.last == ASCII.lineFeed { plain.removeLast() }
      return plain
    }
    return one == other || plain(one) == plain(other)
  }

  /// Whether git left a conflict in the file when the merge stopped. Where it does not know any more, that cannot be said.
  private func wasMarked(_ path: String, _ sides: (ours: [UInt8], theirs: [UInt8])?, in journal: Journal) throws -> Bool {
    let answer = try Git(folder: journal.root, environment: environment).ask(["cat-file", "--filters", "AUTO_MERGE:./\(path)"])
    guard answer.isSuccess else { return false }
    return !ConflictText(answer.bytes, versions: sides).conflicts.isEmpty
  }
}

extension FileConflicts {
  /// Why it is not settled as it is, and what helps.
  var refusal: WorkspaceError {
    let values: TextValues = ["path": .place(path), "count": .number(1)]
    let quoted: TextValues = ["path": .text(ShellText.quoted(path))]
    return switch cause {
    case .settledByHand: WorkspaceError(.conflict, GitErrorText.byHand, values, help: GitErrorText.byHandWay, quoted)
    case .halfMarked: WorkspaceError(.conflict, GitErrorText.halfMarked, values, help: GitErrorText.halfMarkedWay, quoted)
    case .repository: WorkspaceError(.conflict, GitErrorText.repository, values, help: GitErrorText.repositoryWay, quoted)
    default: WorkspaceError(.conflict, GitErrorText.unsettled, values, help: GitErrorText.unsettledWay, quoted)
    }
  }
}
