// `retro watch`: what happens in the journal, as it happens.

public import CommandKit
import HostSystem
import JournalIndex
import JournalKit
import JournalStore
import JournalText
import PlainFormats

/// Keeps the index warm and tells of changes.
public struct WatchCommand: Command {
  public static let name = "watch"
  public static let declaration = CommandDeclaration(
    name, "Print every file change as JSON; keep the index current.",
    discussion: """
      Prints a line of JSON for every file that is added, changed or removed, until it is ended with Ctrl-C. A file that is saved without a
      change is passed over; one that is renamed is removed and added. Changes that come together are told together, a tenth of a second
      after the last.

      With --exec the shell runs CMD once for each lot of changes, one after the other; $RETRO_CHANGED holds the paths, each on a line.
      """,
    options: [exec],
    examples: [
      Example("retro watch", "See what happens."),
      Example("retro watch --exec 'retro report today -o today.html'", "Keep a page up to date."),
    ])

  private static let exec = Option("exec", value: .cmd, "Run this line of the shell after changes.")

  private let command: String?

  public init(_ arguments: Arguments) throws(UsageError) { command = try arguments[Self.exec] }

  public func run(in context: inout Context) throws -> ExitStatus {
    let watch = FolderWatch()
    var journal = try context.openJournal()
    watch.add(all: journal)
    var index = try context.workspace.index(of: journal)
    var known = try index.files()
    try context.flush()
    while true {
      index.pause()
      watch.wait()
      // A folder that is new is watched before it is looked into.
      watch.add(all: journal)
      var changes: [(path: String, change: String, kind: String?)] = []
      // While somebody writes the settings they may be unreadable for a moment; the next round looks again.
      if let settled = try? Journal(root: journal.root), settled.source.bytes != journal.source.bytes {
        journal = settled
        changes.append((JournalSearch.marker, "changed", nil))
        context.workspace.outdate()
        index = try context.workspace.index(of: journal)
      } else {
        do { try index.update(context.workspace.clock) } catch {
          context.workspace.outdate()
          index = try context.workspace.index(of: journal)
        }
      }
      let files = try index.files()
      changes += Self.changes(from: known, to: files)
      known = files
      if changes.isEmpty { continue }
      // Said at once, and a reader that has gone ends it.
      if try Terminal.write(changes.flatMap { Self.line($0) }) == .readerGone { return .yes }
      try context.flush()
      try run(changes.map(\.path), in: context)
    }
  }

  private static func changes(
    from old: [[UInt8]: (hash: Int64, kind: String?)], to new: [[UInt8]: (hash: Int64, kind: String?)]
  ) -> [(path: String, change: String, kind: String?)] {
    var changes: [(path: [UInt8], change: String, kind: String?)] = []
    for (path, file) in new where old[path]?.hash != file.hash { changes.append((path, old[path] == nil ? "added" : "changed", file.kind)) }
    for (path, file) in old where new[path] == nil { changes.append((path, "removed", file.kind)) }
    return changes.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map {
      (String(decoding: $0.path, as: UTF8.self), $0.change, $0.kind)
    }
  }

  private static func line(_ change: (path: String, change: String, kind: String?)) -> [UInt8] {
    ([
      .schema: .answerSchema, .path: .string(change.path), .change: .string(change.change), .type: JSONValue(change.kind),
    ] as JSONValue).utf8() + [ASCII.lineFeed]
  }

  private func run(_ paths: [String], in context: Context) throws {
    guard let command else { return }
    var environment = context.environment
    environment.variables["RETRO_CHANGED"] = paths.joined(separator: "\n")
    switch try ChildProcess.runShell(command, [], environment) {
    case .exit: break
    // Ctrl-C was meant for both.
    case .signal(2): HostProcess.end(by: .interrupt)
    case .signal: break
    }
  }
}
