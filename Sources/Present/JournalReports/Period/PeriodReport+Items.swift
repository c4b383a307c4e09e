// Items of sections in documents.

import Documents
import JournalDates
import JournalLanguage
import JournalModel

extension PeriodReport {
  /// An item with what is known of it.
  /// - Parameters:
  ///   - isAlone: Whether the other items of its file are elsewhere, so that nothing leads to them.
  ///   - tellsID: Whether its id is one of these.
  func listItem(
    _ item: Item, in kind: SectionKind, of file: Retrospective, isAlone: Bool = false, tellsID: Bool = true, in say: Language
  ) -> ListItem {
    let standing = Standing(item.state, in: kind, isOfAction: item.isOfAction)
    let facts = facts(of: item, in: file)
    var shown = ListItem(
      standing.map { .box($0.sign) } ?? .bullet, Prose(item.text, in: file.path),
      facts: words(of: facts, standing, isAlone: isAlone, in: say) + (tellsID ? item.id.map { [RichText("^\($0)", .id)] } ?? [] : []),
      details: item.details.isEmpty ? nil : Prose(item.details, in: file.path))
    // Of two items with one id the first is meant.
    if let id = item.id, !isAlone, file.item(id) == item { shown.name = id }
    return shown
  }

  /// How something stands, and the facts besides that.
  func words(of facts: [Fact], _ standing: Standing?, isAlone: Bool = false, in say: Language) -> [RichText] {
    let state = standing.flatMap { $0.isSaid(by: facts) ? nil : RichText($0.words(say), .state) }
    return [state].compactMap(\.self)
      + facts.map { words(of: $0, isState: $0.label == standing?.word, isAlone: isAlone, in: say) }
  }

  /// `due Tue 24 Nov`.
  func words(of fact: Fact, isState: Bool = false, isAlone: Bool = false, in say: Language) -> RichText {
    let role: RichText.Role? = isState ? .state : nil
    if fact.label == FieldKey.priority.rawValue, case .text(let priority) = fact.value {
      return RichText(say(ActionsText.priority, ["priority": .text(priority.lowercased())]))
    }
    let message = say(ItemFactText.fact, ["label": .text(fact.label), "value": .text(RichText.gap)])
    var words = RichText()
    for (place, part) in message.split(separator: Character(RichText.gap), omittingEmptySubsequences: false).enumerated() {
      if place > 0 {
        switch fact.value {
        case .text(let text): words.add(text, role)
        case .day(let day): words.add(short(day, say), role)
        case .item(let item):
          let text = TextValue.text(wordsAlone(item.firstLine))
          words.add(say(ItemFactText.quoted, ["text": text]), role, item: isAlone ? nil : item.id)
        case .file(let name, let path): words.add(name, role, to: path)
        }
      }
      if !part.isEmpty { words.add(String(part), role) }
    }
    return words
  }
}

extension PeriodReport {
  /// Takes the moods out of the days, so that no section tells them: whoever leaves out the moods means all of them.
  public mutating func leaveOutMoods() {
    for place in days.indices { (days[place].mood, days[place].moodName, days[place].isMoodPrivate) = (nil, "", false) }
  }
}
