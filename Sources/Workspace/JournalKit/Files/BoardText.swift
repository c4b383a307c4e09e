// Canvases and bases of Obsidian: which places in them name a file.

import HostSystem
import JournalFormat
import JournalModel
import JournalText
import MarkdownSyntax
import PlainFormats

/// A file that shows others and is no entry: a canvas, which is JSON, or a base, which is YAML.
struct BoardText {
  let path: String
  let bytes: [UInt8]

  static func isBoard(_ path: String) -> Bool { ["canvas", "base"].contains(PathText.fileExtension(path).lowercased()) }

  /// How many places name the file at `target`: its path as a text of its own, and links that mean it.
  /// - Parameter meaning: The path of the file that a link means; nil where it means none.
  func mentions(of target: String, _ meaning: (RawLink) -> String?) -> Int {
    texts.reduce(0) { count, text in
      let source = SourceText(path: path, bytes: Array(text.utf8))
      let links = Outline.rawNames(in: TextRange(0, source.bytes.count), of: source)
      let linked = links.count { link in meaning(link).map { $0.utf8.elementsEqual(target.utf8) } ?? false }
      return count + linked + (isPath(text, of: target) ? 1 : 0)
    }
  }

  private func isPath(_ text: String, of target: String) -> Bool {
    let text = text.trimmed
    guard text.utf8.count >= target.utf8.count - 3 else { return false }
    return Reference.folded(FileNames.withoutEnding(text)) == Reference.folded(FileNames.withoutEnding(target))
  }

  /// The texts that may name a file: every text of the JSON, of a base what stands in quotes and each line.
  private var texts: [String] {
    if let value = try? JSONValue(parsing: bytes) { return Self.texts(in: value) }
    // In quotes it is counted there, so a line is looked at for links alone.
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      let parts = line.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }.map { String($0) }
      let value = parts.count == 1 ? line.split(separator: ":", maxSplits: 1).last.map { String($0) } : nil
      return parts.count > 1 ? parts : [value ?? String(line)]
    }
  }

  private static func texts(in value: JSONValue) -> [String] {
    var found: [String] = []
    var waiting = [value]
    while let next = waiting.popLast() {
      switch next {
      case .string(let text): found.append(text)
      case .array(let elements): waiting += elements
      case .object(let object): waiting += object.members.map(\.value)
      case .null, .bool, .int, .double: break
      }
    }
    return found
  }
}
