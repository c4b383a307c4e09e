// Faults that only the rest of the journal tells of: links that lead nowhere, two files for one period, zones that nobody knows.

public import JournalFormat
import JournalDates
import JournalModel
public import JournalText
import MarkdownSyntax

extension FileReading {
  /// All findings in this file, those that the rest of the journal tells of included, in the order of the file.
  public func diagnostics(in facts: JournalFacts) -> [Diagnostic] {
    var asked: Set<JournalFacts.Question> = []
    return diagnostics(in: facts, own: self.facts, asking: &asked)
  }

  /// The same, with what was asked about other files: asked again, another answer may make other findings.
  /// - Parameter own: What others may refer to in this file.
  public func diagnostics(
    in facts: JournalFacts, own: JournalFacts.File, asking asked: inout Set<JournalFacts.Question>
  ) -> [Diagnostic] {
    if kind == .note { return diagnostics }
    let inquiry = Inquiry(own, facts)
    let found =
      diagnostics + periodFindings(inquiry) + zoneFindings(inquiry) + propertyLinkFindings(inquiry) + photoFindings(inquiry)
      + textLinkFindings(inquiry)
      + planFindings(inquiry) + openQuestionFindings
    asked = inquiry.asked
    return found.inOrder
  }

  private func periodFindings(_ facts: Inquiry) -> [Diagnostic] {
    guard let (first, period) = facts.earlier else { return [] }
    let at = properties.first { ["date", "start", "type"].contains($0.key) }?.valueRange ?? TextRange(at: outline.bodyStart)
    return [Diagnostic(.duplicatePeriod(period.description, first: first.path), at: at)]
  }

  private func zoneFindings(_ facts: Inquiry) -> [Diagnostic] {
    guard kind == .day, let name = decoded.text("timezone"), let zones = facts.zones(without: name),
      let property = properties.first(where: { $0.key == "timezone" })
    else { return [] }
    let message = Diagnostic.Message.propertyUnknownValue(
      "timezone", name, wanted: .zoneName, near: zones.near(name))
    return [Diagnostic(message, at: property.valueRange)]
  }

