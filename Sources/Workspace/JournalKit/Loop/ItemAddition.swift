// A new item for a retrospective or a day.

public import JournalDates
public import JournalFormat
public import JournalModel

/// An item that a person adds: its words, and what goes with them.
public struct ItemAddition: Equatable, Sendable {
  /// Keep, Problem, Try or Action.
  public var section: SectionKind
  /// Of several such sections, the one with this heading; nil for the first.
  public var heading: String?
  /// Markdown; further lines are lines of the item.
  public var text: String
  public var due: CalendarDay?
  public var priority: Priority?
  /// The Try that it comes from.
  public var source: Reference?
  /// The Problem that it is for.
  public var purpose: Reference?
  /// What a Try is to move.
  public var moves: Moves?

  public init(
    _ section: SectionKind, under heading: String? = nil, _ text: String, due: CalendarDay? = nil, priority: Priority? = nil,
    source: Reference? = nil, purpose: Reference? = nil, moves: Moves? = nil
  ) {
    self.section = section
    self.heading = heading
    self.text = text
    self.due = due
    self.priority = priority
    self.source = source
    self.purpose = purpose
    self.moves = moves
  }

  /// Tries and Actions get an id at once: the loop refers to them.
  private var insertion: ItemInsertion {
    let fields = [
      source.map { Field("from", $0.fieldText) }, purpose.map { Field("for", $0.fieldText) },
      moves.map { Field(FieldKey.moves.rawValue, $0.text) },
      priority.map { Field("priority", $0.rawValue) }, due.map { Field("due", $0.description) },
    ]
    return ItemInsertion(
      section, under: heading, text, state: section == .action ? .open : nil, fields: fields.compactMap(\.self),
      hasID: section == .try || section == .action)
  }

  fileprivate func made(to reading: FileReading) throws(EditError) -> InsertedItem { try reading.inserting(insertion) }
}

extension ChangedFiles {
  /// Adds an item to a file.
  @discardableResult
  public mutating func add(_ addition: ItemAddition, to file: OpenFile) throws(FileError) -> InsertedItem {
    try change(file) { file throws(FileError) in
      let inserted = try file.attempting { () throws(EditError) in try addition.made(to: file.reading) }
      return (FileChange(file, to: inserted.reading), inserted)
    }
  }
}
