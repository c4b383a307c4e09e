// Items as messages speak of them.

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
}

extension FilePlace {
  /// That a task is done, though an Action that is this task no longer says so.
  var staysDone: Message { Message(ItemText.taskStaysDone, ["path": .place(shown)]) }
}

extension ItemReading {
  /// That more is not done with an Action that comes again.
  static let repeats = Message(ItemText.repeats)
}
