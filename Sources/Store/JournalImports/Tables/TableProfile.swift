// How the table of any other program is read: which column is the day, and what the others are called in a journal.

public import JournalDates
import JournalModel

/// A mapping from a table to metrics of days.
public struct TableProfile: Sendable {
  public enum Encoding: String, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case latin1
  }

  /// What several rows of one day come to.
  public enum Aggregate: String, Sendable, CaseIterable {
    case sum, mean, last, first, max, min, count
  }

  /// What a field says.
  public enum Form: Equatable, Sendable {
    /// A number; of durations minutes per unit: `ms`, `s`, `min`, `h` are factors.
    case number(factor: Double)
    /// `7:12`, `7:12:30`, `7h 12m`, `1h 10m 26s`: minutes.
    case duration
    /// The same, where `5:45` are minutes and seconds, as of a pace.
    case minutesAndSeconds
    /// A time on the clock, also after a date and `T`.
    case clock
    /// Words with their numbers.
    case labels([String: Double])
    /// A number of one scale on another.
    case scale(from: ClosedRange<Double>, to: ClosedRange<Double>)
    /// The number before the slash of `130/84`, or the one behind it.
    case part(Int)
  }

  public struct Column: Sendable {
    /// Of the journal: `steps`. A `*` stands for what `*` stands for in the name of the column.
    public var metric: String
    /// Any of them, in small letters, without a unit in parentheses unless it is written here, too.
    public var names: [String]
    public var form = Form.number(factor: 1)
    /// Nil where nobody said it: amounts that add up are added, of others the mean counts, and the import tells it.
    public var aggregate: Aggregate?
    /// The unit that the metric is in, where the header may say another one in parentheses.
    public var unit: String?
    /// Whether the person says by a factor what one of the table's amounts is, whatever unit its header tells.
    public var hasOwnFactor = false
    /// Which field of a row it is, where two columns may have one title; nil for the one of its name.
    var place: Int?
    /// Whether a unit stands behind each of its numbers, the same in all rows.
    var hasUnits = false
    /// Whether `7:15` stands beside its numbers, which are so many hours or minutes.
    var hasDurations = false
    /// What a `*` never stands for.
    public var exceptions: Set<String> = []

    public init(
      _ metric: String, _ names: [String], _ aggregate: Aggregate? = .mean, form: Form = .number(factor: 1), unit: String? = nil,
      except exceptions: Set<String> = []
    ) {
      self.metric = metric
      self.names = names
      self.aggregate = aggregate
      self.form = form
      self.unit = unit
      self.exceptions = exceptions
    }
  }

  /// Its name, and the folder below `metrics`.
  public var name: String
  /// The columns of which one is the day.
  public var dates: [String]
  /// Nil: as the column tells.
  public var dateForm: DateForm?
  /// The column of the time on the clock, where the day's column has none.
  public var times: [String] = []
  /// What the first line must hold for a file to be recognised; nil where it must be named.
  public var mark: String?
  /// Titles in small letters by which a file is recognised whatever their order, and how many of them at least; nil for none.
  var signature: (titles: [String], least: Int)?
  public var columns: [Column] = []
  /// Nil: what the header has most of.
  public var delimiter: UInt8?
  /// Nil: by the byte order mark, else UTF-8.
  public var encoding: Encoding?
  /// Lines before the header.
  public var skippedLines = 0
  /// Of sections with empty lines between them which one, from 1; nil for the first that has a day and a known column.
  public var section: Int?
  /// Whether a comma stands before decimals; nil: as each column tells.
  public var hasDecimalComma: Bool?
  /// Fields that say nothing, beside empty ones and NaN.
  public var nulls: Set<String> = []
  /// Rows before this time belong to the day before, where a row has a time.
  public var dayStart = TimeOfDay.midnight
  /// A column whose value no two rows share: of two such rows the last counts.
  public var key: String?
  /// Whether a row that cannot be read ends the import.
  public var isStrict = false
  /// Whether nobody wrote it: it was understood by the table alone, so that no line of `retro.yaml` is to be changed.
  var isUnderstood = false
  /// Whether times behind days say nothing, since all are the same.
  var ignoresTimes = false
  /// The columns that become lines in the logs of days.
  var lines: TableLines?

  public init(_ name: String, dates: [String], columns: [Column] = []) {
    self.name = name
    self.dates = dates
    self.columns = columns
  }
}

/// How a table writes days.
public enum DateForm: Equatable, Sendable {
  /// `2026-11-20`, with or without a time after it.
  case iso
  /// Day, month and year in this order, with any signs between them: `20.11.2026`.
  case dayMonthYear
  /// `11/20/2026`.
  case monthDayYear
  /// Seconds since 1970 in UTC, times so many.
  case epoch(perSecond: Double)
  /// Seconds since 2001 in UTC, as Apple's Core Data has them.
  case coreData

  /// The names in profiles.
  public static let names: [(name: String, form: DateForm)] = [
    ("yyyy-mm-dd", .iso), ("dd.mm.yyyy", .dayMonthYear), ("dd/mm/yyyy", .dayMonthYear), ("mm/dd/yyyy", .monthDayYear),
    ("epoch", .epoch(perSecond: 1)), ("epoch-ms", .epoch(perSecond: 1e3)), ("epoch-ns", .epoch(perSecond: 1e9)), ("core-data", .coreData),
  ]
}
