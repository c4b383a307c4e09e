// How files are read for an import at a terminal: how far it is, and where the person was.

import CommandKit
import HostSystem
import JournalDates
import JournalImports
import JournalKit
import JournalModel
import JournalStore
import JournalText

extension ImportCommand {
  func suggest(in context: inout Context) throws -> ExitStatus {
    let (name, lines) = try context.workspace.suggestedProfile(for: request)
    for line in lines { context.write(line: line) }
    context.note(
      "put these lines into retro.yaml and change what is wrong; then: "
        + "retro import csv \(ChangeSet.quoted(request.path)) --profile \(name)")
    return .yes
  }

  func read(for journal: Journal, in context: inout Context) throws -> ReadExports {
    let display = context.display
    return try context.workspace.readExports(request, for: journal, mayAsk: display.mayAsk) {
      askedZone(in: &context)
    } reading: { name, reader, read throws(ImportError) in
      try display.showingProgress(of: name, reader, read)
    }
  }

  /// Asks where the person was; what they leave empty is the machine's zone. Nil where they end the input.
  private func askedZone(in context: inout Context) -> ZoneRules? {
    let own = LocalZone.name(context.environment)
    while true {
      context.warn("The times in it are right, but not the clocks. In which time zone were you? [\(own)] ")
      do { try context.flush() } catch { return nil }
      guard let answer = readLine()?.trimmed else { return nil }
      if answer.isEmpty { return ZoneRules(LocalZone.find(context.environment)) }
      do throws(WorkspaceError) {
        let rules = try context.workspace.zoneRules(named: answer)
        context.note("‘retro config set timezone \(answer)’ says it for the whole journal")
        return rules
      } catch {
        context.warn(.message(.warning, error.what, help: error.help))
      }
    }
  }
}

extension Display {
  /// Tells on a terminal how far a file is read, while it is.
  fileprivate func showingProgress(
    of name: String, _ reader: ExportReader, _ read: (ExportReader) throws(ImportError) -> ReadExport
  ) throws(ImportError) -> ReadExport {
    if globals.isQuiet || !Terminal.isTerminal(.error) { return try read(reader) }
    var reader = reader
    let text = progressWords(of: PathText.name(name))
    // Pieces are smaller than this, so that each multiple of 8 MB is met once or twice.
    reader.progress = { [text] count in
      if count % (1 << 23) < 1 << 17 { Terminal.show("\r\(text): \(count >> 20) MB", to: .error) }
    }
    defer { Terminal.show("\r\u{1B}[K", to: .error) }
    return try read(reader)
  }

  /// Short enough to be one line, since that is written over.
  private func progressWords(of name: String) -> String {
    var text = "reading "
    for scalar in name.onOneLine.unicodeScalars {
      if text.displayWidth > max(16, width - 16) { return text + "…" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
