// What a clinician is to be told, as a person has chosen it.

public import JournalDates
import JournalModel
import JournalText

/// One thing that a person chose to tell.
public enum ClinicianTopic: Hashable, Sendable {
  case mood, sleep, wellness, reflections
  /// Without its number sign, in small letters.
  case tag(String)
  /// By its name in files.
  case metric(String)
  /// By the name of its file.
  case habit(String)

  /// The words that are no tag and no metric.
  public static let words = ["mood", "sleep", "wellness", "reflections"]

  /// Nil where the word is none of these and no tag; a metric is known by the journal alone.
  init?(_ word: String) {
    switch word.lowercased() {
    case "mood", "moods": self = .mood
    case "sleep": self = .sleep
    case "wellness": self = .wellness
    case "reflections", "reflection": self = .reflections
    default:
      guard word.hasPrefix("#"), word.utf8.count > 1 else { return nil }
      self = .tag(word.dropFirst().lowercased())
    }
  }
}

/// Some days for somebody who helps, and nothing in them but what was chosen.
public struct ClinicianRequest: Sendable {
  public var span: DaySpan
  /// As they were typed: `mood`, `#medication`, `steps`.
  public var include: [String]

  public init(_ span: DaySpan, including include: [String]) { (self.span, self.include) = (span, include) }
}
