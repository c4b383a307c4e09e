// What a clone is told once, so that git merges and shows a journal by what it says.

import JournalFormat
import JournalDates
import HostSystem
public import JournalKit
import JournalLanguage
public import JournalStore
import JournalModel
import JournalText
public import PlainFormats

/// What `retro git setup` writes, and takes back.
public struct GitSetup: Sendable {
  /// One line of it.
  public struct Line: Hashable, Sendable {
    /// The file, or `git config`.
    public var place: String
    public var text: String
    public var state: State

    public enum State: String, Sendable {
      case added, renewed, kept, removed
      /// Something else stands there, which is the person's.
      case untouched
    }
  }

  public var lines: [Line] = []
  /// Files that git merges by another rule, whatever stands in the lines: one of each kind, with what its attributes say.
  public var otherwise: [(path: String, text: String)] = []
  public let isDryRun: Bool
  public var isChanged: Bool { lines.contains { $0.state != .kept && $0.state != .untouched } }

  public var json: JSONValue {
    let all = lines.map { line -> JSONValue in
      [.file: .string(line.place), .text: .string(line.text), .state: .string(line.state.rawValue)]
    }
    return [.schema: .answerSchema, .lines: JSONValue(all), .changed: .bool(isChanged), .dryRun: .bool(isDryRun)]
  }

  /// A program that is missing must not end a diff.
  private static func orElse(_ own: String, _ other: String) -> String {
    "if command -v retro >/dev/null 2>&1; then \(own); else \(other); fi"
  }

  static let settings: [(key: String, value: String)] = [
    ("merge.retro.name", "retro: merges a journal by what it says"),
    ("merge.retro.driver", driver),
    ("diff.retro.xfuncname", "^(#{1,6}[ \t].*)$"),
    ("diff.retro-table.textconv", "sh -c '\(orElse("retro git text \"$1\"", "cat \"$1\""))' sh"),
    ("diff.retro-table.cachetextconv", "false"),
  ]

  /// A program that is missing, cannot be started or is killed must not leave one side of a merge: what says neither yes nor no has merged nothing,
  /// or was stopped when both versions stood between markers.
  private static let driver =
    "if command -v retro >/dev/null 2>&1; then retro git merge %O %A %B %L %P; s=$?; test $s -le 1 && exit $s; head -n 1 %A | grep -q '^<<<<<<<' && exit 1; fi; "
    + "git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B"

  static let attributes = [
    "*.md merge=retro diff=retro", "retro.yaml merge=retro", "metrics/**/*.csv merge=retro diff=retro-table",
  ]
  static let ignored = [".*.retro-*"]

  /// The mark by which a hook is known to be ours.
  static let hookMark = "# written by ‘retro git setup --hooks’"
  static let hooks: [(name: String, text: String)] = [
    ("pre-commit", "#!/bin/sh\n\(hookMark)\ncommand -v retro >/dev/null 2>&1 || exit 0\nexec retro check --staged\n"),
    ("post-merge", "#!/bin/sh\n\(hookMark)\ncommand -v retro >/dev/null 2>&1 || exit 0\nretro index -q >/dev/null 2>&1 || :\n"),
  ]
}

extension Workspace {
  /// Has this clone merge and show the journal by what it says; idempotent.
  /// - Parameters:
  ///   - isHooks: Whether commits are checked and the index is brought up to date after a merge, too.
  ///   - isUndo: Whether all of it is taken back.
  public func setUpGit(in journal: Journal, isHooks: Bool, isUndo: Bool, isDryRun: Bool) throws -> GitSetup {
    let git = Git(folder: journal.root, environment: environment)
    _ = try git.workTree()
    var setup = GitSetup(isDryRun: isDryRun)
    for (key, value) in GitSetup.settings { try set(key, value, git, isUndo, &setup) }
    try carryOut(in: journal.root, isDryRun: isDryRun) {
      var changes: [PlannedChange] = []
      for (name, lines) in [(".gitattributes", GitSetup.attributes), (".gitignore", GitSetup.ignored)] {
        if let change = try change(name, lines, journal, git, isUndo, &setup) { changes.append(change) }
      }
      return changes
    }
    // What a line says that stays is told of already.
    let told = Set(setup.lines.filter { $0.state == .untouched }.map { PathText.fileExtension(String($0.text.prefix { $0 != " " })) })
    if !isUndo { setup.otherwise = try otherRules(journal, git).filter { !told.contains(PathText.fileExtension($0.path)) } }
    if isHooks || isUndo { for (name, text) in GitSetup.hooks { try setHook(name, text, git, isUndo, &setup) } }
    return setup
  }

