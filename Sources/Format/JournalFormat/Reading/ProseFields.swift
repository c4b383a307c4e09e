// The fields of a day's text: what stands in no list item and yet says, as Dataview reads it, how the day was and what was measured.

public import JournalModel
package import JournalText
import MarkdownSyntax

/// A field of a paragraph, as places in its file.
package struct ProseField: Sendable {
  /// All of it: a line, or what stands between brackets and these.
  package let range: TextRange
  package let key: TextRange
  package let value: TextRange
}

/// What the text of a day says that its front matter does not.
package struct ProseProperties: Sendable {
  package fileprivate(set) var mood: Mood?
  /// In the order of the file, each name once: of one that stands twice the last counts.
  package fileprivate(set) var metrics: [Metric] = []
  /// Where each of the metrics stands.
  package fileprivate(set) var places: [TextRange] = []
  /// Moods that there are none.
  package fileprivate(set) var unknownMoods: [TextRange] = []
}

extension Outline {
  /// The fields of the paragraphs that stand in nothing else: between brackets, as on list items, and in lines that are nothing but one. Of a line
  /// with fields between brackets these alone count, as for Dataview.
  func proseFields(in source: SourceText) -> [ProseField] {
    var fields: [ProseField] = []
    for index in blocks.indices where blocks[index].kind == .paragraph && blocks[index].depth == 0 {
      let texts = lines[Int(blocks[index].lines.lowerBound)..<Int(blocks[index].lines.upperBound)]
      if texts.contains(where: source.hasDoubleColon) { addFields(ofBlock: index, texts, in: source, to: &fields) }
    }
    return fields
  }

  private func addFields(ofBlock index: Int, _ texts: ArraySlice<TextRange>, in source: SourceText, to fields: inout [ProseField]) {
    let spans = inlineSpans(ofBlock: index, in: source).filter { $0.kind == .field }
    var covered: [TextRange]?
    var next = 0
    for line in texts where source.hasDoubleColon(line) {
      // Both stand in the order of the file.
      while next < spans.count, spans[next].range.lowerBound < line.lowerBound { next += 1 }
      let first = next
      while next < spans.count, spans[next].range.lowerBound < line.upperBound { next += 1 }
      if next > first {
        fields += spans[first..<next].map { ProseField(range: $0.range, key: $0.name, value: $0.value) }
      } else if let field = source.lineField(line) {
        if covered == nil { covered = coveredLines(ofBlock: index, in: source) }
        if !(covered ?? []).contains(where: { $0.lowerBound == line.lowerBound }) { fields.append(field) }
      }
    }
  }
}

extension SourceText {
  fileprivate func hasDoubleColon(_ range: TextRange) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      var place = range.lowerBound
      while true {
        place = firstIndex(of: ASCII.colon, in: base, from: place, to: range.upperBound)
        if place + 1 >= range.upperBound { return false }
        if buffer[place + 1] == ASCII.colon { return true }
        place += 1
      }
    }
  }

  /// A line that is a field: a key, which may be emphasised and hold blanks, two colons, and a value.
  fileprivate func lineField(_ line: TextRange) -> ProseField? {
    guard
      let colons = (line.lowerBound..<line.upperBound).dropLast().first(where: { bytes[$0] == ASCII.colon && bytes[$0 + 1] == ASCII.colon })
    else { return nil }
    var key = trimmed(TextRange(line.lowerBound, colons))
    func isMark(_ byte: UInt8) -> Bool { byte == ASCII.asterisk || byte == ASCII.underscore || byte.isBlank }
    while key.lowerBound < key.upperBound, isMark(bytes[key.lowerBound]) { key.lowerBound += 1 }
    while key.upperBound > key.lowerBound, isMark(bytes[key.upperBound - 1]) { key.upperBound -= 1 }
    var value = TextRange(colons + 2, line.upperBound)
    // `**mood::** good` is written, too.
    while value.lowerBound < value.upperBound, bytes[value.lowerBound] == ASCII.asterisk { value.lowerBound += 1 }
    value = trimmed(value)
    guard let first = self[key].first, first.isLetter || first >= 0x80, !value.isEmpty else { return nil }
    let isKey = self[key].allSatisfy { $0.isAlphanumeric || $0 >= 0x80 || $0.isBlank || $0 == ASCII.hyphen || $0 == ASCII.underscore }
    return isKey ? ProseField(range: trimmed(line), key: key, value: value) : nil
  }
}

