// One evening's work with git: commit what changed, fetch, merge, push. Nothing is amended, rebased or forced.

import HostSystem
import JournalDates
import JournalFormat
public import JournalKit
public import JournalLanguage
import JournalMerge
public import JournalStore
import JournalModel
import JournalText
public import PlainFormats

/// What a sync did, or would do.
public struct SyncReport: Sendable {
  /// What was committed, in words; nil where nothing had changed.
  public var message: String?
  public var remote: String?
  /// How many commits came from the remote, and went there.
  public var fetched = 0
  public var pushed = 0
  /// Paths on which both sides disagree: the merge waits for them.
  public var conflicts: [String] = []
  /// Why it ended early though nothing is wrong with the journal.
  public var stopped: Message?
  public let isDryRun: Bool

  public func json(in language: Language) -> JSONValue {
    [
      .schema: .answerSchema, .message: JSONValue(message), .remote: JSONValue(remote), .fetched: .int(fetched), .pushed: .int(pushed),
      .conflicts: JSONValue(conflicts.map { .string($0) }), .reason: JSONValue(stopped.map { language($0) }), .dryRun: .bool(isDryRun),
    ]
  }
}

extension Workspace {
  /// Commits what changed in a journal and exchanges commits with another clone.
  /// - Parameter remote: Its name; nil for the one that the branch belongs to, or the only one.
  public func sync(_ journal: Journal, with remote: String?, isDryRun: Bool) throws -> SyncReport {
    let git = Git(folder: journal.root, environment: environment)
    let top = try git.workTree()
    let branch = try self.branch(git)
    var report = SyncReport(isDryRun: isDryRun)
    let isMerging = try refuseUnsettled(git, journal)
    let changes = try changedFiles(git, top: top, journal)
    if !changes.isEmpty || isMerging {
      let message = isMerging ? language(SyncText.mergeMessage) : Self.message(changes, journal, language)
      report.message = message
      if !isDryRun { try commit(message, git, isMerging: isMerging) }
    }
    guard let remote = try self.remote(remote, branch, git) else {
      report.stopped = Message(SyncText.noRemote)
      return report
    }
    report.remote = remote
    if isDryRun {
      report.fetched = try count("HEAD..\(remote)/\(branch)", git)
      report.pushed = try count("\(remote)/\(branch)..HEAD", git) + (report.message == nil ? 0 : 1)
      return report
    }
    return try exchange(report, remote, branch, git)
  }

  // MARK: What it is not sure of

  private func branch(_ git: Git) throws -> String {
    let answer = try git.ask(["symbolic-ref", "-q", "--short", "HEAD"])
    if answer.isSuccess { return answer.text }
    throw WorkspaceError(.conflict, GitErrorText.detached, help: GitErrorText.detachedWay)
  }

  /// Whether a merge waits to be finished, all of whose conflicts are settled.
  private func refuseUnsettled(_ git: Git, _ journal: Journal) throws -> Bool {
    for (name, command) in [("rebase-merge", "rebase"), ("rebase-apply", "rebase"), ("CHERRY_PICK_HEAD", "cherry-pick"), ("REVERT_HEAD", "revert")]
    where try git.has(name) {
      throw WorkspaceError(
        .conflict, GitErrorText.busy, ["command": .text(command)], help: GitErrorText.busyWay, ["command": .text("git \(command) --continue")])
    }
    let open = try conflicts(in: journal).filter { $0.cause != .copy }
    if let first = open.first {
      throw WorkspaceError(
        .conflict, GitErrorText.unsettled, ["path": .place(first.path), "count": .number(open.count)], help: GitErrorText.unsettledWay,
        ["path": .text(ChangeSet.quoted(first.path))])
    }
    if try git.ask(["ls-files", "-u"]).bytes.isEmpty == false { throw WorkspaceError(.conflict, GitErrorText.unsettledElsewhere) }
    return try git.has("MERGE_HEAD")
  }

  /// A file that differs from the last commit, by its path from the journal's root.
  private struct ChangedFile {
    var path: String
    var isNew: Bool
    var isGone: Bool
  }

  private static let largest = 10 << 20

  private func changedFiles(_ git: Git, top: String, _ journal: Journal) throws -> [ChangedFile] {
    let answer = try git.run(["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--", "."])
    let prefix = try git.run(["rev-parse", "--show-prefix"]).text
    var files: [ChangedFile] = []
    for entry in answer.list where entry.utf8.count > 3 {
      let (state, path) = (String(entry.prefix(2)), String(entry.dropFirst(3)))
      let file = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      if state == "??", let size = FileSystem.stampIfThere(PathText.join(top, path))?.size, size > Int64(Self.largest) {
        throw WorkspaceError(.conflict, GitErrorText.large, ["path": .place(file)], help: GitErrorText.largeWay)
      }
      files.append(ChangedFile(path: file, isNew: state == "??" || state.contains(text: "A"), isGone: state.contains(text: "D")))
    }
    return files
  }

  // MARK: Commit

