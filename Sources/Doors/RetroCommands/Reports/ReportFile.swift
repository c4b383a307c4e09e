// Where a report is written to, and what it may replace there.

import JournalKit
import HostSystem
import JournalFormat
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

/// The file that a report goes to.
struct ReportFile {
  /// As given.
  let shown: String
  /// Absolute path of its folder.
  let folder: String
  private let diskPath: String

  /// Refuses a path at which a file of a journal stands that may be more than a report.
  init(_ path: String, from here: String, environment: Environment) throws {
    shown = path
    diskPath = PathText.absolute(path, from: here)
    folder = PathText.parent(diskPath)
    if FileSystem.isDirectory(diskPath) {
      throw CommandError(
        .wrongKind, OutputText.folder, ["path": .place(path)], help: OutputText.inFolder, ["path": .place(PathText.join(path, "week.html"))]
      )
    }
    // What a link leads to is what would be replaced, whatever the link is called.
    if let real = FileSystem.realPathIfThere(diskPath), ReportFormat(fileName: real) != ReportFormat(fileName: path) {
      throw CommandError(
        .wrongKind, OutputText.link, ["path": .place(path), "target": .place(real)], help: OutputText.anotherName)
    }
    guard let root = JournalSearch.root(above: realFolder) else { return }
    // Whatever the journal reads would be listed as an entry, and the Actions of a retrospective counted twice.
    let journal = try Journal(root: root)
    if let inside = journal.path(ofDiskPath: diskPath), inside.lowercased().hasSuffix(".md"), !journal.layout.isSkipped(inside) {
      throw CommandError(
        .wrongKind, OutputText.entry, ["path": .place(path)], help: OutputText.outsideOrPage)
    }
    guard FileSystem.exists(diskPath) else { return }
    // Only forms that no entry has: Markdown in a journal is somebody's text, and so is everything of unknown form.
    switch ReportFormat(fileName: path) {
    case .html, .json, .text, .pdf: return
    // Tables may be somebody’s numbers, and pictures somebody’s photographs.
    case .markdown, .csv, .svg, .png, nil:
      // A report in a folder that the journal passes over is known by what was noted of it.
      if let log = Self.log(of: root, environment), let former = FileSystem.readIfReadable(diskPath),
        log.directory.remembers(former, at: diskPath)
      {
        return
      }
      throw CommandError(.exists, OutputText.exists, ["path": .place(path)], help: OutputText.outside)
    }
  }

  /// Writes the whole report or nothing. A former report is replaced for good if it is as the program left it; of anything else that stands
  /// there the text is kept, since somebody may have typed it.
  func write(_ bytes: [UInt8], ofJournalAt root: String?, in context: inout Context) throws {
    // Without a place to remember it in, the report is taken for somebody's text the next time.
    let log = root.flatMap { Self.log(of: $0, context.environment) }
    FileSystem.tidy(realFolder)
    let former = FileSystem.exists(diskPath) ? try naming { () throws(HostError) in try FileSystem.read(diskPath) } : nil
    if let former, former != bytes {
      let isOurs = former.isEmpty || log?.directory.remembers(former, at: diskPath) == true
      let kept = isOurs ? nil : try keep(former, log, at: try context.workspace.now())
      let hasOtherNames = FileSystem.nameCount(diskPath) > 1
      do throws(HostError) {
        try naming { () throws(HostError) in try FileSystem.replace(diskPath, expecting: former, with: bytes) }
      } catch {
        // It stands where it stood, and need not be kept twice.
        if let kept { FileSystem.discard(kept) }
        throw error
      }
      if let kept { context.note(OutputText.kept, ["path": .place(shown), "kept": .place(kept)]) }
      if hasOtherNames { context.note(OutputText.otherNames, ["path": .place(shown)]) }
    } else if former == nil {
      try naming { () throws(HostError) in try FileSystem.create(diskPath, bytes) }
    }
    // As without a place to remember it in.
    do throws(HostError) { try log?.directory.remember(bytes, at: diskPath) } catch {}
  }

  /// What was written to a journal; nil where there is no place to remember it.
  private static func log(of root: String, _ environment: Environment) -> ChangeLog? {
    do throws(ChangeError) { return try ChangeLog(root: root, environment: environment) } catch { return nil }
  }

  private func keep(_ former: [UInt8], _ log: ChangeLog?, at time: Moment) throws -> String {
    do {
      if let kept = try log?.keep(former, of: diskPath, at: time) { return kept }
    } catch {
      throw CommandError(
        .conflict, OutputText.notKept, ["path": .place(shown), "reason": .failure(error)], help: OutputText.waysOut)
    }
    throw CommandError(.conflict, OutputText.noPlace, ["path": .place(shown)], help: OutputText.waysOut)
  }

  /// Runs the body; its failure names the file as the person did.
  private func naming<Result>(_ body: () throws(HostError) -> Result) throws(HostError) -> Result {
    do throws(HostError) { return try body() } catch {
      throw error.at(shown)
    }
  }

  /// The folder that the bytes really go to, where the path is a link.
  private var realFolder: String { FileSystem.realPathIfThere(diskPath).map { PathText.parent($0) } ?? folder }
}
