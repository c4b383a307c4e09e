// Tags that get another name: in text the bytes of the name alone, in front matter the words of the property.

import JournalModel
public import JournalText
public import MarkdownSyntax

/// A tag that is to have another name, and with it the tags below it: `work` and `work/office`.
public struct TagChange: Hashable, Sendable {
  /// Both without their mark.
  public let old: String
  public let new: String
  private let oldParts: [String]

  public init(_ old: String, to new: String) {
    self.old = old
    self.new = new
    oldParts = Self.parts(old).map { String($0).lowercased() }
  }

  /// Whether a text, without its mark, can be a tag in text and in front matter alike.
  public static func isTag(_ name: String) -> Bool {
    let source = SourceText(path: "", bytes: Array("#\(name)".utf8))
    let whole = TextRange(0, source.bytes.count)
    let spans = Outline(body: source).inlineSpans(inLines: [whole][...], of: source)
    return spans.count == 1 && spans[0].kind == .tag && spans[0].range == whole && !parts(name).contains { $0.isEmpty }
  }

  /// How many bytes of a tag, without its mark, are the old name; nil where it is another tag. Case does not matter.
  func length(in tag: String) -> Int? {
    let parts = Self.parts(tag)
    guard parts.count >= oldParts.count, zip(parts, oldParts).allSatisfy({ String($0).lowercased() == $1 }) else { return nil }
    return parts.prefix(oldParts.count).reduce(oldParts.count - 1) { $0 + $1.utf8.count }
  }

  /// The tag, with or without its mark, under its new name; nil where it is another tag.
  func renamed(_ tag: String) -> String? {
    let mark = tag.utf8.first == ASCII.hash ? "#" : ""
    let name = tag.dropFirst(mark.count)
    return length(in: String(name)).map { mark + new + String(Substring(name.utf8.dropFirst($0))) }
  }

  private static func parts(_ tag: String) -> [Substring] { tag.split(separator: "/", omittingEmptySubsequences: false) }
}

extension SourceText {
  /// This file with a tag renamed, and how many places that changes; code, links and words that only begin alike stay.
  ///
  /// Where the property `tags` has the new name already, the old one goes. Read again afterwards: the tags say what was asked for, and no
  /// link, block or other property changed.
  /// - Throws: Where the file is never written to.
  public func applying(_ change: TagChange, _ outline: Outline) throws(EditError) -> (source: SourceText, count: Int) {
    let property = tagsProperty(outline, change)
    let spans = tagSpans(outline)
    var edits: [TextEdit] = []
    for span in spans {
      guard let length = change.length(in: text(span.name)) else { continue }
      let range = TextRange(span.name.lowerBound, span.name.lowerBound + length)
      let edit = TextEdit(range, of: self, with: change.new)
      if edit.expected != edit.replacement { edits.append(edit) }
    }
    if edits.isEmpty, property == nil { return (self, 0) }
    if let finding = outline.blockingFindings(in: self, LineTable(self)).first { throw .finding(finding) }
    var edited = self
    do { edited = try applying(edits) } catch { throw .wouldChangeMore("the edit does not fit the file") }
    try verify(change, outline, spans, edited)
    if let property { edited = try property.apply(to: edited, Outline(edited)) }
    return (edited, edits.count + (property?.count ?? 0))
  }

  /// Why a tag that stands in front matter which cannot be read, or in tags that are only kept, cannot be changed; nil where none may.
  public func failure(of change: TagChange, _ outline: Outline) -> EditError? {
    if let finding = outline.diagnostics.first(where: { $0.message.code.isOf(.frontMatter) }) {
      return holds(change, in: outline.frontMatter?.range ?? TextRange(0, bytes.count)) ? .finding(finding) : nil
    }
    guard let entry = outline.frontMatter?.entry("tags", in: self), let form = entry.style.formInWords else { return nil }
    return holds(change, in: entry.value) ? .kept(key: "tags", form: form, entry.key) : nil
  }

  private func holds(_ change: TagChange, in range: TextRange) -> Bool {
    let words = text(range).split { $0.isASCII && !$0.isLetter && !$0.isNumber && !"/_-".contains($0) }
    return words.contains { change.length(in: String($0)) != nil }
  }

  private func tagSpans(_ outline: Outline) -> [InlineSpan] {
    guard bytes.contains(ASCII.hash) else { return [] }
    return outline.blocks.indices.flatMap { outline.inlineSpans(ofBlock: $0, in: self) }.filter { $0.kind == .tag }
  }

