// The history of a file or an item: from git where there is one, from what commands changed, and from Reviews.

import HostSystem
import JournalDates
import JournalFormat
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalMerge
public import JournalStore
public import JournalModel
import JournalText

extension Workspace {
  /// How a file came to be.
  public func chronicle(of file: FilePlace, in journal: Journal, for audience: Audience) throws -> Chronicle {
    guard let path = journal.path(ofDiskPath: file.diskPath) else {
      throw WorkspaceError(.notFound, DiffText.noVersion, ["word": .place(file.shown)], help: DiffText.noVersionWay)
    }
    let reading = FileVersions.isRead(path) ? try file.read() : nil
    var chronicle = Chronicle(path: path, title: reading?.told(to: audience).publicTitle ?? PathText.name(path))
    if let reading, !audience.sees(isPrivate: reading.isPrivate) { return .hidden(at: path) }
    chronicle.steps = try steps(of: path, journal)
    chronicle.sort()
    chronicle.tell(audience)
    return chronicle
  }

  /// How an item came to be: where it was written, and what Reviews said of it.
  public func chronicle(of found: FoundItem, in journal: Journal, for audience: Audience) throws -> Chronicle {
    let reading = found.file.reading
    let path = reading.path
    guard case .item(let one, let section) = found.found else { return try chronicle(of: found.file.place, in: journal, for: audience) }
    let item = one.item
    var chronicle = Chronicle(path: path, title: reading.told(to: audience).publicTitle, item: item, in: section.kind)
    if !audience.sees(isPrivate: found.isPrivate) { return .hidden(at: path) }
    chronicle.steps = ItemTrail(item).steps(of: try steps(of: path, journal))
    if !chronicle.steps.contains(where: { $0.isBegun || $0.changes.contains { if case .added = $0.what { true } else { false } } }) {
      let added = EntryChange(.added(section.kind, item), line: one.line, isPrivate: found.isPrivate)
      chronicle.steps.insert(Chronicle.Step(day: reading.span?.end, source: .file, path: path, changes: [added]), at: 0)
    }
    let judgements = try item.id.map { try self.judgements(of: item, id: $0, at: path, line: one.line, journal) } ?? []
    let paths = judgements.reduce(into: [String]()) { if !$0.contains($1.place.path) { $0.append($1.place.path) } }
    if let id = item.id, !paths.isEmpty {
      var known = try loggedSteps(of: paths, journal)
      for path in paths { known += try uncommitted(path, journal) }
      for place in known.indices { known[place].changes.removeAll { $0.target != id || $0.item == nil || !$0.isOfReview } }
      let told = known.filter { !$0.changes.isEmpty }
      chronicle.steps += told.map(\.asReview)
      let dated = Set(told.map(\.path))
      chronicle.steps += judgements.filter { !dated.contains($0.place.path) }.map { Chronicle.Step(of: $0, item, id) }
    }
    chronicle.sort()
    chronicle.tell(audience)
    return chronicle
  }

  private func judgements(of item: Item, id: String, at path: String, line: Int, _ journal: Journal) throws -> [ReviewLedger.Judgement] {
    let ledger = try ledger(of: journal, for: .owner, isMarked: false)
    func isIt(_ place: ReviewLedger.Place) -> Bool { place.path == path && place.line == line }
    return ledger.tries.first { isIt($0.place) }?.judgements ?? ledger.actions.first { isIt($0.place) }?.judgements ?? []
  }

  // MARK: Steps of a file

  /// What git knows of a file and what is not committed; of one that git does not know, what commands did to it.
  private func steps(of path: String, _ journal: Journal) throws -> [Chronicle.Step] {
    let git = Git(folder: journal.root, environment: environment)
    if try isTracked(path, git) {
      let logged = try git.log(of: [path], isFollowed: true).map { Chronicle.Step($0, named: path, journal) }
      return try logged + uncommitted(path, journal)
    }
    return try commanded(path, journal)
  }

  private func isTracked(_ path: String, _ git: Git) throws -> Bool {
    do {
      return try !git.ask(["log", "-1", "--format=%H", "HEAD", "--", path]).text.isEmpty
    } catch let error as WorkspaceError where error.code == .notFound {
      return false
    }
  }

  private func loggedSteps(of paths: [String], _ journal: Journal) throws -> [Chronicle.Step] {
    let git = Git(folder: journal.root, environment: environment)
    do {
      return try git.log(of: paths, isFollowed: false).map { Chronicle.Step($0, named: nil, journal) }
    } catch let error as WorkspaceError where error.code == .notFound {
      return []
    }
  }

