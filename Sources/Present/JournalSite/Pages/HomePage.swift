// The page that a site opens with.

package import JournalDates
import JournalLanguage
import JournalModel
import JournalText

/// What the home of a site shows.
package struct HomePage {
  private let lists: ListPages
  private let calendar: CalendarPages
  private var map: SiteMap { lists.map }
  private var style: SiteStyle { lists.frame.style }

  package init(_ lists: ListPages, _ calendar: CalendarPages) { (self.lists, self.calendar) = (lists, calendar) }

  /// - Parameters:
  ///   - today: The last day that was written: what day it is a site does not know, which stays the same for as long as its journal does.
  ///   - words: What an entry begins with.
  ///   - tries: The open Tries.
  ///   - actions: The open Actions, what is due first.
  package func page(asOf today: CalendarDay, words: (Int) -> [UInt8], tries: [SiteItem], actions: [SiteItem]) -> [UInt8] {
    let links = SiteLinks(map, from: SitePart.home.address)
    let day = map.number(ofDay: today)
    let retrospective = map.retrospectives.last { (map.entries[$0].span?.start ?? .latest) <= today }
    return lists.frame.page(SitePart.home.address, title: style.title, in: .home) { page in
      page.title(style.title)
      if map.entries.isEmpty {
        page.tag("<p class=\"hint\">")
        page.text(style.say(SiteText.empty))
        page.tag("</p>\n")
      }
      if let day { writeLastDay(day, words(day), links, to: &page) }
      if let retrospective {
        writeHeading(SiteText.lastRetrospective, to: &page)
        page.tag("<p dir=\"auto\">")
        page.link(links.to(retrospective), map.entries[retrospective].title)
        page.tag("</p>\n</section>\n")
      }
      write(tries, SiteText.openTries, .tries, links, to: &page)
      write(actions, SiteText.openActions, .actions, links, to: &page)
    }
  }

  private func writeHeading(_ text: SiteText, to page: inout Markup) {
    page.tag("<section>\n<h2>")
    page.text(style.say(text))
    page.tag("</h2>\n")
  }

  private func writeLastDay(_ number: Int, _ words: [UInt8], _ links: SiteLinks, to page: inout Markup) {
    let entry = map.entries[number]
    page.tag("<section class=\"latest\">\n<h2>")
    page.text(style.say(SiteText.lastDay))
    page.tag("</h2>\n")
    // Of a day that has a title of its own it is said when it was.
    if let day = entry.span?.start, entry.title != style.say.title(of: Period(.day, containing: day)) {
      page.tag("<p class=\"hint\"><time")
      page.attribute("datetime", day.description)
      page.tag(">")
      page.text(style.say.weekdayAndDate(day))
      page.tag("</time></p>\n")
    }
    page.tag("<p class=\"lead\" dir=\"auto\"><a id=\"today\"")
    page.attribute("href", links.to(number))
    page.tag(">")
    page.text(entry.title)
    page.tag("</a>")
    if let mood = entry.mood {
      page.tag(" ")
      style.write(mood, to: &page)
    }
    page.tag("</p>\n")
    if !words.isEmpty {
      page.tag("<p class=\"words\" dir=\"auto\">")
      page.text(SiteText.firstBlock(of: words, upTo: 320))
      page.tag("</p>\n")
    }
    if let day = entry.span?.start { calendar.writeGrid(Period(.month, containing: day), isSmall: false, up: "", to: &page) }
    page.tag("</section>\n")
  }

  /// How many items of a list the home shows.
  package static let limit = 5

  private func write(_ items: [SiteItem], _ title: SiteText, _ part: SitePart, _ links: SiteLinks, to page: inout Markup) {
    if items.isEmpty { return }
    writeHeading(title, to: &page)
    lists.write(Array(items.prefix(Self.limit)), links, to: &page)
    if items.count > Self.limit {
      page.tag("<p>")
      page.link(part.address, "\(style.say(SiteText.all)): \(style.say(part.text))")
      page.tag("</p>\n")
    }
    page.tag("</section>\n")
  }
}
