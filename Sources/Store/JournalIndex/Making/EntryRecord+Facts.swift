// What the index tells of a file besides its words, as numbers.

import JournalDates
import JournalModel
import JournalStore

/// Numbers that change whenever the index tells anything else of a file than before, but for words that are only searched and counted. While
/// they stay, so does whatever is made of the facts of all files.
public struct FileFacts: Hashable, Sendable {
  /// Of all of them.
  public var all: UInt64
  /// Of where the file lies, what it is, what it is called, what it plans, which days it is about, and whether it is private.
  public var name: UInt64
  /// Of its Tries, Actions and other items, wherever they stand in it.
  public var items: UInt64
  /// Of what its log says.
  public var log: UInt64
  /// Of its metrics.
  public var numbers: UInt64

  public init(all: UInt64, name: UInt64, items: UInt64, log: UInt64, numbers: UInt64) {
    (self.all, self.name, self.items, self.log, self.numbers) = (all, name, items, log, numbers)
  }

  /// In the order in which `FileFacts.columns` names them.
  var inOrder: [UInt64] { [all, name, items, log, numbers] }
  /// Where they stand in the table of files.
  static let columns = ["facts", "name_facts", "item_facts", "log_facts", "number_facts"]
}

extension IndexWriter.Row {
  func facts(_ record: IndexRecord) -> FileFacts {
    var (name, items, log, numbers, others) = (FactSum(), FactSum(), FactSum(), FactSum(), FactSum())
    name.add(folder)
    name.add(self.name)
    if case .entry(let entry) = record {
      name.add(entry.slug)
      name.add(entry.title)
      name.add(entry.kind.rawValue)
      name.add(entry.zone ?? "")
      for day in [entry.span?.start, entry.span?.end] { name.add(day?.number) }
      for fact in [entry.isPrivate, entry.isFlawed] { name.add(fact ? 1 : 0) }
      for feeling in [entry.mood, entry.privateMood] { others.add(feeling?.rawValue) }
      if entry.hasPlainMetrics || !entry.own.isEmpty {
        numbers.add(entry.hasPlainMetrics ? 1 : 0)
        numbers.add(PackedMetrics.bytes(entry.own))
      }
      others.add(entry.tags.count)
      for tag in entry.tags { others.add(tag) }
      entry.source.withUnsafeBytes { source in
        entry.made.withUnsafeBytes { made in
          let bytes = RecordBytes(source: source, made: made)
          name.add(entry.head, bytes)
          let said: [RecordText?] = [entry.log, entry.practice]
          if said.contains(where: { $0 != nil }) { for text in said { log.add(text, bytes) } }
          let texts: [RecordText?] = [entry.properties, entry.texts.last, entry.publicLinks]
          for text in texts { others.add(text, bytes) }
          for item in entry.items {
            items.add(item: item, bytes)
            for line in [item.line, item.privateFrom] { others.add(line) }
          }
        }
      }
    }
    var all = FactSum()
    for sum in [name, items, log, numbers, others] { all.add(Int(sum.value)) }
    return FileFacts(all: all.value, name: name.value, items: items.value, log: log.value, numbers: numbers.value)
  }
}

/// The sum of facts one after the other, in which no two lists of them are the same row of bytes.
private struct FactSum {
  private var sum: UInt64 = 0

  /// 47 bits, a number that SQLite keeps in six bytes; 0 where there is no fact at all, which it keeps in none.
  var value: UInt64 { sum >> 17 }

  mutating func add(_ number: Int?) {
    add(word: UInt64(bitPattern: Int64(number ?? .min)) &+ 0x9E37_79B9_7F4A_7C15)
  }

  mutating func add(_ text: some Collection<UInt8>) {
    add(text.count)
    if text.withContiguousStorageIfAvailable({ add(UnsafeRawBufferPointer($0)) }) == nil {
      Array(text).withUnsafeBytes { add($0) }
    }
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var place = 0
    while place + 8 <= bytes.count {
      add(word: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian)
      place += 8
    }
    var rest: UInt64 = 0
    for place in place..<bytes.count { rest = rest << 8 | UInt64(bytes[place]) }
    add(word: rest)
  }

  private mutating func add(word: UInt64) { sum = ContentHash.step(sum, word) }

  mutating func add(_ text: String) { add(text.utf8) }

  mutating func add(_ text: RecordText?, _ record: RecordBytes) {
    if let text { add(record[text]) } else { add(nil) }
  }

  mutating func add(item: EntryRecord.ItemRow, _ record: RecordBytes) {
    add(item.section.rawValue)
    add(item.state?.name ?? "")
    let texts: [RecordText?] = [item.text, item.id, item.fields, item.tags, item.links, item.about]
    for text in texts { add(text, record) }
    add(item.target ?? "")
    let numbers: [Int?] = [item.due?.number, item.privateFrom == nil ? 0 : 1, item.hasDetails ? 1 : 0, item.notes.rawValue]
    for number in numbers { add(number) }
  }
}
