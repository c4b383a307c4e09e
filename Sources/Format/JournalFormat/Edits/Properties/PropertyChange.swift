// Edits of front matter: one property, one list element at a time, and no other byte.

public import JournalText
import MarkdownSyntax

/// One change to a file's properties.
public enum PropertyChange: Hashable, Sendable {
  /// Gives the property this value; a property that is not there is added as the last.
  case set(key: String, value: String)
  /// Adds an element to a list, or begins one; one that is there already is not added again.
  case add(key: String, element: String)
  /// Removes an element from a list wherever it stands in it.
  case remove(key: String, element: String)
  /// Gives a list these elements in this order; those that stay keep their lines and comments. A property that is not there is added.
  case replace(key: String, elements: [String])
  /// Removes the property with its whole value.
  case unset(key: String)

  /// The property that changes.
  public var key: String {
    switch self {
    case .set(let key, _), .add(let key, _), .remove(let key, _), .replace(let key, _), .unset(let key): key
    }
  }
}

extension SourceText {
  /// This file with the changes made one after the other, each checked: after it nothing but its property differs.
  ///
  /// A change that is true already changes no byte.
  public func applying(_ changes: [PropertyChange]) throws(EditError) -> SourceText {
    try applying(changes, meaning: EntrySchema.meaning)
  }

  /// - Parameter meaning: What values of a key are meant to be, and with that how they are written.
  func applying(_ changes: [PropertyChange], meaning: @escaping (String) -> ScalarWriter.Meaning) throws(EditError) -> SourceText {
    var source = self
    for change in changes {
      let outline = Outline(source)
      if let finding = outline.blockingFindings(in: source, LineTable(source)).first { throw .finding(finding) }
      let edits = try PropertyEditor(source: source, outline: outline, meaning: meaning).edits(for: change)
      if edits.isEmpty { continue }
      let edited: SourceText
      do { edited = try source.applying(edits) } catch { throw .wouldChangeMore("the edit does not fit the file") }
      try change.verify(from: source, outline, to: edited)
      source = edited
    }
    return source
  }
}

/// Finds the bytes that a change of one property replaces.
struct PropertyEditor {
  let source: SourceText
  let outline: Outline
  /// What values of a key are meant to be.
  var meaning: (String) -> ScalarWriter.Meaning = EntrySchema.meaning

  /// The edits of one change; none where the file says it already.
  func edits(for change: PropertyChange) throws(EditError) -> [TextEdit] {
    guard let front = outline.frontMatter else {
      switch change {
      case .set(let key, let value): return [try beginning(key, " " + scalar(value, of: key))]
      case .add(let key, let element): return [try beginning(key, block(element, of: key, indentation: "  "))]
      case .replace(let key, let elements):
        return elements.isEmpty ? [] : [try beginning(key, elements.map { block($0, of: key, indentation: "  ") }.joined())]
      case .remove, .unset: return []
      }
    }
    let entry = front.entry(change.key, in: source)
    switch change {
    case .set(let key, let value): return try set(key, value, entry, front)
    case .add(let key, let element): return try add(key, element, entry, front)
    case .remove(_, let element): return try remove(element, entry, front)
    case .replace(let key, let elements): return try replace(key, elements, entry, front)
    case .unset(let key):
      guard let entry else { return [] }
      if isAnchorUsed(entry, front) { throw .kept(key: key, form: "the anchor of another value", entry.key) }
      return [TextEdit(extent(of: entry, front), of: source, with: "")]
    }
  }

  /// Whether an anchor in the entry's value is what an alias elsewhere in the front matter stands for.
  private func isAnchorUsed(_ entry: FrontMatter.Entry, _ front: FrontMatter) -> Bool {
    guard entry.style.isKept else { return false }
    let value = source[TextRange(entry.colon, entry.extent.upperBound)]
    let others =
      Array(source[TextRange(front.content.lowerBound, entry.extent.lowerBound)])
      + Array(source[TextRange(entry.extent.upperBound, front.content.upperBound)])
    for start in value.indices where value[start] == UInt8(ascii: "&") {
      let name = value[(start + 1)...].prefix { $0.isAlphanumeric || $0 == ASCII.underscore || $0 == ASCII.hyphen }
      if name.isEmpty { continue }
      let alias = [ASCII.asterisk] + name
      var rest = others[...]
      while let at = rest.firstIndex(of: ASCII.asterisk) {
        rest = rest[at...]
        let after = rest.dropFirst(alias.count).first
        if rest.starts(with: alias), after.map({ !$0.isAlphanumeric && $0 != ASCII.underscore && $0 != ASCII.hyphen }) ?? true {
          return true
        }
        rest = rest.dropFirst()
      }
    }
    return false
  }

