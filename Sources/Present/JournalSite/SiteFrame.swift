// What stands around each page of a site: its head, the way to all parts, its foot.

import Documents
package import JournalDates
package import JournalLanguage
package import JournalModel
import JournalReports
import JournalText

/// A part of a site, as the navigation has it.
package enum SitePart: String, Sendable, CaseIterable {
  case home, calendar, retrospectives, tries, actions, habits, goals, terms, values, tasks, metrics, notes, tags, photos, search

  package var address: String {
    switch self {
    case .home: "index.html"
    case .retrospectives: "retros.html"
    default: rawValue + ".html"
    }
  }

  /// The part that a page belongs to which stands in a folder.
  package init(of folder: SiteFolder) {
    self =
      switch folder {
      case .days, .months, .years: .calendar
      case .retros: .retrospectives
      case .tries: .tries
      case .actions: .actions
      case .habits: .habits
      case .tasks: .tasks
      case .goals: .goals
      case .terms: .terms
      case .values: .values
      case .metrics, .measures: .metrics
      case .notes: .notes
      case .tags: .tags
      case .search: .search
      case .photos: .photos
      }
  }

  package var text: SiteText {
    switch self {
    case .home: SiteText.home
    case .calendar: SiteText.calendar
    case .retrospectives: SiteText.retrospectives
    case .tries: SiteText.tries
    case .actions: SiteText.actions
    case .habits: SiteText.habits
    case .goals: SiteText.goals
    case .terms: SiteText.terms
    case .values: SiteText.values
    case .tasks: SiteText.tasks
    case .metrics: SiteText.metrics
    case .notes: SiteText.notes
    case .tags: SiteText.tags
    case .photos: SiteText.photos
    case .search: SiteText.search
    }
  }
}

/// What all pages of a site share.
package struct SiteStyle: Sendable {
  package let title: String
  package let say: Language
  package let labels: MoodLabels
  package let weekStart: Weekday
  package let theme: Theme
  /// The parts that it has, in their order.
  package let parts: [SitePart]
  /// The address of its feed; nil where it has none.
  package let feed: String?

  package init(
    title: String, _ say: Language, labels: MoodLabels, weekStart: Weekday, theme: Theme, parts: [SitePart], feed: String? = nil
  ) {
    (self.title, self.say, self.labels, self.weekStart) = (title, say, labels, weekStart)
    (self.theme, self.parts, self.feed) = (theme, parts, feed)
  }

  /// Everything of it that each page shows.
  package var digest: Digest {
    var digest = Digest()
    for text in [title, say.tag] + labels.words + parts.map(\.rawValue) + [feed ?? ""] { digest.add(text) }
    digest.add(weekStart.rawValue)
    return digest
  }

  /// The style sheet: that of reports with the theme's colours, and what pages of a site have besides.
  package var sheet: [UInt8] {
    let colours = theme.pageColours
    let own = String(decoding: PackageResources.site_css, as: UTF8.self)
    return Array("/* retro site */\n\(StyleSheet.report.text)\n\(colours.styles)\n\(colours.pictureStyles)\n\(own)".utf8)
  }

  /// The one script: search and keys.
  package static var script: [UInt8] { PackageResources.site_js }
}

