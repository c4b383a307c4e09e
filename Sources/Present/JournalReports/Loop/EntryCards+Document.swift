// Files as cards in a document.

import JournalText
public import Documents
import JournalDates
public import JournalLanguage
public import JournalModel

extension EntryCards {
  /// The files below each other; where there is none, no more than what is left out.
  public func document(in say: Language) -> Document {
    let only = entries.count == 1 ? entries.first : nil
    let title = only?.title(say) ?? day.map { say.opening(say.weekdayAndDate($0)) } ?? say(entries.isEmpty ? ShowText.nothing : ShowText.several)
    var document = Document(RichText(title), opensWithTitle: only != nil)
    document.titleIsHeading = true
    for entry in entries {
      if only == nil { document += .heading(RichText(entry.title(say)), of: entry.path) }
      document.blocks += entry.blocks(today, labels, theme, effects: effects[entry.path] ?? [:], isCareful: isCareful, say)
    }
    if !measured.isEmpty { document += .facts(measured.map { .quiet(Self.words(of: $0, say)) }) }
    if let context { document.blocks += context.section(say) }
    if privateEntries > 0, !entries.isEmpty { document += .space }
    document.add(privateEntries: privateEntries, say)
    document.blocks += tables
    return document
  }

  /// `Sleep 7h`, `Steps 10,000`
  fileprivate static func words(of metric: Metric, _ say: Language) -> String {
    "\(say.title(ofMetric: metric.name)) \(MetricNames.words(metric.amount, of: metric.name, say.numbers))"
  }

  /// The properties and the lines of sections, for programs.
  private var tables: [Block] {
    let properties = entries.flatMap { entry in
      entry.properties.map { [entry.title, $0.key, plainText($0.value.words)] }
    }
    let lines = entries.flatMap { entry in
      entry.sections.flatMap { section in
        section.parts.map { part -> [String?] in
          let (text, state): (String, String?) =
            switch part {
            case .item(let item): (plainText(item.text), Standing(item.state, in: section.kind, isOfAction: item.isOfAction)?.word)
            case .log(let said, _): (plainText(said.words), said.state?.rawValue)
            case .text(let text): (plainText(text), nil)
            }
          return [entry.title, section.name(.english), text, state]
        }
      }
    }
    return [
      .data(columns: ["entry", "property", "value"], rows: properties),
      .data(columns: ["entry", "section", "text", "state"], rows: lines),
    ]
  }
}

extension EntryCards.Entry {
  /// What stands below its title.
  /// - Parameter effects: What the Tries on its lines moved.
  fileprivate func blocks(
    _ today: CalendarDay, _ labels: MoodLabels, _ theme: Theme, effects: [Int: [TriesReport.Effect]], isCareful: Bool, _ say: Language
  ) -> [Block] {
    let shown = retrospective(on: today)
    var blocks: [Block] = [.file(words(shown, say), path: path)]
    if let mood {
      let label = theme.icons.words(say.name(of: mood, called: moodName), of: mood)
      blocks.append(.strip(RichText(theme.shape.dots(of: mood), tone: mood.tone), label: label))
    }
    blocks += propertyBlocks(say)
    if !text.isEmpty { blocks += [.space, .prose(Prose(text, in: path))] }
    let cards = sections.filter { !$0.parts.isEmpty }.map { section in
      card(of: isCareful ? section.withoutStrengths : section, PeriodReport(span: DaySpan(today)), shown, labels, effects, say)
    }
    if !cards.isEmpty { return blocks + [.space, .board(Board(.framed, cards))] }
    return kind.isRetrospective && text.isEmpty ? blocks + [.hint(RichText(say(ShowText.nothingYet)))] : blocks
  }

