// Some days for somebody who helps: counts, means and dates of what was chosen, without a word on what they mean.

public import Documents
import JournalCharts
import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
public import JournalKit
import JournalLanguage
import JournalModel
import JournalReports
public import JournalStore
import JournalText

extension Workspace {
  /// Pages for a clinician. They are for others, whoever asks: nothing private is on them, and nothing that was not chosen.
  /// - Throws: Where what is to be included is not there.
  public func clinicianReport(_ request: ClinicianRequest, in journal: Journal) throws -> ClinicianReport {
    let today = try today(in: journal)
    let topics = try topics(of: request.include, in: journal)
    let ground = try reportGround(of: ReportPeriod(request.span), in: journal, for: .others, tellsWords: true)
    let pictures = ReportPictures(of: ground.report, ground.ledger, self, try practice(in: journal, for: .others).dated())
    let span = request.span.start <= today ? DaySpan(spanning: request.span.start, min(request.span.end, today)) : request.span
    return ClinicianReport(topics, span, pictures, try pictures.measured.get())
  }

  /// Whether pages can tell all that words name.
  public func knows(included words: [String], in journal: Journal) throws -> Bool {
    do { return try !topics(of: words, in: journal).isEmpty } catch let error as WorkspaceError where error.code == .notFound { return false }
  }

  private func topics(of words: [String], in journal: Journal) throws -> [ClinicianTopic] {
    let names = try index(of: journal).metricNames()
    var topics: [ClinicianTopic] = []
    for word in words {
      let found = try ClinicianTopic(word).map { [$0] } ?? measured(word, among: names, in: journal)
      for topic in found where !topics.contains(topic) { topics.append(topic) }
    }
    return topics
  }

  /// What a word means, by the name of a metric or as people call it: of a blood pressure its two numbers; else the habit of that name.
  private func measured(_ word: String, among names: [String], in journal: Journal) throws -> [ClinicianTopic] {
    func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    let said = plain(word)
    if let name = names.first(where: { $0.hasSameBytes(as: word) || plain($0) == said || plain(MetricNames.title(of: $0)) == said }) {
      return [.metric(name)]
    }
    let spoken = MetricNames.spoken(word, among: names)
    if !spoken.isEmpty { return spoken.map { .metric($0) } }
    if let habit = try habit(included: word, in: journal) { return [habit] }
    let near = suggestion(for: word, among: ClinicianTopic.words + names)
    throw WorkspaceError(
      .notFound, ClinicianErrorText.unknown, ["word": .text(word)], help: near == nil ? ClinicianErrorText.ways : ClinicianErrorText.near,
      ["word": .text(near ?? "")])
  }
}

/// What was chosen of some days.
public struct ClinicianReport {
  let topics: [ClinicianTopic]
  /// Not after today.
  let span: DaySpan
  let pictures: ReportPictures
  let measures: ReportMeasures

  init(_ topics: [ClinicianTopic], _ span: DaySpan, _ pictures: ReportPictures, _ measures: ReportMeasures) {
    (self.topics, self.span, self.pictures, self.measures) = (topics, span, pictures, measures)
  }

  var say: Language { pictures.say }
  var report: PeriodReport { pictures.report }
  var labels: MoodLabels { pictures.labels }

  /// The pages: what this is and is not, then an overview, week by week, each topic, and what is missing.
  public var document: Document {
    var document = Document(RichText(say(ClinicianText.title)))
    document.pageTitle = say(.list([say(ClinicianText.title), say.title(of: span)], .dots))
    document.opensOnPageOfItsOwn = true
    document += .paragraph(RichText(say.title(of: span)))
    for block in cover + overview + weekByWeek { document += block }
    for topic in topics { for block in blocks(of: topic) { document += block } }
    for block in gaps { document += block }
    return document
  }

  private var cover: [Block] {
    let isNot: [ClinicianText] = [
      ClinicianText.isNotDiagnosis, ClinicianText.isNotWhole, ClinicianText.isNotPrivate, ClinicianText.isNotScore,
    ]
    return [
      .heading(RichText(say(ClinicianText.whatTitle))),
      .paragraph(RichText(say(ClinicianText.what, ["days": .text(say.title(of: span)), "count": .number(span.count)]))),
      .definitions([
        Definition(say(ClinicianText.chosen), say(.list(topics.map { name(of: $0) }, .comma))),
        Definition(
          say(ClinicianText.entries), say(ClinicianText.ofDays, ["count": .number(report.days.count), "all": .number(span.count)])),
      ]),
      .group(RichText(say(ClinicianText.whatNotTitle))),
      .list(ItemList(isNot.map { ListItem(.bullet, Prose(escaped(say($0)))) })),
    ]
  }

  func name(of topic: ClinicianTopic) -> String {
    switch topic {
    case .mood: say(ClinicianText.mood)
    case .sleep: say(ClinicianText.sleep)
    case .wellness: say(ClinicianText.wellness)
    case .reflections: say(ClinicianText.reflections)
    case .tag(let tag): "#\(tag)"
    case .metric(let name): say.title(ofMetric: name)
    case .habit(let slug): habit(slug)?.title ?? slug
    }
  }
}
