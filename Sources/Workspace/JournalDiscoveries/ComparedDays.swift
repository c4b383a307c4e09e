// Which days are set beside which: periods, before and after a day, days with something and days without.

public import FindingReports
public import JournalDates
import JournalFindings
import JournalFormat
public import JournalKit
import JournalLanguage
public import JournalModel
import JournalStatistics
import JournalStore
import JournalText

/// A set of days as it is asked for.
public enum ComparedDays: Sendable {
  case span(DaySpan, title: String)
  /// The days before one.
  case before(CalendarDay)
  /// That day and all after it.
  case after(CalendarDay)
  /// The days that say yes to something, `tag:travel`, `habit:run`; those that say no are set beside them.
  case with(String)
  case weekdays(Set<Weekday>, title: String)
  /// The days whose mood is this one.
  case mood(Mood)
}

extension Workspace {
  /// Some days beside others. Of days with something alone, the others are those without.
  public func compare(
    _ first: ComparedDays, _ second: ComparedDays?, tellsAll: Bool = false, of answer: PracticeAnswer
  ) throws -> ComparisonReport {
    // Two periods need no other days.
    var span: DaySpan?
    if case (.span(let one, _), .span(let other, _)?) = (first, second) {
      span = DaySpan(spanning: min(one.start, other.start), max(one.end, other.end))
    }
    let measures = try DayMeasures(self, answer, in: span)
    let left, right: DayMeasures.Side
    switch (first, second) {
    case (_, let second?): (left, right) = (try measures.side(first, in: self, answer), try measures.side(second, in: self, answer))
    case (.before, nil): (left, right) = (try measures.side(first, in: self, answer), try measures.others(than: first, in: self, answer))
    // What is asked about stands last, so that a difference says how it is with it.
    case (_, nil): (left, right) = (try measures.others(than: first, in: self, answer), try measures.side(first, in: self, answer))
    }
    let compared = measures.all.filter { measure in
      ![left.measure, right.measure].contains { $0.map { $0.name == measure.name || Kinship.areKin($0, measure) } ?? false }
        && (measure.kind != .trying)
    }
    let comparisons = compared.compactMap { measure in
      SpanComparison(of: measure, left.contains, right.contains, goodFrom: DayMeasures.goodFrom(measure))
    }.filter { $0.first.count > 0 && $0.second.count > 0 }
    let judged = SpanComparison.judged(comparisons).enumerated().sorted { a, b in
      (b.element.tier, b.element.effect?.delta.magnitude ?? 0, -b.offset) < (
        a.element.tier, a.element.effect?.delta.magnitude ?? 0, -a.offset
      )
    }
    // The mood comes first, whatever it says.
    let sorted = judged.map(\.element).filter { $0.measure.kind == .mood } + judged.map(\.element).filter { $0.measure.kind != .mood }
    func counted(_ side: DayMeasures.Side) -> ComparisonReport.Side {
      ComparisonReport.Side(side.title, days: measures.written.count(where: side.contains))
    }
    var report = ComparisonReport(
      counted(left), counted(right), sorted, tellsAll: tellsAll, labels: answer.journal.configuration.moodLabels)
    report.remarks = measures.begun(compared) + (try measures.remarks(on: nil, answer))
    if second == nil, case .with = first, let measure = right.measure { report.asked = Finding.Named(measure) }
    report.privateEntries = measures.privateEntries
    return report
  }
}

extension DayMeasures {
  /// A set of days, and what it was made by.
  struct Side {
    let title: String
    var measure: DailyMeasure?
    let contains: (CalendarDay) -> Bool
  }

  func side(_ days: ComparedDays, in workspace: Workspace, _ answer: PracticeAnswer) throws -> Side {
    switch days {
    case .span(let span, let title): return Side(title: title) { span.contains($0) }
    case .before(let day): return Side(title: workspace.language(CompareText.before, ["day": .day(day)])) { $0 < day }
    case .after(let day): return Side(title: workspace.language(CompareText.after, ["day": .day(day)])) { $0 >= day }
    case .weekdays(let weekdays, let title): return Side(title: title) { weekdays.contains($0.weekday) }
    case .mood(let mood):
      let level = workspace.language.name(of: mood, answer.journal.configuration.moodLabels)
      let name = MeasureWords(workspace.language, answer.journal.configuration.moodLabels).name(Finding.Named(moods))
      let title = workspace.language(ListingText.labelled, ["name": .text(name), "words": .text(level)])
      let days = self.days(of: mood)
      return Side(title: workspace.language(CompareText.with, ["title": .text(title)]), measure: moods) { days.contains($0) }
    case .with(let word):
      let measure = try measured(word, answer, workspace)
      let days = Self.days(of: measure, saying: 1)
      return Side(title: title(of: measure, in: workspace, answer), measure: measure) { days.contains($0) }
    }
  }

  func others(than days: ComparedDays, in workspace: Workspace, _ answer: PracticeAnswer) throws -> Side {
    switch days {
    case .span(let span, _): return try side(.before(span.start), in: workspace, answer)
    case .before(let day): return try side(.after(day), in: workspace, answer)
    case .after(let day): return try side(.before(day), in: workspace, answer)
    case .weekdays(let weekdays, _):
      return Side(title: workspace.language(CompareText.others)) { !weekdays.contains($0.weekday) }
    case .mood(let mood):
      let (days, others) = (self.days(of: mood), Self.days(of: moods, saying: nil))
      return Side(title: workspace.language(CompareText.others), measure: moods) { others.contains($0) && !days.contains($0) }
    case .with(let word):
      let measure = try measured(word, answer, workspace)
      let days = Self.days(of: measure, saying: 0)
      let title = workspace.language(measure.isYesNo && !measure.isLimit ? CompareText.without : CompareText.others)
      return Side(title: title, measure: measure) { days.contains($0) }
    }
  }

  /// What days are called that have much of something, have it at all, or kept within it.
  private func title(of measure: DailyMeasure, in workspace: Workspace, _ answer: PracticeAnswer) -> String {
    let words = MeasureWords(workspace.language, answer.journal.configuration.moodLabels)
    let named = Finding.Named(measure)
    if measure.isYesNo {
      return workspace.language(CompareText.with, ["title": .text(measure.isLimit ? words.name(named) : measure.title)])
    }
    return workspace.language(CompareText.with, ["title": .text(words.above(Self.middle(of: measure), named))])
  }

  /// A number has no yes and no: its days are those above its middle.
  private static func middle(of measure: DailyMeasure) -> Double {
    measure.isYesNo ? 0.5 : Summary.median(measure.series.values.filter { !$0.isNaN }) ?? 0
  }

  private func days(of mood: Mood) -> Set<CalendarDay> {
    Set(moods.series.values.indices.lazy.filter { moods.series.values[$0].rounded() == Double(mood.rawValue) }.map { moods.series.day(at: $0) })
  }

  /// - Parameter value: 1 for yes, 0 for no, nil for all days that say either.
  private static func days(of measure: DailyMeasure, saying value: Double?) -> Set<CalendarDay> {
    let middle = middle(of: measure)
    return Set(
      measure.series.values.indices.lazy.filter { !measure.series.values[$0].isNaN && (value == nil || (measure.series.values[$0] > middle) == (value == 1)) }
        .map { measure.series.day(at: $0) })
  }
}