  /// What the front matter says besides what the header tells.
  private func propertyBlocks(_ say: Language) -> [Block] {
    let told: Set<String> = ["type", "title", "date", "start", "end", "mood", "private", "id", "created", "updated", "tags"]
    let isPeriod = kind.unit != nil
    let shown = properties.filter { isPeriod ? !told.contains($0.key) : !["type", "title", "id", "private"].contains($0.key) }
    let pairs = shown.map { Definition(isPeriod ? $0.key : say.label(ofField: $0.key), plainText($0.value.words)) }.filter { !$0.text.isEmpty }
    if !isPeriod { return pairs.isEmpty ? [] : [.space, .definitions(pairs)] }
    var blocks: [Block] = []
    if let tags = properties.first(where: { $0.key == "tags" })?.value.elements, !tags.isEmpty {
      blocks.append(.facts(tags.map { .quiet($0.hasPrefix("#") ? $0 : "#\($0)") }, .spread))
    }
    // Of a day a number has a name and a form that people have for it; what it is in the file, the file says.
    let facts = pairs.map { kind == .day ? words(of: $0, say) : "\($0.name) \($0.text)" } + measured.map { EntryCards.words(of: $0, say) }
    if !facts.isEmpty { blocks.append(.facts(facts.map { .quiet($0) })) }
    return blocks
  }

  /// A number of the weather, which no device measured.
  private static let temperature = "temperature_c"

  /// `Sleep 7h`, `Steps 10,000`; what is no number as it is written.
  private func words(of property: Definition, _ say: Language) -> String {
    // `sleep: 7.5` is told as it counts.
    if case .metric(let metric) = WrittenMetric.property(property.name, property.text, isPlain: true) {
      return "\(say.title(ofMetric: metric.name)) \(MetricNames.words(metric.amount, of: metric.name, say.numbers))"
    }
    guard let amount = WrittenMetric.amount(property.text) else { return "\(say.label(ofField: property.name)) \(property.text)" }
    if property.name == Self.temperature, let number = Double(property.text) {
      return "\(say.label(ofField: property.name)) \(UnitTable.standard.text(number, in: "°C", say.numbers))"
    }
    return "\(say.title(ofMetric: property.name)) \(MetricNames.words(amount, of: property.name, say.numbers))"
  }

  private func card(
    of section: EntryCards.Section, _ report: PeriodReport, _ file: PeriodReport.Retrospective, _ labels: MoodLabels,
    _ effects: [Int: [TriesReport.Effect]], _ say: Language
  ) -> Board.Card {
    var card = Board.Card(section.name(say), section.kind.accent)
    for part in section.parts {
      switch part {
      case .text(let text): card.add(Prose(section.told(text, say), in: path))
      case .item(let item):
        var shown = report.listItem(item, in: section.kind, of: file, in: say)
        shown.facts += (effects[item.line] ?? []).map { RichText($0.text) }
        card.add(shown)
      case .log(let said, _):
        card.add(
          ListItem(
            said.mark, Prose(said.told(labels, say), in: path), facts: said.known(labels, say).map { .quiet($0) },
            details: said.details.isEmpty ? nil : Prose(said.details, in: path)))
      }
    }
    return card
  }

  /// The file as a report has it.
  func retrospective(on today: CalendarDay) -> PeriodReport.Retrospective {
    PeriodReport.Retrospective(
      path: path, kind: kind, title: title, span: span ?? DaySpan(today),
      sections: sections.map { PeriodReport.Section(kind: $0.kind, heading: $0.heading, items: $0.items) })
  }

  /// What it is, and its days where the title does not say them.
  func words(_ file: PeriodReport.Retrospective, _ say: Language) -> String {
    let days = span.flatMap { title.contains(text: $0.title) ? nil : say.title(of: $0) }
    return say(.list([file.kindWords(say), days].compactMap(\.self), .dots))
  }

  /// The title; what a period is called, as the language has it.
  func title(_ say: Language) -> String { span.map { say.title(title, of: $0) } ?? title }
}

extension EntryCards.Section {
  /// The heading as written, else the kind's name.
  fileprivate func name(_ say: Language) -> String { PeriodReport.Section(kind: kind, heading: heading).name(say) }
}

extension EntryCards.Section {
  /// The same where no number is to be told.
  fileprivate var withoutStrengths: Self {
    var section = self
    section.reflection?.fields.removeAll { Self.strengths.contains($0.key) }
    return section
  }

