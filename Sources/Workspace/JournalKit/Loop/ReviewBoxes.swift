// The boxes that Reviews have on Actions: which of them counts, and can be moved to where its Action stands.

import JournalDates
import JournalFormat
import JournalInsights
import JournalModel
import JournalText
import MarkdownSyntax

/// What the boxes that Reviews have on Actions amount to, as all files of a journal tell it.
struct ReviewBoxes {
  /// What a box in a Review says of its Action.
  enum Standing {
    /// It closes the Action: the box of the Action should say so.
    case decides
    /// The Action's own box says the same.
    case repeats
    /// It changes nothing, for this reason.
    case idle(Wording)
  }

  private struct Line: Hashable {
    var path: [UInt8]
    var line: Int
  }

  private let ledger: ReviewLedger
  /// The Action that a line of a Review closes or would close.
  private var actions: [Line: Int] = [:]

  init(_ ledger: ReviewLedger) {
    self.ledger = ledger
    for (number, action) in ledger.actions.enumerated() {
      for judgement in action.judgements where judgement.state == .done || judgement.state == .cancelled {
        actions[Line(path: Array(judgement.place.path.utf8), line: judgement.place.line)] = number
      }
    }
  }

  /// The Action that the box at this place of a file is about, and what the box says of it; nil where no Review that counts has it.
  func standing(ofBoxAt range: TextRange, in reading: FileReading) -> (action: ReviewLedger.Action, standing: Standing)? {
    guard let box = reading.items(in: .review).first(where: { reading.outline.blocks[$0.block].box == range }),
      let number = actions[Line(path: Array(reading.path.utf8), line: box.line)]
    else { return nil }
    let action = ledger.actions[number]
    if action.item.action.state != .open {
      return (action, action.item.state == box.item.state ? .repeats : .idle(.ownBoxWins(in: action.place)))
    }
    guard let deciding = action.deciding?.place else { return (action, .idle(.taskIsDone)) }
    if deciding.line == box.line, deciding.path.utf8.elementsEqual(reading.path.utf8) { return (action, .decides) }
    return (action, .idle(.lastJudgementWins(in: deciding)))
  }
}

extension Diagnostic {
  /// What a box that stays in its Review is reported as; nil where `retro check --fix` moves it or takes it away.
  func ofReviewBoxThatStays(_ boxes: ReviewBoxes, in reading: FileReading, canChange: (String) -> Bool) -> Diagnostic? {
    guard let (action, standing) = boxes.standing(ofBoxAt: range, in: reading) else {
      return Diagnostic(.idleReviewBox(.reviewIsNotCounted), at: range)
    }
    if case .idle(let reason) = standing { return Diagnostic(.idleReviewBox(reason), at: range) }
    if reading.blockingFindings.isEmpty, canChange(action.place.path) { return nil }
    return Diagnostic(.waitingReviewBox(action.place.path), at: range)
  }
}

extension Wording {
  fileprivate static func ownBoxWins(in place: ReviewLedger.Place) -> Wording {
    Wording(
      "the Action’s own box, in \(place.path):\(place.line), says something else and wins", ["place": .text("\(place.path):\(place.line)")])
  }

  fileprivate static func lastJudgementWins(in place: ReviewLedger.Place) -> Wording {
    Wording("the last judgement wins, which is in \(place.path):\(place.line)", ["place": .text("\(place.path):\(place.line)")])
  }

  fileprivate static var taskIsDone: Wording { Wording("the task that this Action is, is done already") }
  fileprivate static var reviewIsNotCounted: Wording { Wording("this file’s Review is not counted") }
}

extension Diagnostic.Message {
  fileprivate static func idleReviewBox(_ reason: Wording) -> Self {
    .init(
      .retroReviewBoxStays, "this box changes nothing: \(reason.english)", help: "remove the box; the line may stay",
      with: ["reason": .wording(reason)])
  }

  fileprivate static func waitingReviewBox(_ path: String) -> Self {
    .init(
      .retroReviewBoxStays, "an Action has its box where it stands, in \(path); here it counts only for now",
      help: "‘retro check --fix’ moves it there once both files can be read without errors",
      with: ["path": .text(path)])
  }
}
