// Where a transcript runs.

import Foundation
import JournalTestSupport

/// A home folder with a copy of the small journal and nothing else.
struct TemporaryHome {
  let folder: TemporaryFolder
  let journal: URL

  init(program: URL) throws {
    folder = try TemporaryFolder()
    journal = folder.url.appending(path: "journal")
    try FileManager.default.copyItem(at: Repository.fixtures.appending(path: "journal"), to: journal)
    let programs = folder.url.appending(path: "bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(at: programs.appending(path: "retro"), withDestinationURL: program)
  }

  /// The answer with `~` for the home folder, whose path is another one each time, and so is the name of the journal's state that is made of it.
  func anonymous(_ step: Transcript.Step) -> Transcript.Step {
    var step = step
    step.output = anonymous(step.output)
    step.messages = anonymous(step.messages)
    return step
  }

  private func anonymous(_ text: String) -> String {
    text.replacing(folder.path, with: "~").replacing(/~\/\.local\/state\/retro\/[0-9a-f]{16}/, with: "~/.local/state/retro/…")
  }

  /// All variables that the program sees: the tester's own settings must not matter.
  func environment(zone: String) -> [String: String] {
    [
      "HOME": folder.path,
      "PATH": "\(folder.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")",
      "TZ": zone,
      "LC_ALL": "C.UTF-8",
      "RETRO_NOW": "2026-11-20T09:30",
    ]
  }
}

/// The program under test.
enum BuiltProgram {
  /// Beside the test bundle that runs, or what `RETRO_PROGRAM` names; nil where there is none.
  static let url: URL? = {
    if let path = ProcessInfo.processInfo.environment["RETRO_PROGRAM"] { return URL(filePath: path) }
    // The bundle is a file here and a folder on macOS, where the program that runs it lies elsewhere and is told its path.
    for argument in CommandLine.arguments where argument.contains(".xctest") {
      var folder = URL(filePath: argument)
      while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
      let program = folder.appending(path: "retro")
      if FileManager.default.isExecutableFile(atPath: program.systemPath) { return program }
    }
    return nil
  }()
}
