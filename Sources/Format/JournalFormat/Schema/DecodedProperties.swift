// The typed properties of one file.

package import JournalDates
package import JournalModel
import JournalText
import MarkdownSyntax

/// What the properties of a file mean to its kind, and what is left over.
package struct DecodedProperties: Sendable {
  /// What is wrong with a property, by its place among the file's properties.
  package struct Failure: Sendable {
    package var index: Int
    package var failure: PropertyFailure
  }

  /// By key, in the order of the file: so few that they are looked through.
  private var contents: [(key: String, content: PropertyContent)] = []
  /// The metrics, in the order of the file.
  package private(set) var metrics: [Metric] = []
  /// What the kind does not know or cannot read, in the order of the file.
  private(set) var other: [Property] = []
  package private(set) var failures: [Failure] = []
  /// Whether the file is marked as private. A mark that cannot be read counts: nobody writes it to be seen.
  private(set) var isPrivate = false

  package init(_ properties: [PropertyReading], kind: EntryKind, moodLabels: MoodLabels) {
    let decoder = PropertyDecoder(moodLabels: moodLabels)
    let schema = kind.schema
    contents.reserveCapacity(properties.count)
    for (index, property) in properties.enumerated() {
      guard let (type, isMetric) = schema.rule(of: property.key) else {
        // `Private: true` is a typo that must not show what was meant to be hidden.
        if property.key.utf8.count == 7, property.key.lowercased() == "private", Self.isPrivate(property.value) { isPrivate = true }
        guard kind == .day else {
          other.append(property.property)
          continue
        }
        if let told = property.told {
          switch told {
          case .metric(let metric):
            // What has the name of the format, or stands before it, says it better.
            let isSaid = metrics.contains { $0.name == metric.name } || properties.contains { $0.key == metric.name && $0.style != .empty }
            if isSaid { other.append(property.property) } else { metrics.append(metric) }
            continue
          case .unreadable:
            if let text = property.text { failures.append(Failure(index: index, failure: PropertyFailure(problem: .unknownValue(text, wanted: .someHours, near: nil)))) }
          case .other: break
          }
        }
        if let metric = Self.customMetric(property) { metrics.append(metric) } else { other.append(property.property) }
        continue
      }
      let (content, faults) = decoder.decode(property.value, as: type)
      for fault in faults { failures.append(Failure(index: index, failure: fault)) }
      guard let content else {
        if faults.isEmpty { continue }
        other.append(property.property)
        if property.key == "private" { isPrivate = Self.isPrivate(property.value) }
        continue
      }
      if property.key == "private" { isPrivate = content == .flag(true) }
      if isMetric {
        if let amount = Self.amount(content) { metrics.append(Metric(property.key, amount)) }
      } else {
        contents.append((property.key, property.key == "tags" ? .texts(Self.tags(property.value)) : content))
      }
    }
    if texts("tags").contains(where: { $0.lowercased() == "private" }) { isPrivate = true }
  }

  /// The metrics that properties of a day give, of which each is one text, where all are written plain.
  package static func metrics(ofDay texts: [(key: String, text: String)], _ moodLabels: MoodLabels) -> [Metric] {
    let nowhere = TextRange(at: 0)
    let properties = texts.map {
      PropertyReading(key: $0.key, value: .text($0.text), style: .plain, index: 0, keyRange: nowhere, valueRange: nowhere)
    }
    return Self(properties, kind: .day, moodLabels: moodLabels).metrics
  }

  private func content(_ key: String) -> PropertyContent? { contents.last { $0.key == key }?.content }
  private var byKey: [String: PropertyContent] { Dictionary(contents.map { ($0.key, $0.content) }) { $1 } }

  package func text(_ key: String) -> String? {
    if case .text(let text) = content(key) { text } else { nil }
  }
  func texts(_ key: String) -> [String] {
    if case .texts(let texts) = content(key) { texts } else { [] }
  }
  /// The mood of a day, as its front matter says it.
  var mood: Mood? {
    if case .mood(let mood) = content("mood") { mood } else { nil }
  }
  package func date(_ key: String) -> CalendarDay? {
    if case .date(let day) = content(key) { day } else { nil }
  }

  package var common: CommonProperties {
    var properties = EntrySchema.commonProperties(byKey)
    properties.isPrivate = isPrivate
    return properties
  }

  /// What only files of a kind have, which must be the one that the properties were read for.
  package func details(_ kind: EntryKind) -> Details { kind.schema.details(byKey, metrics: metrics) }

  /// The tags in one text, parted by blanks or commas.
  static func words(ofTags text: String) -> [String] {
    text.utf8.split { $0 == 0x2C || $0 == 0x20 }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The tags without their mark; one text may hold several, with blanks or commas between them.
  private static func tags(_ value: PropertyText) -> [String] {
    let words: [String] =
      switch value {
      case .list(let texts): texts
      case .text(let text): words(ofTags: text)
      case .kept: []
      }
    return words.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }.filter { !$0.isEmpty }
  }

  private static func customMetric(_ property: PropertyReading) -> Metric? {
    guard property.style == .plain, case .text(let text) = property.value else { return nil }
    if let number = decimal(text) { return Metric(property.key, .number(number)) }
    guard MetricNames.takesHours(property.key), let minutes = PropertyDecoder.hoursAndMinutes(text) else { return nil }
    return Metric(property.key, .number(minutes))
  }

  private static func amount(_ content: PropertyContent) -> Metric.Amount? {
    switch content {
    case .number(let number): .number(number)
    case .clock(let time): .clock(time)
    default: nil
    }
  }

  private static func isPrivate(_ value: PropertyText) -> Bool {
    guard case .text(let text) = value else { return true }
    return !["false", "no", "off", "0", "n"].contains(text.lowercased())
  }
}
