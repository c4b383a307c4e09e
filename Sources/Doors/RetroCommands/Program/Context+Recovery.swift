// What a person typed and no file holds: it is kept, and where is told.

import HostSystem
import JournalDates
import JournalKit
import JournalStore
import JournalText

extension Context {
  /// Keeps text that was typed and not written in a file of its own, which begins with what it is, and tells where that lies. Where it
  /// cannot be kept it is said again.
  /// - Parameter root: The folder whose change log it belongs to; nil for the journal that is found from here, else for this folder.
  mutating func keepUnwritten(_ text: String, of root: String? = nil) {
    do {
      let folder = try root ?? workspace.rootIfFound ?? currentFolder()
      let moment = (try? now()) ?? Moment(clock.now(), in: environment)
      let command = words.map { ChangeSet.quoted($0) }.joined(separator: " ")
      let time = moment.time.map { " at \($0)" } ?? ""
      let head = "Typed for ‘\(command)’ on \(moment.day)\(time), and not written. Take from it what you miss, then remove this file."
      let log = try ChangeLog(root: folder, environment: environment)
      let path = try log.keep(Array("\(head)\n\n\(text)\n".utf8), of: "not-written.md", at: moment)
      warn(of: "what you typed was not written; it is kept in \(path)")
    } catch {
      // The last place where it can be read.
      warn(.failure(error))
      warn(of: "not written: \(text)")
    }
  }
}
