// Faults that only the rest of the journal tells of: links that lead nowhere, two files for one period, a task told in two ways.

import JournalDates
public import JournalModel
public import JournalText
import MarkdownSyntax

extension FileReading {
  /// All findings in this file, those that the rest of the journal tells of included, in the order of the file.
  public func diagnostics(in facts: JournalFacts) -> [Diagnostic] {
    if kind == .note { return diagnostics }
    let found = diagnostics + periodFindings(facts) + propertyLinkFindings(facts) + textLinkFindings(facts)
    return found.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  private func periodFindings(_ facts: JournalFacts) -> [Diagnostic] {
    guard let period = self.facts.period, let first = facts.earlier(than: path, for: period) else { return [] }
    let at = properties.first { ["date", "start", "type"].contains($0.key) }?.valueRange ?? TextRange(at: outline.bodyStart)
    return [Diagnostic(.duplicatePeriod(period.description, first: first.path), at: at)]
  }

  private func propertyLinkFindings(_ facts: JournalFacts) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for property in properties {
      let type = PropertyTable.type(of: property.key, in: kind)
      guard type == .reference || type == .references else { continue }
      let texts: [(element: Int?, text: String)]
      switch property.value {
      case .text(let text): texts = [(nil, text)]
      case .list(let elements): texts = elements.enumerated().map { ($0.offset, $0.element) }
      case .kept: texts = []
      }
      for (element, text) in texts {
        guard let reference = Reference(text), !reference.file.isEmpty else { continue }
        let range = place(of: property, element: element).range
        if let finding = finding(for: reference, at: range, expecting: Self.kinds(expectedBy: property.key), facts) {
          found.append(finding)
        }
      }
    }
    return found
  }

  private func textLinkFindings(_ facts: JournalFacts) -> [Diagnostic] {
    let own = self.facts.ids
    var found: [Diagnostic] = []
    for section in sections {
      for item in section.items {
        let action = section.kind == .action ? item : nil
        found += linkFindings(item.block, fields: item.fields, activity: nil, facts)
        found += item.fields.compactMap { idFinding($0, among: own) }
        if let action { found += taskFindings(action, facts) }
        if section.kind == .review, let finding = reviewFinding(item, facts) { found.append(finding) }
      }
      for line in section.log {
        found += linkFindings(line.block, fields: line.fields, activity: line, facts)
        found += line.fields.compactMap { idFinding($0, among: own) }
      }
    }
    return found
  }

