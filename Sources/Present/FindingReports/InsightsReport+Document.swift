// Findings as a document: a sentence each, with its numbers.

public import Documents
import JournalDates
import JournalFindings
public import JournalLanguage
import JournalModel
import JournalReports
public import PlainFormats

extension InsightsReport {
  /// So many that may be chance are told without being asked for.
  private static let mostTentative = 3

  public func document(in say: Language) -> Document {
    let words = MeasureWords(say, labels)
    var document = Document(
      RichText(say(.list([say(InsightText.title, ["subject": .text(words.name(subject))]), say.title(of: span)], .dots))),
      opensWithTitle: true)
    document.titleIsHeading = true
    let compared = say(InsightText.compared, ["pairs": .number(survey.pairs), "count": .number(likely.count)])
    let short = survey.tooShort
    let facts = [
      compared, missingDays == nil ? say(InsightText.comparisons, ["count": .number(survey.comparisons)]) : nil,
      short > 0 && survey.comparisons > 0 ? say(InsightText.tooShort, ["count": .number(short)]) : nil,
      missingDays == nil ? say(FindingText.adjusted) : nil,
    ]
    document += .facts(facts.compactMap(\.self).map { .quiet($0) })
    document.add(privateEntries: privateEntries, say)
    document += (tellsAll ? survey.findings : likely + tentative).table
    if missingDays != nil {
      document += .paragraph(RichText(whatIsMissing(say)))
      remarks.add(to: &document, words)
      if subject.kind == .mood { document += .hint(RichText(marked: say(InsightText.moodWay))) }
      return document
    }
    if let text = week.flatMap({ words.told($0, of: subject) }) { document += .paragraph(RichText(text)) }
    for (finding, alike) in likely.byFamily { document.blocks += words.blocks(finding, alike: alike) }
    let shown = tellsAll ? tentative : Array(tentative.prefix(Self.mostTentative))
    if !shown.isEmpty {
      document += .heading(RichText(say(InsightText.tentative)))
      document += .note(RichText(say(InsightText.tentativeNote, ["count": .number(survey.comparisons)])))
      for (finding, alike) in shown.byFamily { document.blocks += words.blocks(finding, alike: alike) }
    }
    if tellsAll { addOthers(to: &document, words) }
    if !(likely + shown).isEmpty { document += .hint(RichText(say(InsightText.whatNumbersAre))) }
    if !likely.isEmpty { document += .hint(RichText(say(InsightText.goesWith))) }
    if let first = (likely + shown).first {
      document += .hint(
        RichText(
          marked: say(InsightText.onePair, ["first": .text(Self.typed(first.lead)), "second": .text(Self.typed(first.other))])))
    }
    if !tellsAll, survey.findings.count > (likely + shown).count { document += .hint(RichText(marked: say(InsightText.showAll))) }
    remarks.add(to: &document, words)
    document.add(privateDays: privateDays, say)
    return document
  }

  /// Why nothing could be compared yet.
  private func whatIsMissing(_ say: Language) -> String {
    let missing = missingOfSubject
    if missing > 0 {
      return say(
        subject.isYesNo ? InsightText.needsRare : InsightText.needsDays,
        ["title": .text(subject.title), "count": .number(count), "missing": .number(missing)])
    }
    return say(varies ? InsightText.othersTooFew : InsightText.alwaysAlike, ["title": .text(subject.title), "count": .number(count)])
  }

  private func addOthers(to document: inout Document, _ words: MeasureWords) {
    let say = words.say
    for (tier, title) in [(Tier.none, InsightText.others), (.notEnough, InsightText.notYet)] {
      let findings = survey.findings(of: tier)
      if findings.isEmpty { continue }
      document += .heading(RichText(say(title)))
      let rows = findings.map { finding -> [String] in
        let other = finding.lead.name == subject.name ? finding.other : finding.lead
        let number =
          finding.missingDays.map { say(FindingText.missing, ["count": .number($0)]) } ?? words.decimal(finding.effect.value)
        return [other.title, say(finding.lag == 0 ? InsightText.lagSame : InsightText.lagNext), number, "\(finding.count)"]
      }
      document += .table(Table(Array(repeating: "", count: 4), words: rows, left: 2))
    }
  }

  /// A name as it is typed in a shell.
  static func typed(_ named: Finding.Named) -> String {
    let name = named.name
    return name.utf8.contains { $0 == 0x20 || $0 == 0x23 || $0 == 0x27 } ? "'\(name)'" : name
  }

  public func json(in say: Language) -> JSONValue {
    let words = MeasureWords(say, labels)
    let told = tellsAll ? survey.findings : likely + tentative
    return [
      .schema: .answerSchema, .subject: subject.json, .days: .int(known), .start: .string(span.start.description),
      .end: .string(span.end.description), .pairs: .int(survey.pairs), .comparisons: .int(survey.comparisons),
      .missingDays: JSONValue(missingDays), .findings: JSONValue(told.map { $0.json(words.sentence($0)) }),
      .remarks: remarks.json(words), .privateEntries: .int(privateEntries),
    ]
  }
}
