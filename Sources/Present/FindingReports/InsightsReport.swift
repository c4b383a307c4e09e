// What goes with one thing: findings, strongest first.

public import JournalDates
public import JournalFindings
public import JournalModel

/// All comparisons with one thing of days.
public struct InsightsReport: FindingReport {
  public let subject: Finding.Named
  /// How many days know it.
  public let count: Int
  public let span: DaySpan
  public let survey: PairSurvey
  /// Whether also what shows no pattern is told.
  public let tellsAll: Bool
  public let labels: MoodLabels
  public var remarks: [DayRemark] = []
  public var privateEntries = 0
  public var privateDays: [CalendarDay] = []

  public init(_ subject: DailyMeasure, in span: DaySpan, _ survey: PairSurvey, tellsAll: Bool, labels: MoodLabels) {
    (self.subject, count, self.span) = (Finding.Named(subject), subject.count, span)
    (self.survey, self.tellsAll, self.labels) = (survey, tellsAll, labels)
  }

  public var likely: [Finding] { survey.findings(of: .likely) }
  public var tentative: [Finding] { survey.findings(of: .tentative) }

  /// How many more days a first answer needs; nil where there is one.
  public var missingDays: Int? {
    if survey.comparisons > 0 { return nil }
    let missing = survey.findings.compactMap(\.missingDays).min() ?? PairRules.leastPairs - count
    return max(1, missing)
  }

  /// Whether anything could be compared.
  public var isKnown: Bool { survey.comparisons > 0 }
}
