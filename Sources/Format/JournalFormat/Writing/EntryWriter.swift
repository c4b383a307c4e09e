// A new file from a value. Files that exist are never written anew, only edited.

public import JournalModel
import MarkdownSyntax

extension Entry {
  /// The text of a file that says this and nothing else, with LF line ends; reading it at any path gives the same value back.
  ///
  /// Texts are Markdown and written as they are: a text that begins with a marker or holds a heading is read as what it looks like.
  public var canonicalText: String {
    var out = FrontMatterWriter(self).text
    let body = BodyWriter(self.body).text
    // A rule across the page at the very beginning would open front matter.
    if out.isEmpty, body.hasPrefix("---") { out = "---\n---\n" }
    if !out.isEmpty, !body.isEmpty { out += "\n" }
    return out + body
  }
}

/// Writes the front matter of one entry.
struct FrontMatterWriter {
  private let entry: Entry

  init(_ entry: Entry) { self.entry = entry }

  /// From fence to fence; empty where there is nothing to say.
  var text: String {
    var lines = ""
    let schema = entry.kind.schema
    let contents = EntrySchema.contents(of: entry.common).merging(schema.contents(of: entry.details)) { common, _ in common }
    for rule in EntrySchema.commonRules + schema.rules {
      if rule.key == "type" {
        // A path can say the kind, too, but a file that says it itself can be moved. A note is what says nothing.
        if entry.kind != .note { lines += Self.line("type", .text(entry.kind.rawValue)) }
      } else if let content = contents[rule.key] {
        lines += Self.line(rule.key, content.written)
      }
    }
    for metric in entry.details.metrics { lines += Self.line(metric.name, .text(metric.amount.text)) }
    // No key stands twice, whatever the value says.
    let known = Set(contents.keys).union(entry.details.metrics.map(\.name))
    for property in entry.other where !known.contains(property.key) && (property.key != "type" || entry.kind == .note) {
      lines += Self.line(property.key, property.value, quoted: wouldBeMetric(property))
    }
    return lines.isEmpty ? "" : "---\n\(lines)---\n"
  }

  /// Whether a text would be a metric if it stood without quotes.
  private func wouldBeMetric(_ property: Property) -> Bool {
    guard entry.kind == .day, EntryKind.day.schema.type(of: property.key) == nil, case .text(let text) = property.value else {
      return false
    }
    return decimal(text) != nil || PropertyDecoder.hoursAndMinutes(text) != nil
  }

  private static func line(_ key: String, _ value: PropertyText, quoted: Bool = false) -> String {
    let written = ScalarWriter.keyText(key)
    let meaning = EntrySchema.meaning(of: key)
    switch value {
    case .text(let text):
      return "\(written): \(ScalarWriter.scalarText(text, style: quoted ? .doubleQuoted : .plain, inFlow: false, as: meaning))\n"
    case .list(let texts):
      if texts.isEmpty { return "\(written): []\n" }
      return "\(written):\n" + texts.map { "  - \(ScalarWriter.scalarText($0, style: .plain, inFlow: false, as: meaning))\n" }.joined()
    case .kept(let text): return "\(written):\(text)\n"
    }
  }
}
