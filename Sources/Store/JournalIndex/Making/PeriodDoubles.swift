// Two files for one period: one of them counts.

public import JournalDates
public import JournalFormat
public import JournalInsights
public import JournalModel

/// A file that may be about a period.
public protocol PeriodEntry {
  var path: String { get }
  var kind: EntryKind { get }
  var span: DaySpan? { get }
}

extension FileReading: PeriodEntry {}
extension LoopFile: PeriodEntry {}

private struct CountedPeriod: Hashable {
  var kind: EntryKind
  var span: DaySpan
}

extension Array where Element: PeriodEntry {
  /// The entries without those that double another one: of several files of one kind for the same days, the one at the layout's path
  /// counts, else the first by its path.
  public func countingEachPeriodOnce(_ layout: Layout) -> [Element] {
    func key(_ reading: Element) -> CountedPeriod? {
      guard reading.kind.unit != nil, let span = reading.span else { return nil }
      return CountedPeriod(kind: reading.kind, span: span)
    }
    var counting: [CountedPeriod: String] = [:]
    for reading in self {
      guard let key = key(reading), let unit = reading.kind.unit else { continue }
      guard let other = counting[key] else {
        counting[key] = reading.path
        continue
      }
      let place = layout.path(for: Period(unit, containing: key.span.end))
      if other != place, reading.path == place || reading.path < other { counting[key] = reading.path }
    }
    return filter { reading in key(reading).map { counting[$0] == reading.path } ?? true }
  }
}
