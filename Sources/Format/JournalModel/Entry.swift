// One file of a journal as a value: what it says, without where it says it.

/// What one file of a journal says.
public struct Entry: Equatable, Sendable {
  public var common: CommonProperties
  /// What only this kind of file has.
  public var details: Details
  /// Properties that the kind does not know, and those of its own whose value could not be read, in the order of the file.
  public var other: [Property]
  public var body: Body

  public init(common: CommonProperties = CommonProperties(), details: Details, other: [Property] = [], body: Body = Body()) {
    self.common = common
    self.details = details
    self.other = other
    self.body = body
  }

  public var kind: EntryKind { details.kind }
}

/// The properties that a file of any kind may have.
public struct CommonProperties: Equatable, Sendable {
  /// A UUID as written; nothing depends on its form.
  public var id: String?
  public var title: String?
  public var created: Timestamp?
  /// As written by the person or another program; never maintained.
  public var updated: Timestamp?
  /// Without the leading `#`.
  public var tags: [String]
  public var aliases: [String]
  /// Whether the whole file is kept out of reports and exports.
  public var isPrivate: Bool

  public init(
    id: String? = nil, title: String? = nil, created: Timestamp? = nil, updated: Timestamp? = nil, tags: [String] = [],
    aliases: [String] = [], isPrivate: Bool = false
  ) {
    self.id = id
    self.title = title
    self.created = created
    self.updated = updated
    self.tags = tags
    self.aliases = aliases
    self.isPrivate = isPrivate
  }
}
