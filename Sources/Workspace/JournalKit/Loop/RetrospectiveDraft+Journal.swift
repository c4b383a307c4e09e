// How a file of a period comes from its template and from what the journal says of its days.

import HostSystem
public import JournalDates
import JournalFormat
import JournalIndex
import JournalInsights
public import JournalLanguage
public import JournalModel
public import JournalReports
public import JournalStore
import JournalTemplates
import JournalText
import MarkdownSyntax
import Mustache
import PlainFormats

extension RetrospectiveDraft {
  /// When a file is made, and where messages name files from.
  public struct Circumstances: Sendable {
    public var today: CalendarDay
    public var created: Timestamp
    /// Absolute path of the folder where the person stands.
    public var folder: String
    /// What the numbers are told in.
    public var language: Language

    public init(today: CalendarDay, created: Timestamp, folder: String, language: Language) {
      self.today = today
      self.created = created
      self.folder = folder
      self.language = language
    }
  }

  /// Whether a file from this template tells of other files, so that `entries` are wanted: a retrospective does, for its Review.
  public static func needsEntries(_ filling: TemplateFilling, for unit: Period.Unit) -> Bool {
    unit != .day || filling.names.contains { TemplateVariable.needsOtherFiles($0.name) }
  }

  /// Whether a file from this template tells of its days, so that the entries of these are wanted as a whole. The Review of a week does.
  public static func needsDays(_ filling: TemplateFilling, for unit: Period.Unit) -> Bool {
    unit == .week || !filling.asked.isDisjoint(with: ["mood", "moods", "days", "tags", "metrics", "averages"])
  }

  /// The file of a period that has none, from its template.
  /// - Parameters:
  ///   - entries: Every file of the journal, where `needsEntries` says so; those of its days as a whole, where `needsDays` does.
  ///   - measured: What was measured in the days of a retrospective; nil where that is not known.
  /// - Throws: `exists` where a file about the period stands elsewhere; `useless` where the template makes no file of the period's kind, or one
  ///   whose front matter cannot be read; `mistake` where it cannot be filled in.
  public init(
    of period: Period, in journal: Journal, from filling: TemplateFilling, _ entries: [DraftEntry], _ circumstances: Circumstances,
    measured: ContextReport? = nil
  ) throws(TemplateError) {
    let place = journal.place(of: journal.layout.path(for: period), from: circumstances.folder)
    let kind = EntryKind(of: period.unit)
    if let other = entries.first(where: { $0.file.kind == kind && $0.file.span == period.span })?.file,
      !other.path.hasSameBytes(as: place.path)
    {
      throw .exists(journal.place(of: other.path, from: circumstances.folder))
    }
    let asked = filling.asked
    var variables = RetrospectiveVariables(period, today: circumstances.today, created: circumstances.created)
    variables.add(namesOf: journal, around: period)
    let measured = measured.flatMap { $0.isEmpty ? nil : $0 }
    if journal.configuration.writesContextProperties { variables.context = measured?.properties.map(\.named) ?? [] }
    if Self.needsDays(filling, for: period.unit) { variables.add(entries.compactMap(\.inside), of: journal, asked: asked) }
    let asksForReview = !asked.isDisjoint(with: ["review", "tries", "actions", "noted", "older"])
    var review: DraftReview?
    func readReview() -> DraftReview {
      let ledger = ReviewLedger(of: entries.map(\.file), layout: journal.layout)
      let proposal = ReviewProposal(for: kind, of: period.span, from: ledger, horizonDays: journal.configuration.reviewHorizonDays)
      var review = DraftReview(proposal, of: journal, paths: entries.map(\.file.path), on: circumstances.today, from: circumstances.folder)
      if period.unit == .week { review.add(notedIn: entries.compactMap(\.inside)) }
      return review
    }
    if asksForReview {
      review = readReview()
      variables.review = review?.lines ?? ReviewLines()
    }
    var source = SourceText(path: place.shown, bytes: try filling.filled(variables.value, as: .markdown))
    if !asksForReview, let offset = source.emptyReview(path: place.path, journal.configuration) {
      let found = readReview()
      source = source.inserting(found.lines.text, at: offset)
      review = found
    }
    let reading = FileReading(source, path: place.path, configuration: journal.configuration)
    try Self.check(reading, is: period, from: filling)
    self.init(of: period, template: filling.file, file: OpenFile(place, reading), others: review?.changes ?? [])
    self.review = review?.lines ?? ReviewLines()
    notes = filling.unknownNames + (review?.notes ?? [])
    if let measured { add(measured, writesProperties: journal.configuration.writesContextProperties, circumstances.language) }
  }

  /// Puts in what was measured, as a later `retro context --write` would.
  private mutating func add(_ measured: ContextReport, writesProperties: Bool, _ say: Language) {
    do {
      take(try file.changing(to: measured, writesProperties: writesProperties, in: say).change)
      hasContext = true
    } catch {
      notes.append(Message(WritingText.noPlaceForContext, ["path": .place(template.source.path)]))
    }
  }

