// Raw HTML blocks: the seven ways in and out, CommonMark 0.31 section 4.6.

import JournalText

extension BlockScanner {
  /// The kind, 1…7, of the HTML block that begins with the `<` at `start`; 0 where none does.
  func htmlBlockKind(_ base: UnsafePointer<UInt8>, at start: Int) -> Int {
    var i = start &+ 1
    guard i < lineEnd else { return 0 }
    switch base[i] {
    case ASCII.exclamation:
      if matches(base, at: i &+ 1, "--") { return 2 }
      if matches(base, at: i &+ 1, "[CDATA["), base[i &+ 2] == UInt8(ascii: "C") { return 5 }
      return i &+ 1 < lineEnd && base[i &+ 1].isLetter ? 4 : 0
    case ASCII.question: return 3
    default: break
    }
    let closes = base[i] == ASCII.slash
    if closes { i &+= 1 }
    let nameStart = i
    guard i < lineEnd, base[i].isLetter else { return 0 }
    while i < lineEnd, base[i].isAlphanumeric || base[i] == ASCII.hyphen { i &+= 1 }
    let name = TextRange(nameStart, i)
    let isDelimited = i == lineEnd || base[i].isBlank || base[i] == ASCII.greater
    if !closes, isDelimited, BlockScanner.verbatimElements.contains(packedName(base, name)) { return 1 }
    if isDelimited || matches(base, at: i, "/>"), BlockScanner.blockElements.contains(packedName(base, name)) { return 6 }
    return isLoneTag(base, from: i, closes: closes) ? 7 : 0
  }

  /// Whether this line, from `start`, ends the open HTML block; kinds 6 and 7 end with a blank line only.
  func endsHTMLBlock(_ base: UnsafePointer<UInt8>, from start: Int) -> Bool {
    switch htmlKind {
    case 1:
      var i = start
      while true {
        i = firstIndex(of: ASCII.less, in: base, from: i, to: lineEnd)
        if i == lineEnd { return false }
        for end in ["/script>", "/pre>", "/style>", "/textarea>"] as [StaticString] where matches(base, at: i &+ 1, end) { return true }
        i &+= 1
      }
    case 2: return contains(base, from: start, "-->")
    case 3: return contains(base, from: start, "?>")
    case 4: return firstIndex(of: ASCII.greater, in: base, from: start, to: lineEnd) < lineEnd
    case 5: return contains(base, from: start, "]]>")
    default: return false
    }
  }

  /// Whether a tag that goes on at `start`, after its name, is complete and alone on the line.
  private func isLoneTag(_ base: UnsafePointer<UInt8>, from start: Int, closes: Bool) -> Bool {
    var i = start
    if closes {
      skipBlanks(base, &i)
      guard i < lineEnd, base[i] == ASCII.greater else { return false }
    } else {
      while true {
        let before = i
        skipBlanks(base, &i)
        guard i < lineEnd else { return false }
        if base[i] == ASCII.greater { break }
        if base[i] == ASCII.slash {
          i &+= 1
          guard i < lineEnd, base[i] == ASCII.greater else { return false }
          break
        }
        guard i > before, skipAttribute(base, &i) else { return false }
      }
    }
    i &+= 1
    skipBlanks(base, &i)
    return i == lineEnd
  }

  private func skipBlanks(_ base: UnsafePointer<UInt8>, _ i: inout Int) {
    while i < lineEnd, base[i].isBlank { i &+= 1 }
  }

  /// Moves after the attribute at `i`, with its value if it has one; false where there is none.
  private func skipAttribute(_ base: UnsafePointer<UInt8>, _ i: inout Int) -> Bool {
    guard base[i].isLetter || base[i] == ASCII.underscore || base[i] == ASCII.colon else { return false }
    while i < lineEnd,
      base[i].isAlphanumeric || base[i] == ASCII.underscore || base[i] == ASCII.period || base[i] == ASCII.colon || base[i] == ASCII.hyphen
    { i &+= 1 }
    var j = i
    skipBlanks(base, &j)
    guard j < lineEnd, base[j] == ASCII.equals else { return true }
    j &+= 1
    skipBlanks(base, &j)
    guard j < lineEnd else { return false }
    let quote = base[j]
    if quote == ASCII.quote || quote == ASCII.apostrophe {
      j = firstIndex(of: quote, in: base, from: j &+ 1, to: lineEnd)
      guard j < lineEnd else { return false }
      i = j &+ 1
      return true
    }
    let valueStart = j
    while j < lineEnd, !base[j].isBlank, base[j] != ASCII.quote, base[j] != ASCII.apostrophe, base[j] != ASCII.equals,
      base[j] != ASCII.less, base[j] != ASCII.greater, base[j] != ASCII.backtick
    { j &+= 1 }
    i = j
    return j > valueStart
  }

  /// Whether the line holds `text` at `start`, letters in either case.
  private func matches(_ base: UnsafePointer<UInt8>, at start: Int, _ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard start &+ count <= lineEnd else { return false }
    for i in 0..<count where base[start &+ i].lowercased != text.utf8Start[i].lowercased { return false }
    return true
  }

  private func contains(_ base: UnsafePointer<UInt8>, from start: Int, _ text: StaticString) -> Bool {
    var i = start
    while true {
      i = firstIndex(of: text.utf8Start[0], in: base, from: i, to: lineEnd)
      if i == lineEnd { return false }
      if matches(base, at: i, text) { return true }
      i &+= 1
    }
  }

  // MARK: Element names

  /// The name in lower case as one number, six bits a byte; 0 where it is longer than any name of ours.
  private func packedName(_ base: UnsafePointer<UInt8>, _ name: TextRange) -> UInt64 {
    guard name.count <= 10 else { return 0 }
    var packed: UInt64 = 0
    for i in name.lowerBound..<name.upperBound {
      let byte = base[i].lowercased
      let code = byte.isLetter ? byte &- 0x60 : byte.isDigit ? byte &- ASCII.zero &+ 27 : 37
      packed = packed << 6 | UInt64(code)
    }
    return packed
  }

  private static func pack(_ names: String) -> Set<UInt64> {
    var set: Set<UInt64> = []
    for name in names.split(separator: " ") {
      Array(name.utf8).withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        _ = set.insert(BlockScanner().packedName(base, TextRange(0, bytes.count)))
      }
    }
    return set
  }

  private static let verbatimElements = pack("script pre style textarea")

  private static let blockElements = pack(
    """
    address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset \
    figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu menuitem nav \
    noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr track ul
    """)
}
