// Faults of properties, and of what they say about the file's period.

public import JournalFormat
import JournalDates
import JournalModel
public import JournalText
import MarkdownSyntax

extension FileReading {
  /// Values that cannot be read, and keys that were probably meant to be others.
  var propertyFindings: [Diagnostic] { decoded.failures.map(finding) + unknownMoods + nearKeys + lineKeys + plainReferenceFindings }

  /// Whether a value of its front matter cannot be read, so that nobody reckons with it. Of a private file that is told by a check alone.
  public var hasUnread: Bool { !isPrivate && !decoded.failures.isEmpty }

  /// What is said of those values.
  public var unreadFindings: [Diagnostic] { hasUnread ? decoded.failures.map(finding) : [] }

  /// Fields of a day's text that would say how the day was, in words that say it nowhere.
  private var unknownMoods: [Diagnostic] {
    if kind != .day { return [] }
    let words = configuration.moodLabels.words
    return places.proseProperties.unknownMoods.map { range in
      let value = source.text(range)
      let wanted = Wording.oneOf(words, also: .moodNumber)
      return Diagnostic(.propertyUnknownValue("mood", value, wanted: wanted, near: nearest(to: value, among: words)), at: range)
    }
  }

  private func finding(_ failure: DecodedProperties.Failure) -> Diagnostic {
    let property = properties[failure.index]
    let place = place(of: property, element: failure.failure.element)
    switch failure.failure.problem {
    case .badDate(let value):
      // Of a list the other elements count.
      return Diagnostic(.propertyBadDate(property.key, isPart: failure.failure.element != nil, value), at: place.range)
    case .endsEarly(let end, let start):
      return Diagnostic(.propertyEndsEarly(end.description, start: start.description), at: place.range)
    case .unknownValue(let value, let wanted, let near):
      return Diagnostic(.propertyUnknownValue(property.key, value, wanted: wanted, near: near), at: place.range)
    case .wrongType(let wanted): return Diagnostic(.propertyWrongType(property.key, wanted: wanted), at: property.keyRange)
    case .kept: return Diagnostic(.propertyKept(property.key), at: property.keyRange, fix: quotedLink(property))
    case .nearMiss(let value, let meant):
      let text = ScalarWriter.scalarText(
        meant, style: place.style, inFlow: property.style == .flowList,
        as: kind.schema.type(of: property.key)?.meaning ?? .value)
      return Diagnostic(.propertyNearValue(value, meant: meant), at: place.range, fix: [TextEdit(place.range, of: source, with: text)])
    }
  }

  func place(of property: PropertyReading, element: Int?) -> (range: TextRange, style: FrontMatter.Style) {
    guard let element, let frontMatter = outline.frontMatter, property.style.isList else { return (property.valueRange, property.style) }
    let entry = frontMatter.entries[property.index]
    guard element < entry.elements.count else { return (property.valueRange, property.style) }
    let found = frontMatter.elements[entry.elements.lowerBound + element]
    return (found.value, found.style)
  }

  /// The texts of properties that refer to files, with their places in lists.
  var references: [(property: PropertyReading, element: Int?, text: String)] {
    texts { kind.schema.type(of: $0)?.referredKinds != nil }
  }

  /// The texts of properties whose keys are meant, with their places in lists.
  func texts(_ isMeant: (_ key: String) -> Bool) -> [(property: PropertyReading, element: Int?, text: String)] {
    properties.flatMap { property -> [(property: PropertyReading, element: Int?, text: String)] in
      guard isMeant(property.key) else { return [] }
      switch property.value {
      case .text(let text): return [(property, nil, text)]
      case .list(let elements): return elements.enumerated().map { (property, $0.offset, $0.element) }
      case .kept: return []
      }
    }
  }

  /// Names of files that properties have without brackets: read as references, but no links to a rename or to other programs.
  public var plainReferences: [(name: String, key: String, range: TextRange)] {
    references.compactMap { property, element, text in
      guard let reference = Reference(text), !reference.file.isEmpty, !text.trimmed.hasPrefix("[[") else { return nil }
      return (reference.file, property.key, place(of: property, element: element).range)
    }
  }

  private var plainReferenceFindings: [Diagnostic] {
    let plain = Set(plainReferences.map(\.range))
    return references.compactMap { property, element, text in
      let place = place(of: property, element: element)
      guard plain.contains(place.range) else { return nil }
      let link = "[[\(text.trimmed)]]"
      let written = ScalarWriter.scalarText(link, style: place.style, inFlow: property.style == .flowList, as: .text)
      return Diagnostic(.propertyPlainLink(text, link: link), at: place.range, fix: [TextEdit(place.range, of: source, with: written)])
    }
  }

