// What holds for every page.

import Documents
import Foundation
import JournalDates
import JournalLanguage
import JournalModel
import JournalTestSupport
import Testing

@testable import JournalReports

@Suite struct Pages {
  private static let pages = Sample.all.map { ($0.name, $0.report.page(linkBase: LinkBase("../my journal"), in: .english)) }

  @Test func aPageIsWellFormedAndLoadsNothing() {
    let loading: Set<String> = [
      "script", "img", "iframe", "link", "object", "embed", "video", "audio", "source", "form", "input", "base", "image", "use", "picture",
      "frame",
    ]
    for (name, page) in Self.pages {
      let scan = PageScanner(page)
      var faults = scan.faults + scan.tags.flatMap(scan.linkFaults)
      for tag in scan.tags {
        if loading.contains(tag.name) { faults.append("a tag ‘\(tag.name)’") }
        faults += tag.attributes.filter { $0.name.hasPrefix("on") || ["src", "style", "srcset", "xlink"].contains($0.name) }.map(\.name)
      }
      if !faults.isEmpty { Issue.record("\(name): \(faults)") }
    }
  }

  @Test func theStyleSheetLoadsNothing() {
    let sheet = StyleSheet.report.text.description.lowercased()
    let found = ["url(", "@import", "@font-face", "http:", "https:", "//", "</", "expression", "image-set"].filter(sheet.contains)
    #expect(found.isEmpty)
  }

  @Test func headingsSkipNoLevelAndIdsAreUnique() {
    for (name, page) in Self.pages {
      let tags = PageScanner(page).tags
      let levels = tags.filter { !$0.isEnd && $0.name.count == 2 && $0.name.hasPrefix("h") }.compactMap { Int($0.name.dropFirst()) }
      if levels.first != 1 || levels.filter({ $0 == 1 }).count != 1 { Issue.record("\(name): the page has not one first heading") }
      for (above, below) in zip(levels, levels.dropFirst()) where below > above + 1 { Issue.record("\(name): h\(below) below h\(above)") }
      let ids = tags.compactMap { $0.value("id") }
      if Set(ids).count != ids.count { Issue.record("\(name): an id stands twice in \(ids)") }
      for key in ["aria-labelledby", "aria-describedby"] {
        for id in tags.compactMap({ $0.value(key) }) where !ids.contains(id) { Issue.record("\(name): nothing has the id \(id)") }
      }
      for link in tags.compactMap({ $0.value("href") }) where link.hasPrefix("#") {
        if !ids.contains(String(link.dropFirst())) { Issue.record("\(name): \(link) leads nowhere") }
      }
    }
  }

  @Test func aPageSaysItsLanguageWidthAndLimits() {
    for (name, page) in Self.pages {
      let tags = PageScanner(page).tags
      let metas = tags.filter { $0.name == "meta" }
      let isRight =
        tags.first?.name == "html" && tags.first?.value("lang") == "en" && metas.first?.value("charset") == "utf-8"
        && metas.contains { $0.value("name") == "viewport" && $0.value("content") == "width=device-width, initial-scale=1" }
        && metas.contains { $0.value("name") == "color-scheme" && $0.value("content") == "light dark" }
        && metas.contains {
          $0.value("http-equiv") == "Content-Security-Policy" && $0.value("content")?.hasPrefix("default-src 'none';") == true
        }
      if !isRight { Issue.record("\(name): the head lacks something") }
    }
  }

  /// Every retrospective, day and Action of a report has a link to its file.
  @Test func everythingIsLinkedToItsFile() {
    let base = LinkBase("../my journal")
    for sample in Sample.all {
      let report = sample.report
      let paths = report.retrospectives.map(\.path) + report.days.map(\.path) + (report.actions.opened + report.actions.closed).map(\.path)
      let page = Set(PageScanner(report.page(linkBase: base, in: .english)).tags.compactMap { $0.value("href") })
      let markdown = report.markdown(linkBase: base, in: .english)
      for path in paths {
        if !page.contains(base.link(to: path)) { Issue.record("\(sample.name): the page has no link to \(path)") }
        if !markdown.contains("](\(base.link(to: path)))") { Issue.record("\(sample.name): the Markdown has no link to \(path)") }
      }
    }
  }

  @Test func aDayWithoutMoodBreaksTheLine() {
    let moods: [(Int, Mood)] = [(0, .good), (1, .great), (3, .bad)]
    let start = day("2026-11-09")
    let report = PeriodReport(
      span: span("2026-11-09", "2026-11-12"),
      days: moods.map { .init(date: start.advanced(by: $0), path: "d.md", mood: $1) })
    let paths = PageScanner(report.page(linkBase: LinkBase(), in: .english)).tags.filter { $0.name == "path" && !$0.isEnd }
    #expect(paths.first { $0.value("class") == "line" }?.value("d") == "M0 2L1 0M3 6")
  }
}
