// What is kept beside the journal, so that nothing that was typed is lost.

import JournalStore
import HostSystem
import JournalFormat
import JournalModel
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

  /// What was typed last to a command and not sent, when it was broken off; nil where nothing is kept.
  public func unsent(of command: String) -> String? {
    guard let root = rootIfFound else { return nil }
    do {
      let directory = try ChangeLog(root: root, environment: environment).directory
      // Their names tell the time, so the last one is the latest.
      for name in try directory.recoveryFiles().sorted().reversed() where name.hasPrefix("not-written-") {
        guard let bytes = FileSystem.readIfReadable(PathText.join(directory.recovery, name)) else { continue }
        let kept = String(decoding: bytes, as: UTF8.self)
        guard let blank = kept.firstRange(ofText: "\n\n"), Self.isHead(kept[..<blank.lowerBound], of: command) else { continue }
        return String(kept[blank.upperBound...]).trimmed
      }
    } catch {
      return nil
    }
    return nil
  }

  /// Whether the line at the head of a kept text is about a command, and not about one whose name begins in the same way.
  private static func isHead(_ head: Substring, of command: String) -> Bool {
    guard let range = head.firstRange(ofText: command) else { return false }
    return !(head[range.upperBound...].first?.isLetter ?? false)
  }

  /// Removes what was kept of a text since that is written now: the same words, or all but one that was mistyped. Whatever stands in the way
  /// stays, and is told by the next look at the setup.
  public func forget(written text: String) {
    let words = Self.words(text)
    guard !words.isEmpty, let root = rootIfFound else { return }
    do {
      let directory = try ChangeLog(root: root, environment: environment).directory
      for name in try directory.recoveryFiles() where name.hasPrefix("not-written-") {
        let path = PathText.join(directory.recovery, name)
        guard let bytes = FileSystem.readIfReadable(path) else { continue }
        let kept = String(decoding: bytes, as: UTF8.self)
        // Below the line that says what it is.
        guard let body = kept.firstRange(ofText: "\n\n").map({ Self.words(String(kept[$0.upperBound...])) }), Self.isSame(body, as: words) else {
          continue
        }
        try FileSystem.removeFile(path)
      }
    } catch {
      return
    }
  }

  private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

  private static func isSame(_ kept: [String], as written: [String]) -> Bool {
    guard kept.count == written.count else { return false }
    let others = zip(kept, written).filter { $0 != $1 }
    guard let (one, other) = others.first else { return true }
    return others.count == 1 && kept.count > 1 && suggestion(for: one, among: [other]) != nil
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
