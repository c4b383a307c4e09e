// The home screen as a document.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel
import JournalText
import JournalWellness
import JournalWords

extension TodayReport {
  /// The day at a glance: its mood, its habits with their last fourteen days, what is due, what was written, and what comes next.
  public func document(in say: Language) -> Document {
    let title = say(TodayText.title, ["weekday": .text(say.name(of: date.weekday)), "date": .text(say.title(of: date))])
    var document = Document(RichText(say.opening(title)))
    document += .facts(headline(say).map { .quiet($0) })
    document += .facts(moodWords(say) + measuredWords(say).map { .quiet($0) }, .spread)
    if let words = notedWords(say) { document += .facts([.quiet(words)]) }
    for trial in trials { document += .facts(trial.words(say)) }
    if !reached.isEmpty {
      let words = say(
        ReachedText.ofDay,
        ["icons": .text(theme.icons.rawValue), "titles": .list(reached.map { plainText($0.title).onOneLine }, .and)])
      document += .facts([RichText(words, tone: .good)])
    }
    document.add(privateEntries: privateEntries, say)
    document.blocks += habitBlocks(say)
    document += .sections([dueSection(say), writtenSection(say), nextSection(say)].compactMap(\.self))
    if let finding { document += .hint(RichText(say(TodayText.finding, ["finding": .text(finding)]))) }
    document.blocks += tables
    return document
  }

  /// The week, the term, and the points.
  private func headline(_ say: Language) -> [String] {
    var parts = [say(TodayText.week, ["week": .number(ISOWeek(containing: date).week)])]
    if let term { parts.append(say(TodayText.term, ["title": .text(plainText(term.term.title)), "standing": .text(term.words(say))])) }
    if points.today > 0 || points.week > 0 {
      parts.append(say(TodayText.pointsToday, ["count": .number(points.today)]))
      parts.append(say(TodayText.pointsThisWeek, ["count": .number(points.week)]))
    }
    return parts
  }

  /// How the mood of the day is noted.
  private func moodMissing(in say: Language) -> String {
    isEarlier ? say(TodayText.moodMissingOn, ["day": "\(date)"]) : say(TodayText.moodMissing)
  }

  /// The moods of fourteen days as bars, and that of the day in a word.
  private func moodWords(_ say: Language) -> [RichText] {
    var strip: [RichText] = []
    if moods.contains(where: { $0 != nil }) {
      var named = RichText.quiet(say(PeriodReportText.mood))
      named.add("  ")
      named += RichText(bars: moods)
      strip = [named]
    }
    guard let mood else { return strip + [.quiet(isMoodPrivate ? say(TodayText.moodPrivate) : moodMissing(in: say))] }
    let name = say.name(of: mood, labels)
    let word = isMoodPrivate ? name.markedPrivate : name
    return strip + [RichText(theme.icons.words(word, of: mood))]
  }

  /// What was measured last night, and the day before.
  private func measuredWords(_ say: Language) -> [String] {
    guard let measured else { return [] }
    var (parts, before): ([String], [String]) = ([], [])
    if let sleep = measured.sleep {
      let words = say(TodayText.slept, ["time": .text(WellnessPart.sleep.words(sleep.minutes, say))])
      if sleep.isLastNight { parts.append(words) } else { before.append(words) }
    }
    if let steps = measured.steps { before.append(say(TodayText.steps, ["count": .text(WellnessPart.steps.words(steps, say))])) }
    if let wellness = measured.wellness {
      let coverage = measured.wellnessCoverage
      before.append(
        say(coverage < 100 ? TodayText.wellnessOf : TodayText.wellness, ["score": .number(wellness), "coverage": .number(coverage)]))
    }
    if !before.isEmpty { parts.append(say(TodayText.yesterday, ["measured": .list(before, .comma)])) }
    return parts
  }

