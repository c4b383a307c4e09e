// What a query finds: entries as a list, and places in their texts.

public import JournalIndex
public import JournalModel
public import JournalQuery
public import JournalStore
public import PlainFormats
import HostSystem
import JournalDates
import JournalFormat

extension Workspace {
  /// The entries that a query is about.
  /// - Parameters:
  ///   - columns: What is told of each; empty for the usual.
  ///   - orders: By what they are sorted, the first one first; empty for their days.
  ///   - hasTags: Whether tags are told without a column of them, as programs are.
  public func list(
    _ query: Query, columns: [EntryColumn] = [], sortedBy orders: [EntryOrder] = [], limit: Int? = nil, hasTags: Bool = false,
    in journal: Journal, for audience: Audience = .others, refreshes: Bool = true
  ) throws -> EntryList {
    let index = try index(of: journal, refreshes: refreshes)
    try tellFlaws(of: journal, index)
    var selection = EntrySelection(query)
    selection.audience = audience
    let asked = columns + orders.map(\.column)
    for key in asked.compactMap(\.key) where !selection.keys.contains(key) { selection.keys.append(key) }
    selection.hasTags = hasTags || asked.contains(.tags)
    if orders.isEmpty { selection.limit = limit }
    var found: [FoundEntry] = []
    try index.forEachEntry(selection) { found.append($0) }
    if !orders.isEmpty {
      found = found.sorted(by: orders, keys: selection.keys)
      if let limit { found = Array(found.prefix(limit)) }
    }
    return EntryList(
      found, columns: columns, keys: selection.keys, labels: journal.configuration.moodLabels, isMarked: audience == .owner)
  }

  /// The entries that have what is looked for in their texts, and where. Those that can no longer be read are told and left out.
  /// - Parameters:
  ///   - limit: How many entries at most.
  ///   - width: How many columns of a line are shown at most.
  public func search(
    _ search: TextSearch, limit: Int = 20, width: Int = 120, in journal: Journal, refreshes: Bool = true
  ) throws -> SearchReport {
    let (hits, total) = try index(of: journal, refreshes: refreshes).search(search, limit: limit)
    var results: [(hit: SearchHit, place: SearchPlace)] = []
    for hit in hits {
      do throws(HostError) {
        results.append((hit, try search.place(in: hit.path, of: journal, width: width)))
      } catch {
        warn(of: "\(error)")
      }
    }
    return SearchReport(results: results, found: hits.count, total: total)
  }
}

/// What a search found.
public struct SearchReport: Sendable {
  /// The best first.
  public let results: [(hit: SearchHit, place: SearchPlace)]
  /// How many were found within the limit, and how many there are.
  public let found, total: Int

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
