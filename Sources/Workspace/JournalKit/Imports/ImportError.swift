// Why an export is not imported.

public import HostSystem
import JournalDates
public import JournalImports
public import JournalStore
public import JournalText
import StreamKit
public import JournalLanguage

/// An export of which nothing is written; others go on.
public enum ImportError: CataloguedError, Hashable {
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

  public var explanation: Explanation {
    switch self {
    case .export(let error): Explanation(of: error)
    case .host(let error): Explanation(of: error)
    case .store(let error): Explanation(of: error)
    case .edited(let path, let since):
      Explanation(
        since.map { Message(MeasureErrorText.editedSince, ["path": .place(path), "day": CalendarDay(String($0.prefix(10))).map { .day($0) } ?? .text($0)]) }
          ?? Message(MeasureErrorText.writtenByNone, ["path": .place(path)]), help: Message(MeasureErrorText.editedWay))
    case .noHeader(let path):
      Explanation(Message(MeasureErrorText.noHeader, ["path": .place(path)]), help: Message(MeasureErrorText.noHeaderWay))
    case .noHabit(let error): error.explanation
    case .otherMachines(let others, let own):
      Explanation(
        Message(
          MeasureErrorText.otherMachines, ["others": .messages(Self.list(others), .and), "own": .messages(Self.list(own), .and)]),
        help: Message(MeasureErrorText.otherMachinesWay))
    }
  }

  static func list(_ machines: [String]) -> [Message] {
    machines.map { name in
      if name.hasSuffix("?") { return Message(MeasureErrorText.machineWithTimeAway, ["name": .text(String(name.dropLast()))]) }
      return name.isEmpty ? Message(MeasureErrorText.namelessMachine) : .verbatim("‘\(name)’")
    }
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
