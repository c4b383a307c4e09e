// What a column of a table that nobody has explained was taken for.

/// A column with what becomes of it.
public struct UnderstoodColumn: Sendable {
  /// As the table has it.
  public let title: String
  /// Which field of a row.
  public let place: Int
  public internal(set) var meaning: ColumnMeaning
  /// Why nobody can be sure; nil where its name and its values leave no doubt.
  public internal(set) var doubt: ColumnDoubt?
  /// A field, and the number that it becomes, where that is another one.
  public internal(set) var sample: (text: String, number: Double)?
  /// A field that keeps a column which else has numbers from being one of them.
  public internal(set) var oddWord: String?
  /// Whether nothing tells in which unit its distances are.
  public internal(set) var hasOpenUnit = false
  /// The unit of the bare numbers of a habit.
  var unit: String?
  /// How its fields are read, for metrics and moods.
  var column: TableProfile.Column?
}

/// What becomes of the fields of a column.
public enum ColumnMeaning: Equatable, Sendable {
  /// With the name of its form, where the column tells one.
  case day(form: String?)
  case time
  /// A metric by its name, with the unit that the fields are in: `h`, `min`, `kg`; nil where there is none to tell.
  case metric(String, unit: String?)
  /// With the scale of its numbers; nil for words.
  case mood(ClosedRange<Double>?)
  /// What was done of a habit of this title, with the unit of its numbers where the journal or the person tells it.
  case habit(String, unit: String?)
  /// Which habit a row is about, and what was done of it.
  case habitNames, value, unit
  case note
  case leftOut(Reason)

  /// Why a column is not kept.
  public enum Reason: Equatable, Sendable {
    /// It says yes and no of what is no habit of the journal.
    case noHabit
    /// It holds words that are neither moods nor notes.
    case words
    /// It only says once more which day or row it is.
    case place
    /// It holds nothing.
    case nothing
    /// It has no title.
    case noTitle
    /// The person said so.
    case asked
  }
}

/// Why a column may be meant otherwise.
public struct ColumnDoubt: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// Its numbers may be in several units.
    case unit
    /// Its numbers are on a scale whose ends nobody knows.
    case scale
    /// It is called almost like what is known under this name.
    case name(String)
    /// Nothing tells what its numbers are of.
    case nameless
    /// Its days may be meant in two ways.
    case days
  }

  public let kind: Kind
  /// What can be said of it, as `--as` takes it; the first is what was taken.
  public let choices: [String]
}

/// What a person and their journal say of tables that nobody has explained.
public struct PlainTableSettings: Sendable {
  /// The folder below `metrics`, by the name of the file.
  public var source: String
  /// What columns are said to be, by their titles in small letters.
  public var answers: [String: String] = [:]
  /// The habit that a title means, by its name, its title or another name of it.
  public var habit: @Sendable (String) -> KnownHabit? = { _ in nil }
  /// Units in which the journal measures anything, the most frequent first.
  public var units: [String] = []
  /// The metrics that the journal has, each with its last number.
  public var series: [(name: String, last: Double?)] = []
  /// Whether the file says by its name, or the person by its kind, that it is a table.
  public var isSurelyTable = false
  /// Whether somebody will be asked about days that may be meant in two ways; where nobody is, they are refused.
  public var asksForDays = false

  public init(source: String) { self.source = source }

  func answer(for title: String) -> String? { answers[title.lowercased()] }
}

/// How a table was understood.
public struct TableUnderstanding: Sendable {
  public let columns: [UnderstoodColumn]
  /// Names of habits that the journal does not have, with how often they were met.
  public let unknownHabits: [(name: String, count: Int)]

  public var doubts: [UnderstoodColumn] { columns.filter { $0.doubt != nil } }

  /// Whether anything of it would come into a journal.
  public var hasContent: Bool {
    columns.contains {
      switch $0.meaning {
      case .metric, .mood, .habit, .habitNames, .note: true
      case .day, .time, .value, .unit, .leftOut: false
      }
    }
  }
}
