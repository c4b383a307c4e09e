// The lines that a Review opens with.

public import JournalDates
import JournalLanguage
public import JournalModel
import Mustache

/// A line of a new Review: an earlier Try with a box, or an open Action without one, so that no task stands in a vault twice.
public struct ReviewLine: Hashable, Sendable {
  /// The line, with its marker.
  public var line: String
  /// The first line of the item, without fields and id.
  public var text: String
  /// `[[2026-W45#^t-7f3k|W45]]`.
  public var link: String
  /// The name of the item's file.
  public var from: String
  /// Without its caret.
  public var id: String
  public var due: CalendarDay?
  public var priority: String?
  public var isOverdue = false

  /// - Parameters:
  ///   - file: What names the file in a link: its name, or its path without `.md` where others have the same.
  ///   - label: What the link shows.
  ///   - hasBox: Whether the item is to be judged here.
  public init(_ item: Item, id: String, from slug: String, file: String, label: String, hasBox: Bool) {
    text = item.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let shown = label.utf8.elementsEqual(file.utf8) ? nil : label
    link = Reference(file: file, place: .block(id), shown: shown).link
    from = slug
    self.id = id
    line = Self.line(text, link, hasBox)
  }

  /// The same with the link alone, for a text after which no link would be read.
  public var withoutText: ReviewLine {
    var copy = self
    copy.line = Self.line("", link, line.hasPrefix("- [ ]"))
    return copy
  }

  private static func line(_ text: String, _ link: String, _ hasBox: Bool) -> String {
    (hasBox ? "- [ ] " : "- ") + (text.isEmpty ? "" : text + " ") + link
  }
}

/// A line of a new Review: a Keep or a Problem that stands in the file of a day. It is there to be thought of again; nothing is judged by it.
public struct NotedLine: Hashable, Sendable {
  /// The line, with its marker.
  public var line: String
  /// The first line of the item, without fields and id, and without the tags at its end, which count where they were written.
  public var text: String
  public var section: SectionKind
  /// `[[2026-11-20]]`.
  public var link: String
  public var date: CalendarDay

  /// - Parameters:
  ///   - name: What Keeps or Problems are called in the journal's language.
  ///   - file: What names the file of the day in a link.
  public init(_ item: Item, in section: SectionKind, named name: String, on date: CalendarDay, file: String) {
    var words = (item.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).first ?? Substring().utf8[...])
      .split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    while words.count > 1, let last = words.last, item.tags.contains(where: { last == "#\($0)" }) { words.removeLast() }
    text = words.joined(separator: " ")
    (self.section, self.date, link) = (section, date, Reference(file: file).link)
    line = "- \(name): \(text) \(link)"
  }
}

/// What stands below the heading of a new Review.
public struct ReviewLines: Hashable, Sendable {
  /// The oldest first.
  public var tries: [ReviewLine] = []
  /// What is overdue first.
  public var actions: [ReviewLine] = []
  /// What days of the week have noted: a Keep or a Problem each, as time goes.
  public var noted: [NotedLine] = []
  /// About what is older than the horizon; nil where there is nothing.
  public var older: String?

  public init(tries: [ReviewLine] = [], actions: [ReviewLine] = [], older: String? = nil) {
    self.tries = tries
    self.actions = actions
    self.older = older
  }

  /// All lines; empty where there is nothing to look at again.
  public var text: String {
    let list = ((tries + actions).map(\.line) + noted.map(\.line)).joined(separator: "\n")
    return [list, older ?? ""].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension NotedLine {
  /// As a template sees it.
  func value(in say: Language) -> MustacheValue {
    [
      "line": .text(line), "text": .text(text), "section": .text(section.rawValue), "link": .text(link), "date": .text(date.description),
      "weekday": .text(say.name(of: date.weekday)),
    ]
  }
}

extension ReviewLine {
  /// As a template sees a Try.
  var tryValue: MustacheValue { .object(members) }

  /// As a template sees an Action.
  var actionValue: MustacheValue {
    var members = members
    members["due"] = MustacheValue(due?.description)
    members["priority"] = MustacheValue(priority)
    members["overdue"] = .flag(isOverdue)
    return .object(members)
  }

  private var members: [String: MustacheValue] {
    ["line": .text(line), "text": .text(text), "link": .text(link), "from": .text(from), "id": .text(id)]
  }
}
