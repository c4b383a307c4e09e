// Actions that something else than their own line closes, or on another day than it says: their tasks, logs, other Actions, Reviews.

public import JournalDates
public import JournalInsights
public import JournalModel
public import SQLiteKit
import JournalStore

/// How an Action stands that something else than its own line closes, or on another day.
public struct ClosedAction: Hashable, Sendable {
  /// Done or cancelled.
  public var state: Action.State
  /// Nil where nothing says when.
  public var day: CalendarDay?

  public init(_ state: Action.State, on day: CalendarDay?) {
    self.state = state
    self.day = day
  }
}

extension ReviewLedger.Action {
  /// How it stands, where something else than its own line closes it, or on another day; nil where its line says all of it.
  public var closedElsewhere: ClosedAction? {
    let own = item.action
    let day = own.state == .cancelled ? own.cancelled : own.state == .done ? own.completion : nil
    return state != .open && (state != own.state || closedOn != day) ? ClosedAction(state, on: closedOn) : nil
  }
}

extension ReviewLedger {
  /// The Actions that something else than their own lines closes, or on another day, by path and line.
  public var closedActions: [String: [Int: ClosedAction]] {
    var closed: [String: [Int: ClosedAction]] = [:]
    for action in actions { if let found = action.closedElsewhere { closed[action.place.path, default: [:]][action.place.line] = found } }
    return closed
  }
}

extension JournalIndex {
  /// The Actions of a file that something else than their own lines closes, or on another day, by their lines. Reads no file.
  public func closedActions(ofFileAt path: String) throws(SQLiteError) -> [Int: ClosedAction] {
    let rows = try connection.prepare(
      """
      select i.line, i.state, i.closed from file f cross join item i not indexed on \(IndexSchema.isItem(of: "f.id", "i.place"))
      where f.folder = ? and f.name = ? and i.closed is not null
      """)
    let (folder, name) = Self.parts(of: path)
    rows.bind(1, folder)
    rows.bind(2, name)
    var closed: [Int: ClosedAction] = [:]
    while try rows.step() {
      let state = Action.State(rawValue: rows.text(1)) ?? .open
      closed[Int(rows.integer(0))] = ClosedAction(state, on: CalendarDay(number: Int(rows.integer(2))))
    }
    return closed
  }

  /// A path as the table of files has it.
  static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return ("", path) }
    return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
  }

  /// Gives the rows of Actions the state that the ledger finds, so that a query, a view and a list have one answer. To be called where rows
  /// have changed: an Action can be closed by any other file.
  func closeActions() throws(SQLiteError) {
    try connection.run(
      "update item set state = own, own = null, closed = null, notes = nullif(notes - \(ItemNotes.closed.rawValue), 0) where \(IndexSchema.closedAction)"
    )
    var chosen = ChosenItems()
    var tasks: Set<String> = []
    let links = try connection.prepare("select file, line, id, text from item where \(IndexSchema.taskAction)")
    while try links.step() {
      chosen.add(links)
      if let task = Action(Item(text: links.text(3))).task { tasks.insert(Reference.folded(task.slug)) }
    }
    for task in tasks { chosen.files += try numbers("select id from file where slug = ? and kind = 'task'", task) }
    // The plus keeps the type of the column out of the comparison, which could not use the index otherwise.
    let judged = try connection.prepare(
      """
      select a.file, a.line, a.id from item r indexed by item_noted
        cross join item a indexed by item_action on a.section = 'action' and a.id is not null and lower(a.id) = +r.target
        where \(ItemNotes.review(.settlement, "r.notes"))
      union all select file, line, id from item indexed by item_noted where \(IndexSchema.oddAction)
      """)
    while try judged.step() { chosen.add(judged) }
    if chosen.isEmpty { return }
    try addReviews(to: &chosen)
    var files = try loopFiles(among: try withDoubles(chosen.files), chosen.table)
    try addLogs(to: &files)
    let close = try connection.prepare(
      """
      update item set own = state, state = ?, closed = ?, notes = coalesce(notes, 0) | \(ItemNotes.closed.rawValue)
      where place = ((select id from file where folder = ?4 and name = ?5) << 32) + ?3
      """)
    for action in ReviewLedger(of: files, layout: journal.layout).actions {
      guard let closed = action.closedElsewhere else { continue }
      close.bind(1, closed.state.rawValue)
      close.bind(2, closed.day?.number ?? 0)
      close.bind(3, action.place.line)
      let (folder, name) = Self.parts(of: action.place.path)
      close.bind(4, folder)
      close.bind(5, name)
      try close.run()
    }
  }
}
