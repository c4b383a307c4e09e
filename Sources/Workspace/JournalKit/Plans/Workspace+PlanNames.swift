// A plan is called otherwise: its title, its file, and every link to it.

public import JournalFormat
public import JournalModel
public import JournalStore
import HostSystem
import JournalDates
import JournalLanguage
import JournalText
public import PlainFormats

/// A plan that has another title.
public struct RenamedPlan: Sendable {
  /// Its file and the links to it.
  public let rename: Rename?
  /// As it is afterwards, or with a dry run would be.
  public let after: FileReading
  public let path: String
  public let outcome: ChangeOutcome

  public var json: JSONValue {
    [
      .schema: .answerSchema, .from: .string(path), .path: .string(after.path), .slug: .string(after.slug), .title: .string(after.title),
      .links: .int(rename?.count ?? 0), .changed: .bool(outcome.isChanged), .dryRun: .bool(outcome.isDryRun),
    ]
  }
}

extension Workspace {
  /// Gives a plan another title, and its file the name that is made of it; every link follows, or nothing changes.
  /// - Throws: Where another plan has the title, or a file the name.
  public func renamePlan(_ reading: FileReading, to title: String, in journal: Journal, isDryRun: Bool = false) throws -> RenamedPlan {
    let title = title.trimmed
    guard let named = PlanName.slug(ofTitle: title), !title.contains(where: \.isNewline) else {
      throw WorkspaceError(.badValue, PlanErrorText.cannotBeTitle, ["title": .text(title)], help: PlanErrorText.badTitleWay)
    }
    let folder = PathText.parent(reading.path)
    let isNeutral = reading.slug.hasPrefix(FileReading.privateTag + "-")
    let now = try now(in: journal)
    let neutral = isNeutral ? reading.slug : PlanName.neutral(title, salt: "\(now.day) \(now.time.map(\.description) ?? "")")
    let slug = FileReading.saysPrivate([title]) ? neutral : named
    let to = (folder == "." ? "" : folder + "/") + slug + ".md"
    var made: (rename: Rename?, after: FileReading)?
    let outcome = try carryOut(in: journal.root, isDryRun: isDryRun) {
      let plans = try plans(of: journal, in: reading.kind.folder.map { [$0] } ?? [])
      if let double = plans.plan(titledLike: title, reading.kind), double.path != reading.path {
        throw PlanDraftError.doubles(title: title, of: double.title, double.kind, path: double.path, slug: double.slug)
      }
      if to == reading.path {
        let after = try reading.titled(title)
        made = (nil, after)
        return after.source == reading.source ? [] : [PlannedChange(reading.path, from: reading.source.bytes, to: after.source.bytes)]
      }
      let rename = try journal.renaming(reading.path, to: to)
      if let problem = rename.problems.first(where: { $0.kind != .badName }) {
        throw WorkspaceError(
          .unreadable, RenameErrorText.hiddenLinks, ["path": .place(reading.path), "problem": .failure(problem)],
          help: RenameErrorText.hiddenLinksWay)
      }
      let after = try rename.after.titled(title)
      made = (rename, after)
      return rename.edited.map(\.change)
        + PlannedChange.move(reading.path, to: to, before: rename.before.source.bytes, after: after.source.bytes)
    }
    guard let (rename, after) = made else { throw WorkspaceError(.conflict, PlanErrorText.nothingWritten) }
    return RenamedPlan(rename: rename, after: after, path: reading.path, outcome: outcome)
  }
}

extension FileReading {
  /// The same file with another title: where its heading is the title, that changes, else the property.
  func titled(_ title: String) throws -> FileReading {
    func read(_ source: SourceText) -> FileReading { FileReading(source, path: path, configuration: configuration) }
    if self.title.hasSameBytes(as: title) { return self }
    let heading = Array("# \(self.title)".utf8)
    if !properties.contains(where: { $0.key == "title" }),
      let line = (1...lines.starts.count).map({ lines.range(ofLine: $0) }).first(where: { source[$0].elementsEqual(heading) })
    {
      var bytes = source.bytes
      bytes.replaceSubrange(line.lowerBound..<line.upperBound, with: Array("# \(title)".utf8))
      let after = read(SourceText(path: source.path, bytes: bytes))
      if after.title.hasSameBytes(as: title) { return after }
    }
    return read(try source.applying([.set(key: "title", value: title)]))
  }
}

extension Workspace {
  /// The kind of the plan with a due date that a name means; nil where it means none, or several.
  public func kind(ofPlanToMove name: String) throws -> EntryKind? {
    try kind(ofPlan: name, among: [.task, .goal, .milestone, .obligation])
  }

  /// The kind of the plan that a name means; nil where it means none, or several.
  public func kind(
    ofPlan name: String, among kinds: Set<EntryKind> = [.habit, .task, .goal, .milestone, .obligation]
  ) throws -> EntryKind? {
    guard rootIfFound != nil else { return nil }
    var plans = try plans(of: try openJournal(), in: [.activities, .goals])
    do throws(PlanError) { return try plans.plan(name, of: kinds).kind } catch { return nil }
  }
}

extension PlanFiles {
  /// How many of the first words, and never all of them, are words of the name of one plan, each as often as it stands there: the two of ‘half marathon half
  /// marathon under 1:50’.
  public func count(ofWordsNamingAtHead words: [String], of kinds: Set<EntryKind>) -> Int {
    let names = readings.filter { kinds.contains($0.kind) && $0.archived == nil }.flatMap { [$0.slug] + $0.spokenNames }
    return names.map { name in
      var left = Self.nameWords(name)
      return words.dropLast().prefix { word in
        let parts = Self.nameWords(word)
        for part in parts {
          guard let place = left.firstIndex(of: part) else { return false }
          left.remove(at: place)
        }
        return !parts.isEmpty
      }.count
    }.max() ?? 0
  }
}