/// The frames of pages. What stands before and after their texts is made once.
package struct SiteFrame: Sendable {
  package let style: SiteStyle
  private let heads: [Markup]
  private let navigations: [Markup]
  private let foot: Markup

  package init(_ style: SiteStyle) {
    self.style = style
    heads = ["", "../"].map { Self.head($0, style) }
    navigations = ["", "../"].flatMap { up in
      SitePart.allCases.flatMap { part in [false, true].map { Self.navigation(up, part, isPart: $0, style) } }
    }
    var foot = Markup()
    foot.tag("</main>\n<footer><p>")
    foot.text(style.say(SiteText.madeBy))
    foot.tag("</p></footer>\n</body>\n</html>\n")
    self.foot = foot
  }

  /// A page beside others of its kind.
  package struct Way: Sendable {
    package var address: String
    package var name: String

    package init(_ address: String, _ name: String) { (self.address, self.name) = (address, name) }
  }

  /// Makes a page.
  /// - Parameters:
  ///   - address: Where it stands.
  ///   - part: What of the site it belongs to.
  ///   - language: Of its title, where its letters give it away.
  ///   - content: Adds what its main part holds, the heading of level 1 first.
  package func page(
    _ address: String, title: String, in part: SitePart, before: Way? = nil, after: Way? = nil, capacity: Int = 4096,
    _ content: (inout Markup) -> Void
  ) -> [UInt8] {
    let isDeep = address.utf8.contains(0x2F)
    let up = isDeep ? "../" : ""
    var page = Markup(capacity: capacity + 3000)
    page.add(heads[isDeep ? 1 : 0])
    page.tag("<title>")
    if part != .home || address != part.address {
      page.text(title)
      page.tag(" · ")
    }
    page.text(style.title)
    page.tag("</title>\n")
    for (way, isBefore) in [(before, true), (after, false)] {
      guard let way else { continue }
      page.tag(isBefore ? "<link rel=\"prev\"" : "<link rel=\"next\"")
      page.attribute("href", up + way.address)
      page.tag(">\n")
    }
    page.tag("</head>\n<body>\n")
    let place = (isDeep ? SitePart.allCases.count : 0) + (SitePart.allCases.firstIndex(of: part) ?? 0)
    page.add(navigations[place * 2 + (address == part.address ? 1 : 0)])
    page.tag("<main id=\"main\">\n")
    content(&page)
    writeWays(before, after, up, to: &page)
    page.add(foot)
    return page.bytes
  }

  private func writeWays(_ before: Way?, _ after: Way?, _ up: String, to page: inout Markup) {
    if before == nil, after == nil { return }
    page.tag("<nav class=\"ways\"")
    page.attribute("aria-label", style.say(SiteText.around))
    page.tag(">")
    if let before {
      page.tag("<a class=\"before\"")
      page.attribute("href", up + before.address)
      page.tag(">")
      page.text(style.say(SiteText.previous, ["name": .text(before.name)]))
      page.tag("</a>")
    }
    if let after {
      page.tag("<a class=\"after\"")
      page.attribute("href", up + after.address)
      page.tag(">")
      page.text(style.say(SiteText.next, ["name": .text(after.name)]))
      page.tag("</a>")
    }
    page.tag("</nav>\n")
  }

  private static func head(_ up: String, _ style: SiteStyle) -> Markup {
    var head = Markup()
    head.tag("<!doctype html>\n<html")
    head.attribute("lang", style.say.tag)
    head.tag(
      """
      >
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <meta name="generator" content="retro site">
      <link rel="stylesheet"
      """)
    head.attribute("href", up + "style.css")
    head.tag(">\n<script defer=\"\"")
    head.attribute("src", up + "site.js")
    head.tag("></script>\n")
    if let feed = style.feed {
      head.tag("<link rel=\"alternate\" type=\"application/atom+xml\"")
      head.attribute("href", up + feed)
      head.tag(">\n")
    }
    return head
  }

  private static func navigation(_ up: String, _ current: SitePart, isPart: Bool, _ style: SiteStyle) -> Markup {
    var page = Markup()
    page.tag("<a class=\"skip\" href=\"#main\">")
    page.text(style.say(SiteText.skip))
    page.tag("</a>\n<header class=\"site\">\n<p class=\"name\" dir=\"auto\">")
    page.link(up + SitePart.home.address, style.title)
    page.tag("</p>\n<nav")
    page.attribute("aria-label", style.say(SiteText.navigation))
    page.tag("><ul>")
    for part in style.parts {
      page.tag("<li><a")
      page.attribute("href", up + part.address)
      if part == current { page.tag(isPart ? " aria-current=\"page\"" : " aria-current=\"true\"") }
      page.tag(">")
      page.text(style.say(part.text))
      page.tag("</a></li>")
    }
    page.tag("</ul></nav>\n</header>\n")
    return page
  }
}
