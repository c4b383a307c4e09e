// Entries as rows, as a document and as JSON.

public import Documents
import JournalDates
import JournalFormat
public import JournalIndex
public import JournalLanguage
public import JournalModel
public import JournalQuery
import JournalReports
public import PlainFormats

/// Entries, and what is told of each.
public struct EntryList: Sendable {
  public let entries: [FoundEntry]
  /// Those that were asked for; empty for the usual ones.
  private let columns: [EntryColumn]
  /// The keys of `FoundEntry.values`.
  public let keys: [String]
  private let labels: MoodLabels
  /// How many there are that are older than those that were asked for.
  public let olderCount: Int
  /// Whether what is private says so: where its owner is told it.
  private let isMarked: Bool
  /// What became of plans that are over, by their paths, where it is told beside the usual columns.
  public var standings: [String: String] = [:]

  /// The entries that a query is about; the parameters are those of `Workspace.list`.
  /// - Throws: `EntryListError`, and what reading the index does.
  public init(
    _ index: JournalIndex, _ query: Query, columns: [EntryColumn], sortedBy orders: [EntryOrder], limit: Int?, hasTags: Bool,
    labels: MoodLabels, words: WordOrder, for audience: Audience
  ) throws {
    var selection = EntrySelection(query)
    selection.audience = audience
    let asked = columns + orders.map(\.column)
    for key in asked.compactMap(\.key) where !selection.keys.contains(key) {
      try index.refuseUnknown(key)
      selection.keys.append(key)
    }
    selection.hasTags = hasTags || asked.contains(.tags)
    var found: [FoundEntry] = []
    try index.forEachEntry(selection) { found.append($0) }
    if !orders.isEmpty {
      found = found.sorted(by: orders, keys: selection.keys, words: words)
      if let limit { found = Array(found.prefix(limit)) }
    }
    let all = found.count
    // In the order of days the last ones are the newest; what is of no day is none of them.
    if orders.isEmpty, let limit {
      let dated = found.filter { $0.span != nil }
      found = dated.count < limit ? Array(found.prefix(limit)) : Array(dated.suffix(limit))
    }
    olderCount = orders.isEmpty ? all - found.count : 0
    (entries, self.columns, keys, self.labels, isMarked) = (found, columns, selection.keys, labels, audience == .owner)
  }

  private var shownColumns: [EntryColumn] { columns.isEmpty ? [.start, .type, .mood, .title, .path] : columns }

  /// The entries as lines of text, each in a row; so many of them want no document.
  /// - Parameters:
  ///   - width: Columns that a row has; nil where it stays whole.
  ///   - isNamed: Whether the columns that were asked for are named; other programs want rows alone.
  public func text(width: Int?, namingColumns isNamed: Bool = false, in say: Language) -> String {
    let columns = shownColumns
    var table = TextTable(columns.map(\.fit))
    let words = EntryWords(say, labels)
    if isNamed, !self.columns.isEmpty, !entries.isEmpty { table.add(columns.map { $0.title(say) }) }
    for entry in entries { table.add(columns.map { isSaid($0, of: entry) ? "" : text($0, of: entry, keys, words) }) }
    return table.text(width: width)
  }

  /// Whether the usual columns say it already: the title of a day that has none but its date.
  private func isSaid(_ column: EntryColumn, of entry: FoundEntry) -> Bool {
    columns.isEmpty && column == .title && entry.kind == .day && entry.title == entry.span?.start.description
      && !(isMarked && entry.isPrivate)
  }

  /// The same for a screen with colours.
  public func screen(namingColumns isNamed: Bool, in say: Language) -> Document {
    var document = Document(RichText(), opensWithTitle: false)
    let (shown, told) = (shownColumns, EntryWords(say, labels))
    let rows = entries.map { entry in
      shown.map { column in
        let text = isSaid(column, of: entry) ? "" : text(column, of: entry, keys, told)
        // Colours that are strong enough for a mark are too weak for words.
        guard column == .mood, let mood = entry.mood else { return Table.Cell(RichText(text)) }
        var words = RichText(bars: [mood])
        words.add(" \(text)")
        return Table.Cell(words)
      }
    }
    let columns = shown.map { Table.Column(RichText($0.title(say)), name: $0.name, fit: $0.fit) }
    document += .table(Table(columns, rows: rows, fit: .fitted, showsNames: isNamed && !self.columns.isEmpty && !entries.isEmpty))
    return document
  }

  /// The same rows as a table; where the usual columns are told, files only to those who may be led there.
  public func document(in say: Language) -> Document {
    var document = Document(RichText(say(ListText.entries, ["count": .number(entries.count)])), opensWithTitle: false)
    let shown = shownColumns
    // One way to a file is enough.
    let way = shown.contains(.title) ? EntryColumn.title : .path
    let words = EntryWords(say, labels)
    let rows = entries.map { entry in
      shown.map { column in
        let told = text(column, of: entry, keys, words)
        let value = !told.isEmpty && (column == .type || column == .mood) ? text(column, of: entry, keys) : nil
        return Table.Cell(RichText(told, to: column == way && !entry.path.isEmpty ? entry.path : nil), value: value)
      }
    }
    let columns = shown.map { column in
      Table.Column(
        RichText(column.title(say)), name: column.name, fit: column.fit, namesFiles: column == .path && self.columns.isEmpty)
    }
    document += .table(Table(columns, rows: rows, fit: .fitted, showsNames: false))
    return document
  }

