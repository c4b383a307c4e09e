// The parts of the report of some days. A new one is a row here with what makes its blocks and its JSON, and its words in the catalogue.

import Documents
import JournalDates
import JournalLanguage
public import JournalModel
import JournalText
import PlainFormats

extension PeriodReport {
  /// A part of the report. Terminals, pages, Markdown, templates and programs have it by its one row in `all`.
  public struct Part: Sendable {
    public let section: ReportSection
    /// What it is called in JSON; nil where programs ask other commands for the same.
    let member: JSONMember?
    /// Empty where it has nothing to say.
    private let own: @Sendable (_ report: PeriodReport, _ namesFiles: Bool, _ say: Language) -> [Block]
    let json: @Sendable (_ report: PeriodReport) -> JSONValue

    /// What a template puts in its place: `{{{mood}}}`.
    public var name: String { section.rawValue }
    /// What it tells, as docs/templates.md says it.
    public var summary: String { section.summary }

    fileprivate init(
      _ section: ReportSection, _ member: JSONMember? = nil,
      blocks: @escaping @Sendable (_ report: PeriodReport, _ namesFiles: Bool, _ say: Language) -> [Block],
      json: @escaping @Sendable (_ report: PeriodReport) -> JSONValue = { _ in .null }
    ) {
      (self.section, self.member, own, self.json) = (section, member, blocks, json)
    }

    /// The part of a section; one without a row of its own is there where pictures were made of all that the journal knows.
    init(_ section: ReportSection) {
      if let part = Self.ofFiles.first(where: { $0.section == section }) {
        self = part
      } else {
        (self.section, member, own, json) = (section, nil, { _, _, _ in [] }, { _ in .null })
      }
    }

    /// Its blocks, in the place of which pictures may stand.
    func blocks(_ report: PeriodReport, _ namesFiles: Bool, _ say: Language) -> [Block] {
      report.pictures[section] ?? own(report, namesFiles, say)
    }

    /// In the order in which a page has them.
    public static let all: [Part] = ReportSection.allCases.map { Part($0) }

    /// Those that files say by themselves.
    static let ofFiles: [Part] = [
      Part(.mood, .days) { report, _, say in
        report.moodBlocks(say)
      } json: {
        JSONValue($0.days.map(\.json))
      },
      Part(.context, .context) { report, _, say in
        report.context?.part(say) ?? []
      } json: {
        $0.context.flatMap { $0.isEmpty ? nil : $0.part } ?? .null
      },
      Part(.retrospectives, .retrospectives) {
        $0.retrospectiveBlocks(namesFiles: $1, $2)
      } json: {
        JSONValue($0.retrospectives.map { $0.json((.sections, JSONValue($0.sections.map(\.json)))) })
      },
      Part(.keeps, blocks: { $0.collectedBlocks(.keep, $2) }),
      Part(.problems, blocks: { $0.collectedBlocks(.problem, $2) }),
      Part(.noted, .noted) { report, _, say in
        report.notedBlocks(say)
      } json: { report in
        JSONValue(report.noted.map { $0.item.json(in: $0.section, of: $0.day) })
      },
      Part(.actions, .actions) { report, _, say in
        report.actionBlocks(say)
      } json: {
        [.opened: JSONValue($0.actions.opened.map(\.json)), .closed: JSONValue($0.actions.closed.map(\.json))]
      },
      Part(.tags, .tags) { report, _, say in
        report.tagBlocks(say)
      } json: {
        JSONValue($0.tags.map { [.tag: .string($0.name), .count: .int($0.count)] })
      },
    ]
  }

  /// The parts that are told, in their order.
  var parts: [Part] { sections.map { Part($0) } }
}

extension ReportSection {
  /// What it tells, as the documents say it.
  public var summary: String {
    switch self {
    case .glance: "what these days came to: a sentence, and the numbers that count most"
    case .mood: "the mood of each day"
    case .months: "the months side by side, where there are several"
    case .records: "firsts and records of more than three months: what was reached, longest, most"
    case .words: "what you wrote: what has the tag `#highlight`, then words of the best days"
    case .sleep: "the nights"
    case .movement: "steps, else exercise"
    case .screen: "the time at screens"
    case .wellness: "the wellness score with its parts"
    case .habits: "a sign a day for each habit"
    case .goals: "goals with their pace"
    case .points: "the points"
    case .workouts: "workouts by kind"
    case .tries: "Tries, and what became of them"
    case .stayed: "the Tries that were adopted in these days, of more than three months"
    case .places: "where you were, as properties of days say it: `place`, `location`, `city`, else `timezone`"
    case .retrospectives: "the retrospectives that ended in these days"
    case .keeps: "the Keeps of retrospectives and days, as time goes"
    case .problems: "the Problems, the same way"
    case .noted: "the Keeps and Problems in the files of days"
    case .actions: "the Actions opened and closed"
    case .tags: "the tags, the most used first"
    case .photos: "photographs, in the page itself"
    case .connections: "what goes with what"
    case .context: "what was measured, beside the days before"
    case .days: "the numbers of each day, folded"
    }
  }
}

