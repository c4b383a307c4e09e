// A file gets another name, and every link to it follows.

public import PlainFormats
import HostSystem
import JournalDates
import JournalFormat
import JournalModel
import JournalStore
import JournalText
import JournalLanguage

extension Workspace {
  /// Renames or moves a file of the journal, or with `isDryRun` only plans it. Nothing is ever overwritten.
  /// - Parameters:
  ///   - old: The file: a path, a name or a period.
  ///   - new: A name, a path from the root or, with `./` or `../`, from here, or of the file of a period another one.
  /// - Returns: Nil where it has that name already, which is told.
  public func rename(_ old: String, to new: String, isDryRun: Bool = false) throws -> Rename? {
    let place = try file(old)
    guard let root = place.root else {
      throw WorkspaceError(.notFound, RenameErrorText.noJournal, ["path": .place(place.shown)], help: RenameErrorText.noJournalWay)
    }
    guard ["md", "markdown"].contains(PathText.fileExtension(place.diskPath).lowercased()) else {
      throw WorkspaceError(.wrongKind, WritingText.notMarkdownRenamed, ["path": .place(place.shown)], help: WritingText.markdownEnding)
    }
    guard !["", ".", ".."].contains(PathText.name(new)) || new.hasSuffix("/") else {
      throw WorkspaceError(.badValue, RenameErrorText.noName, ["name": .text(new)], help: RenameErrorText.noNameWay)
    }
    let journal = try journal(at: root)
    let to = try periodPath(old, new, place, journal) ?? newPath(new, place, journal)
    if to.utf8.elementsEqual(place.path.utf8) {
      note(RenameErrorText.hasName, ["path": .place(place.path)])
      return nil
    }
    var made: Rename?
    do {
      if isDryRun {
        made = try journal.renaming(place.path, to: to)
      } else {
        try carryOut(in: journal.root, isDryRun: false) {
          let rename = try journal.renaming(place.path, to: to)
          // A link in what nobody can read would lead nowhere afterwards. What has no name in UTF-8 is no file of a journal.
          if let problem = rename.problems.first(where: { $0.kind != .badName }) {
            throw WorkspaceError(
              .unreadable, RenameErrorText.hiddenLinks, ["path": .place(place.path), "problem": "\(problem)"],
              help: RenameErrorText.hiddenLinksWay)
          }
          made = rename
          return rename.plannedChanges
        }
      }
    } catch let refusal as RenameError {
      guard case .losesPeriod(let before, let after) = refusal else { throw refusal }
      throw WorkspaceError(refusal.code, Explanation(refusal.explanation.what, help: wayOut(old, before, after)))
    }
    return made
  }

  /// The path of the period that the new name names, where the file is about such a period; nil where it is the name of a file.
  private func periodPath(_ old: String, _ new: String, _ place: FilePlace, _ journal: Journal) throws -> String? {
    let today = try today(in: journal)
    let issue = PeriodText.issue(of: new, on: today)
    let period = PeriodText(new)?.days(on: today)?.period
    if issue == nil, period == nil { return nil }
    let reading = try place.read()
    guard let unit = reading.kind.unit else { return nil }
    if issue == nil, let period, period.unit == unit { return journal.layout.path(for: period) }
    let moved = FileReading(
      reading.source, path: try newPath(new, place, journal), configuration: journal.configuration)
    let (path, own): (TextValue, TextValue) = (.place(place.path), .message(RenameErrorText.unit, ["unit": .text(unit.rawValue)]))
    let what =
      issue.map {
        Message(
          RenameErrorText.noSuchPeriod, ["word": .text($0.word), "instead": .wording(Wording($0.instead)), "path": path, "unit": own])
      }
      ?? Message(
        RenameErrorText.otherPeriod,
        [
          "word": .text(new), "kind": .message(RenameErrorText.unit, ["unit": .text(period?.unit.rawValue ?? "")]),
          "title": .text(period?.title ?? ""), "path": path, "unit": own,
        ])
    let help = Message(
      RenameErrorText.nameUnitWay,
      ["unit": own, "example": .optional(example(old, reading)), "any": .flag(reading.keepsPeriod(as: moved))])
    throw WorkspaceError(.wrongKind, Explanation(what, help: help))
  }

  /// A call that gives the file of a period the name of another one.
  private func example(_ old: String, _ reading: FileReading) -> String? {
    guard let unit = reading.kind.unit, let span = reading.span else { return nil }
    return "retro rename \(ShellText.quoted(old)) \(Period(unit, containing: span.end).next)"
  }

  /// The path in the journal that the new name means.
  private func newPath(_ new: String, _ place: FilePlace, _ journal: Journal) throws -> String {
    var path = new
    if new.hasPrefix("./") || new.hasPrefix("../") || new.hasPrefix("/") {
      guard let inside = PathText.relative(PathText.absolute(new, from: try folder()), to: journal.root) else {
        throw WorkspaceError(.wrongKind, RenameErrorText.outside, ["path": .text(new)])
      }
      path = inside + (new.hasSuffix("/") ? "/" : "")
    } else if !new.utf8.contains(0x2F) {
      path = PathText.join(PathText.parent(place.path), new)
    }
    if path.hasSuffix("/") { path += PathText.name(place.path) }
    path = PathText.normalise(path)
    return PathText.fileExtension(path).lowercased() == "md" ? path : path + ".md"
  }

  /// How the file of a period can have a name that says none.
  private func wayOut(_ old: String, _ before: FileReading, _ after: FileReading) -> Message {
    let properties = before.propertiesKeepingPeriod(as: after).map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    return Message(
      RenameErrorText.saySoWay,
      [
        "unit": .message(RenameErrorText.unit, ["unit": .text(before.kind.unit?.rawValue ?? "period")]),
        "example": .optional(example(old, before)), "name": .text(ShellText.quoted(old)), "properties": .text(properties),
      ])
  }
}

extension Rename {
  /// What changed, or with a dry run would.
  public func json(isDryRun: Bool) -> JSONValue {
    let own: [(String, Int)] = ownCount > 0 ? [(to, ownCount)] : []
    let files = (own + edited.map { ($0.path, $0.count) }).map { [.path: .string($0.0), .links: JSONValue($0.1)] as JSONValue }
    let kept = untouched.map {
      [.path: .string($0.path), .line: JSONValue($0.line), .link: .string($0.link)] as JSONValue
    }
    let begun = begun.map {
      [.path: .string($0.path), .line: JSONValue($0.line), .link: .string($0.link), .means: .string($0.means)] as JSONValue
    }
    return [
      .schema: .answerSchema, .from: .string(from), .to: .string(to), .links: JSONValue(count), .files: JSONValue(files),
      .untouched: JSONValue(kept), .begun: JSONValue(begun), .noEntries: JSONValue(traces.paths),
      .symlinks: JSONValue(traces.links),
      .dryRun: .bool(isDryRun),
    ]
  }
}
