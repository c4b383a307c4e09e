// A history as a document: a date, and what happened then.

public import Documents
import JournalDates
import HostSystem
public import JournalFormat
public import JournalLanguage
import JournalMerge
import JournalModel
import JournalReports
import JournalText

extension Chronicle {
  public func document(_ configuration: JournalConfiguration, in say: Language) -> Document {
    let name = item.map { EntryChange.short($0.text) } ?? title
    var document = Document(RichText(name.isEmpty ? title : name))
    document.titleIsHeading = true
    var facts: [RichText] = [.quiet(item == nil ? say(HistoryText.steps, ["count": .number(steps.count)]) : title)]
    if let id = item?.id { facts.append(RichText("^\(id)", .id)) }
    document += .facts(facts)
    let rows = steps.flatMap { step -> [[Table.Cell]] in
      let date = step.date(say)
      return step.words(of: self, configuration.moodLabels, say).enumerated().map { place, words in
        [Table.Cell(.quiet(place == 0 ? date : ""), value: date), Table.Cell(RichText(words.onOneLine))]
      }
    }
    if rows.isEmpty, privateEntries == 0 { document += .hint(RichText(say(HistoryText.nothingKnown))) }
    document += .table(
      Table(
        [.init(ColumnText.date, say), .init(ColumnText.change, say, fit: .wrapped, minimum: 20)], rows: rows, fit: .fitted,
        showsNames: false),
      depth: 1)
    document.add(privateEntries: privateEntries, say)
    return document
  }
}

extension Chronicle.Step {
  fileprivate func date(_ say: Language) -> String {
    if source == .file { return PathText.stem(path) }
    guard let day else { return say(HistoryText.uncommitted) }
    let date = say.weekdayAndDate(day)
    return time.map { "\(date) \($0)" } ?? date
  }

  /// What happened, a line each.
  func words(of chronicle: Chronicle, _ labels: MoodLabels, _ say: Language) -> [String] {
    var lines: [String] = []
    if isRoot {
      lines.append(say(HistoryText.thereBefore))
    } else if isBegun, chronicle.item == nil {
      lines.append(say(HistoryText.written))
    }
    if let oldPath { lines.append(say(HistoryText.renamed, ["name": .text(PathText.stem(oldPath))])) }
    // What a file held at first, it mostly holds still.
    if isBegun, chronicle.item == nil { return lines }
    lines += changes.compactMap { change in
      chronicle.item == nil ? "\(change.sign.rawValue) \(say(change.message(labels)))" : said(change, chronicle, labels, say)
    }
    if isOpaque { lines.append(say(ChangeText.bytes)) }
    return lines
  }

  /// What happened to the item; nil where the line before says it.
  private func said(_ change: EntryChange, _ chronicle: Chronicle, _ labels: MoodLabels, _ say: Language) -> String? {
    let file = TextValue.text(PathText.stem(path))
    switch change.what {
    case .removed(.review, _): return say(HistoryText.unjudged, ["file": file])
    case .added(.review, let line), .box(.review, let line, _), .words(.review, let line, _):
      let state = line.state.map { state -> String in if case .other = state { "carried" } else { state.name } } ?? "open"
      return say(HistoryText.judged, ["state": .text(state), "kind": .text(chronicle.section?.rawValue ?? ""), "file": file])
    case .added: return isRoot ? nil : say(HistoryText.writtenIn, ["file": file])
    case .removed: return say(HistoryText.removed)
    case .words(_, let now, let before) where now.text != before.text:
      return say(HistoryText.reworded, ["old": .text(EntryChange.short(before.text)), "new": .text(EntryChange.short(now.text))])
    case .field(_, _, let key, let old, let new): return say(EntryChange.pair(key, old, new))
    default: return say(change.message(labels))
    }
  }
}
