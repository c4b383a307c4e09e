// `retro init`: a folder becomes a journal.

public import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalSetup
import JournalStore
import JournalText

/// Makes a folder a journal.
public struct InitCommand: Command {
  public static let name = "init"
  public static let aliases: [CommandAlias] = ["start", "setup", "create"]
  public static let declaration = CommandDeclaration(
    name, "Start a journal in a folder.",
    discussion: """
      Writes retro.yaml, which makes the folder a journal and lists every setting with what holds without it; .gitattributes, so that git
      never changes a line end; and the folders that the first entries go to. What is there stays as it is: a folder of notes
      becomes a journal, and its notes are notes of the journal.

      Where there are notes already, it looks how they are kept: where days and weeks lie, by their names and by what Obsidian was told;
      which folder holds templates; under which headings you look back; in which words moods are written. The settings that follow from it
      are shown, you are asked whether they suit, and without a terminal they are written. ‘--plain’ looks at nothing.
      """,
    operands: [dir],
    options: [plain, .dryRun],
    examples: [
      Example("retro init ~/journal", "Makes a journal in your home folder."),
      Example("retro init ~/Obsidian --dry-run", "Shows what a vault would have for settings."),
    ])

  private static let dir = Operand(
    optional: .folder, "The folder, made where it is missing; if left out that of --journal or $RETRO_JOURNAL, else the current one.")
  private static let plain = Flag("plain", "Keep the standard settings, however the notes are kept.")

  private var folder = "."
  private let named: String?
  private let isPlain: Bool
  private let isDryRun: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    named = try arguments[Self.dir]
    isPlain = arguments[Self.plain]
    isDryRun = arguments[.dryRun]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    var command = self
    command.folder = try folder(in: context)
    return try command.found(in: &context)
  }

  /// The folder that is meant: the one that is named, in whatever way. A journal that is there already needs no founding, so that another one is
  /// meant where the environment names it.
  private func folder(in context: Context) throws -> String {
    let here = try context.workspace.folder()
    if let named, let other = context.globals.journal, PathText.absolute(named, from: here) != PathText.absolute(other, from: here) {
      throw CommandError(.usage, InitText.twoFolders, ["one": .place(named), "other": .place(other)], help: InitText.oneFolder)
    }
    if let folder = named ?? context.globals.journal { return folder }
    guard let known = context.environment["RETRO_JOURNAL"].map({ context.environment.withoutTilde($0) }), !known.isEmpty,
      !FileSystem.isFile(PathText.join(PathText.absolute(known, from: here), JournalSearch.marker))
    else { return "." }
    return known
  }

  private func found(in context: inout Context) throws -> ExitStatus {
    let here = try context.workspace.folder()
    let root = PathText.absolute(folder, from: here)
    // Whoever asks for a language means the journal, too, and else whoever is spoken to in one.
    let asked = context.globals.language?.tag
    var founding = try JournalFounding(at: root, shown: folder, in: asked ?? context.language.tag)
    let survey = isPlain ? nil : try context.workspace.survey(of: root)
    if let survey, try tell(of: survey, founding, in: &context) {
      founding = try JournalFounding(at: root, shown: folder, proposing: survey.proposals, in: asked ?? (survey.namesHeadings ? nil : context.language.tag))
    }
    context.write(try context.workspace.found(founding, at: root, isDryRun: isDryRun).preview)
    for part in founding.missing {
      context.note(isDryRun ? ProgramText.wouldMake : ProgramText.made, ["path": .place(name(of: part))])
    }
    for part in founding.present { context.note(InitText.kept, ["path": .place(name(of: part))]) }
    let outer = JournalSearch.root(above: PathText.parent(root))
    if let outer, !founding.isJournal { context.note(InitText.outer, ["path": .place(outer)]) }
    if !founding.isJournal, let inner = JournalSearch.root(below: root) { context.note(InitText.inner, ["path": .place(inner)]) }
    if !founding.isJournal, !isDryRun {
      // What is typed next is meant for the new journal.
      let isElsewhere = try root != context.workspace.folder()
      context.note(
        survey?.count ?? 0 > 0 ? InitText.nextOfNotes : InitText.next,
        ["elsewhere": .flag(isElsewhere), "folder": .text(ShellText.quoted(folder))])
    }
    return .yes
  }

  /// Tells how the notes are kept, and asks whether the settings are to say so.
  private func tell(of survey: NotesSurvey, _ founding: JournalFounding, in context: inout Context) throws -> Bool {
    for cause in survey.problems.causes { context.warn(of: Message(cause)) }
    if survey.count > 0, !founding.isJournal { context.note(InitText.found, ["count": .number(survey.count)]) }
    for proposal in survey.proposals {
      context.note(
        InitText.proposes,
        ["setting": .text(proposal.setting.key), "value": .text(proposal.value.line), "reason": .message(proposal.reason)])
    }
    for remark in survey.remarks { context.note(remark) }
    if survey.proposals.isEmpty { return false }
    if founding.isJournal {
      context.note(InitText.ways)
      return false
    }
    if isDryRun {
      context.note(InitText.wouldSay)
      return true
    }
    if context.display.mayAsk {
      context.warn(context.language(InitText.question))
      try context.flush()
      return !(readLine() ?? "n").trimmed.lowercased().hasPrefix("n")
    }
    context.note(InitText.settings)
    return true
  }

  private func name(of part: JournalFounding.Part) -> String {
    let path = folder == "." ? part.path : PathText.join(folder, part.path)
    return if case .folder = part { path + "/" } else { path }
  }
}
