// Why files were not changed, and in what state that left them.

public import HostSystem
public import JournalText

/// A change set that did not happen. Unless a case says otherwise, every file is as it was.
public enum ChangeError: ExplainedError, Hashable {
  /// What undo needs cannot be kept; nil where there is no home folder to keep it in.
  case noState(HostError?)
  /// The system refused, or a file had been changed; `kept` is where the text lies that the command would have written.
  case refused(HostError, kept: String?)
  /// Some files may be changed: the system refused to go on and to go back. The next command that writes tries again.
  case halfDone(HostError)
  /// Somebody stopped it after some of its files, which are as they were again.
  case stopped(done: Int, of: Int)
  /// What an interrupted command left cannot be settled yet.
  case unsettled(command: ToldCommand, HostError)
  /// The file in which an interrupted command was saved does not say what it was.
  case damaged(path: String)
  /// The last command that wrote was saved, and what was saved cannot be read.
  case damagedLog(path: String)
  /// There is nothing to undo.
  case nothingToUndo
  /// A file is no longer as the command left it.
  case differs(path: String, command: ToldCommand)
  /// A file was changed again by a later command; `name` is that one's, as `undo` takes it.
  case changedLater(path: String, command: ToldCommand, later: ToldCommand, name: String)
  /// The command founded the journal that so many later ones wrote to; `name` is that of the last one, as `undo` takes it.
  case builtUpon(command: ToldCommand, later: Int, name: String)
  /// No command of this name is kept.
  case noSuchChange(name: String)
  /// The command is taken back already; `inverse` names the one that did it, as `undo` takes it.
  case undoneAlready(name: String, command: ToldCommand, inverse: String?)
}

extension ChangeError {
  public var code: ErrorCode {
    switch self {
    case .noState, .halfDone: .system
    case .refused(let error, _): error.code
    case .stopped, .unsettled, .damaged, .damagedLog: .interrupted
    case .nothingToUndo, .noSuchChange: .notFound
    case .differs: .changedMeanwhile
    case .changedLater, .builtUpon, .undoneAlready: .conflict
    }
  }

  public var place: ErrorPlace? {
    switch self {
    case .refused(let error, _), .halfDone(let error), .unsettled(_, let error): error.place
    case .damaged(let path), .damagedLog(let path), .differs(let path, _), .changedLater(let path, _, _, _): ErrorPlace(path)
    case .noState, .stopped, .nothingToUndo, .builtUpon, .noSuchChange, .undoneAlready: nil
    }
  }

  public var why: String? {
    switch self {
    case .noState(let error): error?.message ?? "there is no home folder to keep the old text in"
    case .refused(let error, _): error.why
    case .unsettled(_, let error): error.message
    default: nil
    }
  }

  public var what: String {
    switch self {
    case .noState: "nothing was written, since it could not be undone"
    case .refused(let error, _): error.what
    case .halfDone(let error): "\(error); what was done until then could not be taken back"
    case .stopped(let done, let all): "stopped after \(done) of \(all) files; those are as they were again, and nothing was written"
    case .unsettled(let command, _): "‘\(command)’ was interrupted and cannot be settled"
    case .damaged(let path): "an interrupted command was saved in ‘\(path)’, which cannot be read"
    case .damagedLog(let path): "the last command was saved in ‘\(path)’, which cannot be read; nothing was undone"
    case .nothingToUndo: "there is nothing to undo"
    case .differs(let path, let command): "‘\(path)’ is no longer as ‘\(command)’ left it; nothing was undone"
    case .changedLater(let path, let command, let later, _):
      "‘\(path)’ is no longer as ‘\(command)’ left it: ‘\(later)’ changed it later; nothing was undone"
    case .builtUpon(let command, let later, _):
      "‘\(command)’ founded this journal, and \(later == 1 ? "a later command" : "\(later) later commands") wrote to it; nothing was undone"
    case .noSuchChange(let name): "there is no change ‘\(name)’; nothing was undone"
    case .undoneAlready(let name, let command, _): "change \(name), ‘\(command)’, is taken back already"
    }
  }

  /// The way out, in words; nil where none is known.
  public var help: String? {
    switch self {
    case .noState: "name a folder that you may write to in $XDG_STATE_HOME"
    case .refused(_, let kept?): "what the command would have written is in ‘\(kept)’"
    case .refused(let error, nil):
      switch error.kind {
      case .timedOut: "try again in a moment"
      case .changedMeanwhile: "run the command again: it starts from what stands there now"
      default: nil
      }
    case .halfDone: "the next command that writes will finish this one or take it back"
    case .stopped: "the same command again begins anew"
    case .unsettled: "mend that, then try again; reading works meanwhile"
    case .damaged, .damagedLog: "look at your files, then move it away"
    case .nothingToUndo: "‘retro undo --list’ shows what was written to this journal, or, outside of any, in this folder"
    case .differs: "someone has changed it since; undo would lose that"
    case .changedLater(_, _, _, let name): "‘retro undo \(name)’ takes that back first"
    case .builtUpon(_, _, let name): "‘retro undo \(name)’ takes back the last of them first"
    case .noSuchChange: "‘retro undo --list’ shows those that are kept, each behind its number"
    case .undoneAlready(_, _, let inverse?): "‘retro undo \(inverse)’ brings it back"
    case .undoneAlready(_, _, nil): nil
    }
  }
}

extension ChangeError {
  /// The same with other names for the paths of files, for commands, and for what `undo` takes for them.
  public func naming(
    _ name: (String) -> String = { $0 }, commands: (ChangeSet) -> String = { ToldCommand($0).description }, changes: (String) -> String = { $0 }
  ) -> ChangeError {
    func renamed(_ error: HostError) -> HostError { error.at(name(error.path)) }
    func told(_ command: ToldCommand) -> ToldCommand { ToldCommand(command.set, as: commands(command.set)) }
    return switch self {
    case .refused(let error, let kept): .refused(renamed(error), kept: kept)
    case .halfDone(let error): .halfDone(renamed(error))
    case .unsettled(let command, let error): .unsettled(command: told(command), renamed(error))
    case .differs(let path, let command): .differs(path: name(path), command: told(command))
    case .changedLater(let path, let command, let later, let change):
      .changedLater(path: name(path), command: told(command), later: told(later), name: changes(change))
    case .builtUpon(let command, let later, let change): .builtUpon(command: told(command), later: later, name: changes(change))
    case .noSuchChange(let change): .noSuchChange(name: changes(change))
    case .undoneAlready(let change, let command, let inverse):
      .undoneAlready(name: changes(change), command: told(command), inverse: inverse.map(changes))
    case .noState, .stopped, .damaged, .damagedLog, .nothingToUndo: self
    }
  }
}
