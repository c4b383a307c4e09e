// The search of a site: pages that list everything with its words, which a script makes shorter as somebody types.

import JournalDates
import JournalLanguage
import JournalModel
import JournalText

/// The pages that are searched, one a year, and one of what has no year.
package struct SearchPages {
  private let frame: SiteFrame
  private let map: SiteMap
  private var style: SiteStyle { frame.style }
  /// A page with its entries; nil for what is about no days.
  package let pages: [(year: Int?, entries: [Int])]

  package init(_ frame: SiteFrame, _ map: SiteMap) {
    (self.frame, self.map) = (frame, map)
    var years: [Int: [Int]] = [:]
    var others: [Int] = []
    for number in map.entries.indices {
      if let span = map.entries[number].span, map.entries[number].kind.unit != nil {
        years[span.end.year, default: []].append(number)
      } else {
        others.append(number)
      }
    }
    let map = map
    pages =
      years.sorted { $0.key > $1.key }.map { year, entries in
        (year, entries.sorted { (map.entries[$0].span?.end ?? .earliest, $0) > (map.entries[$1].span?.end ?? .earliest, $1) })
      } + (others.isEmpty ? [] : [(nil, others)])
  }

  /// Where a page stands: the newest year is what the navigation leads to.
  package func address(_ place: Int) -> String {
    place == 0 ? SitePart.search.address : "search/\(pages[place].year.map { "\($0)" } ?? "plans").html"
  }

  private func name(_ place: Int) -> String { pages[place].year.map { "\($0)" } ?? style.say(SiteText.searchPlans) }

  /// What a page is made from.
  package func digest(_ place: Int) -> Digest {
    var digest = Digest()
    digest.add(place)
    for number in pages[place].entries {
      digest.add(map.entries[number].hash)
      digest.add(map.entries[number].address)
    }
    for other in pages.indices { digest.add(name(other)) }
    return digest
  }

  /// How many bytes of the text of an entry stand on the page, and how many of the other words that it has.
  private static let limit = 4_000, restLimit = 32_000

  /// Adds the words of an entry: its beginning as text, and of the rest each word that is not there, which a search finds and nobody reads.
  private func write(_ words: [UInt8], to page: inout Markup) {
    if words.isEmpty { return }
    let beginning = SiteText.beginning(of: words, upTo: Self.limit)
    page.tag("<p class=\"words\">")
    page.text(beginning)
    page.tag("</p>")
    if words.count <= Self.limit { return }
    var known = Set<ArraySlice<UInt8>>()
    for word in words.split(separator: ASCII.space).prefix(beginning.split(separator: ASCII.space).count - 1) { known.insert(word) }
    var rest: [UInt8] = []
    var isCut = false
    for word in words.split(separator: ASCII.space) where known.insert(word).inserted {
      isCut = rest.count + word.count + 1 > Self.restLimit
      if isCut { break }
      rest += word
      rest.append(ASCII.space)
    }
    page.tag("<p class=\"rest\" hidden=\"until-found\">")
    page.text(rest.dropLast())
    page.tag("</p>")
    if isCut {
      page.tag("<p class=\"hint\">")
      page.text(style.say(SiteText.searchCut))
      page.tag("</p>")
    }
  }

  /// - Parameter words: Those of an entry.
  package func page(_ place: Int, words: (Int) -> [UInt8]) -> [UInt8] {
    let address = address(place)
    let links = SiteLinks(map, from: address)
    let title = style.say(ListingText.labelled, ["name": .text(style.say(SiteText.search)), "words": .text(name(place))])
    return frame.page(
      address, title: title, in: .search, capacity: pages[place].entries.count * 900
    ) {
      page in
      page.title(title)
      page.tag("<p class=\"hint\">")
      page.text(style.say(SiteText.searchHint))
      page.tag("</p>\n<div id=\"find\" role=\"search\" hidden=\"\"><label for=\"q\">")
      page.text(style.say(SiteText.searchLabel))
      page.tag("</label> <input id=\"q\" type=\"search\" autocomplete=\"off\"> <p role=\"status\" id=\"found\"")
      page.attribute("data-found", style.say(SiteText.searchFound))
      page.attribute("data-none", style.say(SiteText.searchNothing))
      page.tag("></p></div>\n")
      if pages.count > 1 {
        page.tag("<nav id=\"others\"")
        page.attribute("aria-label", style.say(SiteText.searchYears))
        page.tag("><ul class=\"up\">")
        for other in pages.indices {
          page.tag("<li><a")
          page.attribute("href", links.to(self.address(other)))
          if other == place { page.tag(" aria-current=\"page\"") }
          page.tag(">")
          page.text(name(other))
          page.tag("</a></li>")
        }
        page.tag("</ul></nav>\n")
      }
      page.tag("<ol id=\"list\" class=\"lines\">\n")
      for number in pages[place].entries {
        let entry = map.entries[number]
        page.tag("<li dir=\"auto\">")
        page.link(links.to(number), entry.title)
        for tag in entry.tags {
          page.tag(" <span class=\"tag\">#")
          page.text(tag)
          page.tag("</span>")
        }
        if let mood = entry.mood {
          page.tag(" ")
          style.write(mood, to: &page)
        }
        write(words(number), to: &page)
        page.tag("</li>\n")
      }
      page.tag("</ol>\n")
    }
  }
}
