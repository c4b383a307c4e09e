// How every command that changes a file ends: shown, written, or refused in words.

import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalStore
import JournalText

extension Context {
  /// Opens the file that a word means, in order to change it.
  func open(_ word: String) throws -> OpenFile {
    let place = try place(of: word)
    let file = try OpenFile(place)
    guard ["md", "markdown"].contains(PathText.fileExtension(place.diskPath).lowercased()) else {
      throw CommandFailure("‘\(place.shown)’ is no Markdown file, and nothing was written to it", help: "files of the journal end in .md")
    }
    return file
  }

  /// Makes a change in memory; what stands in its way is told in words.
  func prepare(_ file: OpenFile, _ make: () throws(ChangeRefusal) -> FileChange) throws -> FileChange {
    do throws(ChangeRefusal) {
      return try make()
    } catch {
      throw words(for: error, file)
    }
  }

  /// Writes a change, or with `isDryRun` shows it.
  mutating func carryOut(_ change: FileChange, isDryRun: Bool) throws {
    let shown = change.place.shown
    if change.isEmpty {
      note("\(shown) says so already; nothing to change")
      return
    }
    if isDryRun {
      write(change.diff)
    } else {
      try change.write()
      note("changed \(shown)")
    }
    // What the change brings in is worth a look, though it was asked for.
    for finding in change.newFindings { warn(finding.rendered(in: change.after.source, lines: change.after.lines)) }
  }

  /// The file that a word means; where there is none, how one comes to be.
  private func place(of word: String) throws -> FilePlace {
    let search = try search()
    do throws(StoreError) {
      return try search.file(word)
    } catch {
      guard case .noSuchFile(let name, let near) = error, near.isEmpty else { throw error }
      throw CommandFailure("there is no file ‘\(name)’", help: "an empty file is enough to begin with: \(beginning(name))")
    }
  }

  /// The shell's words that make an empty file.
  private func beginning(_ path: String) -> String {
    let folder = PathText.parent(path)
    return (folder == "." || folder.isEmpty ? "" : "mkdir -p \(folder) && ") + "touch \(path)"
  }

  private func words(for refusal: ChangeRefusal, _ file: OpenFile) -> any Error {
    let (reading, shown) = (file.reading, file.place.shown)
    switch refusal {
    case .unreadable(let findings):
      return FindingFailure(
        findings, in: reading.source, lines: reading.lines, consequence: "nothing was written to \(shown): mend it first")
    case .badValues(let findings, let after):
      return FindingFailure(findings, in: after.source, lines: after.lines, consequence: "nothing was written to \(shown)")
    case .edit(.finding(let finding)):
      return FindingFailure(
        [finding], in: reading.source, lines: reading.lines, consequence: "nothing was written to \(shown): mend it first")
    case .edit(let refusal):
      let line = refusal.range.map { ":\(reading.lines.line(of: $0.lowerBound))" } ?? ""
      return CommandFailure("\(shown)\(line): \(refusal.reason)", help: refusal.help)
    case .noItem(let name):
      return CommandFailure(
        "there is no item ‘\(name.text)’ in \(shown)", help: "‘retro inspect \(file.place.path)’ shows its items with their lines and ids")
    case .severalItems(let name, let lines):
      let places = lines.map(String.init).joined(separator: ", ")
      return CommandFailure("‘\(name.text)’ stands on several lines of \(shown): \(places)", help: "name the one you mean by its line")
    }
  }
}