extension EntryPlaces {
  /// What the text of a day says that its front matter does not. Private text says nothing here, to anybody: a number has nothing that could keep it
  /// from others.
  package var proseProperties: ProseProperties {
    var found = ProseProperties()
    if proseFields.isEmpty { return found }
    var hidden = HiddenPlaces(isPrivate ? [] : privateRanges)
    var metrics: [String: (metric: Metric, place: TextRange)] = [:]
    let own = Set(decoded.metrics.map(\.name))
    for field in proseFields where !hidden.hold(field.range.lowerBound) {
      let key = source.text(field.key).lowercased(), value = source.text(field.value)
      if key == "mood" {
        let labels = configuration.moodLabels
        if let mood = labels.mood(written: value) ?? labels.mood(named: value.lowercased()) {
          if decoded.mood == nil { found.mood = mood }
        } else {
          found.unknownMoods.append(field.value)
        }
      } else if let metric = metric(key, value), !own.contains(metric.name) {
        metrics[metric.name] = (metric, field.range)
      }
    }
    let told = metrics.values.sorted { $0.place.lowerBound < $1.place.lowerBound }
    (found.metrics, found.places) = (told.map(\.metric), told.map(\.place))
    return found
  }

  private func metric(_ key: String, _ value: String) -> Metric? {
    let words = key.utf8.split { $0.isBlank }.map { String(decoding: $0, as: UTF8.self) }
    let name = words.joined(separator: "_")
    if kind.schema.rule(of: name) == nil, case .metric(let metric) = WrittenMetric.property(name, value, isPlain: true) { return metric }
    let written = WrittenMetric(name, value) { _ in false }
    // What is a property of another kind is none of numbers.
    if let rule = kind.schema.rule(of: written.name), !rule.isMetric { return nil }
    if let metric = written.metric { return metric }
    guard MetricNames.takesHours(written.name), let minutes = PropertyDecoder.hoursAndMinutes(written.text) else { return nil }
    return Metric(written.name, .number(minutes))
  }

  /// What a field of the text says of a day under the name of a property that its front matter does not have, with where it stands.
  package func proseValue(of key: String) -> (text: String, place: TextRange)? {
    guard !properties.contains(where: { $0.key == key }) else { return nil }
    var hidden = HiddenPlaces(isPrivate ? [] : privateRanges)
    return proseFields.filter { field in
      guard !hidden.hold(field.range.lowerBound) else { return false }
      let name = source.text(field.key).lowercased()
      return name == key || metric(name, source.text(field.value))?.name == key
    }.last.map { (source.text($0.value), $0.range) }
  }

  /// How the day was, where its front matter or, without one there, its text says it.
  package var statedMood: Mood? { decoded.mood ?? proseProperties.mood }

  /// The numbers and times that the file gives, in the order of its front matter and then of its text; of a day they win over imported ones.
  package var metrics: [Metric] { proseFields.isEmpty ? decoded.metrics : decoded.metrics + proseProperties.metrics }
}

extension EntryPlaces {
  /// Whether the texts of a day's properties alone tell its metrics: it has none in its text, and none that only looks like one since it is quoted.
  package var hasPlainMetrics: Bool {
    guard proseFields.isEmpty else { return false }
    guard properties.contains(where: \.isQuotedNumber) else { return true }
    let texts = properties.compactMap { property in
      if case .text(let text) = property.value { (key: property.key, text: text) } else { nil }
    }
    return DecodedProperties.metrics(ofDay: texts, configuration.moodLabels) == decoded.metrics
  }
}

extension PropertyReading {
  /// Whether it would be a number, a time or an amount but for its quotes, as far as its beginning tells.
  fileprivate var isQuotedNumber: Bool {
    guard style == .singleQuoted || style == .doubleQuoted, case .text(let text) = value, let first = text.utf8.first else { return false }
    return !first.isLetter && first < 0x80
  }
}

extension FileReading {
  /// The property that says a metric, under its name or as people call it; nil where the front matter does not say it.
  public func property(ofMetric name: String) -> PropertyReading? {
    guard decoded.metrics.contains(where: { $0.name == name }) else { return nil }
    return properties.last { $0.key == name && $0.style != .empty }
      ?? properties.first { if case .metric(let metric)? = $0.told { metric.name == name } else { false } }
  }

  /// The line, from 1, on which the file says a metric; nil where it does not.
  public func line(ofMetric name: String) -> Int? {
    if let property = property(ofMetric: name) { return lines.line(of: property.keyRange.lowerBound) }
    let told = places.proseProperties
    return told.metrics.firstIndex { $0.name == name }.map { lines.line(of: told.places[$0].lowerBound) }
  }

  /// The mood that the text of a day states, as a field of its own; nil where its front matter says how the day was.
  public var proseMood: Mood? { places.proseProperties.mood }
}