  /// A file that says something else than what it was made for would be found by no command.
  static func check(_ reading: FileReading, is period: Period, from filling: TemplateFilling) throws(TemplateError) {
    let template = filling.file.source.path
    if let finding = reading.blockingFindings.first {
      let line = reading.lines.line(of: finding.range.lowerBound)
      throw .useless(
        template: template,
        Message(TemplateErrorText.uselessLine, ["line": .number(line), "finding": .wording(finding.message.wording)]))
    }
    let kind = EntryKind(of: period.unit)
    if reading.kind != kind {
      throw .useless(
        template: template,
        Message(TemplateErrorText.uselessType, ["kind": .text(reading.kind.rawValue), "wanted": .text(kind.rawValue)]))
    }
    if reading.span != period.span {
      throw .useless(
        template: template,
        Message(
          TemplateErrorText.uselessDays, ["days": .optional(reading.span.map { "\($0)" }), "wanted": "\(period.span)"]))
    }
  }
}

extension Property {
  /// As a template has it: its name, and its value as YAML.
  fileprivate var named: (name: String, value: String) {
    switch value {
    case .text(let text), .kept(let text): (key, text)
    case .list(let elements): (key, String(decoding: JSONValue(elements).utf8(), as: UTF8.self))
    }
  }
}

extension TemplateFilling {
  /// The names that it asks for, without what is asked of them.
  fileprivate var asked: Set<String> { Set(names.map { $0.name.split(separator: ".").first.map(String.init) ?? "" }) }

  /// Names that say nothing anywhere, a line each.
  fileprivate var unknownNames: [Message] {
    names.filter { !TemplateVariable.isKnown($0.name) }.map {
      Message(
        TemplateErrorText.unknownName,
        ["place": .place("\($0.template):\($0.place.line):\($0.place.column)"), "name": .text($0.name)])
    }
  }
}

extension RetrospectiveVariables {
  /// The headings of sections, in the journal's language.
  mutating func addHeadings(of journal: Journal) {
    for kind in SectionKind.allCases where kind != .other {
      headings[kind] = SectionNames.heading(for: kind, in: journal.configuration.language)
    }
  }

  /// Headings, and links to the neighbours that have a file.
  fileprivate mutating func add(namesOf journal: Journal, around period: Period) {
    addHeadings(of: journal)
    func link(_ other: Period) -> String? {
      guard other != period, journal.hasFile(for: other) else { return nil }
      return Reference(file: Reference.slug(ofPath: journal.layout.path(for: other))).link
    }
    previous = link(period.previous)
    next = link(period.next)
  }

  /// Moods, tags and metrics of the period's files.
  fileprivate mutating func add(_ readings: [FileReading], of journal: Journal, asked: Set<String>) {
    language = Language.of(journal.configuration.language) ?? .english
    moodLabels = journal.configuration.moodLabels
    let report = PeriodReport(
      of: period.span, titled: "", from: readings, problems: 0, configuration: journal.configuration)
    days = report.days.map {
      Day(
        $0.date, mood: $0.mood, moodName: $0.mood == nil ? nil : $0.moodName, link: Reference(file: Reference.slug(ofPath: $0.path)).link)
    }
    tags = report.tags.map { ($0.name, $0.count) }
    let told = Set(report.days.map(\.path))
    let metrics = readings.filter { told.contains($0.path) }.map { $0.kind == .day ? $0.metrics : [] }
    self.metrics = MetricSummary.all(of: metrics)
  }
}

extension SourceText {
  /// The end of the first heading for a Review that has nothing below it; nil where there is none.
  fileprivate func emptyReview(path: String, _ configuration: JournalConfiguration) -> Int? {
    let reading = FileReading(self, path: path, configuration: configuration)
    guard let section = reading.sections.first(where: { $0.kind == .review }), section.items.isEmpty, section.prose.trimmed.isEmpty else {
      return nil
    }
    let heading = reading.outline.blocks[section.block].range
    return reading.lines.range(ofLine: reading.lines.line(of: max(heading.lowerBound, heading.upperBound - 1))).upperBound
  }

  /// This file with lines after the line that ends here, and an empty one after them where another would follow at once.
  fileprivate func inserting(_ text: String, at offset: Int) -> SourceText {
    if text.isEmpty { return self }
    let lines = text.utf8.split(separator: ASCII.lineFeed, omittingEmptySubsequences: false).map { String(Substring($0)) }
    let rest = bytes[offset...].drop { $0 != ASCII.lineFeed }.dropFirst()
    let isFollowed = rest.first.map { !$0.isLineEnd } ?? false
    let inserted = lineEnd + (lines + (isFollowed ? [""] : [])).joined(separator: lineEnd)
    return (try? applying([TextEdit(insert: inserted, at: offset)])) ?? self
  }
}