extension PeriodReport {
  // MARK: Moods

  fileprivate func moodBlocks(_ say: Language) -> [Block] {
    let table = Block.data(columns: ["date", "mood"], rows: days.map { [$0.date.description, $0.moodText(.english)] })
    let shown: Block = hasMoods ? .levels(chart(say)) : .hint(RichText(marked: moodInvitation(say)))
    let picture = moodPicture.map { [Block.chart($0)] } ?? []
    // What a picture of many days shows nobody reads as a list as well.
    let hasList = picture.isEmpty || span.count <= 93
    return [.heading(RichText(say(PeriodReportText.mood)))] + picture + (hasList ? [shown] : []) + [table]
  }

  /// What to do where no day has a mood.
  private func moodInvitation(_ say: Language) -> String {
    let count: KeyValuePairs<String, TextValue> = ["count": .number(span.count)]
    if days.contains(where: { unread.contains($0.path) }) { return say(PeriodReportText.moodUnread, count) }
    if tellsPrivateCount, days.contains(where: \.isMoodPrivate) || privateEntries > 0 { return say(PeriodReportText.moodPrivate, count) }
    return say(PeriodReportText.moodMissing, count)
  }

  /// Longer spans are shown a week a line.
  private static let listLimit = 14

  private func chart(_ say: Language) -> LevelChart {
    var chart = plainChart(say)
    let forms = theme.shape.forms
    chart.steps = LevelChart.Steps(full: forms.full, empty: forms.outline)
    return chart
  }

  private func plainChart(_ say: Language) -> LevelChart {
    LevelChart(
      say(PeriodReportText.moodLine, ["days": .text(say.title(of: span))]), caption: moodSummary(say),
      titles: [say(PeriodReportText.day), say(PeriodReportText.mood)],
      levels: Mood.allCases.map { mood in
        LevelChart.Level(days.first { $0.mood == mood }?.moodWord(say) ?? say.name(of: mood, .standard), bar: mood.bar, tone: mood.tone)
      },
      unknown: say(PeriodReportText.unknown),
      points: days.map { day in
        LevelChart.Point(
          span.start.days(until: day.date), short(day.date, say), value: day.date.description, level: day.mood?.rawValue,
          words: theme.icons.words(day.moodText(say), of: day.mood),
          path: day.path)
      },
      length: span.count, ends: [short(span.start, say)] + (span.count > 1 ? [short(span.end, say)] : []),
      listTitle: say(PeriodReportText.dayByDay), grid: span.count > Self.listLimit ? weeks(say) : nil)
  }

  private func weeks(_ say: Language) -> LevelChart.Grid {
    let offset = span.start.weekday.rawValue - 1
    // Weeks that are still to come have nothing to show.
    let mondays = stride(from: -offset, to: today.map { span.contains($0) ? span.start.days(until: $0) + 1 : span.count } ?? span.count, by: 7).map { short(span.start.advanced(by: $0), say) }
    return LevelChart.Grid(
      say(PeriodReportText.weekOf), columns: Weekday.allCases.map { Self.initials(of: $0, say) }, rows: mondays, offset: offset)
  }

  /// As much of a weekday's name as stands above a column of signs.
  static func initials(of weekday: Weekday, _ say: Language) -> String {
    func start(_ weekday: Weekday) -> String {
      var (initials, columns) = ("", 0)
      for letter in say.name(of: weekday, .short) where columns + letter.displayWidth <= 2 {
        initials.append(letter)
        columns += letter.displayWidth
      }
      return initials
    }
    // Portuguese has two days with ‘qu’ and two with ‘se’, and calendars with one large letter for each.
    if Set(Weekday.allCases.map(start)).count < 7 { return say.name(of: weekday, .short).prefix(1).uppercased() }
    return start(weekday)
  }

  /// How often each mood was, in one sentence, best first; a text for those who do not see the line.
  func moodSummary(_ say: Language) -> String {
    var parts = Mood.allCases.reversed().compactMap { mood -> String? in
      let days = days.filter { $0.mood == mood }
      return days.first.map { say(PeriodReportText.moodDays, ["mood": .text($0.moodWord(say)), "count": .number(days.count)]) }
    }
    let unknown = span.count - days.count { $0.mood != nil }
    if unknown > 0 { parts.append(say(PeriodReportText.unknownDays, ["count": .number(unknown)])) }
    return say.opening(say(PeriodReportText.moodSummary, ["parts": .list(parts, .comma)]))
  }

  // MARK: Retrospectives