  private func uncommitted(_ path: String, _ journal: Journal) throws -> [Chronicle.Step] {
    let git = Git(folder: journal.root, environment: environment)
    do {
      guard try git.ask(["rev-parse", "-q", "--verify", "HEAD"]).isSuccess else { return [] }
      return JournalDifference.files(try git.differences(from: "HEAD", to: .workTree, only: path), journal.configuration).map { file in
        Chronicle.Step(source: .workTree, path: file.path, isBegun: file.fate == .begun, changes: file.entryChanges, isOpaque: file.isOpaque)
      }
    } catch let error as WorkspaceError where error.code == .notFound {
      return []
    }
  }

  private func commanded(_ path: String, _ journal: Journal) throws -> [Chronicle.Step] {
    let entries = try ChangeLog(root: journal.root, environment: environment).entries()
    let disk = journal.diskPath(path)
    let now = FileSystem.isFile(disk) ? try FileSystem.read(disk) : nil
    return ChangeLog.formers(of: path, now: now, entries).reversed().map { former in
      let versions = FileVersions(path: path, old: former.bytes.map { .init(bytes: $0) }, new: former.next.map { .init(bytes: $0) })
      let file = FileDifference(versions, journal.configuration)
      return Chronicle.Step(
        day: former.time.day, time: former.time.time, source: .command(former.command), path: path, isBegun: former.bytes == nil,
        changes: file.entryChanges, isOpaque: file.isOpaque)
    }
  }
}

extension Chronicle {
  /// That of something private, which says no more than that there is one.
  fileprivate static func hidden(at path: String) -> Chronicle {
    var hidden = Chronicle(path: path, title: PathText.stem(path))
    hidden.privateEntries = 1
    return hidden
  }
}

extension Chronicle.Step {
  /// - Parameter name: The path in the journal, where all steps are of one file; else the one that git says.
  fileprivate init(_ logged: Git.LoggedChange, named name: String?, _ journal: Journal) {
    let path = name ?? logged.path
    let versions = FileVersions(path: path, old: logged.old.map { .init(bytes: $0) }, new: logged.new.map { .init(bytes: $0) })
    let file = FileDifference(versions, journal.configuration)
    self.init(
      day: logged.day, time: logged.time, source: .commit(logged.commit, author: logged.author), path: path, oldPath: logged.oldPath,
      isBegun: logged.old == nil, isRoot: logged.isRoot && logged.old == nil, changes: file.entryChanges,
      isOpaque: logged.oldPath == nil && file.isOpaque)
  }

  /// A Review that git does not know: it is of the day on which its period ended.
  fileprivate init(of judgement: ReviewLedger.Judgement, _ item: Item, _ id: String) {
    let line = Item(state: judgement.state, text: judgement.words)
    self.init(
      day: judgement.place.span?.end, time: nil, source: .file, path: judgement.place.path,
      changes: [EntryChange(.added(.review, line), line: judgement.place.line, isPrivate: judgement.isPrivate, target: id)])
  }

  /// Without what is of the file alone.
  fileprivate var asReview: Chronicle.Step {
    var step = self
    (step.isBegun, step.isOpaque, step.oldPath) = (false, false, nil)
    return step
  }
}

extension EntryChange {
  fileprivate var isOfReview: Bool {
    switch what {
    case .added(.review, _), .removed(.review, _), .box(.review, _, _), .words(.review, _, _): true
    default: false
    }
  }
}

/// An item followed back through the versions of its file: by its id, and by its words where it had none.
private struct ItemTrail {
  private let id: String?
  private var text: String

  init(_ item: Item) { (id, text) = (item.id, item.text) }

  /// The steps of the file that are about it.
  func steps(of file: [Chronicle.Step]) -> [Chronicle.Step] {
    var (trail, found) = (self, [Chronicle.Step]())
    // The latest first, since that is the one whose words are known.
    for step in file.reversed() {
      var step = step
      step.changes = step.changes.filter { trail.isAboutIt($0) }
      for case .words(_, _, let old) in step.changes.map(\.what) { trail.text = old.text }
      step.isOpaque = false
      let isBegun = step.changes.contains { if case .added = $0.what { true } else { false } }
      step.isBegun = isBegun && step.isBegun
      step.isRoot = isBegun && step.isRoot
      if !step.changes.isEmpty || step.oldPath != nil { found.append(step) }
      // What was before is another one of the same words.
      if isBegun { break }
    }
    return found.reversed()
  }

  private func isAboutIt(_ change: EntryChange) -> Bool {
    guard let item = change.item, !change.isOfReview else { return false }
    if let id, item.id == id { return true }
    return (id == nil || item.id == nil) && item.text == text
  }
}
