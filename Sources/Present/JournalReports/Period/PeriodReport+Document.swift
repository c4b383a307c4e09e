// The report of some days as a document.

public import Documents
public import JournalLanguage
import JournalModel

extension PeriodReport {
  /// - Parameter namesFiles: Whether its own words name files of the journal; not in what others read.
  public func document(namesFiles: Bool = true, in say: Language) -> Document {
    document(of: parts.map { $0.blocks(self, namesFiles, say) }, namesFiles: namesFiles, in: say)
  }

  /// The same with the blocks of its parts, which a page needs by themselves, too.
  func document(of parts: [[Block]], namesFiles: Bool, in say: Language) -> Document {
    let title = say.opening(heading(say))
    var document = Document(RichText(title))
    document.pageTitle = subtitle(say).map { say(.list([title, $0], .dots)) }
    document.files = links
    if let subtitle = subtitle(say) { document += .paragraph(RichText(subtitle)) }
    // What stands large below is not told twice.
    if pictures[.glance]?.isEmpty ?? true { document += .facts(counts(say).map { .quiet($0) }) }
    for sentence in omissions(namesFiles: namesFiles, say) { document += .note(sentence) }
    if isOfEarlierWeek, namesFiles { document += .hint(RichText(marked: say(PeriodReportText.latestWeek))) }
    for blocks in parts { document.blocks += blocks }
    return document
  }

  /// What the report holds, a count a part.
  func counts(_ say: Language) -> [String] {
    var counts = [
      say(PeriodReportText.retrospectiveCount, ["count": .number(retrospectives.count)]),
      say(PeriodReportText.daysWritten, ["count": .number(days.count - daysToCome)]),
    ]
    if !actions.opened.isEmpty { counts.append(say(PeriodReportText.openedCount, ["count": .number(actions.opened.count)])) }
    if !actions.closed.isEmpty { counts.append(say(PeriodReportText.closedCount, ["count": .number(actions.closed.count)])) }
    return counts
  }

  /// What the report leaves out, a sentence each.
  func omissions(namesFiles: Bool, _ say: Language) -> [RichText] {
    var sentences: [RichText] = []
    func add(_ text: PeriodReportText, _ count: Int) { sentences.append(RichText(marked: say(text, ["count": .number(count)]))) }
    if privateEntries > 0, tellsPrivateCount { sentences.append(RichText(say(ReportText.privateEntries, ["count": .number(privateEntries)]))) }
    if !namesFiles {
      if problems + unread.count > 0 { add(PeriodReportText.unreadable, problems + unread.count) }
      return sentences
    }
    if problems > 0 { add(PeriodReportText.unreadableAsk, problems) }
    if let first = unread.first {
      let text = unread.count == 1 ? PeriodReportText.unread : PeriodReportText.unreadSeveral
      let words = say(text, ["count": .number(unread.count), "path": .text(RichText.gap)])
      sentences.append(RichText(marked: words, gap: first))
    }
    return sentences
  }
}
