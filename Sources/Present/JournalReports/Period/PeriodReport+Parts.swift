// The parts of the report of some days. A new one is a row here with what makes its blocks and its JSON, and its words in the catalogue.

import Documents
import JournalDates
import JournalLanguage
import JournalModel
import PlainFormats

extension PeriodReport {
  /// A part of the report. Terminals, pages, Markdown, templates and programs have it by its one row in `all`.
  public struct Part: Sendable {
    /// What a template puts in its place: `{{{mood}}}`.
    public let name: String
    /// What it tells, as docs/templates.md says it.
    public let summary: String
    /// What it is called in JSON.
    let member: JSONMember
    /// Empty where it has nothing to say.
    let blocks: @Sendable (_ report: PeriodReport, _ namesFiles: Bool, _ say: Language) -> [Block]
    let json: @Sendable (_ report: PeriodReport) -> JSONValue

    fileprivate init(
      _ name: String, _ summary: String, _ member: JSONMember,
      blocks: @escaping @Sendable (_ report: PeriodReport, _ namesFiles: Bool, _ say: Language) -> [Block],
      json: @escaping @Sendable (_ report: PeriodReport) -> JSONValue
    ) {
      (self.name, self.summary, self.member, self.blocks, self.json) = (name, summary, member, blocks, json)
    }

    /// In the order in which they are read.
    public static let all: [Part] = [
      Part("mood", "the mood of each day", .days) { report, _, say in
        report.moodBlocks(say)
      } json: {
        JSONValue($0.days.map(\.json))
      },
      Part("context", "what was measured, beside the days before", .context) { report, _, say in
        report.context.map { [.heading(RichText(say(ContextText.title))), .comparison($0.comparison(say))] } ?? []
      } json: {
        $0.context?.part ?? .null
      },
      Part("retrospectives", "the retrospectives that ended in these days", .retrospectives) {
        $0.retrospectiveBlocks(namesFiles: $1, $2)
      } json: {
        JSONValue($0.retrospectives.map { $0.json((.sections, JSONValue($0.sections.map(\.json)))) })
      },
      Part("noted", "the Keeps and Problems in the files of days", .noted) { report, _, say in
        report.notedBlocks(say)
      } json: { report in
        JSONValue(report.noted.map { $0.item.json(in: $0.section, of: $0.day) })
      },
      Part("actions", "the Actions opened and closed", .actions) { report, _, say in
        report.actionBlocks(say)
      } json: {
        [.opened: JSONValue($0.actions.opened.map(\.json)), .closed: JSONValue($0.actions.closed.map(\.json))]
      },
      Part("tags", "the tags, the most used first", .tags) { report, _, say in
        report.tags.isEmpty ? [] : [.heading(RichText(say(PeriodReportText.tags))), .facts(report.tags.map(\.words), .spread)]
      } json: {
        JSONValue($0.tags.map { [.tag: .string($0.name), .count: .int($0.count)] })
      },
    ]
  }
}

extension PeriodReport {
  // MARK: Moods

  fileprivate func moodBlocks(_ say: Language) -> [Block] {
    let table = Block.data(columns: ["date", "mood"], rows: days.map { [$0.date.description, $0.moodText] })
    let shown: Block = hasMoods ? .levels(chart(say)) : .hint(RichText(marked: moodInvitation(say)))
    return [.heading(RichText(say(PeriodReportText.mood))), shown, table]
  }

  /// What to do where no day has a mood.
  private func moodInvitation(_ say: Language) -> String {
    let count: KeyValuePairs<String, TextValue> = ["count": .number(span.count)]
    if days.contains(where: { unread.contains($0.path) }) { return say(PeriodReportText.moodUnread, count) }
    if days.contains(where: \.isMoodPrivate) || privateEntries > 0 { return say(PeriodReportText.moodPrivate, count) }
    return say(PeriodReportText.moodMissing, count)
  }

  /// Longer spans are shown a week a line.
  private static let listLimit = 14

  private func chart(_ say: Language) -> LevelChart {
    LevelChart(
      say(PeriodReportText.moodLine, ["days": .text(span.title)]), caption: moodSummary(say),
      titles: [say(PeriodReportText.day), say(PeriodReportText.mood)],
      levels: Mood.allCases.map { mood in
        LevelChart.Level(days.first { $0.mood == mood }?.moodWord ?? mood.name, bar: mood.bar, tone: mood.tone)
      },
      unknown: say(PeriodReportText.unknown),
      points: days.map { day in
        LevelChart.Point(
          span.start.days(until: day.date), short(day.date), value: day.date.description, level: day.mood?.rawValue, words: day.moodText,
          path: day.path)
      },
      length: span.count, ends: [short(span.start)] + (span.count > 1 ? [short(span.end)] : []),
      listTitle: say(PeriodReportText.dayByDay), grid: span.count > Self.listLimit ? weeks(say) : nil)
  }