  private func propertyLinkFindings(_ facts: Inquiry) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (property, element, text) in references {
      guard let reference = Reference(text), !reference.file.isEmpty else { continue }
      let target = facts.target(of: reference.file, in: folder, expecting: FileNames.kinds(expectedBy: property.key))
      let range = place(of: property, element: element).range
      if let finding = finding(target, reference, at: range, [:], facts) { found.append(finding) }
    }
    return found
  }

  /// Photos of a day that are not there: `[[beach.jpg]]`, or a path. What lies elsewhere in the world nobody has looked at.
  private func photoFindings(_ facts: Inquiry) -> [Diagnostic] {
    guard kind == .day else { return [] }
    return texts { $0 == "photo" }.compactMap { property, element, text in
      let range = place(of: property, element: element).range
      let isEmbedded = text.hasPrefix("!")
      if let reference = Reference(isEmbedded ? String(text.dropFirst()) : text) {
        return reference.file.isEmpty
          ? nil : finding(facts.target(of: reference.file, in: folder), Reference(file: reference.file), at: range, [:], facts)
      }
      let path = text.trimmed
      guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(ASCII.colon) else { return nil }
      return finding(facts.target(ofDestination: path, in: folder), Reference(file: path), at: range, [:], facts)
    }
  }

  private func textLinkFindings(_ facts: Inquiry) -> [Diagnostic] {
    let own = facts.own.ids
    // Made for the first item that is named by its words.
    var names: ItemNames?
    func itemNames() -> ItemNames {
      let known = names ?? ItemNames(of: self)
      names = known
      return known
    }
    var found: [Diagnostic] = []
    var judged: [Range<Int>] = []
    for section in sections {
      for item in section.items {
        found += linkFindings(item.block, fields: item.fields, activity: nil, own, facts)
        found += item.fields.compactMap { idFinding($0, among: own, itemNames) }
        if section.kind == .action { found += taskFindings(item, facts) }
        if section.kind == .review, let finding = reviewFinding(item, facts) { found.append(finding) }
        judged.append(item.block..<Int(outline.blocks[item.block].next))
      }
      for line in section.log {
        found += linkFindings(line.block, fields: line.fields, activity: line, own, facts)
        found += line.fields.compactMap { idFinding($0, among: own, itemNames) }
        if let finding = plainActivityFinding(line, facts) { found.append(finding) }
        judged.append(line.block..<Int(outline.blocks[line.block].next))
      }
    }
    return found + proseFindings(besides: judged, own, facts)
  }

  /// The field that a range lies in.
  /// - Parameter fields: In the order of the file; none lies in another.
  private static func field(holding range: TextRange, among fields: [FieldReading]) -> FieldReading? {
    var (low, high) = (0, fields.count)
    while low < high {
      let middle = (low + high) / 2
      if fields[middle].range.lowerBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 && fields[low - 1].range.contains(range) ? fields[low - 1] : nil
  }

  /// The links of everything that a list item holds.
  private func linkFindings(
    _ item: Int, fields: [FieldReading], activity line: LogReading?, _ own: BlockIDs, _ facts: Inquiry
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var isOpening = line?.activity != nil
    // A line may hold thousands of them, each with links.
    let fields = fields.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for block in item + 1..<max(item + 1, Int(outline.blocks[item].next)) {
      for span in outline.inlineSpans(ofBlock: block, in: source) {
        let field = Self.field(holding: span.range, among: fields)
        let isActivity = isOpening && field == nil
        let kinds: Set<EntryKind> = isActivity ? EntryKind.activities : FileNames.kinds(expectedBy: field?.field.key)
        guard let link = link(span, expecting: kinds, facts) else { continue }
        if isActivity, !link.reference.file.isEmpty {
          isOpening = false
          if let finding = activityFinding(link.target, link.reference, at: span.range, facts) { found.append(finding) }
        } else if let finding = finding(link.target, link.reference, at: span.range, own, facts) {
          found.append(finding)
        }
      }
    }
    return found
  }

  /// In prose a name in brackets may be that of a file which somebody means to write one day. What is embedded or led to by its path is
  /// judged, and a place in a file that is there.
  private func proseFindings(besides judged: [Range<Int>], _ own: BlockIDs, _ facts: Inquiry) -> [Diagnostic] {
    guard source.bytes.contains(ASCII.openBracket) else { return [] }
    var found: [Diagnostic] = []
    var next = 0
    for block in outline.blocks.indices {
      while next < judged.count, judged[next].upperBound <= block { next += 1 }
      if next < judged.count, judged[next].contains(block) { continue }
      for span in outline.inlineSpans(ofBlock: block, in: source) {
        guard let link = link(span, expecting: [], facts) else { continue }
        switch link.target {
        case .several: continue
        case .nothing where span.kind == .wikiLink && !link.reference.file.isEmpty: continue
        default: if let finding = finding(link.target, link.reference, at: span.range, own, facts) { found.append(finding) }
        }
      }
    }
    return found
  }

  /// What a span links to; nil where it is no link, or leaves the journal. A place in this file has no file in its reference.
  private func link(_ span: InlineSpan, expecting kinds: Set<EntryKind>, _ facts: Inquiry) -> (
    target: JournalFacts.Target, reference: Reference
  )? {
    switch span.kind {
    case .wikiLink, .embed:
      let target = source.text(span.name).trimmed
      let reference = Reference(target: target)
      // A caret alone asks an editor to search.
      if target.hasPrefix("^") { return nil }
      if reference.file.isEmpty { return reference.place == nil ? nil : (.nothing, reference) }
      return (facts.target(of: reference.file, in: folder, expecting: kinds), reference)
    case .markdownLink, .image:
      guard let reference = LinkTarget.destination(of: span, in: source), !reference.file.isEmpty else { return nil }
      return (facts.target(ofDestination: reference.file, in: folder), reference)
    case .field, .blockID, .tag: return nil
    }
  }

  /// The folder that it lies in; empty for the root.
  var folder: String { Self.folder(ofPath: path) }

  /// The folder that a file lies in; empty for the root.
  static func folder(ofPath path: String) -> String { path.utf8.lastIndex(of: ASCII.slash).map { String(path[..<$0]) } ?? "" }

  private func finding(
    _ target: JournalFacts.Target, _ reference: Reference, at range: TextRange, _ own: BlockIDs, _ facts: Inquiry
  ) -> Diagnostic? {
    let isHere = reference.file.isEmpty
    let path: String?
    switch target {
    case .attachment, .shared: return nil
    case .nothing where !isHere: return Diagnostic(.brokenLink(reference.file), at: range)
    case .nothing:
      path = nil
      if case .block(let id)? = reference.place, own.section(ofID: id) != nil { return nil }
      if case .heading(let text)? = reference.place, HeadingNames(of: outline, in: source).contains(text) { return nil }
    case .several(let taken, among: let files):
      return Diagnostic(.ambiguousSlug(reference.file, taken: taken.path, among: files.map(\.path)), at: range)
    case .file(let file):
      path = file.path
      if !facts.lacks(reference.place, in: file) { return nil }
    }
    switch reference.place {
    case .block(let id)?: return Diagnostic(.brokenID(id, path: path), at: range)
    case .heading(let text)?: return Diagnostic(.brokenHeading(text, path: path), at: range)
    case nil: return nil
    }
  }

  private func activityFinding(
    _ target: JournalFacts.Target, _ reference: Reference, at range: TextRange, _ facts: Inquiry
  ) -> Diagnostic? {
    switch facts.activity(named: reference.file, else: target) {
    case .attachment, .nothing:
      return Diagnostic(.unknownActivity(reference.file, near: facts.activity(near: reference.slug)), at: range)
    case .several(let taken, among: let files):
      return Diagnostic(.ambiguousSlug(reference.file, taken: taken.path, among: files.map(\.path)), at: range)
    case .shared(let files): return Diagnostic(.sharedName(reference.file, among: files.map(\.path)), at: range)
    case .file(let file):
      return file.kind.isActivity ? nil : Diagnostic(.noActivity(reference.file, path: file.path, kind: file.kind.rawValue), at: range)
    }
  }

  /// A line with a box or an amount whose whole text is the name of an activity, so that it was meant to count.
  private func plainActivityFinding(_ line: LogReading, _ facts: Inquiry) -> Diagnostic? {
    let text = line.logLine.text
    guard line.activity == nil, !text.isEmpty, line.logLine.box != nil || !line.logLine.quantities.isEmpty else { return nil }
    let words = source.text(line.firstLine)
    guard let place = words.firstRange(ofText: text) else { return nil }
    let start = line.firstLine.lowerBound + words.utf8.distance(from: words.startIndex, to: place.lowerBound)
    let range = TextRange(start, start + text.utf8.count)
    // Bytes that are no UTF-8 stand elsewhere in the text.
    guard range.upperBound <= line.firstLine.upperBound, source[range].elementsEqual(text.utf8) else { return nil }
    let named = facts.target(of: text, in: "", expecting: EntryKind.activities)
    guard case .file(let file) = facts.activity(named: text, else: named), file.kind.isActivity else { return nil }
    let slug = Reference.slug(ofPath: file.path)
    let link = slug.hasSameBytes(as: text) ? "[[\(slug)]]" : "[[\(slug)|\(text)]]"
    return Diagnostic(.plainActivity(text, link: link), at: range, fix: [TextEdit(range, of: source, with: link)])
  }

  /// `[from:: ^id]` where no item of this file has that id, `[for:: words]` where no item or several have that text.
  private func idFinding(_ reading: FieldReading, among own: BlockIDs, _ names: () -> ItemNames) -> Diagnostic? {
    guard reading.field.key == "from" || reading.field.key == "for", !reading.field.value.hasPrefix("[") else { return nil }
    if let reference = Reference(reading.field.value), reference.file.isEmpty, case .block(let id)? = reference.place {
      return own.section(ofID: id) == nil ? Diagnostic(.brokenID(id, path: nil), at: reading.valueRange) : nil
    }
    guard reading.field.key == "for" else { return nil }
    let count = names().items(named: reading.field.value).count
    return count == 1 ? nil : Diagnostic(.brokenWords(reading.field.value, count: count), at: reading.valueRange)
  }
}
