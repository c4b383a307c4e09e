// A journal that imports go into, for laws of imports.

import HostSystem
import JournalLanguage
import JournalTestSupport
import RetroCommands

/// A journal with a habit in a temporary folder, and the program in it.
struct ImportingJournal {
  let folder: TemporaryFolder

  /// - Parameter settings: What `retro.yaml` says.
  init(_ settings: String = "") throws {
    folder = try TemporaryFolder()
    try folder.write(settings, to: "journal/retro.yaml")
    try folder.write("---\ntype: habit\nschedule: daily\n---\n# Run\n", to: "journal/activities/run.md")
  }

  /// - Parameter zone: That of the machine.
  @discardableResult
  func run(_ words: String..., zone: String? = nil) -> String {
    var variables = [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state", "XDG_CACHE_HOME": folder.path + "/cache", "NO_COLOR": "1",
      "RETRO_NOW": "2026-11-20T21:00",
    ]
    variables["TZ"] = zone
    var context = Context(environment: Environment(variables), folder: folder.path + "/journal")
    let status = RetroProgram().run(words, in: &context)
    return "\(status)\n" + String(decoding: context.output + context.messages, as: UTF8.self)
  }

  /// Every file of the journal with its bytes.
  /// - Parameter names: Of files that are left out.
  func files(but names: Set<String> = []) throws -> [String: [UInt8]] {
    let root = folder.path + "/journal"
    var files: [String: [UInt8]] = [:]
    for path in try FileSystem.walk(root, skipping: { _ in false }).files.map(\.path) {
      if names.contains(path.split(separator: "/").last.map(String.init) ?? "") { continue }
      files[path] = try FileSystem.read(root + "/" + path)
    }
    return files
  }

  func text(_ path: String) throws -> String { String(decoding: try FileSystem.read(folder.path + "/journal/" + path), as: UTF8.self) }
}
