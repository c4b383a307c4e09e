// Why files were not changed, as languages tell it.

import HostSystem
public import JournalText

extension ChangeError {
  public var wordings: (what: Wording, why: Wording?, help: Wording?)? {
    switch self {
    case .noState(let error):
      let told = told("noState")
      return (told.what, error?.wording ?? told.why, told.help)
    case .refused(let error, let kept):
      let told = told("refused." + way(out: error, kept), ["kept": .text(kept ?? "")])
      return (error.attempt.wording(error.path), error.reason, told.help)
    case .halfDone(let error): return told("halfDone", ["error": .wording(error.wording)])
    case .stopped(let done, let all): return told("stopped", ["done": .number(done), "all": .number(all)])
    case .unsettled(let command, let error):
      let told = told("unsettled", ["command": .text("\(command)")])
      return (told.what, error.wording, told.help)
    case .damaged(let path): return told("damaged", ["path": .text(path)])
    case .damagedLog(let path): return told("damagedLog", ["path": .text(path)])
    case .nothingToUndo: return told("nothingToUndo")
    case .differs(let path, let command): return told("differs", ["path": .text(path), "command": .text("\(command)")])
    case .changedLater(let path, let command, let later, let name):
      return told("changedLater", ["path": .text(path), "command": .text("\(command)"), "later": .text("\(later)"), "name": .text(name)])
    case .builtUpon(let command, let later, let name):
      return told("builtUpon", ["command": .text("\(command)"), "later": .number(later), "name": .text(name)])
    case .noSuchChange(let name): return told("noSuchChange", ["name": .text(name)])
    case .undoneAlready(let name, let command, let inverse):
      return told("undoneAlready", ["name": .text(name), "command": .text("\(command)"), "inverse": .optional(inverse)])
    }
  }

  private func told(_ name: String, _ values: [String: Wording.Value] = [:]) -> (what: Wording, why: Wording?, help: Wording?) {
    wordings("change_errors", name, values)
  }

  /// What the way out depends on where the system refused.
  private func way(out error: HostError, _ kept: String?) -> String {
    if kept != nil { return "kept" }
    return error.kind == .timedOut ? "timedOut" : "changedMeanwhile"
  }
}
