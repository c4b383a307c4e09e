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
  /// Paths of repositories of their own, which are no files of this one.
  public var nested: [String] = []
  /// Why it ended early though nothing is wrong with the journal.
  public var stopped: Message?
  /// What helps there.
  public var way: Message?
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
    var report = SyncReport(isDryRun: isDryRun)
    // In the middle of a rebase there is no branch, and going back to one is not what helps.
    let isMerging = try refuseUnsettled(git, journal)
    let branch = try self.branch(git)
    let changes = try changes(git, top: top)
    report.nested = changes.nested
    if changes.hasAny || isMerging {
      let message = isMerging ? language(SyncText.mergeMessage) : try self.message(git, journal)
      report.message = message
      if !isDryRun { try commit(message, git, isMerging: isMerging, without: changes.nested + changes.absent) }
    }
    guard let remote = try self.remote(remote, branch, git) else {
      report.stopped = Message(SyncText.noRemote)
      return report
    }
    report.remote = remote
    let line = try Line(remote: remote, branch: branch, git)
    if isDryRun {
      report.fetched = try count("HEAD..\(line.reference)", git)
      report.pushed = try count("\(line.reference)..HEAD", git) + (report.message == nil ? 0 : 1)
      return report
    }
    return try exchange(report, line, git)
  }

  // MARK: What it is not sure of

  private func branch(_ git: Git) throws -> String {
    let answer = try git.ask(["symbolic-ref", "-q", "--short", "HEAD"])
    if answer.isSuccess { return answer.text }
    throw WorkspaceError(.conflict, GitErrorText.detached, help: GitErrorText.detachedWay)
  }

  /// Whether a merge waits to be finished, all of whose conflicts are settled.
  private func refuseUnsettled(_ git: Git, _ journal: Journal) throws -> Bool {
    let operation = try git.operation()
    if let operation, operation != .merge {
      let command = operation.rawValue
      throw WorkspaceError(
        .conflict, GitErrorText.busy, ["command": .text(operation == .am ? "git am" : command)], help: GitErrorText.busyWay, ["command": .text("git \(command)")])
    }
    let all = try conflicts(in: journal)
    // What was settled by hand is settled with the commit.
    let open = all.filter { $0.cause != .copy && !$0.isAnswered }
    // Without settings that can be read nothing else is settled.
    if let first = open.first(where: { $0.path == JournalSearch.marker }) ?? open.first {
      if open.count == 1 { throw first.refusal }
      throw WorkspaceError(
        .conflict, GitErrorText.unsettled, ["path": .place(first.path), "count": .number(open.count)], help: GitErrorText.unsettledWay,
        ["path": .text(ShellText.quoted(first.path))])
    }
    let prefix = try git.run(["rev-parse", "--show-prefix"]).text
    let answered = Set(all.filter(\.isAnswered).map { prefix + $0.path })
    if try git.ask(["diff", "--name-only", "--diff-filter=U", "-z"]).list.contains(where: { !answered.contains($0) }) {
      throw WorkspaceError(.conflict, GitErrorText.unsettledElsewhere)
    }
    return operation == .merge
  }

  private static let largest = 10 << 20

  /// Whether any file of the journal differs from the last commit, and which folders are repositories of their own, and submodules that are not there.
  private func changes(_ git: Git, top: String) throws -> (hasAny: Bool, nested: [String], absent: [String]) {
    // What is not committed in a submodule is none of our business.
    let answer = try git.run(["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--ignore-submodules=dirty", "--", "."])
    let prefix = try git.run(["rev-parse", "--show-prefix"]).text
    let absent = try absentRepositories(git)
    var (hasAny, nested) = (false, [String]())
    for entry in answer.list where entry.utf8.count > 3 {
      let path = String(entry.dropFirst(3))
      let file = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      if absent.contains(file) { continue }
      if entry.hasPrefix("??") {
        // A folder that git does not look into is a repository.
        if path.hasSuffix("/") {
          nested.append(String(file.dropLast()))
          continue
        }
        if let size = FileSystem.stampIfThere(PathText.join(top, path))?.size, size > Int64(Self.largest) {
          throw WorkspaceError(.conflict, GitErrorText.large, ["path": .place(file)], help: GitErrorText.largeWay)
        }
      }
      hasAny = true
    }
    return (hasAny, nested, absent)
  }

  /// The submodules that are not checked out, as in every clone that was made without them: git would look into them, and finds nothing.
  private func absentRepositories(_ git: Git) throws -> [String] {
    try git.run(["ls-files", "-s", "-z", "--", "."]).list.filter { $0.hasPrefix("160000") }.compactMap { entry in
      // `MODE OBJECT STAGE`, a tab, the path.
      entry.split(separator: "\t", maxSplits: 1).last.map(String.init)
    }.filter { !FileSystem.exists(PathText.join(git.folder, PathText.join($0, ".git"))) }
  }

  // MARK: Commit

  private func commit(_ message: String, _ git: Git, isMerging: Bool, without nested: [String]) throws {
    let paths = ["."] + nested.map { ":(exclude,literal)\($0)" }
    try git.run(["add", "-A", "--"] + paths)
    let words = ["commit", "-q", "-F", "-"]
    // What was staged elsewhere in the repository is another commit, but a merge is one commit of all.
    let answer = try git.ask(isMerging ? words : words + ["--"] + paths, input: Array((message + "\n").utf8))
    if answer.isSuccess { return }
    let identity = answer.errors.contains(text: "user.email") || answer.errors.contains(text: "tell me who you are")
    throw git.failure(words, answer, help: identity ? Message(GitErrorText.identityWay) : nil)
  }

  /// What changed since the last commit, in words: `2 days, W47 begun, 1 Try adopted`.
  private func message(_ git: Git, _ journal: Journal) throws -> String {
    let tree = try git.ask(["rev-parse", "-q", "--verify", "HEAD^{tree}"])
    let old = tree.isSuccess ? tree.text : try git.run(["hash-object", "-t", "tree", "--stdin"]).text
    let files = JournalDifference.files(try git.differences(from: old, to: .workTree), journal.configuration)
    // A commit is read by others.
    let told = JournalDifference(from: .init(name: Message(DiffText.lastCommit)), to: nil, files: files).told(to: .others)
    let known = Set(told.files.map(\.path))
    let parts = ChangeCounts(told.files, hidden: files.filter { !known.contains($0.path) }, journal.layout).parts(language)
    return parts.isEmpty ? language(SyncText.otherMessage) : parts.joined(separator: ", ")
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

  /// The branch of a remote that is exchanged with: the one that ours follows, whatever that is called, else the one of the same name.
  private struct Line {
    let remote: String
    /// What it is called there.
    let name: String
    /// Whether ours follows none yet.
    let isNew: Bool
    /// What was fetched of it last.
    var reference: String { "refs/remotes/\(remote)/\(name)" }

    init(remote: String, branch: String, _ git: Git) throws {
      let own = try git.setting("branch.\(branch).remote")
      let followed = own == remote ? try git.setting("branch.\(branch).merge") : nil
      let heads = "refs/heads/"
      self.remote = remote
      name = followed.map { $0.hasPrefix(heads) ? String($0.dropFirst(heads.count)) : $0 } ?? branch
      isNew = own == nil
    }
  }

  private func count(_ range: String, _ git: Git) throws -> Int {
    let answer = try git.ask(["rev-list", "--count", range])
    return answer.isSuccess ? Int(answer.text) ?? 0 : 0
  }

  private func exchange(_ begun: SyncReport, _ line: Line, _ git: Git) throws -> SyncReport {
    var report = begun
    let (remote, theirs) = (line.remote, line.reference)
    // Another device may push in between; that is no reason to give up.
    for attempt in 0..<3 {
      let fetch = try git.ask(["fetch", "-q", "--no-recurse-submodules", remote])
      if !fetch.isSuccess {
        report.stopped = Message(SyncText.notFetched, ["remote": .text(remote), "reason": .text(fetch.reason)])
        report.way = Self.way(fetch.errors)
        return report
      }
      let hasHead = try git.ask(["rev-parse", "-q", "--verify", "HEAD"]).isSuccess
      if try git.ask(["rev-parse", "-q", "--verify", theirs]).isSuccess {
        let new = try hasHead ? count("HEAD..\(theirs)", git) : count(theirs, git)
        if new > 0 {
          let merge = try git.ask(["merge", "-q", "--no-edit", theirs])
          if !merge.isSuccess { return try stopped(report, merge, line, git) }
        }
        report.fetched += new
      }
      let ahead = try git.ask(["rev-parse", "-q", "--verify", theirs]).isSuccess ? count("\(theirs)..HEAD", git) : count("HEAD", git)
      if ahead == 0 { return report }
      let push = try git.ask(["push", "-q"] + (line.isNew ? ["-u"] : []) + [remote, "HEAD:refs/heads/\(line.name)"])
      if push.isSuccess {
        report.pushed = ahead
        return report
      }
      let isBehind = push.errors.contains(text: "fetch first") || push.errors.contains(text: "non-fast-forward")
      if !isBehind || attempt == 2 {
        report.stopped = Message(SyncText.notPushed, ["remote": .text(remote), "reason": .text(push.reason)])
        report.way = Self.way(push.errors)
        return report
      }
    }
    return report
  }

  /// What helps where the server was not reached or did not take it.
  private static func way(_ errors: String) -> Message {
    let asks = ["could not read Username", "could not read Password", "Authentication failed", "Permission denied", "terminal prompts disabled"]
    return asks.contains(where: { errors.contains(text: $0) }) ? Message(SyncText.credentials) : Message(SyncText.kept)
  }

  /// A merge that did not come to its end: conflicts wait for a person; anything else left the work tree as it was.
  private func stopped(_ begun: SyncReport, _ merge: Git.Answer, _ line: Line, _ git: Git) throws -> SyncReport {
    var report = begun
    report.conflicts = try git.run(["diff", "--name-only", "--diff-filter=U", "-z", "--relative"]).list
    guard report.conflicts.isEmpty else { return report }
    report.stopped = Message(SyncText.notMerged, ["remote": .text(line.remote), "reason": .text(merge.reason)])
    if merge.errors.contains(text: "would be overwritten by merge") { report.way = Message(GitErrorText.overwritten) }
    if merge.errors.contains(text: "Not possible to fast-forward") {
      report.way = Message(SyncText.onlyForward, ["remote": .text(line.remote), "branch": .text(line.name)])
    }
    if let way = merge.lockWay { report.way = way }
    if merge.errors.contains(text: "unrelated histories") {
      let isShallow = try git.ask(["rev-parse", "--is-shallow-repository"]).text == "true"
      let values: TextValues = ["remote": .text(line.remote), "branch": .text(line.name)]
      report.way = isShallow ? Message(SyncText.shallow, values) : Message(SyncText.strangers, values)
    }
    return report
  }
}
