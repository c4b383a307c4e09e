// What is kept beside the journal, so that nothing that was typed is lost.

import JournalStore
import HostSystem
import JournalFormat
import JournalModel
import JournalText
public import JournalLanguage

extension Workspace {
  /// Keeps text that was typed and not written in a file of its own, which begins with what it is.
  /// - Parameter root: The folder whose change log it belongs to; nil for the journal that is found from here, else for this folder.
  /// - Returns: What is to be told.
  public func keep(unwritten text: String, in root: String? = nil) throws -> Message {
    let (root, moment) = (try root ?? rootIfFound ?? folder(), moment)
    let command = commandLine.map { ShellText.quoted($0) }.joined(separator: " ")
    let head = language(
      WritingText.keptHead,
      ["command": .text(command), "day": .day(moment.day), "time": .optional(moment.time.map { "\($0)" })])
    _ = try keep(Array("\(head)\n\n\(text)\n".utf8), of: "not-written.md", in: root)
    return Message(ProgramText.keptTyped)
  }

  /// What was typed last to a command and not sent, when it was broken off; nil where nothing is kept.
  public func unsent(of command: String) -> String? {
    guard let root = rootIfFound else { return nil }
    do {
      let directory = try ChangeLog(root: root, environment: environment).directory
      for name in Self.typed(try directory.recoveryFiles()) {
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

/// A text that was typed and not written.
public struct KeptTyped: Sendable {
  /// Where it lies.
  public let path: String
  /// What it was typed for, in a sentence.
  public let head: String
  public let text: String

  /// The command that it was typed for; nil where its head does not say so.
  public var command: String? { line.dropFirst().first }

  /// The options that stood behind the command and that say what kind of text it is.
  public var options: [String] { line.filter { ["--private", "--note"].contains($0) } }

  /// The words of the command line in the head, as far as they hold no blanks.
  private var line: [String] {
    guard let range = head.firstRange(ofText: "retro ") else { return [] }
    return head[range.lowerBound...].split(separator: " ").map { word in String(word.filter { !"’”»」“‘,".contains($0) }) }
  }
}

extension Workspace {
  /// The texts that were typed and not written, the last first.
  /// - Parameter root: As `keep` takes it.
  public func keptTexts(in root: String? = nil) throws -> [KeptTyped] {
    let directory = try ChangeLog(root: try root ?? rootIfFound ?? folder(), environment: environment).directory
    return Self.typed(try directory.recoveryFiles()).compactMap { name in
      let path = PathText.join(directory.recovery, name)
      guard let bytes = FileSystem.readIfReadable(path) else { return nil }
      let kept = String(decoding: bytes, as: UTF8.self)
      guard let blank = kept.firstRange(ofText: "\n\n") else { return nil }
      return KeptTyped(path: path, head: String(kept[..<blank.lowerBound]), text: String(kept[blank.upperBound...]).trimmed)
    }
  }

  /// Those of some names that are of typed text, the last first: they tell the time, and of one minute which of it they are.
  private static func typed(_ names: [String]) -> [String] {
    func order(_ name: String) -> (String, Int) {
      let stem = FileNames.withoutEnding(name)
      let parts = stem.split(separator: "T", maxSplits: 1).last.map { $0.split(separator: "-") } ?? []
      guard parts.count > 2, let number = Int(parts[parts.count - 1]) else { return (stem, 1) }
      return (String(stem.dropLast(parts[parts.count - 1].count + 1)), number)
    }
    return names.filter { $0.hasPrefix("not-written-") }.sorted { order($0) > order($1) }
  }

  /// Removes a text that is kept no longer.
  public func remove(_ kept: KeptTyped) throws { try FileSystem.removeFile(kept.path) }
}
