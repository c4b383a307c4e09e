// Why an export is not imported.

public import HostSystem
public import JournalImports
public import JournalStore
public import JournalText
import StreamKit

/// An export of which nothing is written; others go on.
public enum ImportError: ExplainedError, Hashable {
  /// It cannot be read.
  case export(ExportError)
  case host(HostError)
  case store(StoreError)
  /// A file of metrics is not as the last import left it, which was on this date; nil where no import wrote it.
  case edited(path: String, since: String?)
  /// A file of metrics has no header.
  case noHeader(path: String)
  /// All days that it tells of have minutes of other machines, which cannot be added to those of its own.
  case otherMachines([String], own: [String])
  /// What its lines were said to be of is no habit.
  case noHabit(PlanError)
}

extension ImportError {
  public var code: ErrorCode {
    switch self {
    case .export(let error): error.code
    case .host(let error): error.code
    case .store(let error): error.code
    case .edited: .changedMeanwhile
    case .noHeader: .unreadable
    case .otherMachines: .conflict
    case .noHabit(let error): error.code
    }
  }

  public var place: ErrorPlace? {
    switch self {
    case .export(let error): error.place
    case .host(let error): error.place
    case .store(let error): error.place
    case .edited(let path, _), .noHeader(let path): ErrorPlace(path)
    case .otherMachines, .noHabit: nil
    }
  }

  public var what: String {
    switch self {
    case .export(let error): error.what
    case .host(let error): error.message
    case .store(let error): error.message
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
    case .export(let error): error.help
    case .host: nil
    case .store(let error): error.help
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

extension ExportReader {
  /// Reads a file, with every failure as a reason not to import it.
  public func reading(_ path: String) throws(ImportError) -> ReadExport {
    do {
      return try read(path)
    } catch let error as ExportError {
      throw .export(error)
    } catch let error as StoreError {
      throw .store(error)
    } catch {
      throw .export(.stream(StreamError(.damaged, "\(error)")))
    }
  }
}
