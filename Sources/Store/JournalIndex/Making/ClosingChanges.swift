// Whether what a refresh changes can close an Action or open one again.

import JournalFormat
import JournalInsights
import JournalModel
import SQLiteKit

/// Watches the files that a refresh forgets and adds, for what `JournalIndex.closeActions` looks at: items and lines of Reviews, activities,
/// files that share a name or their days, and logs that name a task which is an Action. Most files, such as the day at hand, have none of it.
struct ClosingChanges {
  /// Whether any file so far has some of it.
  private(set) var areThere = false
  /// By what lines of logs may call the tasks that Actions are, folded.
  private let taskNames: Set<String>
  private let bears, log: Statement

  init(_ index: JournalIndex) throws(SQLiteError) {
    taskNames = try index.namesOfTaskActions()
    bears = try index.connection.prepare(
      """
      select 1 from item where \(IndexSchema.isItem(of: "?1")) and section in ('review', 'try', 'action')
      union all select 1 from file where id = ?1 and kind in (\(Self.activities))
      union all select 1 from file f join file o on o.slug = f.slug and o.id <> f.id where f.id = ?1
      union all select 1 from file f join file o on o.last = f.last and o.kind = f.kind and o.first = f.first and o.id <> f.id where f.id = ?1
      limit 1
      """)
    log = try index.connection.prepare(
      "select \(LogPart.activity.sql) from logged g, json_each(g.log) l where g.file = ? and \(LogPart.activity.sql) is not null")
  }

  /// Looks at the rows of a file: before they go, or when they are there.
  mutating func look(at file: Int) throws(SQLiteError) {
    if areThere { return }
    bears.bind(1, file)
    defer { bears.reset() }
    if try bears.step() {
      areThere = true
    } else if !taskNames.isEmpty {
      log.bind(1, file)
      defer { log.reset() }
      while try log.step(), !areThere { areThere = taskNames.contains(Reference.folded(Reference(target: log.text(0)).slug)) }
    }
  }

  private static let activities = EntryKind.allCases.filter(\.isActivity).map { "'\($0.rawValue)'" }.joined(separator: ", ")
}

extension JournalIndex {
  /// The names, the titles and the aliases of the tasks that Actions are, folded.
  fileprivate func namesOfTaskActions() throws(SQLiteError) -> Set<String> {
    var slugs: Set<String> = []
    let actions = try connection.prepare("select text from item where \(IndexSchema.taskAction)")
    while try actions.step() {
      if let task = Action(Item(text: actions.text(0))).task { slugs.insert(Reference.folded(task.slug)) }
    }
    if slugs.isEmpty { return [] }
    var names = slugs
    let heads = try connection.prepare(
      "select \(IndexSchema.path), f.title, p.head from file f join plan p on p.file = f.id where f.slug = ? and f.kind = 'task'")
    for slug in slugs {
      heads.bind(1, slug)
      while try heads.step() {
        let aliases = reading(ofHead: heads, 2, heads.text(0)).entry.common.aliases
        names.formUnion(([heads.text(1)] + aliases).map { Reference.folded($0) })
      }
      heads.reset()
    }
    return names
  }
}
