// What columns of tables are called.

/// The headings of tables that need none on a terminal; in English they are also what the columns are called for programs.
public enum ColumnText: String, TextKey {
  public static let area = "columns"

  case activity, times, amount, rate, points, retrospective, title, date, change, experiment, name, standing
}
