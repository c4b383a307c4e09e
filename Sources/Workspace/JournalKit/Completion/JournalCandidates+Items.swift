// Items as candidates: by their ids, else by their lines.

import HostSystem
import JournalFormat
import JournalModel
import JournalStore
import JournalText
import MarkdownSyntax

extension JournalCandidates {
  /// The items of one file: by id, with its caret where one is typed; by line where there is no id, or a number is typed.
  /// - Parameter lead: What stands before the item in its word, such as `2026-W46#`.
  func items(of reading: FileReading?, _ lead: String) -> [Candidate] {
    guard let reading else { return [] }
    let typed = typed.dropFirst(lead.count)
    let isNumber = !typed.isEmpty && typed.utf8.allSatisfy { $0 &- 0x30 < 10 }
    return reading.namedItems.compactMap { item in
      // An id or a line tells nothing of the text, which others may see over the person's shoulder.
      var item = item
      if reading.isPrivate(line: item.line) { item.text = "(private)" }
      if typed.hasPrefix("^") { return item.id.map { Candidate("\(lead)^\($0)", item.text) } }
      return Candidate(lead + (isNumber ? "\(item.line)" : item.id ?? "\(item.line)"), item.text)
    }
  }

  /// The items of the file that is named already.
  public var itemsOfFile: [Candidate] { items(of: reading, "") }

  /// An item of whatever file: after `FILE#` those of that file; else ids, where nothing is typed of the Tries and Actions that are open;
  /// else the files.
  public var itemsAnywhere: [Candidate] {
    if let hash = typed.utf8.lastIndex(of: 0x23) {
      let lead = String(typed[...hash])
      return items(of: offered { try workspace.file(String(lead.dropLast())).read() }, lead)
    }
    let caret = typed.hasPrefix("^") ? "^" : ""
    let isBlank = typed.isEmpty
    let found = offered { try journal?.map { isBlank ? $0.openItems : $0.itemsWithID } }?.results.flatMap(\.self) ?? []
    let ids = found.map { Candidate(caret + $0.id, $0.text) }
    // Where an id is being typed, files would only be in the way.
    if isBlank || ids.contains(where: { $0.text.hasPrefix(typed) }) { return ids }
    return names(of: paths).map { Candidate($0.text + "#", $0.summary) }
  }
}

extension FileReading {
  /// Everything that can be ticked, in the order of the file: items, lines of the log, and other list items with a box.
  fileprivate var namedItems: [(id: String?, line: Int, text: String)] {
    var found: [(id: String?, line: Int, text: String)] = []
    for section in sections {
      found += section.items.map { (id: $0.item.id, line: $0.line, text: $0.item.text) }
      found += section.log.map { reading in
        let line = reading.logLine
        let words = [reading.activity.map { line.shown ?? $0.file } ?? "", line.text].filter { !$0.isEmpty }
        return (id: line.id, line: reading.line, text: words.joined(separator: " "))
      }
    }
    let known = Set(found.map(\.line))
    for block in outline.blocks where block.kind == .item && !block.box.isEmpty {
      let line = lines.line(of: block.range.lowerBound)
      if !known.contains(line) { found.append((id: nil, line: line, text: source.text(block.content))) }
    }
    return found.sorted { $0.line < $1.line }
  }

  /// The items with an id, of whatever section.
  fileprivate var itemsWithID: [(id: String, text: String)] {
    if kind == .note || isPrivate { return [] }
    return sections.filter { !$0.isPrivate }.flatMap(\.items).compactMap { reading in
      reading.item.isPrivate ? nil : reading.item.id.map { (id: $0, text: reading.item.text) }
    }
  }

  /// The Tries and Actions with an id that nobody has judged or closed where they stand.
  fileprivate var openItems: [(id: String, text: String)] {
    if kind == .note || isPrivate { return [] }
    let open = sections.filter { !$0.isPrivate && ($0.kind == .try || $0.kind == .action) }
    return open.flatMap(\.items).compactMap { reading in
      guard reading.item.state?.isOpen ?? true, !reading.item.isPrivate else { return nil }
      return reading.item.id.map { (id: $0, text: reading.item.text) }
    }
  }

  /// Its properties where it is not private.
  var openProperties: [PropertyReading] { isPrivate ? [] : properties }
}
