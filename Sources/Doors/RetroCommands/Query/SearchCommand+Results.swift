// What a search found, on a terminal, in a pipe and in JSON.

import JournalAnswers
import JournalDates
import JournalIndex
import JournalKit
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
}
