// The tables of the index.

import JournalModel

/// What the column `log` has of a line of a log, each at its place in a list that ends with the last that it has; null where it has none.
enum LogPart: Int {
  /// Its number in the file.
  case line
  case activity
  /// Left out where it is done.
  case state
  case fields, text, time
  /// 1 where it or its section is private.
  case isPrivate

  /// As SQL takes it from a line `l` of `json_each`.
  var sql: String { "(l.value ->> '$[\(rawValue)]')" }
}

/// What the index file holds. Dates are numbers such as 20261120, which sort and read like dates; the views show them as text.
enum IndexSchema {
  /// The number of this form of tables. A file with another number is made anew.
  static let format = 24

  /// Marks the file as an index of this program, in SQLite's application id: `retr`.
  static let applicationID = 0x7265_7472

  /// The columns of text that are searched, in their order.
  static let textColumns = ["title", "prose"] + SectionKind.allCases.map(\.rawValue) + ["links"]

  /// How many columns for metrics the table of days has from the start. Adding one makes the full text write down what it holds in memory.
  static let metricColumns = 32

  /// The table of days, before any metric has a column of it. Times are text there; of numbers SQLite keeps whole ones in few bytes where the
  /// column is for numbers with a fraction.
  static let days = """
    create table day(date integer primary key, file integer, mood integer, \((1...metricColumns).map { "m\($0) real" }.joined(separator: ", ")));
    """

  static let tables = """
    create table meta(key text primary key, value) without rowid;
    create table folder(
      path text primary key, count integer, first integer, second integer, modified integer, changed integer, inode integer) without rowid;
    create table file(
      id integer primary key, folder text not null, name text not null,
      size integer, modified integer, changed integer, inode integer, hash integer, is_racy integer,
      slug text, kind text, title text, first integer, last integer, mood integer, is_private integer,
      private_mood integer, zone text, word_count integer, \(FileFacts.columns.map { "\($0) integer" }.joined(separator: ", ")));
    create table tag(name text, file integer, place integer, shown text, primary key(name, file)) without rowid;
    create table property(file integer primary key, texts text);
    create table linked(file integer primary key, names text, shown text);
    create table item(
      place integer primary key, section text, state text, text text, id text, due integer,
      fields text, tags text, links text, private_from integer, about text, target text, has_details integer,
      own text, closed integer, notes integer,
      file integer as (place >> 32), line integer as (place & 4294967295));
    create table imported(month integer, file integer, source text, days blob);
    create index imported_month on imported(month);
    create table plan(file integer primary key, head blob);
    create table logged(file integer primary key, own blob, log text);
    create table practice(month integer primary key, days blob);
    create table metric(name text primary key, place integer) without rowid;
    \(days)
    create table flawed(file integer primary key);
    create table checked(file integer primary key, period text, ids text, tasks text, asked text, answers integer);
    create virtual table words using fts5(\(textColumns.joined(separator: ", ")), content='', tokenize="unicode61 remove_diacritics 2");
    create table stale(id integer primary key);
    """

  /// Made once the rows are there, which is faster. Those of paths and dates as the views tell them are for people who join these.
  static let indices = """
    create unique index file_name on file(folder, name);
    create index file_path on file(\(path(ofRow: "")));
    create index day_date on day(\(text(ofDate: "date")));
    create index file_slug on file(slug);
    create index file_last on file(last, kind, first, mood, is_private);
    create index file_private on file(is_private) where is_private;
    create index file_private_mood on file(private_mood) where private_mood is not null;
    create index tag_file on tag(file);
    create index item_due on item(due, state, section, private_from, id, text, fields) where \(openAction);
    create index item_noted on item(target, notes) where notes is not null;
    create index item_action on item(lower(id)) where section = 'action' and id is not null;
    """

  /// Whether a row of `item` is an Action with a due date that is open by its own box, as its index has it.
  static let openAction = "section = 'action' and due is not null and (state is null or state not in ('done', 'cancelled'))"
  /// Whether a row of `item` is an Action whose id has a letter that SQL does not make small, since it knows ASCII alone.
  static let oddAction = ItemNotes.action(.oddID)
  /// Whether a row of `item` is an Action that may be a task: its text begins with a link.
  static let taskAction = ItemNotes.action(.task)
  /// Whether a row of `item` is an Action that something else than its own line closes.
  static let closedAction = ItemNotes.action(.closed)

  /// The place of an item, by which alone SQL finds those of a file. Rows that come in the order of their numbers fill their pages.
  static func place(file: Int, line: Int) -> Int { file << 32 | line }

  /// A condition of SQL that a row of `item` belongs to a file, by its number.
  static func isItem(of file: String, _ place: String = "place") -> String {
    "\(place) between (\(file)) << 32 and ((\(file)) << 32) + 4294967295"
  }

  /// The fields of a row `i` of `item` as JSON, null where it has none: a due date alone stands in the column that has it anyway.
  static let fields = "iif(i.fields is null and i.due is not null, json_object('due', \(text(ofDate: "i.due"))), i.fields)"

  /// A date as text such as 2026-11-20.
  static func text(ofDate number: String) -> String {
    "iif(\(number) is null, null, printf('%04d-%02d-%02d', \(number) / 10000, \(number) / 100 % 100, \(number) % 100))"
  }

  /// The path of a row `f` of `file`.
  static let path = path(ofRow: "f.")

  private static func path(ofRow row: String) -> String { "iif(\(row)folder = '', \(row)name, \(row)folder || '/' || \(row)name)" }

  /// A name as SQL writes it.
  static func quoted(_ name: String) -> String { "\"\(name.doubling("\""))\"" }
}

extension String {
  fileprivate func doubling(_ sign: Character) -> String {
    split(separator: sign, omittingEmptySubsequences: false).joined(separator: "\(sign)\(sign)")
  }
}
