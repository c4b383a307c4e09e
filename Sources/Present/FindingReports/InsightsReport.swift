// What goes with one thing: findings, strongest first.

public import JournalDates
public import JournalFindings
public import JournalModel
import JournalStatistics

/// All comparisons with one thing of days.
public struct InsightsReport: FindingReport {
  public let subject: Finding.Named
  /// How many days have it; of yes and no where most say yes, how many know it.
  public let count: Int
  /// How many days say anything of it.
  public let known: Int
  public let span: DaySpan
  public let survey: PairSurvey
  /// Whether also what shows no pattern is told.
  public let tellsAll: Bool
  /// Whether its days differ at all.
  public let varies: Bool
  public let labels: MoodLabels
  /// What its weekdays are like, which is taken out of all comparisons; of moods alone.
  public let week: Course.Week?
  public var remarks: [DayRemark] = []
  public var privateEntries = 0
  public var privateDays: [CalendarDay] = []

  public init(_ subject: DailyMeasure, in span: DaySpan, _ survey: PairSurvey, tellsAll: Bool, labels: MoodLabels) {
    // Of yes and no those days count of which there are fewer.
    let yes = subject.series.values.count { $0 > 0 }
    let isRare = subject.isYesNo && 2 * yes <= subject.count
    (self.subject, self.span) = (Finding.Named(subject), span)
    week = subject.kind == .mood ? Course.week(of: subject) : nil
    varies = Set(subject.series.values.lazy.filter { !$0.isNaN }).count > 1
    (count, known) = (isRare ? yes : subject.count, subject.count)
    let rarer = subject.isYesNo ? min(yes, subject.count - yes) : PairRules.leastOfGroup
    missingOfSubject = max(PairRules.leastPairs - subject.count, PairRules.leastOfGroup - rarer, 0)
    (self.survey, self.tellsAll, self.labels) = (survey, tellsAll, labels)
  }

  public var likely: [Finding] { survey.findings(of: .likely) }
  public var tentative: [Finding] { survey.findings(of: .tentative) }

  /// How many more days of it alone a first answer needs at least: it falls with every day that is noted.
  public let missingOfSubject: Int

  /// How many more days a first answer needs; nil where there is one.
  public var missingDays: Int? {
    if survey.comparisons > 0 { return nil }
    let missing = survey.findings.compactMap(\.missingDays).min() ?? PairRules.leastPairs - count
    return max(1, missing)
  }

  /// Whether anything could be compared.
  public var isKnown: Bool { survey.comparisons > 0 }
}
