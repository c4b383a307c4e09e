// What plain words were understood to say, told before it is written.

import JournalDates
import JournalFormat
import JournalKit
import JournalModel
import JournalPhrases
import JournalStore
import JournalText
import PlainFormats

extension Phrase {
  /// In one line: `good mood · run (from ‘ran’) · distance 5 km (from ‘5k’) · ‘along the river’`.
  func words(today: CalendarDay, moods: MoodLabels) -> String {
    let said = pieces.compactMap { piece in
      piece.said(today: today, moods: moods, isNo: piece.line.map { isNoAlone(lines[$0], at: $0) } ?? false)
    }
    return said.isEmpty ? "nothing" : said.joined(separator: " · ")
  }

  /// Whether no other piece than the activity’s name says that it was not done: 走らなかった.
  private func isNoAlone(_ line: Line, at index: Int) -> Bool {
    line.state == .no && !pieces.contains { $0.line == index && $0.meaning == .state(.no) }
  }
}

extension Phrase.Piece {
  /// What it was understood as, and from which words where that is not plain; nil for what only holds others together.
  fileprivate func said(today: CalendarDay, moods: MoodLabels, isNo: Bool) -> String? {
    let (said, plain): (String, [String])
    switch meaning {
    case .mood(let mood): (said, plain) = ("\(moods.name(of: mood)) mood", [moods.name(of: mood)])
    case .activity(let slug): (said, plain) = (slug + (isNo ? " \(Self.word(for: .no))" : ""), isNo ? [] : [slug])
    case .state(let state): (said, plain) = (Self.word(for: state), [Self.word(for: state)])
    case .measurement(let measured):
      let text = measured.quantity.text
      (said, plain) = ("\(measured.key) \(text)", [text, text.split(separator: " ").joined()])
    case .time(let time): (said, plain) = (time.end == nil ? "at \(time.text)" : time.text, [time.text, "at \(time.text)"])
    case .day(let day): (said, plain) = (day == today ? "today" : "on \(day)", [day.description, "today"])
    case .metric(let metric): (said, plain) = ("\(metric.name) \(metric.value)", ["\(metric.name) \(metric.value)"])
    case .tag(let tag): (said, plain) = ("#\(tag)", ["#\(tag)", "+\(tag)"])
    case .goal(let slug): (said, plain) = ("for \(slug)", [slug])
    case .text: (said, plain) = ("‘\(words)’", [words])
    case .connective: return nil
    }
    return plain.contains { Reference.folded($0) == Reference.folded(words) } ? said : "\(said) (from ‘\(words)’)"
  }

  private static func word(for state: LogLine.State) -> String {
    switch state {
    case .done: "done"
    case .partly: "partly"
    case .no: "not done"
    case .skip: "skipped"
    case .unanswered: "not answered"
    }
  }
}
