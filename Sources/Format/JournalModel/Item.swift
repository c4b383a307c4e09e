// One thought of a retrospective.

/// A list item of a Review, Keep, Problem, Try or Action section.
public struct Item: Equatable, Sendable {
  /// What its box says; nil where it has none.
  public var state: BoxState?
  /// The first line without marker, box, fields and id, then the further lines of its first paragraph, joined by line feeds.
  public var text: String
  /// What follows the first paragraph, as Markdown that begins at column 0: nested lists, further paragraphs. Empty where nothing follows.
  public var details: String
  /// The fields of the first line, in order.
  public var fields: [Field]
  /// The tags in text and details, without `#`; what is written is the text, so these follow it.
  public var tags: [String]
  /// The targets of the links in text, fields and details, as written; these too follow the text.
  public var links: [String]
  /// The block id without its caret.
  public var id: String?
  /// Whether it is kept out of reports and exports: it, or a heading above it in its section, has the tag `private`.
  public var isPrivate: Bool

  public init(
    state: BoxState? = nil, text: String, details: String = "", fields: [Field] = [], tags: [String] = [], links: [String] = [],
    id: String? = nil, isPrivate: Bool = false
  ) {
    self.state = state
    self.text = text
    self.details = details
    self.fields = fields
    self.tags = tags
    self.links = links
    self.id = id
    self.isPrivate = isPrivate
  }

  /// The item as an Action, with its fields as typed values.
  public var action: Action { Action(self) }
}
