// The views of the index: as they stand in its file, and without what is private.

import JournalModel

/// The views that docs/index.md describes.
///
/// The same definitions make two sets of them. Those of the file tell everything: it is the person's own. Those for a question whose answer
/// others may read stand in the connection alone, and of what is private they tell no more than where it stands.
enum IndexViews {
  /// Which set.
  enum Scope {
    case whole
    /// - Parameter suffix: What the names end in.
    case open(suffix: String)
  }

  static let names = ["entries", "tags", "properties", "items", "actions", "log", "links"] + measuredNames
  /// Those whose columns follow the metrics that there are.
  static let measuredNames = ["days", "metrics"]

  /// The views besides `days` and `metrics`.
  static func views(_ scope: Scope) -> String {
    let file = "coalesce(f.is_private, 0)", hasPrivateItem = "i.private_from is not null"
    let line = "(\(file) or coalesce(\(LogPart.isPrivate.sql), 0))"
    func shown(_ column: String, unless isPrivate: String) -> String { scope.shown(column, unless: isPrivate) }
    func item(_ columns: [(String, String)]) -> String {
      columns.map { ", \(shown($0.0, unless: hasPrivateItem)) as \($0.1)" }.joined()
    }
    let fields = [("coalesce(\(IndexSchema.fields), '{}')", "fields"), ("coalesce(i.tags, '[]')", "tags")]
    // What something else than the item's own line says comes first; 0 is a day that nothing tells.
    let closed = "iif(i.closed is null, coalesce(i.fields ->> '$.completion', i.fields ->> '$.cancelled'), \(text("nullif(i.closed, 0)")))"
    // Both ways round, so that either may be looked up by the other; the plus keeps SQLite from making an index of all Actions for each question.
    let ofFile = "f.id = i.file and \(IndexSchema.isItem(of: "f.id", "i.place"))"
    let links = scope.isWhole ? "l.names" : "iif(\(file), null, coalesce(l.shown, l.names))"
    return """
      \(scope.view("entries")) select \(IndexSchema.path) as path, f.kind as type, \(shown("f.title", unless: file)) as title,
        \(text("f.first")) as start, \(text("f.last")) as date,
        \(shown("\(mood(of: scope.isWhole ? "coalesce(f.private_mood, f.mood)" : "f.mood"))", unless: file)) as mood,
        f.is_private as private from file f where f.kind is not null;
      \(scope.view("tags")) select coalesce(t.shown, t.name) as tag, \(IndexSchema.path) as path from tag t join file f on f.id = t.file\(scope.onlyOpen);
      \(scope.view("properties")) select \(IndexSchema.path) as path, k.key, v.key as position, v.value
        from property p join file f on f.id = p.file, json_each(p.texts) k,
          json_each(iif(k.type = 'array', k.value, json_array(k.value))) v\(scope.onlyOpen);
      \(scope.view("items")) select \(IndexSchema.path) as path, i.line, i.section
        \(item([("i.state", "state"), ("i.text", "text"), ("i.id", "id"), (text("i.due"), "due")] + fields + [("coalesce(i.links, '[]')", "links")])),
        \(hasPrivateItem) as private, \(shown(closed, unless: hasPrivateItem)) as closed from item i join file f on \(ofFile);
      \(scope.view("actions")) select \(IndexSchema.path) as path, i.line
        \(item([("i.state", "state"), ("i.text", "text"), ("i.id", "id"), (text("i.due"), "due"),
          ("i.fields ->> '$.priority'", "priority"), ("i.fields ->> '$.from'", "\"from\"")] + fields)),
        \(hasPrivateItem) as private, \(shown("iif(i.state in ('done', 'cancelled'), \(closed), null)", unless: hasPrivateItem)) as closed
        from item i join file f on \(ofFile) where +i.section = 'action'\(scope.isWhole ? "" : " and not \(hasPrivateItem)");
      \(scope.view("log")) select \(IndexSchema.path) as path, \(text("f.last")) as date, \(LogPart.line.sql) as line
        \([(LogPart.time.sql, "time"), (LogPart.activity.sql, "activity"), ("coalesce(\(LogPart.state.sql), 'done')", "state"), (LogPart.text.sql, "text")]
          .map { ", \(shown($0.0, unless: line)) as \($0.1)" }.joined()),
        \(shown(LogPart.fields.sql, unless: line)) as fields, \(line) as private
        from logged g join file f on f.id = g.file, json_each(g.log) l where g.log is not null;
      \(scope.view("links")) select \(IndexSchema.path) as path, n.value as target from linked l join file f on f.id = l.file,
        json_each(\(links)) n;
      """
  }

  /// The views `days` and `metrics`, for these metrics by their places in the table `day`.
  static func measured(_ metrics: [(name: String, place: Int)], _ scope: Scope) -> String {
    // Names of columns are the same in small letters and capitals; of two such only the first is shown as one.
    var seen: Set<String> = ["date", "path", "mood"]
    let metrics = metrics.filter { $0.name.utf8.count <= 200 && !$0.name.utf8.contains(0) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let isPrivate = "coalesce(f.is_private, 0)"
    func shown(_ column: String) -> String { scope.shown(column, unless: isPrivate) }
    let columns = metrics.filter { seen.insert($0.name.lowercased()).inserted }.prefix(1900)
      .map { ", \(shown("d.m\($0.place)")) as \(IndexSchema.quoted($0.name))" }.joined()
    let values = metrics.isEmpty ? "null" : "case place\(metrics.map { " when \($0.place) then m\($0.place)" }.joined()) end"
    let mood = mood(of: scope.isWhole ? "coalesce(f.private_mood, d.mood)" : "d.mood")
    return """
      \(scope.view("days")) select \(text("d.date")) as date, (select \(IndexSchema.path) from file f where f.id = d.file) as path, \(shown(mood)) as mood\(columns)
        from day d left join file f on f.id = d.file;
      \(scope.view("metrics")) select \(text("date")) as date, name, value from (
        select date, metric.name as name, \(values) as value from day\(scope.isWhole ? "" : " left join file f on f.id = day.file") cross join metric
        \(scope.isWhole ? "" : "where not \(isPrivate)")) where value is not null;
      """
  }

  /// How a date is shown in a view.
  private static func text(_ date: String) -> String { IndexSchema.text(ofDate: date) }

  private static func mood(of number: String) -> String {
    "case \(number) " + Mood.allCases.map { "when \($0.rawValue) then '\($0.name)'" }.joined(separator: " ") + " end"
  }
}

extension IndexViews.Scope {
  fileprivate var isWhole: Bool { if case .whole = self { true } else { false } }

  /// How a view of this name is made, up to its `select`.
  fileprivate func view(_ name: String) -> String {
    switch self {
    case .whole: "create view \(name) as"
    case .open(let suffix): "create temp view \(name)\(suffix) as"
    }
  }

  /// A column, which is null where something is private.
  fileprivate func shown(_ column: String, unless isPrivate: String) -> String {
    isWhole ? column : "iif(\(isPrivate), null, \(column))"
  }

  /// The condition that a row belongs to no private file `f`.
  fileprivate var onlyOpen: String { isWhole ? "" : " where not coalesce(f.is_private, 0)" }
}
