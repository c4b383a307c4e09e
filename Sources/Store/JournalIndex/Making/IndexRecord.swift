// What the index keeps of one file.

import HostSystem
import JournalDates
import JournalModel

/// What the index keeps of a file, made on any thread.
enum IndexRecord: Sendable {
  case entry(EntryRecord)
  case metrics(MetricsRecord)
  /// The file could not be read; it is looked at again every time.
  case unreadable(HostError)
}

/// What the index keeps of an entry.
struct EntryRecord: Sendable {
  /// A list item of a Review, Keep, Problem, Try or Action section.
  struct ItemRow: Sendable {
    var line: Int
    var section: SectionKind
    /// `open`, `done`, `partly`, `cancelled`, the mark itself, or nil without a box.
    var state: String?
    var text: String
    var id: String?
    var due: CalendarDay?
    /// JSON.
    var fields: String
    var tags: String
    var links: String
    /// The line of what keeps it private, its own or that of its section; 0 for the whole file.
    var privateFrom: Int?
    /// What a line of a Review is about, as JSON.
    var about: String?
    /// The id of the item that it is about, in small letters.
    var target: String?
    /// Whether anything stands below its text.
    var hasDetails: Bool
  }

  var slug: String
  var kind: EntryKind
  var title: String
  var span: DaySpan?
  var mood: Mood?
  /// How a day was, where private text alone says it; nil where `mood` says the same.
  var privateMood: Mood?
  /// The zone that a day says it is in.
  var zone: String?
  var isPrivate: Bool
  /// Whether there are findings about its front matter, which a list tells.
  var isFlawed: Bool
  /// Metrics that the file itself gives, of a day.
  var own: [Metric]
  /// The texts of its properties, as `PropertyTexts` has them; empty where it has none.
  var properties: [UInt8]
  var tags: [String]
  var items: [ItemRow]
  /// The lines of its log as JSON; empty where it has none.
  var log: [UInt8]
  /// The front matter of a file that plans something, with what makes it one; nil for others.
  var head: ArraySlice<UInt8>?
  /// Words of its body.
  var wordCount: Int
  /// What a day's log says of activities and goals, packed; empty where it says nothing of them.
  var practice: [UInt8]
  var texts: ColumnTexts
  /// The names that public text links to, as JSON, where they are fewer than the last of `texts` has; nil where they are the same.
  var publicLinks: [UInt8]?
}

/// Texts one after the other, as many as `IndexSchema.textColumns`.
struct ColumnTexts: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where each text ends.
  private(set) var ends: [Int] = []

  /// - Parameter capacity: How many bytes all of them will have, about.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
    ends.reserveCapacity(IndexSchema.textColumns.count)
  }

  /// Ends the text at hand.
  mutating func endText() { ends.append(bytes.count) }
  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Whether the text at hand has nothing in it yet.
  var isAtStart: Bool { bytes.count == ends.last ?? 0 }

  /// Where a text stands.
  subscript(text: Int) -> Range<Int> { (text == 0 ? 0 : ends[text - 1])..<ends[text] }
}

/// What a file of imported metrics says.
struct MetricsRecord: Sendable {
  var source: String
  var days: [(day: CalendarDay, amounts: [Metric])]
}

extension CalendarDay {
  /// Such as 20261120.
  var number: Int { (year * 100 + month) * 100 + day }

  /// Of a number such as 20261120.
  init?(number: Int) { self.init(year: number / 10000, month: number / 100 % 100, day: number % 100) }
}
