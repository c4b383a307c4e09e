// What plain words were understood to say, told before it is written.

import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalPhrases
import JournalStore
import JournalText
import PlainFormats

extension Phrase {
  /// In one line: `good mood · run (from ‘ran’) · distance 5 km (from ‘5k’) · ‘along the river’`.
  func words(today: CalendarDay, moods: MoodLabels, in language: Language) -> String {
    let said = toldPieces.compactMap { piece in
      piece.said(today: today, moods: moods, isNo: piece.line.map { isNoAlone(lines[$0], at: $0) } ?? false, in: language)
    }
    return said.isEmpty ? language(UnderstoodText.nothing) : language(.list(said, .dots))
  }

  /// The pieces, with a number of the day that words apart from each other say, as ‘slept only 4 hours’, as one, and with a note as it is kept, whose amounts
  /// nothing counts.
  private var toldPieces: [Piece] {
    let notes = lines.indices.filter { lines[$0].activity == nil && lines[$0].goals.isEmpty }
    let note = notes.count == 1 && pieces.contains(where: isOfNote) && !noteText.isEmpty ? notes.first : nil
    func isOfIt(_ piece: Piece) -> Bool { note != nil && piece.line == note && (piece.meaning == .text || isOfNote(piece)) }
    let first = pieces.firstIndex(where: isOfIt)
    let kept = pieces.indices.filter { $0 == first || !isOfIt(pieces[$0]) }.map { $0 == first ? Piece(meaning: .text, words: noteText, line: note) : pieces[$0] }
    return kept.reduce(into: []) { told, piece in
      if case .metric = piece.meaning, let place = told.firstIndex(where: { $0.meaning == piece.meaning }) {
        told[place].words += " … " + piece.words
      } else {
        told.append(piece)
      }
    }
  }

  /// Whether no other piece than the activity’s name says that it was not done: 走らなかった.
  private func isNoAlone(_ line: Line, at index: Int) -> Bool {
    line.state == .no && !pieces.contains { $0.line == index && $0.meaning == .state(.no) }
  }
}

extension Phrase.Piece {
  /// What it was understood as, and from which words where that is not plain; nil for what only holds others together.
  fileprivate func said(today: CalendarDay, moods: MoodLabels, isNo: Bool, in say: Language) -> String? {
    let (said, plain): (String, [String])
    switch meaning {
    case .mood(let mood):
      let name = say.name(of: mood, moods)
      (said, plain) = (say(UnderstoodText.mood, ["mood": .text(name)]), [name, moods.name(of: mood)])
    case .activity(let slug):
      (said, plain) = isNo ? (say(UnderstoodText.not, ["name": .text(slug)]), []) : (slug, [slug])
    case .state(let state):
      let word = say(Self.word(for: state))
      (said, plain) = (word, [word])
    case .measurement(let measured):
      let text = measured.quantity.text
      (said, plain) = ("\(measured.key) \(text)", [text, text.split(separator: " ").joined()])
    case .time(let time):
      let at = say(UnderstoodText.at, ["time": .text(time.text)])
      (said, plain) = (time.end == nil ? at : time.text, [time.text, at])
    case .day(let day):
      let name = say(UnderstoodText.today)
      (said, plain) = (day == today ? name : say(UnderstoodText.on, ["day": .day(day)]), [day.description, name])
    case .metric(let metric):
      let name = NotedMetric.words(metric.name, metric.value, say)
      (said, plain) = (name, [name, "\(metric.name) \(metric.value)"])
    case .tag(let tag): (said, plain) = ("#\(tag)", ["#\(tag)", "+\(tag)"])
    case .goal(let slug): (said, plain) = (say(UnderstoodText.goal, ["goal": .text(slug)]), [slug])
    case .text: (said, plain) = (say(ListingText.quoted, ["word": .text(words)]), [words])
    case .connective: return nil
    }
    let isPlain = words.isEmpty || plain.contains { Reference.folded($0) == Reference.folded(words) }
    return isPlain ? said : say(UnderstoodText.from, ["said": .text(said), "words": .text(words)])
  }

  private static func word(for state: LogLine.State) -> UnderstoodText {
    switch state {
    case .done: UnderstoodText.done
    case .partly: UnderstoodText.partly
    case .no: UnderstoodText.notDone
    case .skip: UnderstoodText.skipped
    case .unanswered: UnderstoodText.unanswered
    }
  }
}
