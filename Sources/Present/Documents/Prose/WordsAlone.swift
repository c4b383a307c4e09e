// Markdown for places that show text and nothing else: names in pictures, cells, titles.

import JournalModel
import JournalText

/// The words of a Markdown text as a reader of its page sees them: links as their words, code without its backticks, and no marks that stress a word or
/// strike it through. Marks that stress nothing stay: `2 * 3`, `snake_case`, a star that nothing closes. It has as many lines as before.
public func wordsAlone(_ markdown: String) -> String {
  let marks: [UInt8] = [
    ASCII.backslash, ASCII.openBracket, ASCII.backtick, UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "="),
  ]
  if !markdown.utf8.contains(where: { marks.contains($0) }) { return markdown }
  var letters: [StressedWords.Letter] = []
  var isEscaped = false
  for piece in MarkdownText(markdown).pieces(keeping: { _ in false }) {
    switch piece {
    case .verbatim(let part), .destination(let part):
      for letter in String(decoding: part, as: UTF8.self) {
        letters.append(StressedWords.Letter(letter, isMark: !isEscaped))
        isEscaped = false
      }
    case .escape: isEscaped = true
    case .dropped: break
    case .wikiLink(let reference): letters += reference.words.map { StressedWords.Letter($0, isMark: false) }
    }
  }
  return StressedWords(letters).text
}

/// Letters in which runs of `*`, `_`, `~~` and `==` stress what stands between two of them.
private struct StressedWords {
  struct Letter {
    let letter: Character
    /// Whether it may be a mark; letters of code, of links and behind a backslash are none.
    var isMark: Bool

    init(_ letter: Character, isMark: Bool) { (self.letter, self.isMark) = (letter, isMark) }
  }

  /// Marks of one kind beside each other, of which something may be stressed still.
  private struct Run {
    let mark: Character
    let start: Int
    var count: Int
  }

  private var letters: [Letter]
  private var isLeftOut: [Bool]
  private var open: [Run] = []

  init(_ letters: [Letter]) {
    self.letters = letters
    isLeftOut = Array(repeating: false, count: letters.count)
    leaveOutBackticks()
    var place = 0
    while place < letters.count {
      let count = run(at: place)
      if count > 0, "*_~=".contains(letters[place].letter) { readRun(from: place, count) }
      place += max(1, count)
    }
  }

  var text: String { String(zip(letters, isLeftOut).compactMap { $1 ? nil : $0.letter }) }

  /// How many of the same mark stand there; 0 where none does.
  private func run(at place: Int) -> Int {
    guard letters[place].isMark, "*_~=`".contains(letters[place].letter) else { return 0 }
    return letters[place...].prefix { $0.isMark && $0.letter == letters[place].letter }.count
  }

  /// Code is what two runs of backticks of the same length have between them; its letters are no marks.
  private mutating func leaveOutBackticks() {
    var runs: [(start: Int, count: Int)] = []
    var place = 0
    while place < letters.count {
      let count = letters[place].letter == "`" ? run(at: place) : 0
      if count > 0 { runs.append((place, count)) }
      place += max(1, count)
    }
    var next = 0
    // The next run of each length, so that no text makes it look twice.
    var following: [Int: [Int]] = [:]
    for (number, run) in runs.enumerated().reversed() { following[run.count, default: []].append(number) }
    while next < runs.count {
      let first = runs[next]
      while let last = following[first.count]?.last, last <= next { following[first.count]?.removeLast() }
      guard let closing = following[first.count]?.last else {
        next += 1
        continue
      }
      let last = runs[closing]
      for place in first.start..<(first.start + first.count) { isLeftOut[place] = true }
      for place in last.start..<(last.start + last.count) { isLeftOut[place] = true }
      for place in first.start..<(last.start + last.count) { letters[place].isMark = false }
      next = closing + 1
    }
  }

  private mutating func readRun(from start: Int, _ count: Int) {
    let mark = letters[start].letter
    if mark == "~" || mark == "=", count != 2 { return }
    let (before, after) = (start == 0 ? nil : letters[start - 1].letter, start + count == letters.count ? nil : letters[start + count].letter)
    let (spaceBefore, spaceAfter) = (before?.isWhitespace ?? true, after?.isWhitespace ?? true)
    let (wordBefore, wordAfter) = (isWord(before), isWord(after))
    // As CommonMark has it: a mark leans on what it stands beside; an underscore inside a word, and a star between two numbers, stress nothing.
    let leansLeft = !spaceAfter && (wordAfter || spaceBefore || !wordBefore)
    let leansRight = !spaceBefore && (wordBefore || spaceAfter || !wordAfter)
    let isInside = wordBefore && wordAfter && (mark == "_" || before?.isNumber ?? false && after?.isNumber ?? false)
    var rest = count
    if leansRight, !isInside { rest = close(mark, from: start, count) }
    if rest > 0, leansLeft, !isInside { open.append(Run(mark: mark, start: start + count - rest, count: rest)) }
  }

  private func isWord(_ letter: Character?) -> Bool { letter.map { !$0.isWhitespace && !$0.isPunctuation && !$0.isSymbol } ?? false }

  /// Closes what was opened by the same marks; how many of these are left.
  private mutating func close(_ mark: Character, from start: Int, _ count: Int) -> Int {
    var rest = count
    while rest > 0, let place = open.lastIndex(where: { $0.mark == mark }) {
      let taken = min(rest, open[place].count)
      for number in 0..<taken {
        isLeftOut[open[place].start + open[place].count - 1 - number] = true
        isLeftOut[start + count - rest + number] = true
      }
      rest -= taken
      // What was opened after it and not closed is no mark.
      open.removeSubrange((place + 1)...)
      open[place].count -= taken
      if open[place].count == 0 { open.removeLast() }
    }
    return rest
  }
}
