// Items as messages speak of them.

import JournalDates
import CommandKit
import Documents
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

extension WordForm<ItemAddress> {
  /// An item by its id, or by its file and its id or line.
  static var item: WordForm { .form(FormText.item) { ItemAddress($0) } }
}

extension WordForm<AskedItem> {
  /// An item by its id, its place or words of its text.
  static var askedItem: WordForm { .form(FormText.askedItem) { AskedItem($0) } }
}

extension SeveralDoneError {
  /// Asks which of several is meant; nil for none.
  func choice(_ question: DoneText, in context: inout Context) throws -> DoneCandidate? {
    for (number, candidate) in candidates.enumerated() {
      context.warn("  \(number + 1)  \(context.language(candidate.words).onOneLine)\n")
    }
    context.warn(context.language(question, ["count": .number(candidates.count)]))
    try context.flush()
    let number = Int((readLine() ?? "").trimmed).map { $0 - 1 }
    return number.flatMap { candidates.indices.contains($0) ? candidates[$0] : nil }
  }
}

extension FoundItem {
  /// The first line of the text for a message; of a private one, others are told that it is.
  func words(as item: Item?, in context: Context) -> String {
    let text = item?.text.split(separator: "\n").first.map { plainText(String($0)) } ?? ""
    guard isPrivate else { return text }
    let isTold = context.display.audience(of: .message, file.place.configuration) == .owner
    return isTold ? text.markedPrivate : context.language(ItemText.private)
  }

  /// What became of an Action that repeats, once it is done: where the next one stands, or that another program makes it. Nil for all others.
  /// - Parameter next: The one that was put in; nil where none was.
  func repetition(next: ItemReading?) -> Message? {
    guard section?.kind == .action, let item, item.item.action.repeatRule != nil else { return nil }
    if let next {
      let action = next.item.action
      let day = action.due ?? action.scheduled ?? action.start
      return Message(
        ItemText.comesAgain, ["place": .place("\(file.place.shown):\(next.line)"), "day": .optional(day)])
    }
    return item.recurrence(in: file.reading.source) == nil ? Message(ItemText.repeats) : nil
  }
}

extension FilePlace {
  /// That a task is done, though an Action that is this task no longer says so.
  var staysDone: Message { Message(ItemText.taskStaysDone, ["path": .place(shown)]) }
}
