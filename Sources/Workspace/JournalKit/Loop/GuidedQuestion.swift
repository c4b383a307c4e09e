// What a guided retrospective asks, and what can be answered.

public import JournalDates
public import JournalInsights
public import JournalModel

/// One Try or Action that is looked at again.
public struct GuidedReview: Hashable, Sendable {
  /// Try or Action.
  public let section: SectionKind
  /// The words of the item, Markdown in one line.
  public let text: String
  /// Where it comes from, as short as its Review says it: `W46`.
  public let label: String
  /// The file that it stands in, in the journal.
  public let path: String
  /// Names it there.
  public let name: ItemName
  /// The day by which an Action is to be done.
  public let due: CalendarDay?
  /// Where a Try stands.
  let place: ReviewLedger.Place?
  /// What a Try was to move, and what moved, in sentences.
  public internal(set) var effects: [String] = []

  public init(_ section: SectionKind, _ text: String, label: String, path: String, name: ItemName, due: CalendarDay? = nil, at place: ReviewLedger.Place? = nil) {
    self.section = section
    self.text = text
    self.label = label
    self.path = path
    self.name = name
    self.due = due
    self.place = place
  }

  /// What can be said of it.
  public var verdicts: [Verdict] { Verdict.verdicts(onItemsOf: section) }
}

extension [GuidedReview] {
  /// The same, each Try with what it moved.
  public func telling(_ effects: [ReviewLedger.Place: [String]]) -> [GuidedReview] {
    map { review in
      var review = review
      review.effects = review.place.flatMap { effects[$0] } ?? []
      return review
    }
  }
}

/// A section that is asked for, line by line.
public struct GuidedSection: Hashable, Sendable {
  /// Keep, Problem, Try or Action.
  public let kind: SectionKind
  /// As the file writes it.
  public let heading: String

  public init(_ kind: SectionKind, _ heading: String) {
    self.kind = kind
    self.heading = heading
  }
}

/// An item that others may refer to.
public struct GuidedItem: Hashable, Sendable {
  public let text: String
  /// The block id without its caret; nil where it has none yet.
  public let id: String?

  public init(_ text: String, id: String?) {
    self.text = text
    self.id = id
  }
}

/// What is asked at one moment. Reviews and sections are named by their numbers, from 0; what is asked about an item names the section whose
/// lines it came from.
public enum GuidedQuestion: Hashable, Sendable {
  /// What became of a review.
  case verdict(Int)
  /// The outcome in words, or none.
  case words(Int, Verdict)
  /// An item for a section, or none to go on.
  case item(Int)
  /// For which of the Problems a Try is.
  case problem(Int, attempt: String)
  /// Whether a Try, just written, is to become an Action, too.
  case offersAction(Int, of: GuidedItem)
  /// The text of the Action made of a Try, or none.
  case action(Int, of: GuidedItem)
  /// By when an Action is to be done; it may be made of a Try.
  case due(Int, action: String, of: GuidedItem?)
  /// Nothing more.
  case end
}

/// What a person says to a question. One that the question does not take changes nothing.
public enum GuidedReply: Hashable, Sendable {
  case verdict(Verdict)
  /// A line; an empty one goes on.
  case line(String)
  /// The Problem of this number, counted from 0; nil for none.
  case problem(Int?)
  case agreed(Bool)
  case due(CalendarDay?)
  /// Nothing is said of it now.
  case goOn
  /// The question before this one.
  case back
}

/// What is to be written of the replies: one change to the journal.
public enum GuidedAnswer: Hashable, Sendable {
  case judged(GuidedReview, Verdict, words: String)
  /// - Parameter problem: The Problem that a Try is for.
  /// - Parameter attempt: The Try that an Action comes from.
  case added(GuidedSection, text: String, problem: GuidedItem?, attempt: GuidedItem?, due: CalendarDay?)
}