  /// The lines of an entry. Blank lines after the first entry go with it: programs there are that see no front matter where it begins with
  /// them. So do those after an entry that follows a block of text that keeps its blank lines (`|+`): they would become part of that text.
  private func extent(of entry: FrontMatter.Entry, _ front: FrontMatter) -> TextRange {
    let former = front.entries.last { $0.extent.lowerBound < entry.extent.lowerBound }
    guard former.map({ keepsBlankLines($0) }) ?? true else { return entry.extent }
    var end = entry.extent.upperBound
    var i = end
    while i < front.content.upperBound, source.bytes[i].isBlank || source.bytes[i].isLineEnd {
      i += 1
      if source.bytes[i - 1].isLineEnd { end = i }
    }
    return TextRange(entry.extent.lowerBound, end)
  }

  private func keepsBlankLines(_ entry: FrontMatter.Entry) -> Bool {
    entry.style == .blockScalar && source[entry.value].prefix { !$0.isBlank && !$0.isLineEnd }.contains(0x2B)
  }

  // MARK: Values

  private func set(_ key: String, _ value: String, _ entry: FrontMatter.Entry?, _ front: FrontMatter) throws(EditError) -> [TextEdit] {
    guard let entry else {
      return [try appending(key, " " + scalar(value, of: key), front)]
    }
    if entry.style.isList { throw .list(key: key, entry.key) }
    try refuseKept(key, entry)
    if isEqual(front.text(of: entry, in: source), value) { return [] }
    let text = scalar(value, of: key, style: entry.style)
    if entry.style == .empty { return [TextEdit(insert: " " + text, at: entry.colon + 1)] }
    return [TextEdit(entry.value, of: source, with: text)]
  }

  // MARK: Lists

  private func add(_ key: String, _ element: String, _ entry: FrontMatter.Entry?, _ front: FrontMatter) throws(EditError) -> [TextEdit] {
    guard let entry else { return [try beginningList(key, [element], front)] }
    try refuseKept(key, entry)
    let elements = front.elements[entry.elements]
    if elements.contains(where: { isEqual(front.text(of: $0, in: source), element) }) { return [] }
    switch entry.style {
    case .blockList:
      guard let last = elements.last else { return [] }
      let lineStart = last.extent.lowerBound
      let text =
        source.text(TextRange(lineStart, last.start)) + "- " + scalar(element, of: key, style: listStyle(elements))
      return [TextEdit(insert: text + source.lineEnd, at: last.extent.upperBound)]
    case .flowList:
      let text = scalar(element, of: key, style: listStyle(elements), inFlow: true)
      if let last = elements.last { return [TextEdit(insert: ", " + text, at: last.value.upperBound)] }
      return [TextEdit(insert: text, at: entry.value.lowerBound + 1)]
    case .empty: return [fillingBlock(entry, [element], front)]
    default:
      // One value where a list belongs is the list of that one value.
      let old = values(of: entry, front)
      if old.contains(where: { isEqual($0, element) }) { return [] }
      return [TextEdit(entry.value, of: source, with: flowList(old + [element], of: key, style: entry.style))]
    }
  }

  private func remove(_ element: String, _ entry: FrontMatter.Entry?, _ front: FrontMatter) throws(EditError) -> [TextEdit] {
    guard let entry else { return [] }
    try refuseKept(front.key(of: entry, in: source), entry)
    if !entry.style.isList {
      let old = values(of: entry, front)
      let rest = old.filter { !isEqual($0, element) }
      if rest.count == old.count { return [] }
      if !rest.isEmpty {
        return [TextEdit(entry.value, of: source, with: flowList(rest, of: front.key(of: entry, in: source), style: entry.style))]
      }
      return [TextEdit(TextRange(entry.colon + 1, entry.value.upperBound), of: source, with: "")]
    }
    let elements = Array(front.elements[entry.elements])
    let goes = elements.map { isEqual(front.text(of: $0, in: source), element) }
    if entry.style == .blockList {
      return zip(elements, goes).filter(\.1).map { TextEdit($0.0.extent, of: source, with: "") }
    }
    return removals(of: goes, elements, entry)
  }

  /// Takes these elements out of a list in brackets.
  func removals(of goes: [Bool], _ elements: [FrontMatter.Element], _ entry: FrontMatter.Entry) -> [TextEdit] {
    guard let first = elements.first, let last = elements.last, goes.contains(true) else { return [] }
    if goes.allSatisfy({ $0 }) {
      return [TextEdit(TextRange(first.value.lowerBound, entry.value.upperBound - 1), of: source, with: "")]
    }
    // An element goes with the comma after it; at the end of the list, with the one before it.
    let lastKept = goes.lastIndex(of: false) ?? 0
    var edits: [TextEdit] = []
    for index in 0..<lastKept where goes[index] {
      edits.append(TextEdit(TextRange(elements[index].value.lowerBound, elements[index + 1].value.lowerBound), of: source, with: ""))
    }
    if lastKept < elements.count - 1 {
      edits.append(TextEdit(TextRange(elements[lastKept].value.upperBound, last.value.upperBound), of: source, with: ""))
    }
    return edits
  }

