// What a search found, on a terminal, in a pipe and in JSON.

import JournalDates
import JournalIndex
import JournalModel
import JournalText
import PlainFormats

extension SearchCommand {
  /// One line, or on a terminal of some width two: the place with the title, and what stands there.
  func shown(_ hit: SearchHit, _ place: SearchPlace, width: Int?, _ audience: Audience) -> MarkedText {
    let lead = "\(hit.path.onOneLine):\(place.line):\(place.column):"
    var out = MarkedText(lead, .place)
    if let width {
      let title = SearchExcerpt(hit.title, width: max(width - lead.displayWidth - 1, 10)).text
      out.add(" \(title)\n\(Self.indent)")
    } else {
      out.add(" ")
    }
    if audience.sees(isPrivate: place.isPrivate) {
      for piece in place.excerpt.pieces { out.add(piece.text, piece.isMatch ? .match : nil) }
      if place.isPrivate { out.add(" ") }
    }
    if place.isPrivate { out.add("(private)", .margin) }
    out.add("\n")
    return out
  }

  func json(_ results: [(hit: SearchHit, place: SearchPlace)], _ total: Int, _ audience: Audience) -> JSONValue {
    let results = results.map { hit, place -> JSONValue in
      let isShown = audience.sees(isPrivate: place.isPrivate)
      let matches = isShown ? place.excerpt.matches : []
      return [
        "path": .string(hit.path), "line": .int(place.line), "column": .int(place.column),
        "type": .string(hit.kind.rawValue), "title": .string(hit.title), "date": JSONValue(hit.date?.description),
        "section": JSONValue(place.part), "private": .bool(place.isPrivate),
        "snippet": JSONValue(isShown ? place.excerpt.text : nil),
        "matches": JSONValue(matches.map { ["start": .int($0.lowerBound), "end": .int($0.upperBound)] as JSONValue }),
      ]
    }
    return ["schema": 1, "results": JSONValue(results), "total": .int(total)]
  }
}
