// A retrospective or a day that is still to be made: its text, and what it needs of other files.

public import JournalDates
public import JournalFormat
public import JournalStore
public import JournalTemplates
import JournalText
import JournalModel
public import JournalLanguage

/// The file of a period before it is written. It can be edited like any other; all of it becomes one change set.
public struct RetrospectiveDraft: Sendable {
  public let period: Period
  /// The template that it was made from.
  public let template: TemplateFile
  /// The file as it is to be; nothing stands there yet.
  public private(set) var file: OpenFile
  /// Files that get ids, since the Review refers to items of theirs, and whatever `take` was given; in the order of their paths.
  public private(set) var others: [FileChange]

  /// What its Review offers, whether or not the template shows it.
  public internal(set) var review = ReviewLines()
  /// Whether it holds what was measured in its days.
  public internal(set) var hasContext = false
  /// What a person may like to know of how it came about, a line each.
  public internal(set) var notes: [Message] = []

  init(of period: Period, template: TemplateFile, file: OpenFile, others: [FileChange]) {
    self.period = period
    self.template = template
    self.file = file
    self.others = others.sorted { $0.place.path.utf8.lexicographicallyPrecedes($1.place.path.utf8) }
  }

  /// The change set: the new file and the edits of others.
  public var changes: [PlannedChange] { [.create(file.place.path, file.reading.source.bytes)] + others.map(\.planned) }

  /// Another file as the draft leaves it, for further changes; nil where the draft does not touch it.
  public func other(_ path: String) -> OpenFile? {
    others.first { $0.place.path.hasSameBytes(as: path) }.map(\.opened)
  }

  /// Takes in a change that was made of `file`, of a file that `other` gave, or of a file that the draft does not touch yet.
  public mutating func take(_ change: FileChange) {
    if change.place.path.hasSameBytes(as: file.place.path) {
      file = change.opened
    } else if let index = others.firstIndex(where: { $0.place.path.hasSameBytes(as: change.place.path) }) {
      others[index] = others[index].leading(to: change.after)
    } else {
      others.append(change)
    }
  }
}

extension OpenFile {
  /// A file with what it says, without a look at the disk.
  public init(_ place: FilePlace, _ reading: FileReading) {
    self.place = place
    self.reading = reading
  }
}
