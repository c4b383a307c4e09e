// Faults of guided reflections: questions without an answer, a guide that there is not, strengths that cannot be.

import MarkdownSyntax
import JournalFormat
import JournalModel
import JournalText

extension FileReading {
  /// What is wrong with the first line of each reflection.
  var reflectionFindings: [Diagnostic] {
    zip(sections, places.sections).flatMap { section, place -> [Diagnostic] in
      guard section.reflection != nil, let (line, fields) = places.reflectionLine(place) else { return [] }
      return itemFindings(line.firstLine, fields, block: line.block) + fields.compactMap(reflectionFinding)
    }
  }

  /// The reflections with questions that wait for an answer. A check of the journal tells them; who has just written the questions knows.
  var openQuestionFindings: [Diagnostic] {
    sections.compactMap { section in
      guard let reflection = section.reflection, !reflection.openSteps.isEmpty else { return nil }
      return Diagnostic(.openQuestions(reflection.openSteps), at: outline.blocks[section.block].content)
    }
  }

  /// A value that says nothing. What is left empty waits to be filled in.
  private func reflectionFinding(_ reading: FieldReading) -> Diagnostic? {
    let field = reading.field
    if field.value.trimmed.isEmpty { return nil }
    switch field.key {
    case "guide":
      guard Reflection.Guide(rawValue: field.value) == nil else { return nil }
      return Diagnostic(
        .fieldBadValue(field.key, field.value, wanted: .oneOf(Reflection.Guide.allCases.map(\.rawValue))), at: reading.valueRange)
    case "before", "after":
      if let number = Int(field.value), Reflection.strengths.contains(number) { return nil }
      return Diagnostic(.fieldBadValue(field.key, field.value, wanted: .wholeNumberFrom(Reflection.strengths)), at: reading.valueRange)
    default: return nil
    }
  }
}

// In alphabetical order.
extension Diagnostic.Message {
  /// - Parameter numbers: Of the questions, from 1.
  fileprivate static func openQuestions(_ numbers: [Int]) -> Self {
    let listed = numbers.map(\.description)
    return .init(
      .sectionOpenQuestions,
      numbers.count == 1
        ? "question \(listed[0]) of this reflection has no answer yet"
        : "questions \(Self.listed(listed)) of this reflection have no answer yet",
      help: "answer \(numbers.count == 1 ? "it" : "them"), or write ‘[\(Reflection.finishedKey):: \(Reflection.finishedValue)]’ behind its guide",
      with: [
        "count": .number(numbers.count), "numbers": .list(listed, .and),
        "field": .text("[\(Reflection.finishedKey):: \(Reflection.finishedValue)]"),
      ])
  }

  private static func listed(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }
}
