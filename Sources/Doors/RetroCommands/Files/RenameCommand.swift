// `retro rename`: a file gets another name, and every link to it follows.

public import CommandKit
import HostSystem
import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText
import PlainFormats

/// Renames or moves a file of the journal.
public struct RenameCommand: Command {
  public static let name = "rename"
  public static let declaration = CommandDeclaration(
    name, "Rename a file and every link to it.",
    discussion: """
      The file and all links that mean it change together, or nothing does: [[name]], [[name|shown]], [[name#heading]], [[name#^id]],
      [[folder/name]], ![[name]], relative Markdown links and images, in text and in quoted values of properties. Code stays as it is,
      and so does what is shown. So do links to others of the same name that would mean another file afterwards. Files that are no entries,
      such as templates, canvases and bases, and links of the file system are not changed: you are told which of them name the file, and which
      links that led nowhere now mean one.

      NEW is a name, or a path from the root of the journal; one that begins with ‘./’ or ‘../’ starts from here. ‘.md’ may be left out,
      and a path that ends in ‘/’ keeps the name. For the file of a day, week, month, quarter or year it may be another such period, as in
      ‘retro rename W46 W47’: the file moves to where that period's file lies. Any other name it takes only where its properties say what
      it is about, as type and start do. When a file moves to another folder, its own relative links are adapted. Nothing is ever
      overwritten.
      """,
    operands: [old, new],
    options: [.dryRun, .json],
    examples: [
      Example("retro rename run-500-km run-600-km", "The goal has grown."),
      Example("retro rename packing-list lists/ --dry-run", "See what moving a file would change."),
      Example("retro rename today tomorrow", "It is about the day that has just begun."),
    ])

  private static let old = Operand("OLD", "A path, the name of a file such as run-500-km, or a period such as W46.")
  private static let new = Operand("NEW", "The new name, a path with folders, or of a period's file another period.")

