// What a query finds: entries as a list, and places in their texts.

public import JournalAnswers
public import JournalIndex
public import JournalModel
public import JournalQuery
public import JournalStore
import HostSystem
import JournalDates
import JournalFormat
import JournalText
import JournalLanguage

extension Workspace {
  /// The entries that a query is about.
  /// - Parameters:
  ///   - columns: What is told of each; empty for the usual.
  ///   - orders: By what they are sorted, the first one first; empty for their days.
  ///   - hasTags: Whether tags are told without a column of them, as programs are.
  public func list(
    _ query: Query, columns: [EntryColumn] = [], sortedBy orders: [EntryOrder] = [], limit: Int? = nil, hasTags: Bool = false,
    in journal: Journal, for audience: Audience = .others
  ) throws -> EntryList {
    let index = try index(of: journal)
    try tellFlaws(of: journal, index)
    return try EntryList(
      index, query, columns: columns, sortedBy: orders, limit: limit, hasTags: hasTags, labels: journal.configuration.moodLabels,
      words: WordOrder(language: language.tag), for: audience)
  }

  /// What the entries that a query is about come to in groups.
  /// - Parameters:
  ///   - isCounted: Whether people are told how many entries each group has.
  ///   - orders: By what they are sorted, the first one first: `group`, `count` or a figure such as `-mean:steps`.
  /// - Throws: `EntryListError`, and what reading the index does.
  public func groups(
    of query: Query, by grouping: EntryGrouping, _ figures: [GroupFigure] = [], isCounted: Bool = true, sortedBy orders: [String] = [],
    limit: Int? = nil, in journal: Journal, for audience: Audience = .others
  ) throws -> EntryGroupReport {
    let index = try index(of: journal)
    try tellFlaws(of: journal, index)
    return try EntryGroupReport(
      index, query, by: grouping, figures, isCounted: isCounted, sortedBy: orders, limit: limit,
      labels: journal.configuration.moodLabels, words: WordOrder(language: language.tag), for: audience)
  }

  /// The entries that have what is looked for in their texts, and where. Those that can no longer be read are told and left out.
  /// - Parameters:
  ///   - limit: How many entries at most.
  ///   - width: How many columns of a line are shown at most.
  ///   - audience: Whom it is told: for others what is private is not there, since where it stands would say that it does.
  public func search(
    _ search: TextSearch, limit: Int = 20, width: Int = 120, in journal: Journal, for audience: Audience = .others
  ) throws -> SearchReport {
    let index = try index(of: journal)
    let isOwner = audience.sees(isPrivate: true)
    let asked = isOwner ? search : try search.forgiving
    let isExact = asked.query == search.query
    func isTold(_ hit: SearchHit, _ place: SearchPlace) throws -> Bool {
      if isOwner { return true }
      if place.isPrivate { return false }
      return isExact && !place.hasPrivateText ? true : try index.isFound(search, inPublicTextOf: hit.path)
    }
    var enough = limit
    while true {
      let (hits, total) = try index.search(asked, limit: enough)
      var results: [(hit: SearchHit, place: SearchPlace)] = []
      var (hidden, unread) = (0, 0)
      for hit in hits where results.count < limit {
        do {
          let place = try search.place(in: hit.path, of: journal, width: width)
          if try isTold(hit, place) { results.append((hit, place)) } else { hidden += 1 }
        } catch let error as HostError {
          unread += 1
          warn(of: error.inWords.whatAndWhy)
        }
      }
      if results.count == limit || hits.count < enough || hidden == 0 {
        // How many there are is told without those that are found in private text alone, which would say that it has the words.
        if !isOwner, total > results.count + hidden + unread {
          hidden = try index.search(asked, limit: total, onlyDoubtful: true).hits.count { hit in
            do { return try !isTold(hit, try search.place(in: hit.path, of: journal, width: width)) } catch is HostError { return false }
          }
        }
        // What must not stand in a text keeps entries out that have no private one, too.
        return SearchReport(results: results, found: results.count + unread, total: total - hidden, hidden: isExact ? hidden : 0)
      }
      // Others are told of as many as there are for them.
      enough *= 4
    }
  }
}

extension Workspace {
  /// Tells of properties that a query asks for and no entry has: most are typos. Where nothing was found, of fields of items, too.
  public func tellUnknownKeys(of query: Query, _ index: JournalIndex, foundNone: Bool) throws {
    var told: [String] = []
    for key in query.root.propertyKeys where try !told.contains(key) && !index.knows(key: key) {
      told.append(key)
      let own = EntryKey.allCases.map(\.rawValue)
      tellUnknown("property", key, suggestion(for: key, among: own + (try index.keys())))
    }
    guard foundNone else { return }
    for key in query.root.fieldKeys where try !told.contains("item.\(key)") && !index.knows(field: key) {
      told.append("item.\(key)")
      let own = ItemKey.allCases.map(\.rawValue) + FieldKey.allCases.map(\.rawValue)
      tellUnknown("field", key, suggestion(for: key, among: own).map { "item.\($0)" })
    }
  }

  private func tellUnknown(_ what: String, _ key: String, _ near: String?) {
    if let near {
      note(WritingText.nothingNamedButNear, ["what": .text(what), "name": .text(key), "near": .text(near)])
    } else {
      note(WritingText.nothingNamed, ["what": .text(what), "name": .text(key)])
    }
  }
}

extension Workspace {
  /// How the task uses the index.
  public enum IndexUse: Sendable {
    /// A verb brings it up to date when it asks it.
    case perhaps
    /// What is asked needs it up to date. It then is before anything else is looked at, so that a file that has changed is opened once, and
    /// tells the zone of its day as well.
    case surely
    /// The same for what is asked of now, many times a day: of files from before the last sixty days it looks at few, as
    /// `JournalIndex.Look.recent` says.
    case lately
    /// As the last task left it, without a look for files that have changed.
    case asLeft
  }
}
