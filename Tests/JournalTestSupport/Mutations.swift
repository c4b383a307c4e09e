// Damage, the way people, editors and disks do it.

/// `count` damaged copies of `bytes`: cut, doubled, swapped, spliced with what Markdown and YAML give a meaning, stray bytes.
public func mutations(of bytes: [UInt8], count: Int, using generator: inout SeededGenerator) -> [[UInt8]] {
  (0..<count).map { _ in
    var copy = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) { damage(&copy, using: &generator) }
    return copy
  }
}

/// Pieces that change what stands around them.
private let pieces: [[UInt8]] =
  [
    "\n", "\r\n", "\r", "\n\n", "---\n", "\n---\n", "...\n", "\t", "    ", "> ", "- ", "* ", "1. ", "- [ ] ", "[x]", "# ", "## ",
    "\n## Try\n",
    "```\n", "~~~", "`", "::", "[due:: 2026-11-20]", "[[", "]]", "^a-1b2c", "#tag", ": ", " #", "\"", "'", "\\", "|", ">", "&", "*", "!",
    "%",
    "<!--", "-->", "<div>", "</div>", "===\n", "\u{FEFF}", "\u{2028}", "é", "e\u{301}", "睡眠", "😀", "\0",
  ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

private func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
  guard !bytes.isEmpty else {
    bytes = generator.pick(pieces)
    return
  }
  let at = Int.random(in: 0..<bytes.count, using: &generator)
  let upTo = min(bytes.count, at + Int.random(in: 1...12, using: &generator))
  switch Int.random(in: 0..<7, using: &generator) {
  case 0: bytes.remove(at: at)
  case 1: bytes.removeSubrange(at..<upTo)
  case 2: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: at)
  case 3: bytes.insert(contentsOf: bytes[at..<upTo], at: at)
  case 4: bytes.swapAt(at, Int.random(in: 0..<bytes.count, using: &generator))
  case 5: bytes.removeSubrange(at...)
  default: bytes.insert(contentsOf: generator.pick(pieces), at: at)
  }
}
