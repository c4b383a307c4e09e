// From the bytes of a template to its parts.

/// Reads one template. Every byte is looked at a bounded number of times.
struct MustacheParser {
  private(set) var names: [(name: String, place: MustachePlace)] = []
  private(set) var partials: [(name: String, place: MustachePlace)] = []

  private let template: String
  private let bytes: [UInt8]
  private var cursor = 0
  /// Where the line of the cursor begins.
  private var lineBegin = 0
  private var line = 1
  /// Whether anything but blanks stands on the line before the cursor.
  private var lineHasContent = false
  /// The last place that was asked for on this line, so that a line of many tags is counted once.
  private var counted = (offset: 0, column: 1)
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var levels = [Level()]

  /// How deep sections may stand in each other; nobody reads a template with more.
  private static let depthLimit = 100

  /// A section that is still open; the first is the template itself.
  private struct Level {
    var name = ""
    var isInverted = false
    var place = MustachePlace(line: 1, column: 1)
    var nodes: [MustacheNode] = []
  }

  init(_ bytes: [UInt8], name: String) {
    self.bytes = bytes
    template = name
  }

  mutating func parse() throws(MustacheError) -> [MustacheNode] {
    while let start = nextTag() {
      try readTag(at: start)
    }
    let last = levels.removeLast()
    if !levels.isEmpty {
      throw MustacheError("‘{{\(last.isInverted ? "^" : "#")\(last.name)}}’ is never closed", in: template, at: last.place)
    }
    return last.nodes
  }

  // MARK: Text

  /// Takes the text before the next tag; gives where the tag begins, or nil where there is none any more.
  private mutating func nextTag() -> Int? {
    var start = cursor
    while start < bytes.count {
      if bytes[start] == opening[0], bytes[start...].starts(with: opening) {
        addText(to: start)
        return start
      }
      start += 1
    }
    addText(to: start)
    return nil
  }

  /// Adds the text from the cursor on, line by line.
  private mutating func addText(to end: Int) {
    while cursor < end {
      let feed = bytes[cursor..<end].firstIndex(of: lineFeed)
      if !lineHasContent { lineHasContent = !bytes[cursor..<(feed ?? end)].allSatisfy(isBlank) }
      let next = feed.map { $0 + 1 } ?? end
      if cursor == lineBegin, !bytes[cursor..<next].allSatisfy({ $0 == lineFeed || $0 == carriageReturn }) { add(.lineStart) }
      add(.text(bytes[cursor..<next]))
      cursor = next
      if feed != nil { beginLine(at: next) }
    }
  }

  private mutating func beginLine(at offset: Int) {
    lineBegin = offset
    line += 1
    lineHasContent = false
    counted = (offset, 1)
  }

  private mutating func add(_ node: MustacheNode) { levels[levels.count - 1].nodes.append(node) }

  // MARK: Tags

  private mutating func readTag(at start: Int) throws(MustacheError) {
    let place = place(of: start)
    var content = start + opening.count
    let sigil = content < bytes.count && Self.sigils.contains(bytes[content]) ? bytes[content] : 0
    if sigil != 0 { content += 1 }
    var ending = closing
    switch sigil {
    case UInt8(ascii: "{"): ending.insert(UInt8(ascii: "}"), at: 0)
    case UInt8(ascii: "="): ending.insert(UInt8(ascii: "="), at: 0)
    default: break
    }
    guard let close = find(ending, from: content) else {
      let shown = String(decoding: opening, as: UTF8.self)
      throw MustacheError("a tag begins with ‘\(shown)’ and never ends", in: template, at: place)
    }
    let end = close + ending.count
    let tag = Tag(sigil: sigil, content: Self.trimmed(bytes[content..<close]), place: place)
    let alone = nextLine(after: end)
    try take(tag, start, end, alone)
  }

  private struct Tag {
    var sigil: UInt8
    var content: ArraySlice<UInt8>
    var place: MustachePlace
  }

  private mutating func take(_ tag: Tag, _ start: Int, _ end: Int, _ alone: Int?) throws(MustacheError) {
    // What shows a text is never alone in the sense that its line goes with it.
    let isShown = [0, UInt8(ascii: "&"), UInt8(ascii: "{")].contains(tag.sigil)
    let after = isShown ? nil : alone
    let beginsLine = after == nil && start == lineBegin
    if after != nil { dropBlanks(before: start) }
    if beginsLine, tag.sigil != UInt8(ascii: "/") { add(.lineStart) }
    switch tag.sigil {
    case 0, UInt8(ascii: "&"), UInt8(ascii: "{"):
      let name = try name(of: tag)
      if name != "." { names.append((name, tag.place)) }
      add(.value(MustacheName(name), isRaw: tag.sigil != 0, isAlone: alone != nil))
    case UInt8(ascii: "!"): break
    case UInt8(ascii: "="): try setDelimiters(tag)
    case UInt8(ascii: "#"), UInt8(ascii: "^"): try open(tag)
    case UInt8(ascii: "/"): try close(tag)
    case UInt8(ascii: ">"):
      let name = try name(of: tag)
      partials.append((name, tag.place))
      add(.partial(name, indentation: after.map { _ in bytes[lineBegin..<start] }, tag.place))
    default:
      let shown = String(decoding: opening + [tag.sigil], as: UTF8.self)
      throw MustacheError("‘\(shown)’ begins a block of template inheritance, which is not understood here", in: template, at: tag.place)
    }
    if beginsLine, tag.sigil == UInt8(ascii: "/") { add(.lineStart) }
    move(to: after ?? end)
    lineHasContent = after == nil
  }

  /// Takes back the blanks before a tag that has its line for itself: the last part, and the begin of the line before it.
  private mutating func dropBlanks(before start: Int) {
    if start > lineBegin { levels[levels.count - 1].nodes.removeLast(2) }
  }

  private mutating func open(_ tag: Tag) throws(MustacheError) {
    let name = try name(of: tag)
    if name != "." { names.append((name, tag.place)) }
    if levels.count > Self.depthLimit {
      throw MustacheError("more than \(Self.depthLimit) sections stand in each other", in: template, at: tag.place)
    }
    levels.append(Level(name: name, isInverted: tag.sigil == UInt8(ascii: "^"), place: tag.place))
  }

  private mutating func close(_ tag: Tag) throws(MustacheError) {
    let name = try name(of: tag)
    guard levels.count > 1, let level = levels.last else {
      throw MustacheError("‘{{/\(name)}}’ closes a section that was never opened", in: template, at: tag.place)
    }
    guard level.name.utf8.elementsEqual(name.utf8) else {
      let opened = "‘{{\(level.isInverted ? "^" : "#")\(level.name)}}’ of line \(level.place.line)"
      throw MustacheError("‘{{/\(name)}}’ stands where \(opened) has to be closed", in: template, at: tag.place)
    }
    levels.removeLast()
    add(.section(MustacheName(name), isInverted: level.isInverted, level.nodes))
  }

  private mutating func setDelimiters(_ tag: Tag) throws(MustacheError) {
    let words = tag.content.split(whereSeparator: isWhitespace)
    guard words.count == 2, words.allSatisfy({ $0.count <= 16 }), !tag.content.contains(UInt8(ascii: "=")) else {
      throw MustacheError("new delimiters are two short words without ‘=’, such as ‘{{=<% %>=}}’", in: template, at: tag.place)
    }
    (opening, closing) = (Array(words[0]), Array(words[1]))
  }

  private func name(of tag: Tag) throws(MustacheError) -> String {
    let name = String(decoding: tag.content, as: UTF8.self)
    if tag.content.isEmpty { throw MustacheError("a tag has no name", in: template, at: tag.place) }
    if tag.content.contains(where: isWhitespace) {
      throw MustacheError("‘\(Self.excerpt(name))’ is no name: a name holds no blanks", in: template, at: tag.place)
    }
    return name
  }

  // MARK: Places

  /// Goes on after a tag, which may have line ends in it.
  private mutating func move(to offset: Int) {
    while let feed = bytes[cursor..<offset].firstIndex(of: lineFeed) {
      cursor = feed + 1
      beginLine(at: cursor)
    }
    cursor = offset
  }

  /// Where the next line begins, if nothing but blanks stands before the cursor on its line and between a tag's end and its line's; else nil.
  private func nextLine(after end: Int) -> Int? {
    if lineHasContent { return nil }
    var offset = end
    while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
    if offset == bytes.count { return offset }
    if bytes[offset] == lineFeed { return offset + 1 }
    return bytes[offset] == carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == lineFeed ? offset + 2 : nil
  }

  private func find(_ ending: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset + ending.count <= bytes.count {
      if bytes[offset] == ending[0], bytes[offset...].starts(with: ending) { return offset }
      offset += 1
    }
    return nil
  }

  private mutating func place(of offset: Int) -> MustachePlace {
    let column = bytes[counted.offset..<offset].reduce(counted.column) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    counted = (offset, column)
    return MustachePlace(line: line, column: column)
  }

  private static let sigils = Set("#^/>&{!=<$".utf8)

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = bytes.drop(while: isWhitespace)
    guard let last = rest.lastIndex(where: { !isWhitespace($0) }) else { return rest }
    return rest[...last]
  }

  /// Enough of a text to find it again.
  private static func excerpt(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > 40 || line.count < text.count ? line.prefix(40) + "…" : text
  }
}
