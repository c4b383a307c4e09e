// What changed in a journal between two commits, dates or files.

import HostSystem
import JournalDates
import JournalFormat
public import JournalKit
import JournalLanguage
public import JournalStore
import JournalModel
import JournalText

/// What a word of `retro diff` means.
private enum ComparedPart {
  case commit(JournalDifference.End)
  /// With whether the word names a first and a last day.
  case days(NamedDays, isSpan: Bool)
  /// By its path on disk.
  case file(String)
}

extension Workspace {
  /// What changed between two versions of a journal, or of a file.
  ///
  /// A day or a period stands for the journal as it was when it began, as the first word, and when it ended, as the second.
  /// - Parameters:
  ///   - first: A commit, a day or period, or a file; nil for the last commit.
  ///   - second: The same; nil for the files as they are.
  ///   - isBrief: Whether a line is all that is told of each file that was begun, where there are many.
  public func difference(_ first: String?, _ second: String?, in journal: Journal, isBrief: Bool = false) throws -> JournalDifference {
    let git = Git(folder: journal.root, environment: environment)
    var (first, second) = (first, second)
    if let word = first, second == nil, PeriodText(said: word) == nil, let range = Self.halves(of: word) { (first, second) = range }
    if let first, let second, let asked = try commits(first, second, git) {
      let versions = try git.differences(from: asked.from.commit ?? first, to: .tree(asked.to.commit ?? second), raw: asked.raw)
      return JournalDifference(from: asked.from, to: asked.to, files: JournalDifference.files(versions, journal.configuration, isBrief: isBrief))
    }
    let (a, b) = (try first.map { try part($0, git, journal) }, try second.map { try part($0, git, journal) })
    switch (a, b) {
    case (.file(let old)?, .file(let new)?): return try difference(ofFile: old, and: new, journal)
    case (.file(let path)?, nil): return try difference(from: nil, to: nil, only: path, git, journal, isBrief)
    case (.file(let path)?, let version?): return try difference(from: version, to: nil, only: path, git, journal, isBrief)
    case (let version, .file(let path)?): return try difference(from: version, to: nil, only: path, git, journal, isBrief)
    case (let version, let other): return try difference(from: version, to: other, only: nil, git, journal, isBrief)
    }
  }

  /// `main..phone`.
  private static func halves(of word: String) -> (String, String)? {
    let bytes = Array(word.utf8)
    guard let dots = bytes.indices.dropFirst().first(where: { $0 + 2 < bytes.count && bytes[$0] == ASCII.period && bytes[$0 + 1] == ASCII.period }),
      bytes[dots + 2] != ASCII.period, bytes[dots + 2] != ASCII.slash, bytes[dots - 1] != ASCII.slash
    else { return nil }
    return (String(decoding: bytes[..<dots], as: UTF8.self), String(decoding: bytes[(dots + 2)...], as: UTF8.self))
  }

  private func part(_ word: String, _ git: Git, _ journal: Journal) throws -> ComparedPart {
    let disk = PathText.absolute(word, from: try folder())
    if word.isEmpty { throw WorkspaceError(.usage, DiffText.noVersion, ["word": ""], help: DiffText.noVersionWay) }
    if FileSystem.isFile(disk) { return .file(disk) }
    if let text = try days(meantBy: word) {
      let days = try text.days(on: try today(in: journal), of: word)
      return .days(days, isSpan: days.period == nil)
    }
    if !word.hasPrefix("-"), let commit = try commit(word, git) { return .commit(commit) }
    do {
      return .file(try file(word).diskPath)
    } catch let error as any ExplainedError where error.code == .notFound {
      try PeriodText.refuseIssue(of: word)
      // Without a repository no word is a commit: what is missing is told first.
      if word.hasPrefix("HEAD") || word.hasPrefix("@") { _ = try git.workTree() }
      throw WorkspaceError(.notFound, DiffText.noVersion, ["word": .text(word)], help: DiffText.noVersionWay)
    }
  }

  // MARK: Commits