  /// What was noted of the day itself; how long the night was is told beside the mood.
  private func notedWords(_ say: Language) -> String? {
    func value(_ name: String) -> String? { noted.last { $0.name == name }?.amount.text }
    var words: [String] = []
    if let upper = value(MetricNames.systolic), let lower = value(MetricNames.diastolic) {
      words.append("\(say.inSentence(say.title(ofMetric: MetricNames.pressure))) \(say.pressure(upper, lower))")
    }
    for metric in noted where measured?.sleep?.isLastNight != true || metric.name != "sleep_minutes" {
      if !words.isEmpty, [MetricNames.systolic, MetricNames.diastolic].contains(metric.name), value(MetricNames.systolic) != nil, value(MetricNames.diastolic) != nil { continue }
      words.append("\(say.inSentence(say.title(ofMetric: metric.name))) \(MetricNames.words(metric.amount, of: metric.name, say.numbers))")
    }
    if words.isEmpty { return nil }
    return say(isEarlier ? TodayText.measuredThen : TodayText.measuredToday, ["measured": .list(words, .comma)])
  }

  // MARK: What is due

  /// So many lines beside the habits and their signs fit on a screen; there are never fewer than three of what is due.
  private var dueLimit: Int { max(3, 12 - habitsOfDay.count) }

  private func dueSection(_ say: Language) -> NamedPart {
    let name = RichText(say(TodayText.due))
    if due.isEmpty, olderActions == 0 { return NamedPart(name, [.hint(RichText(say(TodayText.nothingDue)))]) }
    let soon = dueSoon
    let more = soon.count > dueLimit || olderActions > 0
    let shown = nearestDue(more ? dueLimit - 1 : dueLimit)
    var blocks: [Block] = []
    if !shown.isEmpty {
      let columns: [Table.Column] = [
        .init("", .trailing, name: "due"), .init("", name: "title", fit: .cut, minimum: 44), .init("", name: "priority", leaves: 2),
        .init("", name: "name", leaves: 1), .init("", name: "date", leaves: 3),
      ]
      blocks.append(.table(Table(columns, rows: shown.map { row($0, say) }, fit: .glance, showsNames: false)))
    }
    var rest: [String] = []
    let others = soon.count - shown.count
    let left = soon.filter { one in !shown.contains { $0.path.hasSameBytes(as: one.path) && $0.line == one.line } }
    let oldest = left.map { -$0.urgency.daysLeft }.max() ?? 0
    let hidden = Dictionary(grouping: left, by: \.kind).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    // The lists that most of them are in.
    let lists = hidden.prefix(2).map { $0.key == "action" ? "retro actions" : "retro \($0.key) list" }
    let cut = hidden.count > 2 ? " …" : ""
    if soon.isEmpty { rest.append(say(TodayText.nothingSoon, ["count": .number(urgencyDays.green)])) }
    if others > 0 {
      rest.append(
        say(TodayText.moreDue, ["count": .number(others), "late": oldest > 0 ? .number(oldest) : .text("none"), "lists": .text(say(.list(lists, .comma)) + cut)]))
    }
    if olderActions > 0 { rest.append(say(TodayText.olderActions, ["count": .number(olderActions)])) }
    if !rest.isEmpty { blocks.append(.facts(rest.map { .quiet($0) })) }
    return NamedPart(name, blocks)
  }

  private func row(_ due: Due, _ say: Language) -> [Table.Cell] {
    let days = due.urgency.daysLeft
    let when =
      switch days {
      case 0: say(TodayText.dueToday)
      case 1: say(TodayText.dueTomorrow)
      default: say(days < 0 ? TodayText.late : TodayText.dueIn, ["count": .number(abs(days))])
      }
    let date = days > 1 || days < -1 ? say.short(due.due, in: self.date.year) : ""
    let isHigh = due.priority.map { $0 == .highest || $0 == .high } ?? false
    return [
      Table.Cell(RichText(when, tone: .heat(due.urgency.heat))), Table.Cell(RichText(due.title.onOneLine)),
      Table.Cell(RichText(due.priority.map { say(TodayText.priority, ["priority": .text($0.rawValue)]) } ?? "", isHigh ? .strong : .quiet)),
      Table.Cell(.quiet(kindWords(of: due, say)), value: due.kind == "action" ? due.slug : due.kind), Table.Cell(.quiet(date)),
    ]
  }

  /// An Action is called as its section is; `retro actions` tells its id.
  private func kindWords(of due: Due, _ say: Language) -> String {
    due.kind == "action" ? PeriodReport.Section(kind: .action).name(say) : say.inSentence(say(KindText.title, ["kind": .text(due.kind)]))
  }