  fileprivate func retrospectiveBlocks(namesFiles: Bool, _ say: Language) -> [Block] {
    let rows = retrospectives.flatMap { retrospective in
      retrospective.sections.flatMap { section in
        section.items.map { item -> [String?] in
          let standing = Standing(item.state, in: section.kind, isOfAction: item.isOfAction)
          return [retrospective.title, section.name(.english), plainText(item.text), standing?.word]
        }
      }
    }
    let shown =
      retrospectives.isEmpty
      ? [.heading(RichText(say(PeriodReportText.retrospectives))), .paragraph(invitation(namesFiles: namesFiles, say))]
      : isLong ? manyRetrospectives(say) : retrospectives.flatMap { blocks(of: $0, say) }
    return shown + [.data(columns: ["retrospective", "section", "item", "state"], rows: rows)]
  }

  /// What to do where there is no retrospective yet.
  private func invitation(namesFiles: Bool, _ say: Language) -> RichText {
    // A day has none of its own, so there is nothing to begin.
    if span.count == 1 { return RichText(say(PeriodReportText.noneOnDay)) }
    if let reaching {
      return RichText(
        say(
          PeriodReportText.noneEnded,
          ["title": .text(say.title(reaching.title, of: reaching.span)), "day": .text(short(reaching.span.end, say))]))
    }
    guard let suggestion, !suggestion.isEmpty, namesFiles else { return RichText(say(PeriodReportText.noneYet)) }
    return RichText(marked: say(PeriodReportText.noneYetAt, ["command": .text((["retro new"] + (Period(exactly: span).map { ["\($0)"] } ?? [])).joined(separator: " ")), "path": .text(RichText.gap)]), gap: suggestion)
  }

  /// - Parameter isFolded: Whether it is one of many, whose items nothing leads to.
  private func blocks(of retrospective: Retrospective, _ say: Language, isFolded: Bool = false) -> [Block] {
    let cards = retrospective.sections.filter { !$0.items.isEmpty }.map { section in
      var card = Board.Card(section.name(say), section.kind.accent)
      // The id of an Action is what `retro tick` takes.
      for item in section.items {
        card.add(listItem(item, in: section.kind, of: retrospective, isAlone: isFolded, tellsID: section.kind == .action, in: say))
      }
      return card
    }
    return [
      .heading(RichText(retrospective.title(say)), of: retrospective.path),
      .file(say(.list([retrospective.kindWords(say), say.title(of: retrospective.span)], .dots)), path: retrospective.path),
      cards.isEmpty ? .hint(RichText(say(ShowText.nothingYet))) : .board(Board(.groups, cards)),
    ]
  }

  // MARK: What days say

  /// The Keeps and Problems in the files of days, Keeps first, each kind as time goes.
  fileprivate var noted: [(day: Day, section: SectionKind, item: Item)] {
    [SectionKind.keep, .problem].flatMap { kind in
      days.flatMap { day in day.sections.filter { $0.kind == kind }.flatMap { $0.items.map { (day, kind, $0) } } }
    }
  }

  fileprivate func notedBlocks(_ say: Language) -> [Block] {
    let noted = noted
    let cards = [SectionKind.keep, .problem].compactMap { kind -> Board.Card? in
      let items = noted.filter { $0.section == kind }
      if items.isEmpty { return nil }
      var card = Board.Card(Section(kind: kind).name(say), kind.accent)
      for (day, _, item) in items {
        card.add(
          ListItem(
            .bullet, Prose(item.text, in: day.path), facts: [.quiet(short(day.date, say))],
            details: item.details.isEmpty ? nil : Prose(item.details, in: day.path), place: Place(path: day.path, line: item.line)))
      }
      return card
    }
    let table = Block.data(
      columns: ["date", "section", "item"], rows: noted.map { [$0.day.date.description, $0.section.rawValue, plainText($0.item.text)] })
    return cards.isEmpty ? [table] : [.heading(RichText(say(PeriodReportText.noted))), .board(Board(.sections, cards)), table]
  }

  /// The Keeps or the Problems of retrospectives and days, as time goes.
  fileprivate func collectedBlocks(_ kind: SectionKind, _ say: Language) -> [Block] {
    func shown(_ item: Item, _ path: String, _ when: String) -> ListItem {
      ListItem(
        .bullet, Prose(item.text, in: path), facts: [.quiet(when)], details: item.details.isEmpty ? nil : Prose(item.details, in: path),
        place: Place(path: path, line: item.line))
    }
    let ofRetrospectives = retrospectives.flatMap { one in
      let period = Period(exactly: one.span)
      let name = period?.unit == .week ? say.week(ISOWeek(containing: one.span.start)) : period.map { say.title(of: $0) } ?? say.title(of: one.span)
      return one.sections.filter { $0.kind == kind }.flatMap(\.items).map { (one.span.end, shown($0, one.path, name)) }
    }
    let ofDays = noted.filter { $0.section == kind }.map { ($0.day.date, shown($0.item, $0.day.path, short($0.day.date, say))) }
    let items = (ofRetrospectives + ofDays).enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
    let name = Section(kind: kind).name(say)
    let told: Block = items.isEmpty ? .hint(RichText(say(PeriodReportText.noneOfSection, ["section": .text(name)]))) : .list(ItemList(items))
    return [.heading(RichText(name)), told]
  }

