// Years and months of a site.

package import JournalDates
import JournalLanguage
import JournalModel
package import Documents

/// The pages of the calendar.
package struct CalendarPages {
  private let frame: SiteFrame
  private let map: SiteMap
  private var style: SiteStyle { frame.style }
  private let byDay: [CalendarDay: Int]
  /// The months that have something, in their order, and the years.
  package let months: [Period]
  package let years: [Period]
  private let retrospectives: [Period: [Int]]

  package init(_ frame: SiteFrame, _ map: SiteMap) {
    (self.frame, self.map) = (frame, map)
    var byDay: [CalendarDay: Int] = [:]
    var months: Set<Period> = [], years: Set<Period> = []
    var retrospectives: [Period: [Int]] = [:]
    for number in map.days {
      guard let day = map.entries[number].span?.start else { continue }
      if byDay[day] == nil { byDay[day] = number }
      months.insert(Period(.month, containing: day))
    }
    for number in map.retrospectives {
      guard let end = map.entries[number].span?.end else { continue }
      let month = Period(.month, containing: end)
      if map.entries[number].kind == .weekly || map.entries[number].kind == .monthly {
        months.insert(month)
        retrospectives[month, default: []].append(number)
      } else {
        years.insert(Period(.year, containing: end))
        retrospectives[Period(.year, containing: end), default: []].append(number)
      }
    }
    for month in months { years.insert(Period(.year, containing: month.start)) }
    (self.byDay, self.retrospectives) = (byDay, retrospectives)
    (self.months, self.years) = (months.sorted(), years.sorted())
  }

  package static func address(_ period: Period) -> String {
    period.unit == .year ? "years/\(period).html" : "months/\(period).html"
  }

  private func way(_ periods: [Period], _ period: Period, _ step: Int) -> SiteFrame.Way? {
    guard let place = periods.firstIndex(of: period), periods.indices.contains(place + step) else { return nil }
    return SiteFrame.Way(Self.address(periods[place + step]), periods[place + step].title)
  }

  /// What the page of a month or a year is made from.
  package func digest(of period: Period) -> Digest {
    var digest = Digest()
    for day in period.span {
      guard let number = byDay[day] else { continue }
      digest.add(day.days(until: .latest))
      digest.add(map.entries[number].hash)
      digest.add(map.entries[number].address)
    }
    for number in (retrospectives[period] ?? []) + (period.unit == .year ? monthsOf(period).flatMap { retrospectives[$0] ?? [] } : []) {
      digest.add(map.entries[number].address)
      digest.add(map.entries[number].title)
    }
    let periods = period.unit == .year ? years : months
    for step in [-1, 1] { digest.add(way(periods, period, step)?.address ?? "") }
    if period.unit == .year { for month in monthsOf(period) { digest.add("\(month)") } }
    return digest
  }

  /// The entries of the days of a month.
  package func days(of month: Period) -> [Int] { month.span.compactMap { byDay[$0] } }

  private func monthsOf(_ year: Period) -> [Period] { months.filter { year.span.contains($0.start) } }
}

extension CalendarPages {
  /// All years.
  package func calendar(hasPhotos: Bool) -> [UInt8] {
    frame.page(SitePart.calendar.address, title: style.say(SiteText.calendar), in: .calendar) { page in
      page.title(style.say(SiteText.calendar))
      if hasPhotos {
        page.tag("<p>")
        page.link(SitePart.photos.address, style.say(SiteText.photos))
        page.tag("</p>\n")
      }
      if years.isEmpty { style.writeNothing(to: &page) }
      for year in years.reversed() {
        page.tag("<section class=\"year-row\">\n<h2>")
        page.link(Self.address(year), style.say.title(of: year))
        page.tag("</h2>\n<ul class=\"months\">")
        for month in monthsOf(year) {
          let days = month.span.filter { byDay[$0] != nil }.count
          page.tag("<li>")
          page.link(Self.address(month), style.say.name(of: month.start.monthOfYear))
          page.tag(" <span class=\"count\">")
          page.text(style.say(SiteText.days, ["count": .number(days)]))
          page.tag("</span></li>")
        }
        page.tag("</ul>\n</section>\n")
      }
    }
  }

  /// A year: its picture and its twelve months.
  package func year(_ year: Period, picture: HTML?) -> [UInt8] {
    let address = Self.address(year)
    return frame.page(
      address, title: year.title, in: .calendar, before: way(years, year, -1), after: way(years, year, 1), capacity: 60_000
    ) { page in
      page.title(year.title)
      writeRetrospectives(retrospectives[year] ?? [], to: &page)
      if let picture { page.add(picture) }
      page.tag("<div class=\"grids\">\n")
      for month in monthsOf(year) { writeGrid(month, isSmall: true, up: "../", to: &page) }
      page.tag("</div>\n")
      writeKeys(to: &page)
    }
  }

  /// A month: its grid, its retrospectives, and a line for each day.
  /// - Parameter words: What an entry begins with.
  package func month(_ month: Period, words: (Int) -> [UInt8]) -> [UInt8] {
    frame.page(
      Self.address(month), title: style.say.opening(style.say.title(of: month)), in: .calendar, before: way(months, month, -1), after: way(months, month, 1), capacity: 16_000
    ) { page in
      page.tag("<ul class=\"up\"><li>")
      page.link("../" + Self.address(Period(.year, containing: month.start)), "\(month.start.year)")
      page.tag("</li></ul>\n")
      page.title(style.say.opening(style.say.title(of: month)))
      writeGrid(month, isSmall: false, isNamed: true, up: "../", to: &page)
      writeRetrospectives(retrospectives[month] ?? [], to: &page)
      let days = days(of: month)
      if days.isEmpty { return }
      page.tag("<section aria-labelledby=\"written\">\n<h2 id=\"written\">")
      page.text(style.say(SiteText.written))
      page.tag("</h2>\n<ol class=\"lines\">\n")
      for number in days { writeLine(number, words(number), to: &page) }
      page.tag("</ol>\n</section>\n")
    }
  }

