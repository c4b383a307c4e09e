// What is kept beside the journal, so that nothing that was typed is lost.

import JournalStore
import HostSystem
import JournalFormat
import JournalText
import JournalLanguage

extension Workspace {
  /// Keeps text that was typed and not written in a file of its own, which begins with what it is.
  /// - Parameter root: The folder whose change log it belongs to; nil for the journal that is found from here, else for this folder.
  /// - Returns: Where it lies.
  public func keep(unwritten text: String, in root: String? = nil) throws -> String {
    let (root, moment) = (try root ?? rootIfFound ?? folder(), moment)
    let command = commandLine.map { ChangeSet.quoted($0) }.joined(separator: " ")
    let head = language(
      WritingText.keptHead,
      ["command": .text(command), "day": "\(moment.day)", "time": .optional(moment.time.map { "\($0)" })])
    return try keep(Array("\(head)\n\n\(text)\n".utf8), of: "not-written.md", in: root)
  }

  /// Keeps what a file held, beside the log of changes.
  /// - Returns: Where it lies.
  public func keep(_ bytes: [UInt8], of path: String, in root: String) throws -> String {
    try ChangeLog(root: root, environment: environment).keep(bytes, of: path, at: moment)
  }

  /// The time it is, also where what is to stand in for it is none.
  private var moment: Moment {
    do throws(StoreError) { return try now() } catch { return Moment(clock.now(), in: environment) }
  }
}
