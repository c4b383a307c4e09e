// What became of a mood, told.

import CommandKit
import JournalDates
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import PlainFormats

extension NotedMood {
  /// A sentence or two: `logged bad at 22:10 in days/2026/11/2026-11-20.md:9`, `the day is bad now; it was good at 21:00`.
  func messages(of day: CalendarDay, in file: OpenFile, isDryRun: Bool) -> [Message] {
    let labels = file.place.configuration.moodLabels
    let (dry, name, word) = (TextValue.flag(isDryRun), TextValue.mood(mood, labels), TextValue.text(labels.name(of: mood)))
    let former = (isFormerPrivate ? nil : self.former).flatMap { $0.mood == mood ? nil : Self.message(.mood($0.mood, labels), at: $0.time) }
    let words = hasProse ? [Message(MoodText.wordsAbove, ["dry": dry])] : []
    if isOfDay {
      return [
        Message(
          MoodText.noted, ["dry": dry, "mood": name, "day": .day(day), "path": .place(file.place.shown), "former": .optional(former)])
      ] + words
    }
    let place = file.place.shown + (line(in: file.reading).map { ":\($0)" } ?? "")
    var messages = [
      Message(
        MoodText.logged, ["dry": dry, "mood": name, "time": .optional(line?.logLine.time?.message), "place": .place(place)])
    ]
    if let unknown = file.unknownMood {
      messages.append(Message(MoodText.unknown, ["unknown": .text(unknown), "word": word]))
    } else if self.day == mood {
      if let former { messages.append(Message(MoodText.dayIs, ["dry": dry, "mood": name, "former": .message(former)])) }
    } else if let stays = self.day {
      let staying = TextValue.mood(stays, labels)
      if line?.logLine.isPrivate ?? false {
        messages.append(Message(MoodText.dayStaysPrivate, ["day": staying, "mood": name, "word": word]))
      } else if let time = self.former.flatMap({ $0.mood == stays ? $0.time : nil }) {
        messages.append(Message(MoodText.dayStaysAsAt, ["day": staying, "mood": name, "word": word, "time": .text(time.text)]))
      } else {
        messages.append(Message(MoodText.dayStays, ["day": staying, "mood": name, "word": word]))
      }
    }
    return messages
  }

  private static func message(_ mood: TextValue, at time: TimeSpan?) -> Message {
    time.map { Message(MoodText.at, ["mood": mood, "time": .text($0.text)]) } ?? Message(ListingText.alone, ["words": mood])
  }
}

extension MoodLabels {
  /// Which scale the number of a mood was read on; nil where its steps have the person's own names. Whoever counts to five hears of it before a month is
  /// written down one step too high.
  func scaleTold(of step: Int) -> Message? {
    guard (1...4).contains(step), names.isEmpty, !hasOwnNumbers, let mood = Mood(rawValue: step) else { return nil }
    return Message(MoodText.scale, ["number": .number(step), "mood": .mood(mood, self), "next": .text("\(step)/5")])
  }
}

extension TimeSpan {
  /// When something was, in a sentence: `at 07:40`, or from when to when.
  var message: Message { end == nil ? Message(LogText.at, ["time": .text(text)]) : .verbatim(text) }
}
