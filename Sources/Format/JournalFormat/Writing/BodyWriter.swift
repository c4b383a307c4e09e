// The body of a new file.

import JournalModel
import JournalText

/// Writes prose, sections, items and log lines.
struct BodyWriter {
  private let body: Body

  init(_ body: Body) { self.body = body }

  /// The body, ending with a line feed; empty where there is nothing to say.
  var text: String {
    var blocks: [String] = []
    if !body.prose.isEmpty { blocks.append(body.prose) }
    blocks += body.sections.flatMap(Self.blocks)
    return blocks.isEmpty ? "" : blocks.joined(separator: "\n\n") + "\n"
  }

  private static func blocks(_ section: Section) -> [String] {
    var blocks = ["## \(section.heading)"]
    let list = (section.items.map(line) + section.log.map(line)).joined(separator: "\n")
    if let reflection = section.reflection {
      let line = joined(reflection.text, reflection.fields, id: nil)
      // A list line without fields would be prose, so only a line that says something is written.
      if !reflection.fields.isEmpty { blocks.append("- \(line)") }
      if !section.prose.isEmpty { blocks.append(section.prose) }
      for step in reflection.steps {
        blocks.append("### \(step.question)")
        if !step.answer.isEmpty { blocks.append(step.answer) }
      }
      return blocks
    }
    if !section.prose.isEmpty { blocks.append(section.prose) }
    if !list.isEmpty { blocks.append(list) }
    return blocks
  }

  private static func line(_ item: Item) -> String {
    lines(box: item.state, lead: "", text: item.text, item.fields, id: item.id, details: item.details)
  }

  private static func line(_ line: LogLine) -> String {
    var lead = line.time.map { "\($0.text) " } ?? ""
    if let activity = line.activity {
      lead += Reference(file: activity, shown: line.shown).link + (line.text.isEmpty || line.text.hasPrefix("\n") ? "" : " ")
    }
    return lines(box: line.box, lead: lead, text: line.text, line.fields, id: line.id, details: line.details)
  }

  /// An item of a list with all its lines, without the last line end.
  private static func lines(box: BoxState?, lead: String, text: String, _ fields: [Field], id: String?, details: String) -> String {
    let texts = text.linesOfText
    let first = joined(lead + (texts.first.map { String($0) } ?? ""), fields, id: id)
    var out = "-" + (box.map { " [\($0.mark)]" } ?? "") + (first.isEmpty ? "" : " \(first)")
    for line in texts.dropFirst() { out += "\n  \(line)" }
    guard !details.isEmpty else { return out }
    // A nested list may follow its item at once; other text would go on with the paragraph.
    if !beginsWithMarker(details) { out += first.isEmpty ? "" : "\n" }
    for line in details.linesOfText { out += line.isEmpty ? "\n" : "\n  \(line)" }
    return out
  }

  /// Text, our fields, those of Obsidian Tasks, the id: Tasks reads a line from its end and stops at what it does not know.
  static func joined(_ text: String, _ fields: [Field], id: String?) -> String {
    let text = text.trimmed
    let ours = fields.filter { $0.form != .emoji && !Field.isTasksKey($0.key) }
    let theirs = fields.filter { $0.form == .emoji || Field.isTasksKey($0.key) }
    let written = (ours + theirs).map(self.text).joined(separator: "  ")
    let parts = [text, written, id.map { "^\($0)" } ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func text(_ field: Field) -> String {
    switch field.form {
    case .brackets: "[\(field.key):: \(field.value)]"
    case .parentheses: "(\(field.key):: \(field.value))"
    case .emoji: TasksEmoji.text(for: field) ?? "[\(field.key):: \(field.value)]"
    }
  }

  private static func beginsWithMarker(_ text: String) -> Bool {
    text.hasPrefix("- ") || text.hasPrefix("* ") || text.hasPrefix("+ ") || text.hasPrefix("1. ") || text.hasPrefix("1) ")
  }
}
