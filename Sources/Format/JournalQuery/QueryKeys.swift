// What a query asks for by name: each key is declared here, for reading, for what may have been meant, and for docs/queries.md.

import JournalModel

/// What entries are asked for by name; any other key is one of their properties.
public enum EntryKey: String, CaseIterable, Sendable {
  case type, date, mood, tag, title, path, slug, links, text
  case `private`

  /// A condition with this key where no value is smaller or larger than another; nil where they can be compared.
  var example: String? {
    switch self {
    case .date, .mood: nil
    case .type: "type:weekly"
    case .tag: "tag:work"
    case .title: "title:winter"
    case .path: "path:days/2026"
    case .slug: "slug:2026-W46"
    case .links: "links:run"
    case .text: "text:word"
    case .private: "private:true"
    }
  }

  /// What `has:` asks for; nil for what every entry has.
  var part: EntryPart? {
    switch self {
    case .date: .date
    case .mood: .mood
    case .tag: .tag
    case .links: .links
    case .title: .property(rawValue)
    case .type, .path, .slug, .text, .private: nil
    }
  }

  /// What it speaks of and what its values are, as the documents say it, in Markdown.
  public var described: (subject: String, value: String) {
    switch self {
    case .type:
      let kinds = EntryKind.allCases.map { $0 == .day ? "`day` (or `daily`)" : "`\($0.rawValue)`" }
      return ("the kind of entry", kinds.joined(separator: ", "))
    case .date: return ("the entry's day: of a retrospective its last one", "[days](#days)")
    case .mood:
      let moods = Mood.allCases.map { "`\($0.name)`" }.joined(separator: " < ")
      return ("the day's mood, or the median of its log's", "\(moods), your own names for them, or 0 to 4")
    case .tag: return ("tags in front matter and text", "a tag, with or without `#`; `work` is also `work/retro`; wildcards")
    case .title: return ("the title", "text that it contains, whatever case and accents; wildcards")
    case .path:
      return (
        "the file's path from the journal's root",
        "a file, with or without `.md`, or a folder above it; with wildcards the whole path"
      )
    case .slug: return ("the file's name without `.md`", "the name; wildcards")
    case .links:
      return (
        "the files that its links lead to, however they are written",
        "the file's name, with brackets or without; folders and places in the file are left aside; wildcards"
      )
    case .text: return ("the text", "as [above](#text)")
    case .private: return ("whether the whole file is private", "`true`, `false`")
    }
  }
}

/// What items are asked for by name, after `item.`; any other key is one of their fields.
public enum ItemKey: String, CaseIterable, Sendable {
  case section, state, text, tag, id, links, priority

  /// What stands before each of them, and before the keys of fields.
  static let prefix = "item."

  /// A condition with this key where no value is smaller or larger than another; nil where they can be compared.
  var example: String? {
    switch self {
    case .section: "item.section:try"
    case .state: "item.state:open"
    case .text: "item.text:word"
    case .tag: "item.tag:work"
    case .id: "item.id:t-5e6f"
    case .links: "item.links:run"
    case .priority: nil
    }
  }

  /// What `has:` asks for; nil for what every item has.
  var part: ItemPart? {
    switch self {
    case .state: .state
    case .tag: .tag
    case .id: .id
    case .links: .links
    case .priority: .field(rawValue)
    case .section, .text: nil
    }
  }

  /// What it speaks of, as the documents say it, in Markdown.
  public var described: String {
    switch self {
    case .section: return "its section: " + SectionKind.allCases.filter(\.holdsItems).map { "`\($0.rawValue)`" }.joined(separator: ", ")
    case .state:
      let boxes = ItemState.allCases.filter { $0 != .other && $0 != .none }.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      return "what its box says: \(boxes); `\(ItemState.other)` for a mark without a meaning, `\(ItemState.none)` without a box"
    case .text: return "words, as [above](#text), in the item's own text, not in what stands below it; no expressions"
    case .tag, .links: return "as for entries"
    case .id: return "its id, with or without `^`; wildcards"
    case .priority:
      var words = Priority.allCases.sorted { $0.rank < $1.rank }.map(\.rawValue)
      words.insert(Priority.noneName, at: Priority.rankOfNone)
      return words.map { "`\($0)`" }.joined(separator: " < ") + "; `\(Priority.noneName)` is that of an item without one"
    }
  }
}
