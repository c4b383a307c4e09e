// Edits of front matter: a list takes other elements, and those that stay keep their lines.

import JournalText
import MarkdownSyntax

extension PropertyEditor {
  /// The list in its place and form: an element that stays is written as it was, its comment with it; a new one takes the line of one that
  /// goes, where the comment stays.
  func replace(
    _ key: String, _ wanted: [String], _ entry: FrontMatter.Entry?, _ front: FrontMatter
  ) throws(EditError) -> [TextEdit] {
    guard let entry else { return wanted.isEmpty ? [] : [try beginningList(key, wanted, front)] }
    try refuseKept(key, entry)
    guard entry.style.isList else {
      if entry.style == .empty { return wanted.isEmpty ? [] : [fillingBlock(entry, wanted, front)] }
      return [TextEdit(entry.value, of: source, with: flowList(wanted, of: key, style: entry.style))]
    }
    let elements = Array(front.elements[entry.elements])
    let old = elements.map { front.text(of: $0, in: source) }
    if old.map({ Array($0.utf8) }) == wanted.map({ Array($0.utf8) }) { return [] }
    let (origins, gone) = origins(of: wanted, among: old)
    let written = zip(wanted, origins).map { text, origin in
      let own = origin.map { elements[$0] }
      return entry.style == .blockList ? line(text, of: key, own, elements, front) : inBrackets(text, of: key, own, elements, front)
    }
    // Places that stay, in their order; what is more than they hold follows after the last.
    let places = origins.compactMap(\.self).sorted()
    let more = written.dropFirst(places.count)
    if entry.style == .blockList {
      var edits = zip(places, written).map { TextEdit(elements[$0].extent, of: source, with: $1) }
      edits += gone.map { TextEdit(elements[$0].extent, of: source, with: "") }
      if let last = elements.last, !more.isEmpty { edits.append(TextEdit(insert: more.joined(), at: last.extent.upperBound)) }
      return edits
    }
    guard let last = places.last else {
      let inner = TextRange(entry.value.lowerBound + 1, entry.value.upperBound - 1)
      return [TextEdit(inner, of: source, with: written.joined(separator: ", "))]
    }
    var edits = zip(places, written).map { place, text in
      TextEdit(elements[place].value, of: source, with: place == last ? ([text] + more).joined(separator: ", ") : text)
    }
    edits += removals(of: elements.indices.map { gone.contains($0) }, elements, entry)
    return edits
  }

  /// Which element each wanted one is made from, nil for none, and which go: the same text first, else the next of those that go.
  private func origins(of wanted: [String], among old: [String]) -> (origins: [Int?], gone: [Int]) {
    var free = Array(old.indices)
    var origins = wanted.map { text -> Int? in
      guard let at = free.firstIndex(where: { old[$0].utf8.elementsEqual(text.utf8) }) else { return nil }
      return free.remove(at: at)
    }
    for index in origins.indices where origins[index] == nil && !free.isEmpty { origins[index] = free.removeFirst() }
    return (origins, free)
  }

  /// An element's whole line in a block list.
  private func line(
    _ text: String, of key: String, _ own: FrontMatter.Element?, _ elements: [FrontMatter.Element], _ front: FrontMatter
  ) -> String {
    guard let own else {
      let lead = elements.first.map { source.text(TextRange($0.extent.lowerBound, $0.start)) } ?? ""
      return lead + "- " + scalar(text, of: key, style: listStyle(elements[...])) + source.lineEnd
    }
    if front.text(of: own, in: source).utf8.elementsEqual(text.utf8) { return source.text(own.extent) }
    let value = scalar(text, of: key, style: own.style == .empty ? .plain : own.style)
    let before =
      own.style == .empty ? TextRange(own.extent.lowerBound, own.start + 1) : TextRange(own.extent.lowerBound, own.value.lowerBound)
    let after = own.style == .empty ? before.upperBound : own.value.upperBound
    return source.text(before) + (own.style == .empty ? " " : "") + value + source.text(TextRange(after, own.extent.upperBound))
  }

  /// An element between brackets and commas.
  private func inBrackets(
    _ text: String, of key: String, _ own: FrontMatter.Element?, _ elements: [FrontMatter.Element], _ front: FrontMatter
  ) -> String {
    if let own, front.text(of: own, in: source).utf8.elementsEqual(text.utf8) { return source.text(own.value) }
    return scalar(text, of: key, style: own?.style ?? listStyle(elements[...]), inFlow: true)
  }
}
