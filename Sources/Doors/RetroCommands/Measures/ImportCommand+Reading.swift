// How files are read for an import at a terminal: how far it is, and where the person was.

import CommandKit
import HostSystem
import JournalDates
import JournalImports
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension ImportCommand {
  func suggest(in context: inout Context) throws -> ExitStatus {
    let (name, lines) = try context.workspace.suggestedProfile(for: request)
    for line in lines { context.write(line: line) }
    context.note(ImportText.suggested, ["file": .text(ShellText.quoted(request.path)), "profile": .text(name)])
    return .yes
  }

  func read(_ request: ImportRequest, for journal: Journal, in context: inout Context) throws -> ReadExports {
    let (display, language) = (context.display, context.language)
    return try context.workspace.readExports(request, for: journal, mayAsk: display.mayAsk, asksForDays: asks(context)) {
      askedZone(in: &context)
    } reading: { name, reader, read throws(ImportError) in
      try display.showingProgress(of: name, reader, in: language, read)
    }
  }

  /// Asks where the person was; what they leave empty is the machine's zone. Nil where they end the input.
  private func askedZone(in context: inout Context) -> ZoneRules? {
    let own = LocalZone.name(context.environment)
    while true {
      context.warn("\(context.language(ImportText.zoneQuestion, ["zone": .text(own)])) ")
      do { try context.flush() } catch { return nil }
      guard let answer = readLine()?.trimmed else { return nil }
      if answer.isEmpty { return ZoneRules(LocalZone.find(context.environment)) }
      do throws(WorkspaceError) {
        let rules = try context.workspace.zoneRules(named: answer)
        context.note(ImportText.zoneSetting, ["zone": .text(answer)])
        return rules
      } catch {
        let say = context.language
        context.warn(.message(.warning, say.marked(error.explanation.what), help: error.explanation.help.map { say.marked($0) }, in: say))
      }
    }
  }
}

extension Display {
  /// Tells on a terminal how far a file is read, while it is.
  fileprivate func showingProgress(
    of name: String, _ reader: ExportReader, in say: Language, _ read: (ExportReader) throws(ImportError) -> ReadExport
  ) throws(ImportError) -> ReadExport {
    if globals.isQuiet || !Terminal.isTerminal(.error) { return try read(reader) }
    var reader = reader
    let name = shortened(PathText.name(name))
    // Pieces are smaller than this, so that each multiple of 8 MB is met once or twice.
    reader.progress = { count in
      if count % (1 << 23) < 1 << 17 {
        Terminal.show("\r" + say(ImportText.reading, ["name": .text(name), "size": .number(count >> 20)]), to: .error)
      }
    }
    defer { Terminal.show("\r\u{1B}[K", to: .error) }
    return try read(reader)
  }

  /// Short enough to be one line with what is said of it, since that is written over.
  private func shortened(_ name: String) -> String {
    var text = ""
    for scalar in name.onOneLine.unicodeScalars {
      if text.displayWidth > max(8, width - 24) { return text + "…" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