  /// The blocks and links stay, and every tag is the old one or its new name.
  private func verify(_ change: TagChange, _ outline: Outline, _ spans: [InlineSpan], _ edited: SourceText) throws(EditError) {
    let after = Outline(edited)
    guard outline.blocks.map(\.kind) == after.blocks.map(\.kind) else {
      throw .wouldChangeMore("another part of the file would be read differently")
    }
    let wanted = spans.map { change.renamed(text($0.name)) ?? text($0.name) }
    let found = edited.tagSpans(after).map { edited.text($0.name) }
    guard wanted.count == found.count, zip(wanted, found).allSatisfy({ $0.hasSameBytes(as: $1) }) else {
      throw .wouldChangeMore("a tag would not read as intended")
    }
    let links = outline.fileLinks(in: self).map(\.file), now = after.fileLinks(in: edited).map(\.file)
    guard links.count == now.count, zip(links, now).allSatisfy({ $0.hasSameBytes(as: $1) }) else {
      throw .wouldChangeMore("a link would not read as intended")
    }
  }

  /// What becomes of the property `tags`; nil where nothing does.
  private func tagsProperty(_ outline: Outline, _ change: TagChange) -> TagsProperty? {
    guard let front = outline.frontMatter, let entry = front.entry("tags", in: self), !entry.style.isKept else { return nil }
    if entry.style.isList {
      let (tags, count) = change.renamed(all: front.elements[entry.elements].map { front.text(of: $0, in: self) })
      return count == 0 ? nil : TagsProperty(list: tags, count: count)
    }
    let (text, count) = change.renamed(wordsOf: front.text(of: entry, in: self))
    return count == 0 ? nil : TagsProperty(text: text, count: count)
  }
}

/// The property `tags` with other words: each stays in the place and the quotes that it has.
private struct TagsProperty {
  /// What becomes of each element, nil for those that go.
  var list: [String?] = []
  /// The value where it is no list.
  var text: String?
  /// How many words change or go.
  var count: Int

  func apply(to source: SourceText, _ outline: Outline) throws(EditError) -> SourceText {
    if let text { return try source.applying([.set(key: "tags", value: text)]) }
    guard let front = outline.frontMatter, let entry = front.entry("tags", in: source) else { return source }
    let elements = Array(front.elements[entry.elements])
    var edits: [TextEdit] = []
    for (element, tag) in zip(elements, list) {
      guard let tag, !front.text(of: element, in: source).hasSameBytes(as: tag) else { continue }
      let written = ScalarWriter.scalarText(tag, style: element.style, inFlow: entry.style == .flowList, as: .text)
      edits.append(TextEdit(element.value, of: source, with: written))
    }
    let goes = list.map { $0 == nil }
    if entry.style == .blockList {
      edits += zip(elements, goes).filter(\.1).map { TextEdit($0.0.extent, of: source, with: "") }
    } else {
      edits += PropertyEditor(source: source, outline: outline).removals(of: goes, elements, entry)
    }
    let edited: SourceText
    do { edited = try source.applying(edits) } catch { throw .wouldChangeMore("the edit does not fit the file") }
    try PropertyChange.replace(key: "tags", elements: list.compactMap(\.self)).verify(from: source, outline, to: edited)
    return edited
  }
}

extension TagChange {
  /// The tags of a list, the old ones renamed, nil for those that would stand twice; and how many change or go.
  fileprivate func renamed(all tags: [String]) -> (tags: [String?], count: Int) {
    func folded(_ tag: String) -> String { (tag.utf8.first == ASCII.hash ? String(tag.dropFirst()) : tag).lowercased() }
    let names = tags.map { renamed($0) }
    var seen = Set(zip(tags, names).filter { $1 == nil }.map { folded($0.0) })
    var count = 0
    let result = zip(tags, names).map { tag, name -> String? in
      guard let name else { return tag }
      let isNew = seen.insert(folded(name)).inserted
      if !isNew || !name.hasSameBytes(as: tag) { count += 1 }
      return isNew ? name : nil
    }
    return (result, count)
  }

  /// The same for one text that holds several tags; what goes takes what stands before it along.
  fileprivate func renamed(wordsOf text: String) -> (text: String, count: Int) {
    var words: [(gap: String, tag: String)] = []
    var gap = ""
    var tag = ""
    for scalar in text.unicodeScalars {
      if scalar != " ", scalar != "," {
        tag.unicodeScalars.append(scalar)
        continue
      }
      if !tag.isEmpty {
        words.append((gap, tag))
        (gap, tag) = ("", "")
      }
      gap.unicodeScalars.append(scalar)
    }
    if !tag.isEmpty {
      words.append((gap, tag))
      gap = ""
    }
    let (tags, count) = renamed(all: words.map(\.tag))
    if count == 0 { return (text, 0) }
    var result = ""
    for (word, tag) in zip(words, tags) { if let tag { result += (result.isEmpty ? "" : word.gap) + tag } }
    return (result + gap, count)
  }
}