  private func weeks(_ say: Language) -> LevelChart.Grid {
    let offset = span.start.weekday.rawValue - 1
    let mondays = stride(from: -offset, to: span.count, by: 7).map { short(span.start.advanced(by: $0)) }
    return LevelChart.Grid(
      say(PeriodReportText.weekOf), columns: Weekday.allCases.map { String($0.shortName.prefix(2)) }, rows: mondays, offset: offset)
  }

  /// How often each mood was, in one sentence, best first; a text for those who do not see the line.
  func moodSummary(_ say: Language) -> String {
    var parts = Mood.allCases.reversed().compactMap { mood -> String? in
      let days = days.filter { $0.mood == mood }
      return days.first.map { say(PeriodReportText.moodDays, ["mood": .text($0.moodWord), "count": .number(days.count)]) }
    }
    let unknown = span.count - days.count { $0.mood != nil }
    if unknown > 0 { parts.append(say(PeriodReportText.unknownDays, ["count": .number(unknown)])) }
    let words = parts.joined(separator: ", ")
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  // MARK: Retrospectives

  fileprivate func retrospectiveBlocks(namesFiles: Bool, _ say: Language) -> [Block] {
    let rows = retrospectives.flatMap { retrospective in
      retrospective.sections.flatMap { section in
        section.items.map { item -> [String?] in
          let standing = Standing(item.state, in: section.kind)
          return [retrospective.title, section.name, plainText(item.text), standing?.word]
        }
      }
    }
    let shown =
      retrospectives.isEmpty
      ? [.heading(RichText(say(PeriodReportText.retrospectives))), .paragraph(invitation(namesFiles: namesFiles, say))]
      : retrospectives.flatMap { blocks(of: $0, say) }
    return shown + [.data(columns: ["retrospective", "section", "item", "state"], rows: rows)]
  }

  /// What to do where there is no retrospective yet.
  private func invitation(namesFiles: Bool, _ say: Language) -> RichText {
    // A day has none of its own, so there is nothing to begin.
    if span.count == 1 { return RichText(say(PeriodReportText.noneOnDay)) }
    guard let suggestion, !suggestion.isEmpty, namesFiles else { return RichText(say(PeriodReportText.noneYet)) }
    return RichText(marked: say(PeriodReportText.noneYetAt, ["path": .text(RichText.gap)]), gap: suggestion)
  }

  private func blocks(of retrospective: Retrospective, _ say: Language) -> [Block] {
    let cards = retrospective.sections.filter { !$0.items.isEmpty }.map { section in
      var card = Board.Card(section.name, section.kind.accent)
      // The id of an Action is what `retro tick` takes.
      for item in section.items { card.add(listItem(item, in: section.kind, of: retrospective, tellsID: section.kind == .action)) }
      return card
    }
    return [
      .heading(RichText(retrospective.title), of: retrospective.path),
      .file("\(retrospective.kindWords) · \(retrospective.span.title)", path: retrospective.path),
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
      var card = Board.Card(Section(kind: kind).name, kind.accent)
      for (day, _, item) in items {
        card.add(
          ListItem(
            .bullet, Prose(item.text, in: day.path), facts: [.quiet(short(day.date))],
            details: item.details.isEmpty ? nil : Prose(item.details, in: day.path), place: Place(path: day.path, line: item.line)))
      }
      return card
    }
    let table = Block.data(
      columns: ["date", "section", "item"], rows: noted.map { [$0.day.date.description, $0.section.rawValue, plainText($0.item.text)] })
    return cards.isEmpty ? [table] : [.heading(RichText(say(PeriodReportText.noted))), .board(Board(.sections, cards)), table]
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
            .box(standing.sign), Prose(action.text, in: action.path), facts: words(of: facts(of: action), standing),
            place: Place(path: action.path, line: action.line)))
      }
      return card
    }
    let cards = [card(PeriodReportText.opened, actions.opened), card(PeriodReportText.closed, actions.closed)].compactMap(\.self)
    let changes = actions.opened.map { ("opened", $0) } + actions.closed.map { ("closed", $0) }
    let rows = changes.map { change, action -> [String?] in
      [change, plainText(action.text), Standing(action.state).word, action.due?.description, action.closed?.description]
    }
    let table = Block.data(columns: ["change", "action", "state", "due", "closed"], rows: rows)
    return cards.isEmpty ? [table] : [.board(Board(.sections, cards)), table]
  }
}

extension PeriodReport.Tag {
  /// `#health × 7`.
  fileprivate var words: RichText {
    var words = RichText("#\(name)", .tag)
    words.add(" × \(count)")
    return words
  }
}
