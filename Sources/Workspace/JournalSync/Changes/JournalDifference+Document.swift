// What changed, as a document: a heading a file, a line a change.

public import Documents
import JournalDates
public import JournalFormat
import HostSystem
public import JournalLanguage
import JournalMerge
import JournalModel
import JournalReports
import JournalText

extension JournalDifference {
  /// Files as headings, the days in the order of time.
  public func document(_ configuration: JournalConfiguration, in say: Language) -> Document {
    var document = Document(RichText(say(DiffText.title)), opensWithTitle: !files.isEmpty)
    let names = [from.message, to?.message].compactMap(\.self).map { TextValue.message($0) }
    // Before the first commit nothing begins and nothing ends.
    let isNowhere = from.isBeginning && to?.isBeginning ?? false
    let ends = isNowhere ? say(DiffText.nothingYet) : names.count == 2 ? say(DiffText.between, ["from": names[0], "to": names[1]]) : say(DiffText.since, ["from": names[0]])
    let counts = ChangeCounts(files, configuration.layout).parts(say)
    document += .facts(([ends] + counts).map { .quiet($0) })
    if files.isEmpty, privateEntries == 0 { document += .hint(RichText(say(DiffText.nothing))) }
    let (all, labels) = (files, configuration.moodLabels)
    let told = Workers.map(all.count) { (name: all[$0].name(say), beside: all[$0].beside(say), rows: all[$0].rows(labels, say)) }
    let rows = told.map(\.rows)
    for (file, (name, beside, rows)) in zip(files, told) {
      document += .heading(RichText(name), beside: beside, of: file.path)
      let items = rows.map { row in
        ListItem(.sign("\(row.sign.rawValue) ", nil), Prose(row.words, in: file.path))
      }
      if !items.isEmpty { document += .list(ItemList(items)) }
    }
    if privateEntries > 0 { document += .space }
    document.add(privateEntries: privateEntries, say)
    document += .data(
      columns: ["file", "fate", "sign", "change"],
      rows: zip(files, rows).flatMap { file, rows -> [[String?]] in
        if rows.isEmpty { return [[file.title, file.fate.rawValue, nil, nil]] }
        return rows.map { [file.title, file.fate.rawValue, $0.sign.rawValue, $0.words] }
      })
    return document
  }
}

extension JournalDifference.End {
  /// What it is called, and of which day it is.
  var message: Message {
    guard let day, isCommit else { return name }
    return Message(DiffText.named, ["name": .message(name), "day": .period(Period(.day, containing: day))])
  }
}

extension FileDifference {
  /// One change of it, as it is told.
  struct Row {
    var sign: ChangeSign
    var words: String
  }

  fileprivate func name(_ say: Language) -> String {
    period.map { $0.unit == .week ? $0.description : say.title(of: $0) } ?? title.onOneLine
  }

  fileprivate func beside(_ say: Language) -> RichText? {
    switch fate {
    case .begun: .quiet(say(DiffText.begun))
    case .gone: .quiet(say(DiffText.gone))
    case .renamed: .quiet(say(DiffText.renamed, ["name": .text(oldPath.map { PathText.stem($0) } ?? "")]))
    case .changed: nil
    }
  }

  func rows(_ labels: MoodLabels, _ say: Language) -> [Row] {
    if let gist { return [Row(sign: .added, words: say(gist).onOneLine)] }
    // What a Review of a file that was begun asks is no news.
    let told = entryChanges.filter { !(fate == .begun && $0.isOffered) }
    let entries = told.map { Row(sign: $0.sign, words: say($0.message(labels)).onOneLine) }
    let tables = tableChanges.map { Row(sign: $0.sign, words: say($0.message).onOneLine) }
    return isOpaque ? [Row(sign: .changed, words: say(ChangeText.bytes))] : entries + tables
  }
}
