// One item with its history: the value behind `retro show ITEM`.

import Documents
public import JournalDates
public import JournalInsights
public import JournalModel

/// What an item says, what Reviews said of it, and what was made of it, without anything private.
public struct ItemCard: Sendable {
  /// What one Review says of the item.
  public struct Judgement: Sendable {
    public var place: ReviewLedger.Place
    /// Nil where the line has no box.
    public var state: BoxState?
    /// The outcome in words; empty where there are none.
    public var words: String

    public init(_ place: ReviewLedger.Place, state: BoxState?, words: String = "") {
      self.place = place
      self.state = state
      self.words = words
    }
  }

  /// The file that it stands in.
  public var entry: EntryCards.Entry
  /// The section that it stands in.
  public var section: SectionKind
  /// The heading of the section as written.
  public var heading: String
  public var item: PeriodReport.Item
  /// What became of it, where it is a Try.
  public var attempt: ReviewLedger.Try?
  /// How it stands, where it is an Action.
  public var action: ReviewLedger.Action?
  /// In the order of time.
  public var judgements: [Judgement] = []
  /// The Tries that are for it.
  public var tries: [ReviewLedger.Try] = []
  /// The Actions, without private ones, that come from it or are for it, with what a list of Actions knows.
  public var actions: ActionsReport
  /// How many judgements, Tries and Actions were kept out because they are private.
  public var privateEntries = 0
  /// How many Reviews that could be about it were not asked.
  public var unreadReviews = 0
  /// What a Try was to move, and what moved, in sentences.
  public var effects: [TriesReport.Effect] = []
  public var today: CalendarDay

  /// - Parameter actions: A report of all Actions; only those are kept that follow from the item once they are known.
  public init(
    _ item: PeriodReport.Item, in section: SectionKind, under heading: String, of entry: EntryCards.Entry, actions: ActionsReport,
    today: CalendarDay
  ) {
    self.entry = entry
    self.section = section
    self.heading = heading
    self.item = item
    self.actions = actions
    self.today = today
  }
}
