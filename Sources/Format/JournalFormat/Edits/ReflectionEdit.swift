// Edits of a guided reflection: a new section, a field of its first line, an answer, the next question.

public import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// The sections that hold a reflection, in order.
  public var reflectionSections: [SectionReading] { sections.filter { $0.reflection != nil } }

  /// This file with a section for a reflection, after those that the file has, checked: nothing else differs.
  /// - Parameter reflection: Its questions stand on one line each, as Markdown; its answers are text as it was typed.
  public func beginning(_ reflection: Reflection) throws(EditError) -> FileReading {
    if let finding = blockingFindings.first { throw .finding(finding) }
    let name = newHeading(for: .reflection)
    var wanted = reflection
    var written = ["## \(name)"] + (partsHeadings ? [""] : []) + ["- " + BodyWriter.joined("", reflection.fields, id: nil)]
    for index in wanted.steps.indices {
      written += ["", "### \(wanted.steps[index].question)"]
      if wanted.steps[index].answer.trimmed.isEmpty { continue }
      let lines = try Self.lines(ofAnswer: wanted.steps[index].answer)
      written += [""] + lines
      wanted.steps[index].answer = lines.joined(separator: "\n")
    }
    let next = headingAfterReflections
    let places = next.map { [$0, outline.blocks.count] } ?? [outline.blocks.count]
    for block in places {
      guard let after = edited([insertion(ofSection: written, before: block)]),
        after.keepsBlocks(of: self, butFrom: block),
        after.keepsSections(of: self, but: sections.count { $0.block < block }, isNew: true, { $1.reflection == wanted })
      else { continue }
      return after
    }
    throw failure(at: source.bytes.count)
  }

  /// This file with another value for a field of the first line of a reflection, checked.
  /// - Parameter number: Of the reflection among those of the file, from 0.
  public func setting(_ key: String, _ value: String, ofReflection number: Int) throws(EditError) -> FileReading {
    if let finding = blockingFindings.first { throw .finding(finding) }
    let section = try reflectionSection(number)
    guard let reflection = section.reflection,
      let first = blocks(of: section).lazy.flatMap({ [$0, $0 + 1] }).first(where: {
        $0 < outline.blocks.count && outline.blocks[$0].kind == .item
      })
    else { throw .wouldChangeMore("the section has no line of fields") }
    var text = places.text
    let item = ItemReading(text.read(block: first, as: .log), of: text)
    let edits = try FieldChange.set(key: key, value: value).edits(of: item, in: self)
    if edits.isEmpty { return self }
    let others = reflection.fields.filter { $0.key != key }
    return try reflecting(edits, number, newFrom: outline.blocks.count, changed: [first, first + 1]) { new in
      new.steps == reflection.steps && new.text == reflection.text && new.fields.value(of: key) == value
        && new.fields.filter { $0.key != key } == others
    }
  }

  /// This file with an answer to a question that has none yet, checked.
  /// - Parameter text: As it was typed; marks that would open a block are written after a backslash.
  public func answering(_ step: Int, _ text: String, ofReflection number: Int) throws(EditError) -> FileReading {
    if let finding = blockingFindings.first { throw .finding(finding) }
    let section = try reflectionSection(number)
    let headings = blocks(of: section).filter { outline.blocks[$0].kind == .heading && outline.blocks[$0].level == 3 }
    guard var wanted = section.reflection, step < headings.count, step < wanted.steps.count, wanted.steps[step].answer.trimmed.isEmpty
    else {
      throw .wouldChangeMore("the question has an answer already")
    }
    let answer = try Self.lines(ofAnswer: text)
    wanted.steps[step].answer = answer.joined(separator: "\n")
    let line = lines.line(of: outline.blocks[headings[step]].range.upperBound)
    let next = headings[step] + 1
    let isFollowed = next < outline.blocks.count && lines.line(of: outline.blocks[next].range.lowerBound) == line + 1
    let edit = insertion(of: [""] + answer, afterLine: line, blankAfter: isFollowed)
    return try reflecting([edit], number, newFrom: next) { $0 == wanted }
  }

  /// This file with one more question at the end of a reflection, checked.
  /// - Parameter question: Markdown on one line.
  public func asking(_ question: String, ofReflection number: Int) throws(EditError) -> FileReading {
    if let finding = blockingFindings.first { throw .finding(finding) }
    let section = try reflectionSection(number)
    guard var wanted = section.reflection else { throw .noPlace }
    wanted.steps.append(Reflection.Step(question: question, answer: ""))
    let last = blocks(of: section).last ?? section.block
    let line = lines.line(of: outline.blocks[last].range.upperBound)
    let block = block(after: last)
    let isFollowed = block < outline.blocks.count && lines.line(of: outline.blocks[block].range.lowerBound) == line + 1
    let edit = insertion(of: ["", "### \(question)"], afterLine: line, blankAfter: isFollowed)
    return try reflecting([edit], number, newFrom: block) { $0 == wanted }
  }
}

extension FileReading {
  private func reflectionSection(_ number: Int) throws(EditError) -> SectionReading {
    let sections = reflectionSections
    guard number < sections.count else { throw .wouldChangeMore("the reflection is gone") }
    return sections[number]
  }

  /// The Markdown of an answer in lines, with an empty one between paragraphs.
  private static func lines(ofAnswer text: String) throws(EditError) -> [String] {
    Array(try TypedText(text).paragraphs.joined(separator: [""]))
  }

  /// This file with edits after which the reflection is as `isWanted` says, and nothing else differs.
  private func reflecting(
    _ edits: [TextEdit], _ number: Int, newFrom block: Int, changed: Set<Int> = [], _ isWanted: (Reflection) -> Bool
  ) throws(EditError) -> FileReading {
    let section = try reflectionSection(number)
    let index = sections.firstIndex { $0.block == section.block } ?? 0
    guard let after = edited(edits), after.keepsBlocks(of: self, butFrom: block, changed: changed),
      after.keepsSections(
        of: self, but: index, isNew: false,
        { old, new in
          new.heading == old?.heading && new.prose == old?.prose && new.reflection.map(isWanted) ?? false
        })
    else { throw failure(at: edits.first?.range.lowerBound ?? 0) }
    return after
  }

  /// The heading before which a reflection goes: that of the section after the last one that belongs before it; nil for the end of the file.
  private var headingAfterReflections: Int? {
    let kinds = SectionKind.allCases
    let rank = kinds.firstIndex(of: .reflection) ?? 0
    func rankOf(_ section: SectionReading) -> Int { section.kind == .other ? -1 : kinds.firstIndex(of: section.kind) ?? -1 }
    if let former = sections.last(where: { (0...rank).contains(rankOf($0)) }) {
      return outline.blocks.indices.dropFirst(former.block + 1).first { opensSection($0) }
    }
    return sections.first { rankOf($0) > rank }?.block
  }

  private func insertion(ofSection written: [String], before block: Int) -> TextEdit {
    guard block < outline.blocks.count else {
      let isParted = lastLine == 0 || isBlank(lastLine) || lines.range(ofLine: lastLine).upperBound <= outline.bodyStart
      return insertion(of: written, afterLine: lastLine, blankBefore: !isParted)
    }
    let line = lines.line(of: outline.blocks[block].range.lowerBound) - 1
    let isParted = line == 0 || isBlank(line) || lines.range(ofLine: line).upperBound <= outline.bodyStart
    return insertion(of: written, afterLine: line, blankBefore: !isParted, blankAfter: true)
  }
}
