// Works out what the lists of hints need, before the target is compiled that keeps it.

import Foundation
import PackagePlugin

@main struct PackNeeds: BuildToolPlugin {
  /// A source of C with a table of what the files `hints-*.txt` need, which lie in the target of word lists beside this one.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.deletingLastPathComponent().appending(path: "CWordLists/lists")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    let files = names.filter { $0.hasSuffix(".txt") && $0.hasPrefix("hints-") }.sorted().map { folder.appending(path: $0) }
    let out = context.pluginWorkDirectoryURL.appending(path: "\(target.name.lowercased())_needs.c")
    return [
      .buildCommand(
        displayName: "Working out what the hints need", executable: try context.tool(named: "pack-needs").url,
        arguments: [out.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) }, inputFiles: files, outputFiles: [out])
    ]
  }
}
