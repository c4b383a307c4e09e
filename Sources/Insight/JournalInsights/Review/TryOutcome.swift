// A Try with what became of it.

import JournalDates
public import JournalModel

/// What the Reviews, or its own box, say of a Try.
public enum TryOutcome: String, Hashable, Sendable, CaseIterable {
  /// Nobody has judged it yet.
  case open
  case adopted
  /// It goes on and works in part; it is offered again.
  case partly
  case dropped

  /// What a box says of a Try: `[x]` adopted, `[/]` partly, `[-]` dropped; nil for every other box and for none, which say nothing.
  public init?(_ box: BoxState?) {
    switch box {
    case .done: self = .adopted
    case .partly: self = .partly
    case .cancelled: self = .dropped
    case nil, .open, .other: return nil
    }
  }

  /// Whether it is settled, so that no Review offers it again.
  public var isSettled: Bool { self == .adopted || self == .dropped }
}

extension ReviewLedger {
  /// A Try, and what Reviews said of it.
  public struct Try: Sendable {
    public let place: Place
    public let item: Item
    /// The line of what keeps it private, 0 for the whole file; nil where nothing does.
    public let privateFrom: Int?
    /// What Reviews said of it, in the order in which it counts.
    public private(set) var judgements: [Judgement] = []

    init(_ one: LoopItem, in file: LoopFile<ItemTarget>) {
      place = Place(file, line: one.line)
      (item, privateFrom) = (one.item, one.privateFrom)
    }

    mutating func add(_ judgement: Judgement) { judgements.insert(judgement) }

    mutating func forgetJudgements(after day: CalendarDay) { judgements.removeAll { $0.place.span.map { $0.end > day } ?? false } }

    public var isPrivate: Bool { privateFrom != nil }
    /// What became of it.
    public var outcome: TryOutcome { TryOutcome(item.state) ?? TryOutcome(deciding?.state) ?? .open }
    /// The judgement that counts, where its own box does not; nil where nobody has judged it.
    public var deciding: Judgement? { judgements.last { TryOutcome($0.state) != nil } }
    /// Whether its own box says what became of it, so that no Review counts.
    public var isSettledByOwnBox: Bool { TryOutcome(item.state) != nil }
    /// Where the outcome is said: its own place, or that of the line that decides; nil where nobody has judged it, and where that is private.
    public var judgedIn: Place? {
      if isSettledByOwnBox { return place }
      return deciding.flatMap { $0.isPrivate ? nil : $0.place }
    }
    /// The outcome in words: those of the last line that says the same as the outcome, of an open one those of the last line that has any.
    /// Empty where there are none, or where they are private.
    public var words: String {
      let outcome = outcome
      let said =
        outcome == .open ? judgements.last { !$0.words.isEmpty && !$0.isPrivate } : judgements.last { TryOutcome($0.state) == outcome }
      return said.flatMap { $0.isPrivate ? nil : $0.words } ?? ""
    }
    /// In how many files' Reviews it stood without being judged there.
    public var carried: Int { judgements.files { TryOutcome($0.state) == nil } }
    /// In how many files' Reviews it stood.
    public var offered: Int { judgements.files { _ in true } }
  }
}
