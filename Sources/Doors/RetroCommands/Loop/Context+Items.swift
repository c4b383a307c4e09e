// The item that a command line names, wherever it stands.

import Documents
import CommandKit
import HostSystem
import JournalFormat
import JournalKit
import JournalModel
import JournalReports
import JournalStore
import JournalText

extension WordForm<ItemAddress> {
  /// An item by its id, or by its file and its id or line.
  static var item: WordForm { .form(ItemAddress.forms) { ItemAddress($0) } }
}

extension ItemAddress {
  /// Whether it looks like an id that a command gave, in whatever case: a letter, a hyphen and at least four digits of base 32; or has a caret.
  var isLikeID: Bool {
    if text.hasPrefix("^") { return true }
    let bytes = Array(text.lowercased().utf8)
    return bytes.count >= 6 && bytes.count <= 15 && "kptai".utf8.contains(bytes[0]) && bytes[1] == UInt8(ascii: "-")
      && bytes[2...].allSatisfy { "0123456789abcdefghjkmnpqrstvwxyz".utf8.contains($0) }
  }
}

extension Context {
  /// The one item of this name. With its file named no other file is opened; an id alone is looked for in the whole journal.
  func item(_ address: ItemAddress) throws -> FoundItem {
    if let word = address.file {
      return try OpenFile(try file(word)).item(address.name)
    }
    let items = try workspace.items(named: address.name)
    guard let first = items.first else {
      throw CommandError(
        .notFound, "there is no item ‘\(address.name.text)’ in the journal",
        help: "‘retro tries’ and ‘retro actions’ list ids, ‘retro inspect FILE’ those of all items; without one its line does: 2026-W46#24")
    }
    if items.count > 1 {
      let named = items.prefix(10).map { "\($0.file.place.shown):\($0.line)" }
      let places = (items.count > named.count ? named + ["…"] : named).joined(separator: ", ")
      let example = "\(first.file.reading.slug)#\(first.name.text)"
      throw CommandError(.ambiguous, "‘\(address.name.text)’ stands in several places: \(places)", help: "name the file, too: \(example)")
    }
    return first
  }

  /// The first line of an item's text for a message; of a private one, others are told that it is.
  func words(of found: FoundItem, as item: Item?) -> String {
    let text = item?.text.split(separator: "\n").first.map { plainText(String($0)) } ?? ""
    guard found.isPrivate else { return text }
    return audience(of: .message, found.file.place.configuration) == .owner ? text.markedPrivate : "(private)"
  }
}
