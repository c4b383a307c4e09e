// Why an export is not imported.

public import HostSystem
public import JournalStore
public import StreamKit

/// An export of which nothing is written; others go on.
public enum ImportRefusal: Error, Hashable, Sendable {
  case host(HostError)
  case store(StoreError)
  /// Its bytes cannot be had, or are not what they should be.
  case stream(StreamError)
  /// It is none of the exports that are known.
  case unknown
  /// It is not what it was said to be.
  case isNone(ExportKind)
  /// It is a database, which is not read.
  case database
  /// It has moments of UTC, and nobody said in which zone days begin and end.
  case needsZone
  /// A file of metrics is not as the last import left it, which was on this date; nil where no import wrote it.
  case edited(path: String, since: String?)
  /// A file of metrics has no header.
  case noHeader(path: String)
  /// What its lines were said to be of is no habit.
  case noHabit(PlanRefusal)
}

extension ImportRefusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .host(let error): error.description
    case .store(let error): error.description
    case .stream(let error): error.kind == .truncated ? "it ends too early: \(error.reason)" : error.reason
    case .unknown: "it is none of the exports that are known"
    case .isNone(.table): "no profile knows this table"
    case .isNone(let kind): "it is no export of \(kind.title)"
    case .database: "it is a database, and only what a program exports as text can be imported"
    case .needsZone: "its times are those of UTC, and it does not say where you were"
    case .edited(let path, let since?): "\(path) is not as the import of \(since.prefix(10)) left it"
    case .edited(let path, nil): "\(path) was written by no import"
    case .noHeader(let path): "\(path) does not begin with a header ‘date,…’"
    case .noHabit(let error): error.description
    }
  }

  /// The way out, in words; nil where none is known.
  public var help: String? {
    switch self {
    case .host: nil
    case .stream(let error): [.truncated, .damaged].contains(error.kind) ? "copy it once more, or export it again" : nil
    case .store(let error): error.help
    case .unknown:
      "it reads exports of Apple Health, ActivityWatch, Daylio and Loop, and tables; ‘retro import csv FILE --suggest’ begins a profile for one"
    case .isNone(.table): "‘retro import csv FILE --suggest’ begins a profile for it, and --profile NAME reads it by one"
    case .isNone: "‘retro import FILE’ finds out what it is"
    case .database: "export CSV from the program instead"
    case .needsZone: "say so: --tz Europe/Berlin, or ‘retro config set timezone Europe/Berlin’ for the whole journal"
    case .edited:
      "corrections belong into the file of the day, whose property wins: ‘retro set DAY steps=9000’; --force imports into the file all the same"
    case .noHabit(let error): error.help
    case .noHeader: "mend it, or move it away and import again"
    }
  }
}
