// Which file a word on the command line means.

import JournalModel
import HostSystem
import JournalDates
public import JournalFormat
import JournalText

/// A file that was named: where it lies, and what its journal, if it has one, says of it.
public struct FilePlace: Sendable {
  /// As messages show it: the name as given, or the path as found.
  public let shown: String
  /// Absolute path.
  public let diskPath: String
  /// The path within its journal; without a journal, the name as given.
  public let path: String
  /// What the journal's `retro.yaml` says; the defaults where there is none.
  public let configuration: JournalConfiguration
  /// Root of the journal that the file lies in; nil where it lies in none.
  public let root: String?

  /// Reads the file.
  public func read() throws(StoreError) -> FileReading {
    do throws(HostError) {
      let source = SourceText(path: shown, bytes: try FileSystem.read(diskPath, upTo: Journal.entrySizeLimit))
      return FileReading(source, path: path, configuration: configuration)
    } catch {
      let error = error.ofEntry
      throw .host(error.at(shown))
    }
  }

  /// What the file says; nil where none is there that can be read.
  public func readIfReadable() -> FileReading? {
    do throws(StoreError) { return try read() } catch { return nil }
  }
}

extension JournalSearch {
  /// The file that a word means: a path from here, else, in the journal found from here, a path from its root, a period such as
  /// `2026-W46` or `2026-11-20`, or the name of a file. Only what is asked for is opened: a path that exists needs no journal.
  /// - Parameter open: Opens the journal at a root; whoever has it open already gives that.
  public func file(
    _ word: String, open: (String) throws(StoreError) -> Journal = { root throws(StoreError) in try Journal(root: root) }
  ) throws(StoreError) -> FilePlace {
    let direct = PathText.absolute(word, from: folder)
    if FileSystem.exists(direct) { return try place(shown: word, diskPath: direct, open) }
    let journalRoot: String
    do throws(StoreError) {
      journalRoot = try root()
    } catch .noJournal {
      throw missing(word, near: [])
    }
    let journal = try open(journalRoot)
    let usual = Period(word).map { journal.layout.path(for: $0) }
    if let usual, FileSystem.exists(journal.diskPath(usual)) { return try found(usual, for: word, in: journal) }
    let withEnding = word.contains("/") ? existing(word + ".md", in: journal) : nil
    if let path = existing(word, in: journal) ?? withEnding { return try found(path, for: word, in: journal) }
    do throws(StoreError) {
      return try found(try named(word, in: journal), for: word, in: journal)
    } catch .noSuchFile(let name, let near) {
      // Of a period, the path is worth more than names that look alike.
      throw usual.map { .noSuchFile($0, near: []) } ?? missing(name, near: near)
    }
  }

  private func missing(_ word: String, near: [String]) -> StoreError {
    if let issue = PeriodText.issue(of: word) { return .noSuchPeriod(issue.word, instead: issue.instead) }
    if let doubt = DayDoubt.whole(word), case .calendar(let flaw) = doubt.reason { return .noSuchPeriod(doubt.words, instead: flaw) }
    if let doubt = DayDoubt.whole(word, in: .english), case .near(let day) = doubt.reason, near.isEmpty {
      return .noSuchFile(word, near: [day])
    }
    // A day with a typo is likelier meant than a file that nobody has.
    let days = ["today", "yesterday", "tomorrow", "last week", "this week"]
    let day =
      near.isEmpty && word.utf8.count > 4
      ? days.first { editDistance(word.lowercased(), $0, limit: $0.utf8.count > 7 ? 2 : 1) != nil } : nil
    return .noSuchFile(word, near: day.map { [$0] } ?? near)
  }

  private func existing(_ word: String, in journal: Journal) -> String? {
    let path = PathText.normalise(word)
    guard !path.hasPrefix("/"), path != "..", !path.hasPrefix("../") else { return nil }
    return FileSystem.exists(journal.diskPath(path)) ? path : nil
  }

  /// The entry of this name. Two that differ only in case, or in how an accent is composed, are the same name.
  private func named(_ word: String, in journal: Journal) throws(StoreError) -> String {
    let wanted = Reference.folded(word.lowercased().hasSuffix(".md") ? String(word.dropLast(3)) : word)
    let paths = try journal.entryPaths().paths
    let matches = paths.filter { Reference.folded(PathText.stem($0)) == wanted }
    guard let match = matches.first else {
      if let link = (try? FileSystem.walk(journal.root, skipping: { journal.layout.isSkipped($0) }))?.linksOut
        .first(where: { Reference.folded(PathText.stem($0)) == wanted })
      {
        throw Self.leadsOut(link)
      }
      let name = PathText.stem(word)
      throw .noSuchFile(word, near: Array(paths.filter { Self.isNear(PathText.stem($0), name) }.prefix(3)))
    }
    if matches.count > 1 { throw .ambiguous(word, paths: matches) }
    return match
  }

  private func found(_ path: String, for word: String, in journal: Journal) throws(StoreError) -> FilePlace {
    let disk = journal.diskPath(path)
    guard FileSystem.exists(disk) else { throw .noSuchFile(path, near: []) }
    // Found by its period or its place in the journal, it must lie there; a path that was typed may lead anywhere.
    if let real = FileSystem.realPathIfThere(disk), let realRoot = FileSystem.realPathIfThere(journal.root),
      PathText.relative(real, to: realRoot) == nil
    {
      throw Self.leadsOut(path)
    }
    // Shown as a person standing here would type it, unless the way there leads through strange places.
    let isHere = PathText.relative(folder, to: journal.root) != nil || PathText.relative(disk, to: folder) != nil
    let shown = isHere ? PathText.route(from: folder, to: disk) : disk
    return FilePlace(shown: shown, diskPath: disk, path: path, configuration: journal.configuration, root: journal.root)
  }

  private static func leadsOut(_ path: String) -> StoreError {
    .host(HostError(.notPermitted, attempt: .open, path: path, reason: .linkOutOfJournal))
  }

  private func place(
    shown: String, diskPath: String, _ open: (String) throws(StoreError) -> Journal
  ) throws(StoreError) -> FilePlace {
    let above = Self.root(above: PathText.parent(diskPath))
    guard let journalRoot = try named.map({ _ throws(StoreError) in try root() }) ?? above else {
      return FilePlace(shown: shown, diskPath: diskPath, path: shown, configuration: .default, root: nil)
    }
    let journal = try open(journalRoot)
    guard let path = journal.path(ofDiskPath: diskPath) else {
      return FilePlace(shown: shown, diskPath: diskPath, path: shown, configuration: journal.configuration, root: nil)
    }
    return FilePlace(shown: shown, diskPath: diskPath, path: path, configuration: journal.configuration, root: journal.root)
  }

  private static func isNear(_ name: String, _ word: String) -> Bool {
    guard word.utf8.count >= 3 else { return false }
    let (a, b) = (Reference.folded(name), Reference.folded(word))
    return a.hasPrefix(b) || b.hasPrefix(a)
  }
}
