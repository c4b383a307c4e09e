// What one file says besides its private parts, as lists and reports tell it to its owner or to others.

public import JournalModel
import JournalText
import MarkdownSyntax

extension FileReading {
  /// How the day was: what its front matter says, else its text in a field, else the mood that its log tells last.
  public func mood(_ labels: MoodLabels) -> Mood? { places.mood(labels) }

  /// What the text of a day says in a field under the name of a property that its front matter does not have, and on which line, from 1.
  public func fieldOfText(named key: String) -> (text: String, line: Int)? {
    places.proseValue(of: key).map { ($0.text, lines.line(of: $0.place.lowerBound)) }
  }

  /// The mood that the log of the day tells last; nil where it tells none.
  public func toldMood(_ labels: MoodLabels) -> ToldMood? { places.toldMood(labels) }

  /// How the day was, as far as text that is not private says it; told to its owner, none is.
  public func publicMood(_ labels: MoodLabels) -> Mood? { isUnveiled ? places.mood(labels) : places.publicMood(labels) }

  /// How a day was, where private text says it; nil where the public text says the same, and of other entries.
  public func privateMood(_ labels: MoodLabels) -> Mood? { isUnveiled ? nil : places.privateMood(labels) }

  /// Whether private text alone says how the day was, be that told to its owner or not.
  public func wasMoodPrivate(_ labels: MoodLabels) -> Bool { places.privateMood(labels) != nil }

  /// The tags of front matter and text, each once, in the order in which they first stand there, without those in private text.
  public var tags: [String] { isPrivate ? [] : publicTags.withoutDoubles }

  /// The tags of front matter and text, as often as they stand there, without those in private text.
  public var publicTags: [String] {
    isUnveiled ? decoded.texts("tags") + outline.blocks.indices.flatMap { inlineTags(ofBlock: $0) } : places.publicTags
  }

  /// Whether a block of the outline, with what stands in it, has the tag that keeps text from others.
  public func isMarkedPrivate(_ blocks: Range<Int>) -> Bool {
    !isUnveiled && blocks.contains { index in inlineTags(ofBlock: index).contains { $0.lowercased() == Self.privateTag } }
  }

  /// The pictures that the front matter names, as they are written.
  package var photoTexts: [String] { decoded.texts("photo") }

  /// The tag that keeps text out of reports.
  public static let privateTag = "private"

  private func inlineTags(ofBlock index: Int) -> [String] {
    switch outline.blocks[index].kind {
    case .paragraph, .heading, .table:
      outline.inlineSpans(ofBlock: index, in: source).filter { $0.kind == .tag }.map { source.text($0.name) }
    default: []
    }
  }
}

extension [String] {
  /// Tags each once, without regard to case.
  var withoutDoubles: [String] {
    if count < 2 { return self }
    // A few texts are compared sooner than hashed.
    if count <= 8 {
      let folded = map { $0.lowercased() }
      return indices.filter { index in !folded[..<index].contains(folded[index]) }.map { self[$0] }
    }
    var seen: Set<String> = []
    return filter { seen.insert($0.lowercased()).inserted }
  }
}
