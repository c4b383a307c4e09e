// Puts the texts in the folder of a target into the program, packed, before the target is compiled.

import Foundation
import PackagePlugin

@main struct PackFiles: BuildToolPlugin {
  /// A source of C with all files `*.txt` of the target in a table of its name: `clanguages_files`.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    let files = names.filter { $0.hasSuffix(".txt") }.sorted().map { folder.appending(path: $0) }
    let table = "\(target.name.lowercased())_files"
    let out = context.pluginWorkDirectoryURL.appending(path: "\(table).c")
    return [
      .buildCommand(
        displayName: "Packing the texts of \(target.name)", executable: try context.tool(named: "pack-files").url,
        arguments: [table, out.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) }, inputFiles: files,
        outputFiles: [out])
    ]
  }
}
