// Words whose parts have looks, in lines of text.

import JournalText

extension RichText.Run {
  /// How a terminal shows it; nil as all else.
  var look: TerminalStyle.Look? { tone.map { .tone($0) } ?? role?.look }
}

extension RichText {
  /// No more columns than these; what is cut off is told by an ellipsis.
  func shortened(to width: Int) -> RichText {
    if plain.onOneLine.displayWidth <= width { return self }
    var out = RichText()
    var left = width - 1
    for run in runs {
      var words = ""
      for character in run.words.onOneLine {
        left -= character.displayWidth
        if left < 0 { break }
        words.append(character)
      }
      out.add(left < 0 ? words + "…" : words, run.role == .code ? nil : run.role, tone: run.tone, to: run.path, item: run.item)
      if left < 0 { break }
    }
    return out
  }
}

extension TerminalPage {
  /// Words on one line, each in the look of its part.
  /// - Parameter look: That of parts without one of their own.
  func painted(_ text: RichText, as look: TerminalStyle.Look? = nil) -> TerminalText {
    text.runs.map { run in
      let shown = (run.look ?? look).map { style.paint(run.words, $0) } ?? TerminalText(run.words)
      return run.path.map { link(shown, to: $0) } ?? shown
    }.joined()
  }

  /// The same in so many columns, cut where it is longer.
  func painted(_ text: RichText, columns: Int, isTrailing: Bool = false, as look: TerminalStyle.Look? = nil) -> TerminalText {
    let text = text.shortened(to: columns)
    let gap = String(repeating: " ", count: max(0, columns - text.plain.onOneLine.displayWidth))
    return isTrailing ? gap + painted(text, as: look) : painted(text, as: look) + gap
  }

  /// Words broken into rows, each in the look of its part.
  /// - Parameters:
  ///   - look: That of parts without one of their own.
  ///   - isMended: Whether blanks that were kept from being broken at are put back.
  func rows(of text: RichText, width: Int, as look: TerminalStyle.Look? = nil, isMended: Bool = false) -> [Row] {
    let looks = text.runs.map { $0.look ?? look }
    let texts = text.runs.map(\.words.onOneLine)
    let whole = texts.joined()
    let columns = whole.displayWidth
    // Most texts fit on one line.
    if columns <= width, whole.utf8.last != 0x20 {
      var out = Row("")
      var runs = texts.indices.filter { !texts[$0].isEmpty }[...]
      while let run = runs.first {
        let alike = runs.prefix { looks[$0] == looks[run] && text.runs[$0].path == text.runs[run].path }
        out.text += shown(alike.reduce(into: "") { $0 += texts[$1] }, looks[run], text.runs[run].path, isMended)
        runs = runs[alike.endIndex...]
      }
      out.columns = columns
      return [out]
    }
    // Scalars, not characters: those of a whole are those of its runs.
    var rest = texts.indices.flatMap { run in texts[run].unicodeScalars.map { scalar in (scalar: scalar, run: run) } }[...]
    return wrapped(whole, width: width).map { row in
      // What a break has swallowed.
      while let next = rest.first, next.scalar == " ", row.unicodeScalars.first != " " { rest.removeFirst() }
      var out = Row("")
      var left = row.unicodeScalars.count
      while left > 0, let run = rest.first?.run {
        let piece = rest.prefix(left).prefix { looks[$0.run] == looks[run] && text.runs[$0.run].path == text.runs[run].path }
        let words = String(String.UnicodeScalarView(piece.map { $0.scalar }))
        out.text += shown(words, looks[run], text.runs[run].path, isMended)
        rest = rest.dropFirst(piece.count)
        left -= piece.count
      }
      out.columns = row.displayWidth
      return out
    }
  }

  /// Words in their look, as a link where they lead somewhere.
  private func shown(_ words: String, _ look: TerminalStyle.Look?, _ path: String?, _ isMended: Bool) -> TerminalText {
    let put = isMended ? broken(words) : words
    let shown = look.map { style.paint(put, $0) } ?? TerminalText(put)
    return path.map { link(shown, to: $0) } ?? shown
  }

  /// Words broken into lines, each in the look of its part.
  /// - Parameter look: That of parts without one of their own.
  package mutating func paragraph(_ text: RichText, as look: TerminalStyle.Look? = nil, indent: Int = 0) {
    let looks = text.runs.map { $0.look ?? look }
    if text.runs.allSatisfy({ $0.path == nil }), Set(looks).count <= 1 { return paragraph(text.plain, looks.first ?? look, indent: indent) }
    let lead = String(repeating: " ", count: indent)
    for row in rows(of: text, width: width - indent, as: look) { line(lead + row.text) }
  }

  /// Parts beside each other, as many in a row as it has room for: none is broken inside that fits into one, and what stands between two of them
  /// neither ends a row nor begins one.
  /// - Parameter look: That of parts without one of their own.
  func rows(of parts: [RichText], between separator: String, width: Int, as look: TerminalStyle.Look? = nil) -> [Row] {
    // A comma belongs to what it follows.
    let comma = separator.prefix { $0 != " " }, gap = separator.dropFirst(comma.count)
    var gathered: [[RichText]] = []
    var columns = 0
    for (place, part) in parts.enumerated() {
      var part = part
      if place < parts.count - 1, !comma.isEmpty { part.add(String(comma)) }
      let own = part.plain.onOneLine.displayWidth
      let isBeside = !gathered.isEmpty && (own > width || columns + gap.count + own <= width)
      if isBeside { gathered[gathered.count - 1].append(part) } else { gathered.append([part]) }
      columns = isBeside ? columns + gap.count + own : own
      // What is wider than a row flows on from what stands before it, and the next part from its last row.
      if own > width { columns = rows(of: joined(gathered[gathered.count - 1], between: String(gap), width: width), width: width).last?.columns ?? 0 }
    }
    return gathered.flatMap { rows(of: joined($0, between: String(gap), width: width), width: width, as: look, isMended: true) }
  }

  private func joined(_ parts: [RichText], between separator: String, width: Int) -> RichText {
    var out = RichText()
    for (place, part) in parts.enumerated() {
      if place > 0 { out.add(separator) }
      let isShort = part.plain.onOneLine.displayWidth <= width
      for run in part.runs {
        // The look of a code span is its backticks, which stay.
        let words = isShort ? unbroken(run.words) : run.words
        out.add(words, run.role == .code ? nil : run.role, tone: run.tone, to: run.path, item: run.item)
      }
    }
    return out
  }

  /// Facts beside each other.
  mutating func facts(_ facts: [RichText], _ form: Facts, indent: Int) {
    // What stands between facts is as quiet as they are.
    let isQuiet = facts.contains { $0.runs.contains { $0.role == .quiet } }
    let lead = String(repeating: " ", count: indent)
    for row in rows(of: facts, between: form.separator, width: width - indent, as: isQuiet ? .dim : nil) { line(lead + row.text) }
  }
}
