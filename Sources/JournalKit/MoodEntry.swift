// How a day or a moment felt, written down.

public import JournalFormat
public import JournalModel
import JournalStore
import JournalText
import MarkdownSyntax

/// A mood with a few words, for the file of a day.
public struct MoodEntry: Equatable, Sendable {
  public var mood: Mood
  /// Markdown; empty for none.
  public var text: String
  /// When it was; nil where that is not known.
  public var time: TimeSpan?
  /// Whether it is that of its time alone: a line of the log, also where the day has no mood yet.
  public var isOfMoment: Bool
  /// Whether it is the mood of the whole day, also where the day has one.
  public var isOfDay: Bool

  public init(_ mood: Mood, _ text: String = "", time: TimeSpan? = nil, isOfMoment: Bool = false, isOfDay: Bool = false) {
    self.mood = mood
    self.text = text
    self.time = time
    self.isOfMoment = isOfMoment
    self.isOfDay = isOfDay
  }
}

/// Where a mood was written.
public enum NotedMood: Sendable {
  /// As that of the day; the text, if any, ends the day's prose.
  case day
  /// As a line of the log.
  case log(LogReading)
}

extension ChangedFiles {
  /// Writes a mood into the file of a day: the first one is that of the day, with its text at the end of what the day tells before its
  /// sections; each further one, and one that was felt at a time that is told, is a line of the log.
  @discardableResult
  public mutating func note(_ entry: MoodEntry, in file: OpenFile) throws(FileRefusal) -> NotedMood {
    try change(file) { file throws(ChangeRefusal) in
      let name = file.place.configuration.moodLabels.name(of: entry.mood)
      if file.hasMood || entry.isOfMoment, !entry.isOfDay {
        do throws(EditRefusal) {
          let inserted = try file.reading.inserting(
            LogInsertion(nil, time: entry.time, fields: [Field("mood", name)], text: entry.text))
          return (FileChange(file.place, from: file.reading, to: inserted.reading.source), .log(inserted.line))
        } catch {
          throw .edit(error)
        }
      }
      let set = try file.changing([.set(key: "mood", value: name)])
      if entry.text.trimmed.isEmpty { return (set, .day) }
      let told = try OpenFile(file.place, set.after).changing { reading throws(EditRefusal) in try reading.insertingProse(entry.text) }
      return (FileChange(file.place, from: file.reading, to: told.after.source), .day)
    }
  }
}

extension OpenFile {
  /// Whether the day says how it was, in whatever word.
  fileprivate var hasMood: Bool { reading.properties.contains { $0.key == "mood" && $0.style != .empty } }

  /// What a day has for its mood that is none; nil where it is one, and where the day has none.
  public var unknownMood: String? {
    guard case .day(let day) = reading.entry.details, day.mood == nil else { return nil }
    let property = reading.properties.first { $0.key == "mood" && $0.style != .empty }
    return property.map { reading.source.text($0.valueRange) }
  }
}
