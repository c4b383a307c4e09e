// Tries as a document: what is open first, what became of the others below.

public import Documents
import JournalDates
import JournalInsights
public import JournalLanguage
import JournalModel

extension TriesReport {
  /// The Tries by their outcomes; where there is none, no more than what is left out.
  public func document(in say: Language) -> Document {
    var document = Document(RichText(say(TriesText.title)), opensWithTitle: !tries.isEmpty)
    if !tries.isEmpty {
      document += .facts(
        Self.order.filter { !tries($0).isEmpty }.map { outcome in
          .quiet(say(TriesText.count, ["count": .number(tries(outcome).count), "outcome": .text(outcome.rawValue)]))
        })
    }
    document.add(privateEntries: privateEntries, say)
    for outcome in Self.order {
      let tries = tries(outcome)
      if tries.isEmpty { continue }
      document += .group(RichText(say(TriesText.group, ["outcome": .text(outcome.rawValue)])), .attempt)
      document += list(tries, say)
    }
    document += table
    return document
  }

  /// Some of them under each other.
  private func list(_ tries: [ReviewLedger.Try], _ say: Language) -> Block {
    let items = tries.map { one in
      ListItem(
        .box(one.outcome.sign), Prose(one.item.text, in: one.place.path), facts: known(of: one, say).map { .quiet($0) } + (effects[one.place] ?? []).map { RichText($0.text) },
        details: one.words.isEmpty ? nil : Prose(one.words, in: (one.judgedIn ?? one.place).path))
    }
    return .list(ItemList(items))
  }

  /// The Tries for programs.
  private var table: Block {
    .data(
      columns: ["id", "try", "outcome", "date"],
      rows: tries.map { one in
        // The period that it was written in may not be over.
        [one.item.id, plainText(one.item.firstLine), one.outcome.rawValue, one.place.span.map { "\(min($0.end, today))" }]
      })
  }

  /// What is known of a Try besides its text and the outcome in words.
  func known(of one: ReviewLedger.Try, _ say: Language) -> [String] {
    let names = one.place.names(id: one.item.id, on: today)
    var known = Array(names.dropLast())
    if !one.outcome.isSettled, let end = one.place.span?.end, let age = age(from: end, to: today, say) { known.append(age) }
    if one.isSettledByOwnBox {
      known.append(say(TriesText.byItsOwnBox, ["outcome": .text(one.outcome.rawValue)]))
    } else if let place = one.judgedIn {
      let label = ReviewProposal.label(of: place, in: DaySpan(today))
      known.append(say(TriesText.judged, ["outcome": .text(one.outcome.rawValue), "place": .text(label)]))
    }
    if one.outcome == .open, one.offered > 0 { known.append(say(TriesText.offered, ["count": .number(one.offered)])) }
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
private func age(from day: CalendarDay, to today: CalendarDay, _ say: Language) -> String? {
  switch day.days(until: today) {
  case ..<7: nil
  case let days where days < 63: say(TriesText.weeks, ["count": .number(days / 7)])
  case let days where days < 730: say(TriesText.months, ["count": .number(days / 30)])
  case let days: say(TriesText.years, ["count": .number(days / 365)])
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