  private let old: String
  private let new: String
  private let isDryRun: Bool
  private let isJSON: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    old = try arguments[Self.old]
    new = try arguments[Self.new]
    isDryRun = arguments[.dryRun]
    isJSON = arguments[.json]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    let place = try context.file(old)
    guard let root = place.root else {
      throw CommandError(.notFound, "‘\(place.shown)’ lies in no journal, so nothing is known to link to it", help: "‘mv’ renames it")
    }
    guard ["md", "markdown"].contains(PathText.fileExtension(place.diskPath).lowercased()) else {
      throw CommandError(.wrongKind, "‘\(place.shown)’ is no Markdown file, and was not renamed", help: "files of the journal end in .md")
    }
    guard !["", ".", ".."].contains(PathText.name(new)) || new.hasSuffix("/") else {
      throw CommandError(.badValue, "‘\(new)’ is no name for a file", help: "a path that ends in ‘/’ keeps the name")
    }
    let journal = try context.workspace.journal(at: root)
    let to = try periodPath(place, journal, context) ?? newPath(place, journal, from: try context.currentFolder())
    if to.utf8.elementsEqual(place.path.utf8) {
      context.note("\(place.path) has that name already; nothing to change")
      return .yes
    }
    var made: Rename?
    do {
      if isDryRun {
        made = try journal.renaming(place.path, to: to)
      } else {
        try context.carryOut(in: journal.root, isDryRun: false) { _ in
          let rename = try journal.renaming(place.path, to: to)
          // A link in what nobody can read would lead nowhere afterwards. What has no name in UTF-8 is no file of a journal.
          if let problem = rename.problems.first(where: { $0.kind != .badName }) {
            throw CommandError(
              .unreadable, "\(place.path) was not renamed: \(problem)",
              help: "links to it may stand there; make it readable, then try again")
          }
          made = rename
          return rename.plannedChanges
        }
      }
    } catch let error as RenameError {
      guard case .losesPeriod(let before, let after) = error else { throw error }
      throw CommandError(error.code, error.message, help: wayOut(before, after))
    }
    if let made { show(made, in: &context) }
    return .yes
  }

  /// The path of the period that `NEW` names, where the file is about such a period; nil where it is the name of a file.
  private func periodPath(_ place: FilePlace, _ journal: Journal, _ context: Context) throws -> String? {
    let today = try context.today(in: journal)
    let flaw = PeriodText.flaw(of: new, on: today)
    let period = PeriodText(new)?.days(on: today)?.period
    if flaw == nil, period == nil { return nil }
    let reading = try place.read()
    guard let unit = reading.kind.unit else { return nil }
    if flaw == nil, let period, period.unit == unit { return journal.layout.path(for: period) }
    let found =
      flaw.map { "there is no ‘\($0.word)’: \($0.instead)" } ?? period.map { "‘\(new)’ is a \($0.unit.rawValue), \($0.title)" } ?? ""
    let moved = FileReading(
      reading.source, path: try newPath(place, journal, from: try context.currentFolder()), configuration: journal.configuration)
    let any = reading.keepsPeriod(as: moved) ? ", or end the name of a file in .md" : ""
    throw CommandError(
      .wrongKind, "\(found), and \(place.path) is the file of a \(unit.rawValue)", help: "name a \(unit.rawValue)\(example(reading))\(any)")
  }

  /// A call that gives the file of a period the name of another one.
  private func example(_ reading: FileReading) -> String {
    guard let unit = reading.kind.unit, let span = reading.span else { return "" }
    return ", as in ‘retro rename \(ChangeSet.quoted(old)) \(Period(unit, containing: span.end).next)’"
  }

  /// The path in the journal that `NEW` means.
  private func newPath(_ place: FilePlace, _ journal: Journal, from folder: String) throws -> String {
    var path = new
    if new.hasPrefix("./") || new.hasPrefix("../") || new.hasPrefix("/") {
      guard let inside = PathText.relative(PathText.absolute(new, from: folder), to: journal.root) else {
        throw CommandError(.wrongKind, "‘\(new)’ lies outside of the journal")
      }
      path = inside + (new.hasSuffix("/") ? "/" : "")
    } else if !new.utf8.contains(0x2F) {
      path = PathText.join(PathText.parent(place.path), new)
    }
    if path.hasSuffix("/") { path += PathText.name(place.path) }
    path = PathText.normalise(path)
    return PathText.fileExtension(path).lowercased() == "md" ? path : path + ".md"
  }

  private func show(_ rename: Rename, in context: inout Context) {
    for problem in rename.problems { context.warn(of: "\(problem); links in it are not changed") }
    for problem in rename.traces.problems { context.warn(of: "\(problem); whether it names the file is not known") }
    for link in rename.untouched {
      var text = MarkedText("\(link.path.onOneLine):\(link.line):", .place)
      text.add(" ")
      text.add("warning:", .warning)
      let reason = link.isKept ? "stands in a value that is kept as it is" : "is a name without brackets, and so no link"
      text.add(" \(link.link.onOneLine) \(reason); change it in your editor\n")
      context.warn(text)
    }
    for link in rename.begun {
      var text = MarkedText("\(link.path):\(link.line):", .place)
      text.add(" ")
      text.add("warning:", .warning)
      text.add(" ‘\(link.link)’ led nowhere, and \(isDryRun ? "would mean" : "now means") \(link.means)\n")
      context.warn(text)
    }
    for line in words(for: rename.traces, of: rename.from) { context.warn(of: line) }
    let (before, after) = (rename.before, rename.after)
    if before.kind != after.kind {
      let help = before.kind.unit == nil ? "; ‘type: \(before.kind.rawValue)’ in its front matter keeps it one" : ""
      let kinds = "\(rename.from) is a \(before.kind.rawValue), and as \(rename.to) it is a \(after.kind.rawValue)"
      context.warn(of: "\(kinds)\(help)")
    } else if before.span != after.span, let old = before.span, let new = after.span {
      context.warn(of: "\(rename.from) is about \(old), and \(rename.to) is about \(new)")
    }
    if let flaw = rename.flawElsewhere { context.warn(of: "\(rename.to) \(flaw)") }
    // A name that says no period, or another one than a property says.
    let known = Set(before.diagnostics.map(\.message))
    for finding in after.diagnostics where !known.contains(finding.message) {
      context.warn(finding, in: after)
    }
    if isJSON {
      context.write(json(rename))
    } else if isDryRun {
      context.write(rename.plannedChanges.diff)
    }
    let files = rename.edited.count + (rename.ownCount > 0 ? 1 : 0)
    let links = "; \(counted(rename.count, "link")) in \(counted(files, "file")) \(isDryRun ? "would follow" : "changed")"
    context.note("\(isDryRun ? "would rename" : "renamed") \(rename.from) to \(rename.to)\(rename.count == 0 ? "" : links)")
  }

  /// What is left as it is and names the file, in one line each.
  private func words(for traces: FileTraces, of path: String) -> [String] {
    var lines: [String] = []
    if !traces.files.isEmpty {
      let verb = traces.files.count == 1 ? "names" : "name"
      lines.append("\(listed(traces.files)) still \(verb) \(path); a file that is no entry is not changed")
    }
    lines += traces.boards.map { board in
      let (places, verb) = board.count == 1 ? ("1 place", "names") : ("\(board.count) places", "name")
      return "\(places) in \(board.path) still \(verb) \(path); such a file is not changed"
    }
    if !traces.links.isEmpty {
      let (links, verb) = traces.links.count == 1 ? ("a symbolic link", "leads") : ("symbolic links", "lead")
      let leads = isDryRun ? "would lead nowhere" : "now \(verb) nowhere"
      lines.append("\(listed(traces.links)), \(links) to \(path), \(leads)")
    }
    return lines
  }

  private func listed(_ paths: [String]) -> String {
    let shown = paths.prefix(paths.count == 4 ? 4 : 3)
    let words = shown.map { $0 } + (shown.count < paths.count ? ["\(paths.count - shown.count) more"] : [])
    return words.count == 1 ? words[0] : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  private func json(_ rename: Rename) -> JSONValue {
    let own: [(String, Int)] = rename.ownCount > 0 ? [(rename.to, rename.ownCount)] : []
    let files = (own + rename.edited.map { ($0.path, $0.count) }).map { ["path": .string($0.0), "links": JSONValue($0.1)] as JSONValue }
    let kept = rename.untouched.map {
      ["path": .string($0.path), "line": JSONValue($0.line), "link": .string($0.link)] as JSONValue
    }
    let begun = rename.begun.map {
      ["path": .string($0.path), "line": JSONValue($0.line), "link": .string($0.link), "means": .string($0.means)] as JSONValue
    }
    return [
      "schema": 1, "from": .string(rename.from), "to": .string(rename.to), "links": JSONValue(rename.count), "files": JSONValue(files),
      "untouched": JSONValue(kept), "begun": JSONValue(begun), "no_entries": JSONValue(rename.traces.paths),
      "symlinks": JSONValue(rename.traces.links),
      "dry_run": .bool(isDryRun),
    ]
  }

  /// How the file of a period can have a name that says none.
  private func wayOut(_ before: FileReading, _ after: FileReading) -> String {
    let properties = before.propertiesKeepingPeriod(as: after).map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    return
      "name a \(before.kind.unit?.rawValue ?? "period")\(example(before)), or let the file say it first: ‘retro set \(ChangeSet.quoted(old)) \(properties)’"
  }
}