  private func writeLine(_ number: Int, _ words: [UInt8], to page: inout Markup) {
    let entry = map.entries[number]
    page.tag("<li dir=\"auto\">")
    page.link("../" + entry.address, entry.shortTitle)
    if let mood = entry.mood {
      page.tag(" ")
      style.write(mood, to: &page)
    }
    if !words.isEmpty {
      page.tag("<p class=\"words\">")
      page.text(SiteText.firstBlock(of: words, upTo: 160))
      page.tag("</p>")
    }
    page.tag("</li>\n")
  }

  private func writeRetrospectives(_ numbers: [Int], to page: inout Markup) {
    if numbers.isEmpty { return }
    page.tag("<section aria-labelledby=\"retrospectives\">\n<h2 id=\"retrospectives\">")
    page.text(style.say(SiteText.retrospectives))
    page.tag("</h2>\n<ul class=\"plain\">")
    for number in numbers {
      page.tag("<li dir=\"auto\">")
      page.link("../" + map.entries[number].address, map.entries[number].title)
      page.tag("</li>")
    }
    page.tag("</ul>\n</section>\n")
  }

  /// What the marks of moods mean.
  private func writeKeys(to page: inout Markup) {
    page.tag("<ul class=\"legend\">")
    for mood in Mood.allCases {
      page.tag("<li>")
      style.write(mood, to: &page)
      page.tag("</li>")
    }
    page.tag("</ul>\n")
  }

  /// The days of a month as a grid.
  /// - Parameter isNamed: Whether the heading above it has its name.
  package func writeGrid(_ month: Period, isSmall: Bool, isNamed: Bool = false, up: String, to page: inout Markup) {
    page.tag(
      isSmall
        ? "<table class=\"grid small\"><caption>"
        : isNamed ? "<table class=\"grid\"><caption class=\"unseen\">" : "<table class=\"grid\"><caption>")
    if isSmall {
      page.link(up + Self.address(month), style.say.name(of: month.start.monthOfYear))
    } else {
      page.text(style.say.title(of: month))
    }
    page.tag("</caption>\n<thead><tr>")
    for place in 0..<7 {
      guard let weekday = Weekday(rawValue: (style.weekStart.rawValue - 1 + place) % 7 + 1) else { continue }
      page.tag("<th scope=\"col\"><span aria-hidden=\"true\">")
      page.text(isSmall ? String(style.say.name(of: weekday).prefix(1)) : style.say.name(of: weekday, .short))
      page.tag("</span><span class=\"unseen\">")
      page.text(style.say.name(of: weekday))
      page.tag("</span></th>")
    }
    page.tag("</tr></thead>\n<tbody>\n<tr>")
    let lead = (month.start.weekday.rawValue - style.weekStart.rawValue + 7) % 7
    for _ in 0..<lead { page.tag("<td></td>") }
    for (place, day) in month.span.enumerated() {
      if place > 0, (place + lead) % 7 == 0 { page.tag("</tr>\n<tr>") }
      writeCell(day, isSmall: isSmall, up, to: &page)
    }
    let rest = (7 - (month.span.count + lead) % 7) % 7
    for _ in 0..<rest { page.tag("<td></td>") }
    page.tag("</tr>\n</tbody></table>\n")
  }

  private func writeCell(_ day: CalendarDay, isSmall: Bool, _ up: String, to page: inout Markup) {
    guard let number = byDay[day] else {
      page.tag("<td><span class=\"date none\">")
      page.number(day.day)
      page.tag("</span></td>")
      return
    }
    let entry = map.entries[number]
    page.tag("<td>")
    page.link(up + entry.address) { page in
      page.tag("<span class=\"date\">")
      page.number(day.day)
      page.tag("</span>")
      if let mood = entry.mood {
        style.writeMark(of: mood, to: &page)
        page.tag(isSmall ? "<span class=\"unseen\"> " : "<span class=\"word\"> ")
        page.text(style.say.name(of: mood, style.labels))
        page.tag("</span>")
      } else {
        page.tag("<span class=\"level\" aria-hidden=\"true\">·</span>")
      }
    }
    page.tag("</td>")
  }
}

extension SiteMap {
  /// The entry of a day; of several the first.
  package func number(ofDay day: CalendarDay) -> Int? {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if (entries[days[middle]].span?.start ?? .earliest) < day { low = middle + 1 } else { high = middle }
    }
    return low < days.count && entries[days[low]].span?.start == day ? days[low] : nil
  }
}

extension SiteText {
  /// The same of its first block alone: what follows is another thing, such as a line of the log.
  package static func firstBlock(of bytes: [UInt8], upTo limit: Int) -> ArraySlice<UInt8> {
    beginning(of: Array(bytes.prefix { $0 != 0x0A }), upTo: limit)
  }

  /// What a text begins with, cut between words where it is longer; its bytes are UTF-8.
  package static func beginning(of bytes: [UInt8], upTo limit: Int) -> ArraySlice<UInt8> {
    if bytes.count <= limit { return bytes[...] }
    var end = limit
    while end > limit / 2, bytes[end] != 0x20 { end -= 1 }
    if bytes[end] != 0x20 {
      end = limit
      while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return bytes[..<end] + Array("…".utf8)
  }
}

extension SiteStyle {
  /// Says that there is nothing.
  func writeNothing(to page: inout Markup) {
    page.tag("<p class=\"hint\">")
    page.text(say(SiteText.nothingYet))
    page.tag("</p>\n")
  }
}
