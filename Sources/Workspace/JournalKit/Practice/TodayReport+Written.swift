// What the home screen shows of the day's log.

import JournalStore
import JournalFormat
import JournalText
import JournalIndex
import JournalInsights
import JournalModel
import JournalReports

extension TodayReport {
  /// Adds what the day's file says above its log, and the lines of its log that say more than that a habit was done, as the index has them.
  mutating func addWritten(_ index: JournalIndex, _ practice: Practice, for audience: Audience, isMarked: Bool) throws {
    if let path = try index.paths(ofDays: [date])[date], let reading = index.journal.entryIfReadable(at: path) {
      let told = reading.told(to: audience, isMarked: isMarked)
      if !told.isPrivate {
        noted = told.metrics
        written += PublicText(told).intro.paragraphs.map { text in
          var words = Written(time: nil, text: text.onOneLine)
          words.isAboveLog = true
          return words
        }
      }
    }
    for line in try index.writtenLines(on: date) {
      guard let written = Written(line, practice, labels) else { continue }
      if line.isPrivate, audience == .others { privateEntries += 1 } else { self.written.append(written) }
    }
  }
}

extension TodayReport.Written {
  /// Nil where the line says nothing but that something was done.
  init?(_ line: JournalIndex.WrittenLine, _ practice: Practice, _ labels: MoodLabels) {
    let logLine = LogLine(text: line.text, fields: line.fields.map { Field($0.key, $0.value) })
    let mood = logLine.mood(labels)
    if line.text.isEmpty, line.time == nil, mood == nil { return nil }
    let goal = logLine.fields.first { $0.key == "goal" }.flatMap { practice.title(ofGoal: $0.value) }
    var words = line.activity.map { practice.title(ofActivity: $0) } ?? goal ?? ""
    let amounts = logLine.quantities.map { UnitTable.standard.text($0.quantity, .english) }
      .joined(separator: ", ")
    for (part, separator) in [(amounts, " "), (line.text, ", ")] where !part.isEmpty { words += (words.isEmpty ? "" : separator) + part }
    self.init(time: line.time, text: words, mood: mood, isPrivate: line.isPrivate)
  }
}

extension Practice {
  /// The title of a habit or a task by the name that a line gives it; the name where no public file has it.
  func title(ofActivity name: String) -> String {
    let slug = Reference(file: name).slug
    let folded = Reference.folded(slug)
    return habits.first { $0.name == folded && !$0.isPrivate }?.title ?? tasks.first { $0.name == folded && !$0.isPrivate }?.title ?? slug
  }

  /// The title of the goal that a field of a line names; nil where no public file is it.
  func title(ofGoal link: String) -> String? {
    guard let name = Reference(link).map({ Reference.folded($0.slug) }) else { return nil }
    return goals.first { $0.name == name && !$0.isPrivate }?.title
  }
}
