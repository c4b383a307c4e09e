// Items as messages speak of them.

import CommandKit
import Documents
import JournalFormat
import JournalKit
import JournalModel
import JournalStore
import JournalText

extension WordForm<ItemAddress> {
  /// An item by its id, or by its file and its id or line.
  static var item: WordForm { .form(ItemAddress.forms) { ItemAddress($0) } }
}

extension FoundItem {
  /// The first line of the text for a message; of a private one, others are told that it is.
  func words(as item: Item?, in context: Context) -> String {
    let text = item?.text.split(separator: "\n").first.map { plainText(String($0)) } ?? ""
    guard isPrivate else { return text }
    return context.display.audience(of: .message, file.place.configuration) == .owner ? text.markedPrivate : "(private)"
  }
}

extension FilePlace {
  /// That a task is done, though an Action that is this task no longer says so.
  var staysDone: String { "the task stays done: \(shown) was not completed with this Action" }
}

extension ItemReading {
  /// That more is not done with an Action that comes again.
  static let repeats = "this Action repeats: only its box is changed; the program that repeats it makes the next one"
}
