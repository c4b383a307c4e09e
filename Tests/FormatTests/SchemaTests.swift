// The declarations of properties hold for what is made of them.

import JournalDates
import JournalModel
import JournalTestSupport
import JournalText
import Testing

@testable import JournalFormat

@Suite struct SchemaTests {
  @Test func everyKeyIsDeclaredOnce() {
    for kind in EntryKind.allCases where Set(kind.schema.keys).count != kind.schema.keys.count {
      Issue.record("\(kind): \(kind.schema.keys)")
    }
  }

  /// A property is held by a field of its own: what files say comes back, and nothing beside it.
  @Test func aPropertyChangesItselfAlone() {
    for seed in UInt64(0)..<300 {
      var generator = EntryGenerator(seed: seed)
      for kind in EntryKind.allCases {
        let contents = generator.contents(of: kind)
        let found = kind.schema.contents(of: kind.schema.details(contents, metrics: []))
        if found != contents { Issue.record("seed \(seed), \(kind): \(found), not \(contents)") }
      }
    }
  }

  /// Every property of a plan that was read is told, but for the factor of a measure, which goes with its unit, and the plan of an experiment, which says
  /// once more what the others do.
  @Test func whatWasReadIsTold() {
    for seed in UInt64(0)..<100 {
      var generator = EntryGenerator(seed: seed)
      for kind in EntryKind.plans where kind != .measure {
        let contents = generator.contents(of: kind)
        let told = kind.schema.details(contents, metrics: []).words
        // A term without an end has one all the same.
        let derived = kind == .term && contents["start"] != nil && contents["end"] == nil ? 1 : 0
        let repeated = kind == .experiment && contents["plan"] != nil ? 1 : 0
        if told.count != contents.count + derived - repeated { Issue.record("\(kind): \(told), of \(contents)") }
        if Set(told.map(\.label)).count != told.count { Issue.record("\(kind): \(told)") }
      }
    }
  }

  /// What completions offer as the value of a property is read as one.
  @Test func offeredValuesAreTaken() throws {
    let today = try #require(CalendarDay("2026-11-20"))
    for kind in EntryKind.allCases {
      for rule in kind.schema.rules + EntrySchema.commonRules {
        for value in rule.type.values(.standard, today: today) {
          let decoded = PropertyDecoder(moodLabels: .standard).decode(.text(value), as: rule.type)
          if decoded.content == nil || !decoded.failures.isEmpty { Issue.record("\(kind), \(rule.key): \(value)") }
        }
      }
    }
  }
}
