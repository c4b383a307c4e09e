// Why an export cannot be read.

public import HostSystem
public import JournalText
public import StreamKit

/// An export of which nothing is known.
public enum ExportError: ExplainedError, Hashable {
  case host(HostError)
  /// Its bytes cannot be had, or are not what they should be.
  case stream(StreamError)
  /// There is nothing in it.
  case empty
  /// It is none of the exports that are known.
  case unknown
  /// It is not what it was said to be.
  case isNone(ExportKind)
  /// It is a table that may be meant otherwise than it would be read.
  case table(TableError)
  /// It is a database of no program that is known.
  case database
  /// It is a database that is being changed: a log of this name lies beside it.
  case unfinished(log: String)
  /// It has moments of UTC, and nobody said in which zone days begin and end.
  case needsZone
}

extension ExportError {
  public var code: ErrorCode {
    switch self {
    case .host(let error): error.code
    case .stream, .empty, .unknown, .isNone, .database: .badExport
    case .table(let error): error.code
    case .unfinished: .busy
    case .needsZone: .ambiguous
    }
  }

  public var place: ErrorPlace? {
    switch self {
    case .host(let error): error.place
    case .unfinished(let path): ErrorPlace(path)
    case .stream, .empty, .unknown, .isNone, .table, .database, .needsZone: nil
    }
  }

  public var what: String {
    switch self {
    case .host(let error): error.message
    case .stream(let error): error.kind == .truncated ? "it ends too early: \(error.reason)" : error.reason
    case .table(let error): error.what
    case .empty: "it is empty"
    case .unknown: "it is none of the exports that are known"
    case .isNone(.table): "no profile knows this table"
    case .isNone(let kind): "it is no export of \(kind.title)"
    case .database: "it is a database, and of no program that is known"
    case .unfinished(let log): "its program has not put all into it that it says: there is ‘\(log)’ beside it"
    case .needsZone: "its times are those of UTC, and it does not say where you were"
    }
  }

  public var help: String? {
    switch self {
    case .host: nil
    case .stream(let error):
      switch error.kind {
      case .truncated, .damaged: "copy it once more, or export it again"
      case .oversized: "nothing of it was imported: export it again, or take that place out of a copy of it"
      case .unopened, .unwritten, .refused: nil
      }
    case .table(let error): error.help
    case .empty: "copy it once more, or export it again"
    case .unknown:
      "it reads exports of \(ExportKind.programs("and")), and tables; ‘retro import csv FILE --suggest’ begins a profile for one. ‘retro help moving’ tells ways from Obsidian, Day One, jrnl and plain notes"
    case .isNone(.table): "‘retro import csv FILE --suggest’ begins a profile for it, and --profile NAME reads it by one"
    case .isNone: "‘retro import FILE’ finds out what it is"
    case .database: "databases of Loop Habit Tracker can be imported; of other programs what they export as text"
    case .unfinished: "close the program, or let it make another backup"
    case .needsZone: TableError.needsZone.help
    }
  }
}

extension ExportError {
  public var wordings: (what: Wording, why: Wording?, help: Wording?)? {
    let (name, values): (String, [String: Wording.Value]) =
      switch self {
      case .host, .table: ("", [:])
      case .needsZone: ("needsZone", [:])
      case .stream(let error): (error.wordingName, ["reason": .text(error.reason)])
      case .empty: ("empty", [:])
      case .unknown: ("unknown", ["programs": .list(ExportKind.titles, .and)])
      case .isNone(.table): ("noProfile", [:])
      case .isNone(let kind): ("isNone", ["program": .text(kind.title)])
      case .database: ("database", [:])
      case .unfinished(let log): ("unfinished", ["log": .text(log)])
      }
    switch self {
    case .host(let error): return (error.wording, nil, nil)
    case .table(let error): return error.wordings
    default: return wordings("import_words", name, values)
    }
  }
}

extension StreamError {
  /// The key of its words: the kinds that have a way out have one each.
  fileprivate var wordingName: String {
    switch kind {
    case .truncated: "truncated"
    case .damaged: "damaged"
    case .oversized: "oversized"
    case .unopened, .unwritten, .refused: "unread"
    }
  }
}
