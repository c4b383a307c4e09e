// Items and lines of logs on the page of their entry.

import Documents
import JournalDates
import JournalFormat
import JournalLanguage
import JournalModel
import JournalText
import MarkdownSyntax

extension SiteBody {
  mutating func write(_ item: ItemLine) {
    let text = places.text
    let isLog = nextSection < places.sections.count && places.sections[nextSection].kind == .log
    let fate = fates[item.line]
    let id = text.id(of: item)
    let fields = text.fields(of: item)
    var words: [UInt8] = []
    text.appendText(of: item, to: &words)
    let hasDetails = text.hasDetails(item)
    if words.isEmpty, id == nil, fields.isEmpty, item.time == nil, text.activityLink(of: item) == nil, !hasDetails { return }
    var activity: Reference?
    if isLog, let reference = text.activity(of: item) {
      // What was done for something private is private, too.
      if inline.links.map.number(named: reference.file) == SiteMap.hidden { return }
      activity = reference
    } else if words.starts(with: "[[".utf8), let reference = Action(Item(text: String(decoding: words, as: UTF8.self))).task,
      inline.links.map.number(named: reference.file) == SiteMap.hidden
    {
      return
    }
    flush()
    if !isListOpen { html.tag("<ul class=\"items\">\n") }
    isListOpen = true
    html.tag("<li")
    if let id { html.attribute("id", SiteLinks.anchor(id)) }
    write(state(of: item, fate, isLog: isLog, hasActivity: activity != nil, fields))
    html.tag("<div class=\"text\" dir=\"auto\">")
    if item.time != nil || activity != nil {
      html.tag("<p>")
      if let time = item.time {
        html.tag("<span class=\"time\">")
        html.text(time.text)
        html.tag(activity == nil && words.isEmpty ? "</span>" : "</span> ")
      }
      if let activity {
        inline.write(activity, in: places.path, to: &html)
        if !words.isEmpty { html.tag(" ") }
        add(words: Array((activity.shown ?? activity.slug).utf8)[...])
      }
      var rest = Markup()
      if words.isEmpty { rest.tag("<p></p>\n") } else { inline.write(words[...], in: places.path, definitions: definitions, to: &rest) }
      html.addInside(rest)
    } else if !words.isEmpty {
      inline.write(words[...], in: places.path, definitions: definitions, to: &html)
    }
    add(words: words[...])
    html.tag("</div>")
    write(fields.map(\.field), fate)
    if hasDetails {
      let details = Array(text.details(of: item).utf8)
      html.tag("\n<div class=\"details\" dir=\"auto\">")
      inline.write(details[...], in: places.path, definitions: definitions, to: &html)
      html.tag("</div>")
      add(words: details[...])
    }
    html.tag("</li>\n")
  }

  /// How an item stands; nil where nothing says it.
  private func state(of item: ItemLine, _ fate: SiteFate?, isLog: Bool, hasActivity: Bool, _ fields: [FieldReading]) -> SiteState? {
    if isLog {
      guard hasActivity || item.state != nil else { return nil }
      return SiteState(places.text.logState(of: item))
    }
    if let fate, let state = SiteState(rawValue: fate.state) { return state }
    switch item.state {
    case nil: return nil
    case .done: return .done
    case .partly: return .partly
    case .cancelled: return .dropped
    case .open, .other: return .open
    }
  }

  /// Ends the tag of an item with its sign.
  private mutating func write(_ state: SiteState?) {
    guard let state else { return html.tag(">") }
    switch state {
    case .done, .adopted: html.tag(" class=\"done\"><span class=\"sign\" aria-hidden=\"true\">✓</span>")
    case .partly: html.tag(" class=\"partly\"><span class=\"sign\" aria-hidden=\"true\">◐</span>")
    case .dropped, .cancelled, .no, .skip: html.tag(" class=\"dropped\"><span class=\"sign\" aria-hidden=\"true\">✕</span>")
    case .open, .unanswered: html.tag(" class=\"open\"><span class=\"sign\" aria-hidden=\"true\">○</span>")
    }
    html.tag("<span class=\"unseen\">")
    html.text(say.states[state] ?? "")
    html.tag(": </span>")
  }

