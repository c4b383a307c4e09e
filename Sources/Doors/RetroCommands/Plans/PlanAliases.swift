// Words for the commands of plans: their plurals, and what is done with the noun behind it.

import CommandKit

extension [CommandAlias] {
  /// `habits`, `add habit`, `list habits`, `delete habit` … for `habit`.
  static func plans(_ noun: String) -> [CommandAlias] {
    let making = ["term", "experiment"].contains(noun) ? "new" : "add"
    let makers = ["add", "new", "create", "make"].map { CommandAlias("\($0) \(noun)", making) }
    let lists = ["list", "show", "ls"].map { CommandAlias("\($0) \(noun)s", "list") }
    let others =
      ["show", "view"].map { CommandAlias("\($0) \(noun)", "show", least: 1) }
      + ["edit", "open"].map { CommandAlias("\($0) \(noun)", "edit", least: 1) }
      + ["delete", "remove", "rm"].map { CommandAlias("\($0) \(noun)", "delete", least: 1) }
      + ["rename", "mv"].map { CommandAlias("\($0) \(noun)", "rename", least: 2) }
      + ["change", "update"].map { CommandAlias("\($0) \(noun)", "change", least: 2) }
    let isDue = !["habit", "term", "value", "experiment"].contains(noun)
    let movers =
      ["move", "mv", "reschedule"].map { CommandAlias("\($0) \(noun)", "move", least: 2) }
      + ["postpone", "defer", "snooze"].map { CommandAlias("\($0) \(noun)", "postpone", least: 2) }
    return [CommandAlias("\(noun)s")] + makers + lists + (isDue ? movers : []) + others
  }
}
