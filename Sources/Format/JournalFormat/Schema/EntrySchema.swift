// All properties of a kind of file: what reading, writing, checking, completing and telling them share.

public import JournalModel

/// The properties of one kind of file, and where new ones lie.
package struct EntrySchema: Sendable {
  /// Nil for files that are named after their period, and for notes.
  let folder: Layout.Folder?
  /// Those of the kind alone, in the order in which they are written.
  package let rules: [PropertyRule]
  private let known: [String: (type: PropertyType, isMetric: Bool)]
  private let takesMetrics: Bool
  private let read: @Sendable ([String: PropertyContent]) -> Details
  private let write: @Sendable (Details) -> [String: PropertyContent]
  private let tell: @Sendable (Details) -> [(label: String, words: String)]

  /// - Parameters:
  ///   - toldFirst: The keys that are told before the others where a file was understood.
  ///   - takesMetrics: Whether it may have metrics of the person's own.
  ///   - new: A value of which no property is set.
  ///   - wrap: The details that such a value makes.
  ///   - unwrap: The other way round; nil for details of another kind.
  init<Model: Sendable>(
    _ rows: [PropertyRow<Model>], toldFirst: [String] = [], takesMetrics: Bool = false, folder: Layout.Folder? = nil, of new: Model,
    in wrap: @escaping @Sendable (Model) -> Details, from unwrap: @escaping @Sendable (Details) -> Model?
  ) {
    self.folder = folder
    rules = rows.map(\.rule)
    let metricKeys = Set(rules.filter(\.isMetric).map(\.key))
    known = Dictionary(
      (Self.commonRules + rules).map { rule in
        (rule.key, (rule.type, metricKeys.contains(rule.key) || takesMetrics && MetricNames.isOfFamily(rule.key)))
      }, uniquingKeysWith: { first, _ in first })
    self.takesMetrics = takesMetrics
    let fields = rows.compactMap { row in row.field.map { (key: row.rule.key, field: $0) } }
    read = { contents in
      var model = new
      for (key, field) in fields { if let content = contents[key] { field.take(content, &model) } }
      return wrap(model)
    }
    write = { details in
      guard let model = unwrap(details) else { return [:] }
      return Dictionary(uniqueKeysWithValues: fields.compactMap { key, field in field.give(model).map { (key, $0) } })
    }
    let first = toldFirst.compactMap { key in fields.first { $0.key == key } }
    let told = first + fields.filter { !toldFirst.contains($0.key) }
    tell = { details in
      guard let model = unwrap(details) else { return [] }
      return told.compactMap { _, field in field.words(model).map { (field.label, $0) } }
    }
  }

  /// The type of a key in files of the kind; nil where the kind does not know it. The keys are ASCII, for which equal texts are equal bytes.
  package func type(of key: String) -> PropertyType? { rule(of: key)?.type }

  /// The same, and whether it is a metric.
  func rule(of key: String) -> (type: PropertyType, isMetric: Bool)? {
    if let rule = known[key] { return rule }
    return takesMetrics && MetricNames.isOfFamily(key) ? (.metric(key), true) : nil
  }

  /// Its keys, and after them those of all kinds.
  var keys: [String] { (rules + Self.commonRules).map(\.key) }

  /// What typed properties say that only this kind of file has.
  func details(_ contents: [String: PropertyContent], metrics: [Metric]) -> Details {
    var details = read(contents)
    if !metrics.isEmpty { details.metrics = metrics }
    return details
  }

  /// The properties that have a value, by key; without metrics. Empty for details of another kind.
  func contents(of details: Details) -> [String: PropertyContent] { write(details) }

  /// The values in words, each with what stands before it.
  func words(of details: Details) -> [(label: String, words: String)] { tell(details) }
}

extension EntrySchema {
  private static let common: [PropertyRow<CommonProperties>] = [
    .init("id", \.id, .text, "a UUID"),
    .init("title", \.title, .text, note: "; without it the first `#` heading, else the file's name"),
    .init("created", \.created, .timestamp),
    .init("updated", \.updated, .timestamp, note: "; kept and never maintained"),
    .init("tags", \.tags, .texts),
    .init("aliases", \.aliases, .texts),
    .init("private", \.isPrivate, .mark),
  ]

  /// The properties of all kinds, in the order in which they are written.
  package static let commonRules =
    [PropertyRule(key: "type", type: .choice(EntryKind.allCases.map(\.rawValue) + ["daily"]), described: "one of the names below")]
    + common.map(\.rule)

  static func commonProperties(_ contents: [String: PropertyContent]) -> CommonProperties {
    var properties = CommonProperties()
    for row in common { if let content = contents[row.rule.key] { row.field?.take(content, &properties) } }
    return properties
  }

  /// Those that have a value, by key; without `type`.
  static func contents(of properties: CommonProperties) -> [String: PropertyContent] {
    Dictionary(uniqueKeysWithValues: common.compactMap { row in row.field?.give(properties).map { (row.rule.key, $0) } })
  }

  /// What values of a property are meant to be, in files of whatever kind.
  static func meaning(of key: String) -> ScalarWriter.Meaning {
    let meanings = Set(EntryKind.allCases.compactMap { $0.schema.type(of: key)?.meaning })
    return meanings.count == 1 ? meanings.first ?? .value : .value
  }

  /// The kinds of file that a property of this key refers to, in files of whatever kind; none where any will do.
  static func kinds(referredToBy key: String) -> Set<EntryKind> { referredKinds[key] ?? [] }

  private static let referredKinds: [String: Set<EntryKind>] = EntryKind.allCases.flatMap(\.schema.rules).reduce(into: [:]) { kinds, rule in
    if let referred = rule.type.referredKinds { kinds[rule.key, default: []].formUnion(referred) }
  }
}

extension Details {
  /// The values of properties in words, each with what stands before it, which may be empty.
  public var words: [(label: String, words: String)] { kind.schema.words(of: self) }

  /// The numbers and times of a day or a retrospective; other files have none.
  var metrics: [Metric] {
    get {
      switch self {
      case .day(let day): day.metrics
      case .retrospective(let retrospective): retrospective.snapshot
      default: []
      }
    }
    set {
      switch self {
      case .day(var day):
        day.metrics = newValue
        self = .day(day)
      case .retrospective(var retrospective):
        retrospective.snapshot = newValue
        self = .retrospective(retrospective)
      default: break
      }
    }
  }
}