  /// What is known of an item besides its text.
  private mutating func write(_ fields: [Field], _ fate: SiteFate?) {
    var facts: [Markup] = []
    if let fate, let entry = fate.entry {
      var fact = Markup()
      let target = inline.links.map.entries[entry]
      fact.tag("<span class=\"state\">")
      fact.link(inline.links.to(entry), say.judged(fate.state, in: target.title))
      fact.tag("</span>")
      if !fate.words.isEmpty {
        fact.tag(" ")
        inline.writePlain(Array(fate.words.utf8)[...], in: target.path, to: &fact)
      }
      facts.append(fact)
    }
    for field in fields where field.key != "source" {
      var fact = Markup()
      if write(field, to: &fact) { facts.append(fact) }
    }
    if facts.isEmpty { return }
    html.tag("\n<ul class=\"facts\">")
    for fact in facts {
      html.tag("<li dir=\"auto\">")
      html.add(fact)
      html.tag("</li>")
    }
    html.tag("</ul>")
  }

  /// Adds a field; not one that names what is not on the site.
  private func write(_ field: Field, to fact: inout Markup) -> Bool {
    let value = field.value
    if field.key == "skip" {
      fact.text((say.states[.skip] ?? "") + (value.isEmpty ? "" : ": "))
      inline.writePlain(Array(value.utf8)[...], in: places.path, to: &fact)
      return true
    }
    if let reference = Reference(value), value.utf8.first == ASCII.openBracket || value.utf8.first == ASCII.caret {
      if !reference.file.isEmpty, inline.links.map.number(named: reference.file) == SiteMap.hidden { return false }
      if case .block? = reference.place, inline.links.target(reference, in: places.path) == nil { return false }
      fact.text(say.language.label(ofField: field.key) + " ")
      if reference.file.isEmpty, case .block(let id) = reference.place, let words = firstWords(ofItem: id) {
        fact.link("#" + SiteLinks.anchor(id), words)
      } else {
        inline.write(reference, in: places.path, to: &fact)
      }
      return true
    }
    // What a number is of, its unit says.
    if let quantity = LogLine(text: "", fields: [field]).quantities.first?.quantity, field.key == "amount" || !quantity.unit.isEmpty {
      fact.text(UnitTable.standard.text(quantity, say.language.numbers))
      return true
    }
    if field.key == FieldKey.priority.rawValue, Priority(rawValue: value.lowercased()) != nil {
      fact.text(say.language.fact(ofField: field.key, value))
      return true
    }
    fact.text(say.language.label(ofField: field.key))
    if value.isEmpty { return true }
    fact.tag(" ")
    if field.key == FieldKey.mood.rawValue, let mood = Mood.allCases.first(where: { $0.name == value }) {
      fact.text(say.language.name(of: mood, .standard))
    } else if let day = CalendarDay(value) {
      fact.tag("<time")
      fact.attribute("datetime", day.description)
      fact.tag(">")
      fact.text(say.language.weekdayAndDate(day))
      fact.tag("</time>")
    } else {
      inline.writePlain(Array(value.utf8)[...], in: places.path, to: &fact)
    }
    return true
  }

  /// What an item of this file begins with; nil where there is none that others may read.
  private func firstWords(ofItem id: String) -> String? {
    let found = places.items.first { places.text.id(of: $0)?.lowercased() == id.lowercased() }
    guard let found, !isHidden(outline.blocks[found.block].range) else { return nil }
    let text = wordsAlone(places.text.text(of: found)).split(separator: "\n").first.map(String.init) ?? ""
    return text.isEmpty ? nil : text
  }
}

extension Markup {
  /// Adds what begins with a paragraph into the one that is open, and ends it.
  fileprivate mutating func addInside(_ part: Markup) {
    let opening = "<p>".utf8
    if part.bytes.starts(with: opening) { return add(part.dropping(opening.count)) }
    tag("</p>\n")
    add(part)
  }
}