  // MARK: What was written, and what comes next

  private func writtenSection(_ say: Language) -> NamedPart? {
    if written.isEmpty { return nil }
    let limit = 3
    // Where there is no room for all, sentences come before moods without words, and what is late before what is early.
    let room = written.count > limit ? limit - 1 : limit
    let (sentences, moods) = (written.indices.filter { !written[$0].text.isEmpty }, written.indices.filter { written[$0].text.isEmpty })
    // The words above the log are what the day was begun with, and stay.
    let first = sentences.first.flatMap { written[$0].isAboveLog && sentences.count > room ? $0 : nil }
    let late = sentences.suffix(first == nil ? room : room - 1)
    let lines = ([first].compactMap(\.self) + late + moods.suffix(max(0, room - sentences.count))).sorted()
    let shown = lines.map { written[$0] }
    let rows = shown.map { line in
      var mood = RichText()
      if let value = line.mood {
        mood = RichText(bars: [value])
        mood.add(" \(say.name(of: value, labels))", .quiet)
      }
      let text = wordsAlone(line.text).onOneLine
      return [
        Table.Cell(.quiet(line.time ?? "")), Table.Cell(RichText(line.isPrivate ? text.markedPrivate : text)), Table.Cell(mood),
      ]
    }
    let columns: [Table.Column] = [
      .init("", .trailing, name: "time"), .init("", name: "text", fit: .cut, minimum: 32), .init("", name: "mood", leaves: 1),
    ]
    var blocks: [Block] = [.table(Table(columns, rows: rows, fit: .glance, showsNames: false))]
    if shown.count < written.count {
      blocks.append(
        .paragraph(.quiet(say(TodayText.moreWritten, ["count": .number(written.count - shown.count), "day": .text(date.description)]))))
    }
    return NamedPart(RichText(say(TodayText.written)), blocks)
  }

  private func nextSection(_ say: Language) -> NamedPart? {
    let ending = endingTerm.map { term in
      RichText(
        say(
          term.daysLeft < 0 ? TermText.ended : TermText.endsIn,
          ["title": .text(plainText(term.term.title)), "count": .number(abs(term.daysLeft))]))
    }
    guard let review else { return ending.map { NamedPart(RichText(say(TodayText.next)), [.facts([$0])]) } }
    let values: KeyValuePairs<String, TextValue> = [
      "period": .text(review.period.description), "kind": .text(EntryKind(of: review.period.unit).rawValue),
    ]
    let isOfNow = review.period.span.contains(date)
    let reason = isOfNow ? review.isBegun ? "begun" : "now" : review.isBegun ? "writing" : "late"
    let why = say(TodayText.reviewWhy, ["reason": .text(reason), "day": .text(say.name(of: review.period.span.end.weekday))])
    var facts = [RichText(say(review.isBegun ? TodayText.reviewBegun : TodayText.reviewToBegin, values))]
    // Tries that wait are reason enough for the week that goes on.
    if review.tries == 0 || !isOfNow { facts.append(.quiet(why)) }
    if review.tries > 0 { facts.append(.quiet(say(TodayText.tries, ["count": .number(review.tries)]))) }
    return NamedPart(RichText(say(TodayText.next)), (ending.map { [.facts([$0])] } ?? []) + [.facts(facts)])
  }

  /// The habits and what is due, for programs.
  private var tables: [Block] {
    [
      .data(
        columns: ["habit", "state", "asked_today", "streak", "unit", "best", "strength", "done_last_30"],
        rows: habits.map { habit in
          [
            habit.habit.title, habit.state.rawValue, habit.isDueToday ? "true" : "false", "\(habit.streak.current)",
            habit.streak.unit.rawValue, "\(habit.streak.best)", "\(Int((habit.strength * 100).rounded()))", "\(habit.done(inLast: 30))",
          ]
        }),
      .data(
        columns: ["due", "title", "kind", "days_left", "urgency", "priority"],
        rows: due.map { due in
          [
            due.due.description, due.title, due.kind, "\(due.urgency.daysLeft)", due.urgency.level.rawValue, due.priority?.rawValue,
          ]
        }),
    ]
  }
}