  // MARK: Actions

  fileprivate func actionBlocks(_ say: Language) -> [Block] {
    func card(_ name: PeriodReportText, _ actions: [Action]) -> Board.Card? {
      if actions.isEmpty { return nil }
      var card = Board.Card(say(name), .action)
      for action in actions {
        let standing = Standing(action.state)
        card.add(
          ListItem(
            .box(standing.sign), Prose(action.text, in: action.path), facts: words(of: facts(of: action), standing, in: say),
            place: Place(path: action.path, line: action.line)))
      }
      return card
    }
    let changes = actions.opened.map { ("opened", $0) } + actions.closed.map { ("closed", $0) }
    let rows = changes.map { change, action -> [String?] in
      [change, plainText(action.text), Standing(action.state).word, action.due?.description, action.closed?.description]
    }
    let table = Block.data(columns: ["change", "action", "state", "due", "closed"], rows: rows)
    if changes.isEmpty { return [table] }
    if isLong { return manyActions(say) + [table] }
    // Each is told once: where its retrospective stands above, there with all that is known of it; what was closed is not told as opened, too.
    let told = sections.contains(.retrospectives) ? placesOfShownActions : []
    let closed = actions.closed.filter { !told.contains(Place(path: $0.path, line: $0.line)) }
    let ended = Set(actions.closed.map { Place(path: $0.path, line: $0.line) })
    let opened = actions.opened.filter { action in
      let place = Place(path: action.path, line: action.line)
      return !told.contains(place) && !ended.contains(place)
    }
    let cards = [card(PeriodReportText.opened, opened), card(PeriodReportText.closed, closed)].compactMap(\.self)
    return cards.isEmpty ? [table] : [.board(Board(.sections, cards)), table]
  }

  private var placesOfShownActions: Set<Place> {
    Set(
      retrospectives.flatMap { file in
        file.sections.filter { $0.kind == .action }.flatMap { section in section.items.map { Place(path: file.path, line: $0.line) } }
      })
  }

  /// Those of months and more each folded, of weeks their titles: what they say is the page of their weeks.
  private func manyRetrospectives(_ say: Language) -> [Block] {
    let long = retrospectives.filter { $0.kind != .weekly }
    let weeks = retrospectives.filter { $0.kind == .weekly }
    let titles = weeks.map { week in
      let counts = week.sections.filter { !$0.items.isEmpty }.map {
        RichText.quiet(say(PeriodReportText.inSection, ["name": .text($0.name(say)), "count": .number($0.items.count)]))
      }
      return ListItem(.bullet, Prose(escaped(week.title(say))), facts: counts, place: Place(path: week.path, line: nil))
    }
    let list: [Block] =
      weeks.isEmpty
      ? [] : [.folded(RichText(say(PeriodReportText.weeklyCount, ["count": .number(weeks.count)])), [.list(ItemList(titles))])]
    return [.heading(RichText(say(PeriodReportText.retrospectives)))]
      + long.map { .folded(RichText($0.title(say)), Array(blocks(of: $0, say, isFolded: true).dropFirst())) } + list
  }

  /// How many there were, and those that are still to be done.
  private func manyActions(_ say: Language) -> [Block] {
    let open = actions.opened.filter { $0.state == .open }
    let items = open.prefix(Self.mostOpen).map { action in
      ListItem(
        .box(.open), Prose(action.text, in: action.path), facts: words(of: facts(of: action), Standing(.open), in: say),
        place: Place(path: action.path, line: action.line))
    }
    var blocks: [Block] = [
      .heading(RichText(say(PeriodReportText.actions))),
      .facts([
        .quiet(say(PeriodReportText.openedCount, ["count": .number(actions.opened.count)])),
        .quiet(say(PeriodReportText.closedCount, ["count": .number(actions.closed.count)])),
      ]),
    ]
    if open.isEmpty { return blocks }
    blocks.append(.folded(RichText(say(PeriodReportText.stillOpen, ["count": .number(open.count)])), [.list(ItemList(Array(items)))]))
    if open.count > items.count {
      blocks.append(.hint(RichText(say(PeriodReportText.moreOpen, ["count": .number(open.count - items.count)]))))
    }
    return blocks
  }

  private static let mostOpen = 40

  /// Whether there are too many items to read one after the other: a page with pictures folds them.
  private var isLong: Bool { sections.contains(.glance) && span.count > 93 }
}
