// What a clone is told once, so that git merges and shows a journal by what it says.

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
  public let isDryRun: Bool
  public var isChanged: Bool { lines.contains { $0.state != .kept && $0.state != .untouched } }

  public var json: JSONValue {
    let all = lines.map { line -> JSONValue in
      [.file: .string(line.place), .text: .string(line.text), .state: .string(line.state.rawValue)]
    }
    return [.schema: .answerSchema, .lines: JSONValue(all), .changed: .bool(isChanged), .dryRun: .bool(isDryRun)]
  }

  /// A program that is missing must not leave one side of a merge, or end a diff.
  private static func orElse(_ own: String, _ other: String) -> String {
    "if command -v retro >/dev/null 2>&1; then \(own); else \(other); fi"
  }

  static let settings: [(key: String, value: String)] = [
    ("merge.retro.name", "retro: merges a journal by what it says"),
    (
      "merge.retro.driver",
      orElse("retro git merge %O %A %B %L %P", "git merge-file --marker-size=%L -L ours -L base -L theirs %A %O %B")
    ),
    ("diff.retro.xfuncname", "^(#{1,6}[ \t].*)$"),
    ("diff.retro-table.textconv", "sh -c '\(orElse("retro git text \"$1\"", "cat \"$1\""))' sh"),
    ("diff.retro-table.cachetextconv", "false"),
  ]

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
    if isHooks || isUndo { for (name, text) in GitSetup.hooks { try setHook(name, text, git, isUndo, &setup) } }
    return setup
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
    var lines = String(decoding: before ?? [], as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
          lines.append(text + end)
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
