// A table that nobody has explained, understood by its titles and its fields.

import JournalModel
import JournalText

/// What each of its columns is, and the profile that it is read by.
struct PlainTable {
  let table: SampledTable
  let understanding: TableUnderstanding
  let profile: TableProfile
  /// How each column that is no day was read, in the order of the columns.
  let contents: [Int: ColumnContent]

  /// - Parameter decimalComma: What the person says of it.
  init(_ table: SampledTable, _ settings: PlainTableSettings, _ words: TableMoods, hasDecimalComma decimalComma: Bool? = nil) {
    self.table = table
    let hasComma = decimalComma ?? table.decimals.hasDecimalComma ?? Self.comma(ofCounts: table)
    var contents: [Int: ColumnContent] = [:]
    for place in table.header.indices where place != table.day.column {
      contents[place] = ColumnContent(
        table.values(place), hasDecimalComma: hasComma, isNamed: Self.isMeasured(ColumnTitle(table.header[place])))
    }
    self.contents = contents
    var profile = TableProfile(settings.source, dates: [table.header[table.day.column]])
    var columns: [Int: UnderstoodColumn] = [table.day.column: Self.day(table, settings, &profile)]
    let long = LongTable(table, contents, settings)
    var rest = table.header.indices.filter { columns[$0] == nil }
    if let long {
      for (place, column) in long.columns { columns[place] = column }
      rest.removeAll { columns[$0] != nil }
    }
    // A time on the clock that goes with the day.
    if !table.day.hasTimes,
      let place = rest.first(where: {
        ColumnThing(ColumnTitle(table.header[$0])) == .time && contents[$0]?.kind == .clocks
          && settings.answer(for: table.header[$0]) == nil
      })
    {
      columns[place] = UnderstoodColumn(title: table.header[place], place: place, meaning: .time)
      profile.times = [table.header[place]]
      rest.removeAll { $0 == place }
    }
    let isOfWorkouts = Self.isOfWorkouts(table.header)
    let decisions = rest.compactMap { place in
      contents[place].map {
        ColumnDecision(
          title: ColumnTitle(table.header[place]), content: $0, settings: settings, words: words, place: place, isOfWorkouts: isOfWorkouts)
      }
    }
    // Those with a meaning of their own come first, so that a second of the kind is the one that gives way.
    var taken: Set<String> = []
    for isKnown in [true, false] {
      for decision in decisions where Self.isKnown(decision) == isKnown {
        let column = decision.column(taken)
        if case .metric(let name, _) = column.meaning { taken.insert(name) }
        if case .mood = column.meaning {
          // One column has the mood of the day.
          if taken.contains("mood") {
            columns[decision.place] = UnderstoodColumn(title: column.title, place: column.place, meaning: .leftOut(.words))
            continue
          }
          taken.insert("mood")
        }
        columns[decision.place] = column
      }
    }
    let all = table.header.indices.compactMap { columns[$0] }
    understanding = TableUnderstanding(columns: all, unknownHabits: long?.unknown ?? [])
    self.profile = Self.profile(profile, table, all, contents, long, decisions, hasComma)
  }

  /// Whether rows are workouts: they have a pace, or a distance and nothing of a whole day.
  private static func isOfWorkouts(_ titles: [String]) -> Bool {
    let things = Set(titles.compactMap { ColumnThing(ColumnTitle($0)) })
    return things.contains(.pace) || things.contains(.distance) && things.isDisjoint(with: [.metric("steps"), .metric("sleep_minutes")])
  }

  /// Whether a title says that numbers of something stand below it.
  private static func isMeasured(_ title: ColumnTitle) -> Bool {
    switch ColumnThing(title) {
    case .metric, .weight, .water, .pulse: true
    default: false
    }
  }

  private static func isKnown(_ decision: ColumnDecision) -> Bool {
    switch ColumnThing(decision.title) {
    case .metric, .weight, .water, .mood: true
    default: false
    }
  }

  // MARK: Days

  private static func day(_ table: SampledTable, _ settings: PlainTableSettings, _ profile: inout TableProfile) -> UnderstoodColumn {
    let (day, title) = (table.day, table.header[table.day.column])
    var column = UnderstoodColumn(title: title, place: day.column, meaning: .day(form: day.name.flatMap { $0.isEmpty ? nil : $0 }))
    profile.dateForm = day.form
    profile.ignoresTimes = day.hasOneTime
    if let answer = settings.answer(for: title), let form = DateForm.names.first(where: { $0.name == answer.lowercased() }) {
      profile.dateForm = form.form
      column.meaning = .day(form: form.name)
    } else if day.name == nil, day.sample != nil {
      column.doubt = ColumnDoubt(kind: .days, choices: ["dd/mm/yyyy", "mm/dd/yyyy"])
      // Only for what is shown until somebody says which.
      if settings.asksForDays { profile.dateForm = .dayMonthYear }
    }
    return column
  }

  /// `8.123` steps are no fraction of a step.
  private static func comma(ofCounts table: SampledTable) -> Bool? {
    guard table.decimals.ambiguous != nil else { return nil }
    for (place, title) in table.header.enumerated() where ColumnThing(ColumnTitle(title)) == .metric("steps") {
      let numbers = table.values(place).map { TableNumber($0) }.filter(\.isAmbiguous)
      if !numbers.isEmpty {
        return numbers.allSatisfy { $0.comma > $0.point } ? true : numbers.allSatisfy { $0.point > $0.comma } ? false : nil
      }
    }
    return nil
  }

  // MARK: The profile

  private static func profile(
    _ begun: TableProfile, _ table: SampledTable, _ columns: [UnderstoodColumn], _ contents: [Int: ColumnContent], _ long: LongTable?,
    _ decisions: [ColumnDecision], _ hasComma: Bool?
  ) -> TableProfile {
    var profile = begun
    profile.isUnderstood = true
    profile.delimiter = table.delimiter
    profile.encoding = table.encoding
    profile.skippedLines = table.skipped
    if table.decimals.hasDecimalComma == nil { profile.hasDecimalComma = hasComma }
    var lines = TableLines(long: long, hasDecimalComma: hasComma)
    for column in columns {
      profile.nulls.formUnion(contents[column.place]?.nulls ?? [])
      switch column.meaning {
      case .metric(let name, _): profile.add(column, name, hasUnits: contents[column.place]?.unit != nil)
      case .mood: profile.add(column, "mood")
      case .habit:
        guard let decision = decisions.first(where: { $0.place == column.place }), let habit = decision.asked else { break }
        lines.habits.append(TableLines.Habit(column.place, column.title, habit, column.unit, decision.content))
      case .note where long?.columns[column.place] == nil: lines.notes.append((column.place, column.title))
      default: break
      }
    }
    if !lines.places.isEmpty { profile.lines = lines }
    return profile
  }
}

extension TableProfile {
  fileprivate mutating func add(_ understood: UnderstoodColumn, _ metric: String, hasUnits: Bool = false) {
    guard var column = understood.column else { return }
    column.metric = metric
    column.names = [understood.title.lowercased()]
    column.place = understood.place
    column.hasUnits = hasUnits
    columns += column.parts
  }
}

extension ColumnDecision {
  /// The habit that the column is of: as the person says, else as its title does.
  fileprivate var asked: KnownHabit? { answer.flatMap { settings.habit($0.meaning) } ?? habit }
}
