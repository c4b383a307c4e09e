// Who links to whom, and what is written about: links, tags, properties, the journal in numbers.

public import JournalAnswers
public import JournalIndex
public import JournalModel
public import JournalStore
public import PlainFormats
import JournalDates
import JournalFormat
import JournalLanguage
import JournalQuery

/// What links to one entry.
public struct BacklinksReport: Sendable {
  /// The entry.
  public let path: String
  public let mentions: [Mention]

  /// For programs: of private text others get the place alone.
  public func json(for audience: Audience) -> JSONValue {
    let links = mentions.map {
      [
        .path: .string($0.path), .line: .int($0.line), .column: .int($0.column), .link: .string($0.name),
        .text: JSONValue(audience.sees(isPrivate: $0.isPrivate) ? $0.text : nil), .private: .bool($0.isPrivate),
      ] as JSONValue
    }
    return [
      .schema: .answerSchema, .path: .string(path), .backlinks: JSONValue(links),
      .privateEntries: .int(mentions.count { !audience.sees(isPrivate: $0.isPrivate) }),
    ]
  }
}

extension Workspace {
  /// The links of an entry of the journal, and where they lead.
  public func links(ofEntryAt path: String, in journal: Journal, for audience: Audience = .others) throws -> LinkReport {
    try journal.links(of: path, try index(of: journal), for: audience)
  }

  /// What links to an entry of the journal. Files that cannot be read are told.
  public func backlinks(toEntryAt path: String, in journal: Journal) throws -> BacklinksReport {
    let (mentions, problems) = try journal.backlinks(to: path, try index(of: journal))
    for problem in problems { warn(of: WritingText.linksUnknown, ["problem": "\(problem)"]) }
    return BacklinksReport(path: path, mentions: mentions)
  }

  /// The entries of some kinds that no other file links to. Files that cannot be read are told.
  public func orphans(of kinds: Set<EntryKind>, in journal: Journal) throws -> [IndexedEntry] {
    let (entries, problems) = try journal.orphans(of: kinds, try index(of: journal))
    for problem in problems { warn(of: WritingText.linksUnknown, ["problem": "\(problem)"]) }
    return entries
  }

  /// The tags of the journal.
  /// - Parameter isTree: Whether tags stand below those that they belong to.
  public func tags(of journal: Journal, by order: TagReport.Order = .count, isTree: Bool = false) throws -> [TagReport] {
    let index = try index(of: journal)
    let words = WordOrder(language: language.tag)
    return try isTree ? TagReport.tree(index.tags(), by: order, words: words) : TagReport.list(index.tagCounts(), by: order, words: words)
  }

  /// The properties of the journal's front matter, or the one of a key; none where no entry has it.
  public func properties(of journal: Journal, key: String? = nil) throws -> [PropertyReport] {
    try PropertyReport.all(try index(of: journal), key: key)
  }

  /// The journal in numbers.
  public func statistics(of journal: Journal) throws -> JournalStatistics {
    try JournalStatistics(try index(of: journal), journal.layout)
  }
}

extension LinkReport {
  /// For programs.
  public var json: JSONValue {
    let links = links.map { link -> JSONValue in
      var target: (word: String, path: String?, candidates: [String]) = ("entry", nil, [])
      switch link.target {
      case .entry(let path): target.path = path
      case .other: target.word = "other"
      case .several(let path, among: let paths): target = ("several", path, paths)
      case .nothing: target.word = "nothing"
      }
      return [
        .line: .int(link.line), .column: .int(link.column), .link: .string(link.name), .property: JSONValue(link.property),
        .means: .string(target.word), .path: JSONValue(target.path), .candidates: JSONValue(target.candidates),
      ]
    }
    return [.schema: .answerSchema, .path: .string(path), .links: JSONValue(links), .privateEntries: .int(privateEntries)]
  }
}

extension [IndexedEntry] {
  /// For programs.
  public var json: JSONValue {
    let found = map { [.path: .string($0.path), .type: .string($0.kind.rawValue), .title: .string($0.title)] as JSONValue }
    return [.schema: .answerSchema, .entries: JSONValue(found)]
  }
}

extension [TagReport] {
  /// For programs.
  /// - Parameter isTree: Whether tags stand below those that they belong to.
  public func json(isTree: Bool) -> JSONValue { [.schema: .answerSchema, .tags: JSONValue(map { $0.json(isTree: isTree) })] }
}

extension TagReport {
  fileprivate func json(isTree: Bool) -> JSONValue {
    if !isTree { return [.tag: .string(tag), .count: .int(count)] }
    return [
      .tag: .string(tag), .count: .int(count), .total: .int(total), .children: JSONValue(children.map { $0.json(isTree: true) }),
    ]
  }
}

extension [PropertyReport] {
  /// For programs.
  public var json: JSONValue {
    let properties = map { report -> JSONValue in
      let forms = JSONObject(lastOfEach: report.forms.map { ($0.form.rawValue, .int($0.count)) })
      return [
        .key: .string(report.key), .count: .int(report.count), .forms: .object(forms), .example: JSONValue(report.values.first?.value),
      ]
    }
    return [.schema: .answerSchema, .properties: JSONValue(properties)]
  }

  /// The values of one key for programs.
  public func json(ofValuesOf key: String) -> JSONValue {
    let found = (first?.values ?? []).map { [.value: .string($0.value), .count: .int($0.count)] as JSONValue }
    return [.schema: .answerSchema, .key: .string(key), .values: JSONValue(found)]
  }
}

extension JournalStatistics {
  /// For programs.
  public var json: JSONValue {
    func counts(_ pairs: [(String, Int)]) -> JSONValue { .object(JSONObject(lastOfEach: pairs.map { ($0, .int($1)) })) }
    return [
      .schema: .answerSchema,
      .entries: counts(entries.map { ($0.kind.rawValue, $0.count) }),
      .privateEntries: .int(privateEntries),
      .days: .int(days),
      .start: JSONValue(span?.start.description),
      .end: JSONValue(span?.end.description),
      .words: .int(words),
      .items: counts(items.map { ($0.section.rawValue, $0.count) }),
      .actions: counts(actions.map { ($0.state.rawValue, $0.count) }),
      .links: .int(links),
      .tags: .int(tags),
      .metrics: JSONValue(metricDays.map { [.source: JSONValue($0.source), .days: .int($0.days)] as JSONValue }),
    ]
  }
}