  /// A link without quotes is a list in a list to YAML; what was meant is certain.
  private func quotedLink(_ property: PropertyReading) -> [TextEdit] {
    let text = source.text(property.valueRange)
    guard text.hasPrefix("[["), text.hasSuffix("]]"), text.utf8.count > 4 else { return [] }
    let name = text.dropFirst(2).dropLast(2)
    guard !name.utf8.contains(where: { "[],\"\\".utf8.contains($0) || $0.isLineEnd }) else { return [] }
    return [TextEdit(property.valueRange, of: source, with: "\"\(text)\"")]
  }

  private var nearKeys: [Diagnostic] {
    let schema = kind.schema
    let unknown = properties.filter { schema.type(of: $0.key) == nil }
    if unknown.isEmpty { return [] }
    let present = Set(properties.map(\.key))
    let keys = EntrySchema.commonRules.map(\.key) + schema.rules.map(\.key)
    var found: [Diagnostic] = []
    for property in unknown {
      let folded = property.key.lowercased()
      // Nobody mistakes the first letter; most keys of other programs are told by it.
      let known = keys.filter { $0.utf8.first == folded.utf8.first }
      if let key = known.first(where: { present.contains($0) && ($0 == folded || isSlip(property.key, of: $0)) }) {
        found.append(Diagnostic(.propertyBeside(property.key, counting: key), at: property.keyRange))
      } else if let key = known.first(where: { $0 == folded }), !present.contains(key) {
        // A key of somebody's own, with values that ours does not take, is perhaps not meant as ours.
        let fix = takes(property, as: key) ? [TextEdit(property.keyRange, of: source, with: ScalarWriter.keyText(key))] : []
        found.append(Diagnostic(.propertyNearKey(property.key, meant: key), at: property.keyRange, fix: fix))
      } else if let key = nearest(to: property.key, among: known), !present.contains(key) {
        found.append(Diagnostic(.propertyNearKey(property.key, meant: key), at: property.keyRange))
      }
    }
    return found
  }

  /// Whether a property would be read under another key.
  private func takes(_ property: PropertyReading, as key: String) -> Bool {
    var renamed = property
    renamed.key = key
    return DecodedProperties([renamed], kind: kind, moodLabels: configuration.moodLabels).failures.isEmpty
  }

  /// What is said in a line of a Reflection, and here would be a metric of the day.
  private var lineKeys: [Diagnostic] {
    guard kind == .day else { return [] }
    return properties.filter { ["pre_intensity", "post_intensity"].contains($0.key) }.map {
      Diagnostic(.propertyOfLine($0.key), at: $0.keyRange)
    }
  }

  /// Whether a key is a letter away from one of ours.
  private func isSlip(_ key: String, of known: String) -> Bool {
    known.utf8.count > 2 && key.unicodeScalars.first == known.unicodeScalars.first && editDistance(key.lowercased(), known, limit: 1) == 1
  }

  /// Disagreements between dates, and between dates and the file's name.
  var spanFindings: [Diagnostic] {
    var found: [Diagnostic] = []
    if kind.isRetrospective || kind == .term, let start = decoded.date("start"), let end = decoded.date("end"), end < start {
      found.append(Diagnostic(.propertyEndsEarly(end.description, start: start.description), at: valueRange(of: "end")))
    }
    guard let unit = kind.unit else { return found }
    let named = namedPeriod ?? Period(slug)
    for key in unit == .day ? ["date"] : ["start", "end"] {
      guard let day = decoded.date(key), let named else { continue }
      let said = Period(unit, containing: day)
      if said == named { continue }
      let message: Diagnostic.Message =
        unit == .week && named.unit == .week
        ? .weekMismatch(said.description, name: named.description) : .nameMismatch(said.description, name: named.description)
      found.append(Diagnostic(message, at: valueRange(of: key)))
    }
    if span == nil {
      if let named, named.unit != unit {
        let at = properties.first { $0.key == "type" }?.valueRange ?? TextRange(at: outline.bodyStart)
        found.append(Diagnostic(.nameMismatch("\(kind.rawValue)", name: named.description), at: at))
      } else {
        found.append(periodMissing(unit))
      }
    }
    return found
  }

  private func valueRange(of key: String) -> TextRange { properties.first { $0.key == key }?.valueRange ?? TextRange(at: 0) }
}
