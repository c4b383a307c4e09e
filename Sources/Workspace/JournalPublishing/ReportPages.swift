// The pages of a site that tell what reports say, but for those of single entries.

import Documents
import JournalDates
import JournalLanguage
import JournalModel
import JournalSite

/// Makes them, whether all of a site is made or few pages of it again.
struct ReportPages {
  let lists: ListPages
  let reports: SiteReports?
  let say: Language

  private var map: SiteMap { lists.map }

  /// Rows of entries with a few words on each.
  func rows(_ kinds: Set<EntryKind>) -> [ListPages.Row] {
    lists.rows(kinds).map { row in ListPages.Row(row.entry, row.facts + (reports?.facts(of: map.entries[row.entry]) ?? [])) }
  }

  func habits() -> [UInt8] { lists.page(.habits, [(nil, rows([.habit]))]) }

  func goals() -> [UInt8] {
    lists.page(
      .goals,
      [
        (nil, rows([.goal])), (say(SiteText.milestones), rows([.milestone])), (say(SiteText.obligations), rows([.obligation])),
        (say(SiteText.experiments), rows([.experiment])),
      ])
  }

  func values() throws -> [UInt8] {
    let links = SiteLinks(map, from: SitePart.home.address)
    return lists.page(.values, [(nil, rows([.value]))], part: try reports?.alignment().part(links.pages, in: say))
  }

  func year(_ year: Period, _ calendar: CalendarPages) throws -> [UInt8] {
    let links = SiteLinks(map, from: CalendarPages.address(year))
    return calendar.year(year, picture: try reports?.moods(of: year)?.part(links.pages, in: say))
  }

  /// What is told of an entry on its page; nil where nothing is.
  func part(of entry: SiteEntry) throws -> HTML? {
    try reports?.part(of: entry)?.part(SiteLinks(map, from: entry.address).pages, in: say)
  }

  /// The page of each metric with its address and what it is made from.
  func metrics() throws -> [(address: String, digest: Digest, page: () -> [UInt8])] {
    let metrics = try reports?.metrics() ?? []
    return zip(metrics, SiteMap.metricAddresses(metrics.map(\.name))).map { metric, address in
      (
        address, metric.digest,
        {
          lists.document(
            address, say.title(ofMetric: metric.name), in: .metrics, metric.document().part(SiteLinks(map, from: address).pages, in: say))
        }
      )
    }
  }

  /// The list of them, which tells no number.
  func metricsList() throws -> [UInt8] {
    let metrics = try reports?.metrics() ?? []
    let ways =
      zip(metrics, SiteMap.metricAddresses(metrics.map(\.name))).map { SiteFrame.Way($1, say.title(ofMetric: $0.name)) }
      + rows([.measure]).map { SiteFrame.Way(map.entries[$0.entry].address, map.entries[$0.entry].title) }
    return lists.document(SitePart.metrics.address, say(SiteText.metrics), in: .metrics, HTML(), before: ways)
  }
}
