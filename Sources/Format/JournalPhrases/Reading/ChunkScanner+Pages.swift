// From page to page: ‘read from page 40 to 62’.

import JournalModel

extension ChunkScanner {
  /// How many pages lie between two that are named, with the words before them: ‘from page 40 to 62’, `Seite 40 bis 62`, 40ページから62ページまで. Whoever has got
  /// from page 40 to page 62 has read 22.
  func pages(at i: Int) -> Chunk? {
    guard let (first, next, unit) = page(at: i, isFirst: true), let to = toEnd(next), let (last, end, _) = page(at: to, isFirst: false), last > first
    else { return nil }
    return Chunk(content: .amount(Quantity(last - first, unit)), range: i..<(tokens.end(at: end, of: .spanEnd) ?? end))
  }

  /// A page, with what holds it before it. The first says that it is one.
  private func page(at i: Int, isFirst: Bool) -> (number: Double, end: Int, unit: String)? {
    guard i < tokens.count else { return nil }
    // 40ページ, 40쪽
    if let number = tokens[i].number, i + 1 < tokens.count, tokens[i + 1].script != .spaced, !tokens[i + 1].isMark {
      for count in 1...4 where i + 1 + count <= tokens.count {
        let word = tokens[(i + 1)..<(i + 1 + count)].map(\.folded).joined()
        if Self.counters.contains(word) { return whole(number, i + 1 + count, word) }
      }
      return nil
    }
    var next = i
    while next < min(i + 3, tokens.count), Self.beforePages.contains(tokens[next].folded) { next += 1 }
    guard next < tokens.count else { return nil }
    let word = tokens[next].folded
    if let unit = Self.pageWords[word] {
      let isPointed = next + 1 < tokens.count && tokens[next + 1].folded == "."
      guard word != "s" || isPointed, case let number = isPointed ? next + 2 : next + 1, number < tokens.count, let page = tokens[number].number else { return nil }
      return whole(page, number + 1, unit)
    }
    guard !isFirst, let page = tokens[next].number else { return nil }
    // ‘page 40 to 5 pm’
    if let behind = tokens.indices.contains(next + 1) ? tokens[next + 1] : nil, behind.isGlued, !behind.isMark { return nil }
    return whole(page, next + 1, "")
  }

  private func whole(_ number: Double, _ end: Int, _ unit: String) -> (number: Double, end: Int, unit: String)? {
    number >= 0 && number < 10_000 && number == number.rounded() ? (number, end, unit) : nil
  }

  private func toEnd(_ i: Int) -> Int? {
    guard i < tokens.count else { return nil }
    if let end = tokens.end(at: i, of: .to) { return end }
    return Self.toWords.contains(tokens[i].folded) ? i + 1 : nil
  }

  private static let beforePages: Set<String> = ["from", "von", "de", "da", "das", "des", "desde", "du", "la", "las", "les", "the", "der", "den", "a", "à"]
  private static let toWords: Set<String> = ["to", "through", "thru", "up", "-", "–", "—", "bis", "a", "à", "ate", "até", "hasta", "jusqu'a", "jusqu'à", "au"]
  private static let pageWords: [String: String] = [
    "page": "pages", "pages": "pages", "p": "pages", "pp": "pages", "pg": "pages", "pgs": "pages", "seite": "Seiten", "seiten": "Seiten", "s": "Seiten",
    "pagina": "páginas", "paginas": "páginas", "pag": "páginas", "pags": "páginas",
  ]
  private static let counters: Set<String> = ["ページ", "頁", "쪽", "페이지"]
}
