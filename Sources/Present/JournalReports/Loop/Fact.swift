// The fields of an item, as a reader understands them.

import Documents
import JournalDates
import JournalModel

/// One field in words: `due` and a day, `from` and an item.
struct Fact: Equatable {
  enum Value: Equatable {
    case text(String)
    case day(CalendarDay)
    /// An item of the same retrospective.
    case item(PeriodReport.Item)
    /// A file by the name to show; the path is nil where it is unknown.
    case file(String, path: String?)
  }
  /// As the format calls it, or what it means: `due`, `done`, `starts`.
  var label: String
  var value: Value
}

extension PeriodReport {
  /// The fields of an item that tell a reader something, in order.
  func facts(of item: Item, in retrospective: Retrospective) -> [Fact] {
    guard let closed = item.closed else { return item.fields.compactMap { fact($0, in: retrospective) } }
    // The day on which an Action was closed stands where its own line says one, else after the rest.
    let label = item.state == .cancelled ? "cancelled" : "done"
    let key = item.state == .cancelled ? "cancelled" : "completion"
    var facts = item.fields.compactMap { $0.key == key ? Fact(label: label, value: .day(closed)) : fact($0, in: retrospective) }
    if !item.fields.contains(where: { $0.key == key }) { facts.append(Fact(label: label, value: .day(closed))) }
    return facts
  }

  /// What is known of an Action besides its text.
  func facts(of action: Action) -> [Fact] {
    var facts: [Fact] = []
    if let due = action.due { facts.append(Fact(label: "due", value: .day(due))) }
    if let closed = action.closed { facts.append(Fact(label: action.state == .cancelled ? "cancelled" : "done", value: .day(closed))) }
    return facts
  }

  private func fact(_ field: Field, in retrospective: Retrospective) -> Fact? {
    switch field.key {
    case "due", "scheduled", "created", "cancelled": Fact(label: field.key, value: day(field.value))
    case "start": Fact(label: "starts", value: day(field.value))
    case "completion": Fact(label: "done", value: day(field.value))
    case "from", "for", "goal": reference(field, in: retrospective)
    // Names for programs, which tell a reader nothing.
    case "id", "dependsOn", "onCompletion": nil
    default: field.value.isEmpty ? nil : Fact(label: field.key, value: .text(field.value))
    }
  }

  private func day(_ text: String) -> Fact.Value { CalendarDay(text).map { .day($0) } ?? .text(text) }

  private func reference(_ field: Field, in retrospective: Retrospective) -> Fact? {
    guard field.value.hasPrefix("[[") || field.value.hasPrefix("^"), let reference = Reference(field.value) else {
      return field.value.isEmpty ? nil : Fact(label: field.key, value: .text(field.value))
    }
    let path = reference.file.isEmpty ? retrospective.path : links[reference.file]
    if case .block(let id) = reference.place, path == retrospective.path {
      // An id alone tells a reader nothing.
      return retrospective.item(id).map { Fact(label: field.key, value: .item($0)) }
    }
    return Fact(label: field.key, value: .file(reference.words, path: path))
  }
}

extension PeriodReport.Retrospective {
  /// The first item with this id.
  func item(_ id: String) -> PeriodReport.Item? {
    placesByID[id].map { sections[$0.section].items[$0.item] }
  }

  /// A section and an item of it, from 0.
  struct ItemPlace: Equatable {
    let section: Int
    let item: Int
  }

  static func placesByID(_ sections: [PeriodReport.Section]) -> [String: ItemPlace] {
    var places: [String: ItemPlace] = [:]
    for (section, items) in sections.map(\.items).enumerated() {
      for (place, item) in items.enumerated() {
        if let id = item.id, places[id] == nil { places[id] = ItemPlace(section: section, item: place) }
      }
    }
    return places
  }
}

extension PeriodReport.Item {
  /// The first line of the text: what other items call it by.
  var firstLine: String { String(decoding: text.utf8.prefix { $0 != 0x0A }, as: UTF8.self) }
}
