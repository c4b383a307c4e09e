// One item with its history for scripts; docs/json.md describes the members.

import JournalInsights
import JournalModel
public import PlainFormats

extension ItemCard {
  /// The item as one object, schema 2.
  public var json: JSONValue { [.schema: .answerSchema, .entries: [], .item: member, .privateEntries: .int(privateEntries)] }

  private var member: JSONValue {
    [
      .path: .string(entry.path),
      .line: .int(item.line),
      .section: .string(section.rawValue),
      .heading: .string(heading),
      .item: item.json,
      .try: attempt?.json(effects: effects.isEmpty ? nil : effects) ?? .null,
      .action: action.map { actions.json($0) } ?? .null,
      .reviews: JSONValue(judgements.map(\.json)),
      .reviewsUnread: .int(unreadReviews),
      .tries: JSONValue(tries.map { $0.json(effects: nil) }),
      .actions: JSONValue(actions.actions.map { actions.json($0) }),
    ]
  }
}

extension ItemCard.Judgement {
  fileprivate var json: JSONValue {
    [
      .path: .string(place.path), .line: .int(place.line), .state: JSONValue(state?.name), .words: .string(words),
    ]
  }
}
