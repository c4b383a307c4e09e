// The items of a file by what others may call them.

import JournalFormat
import JournalModel

/// The items of one file by their words and their ids; thousands may refer to thousands.
struct ItemNames {
  private var byWords: [String: [(section: Int, item: Int)]] = [:]
  /// The ids that the file has already.
  let taken: BlockIDs
  private var countsByID: [String: Int] = [:]

  init(of reading: FileReading) {
    taken = reading.facts.ids
    for (section, items) in reading.sections.map(\.items).enumerated() {
      for (place, item) in items.enumerated() {
        let words = item.item.text.linesOfText.first.map { String($0) } ?? ""
        byWords[words.lowercased(), default: []].append((section, place))
        if let id = item.item.id { countsByID[Reference.folded(id), default: 0] += 1 }
      }
    }
  }

  /// The places of the items whose text is these words, without regard to case, in the order of the file.
  func items(named words: String) -> [(section: Int, item: Int)] { byWords[words.lowercased()] ?? [] }

  /// Whether several items have this id.
  func isShared(_ id: String) -> Bool { countsByID[Reference.folded(id), default: 0] > 1 }
}
