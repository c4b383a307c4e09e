// One item of a journal with its history.

public import JournalDates
import JournalFormat
public import JournalInsights
public import JournalModel
public import JournalReports
import JournalStore

extension ItemCard {
  /// The item with what the journal says of it; nil where it is kept from an audience, or no item of a section.
  /// - Parameter isMarked: Whether what is private says so, where its owner is told it.
  public init?(
    of found: FoundItem, from ledger: ReviewLedger, today: CalendarDay, labels: MoodLabels, for audience: Audience = .others,
    isMarked: Bool = true
  ) {
    let told = found.file.reading.told(to: audience, isMarked: isMarked)
    guard case .item(let place, _) = found.found, let section = told.sections.first(where: { $0.items.contains { $0.line == place.line } }),
      let reading = section.items.first(where: { $0.line == place.line }), !section.isPrivate, !reading.item.isPrivate,
      let entry = EntryCards(of: [told], today: today, labels: labels).entries.first
    else { return nil }
    let item = PeriodReport.Item(reading)
    let all = ActionsReport(of: ledger, ActionQuery(), today: today)
    self.init(item, in: section.kind, under: section.heading, of: entry, actions: all, today: today)
    let path = found.file.place.path
    func isIt(_ place: ReviewLedger.Place) -> Bool { place.path == path && place.line == reading.line }
    attempt = ledger.tries.first { isIt($0.place) }
    action = ledger.actions.first { isIt($0.place) }
    for one in attempt?.judgements ?? action?.judgements ?? [] {
      if one.isPrivate { privateEntries += 1 } else { judgements.append(Judgement(one.place, state: one.state, words: one.words)) }
    }
    let slug = found.file.reading.slug
    func leads(_ item: Item, at place: ReviewLedger.Place) -> Bool {
      ["from", "for"].contains { key in
        guard let id = reading.item.id, let text = item.fields.value(of: key), let reference = Reference(text),
          reference.place == .block(id)
        else { return false }
        return reference.file.isEmpty ? place.path == path : Reference.folded(reference.slug) == Reference.folded(slug)
      }
    }
    let tries = ledger.tries.filter { leads($0.item, at: $0.place) }
    self.tries = tries.filter { !$0.isPrivate }
    privateEntries += tries.count { $0.isPrivate } + ledger.actions.count { $0.isPrivate && leads($0.item, at: $0.place) }
    actions = all.only { leads($0.item, at: $0.place) }
  }
}