  private func commit(_ message: String, _ git: Git, isMerging: Bool) throws {
    try git.run(["add", "-A", "--", "."])
    let words = ["commit", "-q", "-F", "-"]
    // What was staged elsewhere in the repository is another commit, but a merge is one commit of all.
    let answer = try git.ask(isMerging ? words : words + ["--", "."], input: Array((message + "\n").utf8))
    if answer.isSuccess { return }
    let identity = answer.errors.contains(text: "user.email") || answer.errors.contains(text: "tell me who you are")
    throw WorkspaceError(
      .system,
      Explanation(
        Message(GitErrorText.failed, ["command": "commit"]), why: .verbatim(answer.reason),
        help: identity ? Message(GitErrorText.identityWay) : nil))
  }

  /// What changed, in words: `2 days, W47 begun, 1 plan`.
  private static func message(_ files: [ChangedFile], _ journal: Journal, _ say: Language) -> String {
    var (days, begun, retros, plans, metrics, others) = (0, [String](), [String](), 0, 0, 0)
    for file in files {
      switch journal.layout.place(ofPath: file.path) {
      case .period(let period)?:
        if period.unit == .day { days += 1 } else if file.isNew { begun.append(period.description) } else { retros.append(period.description) }
      case .folder?: plans += 1
      case nil: if file.path.hasPrefix(journal.layout.metrics + "/") { metrics += 1 } else { others += 1 }
      }
    }
    var parts: [String] = []
    if days > 0 { parts.append(say(SyncText.days, ["count": .number(days)])) }
    if begun.count > 3 {
      parts.append(say(SyncText.begunMany, ["count": .number(begun.count)]))
    } else if !begun.isEmpty {
      parts.append(say(SyncText.begun, ["names": .list(begun, .and)]))
    }
    if !retros.isEmpty { parts.append(retros.count > 3 ? say(SyncText.retros, ["count": .number(retros.count)]) : retros.joined(separator: ", ")) }
    if plans > 0 { parts.append(say(SyncText.plans, ["count": .number(plans)])) }
    if metrics > 0 { parts.append(say(SyncText.metrics)) }
    if others > 0 { parts.append(say(SyncText.files, ["count": .number(others)])) }
    return parts.joined(separator: ", ")
  }

  // MARK: Exchange

  private func remote(_ named: String?, _ branch: String, _ git: Git) throws -> String? {
    let all = try git.run(["remote"]).text.split(separator: "\n").map(String.init)
    if let named {
      if all.contains(named) { return named }
      let way = all.isEmpty ? Message(SyncText.noRemote) : Message(GitErrorText.noRemoteWay, ["names": .list(all, .and)])
      throw WorkspaceError(.notFound, Explanation(Message(GitErrorText.noRemote, ["name": .text(named)]), help: way))
    }
    if let own = try git.setting("branch.\(branch).remote"), all.contains(own) { return own }
    return all.count == 1 ? all[0] : all.first { $0 == "origin" }
  }

  private func count(_ range: String, _ git: Git) throws -> Int {
    let answer = try git.ask(["rev-list", "--count", range])
    return answer.isSuccess ? Int(answer.text) ?? 0 : 0
  }

  private func exchange(_ begun: SyncReport, _ remote: String, _ branch: String, _ git: Git) throws -> SyncReport {
    var report = begun
    // Another device may push in between; that is no reason to give up.
    for attempt in 0..<3 {
      let fetch = try git.ask(["fetch", "-q", remote])
      if !fetch.isSuccess {
        report.stopped = Message(SyncText.notFetched, ["remote": .text(remote), "reason": .text(fetch.reason)])
        return report
      }
      let theirs = "refs/remotes/\(remote)/\(branch)"
      let hasHead = try git.ask(["rev-parse", "-q", "--verify", "HEAD"]).isSuccess
      if try git.ask(["rev-parse", "-q", "--verify", theirs]).isSuccess {
        let new = try hasHead ? count("HEAD..\(theirs)", git) : count(theirs, git)
        if new > 0 {
          let merge = try git.ask(["merge", "-q", "--no-edit", theirs])
          if !merge.isSuccess { return try stopped(report, merge, remote, git) }
        }
        report.fetched += new
      }
      let ahead = try git.ask(["rev-parse", "-q", "--verify", theirs]).isSuccess ? count("\(theirs)..HEAD", git) : count("HEAD", git)
      if ahead == 0 { return report }
      let push = try git.ask(["push", "-q"] + (try git.setting("branch.\(branch).remote") == nil ? ["-u"] : []) + [remote, "HEAD:refs/heads/\(branch)"])
      if push.isSuccess {
        report.pushed = ahead
        return report
      }
      let isBehind = push.errors.contains(text: "fetch first") || push.errors.contains(text: "non-fast-forward")
      if !isBehind || attempt == 2 {
        report.stopped = Message(SyncText.notPushed, ["remote": .text(remote), "reason": .text(push.reason)])
        return report
      }
    }
    return report
  }

  /// A merge that did not come to its end: conflicts wait for a person; anything else left the work tree as it was.
  private func stopped(_ begun: SyncReport, _ merge: Git.Answer, _ remote: String, _ git: Git) throws -> SyncReport {
    var report = begun
    report.conflicts = try git.run(["diff", "--name-only", "--diff-filter=U", "-z", "--relative"]).list
    if report.conflicts.isEmpty { report.stopped = Message(SyncText.notMerged, ["remote": .text(remote), "reason": .text(merge.reason)]) }
    return report
  }
}