  /// For programs.
  public var json: JSONValue {
    [
      .schema: .answerSchema, .entries: JSONValue(entries.map { json($0, keys) }),
      .privateEntries: .int(isMarked ? 0 : entries.count { $0.isPrivate }),
    ]
  }

  /// - Parameter words: What people call kinds and moods; nil for the words of the format.
  private func text(_ column: EntryColumn, of entry: FoundEntry, _ keys: [String], _ words: EntryWords? = nil) -> String {
    switch column {
    case .date, .end: entry.span?.end.description ?? ""
    case .start: entry.span?.start.description ?? ""
    case .type: words?.kinds[entry.kind] ?? entry.kind.rawValue
    case .mood where entry.mood == nil && columns.isEmpty: standings[entry.path] ?? ""
    case .mood:
      entry.mood.map { mood in
        let name = words?.moods[mood] ?? labels.name(of: mood)
        return entry.isMoodPrivate && !entry.isPrivate ? name.markedPrivate : name
      } ?? ""
    case .title: isMarked && entry.isPrivate ? entry.title.markedPrivate : entry.title
    case .path: entry.path
    case .slug: slug(entry)
    case .tags: entry.tags.joined(separator: ", ")
    case .property(let key): value(key, of: entry, keys).text ?? ""
    }
  }

  private func json(_ entry: FoundEntry, _ keys: [String]) -> JSONValue {
    let isDay = entry.kind == .day
    var object = JSONObject([
      (.path, .string(entry.path)),
      (.type, .string(entry.kind.rawValue)),
      (.title, .string(entry.title)),
      (.date, JSONValue(isDay ? entry.span?.end.description : nil)),
      (.start, JSONValue(isDay ? nil : entry.span?.start.description)),
      (.end, JSONValue(isDay ? nil : entry.span?.end.description)),
      (.tags, JSONValue(entry.tags)),
      (.mood, entry.mood.map { .mood($0.name, $0.rawValue, label: labels.name(of: $0)) } ?? .null),
    ])
    if !columns.isEmpty {
      object.append(.columns, .object(JSONObject(lastOfEach: columns.map { ($0.name, json($0, of: entry, keys)) })))
    }
    return .object(object)
  }

  private func json(_ column: EntryColumn, of entry: FoundEntry, _ keys: [String]) -> JSONValue {
    switch column {
    case .tags: return JSONValue(entry.tags)
    case .property(let key):
      switch value(key, of: entry, keys) {
      case .none: return .null
      case .amount(.number(let number)): return .number(number)
      case .amount(.clock(let time)): return .string(time.description)
      case .texts(let texts):
        if texts.count != 1 { return JSONValue(texts) }
        return number(texts[0], key, of: entry) ?? .string(texts[0])
      }
    default:
      let text = text(column, of: entry, keys)
      return text.isEmpty ? .null : .string(text)
    }
  }

  /// The number that a text is where the kind of the entry says that it is one, as of a temperature; nil where it says nothing of the sort.
  private func number(_ text: String, _ key: String, of entry: FoundEntry) -> JSONValue? {
    switch entry.kind.schema.type(of: key) {
    case .number, .integer: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    default: nil
    }
  }

  private func value(_ key: String, of entry: FoundEntry, _ keys: [String]) -> FoundValue {
    guard let index = keys.firstIndex(of: key), index < entry.values.count else { return .none }
    return entry.values[index]
  }

  private func slug(_ entry: FoundEntry) -> String {
    let name = entry.path.split(separator: "/").last.map(String.init) ?? ""
    return name.hasSuffix(".md") ? String(name.dropLast(3)) : name
  }
}

/// What people call kinds and moods, asked of the language once for thousands of rows.
private struct EntryWords {
  let kinds: [EntryKind: String]
  let moods: [Mood: String]

  init(_ say: Language, _ labels: MoodLabels) {
    kinds = Dictionary(uniqueKeysWithValues: EntryKind.allCases.map { ($0, say(KindText.short, ["kind": .text($0.rawValue)])) })
    moods = Dictionary(uniqueKeysWithValues: Mood.allCases.map { ($0, say.name(of: $0, labels)) })
  }
}

extension EntryColumn {
  /// What becomes of it where a row has no room.
  fileprivate var fit: Table.Column.Fit { self == .title ? .cut : .whole }

  /// The name of the column for people.
  fileprivate func title(_ say: Language) -> String {
    switch self {
    case .date: say(ListText.date)
    case .start: say(ListText.start)
    case .end: say(ListText.end)
    case .type: say(ListText.type)
    case .mood: say(ListText.mood)
    case .title: say(ListText.title)
    case .path: say(ListText.path)
    case .slug: say(ListText.slug)
    case .tags: say(ListText.tags)
    case .property(let key): key
    }
  }
}