  /// Which kinds of file are merged otherwise, wherever git's attributes say so: in other lines, other folders, or `.git/info/attributes`.
  private func otherRules(_ journal: Journal, _ git: Git) throws -> [(path: String, text: String)] {
    let day = try journal.layout.path(for: .day(today(in: journal)))
    // Attributes may stand in any folder, also in one that no commit has yet.
    let files = try git.ask(["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ":(glob)*/**/.gitattributes"]).list
    let paths =
      [day, "ideas.md", JournalSearch.marker, PathText.join(journal.layout.metrics, "steps/2026.csv")]
      + Set(files.map(PathText.parent)).sorted().map { PathText.join($0, journal.layout.isMetricsTable(PathText.join($0, "2026.csv")) ? "2026.csv" : "ideas.md") }
    let answer = try git.run(["check-attr", "-z", "merge", "--"] + paths).list
    var found: [(path: String, text: String)] = []
    for place in stride(from: 0, to: answer.count - 2, by: 3) {
      let value = answer[place + 2]
      if ["retro", "unspecified"].contains(value) || found.contains(where: { $0.text.hasSuffix(value) && $0.path.hasSuffix(".md") && paths[place / 3].hasSuffix(".md") }) {
        continue
      }
      found.append((answer[place], "merge: \(value)"))
    }
    return found
  }

  private func set(_ key: String, _ value: String, _ git: Git, _ isUndo: Bool, _ setup: inout GitSetup) throws {
    let now = try git.setting(key, isLocal: true)
    var line = GitSetup.Line(place: "git config", text: "\(key) = \(value)", state: .kept)
    if isUndo {
      guard now != nil else { return }
      line.state = .removed
      if !setup.isDryRun { try git.run(["config", "--local", "--unset-all", key]) }
    } else if now != value {
      line.state = now == nil ? .added : .renewed
      if !setup.isDryRun { try git.run(["config", "--local", "--replace-all", key, value]) }
    }
    setup.lines.append(line)
  }

  /// Adds lines to a file or takes them out; nil where nothing changes.
  private func change(
    _ name: String, _ wanted: [String], _ journal: Journal, _ git: Git, _ isUndo: Bool, _ setup: inout GitSetup
  ) throws -> PlannedChange? {
    let path = journal.diskPath(name)
    let before = FileSystem.exists(path) ? try FileSystem.read(path) : nil
    let source = SourceText(path: name, bytes: before ?? [])
    // By bytes: a carriage return and a line feed are one character.
    var lines = (before ?? []).split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    let end = source.lineEnd == "\r\n" ? "\r" : ""
    for text in wanted {
      let place = lines.firstIndex { $0.trimmed == text }
      var line = GitSetup.Line(place: name, text: text, state: .kept)
      if isUndo {
        guard let place else { continue }
        lines.remove(at: place)
        line.state = .removed
      } else if place == nil {
        let pattern = String(text.prefix { $0 != " " })
        // A line of the person's own about the same files is not overruled.
        if let other = lines.first(where: { $0.hasPrefix(pattern + " ") && $0.contains(text: "merge") }) {
          line = GitSetup.Line(place: name, text: other.trimmed, state: other.contains(text: "merge=retro") ? .kept : .untouched)
        } else {
          // Of two lines the later one holds, and that is the person's.
          lines.insert(text + end, at: lines.firstIndex { $0.contains(text: "merge") && !wanted.contains($0.trimmed) || $0.contains(text: "binary") } ?? lines.count)
          line.state = .added
        }
      }
      setup.lines.append(line)
    }
    let after = lines.isEmpty ? nil : Array((lines.joined(separator: "\n") + "\n").utf8)
    guard setup.lines.contains(where: { $0.place == name && ($0.state == .added || $0.state == .removed) }) else { return nil }
    return PlannedChange(name, from: before, to: after)
  }

  private func setHook(_ name: String, _ text: String, _ git: Git, _ isUndo: Bool, _ setup: inout GitSetup) throws {
    let path = PathText.absolute(try git.run(["rev-parse", "--git-path", "hooks/\(name)"]).text, from: git.folder)
    let now = FileSystem.exists(path) ? String(decoding: try FileSystem.read(path), as: UTF8.self) : nil
    var line = GitSetup.Line(place: "hooks/\(name)", text: name, state: .kept)
    let isOurs = now?.contains(text: GitSetup.hookMark) ?? false
    if isUndo {
      guard isOurs else { return }
      line.state = .removed
      if !setup.isDryRun { try FileSystem.removeFile(path) }
    } else if now != text {
      line.state = now == nil ? .added : isOurs ? .renewed : .untouched
      if line.state != .untouched, !setup.isDryRun {
        try FileSystem.makeDirectories(PathText.parent(path))
        if let now { try FileSystem.remove(path, expecting: Array(now.utf8)) }
        let own = FileAttributes.own
        try FileSystem.create(path, Array(text.utf8), attributes: FileAttributes(mode: 0o755, owner: own.owner, group: own.group))
      }
    }
    setup.lines.append(line)
  }
}