  /// The links of everything that a list item holds.
  private func linkFindings(_ item: Int, fields: [FieldReading], activity line: LogReading?, _ facts: JournalFacts) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var isOpening = line?.activity != nil
    for block in item + 1..<max(item + 1, Int(outline.blocks[item].next)) {
      for span in outline.inlineSpans(ofBlock: block, in: source) {
        guard span.kind == .wikiLink || span.kind == .embed || span.kind == .markdownLink else { continue }
        guard let reference = LinkTarget.reference(of: span, in: source), !reference.file.isEmpty else { continue }
        let field = fields.first { $0.range.contains(span.range) }
        if isOpening, field == nil {
          isOpening = false
          if let finding = activityFinding(reference, at: span.range, facts) { found.append(finding) }
        } else {
          let kinds = field.map { Self.kinds(expectedBy: $0.field.key) } ?? []
          if let finding = finding(for: reference, at: span.range, expecting: kinds, facts) { found.append(finding) }
        }
      }
    }
    return found
  }

  private func finding(for reference: Reference, at range: TextRange, expecting kinds: Set<EntryKind>, _ facts: JournalFacts) -> Diagnostic?
  {
    switch facts.target(of: reference.file, expecting: kinds) {
    case .attachment: return nil
    case .nothing: return Diagnostic(.brokenLink(reference.file), at: range)
    case .several(let files): return Diagnostic(.ambiguousSlug(reference.file, paths: files.map(\.path)), at: range)
    case .file(let file):
      guard case .block(let id)? = reference.place, file.ids[id] == nil else { return nil }
      return Diagnostic(.brokenID(id, path: file.path), at: range)
    }
  }

  private func activityFinding(_ reference: Reference, at range: TextRange, _ facts: JournalFacts) -> Diagnostic? {
    switch facts.target(of: reference.file, expecting: [.habit, .task]) {
    case .attachment, .nothing:
      return Diagnostic(.unknownActivity(reference.file, near: facts.activity(near: reference.slug)), at: range)
    case .several(let files): return Diagnostic(.ambiguousSlug(reference.file, paths: files.map(\.path)), at: range)
    case .file(let file):
      return file.kind.isActivity ? nil : Diagnostic(.noActivity(reference.file, path: file.path, kind: file.kind.rawValue), at: range)
    }
  }

  /// `[from:: ^id]` where no item of this file has that id, `[for:: words]` where no item or several have that text.
  private func idFinding(_ reading: FieldReading, among own: [String: SectionKind]) -> Diagnostic? {
    guard reading.field.key == "from" || reading.field.key == "for", !reading.field.value.hasPrefix("[") else { return nil }
    if let reference = Reference(reading.field.value), reference.file.isEmpty, case .block(let id)? = reference.place {
      return own[id] == nil ? Diagnostic(.brokenID(id, path: nil), at: reading.valueRange) : nil
    }
    guard reading.field.key == "for", itemsNamed(reading.field.value).count != 1 else { return nil }
    return Diagnostic(.brokenWords(reading.field.value, count: itemsNamed(reading.field.value).count), at: reading.valueRange)
  }

  /// Where an Action and the task that it is say different things.
  private func taskFindings(_ item: ItemReading, _ facts: JournalFacts) -> [Diagnostic] {
    let action = item.item.action
    guard let name = action.task, case .file(let file) = facts.target(of: name.file, expecting: [.task]), let task = file.task else {
      return []
    }
    func value(_ key: String) -> FieldReading? { item.fields.last { $0.field.key == key } }
    func differs(_ key: String, _ said: String?, _ known: String?) -> Diagnostic? {
      guard let said, let known, said != known, let field = value(key) else { return nil }
      return Diagnostic(.taskContradiction(key, task: known, path: file.path), at: field.range)
    }
    return [
      differs("due", action.due?.description, task.due?.description),
      differs("priority", action.priority?.rawValue, task.priority?.rawValue),
      differs("completion", action.completion?.description, task.completed?.description),
    ].compactMap(\.self)
  }

  /// A box that was put on an Action in Review by hand.
  private func reviewFinding(_ item: ItemReading, _ facts: JournalFacts) -> Diagnostic? {
    guard let box = reviewBox(of: item, facts) else { return nil }
    return Diagnostic(.reviewBox(box.path), at: outline.blocks[item.block].box)
  }

  /// The Action that a judged line of a Review is about; nil where the line is about a Try, or has no box that says anything.
  func reviewBox(of item: ItemReading, _ facts: JournalFacts) -> (path: String, id: String, state: BoxState)? {
    guard let state = item.item.state, state == .done || state == .cancelled, let target = item.item.links.last else { return nil }
    let reference = Reference(target: target)
    guard case .block(let id)? = reference.place, case .file(let file) = facts.target(of: reference.file), file.ids[id] == .action else {
      return nil
    }
    return (file.path, id, state)
  }

  /// The kinds of file that the links of a property or field mean.
  static func kinds(expectedBy key: String) -> Set<EntryKind> {
    switch key {
    case "goals", "goal": [.goal]
    case "values": [.value]
    case "term": [.term]
    default: []
    }
  }
}

extension FileReading {
  /// What the box at this place judges, where it stands on an Action in a Review.
  public func reviewBox(at range: TextRange, _ facts: JournalFacts) -> (path: String, id: String, state: BoxState)? {
    for item in items(in: .review) where outline.blocks[item.block].box == range { return reviewBox(of: item, facts) }
    return nil
  }

  /// The edit that takes a box away, with the blanks behind it.
  public func removal(ofBoxAt range: TextRange) -> TextEdit {
    var end = range.upperBound
    while end < source.bytes.count, source.bytes[end].isBlank { end += 1 }
    return TextEdit(TextRange(range.lowerBound, end), of: source, with: "")
  }
}
