// Some days at a glance, before a person looks back on them.

public import Documents
public import JournalDates
public import JournalLanguage
import JournalModel
import JournalText

/// How some days were, in a few lines: their moods, some of what was written, what was measured, and the Tries that wait for a verdict.
public struct PeriodGlance: Sendable {
  /// A line of a day's log.
  public struct Line: Sendable {
    public var day: CalendarDay
    public var written: TodayReport.Written

    public init(_ day: CalendarDay, _ written: TodayReport.Written) { (self.day, self.written) = (day, written) }
  }

  private let report: PeriodReport
  /// A few lines of the logs, as time goes, and how many there are in all.
  private let lines: [Line], lineCount: Int
  /// Markdown, the first line of each.
  private let tries: [String]

  public init(of report: PeriodReport, lines: [Line], lineCount: Int, tries: [String]) {
    (self.report, self.lines, self.lineCount, self.tries) = (report, lines, lineCount, tries)
  }

  /// How many lines of logs and how many Tries are told.
  public static let limit = 3

  /// No more than ten lines; nothing where there is nothing to tell.
  /// - Parameter command: Tells all that was written.
  public func document(command: String, in say: Language) -> Document {
    var rows: [[Table.Cell]] = []
    func add(_ name: GlanceText, _ lines: [RichText]) {
      for (number, line) in lines.enumerated() {
        rows.append([Table.Cell(.strong(number == 0 ? say(name) : "")), Table.Cell(line)])
      }
    }
    add(GlanceText.mood, moodLines(say))
    var told = lines.prefix(Self.limit).map { words(of: $0, say) }
    if lineCount > lines.count {
      told.append(.quiet(say(GlanceText.more, ["count": .number(lineCount - lines.count), "command": .text(command)])))
    }
    add(GlanceText.written, told)
    add(GlanceText.measured, measuredLines(say))
    var open = tries.prefix(Self.limit).map { RichText(wordsAlone($0).onOneLine) }
    if tries.count > open.count { open.append(.quiet(say(GlanceText.moreTries, ["count": .number(tries.count - open.count)]))) }
    add(GlanceText.tries, open)
    var document = Document(RichText(report.heading(say)), opensWithTitle: false)
    if rows.isEmpty { return document }
    let columns: [Table.Column] = [.init("", name: "part"), .init("", name: "text", fit: .cut, minimum: 28)]
    document += .table(Table(columns, rows: rows, fit: .glance, showsNames: false))
    return document
  }

  /// A sign a day, and how many days were how.
  private func moodLines(_ say: Language) -> [RichText] {
    guard report.hasMoods else { return [] }
    let moods = (0..<report.span.count).map { place in
      let day = report.span.start.advanced(by: place)
      return report.days.first { $0.date == day }?.mood
    }
    guard moods.count <= 31 else { return [RichText(report.moodSummary(say))] }
    var strip = RichText()
    if moods.count == 7 {
      for (place, mood) in moods.enumerated() {
        strip.add(say.name(of: report.span.start.advanced(by: place).weekday, .short), .quiet)
        strip.add(" ")
        strip += RichText(bars: [mood])
        strip.add("  ")
      }
    } else {
      strip = RichText(bars: moods)
      strip.add("  ")
    }
    strip.add(counts(say), .quiet)
    return [strip]
  }

  /// How often each mood was, best first: `good 3, average 2`.
  private func counts(_ say: Language) -> String {
    let counts = Mood.allCases.reversed().compactMap { mood -> String? in
      let days = report.days.filter { $0.mood == mood }
      return days.first.map { say(GlanceText.moodCount, ["mood": .text($0.moodWord(say)), "count": .number(days.count)]) }
    }
    return say(.list(counts, .comma))
  }

  private func words(of line: Line, _ say: Language) -> RichText {
    let date = report.span.count == 7 ? nil : say.day(line.day)
    let when = [say.name(of: line.day.weekday, .short), date, line.written.time]
    var words = RichText.quiet(when.compactMap(\.self).joined(separator: " "))
    words.add("  ")
    let text = wordsAlone(line.written.text).onOneLine
    words.add(line.written.isPrivate ? text.markedPrivate : text)
    return words
  }

  /// What is asked about most often, two a line.
  private func measuredLines(_ say: Language) -> [RichText] {
    guard let context = report.context else { return [] }
    let told = Self.measured.compactMap { name, title in
      context.rows.first { $0.name == name && $0.value != nil }.map { (title, $0) }
    }
    let facts = told.enumerated().map { place, fact -> RichText in
      var words = RichText(say(fact.0) + " ")
      words.add(fact.1.value.map { $0.words(say) } ?? "", .amount)
      if let before = fact.1.before { words.add(" (\(place == 0 ? context.column(context.before, context.titleBefore, say) + " " : "")\(before.words(say)))", .quiet) }
      return words
    }
    return stride(from: 0, to: min(facts.count, 4), by: 2).map { place in
      var line = facts[place]
      if place + 1 < facts.count {
        line.add("   ")
        line += facts[place + 1]
      }
      return line
    }
  }

  private static let measured: KeyValuePairs<String, GlanceText> = [
    "avg_sleep_minutes": GlanceText.sleep, "avg_steps": GlanceText.steps, "wellness_score": GlanceText.wellness, "avg_screen_minutes": GlanceText.screen,
    "total_exercise_minutes": GlanceText.exercise, "total_workouts": GlanceText.workouts,
  ]
}
