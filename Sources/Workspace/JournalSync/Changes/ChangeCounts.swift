// Changes in one line, for the head of a report and for the message of a commit.

import JournalDates
import JournalFormat
import JournalLanguage
import JournalMerge
import JournalModel

/// How many days, retrospectives, plans and other files changed, and what was judged.
struct ChangeCounts {
  private var days = 0
  private var begun: [String] = []
  private var retrospectives: [String] = []
  private var (plans, files) = (0, 0)
  private var hasMetrics = false
  private var tries: [BoxState: Int] = [:]
  private var actions: [BoxState: Int] = [:]

  /// - Parameters:
  ///   - files: As those may be told who read the words.
  ///   - hidden: Files of which they are told no more than that they changed.
  init(_ files: [FileDifference], hidden: [FileDifference] = [], _ layout: Layout) {
    let metrics = layout.metrics + "/"
    for file in hidden { count(file, metrics) }
    for file in files {
      count(file, metrics)
      for change in file.entryChanges { count(change) }
    }
  }

  private mutating func count(_ file: FileDifference, _ metrics: String) {
    switch file.place {
    case .period(let period)?:
      if period.unit == .day { days += 1 } else if file.fate == .begun { begun.append(period.description) } else { retrospectives.append(period.description) }
    case .folder?: plans += 1
    case nil: if file.path.hasPrefix(metrics) { hasMetrics = true } else { files += 1 }
    }
  }

  private mutating func count(_ change: EntryChange) {
    if let verdict = change.verdict {
      // What a Review says of an Action, its own box says, too.
      if !(verdict.id?.hasPrefix("a-") ?? false) { tries[verdict.state, default: 0] += 1 }
    } else if let state = change.closes(in: .try) {
      tries[state, default: 0] += 1
    } else if let state = change.closes(in: .action) {
      actions[state, default: 0] += 1
    }
  }

  /// `2 days, W47 begun, 1 Try adopted`.
  func parts(_ say: Language) -> [String] {
    var parts: [String] = []
    if days > 0 { parts.append(say(ChangeCountText.days, ["count": .number(days)])) }
    if begun.count > 3 {
      parts.append(say(ChangeCountText.begunMany, ["count": .number(begun.count)]))
    } else if !begun.isEmpty {
      parts.append(say(ChangeCountText.begun, ["names": .list(begun, .and)]))
    }
    let many = retrospectives.count > 3
    if many { parts.append(say(ChangeCountText.retros, ["count": .number(retrospectives.count)])) } else { parts += retrospectives }
    if plans > 0 { parts.append(say(ChangeCountText.plans, ["count": .number(plans)])) }
    if hasMetrics { parts.append(say(ChangeCountText.metrics)) }
    if files > 0 { parts.append(say(ChangeCountText.files, ["count": .number(files)])) }
    for state in [BoxState.done, .partly, .cancelled] {
      if let count = tries[state] { parts.append(say(ChangeCountText.tries, ["count": .number(count), "state": .text(state.name)])) }
    }
    for state in [BoxState.done, .cancelled] {
      if let count = actions[state] { parts.append(say(ChangeCountText.actions, ["count": .number(count), "state": .text(state.name)])) }
    }
    return parts
  }
}
