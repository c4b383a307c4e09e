// The tables of the index, and the views that people may read.

import JournalModel

/// What the index file holds. Dates are numbers such as 20261120, which sort and read like dates; the views show them as text.
enum IndexSchema {
  /// The number of this form of tables. A file with another number is made anew.
  static let format = 6

  /// Marks the file as an index of this program, in SQLite's application id: `retr`.
  static let applicationID = 0x7265_7472

  /// The columns of text that are searched, in the order of the table `text`.
  static let textColumns = ["title", "prose"] + SectionKind.allCases.map(\.rawValue) + ["links"]

  /// How many columns for metrics the table of days has from the start. Adding one makes the full text write down what it holds in memory.
  static let metricColumns = 32

  /// The table of days, before any metric has a column of it.
  static let days = """
    create table day(date integer primary key, file integer, mood integer, \((1...metricColumns).map { "m\($0)" }.joined(separator: ", ")));
    """

  static let tables = """
    create table meta(key text primary key, value) without rowid;
    create table folder(path text primary key, count integer, first integer, second integer) without rowid;
    create table file(
      id integer primary key, folder text not null, name text not null,
      size integer, modified integer, changed integer, inode integer, hash integer, is_young integer,
      slug text, kind text, title text, first integer, last integer, mood integer, is_private integer);
    create table tag(name text, file integer, place integer, shown text, primary key(name, file)) without rowid;
    create table property(
      key text, file integer, place integer, value text, primary key(key, file, place)) without rowid;
    create table item(
      file integer, line integer, section text, state text, text text, id text, is_private integer, due integer,
      fields text, tags text, links text, private_from integer, about text, target text, has_details integer,
      own text, closed integer, primary key(file, line)) without rowid;
    create table imported(date integer, file integer, source text, amounts blob, primary key(date, file)) without rowid;
    create table plan(file integer primary key, head blob);
    create table logged(file integer primary key, own blob, log text, practice blob);
    create table practice(month integer primary key, days blob);
    create table metric(name text primary key, place integer) without rowid;
    \(days)
    create table flawed(file integer primary key);
    create table text(id integer primary key, \(textColumns.joined(separator: ", ")));
    create virtual table words using fts5(
      \(textColumns.joined(separator: ", ")), content='text', content_rowid='id', tokenize="unicode61 remove_diacritics 2");
    """

  /// Made once the rows are there, which is faster.
  static let indices = """
    create unique index file_name on file(folder, name);
    create index file_slug on file(slug);
    create index file_last on file(last, kind, first, mood, is_private);
    create index tag_file on tag(file);
    create index item_due on item(due, state, section, private_from, id, text, fields) where \(openAction);
    create index item_task on item(file) where \(taskAction);
    create index item_closed on item(file) where closed is not null;
    create index item_target on item(target) where target is not null;
    """

  /// Whether a row of `item` is an Action with a due date that is open by its own box, as its index has it.
  static let openAction = "section = 'action' and due is not null and (state is null or state not in ('done', 'cancelled'))"
  /// Whether a row of `item` is an Action that may be a task: its text begins with a link.
  static let taskAction = "section = 'action' and substr(text, 1, 2) = '[['"

  /// The beginning of a statement that knows the keys of `property` as those of `step`, with a null behind them: a look-up each.
  static let propertyKeys = """
    with recursive step(key) as (
      select min(key) from property union all select (select min(key) from property where key > step.key) from step where key is not null)
    """

  /// How a date is shown in a view.
  private static func text(_ date: String) -> String {
    "iif(\(date) is null, null, printf('%04d-%02d-%02d', \(date) / 10000, \(date) / 100 % 100, \(date) % 100))"
  }

  /// The path of a row `f` of `file`.
  static let path = "iif(f.folder = '', f.name, f.folder || '/' || f.name)"
  private static let moods = "case mood " + Mood.allCases.map { "when \($0.rawValue) then '\($0.name)'" }.joined(separator: " ") + " end"

  /// The views besides `days` and `metrics`, whose columns follow the metrics that there are.
  static let views = """
    create view entries as select \(path) as path, f.kind as type, f.title, \(text("f.first")) as start, \(text("f.last")) as date,
      \(moods) as mood, f.is_private as private from file f where f.kind is not null;
    create view tags as select t.shown as tag, \(path) as path from tag t join file f on f.id = t.file;
    create view properties as select \(path) as path, p.key, p.place as position, p.value
      from property p join file f on f.id = p.file;
    create view items as select \(path) as path, i.line, i.section, i.state, i.text, i.id, \(text("i.due")) as due,
      i.fields, i.tags, i.links, i.is_private as private,
      iif(i.closed is null, coalesce(i.fields ->> '$.completion', i.fields ->> '$.cancelled'), \(text("nullif(i.closed, 0)"))) as closed from item i join file f on f.id = i.file;
    create view actions as select path, line, state, text, id, due, fields ->> '$.priority' as priority, fields ->> '$.from' as "from",
      fields, tags, private, iif(state in ('done', 'cancelled'), closed, null) as closed from items where section = 'action';
    create view log as select \(path) as path, \(text("f.last")) as date, l.value ->> '$.line' as line, l.value ->> '$.time' as time,
      l.value ->> '$.activity' as activity, l.value ->> '$.state' as state, l.value ->> '$.text' as text,
      l.value -> '$.fields' as fields from logged g join file f on f.id = g.file, json_each(g.log) l where g.log is not null;
    create view links as select \(path) as path, l.value as target from file f join text t on t.id = f.id, json_each(t.links) l
      where t.links is not null;
    """

  /// The columns of `days` and the rows of `metrics`, for these metrics by their places in the table `day`.
  static func metricViews(_ metrics: [(name: String, place: Int)]) -> String {
    // Names of columns are the same in small letters and capitals; of two such only the first is shown as one.
    var seen: Set<String> = ["date", "path", "mood"]
    let metrics = metrics.filter { $0.name.utf8.count <= 200 && !$0.name.utf8.contains(0) }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let shown = metrics.filter { seen.insert($0.name.lowercased()).inserted }
    let columns = shown.prefix(1900).map { ", d.m\($0.place) as \(quoted($0.name))" }.joined()
    let values = metrics.isEmpty ? "null" : "case place\(metrics.map { " when \($0.place) then m\($0.place)" }.joined()) end"
    return """
      drop view if exists days;
      drop view if exists metrics;
      create view days as select \(text("d.date")) as date, \(path) as path, \(moods.replacingMood) as mood\(columns)
        from day d left join file f on f.id = d.file;
      create view metrics as select \(text("date")) as date, name, value from (select date, name, \(values) as value from day, metric)
        where value is not null;
      """
  }

  /// A name as SQL writes it.
  static func quoted(_ name: String) -> String { "\"\(name.doubling("\""))\"" }
}

extension String {
  fileprivate func doubling(_ sign: Character) -> String {
    split(separator: sign, omittingEmptySubsequences: false).joined(separator: "\(sign)\(sign)")
  }
  /// The mood of the day, not that of its file.
  fileprivate var replacingMood: String { "case d.mood" + dropFirst("case mood".count) }
}
