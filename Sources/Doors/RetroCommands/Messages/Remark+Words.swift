// What the workspace has to tell, in words.

import HostSystem
import JournalDates
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension Remark {
  /// Whether `--quiet` leaves it out.
  var mayBeQuiet: Bool {
    switch self {
    case .note, .settled, .oddFolder: true
    case .warning, .finding: false
    }
  }

  /// As an audience is told it.
  func text(in language: Language, for audience: () -> Audience) -> MarkedText {
    switch self {
    case .note(let text): return .note(language.marked(text))
    case .warning(let text, let help):
      return .message(.warning, language.marked(text), help: help.map { language.marked($0) }, in: language)
    case .finding(let text): return text
    case .settled(let settled, let root):
      let command = TextValue.text(settled.set.command(for: audience(), in: root))
      let message =
        settled.whyTakenBack.map { Message(InterruptionText.tookBack, ["command": command, "why": .text($0)]) }
        ?? Message(InterruptionText.finished, ["command": command])
      return .note(language.marked(message))
    case .oddFolder(let variable, let path):
      return .message(
        .warning, language.marked(Message(InterruptionText.oddFolder, ["variable": .text(variable), "path": .text(path)])),
        in: language)
    }
  }
}

extension Interruption {
  /// That the command was interrupted, and what comes of it.
  func text(in language: Language, for audience: Audience, on today: CalendarDay?) -> MarkedText {
    let (command, time): (TextValue, TextValue) = (.text(set.command(for: audience, in: root)), .message(set.time.message(on: today)))
    if reason == nil, set.isLong {
      let values: TextValues = ["command": command, "time": time, "count": .number(set.files.count)]
      return .message(.warning, language.marked(Message(InterruptionText.unfinished, values)), in: language)
    }
    guard let reason else {
      return .note(language.marked(Message(InterruptionText.interrupted, ["command": command, "time": time])))
    }
    return .message(
      .warning,
      language.marked(Message(InterruptionText.halfDone, ["command": command, "time": time, "reason": .message(reason)])),
      in: language)
  }
}

extension Moment {
  func words(on today: CalendarDay?) -> String { message(on: today).inEnglish }

  /// When something was written, for a sentence: `at 14:03`, of another day `on 2026-11-19 at 14:03`.
  func message(on today: CalendarDay?) -> Message {
    let day = TextValue.day(self.day)
    guard let time else { return Message(InterruptionText.onDay, ["day": day]) }
    if today == self.day { return Message(InterruptionText.atTime, ["time": "\(time)"]) }
    return Message(InterruptionText.onDayAtTime, ["day": day, "time": "\(time)"])
  }
}
