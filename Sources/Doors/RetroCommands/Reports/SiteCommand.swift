// `retro site`: the journal as pages that need no server.

public import CommandKit
import HostSystem
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalPublishing
import JournalQuery
import JournalStore
import JournalText

/// Makes a web site of the journal, once or whenever it changes.
public struct SiteCommand: Command {
  public static let name = "site"
  public static let aliases: [CommandAlias] = ["publish", "website"]
  public static let declaration = CommandDeclaration(
    name, "Make a web site of the journal, to read in a browser.",
    discussion: """
      Every day, retrospective, plan and note becomes a page, with months and years, Tries and Actions, tags, photos, what links to it, and a
      search. The pages are plain files with relative links: they open from the disk, on a telephone and from any host, and work without a
      script; what there is of one searches, and turns pages with j, k, / and t. Private entries, lines and parts, and what links only to
      them, never get in.

      The next time only what has changed is written, and pages that are gone are removed. Other files are never touched: the folder must be new, empty, or a
      site that this command made, and lie outside of the journal or where layout.ignore lists it. Photos are copied as they are.

      With --include the site has the entries alone that a query finds, no numbers that are counted from others, and a feed (atom.xml). All is told as
      of the last day that was written, so the same journal gives the same bytes.
      """,
    options: [folder, include, title, watch, .noRefresh],
    examples: [
      Example("retro site -o ~/journal-site", "Then open ~/journal-site/index.html."),
      Example("retro site -o ~/outside --include 'tag:outdoors' --title 'Out of doors'", "Some entries alone, with a feed."),
      Example("retro site -o ~/journal-site --watch", "Keep it up to date."),
    ])

  private static let folder = Option("output", short: "o", value: .folder, "The folder of the site.")
  private static let include = Option("include", value: .query, "Only the entries that this query finds, such as 'tag:travel'.")
  private static let title = Option("title", value: .text, "What the site is called.")
  private static let watch = Flag("watch", "Make it again whenever the journal changes, until Ctrl-C.")

  private let folder: String
  private let query: String?
  private let title: String?
  private let isWatching: Bool

  public init(_ arguments: Arguments) throws(UsageError) {
    guard let folder = try arguments[Self.folder], !folder.isEmpty else {
      throw UsageError(SiteCommandText.noFolder, hint: SiteCommandText.noFolderWay)
    }
    self.folder = folder
    query = try arguments[Self.include]
    title = try arguments[Self.title]
    isWatching = arguments[Self.watch]
  }

  public func run(in context: inout Context) throws -> ExitStatus {
    if context.globals.showsPrivate == true { throw UsageError(SiteCommandText.isPrivate) }
    let journal = try context.openJournal()
    try publish(journal, in: &context)
    if isWatching { try watch(journal, in: &context) }
    return .yes
  }

  private func publish(_ journal: Journal, in context: inout Context) throws {
    let today = try context.today(in: journal)
    let query = try self.query.map { text in
      do throws(QueryError) {
        let query = try Query(text, on: today, moodLabels: journal.configuration.moodLabels, readsDays: true)
        try query.checkExpressions()
        return (text: text, query: query)
      } catch {
        throw error.of(text)
      }
    }
    let report = try context.workspace.publish(
      SiteRequest(in: context.environment.withoutTilde(folder), of: query, title: title), of: journal)
    context.note(
      SiteCommandText.made,
      [
        "place": .place(report.folder), "pages": .number(report.pages), "written": .number(report.written),
        "removed": .number(report.removed),
      ])
    if !isWatching, report.written > 0 { context.note(SiteCommandText.open, ["path": .place(report.home)]) }
  }

  /// Makes it again after changes, until somebody ends it.
  private func watch(_ journal: Journal, in context: inout Context) throws {
    let watch = FolderWatch()
    var journal = journal
    watch.add(all: journal)
    context.note(SiteCommandText.watching)
    var known = try context.workspace.index(of: journal).files().mapValues(\.hash)
    try context.flush()
    while true {
      context.workspace.release()
      watch.wait()
      watch.add(all: journal)
      context.workspace.outdate()
      // While somebody writes the settings they may be unreadable for a moment; the next round looks again.
      let settled: Journal
      do throws(StoreError) { settled = try Journal(root: journal.root) } catch { continue }
      let hasSettings = settled.source.bytes != journal.source.bytes
      journal = settled
      let files = try context.workspace.index(of: journal).files().mapValues(\.hash)
      if files == known, !hasSettings { continue }
      known = files
      do { try publish(journal, in: &context) } catch let error as any ExplainedError {
        context.warn(.failure(error, in: context.language))
      }
      try context.flush()
    }
  }
}
