// What a search found, as lines, as a document and as JSON.

public import Documents
import JournalDates
public import JournalIndex
public import JournalLanguage
public import JournalModel
public import JournalText
public import PlainFormats

/// What a search found.
public struct SearchReport: Sendable {
  /// The best first.
  public let results: [(hit: SearchHit, place: SearchPlace)]
  /// How many were found within the limit, and how many there are.
  public let found, total: Int
  /// How many more have it in private text that the answer's readers are not told; for their owner alone, since the number says that it is there.
  public let hidden: Int

  public init(results: [(hit: SearchHit, place: SearchPlace)], found: Int, total: Int, hidden: Int = 0) {
    (self.results, self.found, self.total, self.hidden) = (results, found, total, hidden)
  }

  /// A text each: one line, or on a terminal of some width two: the place with the title, and what stands there.
  public func texts(width: Int?, for audience: Audience, in say: Language) -> [MarkedText] {
    results.map { hit, place in
      var out = MarkedText()
      let further = further(place, for: audience, say).map { "  \($0)" }
      var isFurtherTold = further == nil
      if let width {
        // The day and the words come first: a file and a place in it are for who wants to go there.
        let name = hit.kind == .day ? hit.date.map { say.weekdayAndDate($0) } ?? hit.title : hit.title
        let title = SearchExcerpt(name, width: max(width, 10)).text
        out.add(title, .place)
        let way = "\(hit.path.onOneLine):\(place.line)"
        var used = title.displayWidth
        for fact in ["  \(way)", further].compactMap(\.self) where used + fact.displayWidth <= width {
          out.add(fact, .margin)
          used += fact.displayWidth
          isFurtherTold = isFurtherTold || fact == further
        }
        out.add("\n\(Self.indent)")
      } else {
        out.add("\(hit.path.onOneLine):\(place.line):\(place.column):", .place)
        out.add(" ")
      }
      if audience.sees(isPrivate: place.isPrivate) {
        let isWhole = width == nil
        for (number, piece) in place.excerpt.pieces.enumerated() {
          out.add(isWhole ? piece.text : Self.spoken(piece.text, isFirst: number == 0), piece.isMatch ? .match : nil)
        }
        if place.isPrivate { out.add(" ") }
      }
      if place.isPrivate { out.add(say(SearchText.hidden), .margin) }
      // The words that were found take all of their line.
      if let further, !isFurtherTold { out.add(width == nil ? further : "\n\(Self.indent)\(further.trimmed)", .margin) }
      out.add("\n")
      return out
    }
  }

  /// How many lines of the entry beside the shown one have what was looked for; nil where none that may be told.
  private func further(_ place: SearchPlace, for audience: Audience, _ say: Language) -> String? {
    let count = place.further + (audience.sees(isPrivate: true) ? place.furtherPrivate : 0)
    return count > 0 ? say(SearchText.further, ["count": .number(count)]) : nil
  }

  /// A part of a line as people read it: without the signs that a list, a heading or a link is written with.
  private static func spoken(_ text: String, isFirst: Bool) -> String {
    var plain = ""
    var rest = text[...]
    while let sign = rest.popFirst() {
      if sign == "[" || sign == "]", rest.first == sign { rest = rest.dropFirst() } else { plain.append(sign) }
    }
    var text = plain
    if isFirst {
      for sign in ["- [x] ", "- [X] ", "- [ ] ", "- [-] ", "- [/] ", "- ", "* ", "+ ", "###### ", "##### ", "#### ", "### ", "## ", "# ", "> "]
      where text.hasPrefix(sign) {
        text = String(text.dropFirst(sign.count))
        break
      }
    }
    return text
  }

  /// What stands before the second line of a place.
  public static let indent = "    "

  /// The entries, each with the line that was found in it; of private text others get no more than that it is there.
  public func document(for audience: Audience, in say: Language) -> Document {
    let title =
      total > found
      ? say(SearchText.best, ["count": .number(found), "total": .number(total)]) : say(SearchText.title, ["count": .number(found)])
    var document = Document(RichText(title))
    let items = results.map { hit, place in
      var item = ListItem(
        .bullet, Prose(escaped(hit.title), in: hit.path),
        facts: [hit.date?.description, place.part].compactMap { $0.map { .quiet($0) } }, place: Place(path: hit.path, line: place.line))
      item.blocks = [.paragraph(line(place, for: audience, say))]
      return item
    }
    if !items.isEmpty { document += .list(ItemList(items, isSpacious: true)) }
    document += .data(
      columns: ["date", "type", "title", "section", "text", "path", "line", "column"],
      rows: results.map { hit, place in
        [
          hit.date?.description, hit.kind.rawValue, hit.title, place.part,
          audience.sees(isPrivate: place.isPrivate) ? place.excerpt.text : nil, hit.path, "\(place.line)", "\(place.column)",
        ]
      }, places: 3)
    return document
  }

  private func line(_ place: SearchPlace, for audience: Audience, _ say: Language) -> RichText {
    var text = RichText()
    if audience.sees(isPrivate: place.isPrivate) {
      for piece in place.excerpt.pieces { text.add(piece.text, piece.isMatch ? .strong : nil) }
      if place.isPrivate { text.add(" ") }
    }
    if place.isPrivate { text.add(say(SearchText.hidden), .quiet) }
    if let further = further(place, for: audience, say) { text.add("  \(further)", .quiet) }
    return text
  }

  /// For programs: of private text others get the place alone.
  public func json(for audience: Audience) -> JSONValue {
    let results = results.map { hit, place -> JSONValue in
      let isShown = audience.sees(isPrivate: place.isPrivate)
      let matches = isShown ? place.excerpt.matches : []
      return [
        .path: .string(hit.path), .line: .int(place.line), .column: .int(place.column),
        .type: .string(hit.kind.rawValue), .title: .string(hit.title), .date: JSONValue(hit.date?.description),
        .section: JSONValue(place.part), .private: .bool(place.isPrivate),
        .snippet: JSONValue(isShown ? place.excerpt.text : nil),
        .matches: JSONValue(matches.map { [.start: .int($0.lowerBound), .end: .int($0.upperBound)] as JSONValue }),
      ]
    }
    return [
      .schema: .answerSchema, .results: JSONValue(results), .total: .int(total),
      .privateEntries: .int(self.results.count { !audience.sees(isPrivate: $0.place.isPrivate) }),
    ]
  }
}
