// Tries as a document: what is open first, what became of the others below.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel

extension TriesReport {
  /// The Tries by their outcomes; where there is none, no more than what is left out.
  public func document(in say: Language = .english) -> Document {
    var document = Document(RichText(say(TriesText.title)), opensWithTitle: !tries.isEmpty)
    if !tries.isEmpty { document += .facts(counts.map { .quiet($0) }) }
    document.add(privateEntries: privateEntries, say)
    for outcome in Self.order {
      let tries = tries(outcome)
      if tries.isEmpty { continue }
      document += .group(RichText(outcome.rawValue.prefix(1).uppercased() + outcome.rawValue.dropFirst()), .attempt)
      document += list(tries)
    }
    document += table
    return document
  }

  /// Some of them under each other.
  func list(_ tries: [ReviewLedger.Try]) -> Block {
    let items = tries.map { one in
      ListItem(
        .box(one.outcome.sign), Prose(one.item.text, in: one.place.path), facts: known(of: one).map { .quiet($0) },
        details: one.words.isEmpty ? nil : Prose(one.words, in: (one.judgedIn ?? one.place).path))
    }
    return .list(ItemList(items))
  }

  /// The Tries for programs.
  private var table: Block {
    .data(
      columns: ["id", "try", "outcome", "date"],
      rows: tries.map { [$0.item.id, plainText($0.item.firstLine), $0.outcome.rawValue, $0.place.span?.end.description] })
  }

  /// What is known of a Try besides its text and the outcome in words.
  func known(of one: ReviewLedger.Try) -> [String] {
    let names = one.place.names(id: one.item.id, on: today)
    var known = Array(names.dropLast())
    if !one.outcome.isSettled, let end = one.place.span?.end, let age = age(from: end, to: self.today) { known.append(age) }
    if one.isSettledByOwnBox {
      known.append("\(one.outcome.rawValue) by its own box")
    } else if let place = one.judgedIn {
      known.append("\(one.outcome.rawValue) in \(ReviewProposal.label(of: place, in: DaySpan(today)))")
    }
    if one.outcome == .open, one.offered > 0 { known.append("offered in \(PeriodReport.count(one.offered, "Review"))") }
    return known + names.suffix(1)
  }
}

extension ReviewLedger.Place {
  /// Where an item stands and what commands call it: `W46`, `^t-5e6f`, or its line where it has no id: `2026-W46#24`.
  func names(id: String?, on today: CalendarDay) -> [String] {
    id.map { [ReviewProposal.label(of: self, in: DaySpan(today)), "^\($0)"] } ?? ["\(slug)#\(line)"]
  }
}

/// How long ago a day was, in the largest unit that tells it well; nil for less than a week.
func age(from day: CalendarDay, to today: CalendarDay) -> String? {
  switch day.days(until: today) {
  case ..<7: nil
  case let days where days < 63: "\(PeriodReport.count(days / 7, "week")) old"
  case let days where days < 730: "\(PeriodReport.count(days / 30, "month")) old"
  case let days: "\(PeriodReport.count(days / 365, "year")) old"
  }
}

extension TryOutcome {
  /// The box that says so.
  var sign: BoxSign {
    switch self {
    case .open: .open
    case .adopted: .done
    case .partly: .partly
    case .dropped: .dropped
    }
  }
}
