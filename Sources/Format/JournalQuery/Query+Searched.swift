// What somebody looks for in texts, a little wider than it is written.

public import JournalDates
public import JournalModel

extension Query {
  /// The query of a search: a word that stands alone is looked for in the form of one and of many, and a tag also where it stands in a line.
  public init(searched text: String, on today: CalendarDay, moodLabels: MoodLabels = .standard) throws(QueryError) {
    let asked = try Query(text, on: today, moodLabels: moodLabels).inEitherNumber(of: text)
    guard let written = Self.withWrittenTags(text) else {
      self = asked
      return
    }
    self = .or([asked, try Query(written, on: today, moodLabels: moodLabels)])
  }

  /// The same query with what tags look like in a text in their place, where it has any: one of a line stands there alone, and is shown there.
  private static func withWrittenTags(_ text: String) -> String? {
    if text.contains(where: { "\"/".contains($0) }) { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let isTag = word.first == "#" && word.count > 1 && word.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      return isTag ? "/(?i)(?<![\\w&])\(word)(?![\\w-])/" : String(word)
    }
    let written = words.joined(separator: " ")
    return written == text ? nil : written
  }
}