  /// Two words that are commits and nothing else, with what git says of the files that differ: both are asked at once. Nil where one may be more, or
  /// is none.
  private func commits(
    _ first: String, _ second: String, _ git: Git
  ) throws -> (from: JournalDifference.End, to: JournalDifference.End, raw: Git.Answer)? {
    let folder = try folder()
    for word in [first, second] {
      if word.isEmpty || word.hasPrefix("-") || FileSystem.isFile(PathText.absolute(word, from: folder)) { return nil }
      if try days(meantBy: word) != nil { return nil }
    }
    let words = ["log", "--no-walk=unsorted"] + Self.form.dropFirst() + ["--end-of-options", first, second, "--"]
    let answers: [Git.Answer]
    do {
      answers = try git.ask(all: [(words, []), (Git.rawDifferences(from: first, to: .tree(second)), [])])
    } catch let error as WorkspaceError where error.code == .notFound {
      return nil
    }
    // Of one commit under two names there is one line.
    let lines = answers[0].text.split(separator: "\n")
    guard answers.allSatisfy(\.isSuccess), lines.count == 2, let from = end(String(lines[0]), first), let to = end(String(lines[1]), second) else {
      return nil
    }
    return (from, to, answers[1])
  }

  private func end(_ line: String, _ word: String) -> JournalDifference.End? {
    var end = end(Git.Answer(bytes: Array(line.utf8), errors: "", status: 0), .verbatim(word))
    end?.isCommit = true
    return end
  }

  private static let form = ["--no-walk", "-s", "--format=%H %cd", "--date=format:%Y-%m-%d"]

  /// The commit that a word names; nil where it names none, or there is no git.
  private func commit(_ word: String, _ git: Git) throws -> JournalDifference.End? {
    do {
      var end = try end(git.ask(["log"] + Self.form + ["--end-of-options", word, "--"]), .verbatim(word))
      end?.isCommit = true
      return end
    } catch let error as WorkspaceError where error.code == .notFound {
      return nil
    }
  }

  private func end(_ answer: Git.Answer, _ name: Message) -> JournalDifference.End? {
    let words = answer.text.split(separator: " ")
    guard answer.isSuccess, words.count == 2 else { return nil }
    return JournalDifference.End(name: name, commit: String(words[0]), day: CalendarDay(String(words[1])))
  }

  /// The last commit before a moment of the clock; nil where there is none.
  private func commit(before day: CalendarDay, _ name: Message, _ git: Git, _ journal: Journal) throws -> JournalDifference.End? {
    var git = git
    if let zone = journal.configuration.timezone { git = Git(folder: git.folder, environment: environment.with("TZ", zone)) }
    let start = journal.configuration.dayStart
    let last = start.minutes == 0 ? "\(day.advanced(by: -1))T23:59:59" : "\(day)T\(TimeOfDay(minutes: start.minutes - 1)?.description ?? "00:00"):59"
    return try end(git.ask(["log", "-1", "--first-parent", "--until=\(last)"] + Self.form.dropFirst() + ["HEAD", "--"]), name)
  }

  /// No commit: everything is new. A shallow clone does not know what was before.
  private func beginning(_ git: Git) throws -> JournalDifference.End {
    let tree = try git.run(["hash-object", "-t", "tree", "--stdin"]).text
    return JournalDifference.End(name: Message(DiffText.nothingYet), commit: tree, day: nil, isBeginning: true)
  }

  // MARK: Versions

  private func difference(
    from: ComparedPart?, to: ComparedPart?, only disk: String?, _ git: Git, _ journal: Journal, _ isBrief: Bool
  ) throws -> JournalDifference {
    // Where a word was found to be a commit, there is a repository.
    let isKnown = [from, to].contains { if case .commit? = $0 { true } else { false } }
    guard try isKnown || isInRepository(git) else { return try differenceByLog(from, only: disk, journal) }
    let old = try start(from, git, journal)
    var new: JournalDifference.End?
    switch to {
    case .commit(let commit)?: new = commit
    case .days(let days, _)?: new = try endOf(days, git, journal)
    case nil: if case .days(let days, isSpan: true)? = from { new = try endOf(days, git, journal) }
    case .file?: break
    }
    if case .days? = from, old.isBeginning || new?.isBeginning ?? false { try tellIfCut(git) }
    let path = try disk.map { try self.path(of: $0, in: journal) }
    let versions = try git.differences(from: old.commit ?? "HEAD", to: new?.commit.map { .tree($0) } ?? .workTree, only: path)
    return JournalDifference(from: old, to: new, files: JournalDifference.files(versions, journal.configuration, isBrief: isBrief))
  }

