// A list item before it stands in a file: its lines, and what a reader will understand.

import JournalDates
import JournalModel
import JournalText
import MarkdownSyntax

/// The lines of an item without marker and indentation.
struct ComposedItem {
  /// What the box says; nil for no box.
  var state: BoxState?
  /// The first line after marker and box, then the further lines; an empty one parts paragraphs.
  let lines: [String]

  /// - Parameters:
  ///   - lead: What stands before the text, such as a time.
  ///   - hasEmoji: Whether fields that Obsidian Tasks knows are written as its emoji.
  init(state: BoxState? = nil, lead: String = "", _ text: TypedText, fields: [Field] = [], id: String? = nil, hasEmoji: Bool = false) {
    self.state = state
    var lines = Array(text.paragraphs.joined(separator: [""]))
    lines[0] = Self.line(lead + lines[0], fields, id: id, hasEmoji: hasEmoji)
    self.lines = lines
  }

  /// A log line, which may have no text of its own.
  /// - Parameters:
  ///   - opening: What stands before the text, such as time and activity.
  ///   - closing: What stands after its first line, such as fields and tags.
  init(state: BoxState? = nil, opening: [String], _ text: TypedText?, closing: [String] = []) {
    self.state = state
    var lines = text.map { Array($0.paragraphs.joined(separator: [""])) } ?? [""]
    lines[0] = (opening + [lines[0]] + closing).filter { !$0.isEmpty }.joined(separator: " ")
    self.lines = lines
  }

  /// The lines with what stands before them.
  /// - Parameters:
  ///   - opening: Everything up to the content of the first line.
  ///   - indentation: What the further lines begin with.
  func written(_ opening: String, indentation: String) -> [String] {
    let box = state.map { "[\($0.mark)] " } ?? ""
    return [opening + box + lines[0]] + lines.dropFirst().map { $0.isEmpty ? "" : indentation + $0 }
  }

  /// What a reader understands where the item stands alone in its list.
  func read<Reading>(as reading: ItemLine.Reading, _ make: (ItemLine, ItemSource) -> Reading) -> Reading {
    var text = ItemSource(body: SourceText(path: "", bytes: Array(written("- ", indentation: "  ").joined(separator: "\n").utf8)))
    let line = text.read(block: 0, as: reading)
    return make(line, text)
  }

  /// Text, our fields, those of Obsidian Tasks, the id: Tasks reads a line from its end and stops at what it does not know.
  static func line(_ text: String, _ fields: [Field], id: String?, hasEmoji: Bool) -> String {
    let ours = fields.filter { !Field.isTasksKey($0.key) }
    let theirs = fields.filter { Field.isTasksKey($0.key) }.sorted { $0.tasksRank < $1.tasksRank }
    let brackets = (hasEmoji ? ours : ours + theirs).map { $0.text(asEmoji: false) }.joined(separator: "  ")
    let emoji = (hasEmoji ? theirs : []).map { $0.text(asEmoji: true) }.joined(separator: " ")
    return [text, brackets, emoji, id.map { "^\($0)" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Field {
  /// The place among the fields that Obsidian Tasks knows; -1 for ours, which stand before them.
  var tasksRank: Int { FieldKey.allCases.firstIndex { $0.isOfTasks && $0.rawValue == key } ?? -1 }

  /// The field as it is written; one that has no emoji stands in brackets.
  func text(asEmoji: Bool) -> String {
    (asEmoji ? TasksEmoji.text(for: self) : nil) ?? (form == .parentheses ? "(\(key):: \(value))" : "[\(key):: \(value)]")
  }
}

extension [FieldReading] {
  /// Whether a line with these fields writes those that Obsidian Tasks knows as its emoji.
  var useEmoji: Bool {
    contains { $0.field.form == .emoji } && !contains { $0.field.form != .emoji && Field.isTasksKey($0.field.key) }
  }
}
