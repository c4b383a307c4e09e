// A strict reader of the pages that the tests are given: it knows nothing of the code that wrote them.

/// The tags of a page in order. Everything that a browser could read in two ways is a fault.
public struct PageScanner {
  public struct Tag {
    public var name: String
    public var attributes: [(name: String, value: String)]
    public var isEnd: Bool
    /// Whether it ends itself, as those of pictures may.
    public var isClosed = false

    public func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }
  public private(set) var tags: [Tag] = []
  public private(set) var faults: [String] = []
  /// The text between the tags, character references resolved.
  public private(set) var text = ""

  private let page: [Character]
  private var at = 0

  public init(_ page: String) {
    self.page = Array(page)
    while at < self.page.count {
      if self.page[at] == "<" {
        tag()
      } else if self.page[at] == "&" {
        text += reference()
      } else {
        text.append(self.page[at])
        at += 1
      }
    }
    checkNesting()
  }

  private mutating func tag() {
    let start = at
    at += 1
    if starts("!doctype html>") {
      at += "!doctype html>".count
      return
    }
    let isEnd = take("/")
    let name = word { $0.isASCII && ($0.isLetter || $0.isNumber) }
    var attributes: [(name: String, value: String)] = []
    var isClosed = false
    while true {
      let hadBlank = take(" ")
      if take("/") && starts(">") {
        isClosed = true
        continue
      }
      if take(">") { break }
      let key = word { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      guard hadBlank, !key.isEmpty, take("="), take("\"") else {
        faults.append("not a tag: \(String(page[start..<min(start + 60, page.count)]))")
        return
      }
      var value = ""
      while at < page.count, page[at] != "\"" {
        if page[at] == "<" { faults.append("‘<’ in the attribute \(key)") }
        if page[at] == "&" {
          value += reference()
        } else {
          value.append(page[at])
          at += 1
        }
      }
      if !take("\"") { faults.append("an attribute without an end") }
      if attributes.contains(where: { $0.name == key }) { faults.append("\(key) stands twice in one tag") }
      attributes.append((key, value))
    }
    if name.isEmpty { faults.append("a tag without a name") }
    tags.append(Tag(name: name, attributes: attributes, isEnd: isEnd, isClosed: isClosed))
    // The style sheet is no markup.
    if name == "style", !isEnd {
      while at < page.count, !starts("</style>") { at += 1 }
    }
  }

  private mutating func reference() -> String {
    let known = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#x27;": "'"]
    for (written, meant) in known where starts(written) {
      at += written.count
      return meant
    }
    faults.append("‘&’ without a reference: \(String(page[at..<min(at + 20, page.count)]))")
    at += 1
    return "&"
  }

  private mutating func checkNesting() {
    var open: [String] = []
    for tag in tags where !tag.isClosed && !["meta", "link", "img", "input", "br", "hr"].contains(tag.name) {
      if !tag.isEnd {
        open.append(tag.name)
      } else if open.popLast() != tag.name {
        faults.append("‘</\(tag.name)>’ closes nothing")
        return
      }
    }
    if let last = open.last { faults.append("‘<\(last)>’ is not closed") }
  }

  private func starts(_ text: String) -> Bool { page[at...].starts(with: text) }

  private mutating func take(_ character: Character) -> Bool {
    guard at < page.count, page[at] == character else { return false }
    at += 1
    return true
  }

  private mutating func word(_ belongs: (Character) -> Bool) -> String {
    let start = at
    while at < page.count, belongs(page[at]) { at += 1 }
    return String(page[start..<at])
  }
}

extension PageScanner {
  /// What Markdown may become, and which attributes it may carry.
  public static let markdownTags: [String: Set<String>] = [
    "p": [], "strong": [], "em": [], "del": [], "code": ["class"], "pre": ["class"], "ul": [], "ol": ["start"], "li": [], "blockquote": [],
    "hr": [], "br": [], "a": ["href", "title"], "span": ["class"], "table": [], "thead": [], "tbody": [], "tr": [],
    "th": ["align", "scope"], "td": ["align"], "div": ["class", "tabindex"],
  ]

  /// Faults of markup that was made from a person's Markdown.
  public var markdownFaults: [String] {
    faults
      + tags.flatMap { tag -> [String] in
        guard let allowed = Self.markdownTags[tag.name] else { return ["a tag ‘\(tag.name)’"] }
        return tag.attributes.filter { !allowed.contains($0.name) }.map { "\(tag.name) has \($0.name)" } + linkFaults(tag)
      }
  }

  /// A link opens the web, writes a mail or stays in the journal.
  public func linkFaults(_ tag: Tag) -> [String] {
    guard let link = tag.value("href") else { return [] }
    let bare = String(String.UnicodeScalarView(link.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F })).lowercased()
    let opens = ["http:", "https:", "mailto:", "tel:", "geo:", "obsidian:", "zotero:", "message:", "things:", "#", "../my%20journal/"]
    return opens.contains { bare.hasPrefix($0) } ? [] : ["a link to \(link)"]
  }
}