  private func start(_ part: ComparedPart?, _ git: Git, _ journal: Journal) throws -> JournalDifference.End {
    switch part {
    case .commit(let commit)?: return commit
    case .days(let days, _)?:
      let name = Message.verbatim(days.period?.description ?? days.span.description)
      if let commit = try commit(before: days.span.start, name, git, journal) { return commit }
      return try beginning(git)
    case nil, .file?:
      guard var head = try commit("HEAD", git) else { return try beginning(git) }
      head.name = Message(DiffText.lastCommit)
      return head
    }
  }

  /// The journal as it was when the days had ended; nil for the files as they are, where they have not.
  private func endOf(_ days: NamedDays, _ git: Git, _ journal: Journal) throws -> JournalDifference.End? {
    if try days.span.end >= today(in: journal) { return nil }
    let name = Message.verbatim(days.period?.description ?? days.span.description)
    if let commit = try commit(before: days.span.end.advanced(by: 1), name, git, journal) { return commit }
    return try beginning(git)
  }

  /// A shallow clone does not know what was before.
  private func tellIfCut(_ git: Git) throws {
    guard try git.ask(["rev-parse", "--is-shallow-repository"]).text == "true" else { return }
    let first = try git.ask(["log", "--format=%cd", "--date=format:%Y-%m-%d", "--reverse", "HEAD", "--"]).text.split(separator: "\n").first
    warn(of: Message(DiffText.cutShort, ["day": first.flatMap { CalendarDay(String($0)) }.map { .day($0) } ?? .text("")]))
  }

  private func isInRepository(_ git: Git) throws -> Bool {
    do {
      _ = try git.workTree()
      return true
    } catch let error as WorkspaceError where error.code == .notFound {
      return false
    }
  }

  /// The path of a file in the journal.
  private func path(of disk: String, in journal: Journal) throws -> String {
    if let path = journal.path(ofDiskPath: disk) { return path }
    throw WorkspaceError(.notFound, DiffText.noVersion, ["word": .place(disk)], help: DiffText.noVersionWay)
  }

  // MARK: Without git

  private func difference(ofFile old: String, and new: String, _ journal: Journal) throws -> JournalDifference {
    let path = journal.path(ofDiskPath: new) ?? PathText.name(new)
    let (before, after) = (try FileSystem.read(old), try FileSystem.read(new))
    var versions = FileVersions(path: path, old: .init(bytes: before), new: .init(bytes: after))
    if before == after { versions.new = versions.old }
    let files = before == after ? [] : JournalDifference.files([versions], journal.configuration)
    let names = [old, new].map { Message.verbatim(PathText.name($0)) }
    return JournalDifference(from: .init(name: names[0]), to: .init(name: names[1]), files: files)
  }

  /// What commands changed since a day began, as the change log has it; since today where none is named.
  private func differenceByLog(_ part: ComparedPart?, only disk: String?, _ journal: Journal) throws -> JournalDifference {
    var day = try today(in: journal)
    if case .days(let days, _)? = part { day = days.span.start }
    let versions = try ChangeLog(root: journal.root, environment: environment).versions(since: day, in: journal)
    let path = try disk.map { try self.path(of: $0, in: journal) }
    if versions.isEmpty {
      throw WorkspaceError(.notFound, DiffText.noLog, ["day": .day(day)], help: DiffText.noLogWay)
    }
    warn(of: Message(DiffText.withoutGit))
    let files = JournalDifference.files(versions.filter { path == nil || $0.path == path }, journal.configuration)
    return JournalDifference(from: .init(name: .verbatim(day.description), day: day), to: nil, files: files)
  }
}

extension Environment {
  fileprivate func with(_ name: String, _ value: String) -> Environment {
    var environment = self
    environment.variables[name] = value
    return environment
  }
}
