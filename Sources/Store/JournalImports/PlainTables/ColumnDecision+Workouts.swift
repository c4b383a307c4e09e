// Columns of what was done: in which unit habits are, distances, and paces.

import JournalModel
import JournalText

extension ColumnDecision {
  /// The lines of a habit. Its bare numbers are in the unit that the person, the header or the title says, else in the first that the journal has for
  /// the habit and that a column of this title can be in: no distance is in minutes.
  func lines(of habit: KnownHabit, in said: String?, _ found: inout UnderstoodColumn) {
    let target = habit.target?.quantity.unit
    var told = said ?? unit ?? title.wholeUnit
    if told == "count" || told == "percent" { told = nil }
    let dimension = dimension
    let taken =
      told ?? habit.units.first { unit in dimension.map { UnitTable.standard.unit(unit).dimension == $0 } ?? true }
    found.unit = taken
    let isBare = content.kind == .numbers
    // Its target is known to whoever set it.
    found.meaning = .habit(habit.title, unit: isBare && (said != nil || taken != target && told == nil) ? taken : nil)
    guard isBare, taken == nil, let dimension else { return }
    let units = likelyUnits(dimension)
    if let first = units.first { found.unit = first }
    if units.count > 1 { found.doubt = ColumnDoubt(kind: .unit, choices: units.map { "\(habit.title) \($0)" }) }
  }

  /// What the title says that is measured, though not in which unit.
  private var dimension: UnitTable.Dimension? {
    if ColumnThing(title) == .distance { return .length }
    return Self.durations.contains(title.core.joined(separator: " ")) ? .duration : nil
  }

  /// Units of a distance or a duration by the range of the numbers, the likeliest first; more than one where nobody can tell.
  private func likelyUnits(_ dimension: UnitTable.Dimension) -> [String] {
    let high = content.high
    if dimension == .length { return high > 300 ? ["m"] : ["km", "mi"] }
    return high > 1440 ? ["s"] : high > 24 ? ["min"] : ["min", "h"]
  }

  /// A distance: in the unit that the journal measures distances in, where the table does not say its own.
  func distance(_ found: inout UnderstoodColumn, _ taken: Set<String>) {
    if unit != nil { return own(&found, apart: taken) }
    // In metres nobody counts a way of a few.
    let known = settings.units.first { UnitTable.standard.unit($0).dimension == .length && Self.suffixes[$0] != nil }
    own(&found, apart: taken, in: content.high > 300 ? nil : known)
    found.hasOpenUnit = known == nil || content.high > 300
  }

  /// A pace, in minutes and seconds for each kilometre or mile: no length of time, and nothing that is added up.
  func pace(_ found: inout UnderstoodColumn, _ taken: Set<String>) {
    let core = MetricKey.of(title.words.joined(separator: " "))
    own(&found, apart: taken, called: core.hasSuffix("_minutes") ? core : core + "_minutes")
    found.column?.form = .minutesAndSeconds
    (found.sample, found.doubt) = (nil, nil)
  }

  /// What columns of durations are called that do not say their unit.
  private static let durations: Set<String> = [
    "time", "duration", "moving time", "elapsed time", "workout time", "length", "dauer", "zeit", "bewegungszeit", "duracion", "tiempo", "duree",
    "temps", "duracao", "tempo", "時間", "所要時間", "시간", "소요 시간",
  ]
}
