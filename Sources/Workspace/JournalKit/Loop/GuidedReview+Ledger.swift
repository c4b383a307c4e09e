// What a guided Review asks about.

public import JournalDates
public import JournalInsights
import JournalModel
import JournalText

extension GuidedReview {
  /// What the Review of one file still asks: its lines about Tries that it says nothing of and about Actions that are open, in their order.
  /// - Parameter path: The file, in the journal.
  public static func asked(by path: String, of span: DaySpan, in ledger: ReviewLedger) -> [GuidedReview] {
    /// The line of the file that asks about an item; nil where none does.
    func line(_ judgements: [ReviewLedger.Judgement]) -> Int? {
      judgements.first { $0.place.path == path && TryOutcome($0.state) == nil }?.place.line
    }
    var found: [(line: Int, review: GuidedReview)] = []
    for one in ledger.tries where !one.outcome.isSettled && !one.isAnswered(in: path) {
      if let line = line(one.judgements), let review = GuidedReview(one, in: span) { found.append((line, review)) }
    }
    for one in ledger.actions where one.state == .open {
      if let line = line(one.judgements), let review = GuidedReview(one, in: span) { found.append((line, review)) }
    }
    return found.sorted { $0.line < $1.line }.map(\.review)
  }

  /// Every Try that is neither adopted nor dropped and every open Action, but for private ones: what a retrospective of these days would
  /// offer comes first, then what is older, the newest first, then the Actions of these days themselves. A Try of which its Review says
  /// something already, be it that it is carried on, is not asked about again.
  /// - Parameter path: The file of the retrospective, in the journal; it may be still to be made.
  public static func open(for span: DaySpan, at path: String, in ledger: ReviewLedger, horizonDays: Int) -> [GuidedReview] {
    func proposal(_ days: Int) -> ReviewProposal { ReviewProposal(for: .yearly, of: span, from: ledger, horizonDays: days) }
    let (near, all) = (proposal(horizonDays), proposal(Int.max))
    var reviews: [GuidedReview] = []
    var known: Set<GuidedReview> = []
    func add(_ review: GuidedReview?) {
      if let review, known.insert(review).inserted { reviews.append(review) }
    }
    for one in near.tries where !one.isAnswered(in: path) { add(GuidedReview(one, in: span)) }
    for one in near.actions { add(GuidedReview(one, in: span)) }
    for one in all.tries.reversed() where !one.isAnswered(in: path) { add(GuidedReview(one, in: span)) }
    for one in all.actions.reversed() { add(GuidedReview(one, in: span)) }
    for one in ledger.actions where one.state == .open && !one.isPrivate { add(GuidedReview(one, in: span)) }
    return reviews
  }

  private init?(_ one: ReviewLedger.Try, in span: DaySpan) {
    guard let name = one.place.name(of: one.item) else { return nil }
    let label = ReviewProposal.label(of: one.place, in: span)
    self.init(.try, one.item.firstLine, label: label, path: one.place.path, name: name, at: one.place)
  }

  private init?(_ one: ReviewLedger.Action, in span: DaySpan) {
    guard let name = one.place.name(of: one.item) else { return nil }
    let label = ReviewProposal.label(of: one.place, in: span)
    self.init(.action, one.item.firstLine, label: label, path: one.place.path, name: name, due: one.due)
  }
}

extension ReviewLedger.Try {
  /// Whether a Review of this file has a box on it that is not empty: a verdict, or that it is carried on.
  fileprivate func isAnswered(in path: String) -> Bool {
    judgements.contains { $0.place.path == path && $0.state != nil && $0.state != .open }
  }
}

extension ReviewLedger.Place {
  fileprivate func name(of item: Item) -> ItemName? { ItemName(item.id ?? "\(line)") }
}

extension Item {
  /// The words without the lines that follow.
  var firstLine: String { text.utf8.firstIndex(of: ASCII.lineFeed).map { String(text[..<$0]) } ?? text }
}
