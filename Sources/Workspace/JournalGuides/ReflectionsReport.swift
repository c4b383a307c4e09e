// What reflections brought: the value behind `retro reflections`.

public import Documents
public import JournalDates
public import JournalGuidance
import JournalKit
public import JournalLanguage
import JournalModel
import JournalReflection
import JournalReports
import JournalText
public import PlainFormats

/// The reflections of some days.
public struct ReflectionsReport: Sendable {
  public let span: DaySpan
  /// The latest first.
  public let records: [ReflectionRecord]
  /// How many were kept out because they are private.
  public let privateEntries: Int

  public init(_ span: DaySpan, _ records: [ReflectionRecord], privateEntries: Int) {
    (self.span, self.privateEntries) = (span, privateEntries)
    self.records = records.sorted { ($0.day, $0.line) > ($1.day, $1.line) }
  }

  /// Those that say how strong a feeling that weighs was before and afterwards; of what is told with care no number is.
  private var measured: [(before: Int, after: Int)] {
    records.filter { !$0.isCareful && $0.reflection.change != nil }.compactMap { record in
      record.reflection.before.flatMap { before in record.reflection.after.map { (before, $0) } }
    }
  }

  /// The means before and afterwards; nil of fewer than five.
  public var means: (count: Int, before: Double, after: Double)? {
    let known = measured
    guard known.count >= ReflectionFacts.leastKnown else { return nil }
    let count = Double(known.count)
    return (known.count, Double(known.reduce(0) { $0 + $1.before }) / count, Double(known.reduce(0) { $0 + $1.after }) / count)
  }
}

extension ReflectionsReport {
  /// - Parameter isScreen: Whether it is read here and now, below whom to call where words sound like danger: then such a reflection has no number and
  ///   no pattern. A file that is made of it says what stands in the journal, so that nothing of that can be read from it.
  public func document(isScreen: Bool, in say: Language, _ words: GuideWords, _ pack: Pack) -> Document {
    let records = isScreen ? records : records.map(\.withoutCare)
    var document = Document(RichText(say(ReflectionsText.title, ["days": .text(say.title(of: span))])))
    if records.isEmpty { document += .hint(RichText(pack(.empty))) }
    for record in records {
      document += .heading(RichText(say.weekdayAndDate(record.day)), of: record.path)
      document += .facts(facts(record, say, words))
      var lines: [ListItem] = []
      let (thought, helping) = (record.reflection.thought, record.reflection.helping)
      if !thought.isEmpty {
        lines.append(Self.line(record.reflection.holdsThought && !record.isCareful ? ReflectionsText.thought : ReflectionsText.about, thought, record.path, say))
      }
      if !helping.isEmpty, !record.isCareful { lines.append(Self.line(Self.name(ofHelpIn: record.reflection), helping, record.path, say)) }
      if !lines.isEmpty { document += .list(ItemList(lines)) }
    }
    if let means {
      document += .hint(
        RichText(
          say(
            ReflectionsText.mean,
            ["count": .number(means.count), "before": .text(Self.decimal(means.before, say)), "after": .text(Self.decimal(means.after, say))])))
    }
    document.add(privateEntries: privateEntries, say)
    document += .data(
      columns: ["date", "guide", "before", "after", "distortion", "thought", "helped"],
      rows: records.map { record in
        let reflection = record.reflection
        return [
          "\(record.day)", reflection.guide?.rawValue, reflection.before.map(\.description), reflection.after.map(\.description),
          reflection.fields.value(of: "distortion"), plainText(reflection.thought), plainText(reflection.helping),
        ]
      })
    return document
  }

  /// What the answer that may help is: nobody but the person knows whether it did.
  private static func name(ofHelpIn reflection: Reflection) -> ReflectionsText {
    switch reflection.guide {
    case .cbt, nil: ReflectionsText.balanced
    case .act: ReflectionsText.matters
    case .ba: ReflectionsText.did
    }
  }

  private func facts(_ record: ReflectionRecord, _ say: Language, _ words: GuideWords) -> [RichText] {
    let reflection = record.reflection
    var facts = [RichText(reflection.guide.map { words.name(of: $0) } ?? say(ReflectionsText.noGuide))]
    if !record.isCareful {
      switch (reflection.before, reflection.after) {
      case (let before?, let after?):
        facts.append(RichText(say(ReflectionsText.strength, ["before": .text("\(before)"), "after": .text("\(after)")])))
      case (let before?, nil): facts.append(RichText(say(ReflectionsText.before, ["before": .text("\(before)")])))
      case (nil, let after?): facts.append(RichText(say(ReflectionsText.after, ["after": .text("\(after)")])))
      case (nil, nil): break
      }
      if let written = reflection.fields.value(of: "distortion") {
        let name = ThinkingPattern(written: written).map { words.name(of: $0) } ?? written
        facts.append(.quiet(say(ReflectionsText.pattern, ["pattern": .text(name)])))
      }
    }
    let open = record.isCareful ? [] : reflection.openSteps
    if !open.isEmpty {
      facts.append(
        .quiet(say(ReflectionsText.open, ["count": .number(open.count), "numbers": .list(open.map(\.description), .and)])))
    }
    return facts
  }

  private static func line(_ name: ReflectionsText, _ text: String, _ path: String, _ say: Language) -> ListItem {
    ListItem(.bullet, Prose(say(ListingText.labelled, ["name": .message(name), "words": .text(text)]), in: path))
  }

  /// One digit after the point.
  private static func decimal(_ number: Double, _ say: Language) -> String {
    say.numbers.written(decimalText((number * 10).rounded() / 10))
  }
}

extension ReflectionsReport {
  /// The whole as one object, schema 2; what is private is left out.
  public var json: JSONValue {
    [
      .schema: .answerSchema, .start: .string(span.start.description), .end: .string(span.end.description),
      .reflections: JSONValue(records.map { Self.json($0) }), .privateEntries: .int(privateEntries),
    ]
  }

  private static func json(_ record: ReflectionRecord) -> JSONValue {
    let reflection = record.reflection
    return [
      .date: .string(record.day.description), .path: .string(record.path), .line: .int(record.line),
      .guide: JSONValue(reflection.guide?.rawValue), .before: JSONValue(reflection.before),
      .after: JSONValue(reflection.after),
      .distortion: JSONValue(reflection.fields.value(of: "distortion")),
      .thought: .string(reflection.thought), .helped: .string(reflection.helping),
      .steps: JSONValue(
        reflection.steps.map { step in [.question: .string(step.question), .answer: .string(step.answer)] as JSONValue }),
      .open: JSONValue(reflection.openSteps.map { JSONValue.int($0) }),
    ]
  }
}
