// What the workspace has to tell, in words.

import HostSystem
import JournalDates
import JournalKit
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
  func text(for audience: () -> Audience) -> MarkedText {
    switch self {
    case .note(let text): return .note(text)
    case .warning(let text, let help): return .message(.warning, text, help: help)
    case .finding(let text): return text
    case .settled(let settled, let root):
      let words = "‘\(settled.set.command(for: audience(), in: root))’, which was interrupted"
      return .note(settled.whyTakenBack.map { "took back \(words): \($0)" } ?? "finished \(words)")
    case .oddFolder(let variable, let path):
      return .message(.warning, "$\(variable) is ‘\(path)’, which is no absolute path, and is passed over")
    }
  }
}

extension Interruption {
  /// That the command was interrupted, and what comes of it.
  func text(for audience: Audience, on today: CalendarDay?) -> MarkedText {
    let start = "‘\(set.command(for: audience, in: root))’ was interrupted \(set.time.words(on: today))"
    guard let reason else {
      return .note("\(start); the next command that writes finishes it or takes it back; see ‘retro doctor’")
    }
    return .message(.warning, "\(start) and is half done, which this answer shows: it could not be settled, since retro \(reason)")
  }
}

extension Moment {
  /// When something was written, for a sentence: `at 14:03`, of another day `on 2026-11-19 at 14:03`.
  func words(on today: CalendarDay?) -> String {
    let clock = time.map { "at \($0)" }
    return [clock != nil && today == day ? nil : "on \(day)", clock].compactMap(\.self).joined(separator: " ")
  }
}
