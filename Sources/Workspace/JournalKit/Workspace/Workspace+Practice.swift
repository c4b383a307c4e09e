// What a journal says of habits, goals and logs, and the way back from a day to its file.

public import JournalDates
public import JournalIndex
public import JournalInsights
public import JournalStore

/// What insights are made of, with the files that days stand in.
public struct PracticeFiles {
  public var practice: Practice
  /// Where it comes from.
  public let index: JournalIndex

  /// The path in the journal of the file that counts for each of these days; none for a day without one.
  public func paths(ofDays days: some Sequence<CalendarDay>) throws -> [CalendarDay: String] { try index.paths(ofDays: days) }
}

extension Workspace {
  /// What a journal says of habits, goals and logs, by its index, brought up to date; what cannot be read is told
  /// and left out.
  public func practice(of journal: Journal) throws -> PracticeFiles {
    let index = try index(of: journal)
    try tellFlaws(of: journal, index)
    var unread: [String] = []
    var practice = try index.practice { unread.append($0) }
    practice.levels = try index.levels(of: practice.goals, on: today(in: journal))
    tellFlaws(of: journal, unread)
    return PracticeFiles(practice: practice, index: index)
  }
}