  private static let strengths = ["before", "after"]
  /// What the questions show anyway, or `retro reflections` tells in words.
  private static let untold = strengths + ["guide", "distortion", Reflection.finishedKey]

  /// Text as people read it: the first line of a guided reflection in words instead of fields.
  fileprivate func told(_ text: String, _ say: Language) -> String {
    guard let reflection, let place = fieldLine(in: text) else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var words = [reflection.text].filter { !$0.isEmpty }
    switch (reflection.before, reflection.after) {
    case (let before?, let after?): words.append(say(ReflectionsText.strength, ["before": .text("\(before)"), "after": .text("\(after)")]))
    case (let before?, nil): words.append(say(ReflectionsText.before, ["before": .text("\(before)")]))
    case (nil, let after?): words.append(say(ReflectionsText.after, ["after": .text("\(after)")]))
    case (nil, nil): break
    }
    words += reflection.fields.filter { !Self.untold.contains($0.key) }.map { say.fact(ofField: $0.key, $0.value) }
    lines[place] = say(.list(words, .dots))
    // A blank line parts it from the question below, or nothing stands there.
    if words.isEmpty { lines.remove(at: place) }
    return lines.joined(separator: "\n").trimmed
  }

  /// The line of a text that holds the fields.
  private func fieldLine(in text: String) -> Int? {
    return text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { line in
      let words = line.drop { $0 == " " }
      return ["- ", "* ", "+ "].contains { words.hasPrefix($0) } && String(words).contains(text: "::")
    }
  }
}

extension LogLine {
  /// The box as it counts; none where the line records no activity and has no box.
  fileprivate var mark: ListItem.Mark {
    guard activity != nil || box != nil else { return .bullet }
    switch boxState {
    case .done: return .box(.done)
    case .partly: return .box(.partly)
    case .no, .skip: return .box(.dropped)
    case .unanswered: return .box(.open)
    }
  }

  /// When, what, and the text.
  public var words: String {
    let name = activity.map { shown ?? Reference(file: $0).slug }
    return [time?.text, name, text.isEmpty ? nil : text].compactMap(\.self).joined(separator: " ")
  }

  /// The same; of a line that tells a mood and nothing else, the mood.
  fileprivate func told(_ labels: MoodLabels, _ say: Language) -> String {
    guard isMoodAlone, let mood = mood(labels) else { return words }
    return [time?.text, say.name(of: mood, labels)].compactMap(\.self).joined(separator: " ")
  }

  private var isMoodAlone: Bool { activity == nil && text.isEmpty }

  /// What state and fields say, in words.
  fileprivate func known(_ labels: MoodLabels, _ say: Language) -> [String] {
    var known: [String] = []
    switch state {
    case .skip:
      known.append(
        skip.flatMap { $0.isEmpty ? nil : say(ShowText.skippedBecause, ["reason": .text($0)]) } ?? say(ShowText.skipped))
    case .unanswered: known.append(say(ShowText.unanswered))
    case .partly: known.append(say(ShowText.partly))
    case .no: known.append(say(ShowText.no))
    case .done, nil: break
    }
    let mood = mood(labels)
    for field in fields where field.key != "skip" && field.key != "source" {
      if field.key == "mood", let mood {
        if !isMoodAlone { known.append(say.name(of: mood, labels)) }
      } else if let quantity = quantities.first(where: { $0.key == field.key })?.quantity, field.key == "amount" || !quantity.unit.isEmpty {
        // What a number is of, its unit says.
        known.append(UnitTable.standard.text(quantity, say.numbers))
      } else {
        known.append(say.fact(ofField: field.key, plainText(field.value)))
      }
    }
    return known
  }
}

extension PropertyText {
  /// Its words in one line.
  fileprivate var words: String { elements.joined(separator: ", ") }

  fileprivate var elements: [String] {
    switch self {
    case .text(let text): text.isEmpty ? [] : [text]
    case .list(let elements): elements
    case .kept(let text): [text.trimmed]
    }
  }
}