  /// The values that a scalar stands for where a list belongs: itself, but for tags, of which one text may hold several.
  private func values(of entry: FrontMatter.Entry, _ front: FrontMatter) -> [String] {
    if entry.style == .empty { return [] }
    let text = front.text(of: entry, in: source)
    return isEqual(front.key(of: entry, in: source), "tags") ? DecodedProperties.words(ofTags: text) : [text]
  }

  func flowList(_ values: [String], of key: String, style: FrontMatter.Style) -> String {
    "[" + values.map { scalar($0, of: key, style: style, inFlow: true) }.joined(separator: ", ") + "]"
  }

  /// A value of a property, or an element of its list, as it is written.
  func scalar(_ value: String, of key: String, style: FrontMatter.Style = .plain, inFlow: Bool = false) -> String {
    ScalarWriter.scalarText(value, style: style, inFlow: inFlow, as: meaning(key))
  }

  // MARK: New properties

  /// A property after the last one.
  private func appending(_ key: String, _ value: String, _ front: FrontMatter) throws(EditError) -> TextEdit {
    TextEdit(insert: try keyText(key) + ":" + value + source.lineEnd, at: front.closingFence.lowerBound)
  }

  /// A list after the last property, in the form of the others.
  func beginningList(_ key: String, _ elements: [String], _ front: FrontMatter) throws(EditError) -> TextEdit {
    let others = front.entries.filter(\.style.isList)
    if !others.isEmpty, others.allSatisfy({ $0.style == .flowList }) {
      return try appending(key, " " + flowList(elements, of: key, style: .plain), front)
    }
    return try appending(key, elements.map { block($0, of: key, indentation: indentation(front)) }.joined(), front)
  }

  /// A list below a key that has no value.
  func fillingBlock(_ entry: FrontMatter.Entry, _ elements: [String], _ front: FrontMatter) -> TextEdit {
    let line = LineTable(source).line(of: entry.key.lowerBound)
    let key = front.key(of: entry, in: source)
    let text = elements.map { block($0, of: key, indentation: indentation(front)) }.joined()
    return TextEdit(insert: text, at: LineTable(source).range(ofLine: line).upperBound)
  }

  /// Front matter with one property, for a file that has none.
  private func beginning(_ key: String, _ value: String) throws(EditError) -> TextEdit {
    let end = source.lineEnd
    return TextEdit(insert: "---" + end + (try keyText(key)) + ":" + value + end + "---" + end, at: outline.bodyStart)
  }

  private func keyText(_ key: String) throws(EditError) -> String {
    guard !key.isEmpty, key.utf8.count <= 128, !key.unicodeScalars.contains(where: { $0.value < 0x20 }) else { throw .badKey(key) }
    return ScalarWriter.keyText(key)
  }

  /// An element on a line of its own, as the first of a block list: a line end stands before it and none after it.
  private func block(_ element: String, of key: String, indentation: String) -> String {
    source.lineEnd + indentation + "- " + scalar(element, of: key)
  }

  /// What the file's other lists are indented by; two blanks where there are none.
  private func indentation(_ front: FrontMatter) -> String {
    guard let list = front.entries.first(where: { $0.style == .blockList }), let element = front.elements[list.elements].first else {
      return "  "
    }
    return source.text(TextRange(element.extent.lowerBound, element.start))
  }

  /// The style of a list's elements where they all have one.
  func listStyle(_ elements: ArraySlice<FrontMatter.Element>) -> FrontMatter.Style {
    guard let first = elements.first?.style, first != .empty, elements.allSatisfy({ $0.style == first }) else { return .plain }
    return first
  }

  func refuseKept(_ key: String, _ entry: FrontMatter.Entry) throws(EditError) {
    if let form = entry.style.formInWords { throw .kept(key: key, form: form, entry.key) }
  }

  private func isEqual(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
}

extension FrontMatter.Style {
  /// What a value that is only kept is called, with its article; nil for values that are read.
  var formInWords: String? {
    switch self {
    case .empty, .plain, .singleQuoted, .doubleQuoted, .blockList, .flowList: nil
    case .nested: "a nested collection"
    case .blockScalar: "a block of text"
    case .multiLine: "a value over several lines"
    case .flowMap: "a collection in brackets"
    case .decorated: "a value with an anchor, alias or tag"
    }
  }
}
