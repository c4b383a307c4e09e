// What the index keeps of one file.

import HostSystem
import JournalDates
import JournalModel
import SQLiteKit

/// What the index keeps of a file, made on any thread.
enum IndexRecord: Sendable {
  case entry(EntryRecord)
  case metrics(MetricsRecord)
  /// The file could not be read; it is looked at again every time.
  case unreadable(HostError)
}

/// What the index keeps of an entry: numbers, and texts as places among its bytes.
struct EntryRecord: Sendable {
  /// A list item of a Review, Keep, Problem, Try or Action section.
  struct ItemRow: Sendable {
    var line: Int
    var section: SectionKind
    /// What its box says; nil without one.
    var state: BoxState?
    var text: RecordText
    var id: RecordText?
    var due: CalendarDay?
    /// JSON; nil where there are none.
    var fields: RecordText?
    var tags: RecordText?
    var links: RecordText?
    /// The line of what keeps it private, its own or that of its section; 0 for the whole file.
    var privateFrom: Int?
    /// What a line of a Review is about, as JSON.
    var about: RecordText?
    /// The id of the item that it is about, in small letters.
    var target: String?
    /// Whether anything stands below its text.
    var hasDetails: Bool
    /// What of it is looked for and rare.
    var notes: ItemNotes
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
  /// Whether its properties tell those.
  var hasPlainMetrics: Bool
  /// The texts of its properties, as `PropertyTexts` has them; empty where it has none.
  var properties: RecordText
  var tags: [String]
  var items: [ItemRow]
  /// The lines of its log as JSON; empty where it has none.
  var log: RecordText
  /// The front matter of a file that plans something, with what makes it one; nil for others.
  var head: RecordText?
  /// Words of its body.
  var wordCount: Int
  /// What a day's log says of activities and goals, packed; empty where it says nothing of them.
  var practice: RecordText
  /// The texts that are searched, one for each of `IndexSchema.textColumns`.
  var texts: [RecordText]
  /// The names that public text links to, as JSON, where they are fewer than the last of `texts` has; nil where they are the same.
  var publicLinks: RecordText?
  /// The bytes of the file, and those that were made of it.
  let source: [UInt8], made: [UInt8]

  /// Gives the bytes in which the texts stand.
  func withBytes<Answer>(_ body: (RecordBytes) throws(SQLiteError) -> Answer) throws(SQLiteError) -> Answer {
    let result = source.withUnsafeBytes { source in
      made.withUnsafeBytes { made in Result { () throws(SQLiteError) in try body(RecordBytes(source: source, made: made)) } }
    }
    return try result.get()
  }
}

/// What a file of imported metrics says.
struct MetricsRecord: Sendable {
  var source: String
  var days: [(day: CalendarDay, amounts: [Metric])]
}

extension CalendarDay {
  /// Such as 20261120.
  var number: Int {
    let (year, month, day) = civil
    return (year * 100 + month) * 100 + day
  }

  /// Of a number such as 20261120.
  init?(number: Int) { self.init(year: number / 10000, month: number / 100 % 100, day: number % 100) }
}
