// What the index tells of a file besides its words, as one number.

import JournalDates
import JournalModel
import JournalStore

extension IndexWriter.Row {
  /// Changes whenever the index tells anything else of the file than before, but for words that are only searched and counted. While it stays,
  /// so does whatever is made of the facts of all files.
  func facts(_ record: IndexRecord) -> UInt64 {
    var list = FactList()
    list.add(folder)
    list.add(name)
    if case .entry(let entry) = record { entry.add(to: &list) }
    return ContentHash.quick(list.bytes).value
  }
}

extension EntryRecord {
  fileprivate func add(to list: inout FactList) {
    list.add(slug)
    list.add(title)
    list.add(kind.rawValue)
    list.add(zone ?? "")
    for day in [span?.start, span?.end] { list.add(day?.number) }
    for feeling in [mood, privateMood] { list.add(feeling?.rawValue) }
    for fact in [isPrivate, isFlawed, hasPlainMetrics] { list.add(fact ? 1 : 0) }
    list.add(PackedMetrics.bytes(own))
    list.add(tags.count)
    for tag in tags { list.add(tag) }
    source.withUnsafeBytes { source in
      made.withUnsafeBytes { made in
        let bytes = RecordBytes(source: source, made: made)
        let all: [RecordText?] = [properties, log, head, practice, texts.last, publicLinks]
        for text in all { list.add(text, bytes) }
        for item in items { list.add(item, bytes) }
      }
    }
  }
}

/// Facts one after the other, so that no two lists of them are the same bytes.
private struct FactList {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(2_000) }

  mutating func add(_ number: Int?) {
    withUnsafeBytes(of: (number ?? .min).littleEndian) { bytes += $0 }
  }

  mutating func add(_ text: some Collection<UInt8>) {
    add(text.count)
    bytes += text
  }

  mutating func add(_ text: String) { add(text.utf8) }

  mutating func add(_ text: RecordText?, _ record: RecordBytes) {
    if let text { add(record[text]) } else { add(nil) }
  }

  mutating func add(_ item: EntryRecord.ItemRow, _ record: RecordBytes) {
    add(item.line)
    add(item.section.rawValue)
    add(item.state?.name ?? "")
    let texts: [RecordText?] = [item.text, item.id, item.fields, item.tags, item.links, item.about]
    for text in texts { add(text, record) }
    add(item.target ?? "")
    let numbers: [Int?] = [item.due?.number, item.privateFrom, item.hasDetails ? 1 : 0, item.notes.rawValue]
    for number in numbers { add(number) }
  }
}
