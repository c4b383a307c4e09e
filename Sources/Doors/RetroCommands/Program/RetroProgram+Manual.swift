// What the manual pages and the documents say beyond the declarations.

import CommandKit
import JournalFormat

extension RetroProgram {
  /// When this version was made, for the foot of the manual pages.
  static let date = "2026-11-20"

  /// The page of a command, or of the program.
  static func manual(_ command: CommandDeclaration?) -> String {
    declared.manual(command, date: date, sections: command == nil ? [exitStatus, environment, files] : [exitStatus])
  }

  private static let exitStatus = ManualSection(
    "EXIT STATUS",
    [
      ("0", "Yes: it was done, or something was found."),
      ("1", "No: nothing was found, a check found errors, or there is something to do."),
      ("2", "It could not be done, or the command was not understood."),
      ("128+n", "A signal n ended the program. A reader that goes away, as head does, ends it quietly."),
    ])

  private static let environment = ManualSection(
    "ENVIRONMENT",
    [
      ("RETRO_JOURNAL", "The journal to use where none is found from the current folder."),
      ("RETRO_NOW", "The time to take for now, as with --now."),
      ("XDG_CONFIG_HOME, XDG_STATE_HOME", "Where your own configuration and what undo needs lie, if not in ~/.config and ~/.local/state."),
      ("VISUAL, EDITOR", "The editor that opens files."),
      ("RETRO_PAGER, PAGER", "What shows long answers page by page; less if neither is set, and none for ‘cat’ or nothing."),
      ("XDG_CACHE_HOME", "Where the index lies, if not in ~/.cache."),
      ("NO_COLOR, FORCE_COLOR", "If set, never or always colour; --color wins over both."),
      ("COLUMNS", "The width of the output where no terminal says it."),
      ("TZ", "The zone whose clock tells today, where the journal sets no timezone."),
    ])

  private static let files = ManualSection(
    "FILES",
    [
      ("retro.yaml", "Makes a folder a journal; its settings. See retro-config(1)."),
      ("~/.config/retro/config.yaml", "Your own configuration: the journal to use where none is nearer."),
      ("~/.local/state/retro/", "What undo needs of the last changes, locks, and texts that could not be written."),
    ])
}
