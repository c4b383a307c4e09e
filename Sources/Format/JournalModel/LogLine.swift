// One line of a day's log.

/// What one line of a log records: at most one activity, and whatever else its words and fields say.
public struct LogLine: Equatable, Sendable {
  /// What a line says of its activity.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case done, partly, no, skip, unanswered
  }

  /// What its box says; nil where it has none.
  public var box: BoxState?
  public var time: TimeSpan?
  /// The file that the link at the beginning of the text names; nil where the text begins with none.
  public var activity: String?
  /// What that link shows instead of the name.
  public var shown: String?
  /// The first line without marker, box, time, activity link, fields and id, then the further lines of its first paragraph.
  public var text: String
  /// What follows the first paragraph, as Markdown that begins at column 0.
  public var details: String
  public var fields: [Field]
  /// The tags in text and details, without `#`; these follow the text.
  public var tags: [String]
  /// The targets of all links, the activity's too, as written; these follow the text.
  public var links: [String]
  public var id: String?
  /// Whether it is kept out of reports and exports: it, or a heading above it in its section, has the tag `private`.
  public var isPrivate: Bool

  public init(
    box: BoxState? = nil, time: TimeSpan? = nil, activity: String? = nil, shown: String? = nil, text: String, details: String = "",
    fields: [Field] = [], tags: [String] = [], links: [String] = [], id: String? = nil, isPrivate: Bool = false
  ) {
    self.box = box
    self.time = time
    self.activity = activity
    self.shown = shown
    self.text = text
    self.details = details
    self.fields = fields
    self.tags = tags
    self.links = links
    self.id = id
    self.isPrivate = isPrivate
  }

  /// What the line says of its activity; nil where it records none.
  public var state: State? { activity == nil ? nil : boxState }

  /// What box and `skip` say.
  public var boxState: State { State(box: box, hasSkip: skip != nil) }

  /// Why it was left out, as written; empty where only the field stands there.
  public var skip: String? { fields.value(of: "skip") }

  /// Whether a box other than `[-]` stands beside `skip`.
  public var isContradiction: Bool { skip != nil && box != nil && box != .cancelled }

  /// What wrote the line, where a program did.
  public var source: String? { fields.value(of: "source") }

  /// The points of this line, which override the activity's.
  public var points: Int? { fields.value(of: "points").flatMap { Int($0) } }

  /// The mood of this moment.
  public func mood(_ labels: MoodLabels) -> Mood? { fields.value(of: "mood").flatMap { labels.mood(written: $0) } }

  /// The fields that are quantities, in order, without those that mean something else here.
  public var quantities: [(key: String, quantity: Quantity)] {
    fields.compactMap { field in
      guard Quantity.mayBegin(field.value), !Self.wordKeys.contains(field.key), let quantity = Quantity(field.value) else { return nil }
      return (field.key, quantity)
    }
  }

  /// The keys of fields whose values are never amounts of what was done.
  public static let wordKeys: Set<String> = Set(FieldKey.allCases.map(\.rawValue))

  /// The links of the line other than the activity's: what it mentions.
  public var mentions: [String] { activity == nil ? links : Array(links.dropFirst()) }
}

extension LogLine.State {
  /// What box and `skip` say: no box or `[x]` is done, `[/]` partly, `[-]` no; `[-]` or no box with a `skip` field is a skip; any other
  /// box is not answered. A box other than `[-]` beside `skip` decides.
  public init(box: BoxState?, hasSkip: Bool) {
    self =
      switch box {
      case nil: hasSkip ? .skip : .done
      case .done: .done
      case .partly: .partly
      case .cancelled: hasSkip ? .skip : .no
      case .open, .other: .unanswered
      }
  }
}
