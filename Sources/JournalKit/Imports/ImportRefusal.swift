// Why an export is not imported.

public import HostSystem
public import JournalImports
public import JournalStore
public import JournalText
public import StreamKit

/// An export of which nothing is written; others go on.
public enum ImportRefusal: ExplainedError, Hashable {
  case host(HostError)
  case store(StoreError)
  /// Its bytes cannot be had, or are not what they should be.
  case stream(StreamError)
  /// There is nothing in it.
  case empty
  /// It is none of the exports that are known.
  case unknown
  /// It is not what it was said to be.
  case isNone(ExportKind)
  /// It is a table that may be meant otherwise than it would be read.
  case table(TableRefusal)
  /// It is a database of no program that is known.
  case database
  /// It is a database that is being changed: a log of this name lies beside it.
  case unfinished(log: String)
  /// It has moments of UTC, and nobody said in which zone days begin and end.
  case needsZone
  /// A file of metrics is not as the last import left it, which was on this date; nil where no import wrote it.
  case edited(path: String, since: String?)
  /// A file of metrics has no header.
  case noHeader(path: String)
  /// All days that it tells of have minutes of other machines, which cannot be added to those of its own.
  case otherMachines([String], own: [String])
  /// What its lines were said to be of is no habit.
  case noHabit(PlanRefusal)
}

extension ImportRefusal {
  public var code: ErrorCode {
    switch self {
    case .host(let error): error.code
    case .store(let error): error.code
    case .stream, .empty, .unknown, .isNone, .database: .badExport
    case .table(let error): error.code
    case .unfinished: .busy
    case .needsZone: .ambiguous
    case .edited: .changedMeanwhile
    case .noHeader: .unreadable
    case .otherMachines: .conflict
    case .noHabit(let error): error.code
    }
  }

  public var place: ErrorPlace? {
    switch self {
    case .host(let error): error.place
    case .store(let error): error.place
    case .edited(let path, _), .noHeader(let path), .unfinished(let path): ErrorPlace(path)
    case .stream, .empty, .unknown, .isNone, .table, .database, .needsZone, .otherMachines, .noHabit: nil
    }
  }

  public var what: String {
    switch self {
    case .host(let error): error.message
    case .store(let error): error.message
    case .stream(let error): error.kind == .truncated ? "it ends too early: \(error.reason)" : error.reason
    case .table(let error): error.what
    case .empty: "it is empty"
    case .unknown: "it is none of the exports that are known"
    case .isNone(.table): "no profile knows this table"
    case .isNone(let kind): "it is no export of \(kind.title)"
    case .database: "it is a database, and of no program that is known"
    case .unfinished(let log): "its program has not put all into it that it says: there is ‘\(log)’ beside it"
    case .needsZone: "its times are those of UTC, and it does not say where you were"
    case .edited(let path, let since?): "\(path) is not as the import of \(since.prefix(10)) left it"
    case .edited(let path, nil): "\(path) was written by no import"
    case .noHeader(let path): "\(path) does not begin with a header ‘date,…’"
    case .noHabit(let error): error.message
    case .otherMachines(let others, let own):
      "its days have minutes of \(Self.list(others)) already, and those of \(Self.list(own)) cannot be added without the times of both"
    }
  }

  public var help: String? {
    switch self {
    case .host: nil
    case .stream(let error):
      switch error.kind {
      case .truncated, .damaged: "copy it once more, or export it again"
      case .oversized: "nothing of it was imported: export it again, or take that place out of a copy of it"
      case .unopened, .refused: nil
      }
    case .table(let error): error.help
    case .store(let error): error.help
    case .empty: "copy it once more, or export it again"
    case .unknown:
      "it reads exports of Apple Health, ActivityWatch, Daylio and Loop, and tables; ‘retro import csv FILE --suggest’ begins a profile for one"
    case .isNone(.table): "‘retro import csv FILE --suggest’ begins a profile for it, and --profile NAME reads it by one"
    case .isNone: "‘retro import FILE’ finds out what it is"
    case .database: "databases of Loop Habit Tracker can be imported; of other programs what they export as text"
    case .unfinished: "close the program, or let it make another backup"
    case .needsZone: TableRefusal.needsZone.help
    case .edited:
      "corrections belong into the file of the day, which wins: ‘retro metrics set steps=9000 --date DAY’; --force imports into the file all the same"
    case .noHabit(let error): error.help
    case .noHeader: "mend it, or move it away and import again"
    case .otherMachines: "put the exports of all machines into a folder and import the folder; their times are then laid over each other"
    }
  }

  static func list(_ machines: [String]) -> String {
    machines.map { name in
      if name.hasSuffix("?") { return "‘\(name.dropLast())’ with time away" }
      return name.isEmpty ? "a machine without a name" : "‘\(name)’"
    }.joined(separator: ", ")
  }
}
