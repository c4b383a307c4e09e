// What a journal plans, as an audience is told it.

public import JournalDates
public import JournalModel

extension Planned {
  /// As an audience is told it: to its owner it is not private, and its title has a mark where it was.
  /// - Parameter isMarked: Whether it has; not where programs read it.
  public func told(to audience: Audience, isMarked: Bool = true) -> Planned {
    if audience == .others || !isPrivate { return self }
    var told = self
    if isMarked { told.title = title.markedPrivate }
    told.isPrivate = false
    return told
  }
}

extension Practice {
  /// As an audience is told it: to its owner nothing is private, and titles of what was have a mark; how private days were is among the other moods.
  /// - Parameter isMarked: Whether titles have it; not where programs read them.
  public func told(to audience: Audience, isMarked: Bool = true) -> Practice {
    if audience == .others { return self }
    var told = self
    func unveil<Plan>(_ plans: inout [Planned<Plan>]) {
      for place in plans.indices where plans[place].isPrivate { plans[place] = plans[place].told(to: audience, isMarked: isMarked) }
    }
    unveil(&told.habits)
    unveil(&told.tasks)
    unveil(&told.goals)
    unveil(&told.milestones)
    unveil(&told.obligations)
    unveil(&told.terms)
    unveil(&told.values)
    unveil(&told.measures)
    unveil(&told.experiments)
    if !privateMoods.isEmpty {
      let hidden = Set(privateMoods.map(\.day))
      told.moods = (moods.filter { !hidden.contains($0.day) } + privateMoods).sorted { $0.day < $1.day }
    }
    return told
  }
}

extension Practice {
  /// Without private plans, and without what some lines of logs say, by day and line: nothing that is counted then comes from them.
  /// - Parameter days: The days whose entries are not to be known of.
  public func published(without lines: [CalendarDay: Set<Int>], days hidden: Set<CalendarDay>) -> Practice {
    var told = self
    told.habits.removeAll { $0.isPrivate }
    told.tasks.removeAll { $0.isPrivate }
    told.goals.removeAll { $0.isPrivate }
    told.milestones.removeAll { $0.isPrivate }
    told.obligations.removeAll { $0.isPrivate }
    told.terms.removeAll { $0.isPrivate }
    told.values.removeAll { $0.isPrivate }
    told.measures.removeAll { $0.isPrivate }
    told.experiments.removeAll { $0.isPrivate }
    told.privateMoods = []
    return told.without(lines, days: hidden)
  }

  /// Without what some lines of logs say, by day and line, and without the days whose entries are not to be known of. Its plans stay.
  public func without(_ lines: [CalendarDay: Set<Int>], days hidden: Set<CalendarDay>) -> Practice {
    var told = self
    if !hidden.isEmpty { told.days.removeAll { hidden.contains($0) } }
    if !lines.isEmpty { told.log.put(told.log.takeLines().filter { lines[$0.day]?.contains(Int($0.line)) != true }) }
    return told
  }
}
