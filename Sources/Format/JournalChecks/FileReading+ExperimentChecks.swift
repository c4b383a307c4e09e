// Faults of experiments: what keeps one from being carried out, and what spoils its result.

import JournalFormat
import JournalModel
import JournalText

extension FileReading {
  /// What an experiment lacks, what of it cannot be, and that its plan was changed.
  func experimentFindings(_ experiment: Experiment) -> [Diagnostic] {
    var found: [Diagnostic] = []
    switch experiment.flaw {
    case .missing(let keys):
      // A value that cannot be read is told where it stands.
      let absent = keys.filter { key in !properties.contains { $0.key == key } }
      if !absent.isEmpty { found.append(Diagnostic(.experimentLacks(absent), at: properties.first?.keyRange ?? TextRange(at: 0))) }
    case .oddBlocks(let count): found.append(Diagnostic(.experimentOdd(count), at: place(of: "blocks")))
    case .allWashout(let days, let length): found.append(Diagnostic(.experimentAllWashout(days, of: length), at: place(of: "washout_days")))
    case .sameConditions(let words): found.append(Diagnostic(.experimentSame(words), at: place(of: "condition_b")))
    case .beyondCalendar: found.append(Diagnostic(.experimentBeyondCalendar, at: place(of: "start")))
    case nil: break
    }
    if let former = experiment.formerPlan, let plan = experiment.planText {
      found.append(Diagnostic(.experimentChanged(from: former, to: plan), at: place(of: "plan")))
    }
    return found
  }

  private func place(of key: String) -> TextRange { properties.first { $0.key == key }?.valueRange ?? TextRange(at: 0) }
}

// In alphabetical order. Each has a case in Tests/Fixtures/diagnostics.
extension Diagnostic.Message {
  static func experimentAllWashout(_ days: Int, of length: Int) -> Self {
    .init(
      .propertyUnknownValue, "with \(days) days of washout no day of a block of \(length) counts",
      help: "write fewer than ‘block_days’, or 0 for none",
      with: ["days": .number(days), "length": .number(length)])
  }

  static var experimentBeyondCalendar: Self {
    .init(.propertyBadDate, "the experiment would last longer than the calendar", help: "begin earlier, or take fewer blocks")
  }

  static func experimentChanged(from former: String, to plan: String) -> Self {
    .init(
      .propertyChangedPlan, "the plan was changed after it was made: it was ‘\(former)’, and is ‘\(plan)’",
      help: "take the change back; what came out of a plan that changed on the way says nothing of why",
      with: ["former": .text(former), "plan": .text(plan)])
  }

  static func experimentLacks(_ keys: [String]) -> Self {
    .init(
      .propertyMissing, "the experiment cannot be carried out without \(listed(keys.map { "‘\($0)’" }, "and"))",
      help: "add what is missing; ‘retro experiment new’ writes all of it",
      with: ["keys": .quoted(keys, .and)])
  }

  static func experimentOdd(_ count: Int) -> Self {
    .init(
      .propertyUnknownValue, "\(count) blocks are no pairs, so chance has nothing to deal",
      help: "take an even number: in each pair of blocks one is A and one B",
      with: ["count": .number(count)])
  }

  static func experimentSame(_ words: String) -> Self {
    .init(
      .propertyUnknownValue, "A and B are both ‘\(words)’, so there is nothing to compare", help: "say what is different in B",
      with: ["words": .text(words)])
  }
}
