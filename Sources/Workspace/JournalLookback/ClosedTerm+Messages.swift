// What people are told of a term that is closed.

import JournalDates
import JournalFormat
import JournalInsights
import JournalKit
public import JournalLanguage
public import JournalModel
public import JournalStore
import JournalText

extension ClosedTerm {
  /// What became of it, what comes next, and where there is room for words of one's own.
  /// - Parameter folder: Where a person stands; paths lead from there.
  public func messages(for audience: Audience, in journal: Journal, from folder: String) -> [Message] {
    func shown(_ open: [TermClosing.Open]) -> Int { open.count { audience.sees(isPrivate: $0.isPrivate) } }
    func dry(_ isDry: Bool) -> TextValue { .flag(isDry) }
    var messages = [
      Message(
        TermText.closed,
        [
          "dry": dry(outcome.isDryRun), "path": .place(file.place.shown), "reached": .number(closing.reached.count),
          "carried": .number(shown(carried)), "dropped": .number(shown(dropped)),
        ])
    ]
    let hidden = carried.count - shown(carried)
    if hidden > 0 { messages.append(Message(TermText.hidden, ["count": .number(hidden)])) }
    if let next {
      messages.append(
        Message(
          TermText.next,
          [
            "dry": dry(outcome.isDryRun && next.isMade), "path": .place(journal.place(of: next.path, from: folder).shown),
            "span": .text("\(next.span)"), "name": .text(next.name),
          ]))
    }
    if !outcome.isDryRun { messages.append(Message(TermText.words, ["name": .text(file.reading.slug)])) }
    return messages
  }
}

extension TermClosing {
  /// Which term it is, and what is still open, a line each.
  public func lines(for audience: Audience, in say: Language) -> [String] {
    let open = open.filter { audience.sees(isPrivate: $0.isPrivate) }
    let title = audience.sees(isPrivate: term.isPrivate) ? term.title : term.slug
    let lines = open.map { one in
      "  "
        + say(
          TermText.openOne,
          ["title": .text(one.title), "kind": .message(FileUnderstoodText.kind, ["kind": .text(one.kind.rawValue)]), "standing": .text(standing(of: one, in: say) ?? "none")])
    }
    return [
      say(TermText.looksBack, ["title": .text(title), "span": .text(say.title(of: span))]),
      say(TermText.leavesOpen, ["count": .number(open.count)]),
    ] + lines
  }
}
