// What a search found, as a document and as JSON.

import JournalDates
public import JournalIndex
public import JournalModel
public import PlainFormats

/// What a search found.
public struct SearchReport: Sendable {
  /// The best first.
  public let results: [(hit: SearchHit, place: SearchPlace)]
  /// How many were found within the limit, and how many there are.
  public let found, total: Int

  public init(results: [(hit: SearchHit, place: SearchPlace)], found: Int, total: Int) {
    (self.results, self.found, self.total) = (results, found, total)
  }

  /// For programs: of private text others get the place alone.
  public func json(for audience: Audience) -> JSONValue {
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
