// The columns of a table that become lines in the logs of days: habits and notes.

import JournalDates
import JournalModel
import JournalText

/// The fields of a row that become lines, for each way of reading its day.
struct NotedTexts {
  var moment: TableMoment
  var time: TimeOfDay?
  /// By their places.
  var texts: [Int: String]
  var line: Int
}

struct TableLines: Sendable {
  /// A column of a habit.
  struct Habit: Sendable {
    let place: Int
    let title: String
    let habit: KnownHabit
    let unit: String?
    let digitsAreMarks: Bool
    let crossIsNo: Bool
    let hasMinutesAndSeconds: Bool

    init(_ place: Int, _ title: String, _ habit: KnownHabit, _ unit: String?, _ content: ColumnContent) {
      (self.place, self.title, self.habit) = (place, title, habit)
      self.unit = unit.flatMap { $0 == "count" || $0 == "percent" ? nil : $0 }
      // A target of several is counted: 1 of 8 glasses is no yes.
      let counts = habit.target.map { $0.quantity.amount > 1 } ?? false
      digitsAreMarks = content.kind == .marks && !(counts && content.isOnlyOnesAndNoughts) || content.isOnlyOnesAndNoughts && !counts
      crossIsNo = content.hasChecksAndCrosses
      hasMinutesAndSeconds = content.hasMinutesAndSeconds
    }

    func mark(_ text: String, _ hasDecimalComma: Bool?) -> HabitMark? {
      let mark = HabitMark(text, digitsAreMarks: digitsAreMarks, isNo: crossIsNo, hasDecimalComma: hasDecimalComma)
      guard hasMinutesAndSeconds, case .amount? = mark, text.count(where: { $0 == ":" }) == 1 else { return mark }
      var text = text
      let minutes = text.withUTF8 { TableDuration.minutesAndSeconds($0) }.point
      return .amount(Quantity((minutes * 10).rounded() / 10, "min"))
    }
  }

  var habits: [Habit] = []
  var notes: [(place: Int, title: String)] = []
  let long: LongTable?
  let hasDecimalComma: Bool?

  init(long: LongTable?, hasDecimalComma: Bool?) { (self.long, self.hasDecimalComma) = (long, hasDecimalComma) }

  /// The fields of a row that it needs.
  var places: [Int] { habits.map(\.place) + notes.map(\.place) + (long?.places ?? []) }

  func take(_ rows: [NotedTexts], into data: inout ImportedData, on day: (TableMoment) -> CalendarDay?) {
    for row in rows {
      guard let day = day(row.moment) else { continue }
      // Distance and duration of one run are one line.
      var places: [String: Int] = [:]
      for one in habits {
        guard let text = row.texts[one.place] else { continue }
        guard let mark = one.mark(text, hasDecimalComma) else {
          data.warn(Wording(neitherYesNorNo: text, of: one.title), line: row.line)
          continue
        }
        let line = one.habit.line(mark, on: day, at: row.time, called: one.title, unit: one.unit)
        if let place = places[one.habit.path], data.lines[place].takes(line) { continue }
        places[one.habit.path] = data.lines.count
        data.lines.append(line)
      }
      for note in notes {
        guard let text = row.texts[note.place] else { continue }
        var line = ImportedData.LoggedLine(day: day, time: row.time.map { TimeSpan($0) }, activity: note.title, text: text)
        line.isNote = true
        data.lines.append(line)
      }
      long?.take(row, on: day, hasDecimalComma, into: &data)
    }
    // Each habit of a day once a table: the order of rows is that of their times.
    data.lines = data.lines.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
  }
}

extension ImportedData.LoggedLine {
  /// Takes the amount of a line of the same row and habit that measures something else; false where it measures the same, or nothing.
  fileprivate mutating func takes(_ other: Self) -> Bool {
    guard let amount = other.fields.first.flatMap({ Quantity($0.value) }), let key = Self.keys[UnitTable.standard.unit(amount.unit).dimension],
      fields.allSatisfy({ field in
        Quantity(field.value).map { UnitTable.standard.unit($0.unit).dimension != UnitTable.standard.unit(amount.unit).dimension } ?? false
      })
    else { return false }
    fields.append(Field(key, amount.text))
    if state == .no || state == .partly { state = other.state == .done ? .done : state }
    return true
  }

  private static let keys: [UnitTable.Dimension: String] = [.length: "distance", .duration: "duration", .energy: "energy"]
}

/// A table with a row for each habit of a day: `date,habit,value`.
struct LongTable: Sendable {
  private let name: Int
  private var value: Int?
  private var note: Int?
  private var unit: Int?
  private var habits: [String: TableLines.Habit] = [:]
  let columns: [Int: UnderstoodColumn]
  let unknown: [(name: String, count: Int)]

  var places: [Int] { [name, value, note, unit].compactMap(\.self) }

  /// Nil for a table that is none.
  init?(_ table: SampledTable, _ contents: [Int: ColumnContent], _ settings: PlainTableSettings) {
    func places(_ thing: ColumnThing) -> [Int] {
      table.header.indices.filter { place in
        contents[place].map { $0.kind != .nothing } ?? false && settings.answer(for: table.header[place]) == nil
          && ColumnThing(ColumnTitle(table.header[place])) == thing
      }
    }
    guard let name = places(.habit).first(where: { contents[$0]?.kind == .words }) else { return nil }
    self.name = name
    value = places(.value).first
    note = places(.note).first
    unit = places(.unit).first
    var texts: [String: [String]] = [:]
    for row in table.rows {
      for one in Self.names(row.fields[name], settings) { texts[one, default: []].append(value.map { row.fields[$0] } ?? "") }
    }
    var unknown: [(name: String, count: Int)] = []
    for (one, fields) in texts {
      if let habit = settings.habit(one) {
        let content = ColumnContent(fields, hasDecimalComma: table.decimals.hasDecimalComma)
        habits[one] = TableLines.Habit(name, one, habit, nil, content)
      } else {
        unknown.append((one, fields.count))
      }
    }
    // A word beside steps, such as ‘sedentary’, is of no habit.
    guard !habits.isEmpty || value != nil else { return nil }
    self.unknown = unknown.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    func column(_ place: Int, _ meaning: ColumnMeaning) -> (Int, UnderstoodColumn) {
      (place, UnderstoodColumn(title: table.header[place], place: place, meaning: meaning))
    }
    columns = Dictionary(
      [
        column(name, habits.isEmpty ? .leftOut(.noHabit) : .habitNames), value.map { column($0, .value) }, note.map { column($0, .note) },
        unit.map { column($0, .unit) },
      ].compactMap(\.self)
    ) { $1 }
  }

  /// One habit, or several with commas between them.
  private static func names(_ text: String, _ settings: PlainTableSettings) -> [String] {
    if text.isEmpty || ColumnContent.nothing.contains(text) { return [] }
    if settings.habit(text) != nil || !text.contains(where: { ",;|".contains($0) }) { return [text] }
    return text.split { ",;|".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
  }

  func take(_ row: NotedTexts, on day: CalendarDay, _ hasDecimalComma: Bool?, into data: inout ImportedData) {
    guard let text = row.texts[name] else { return }
    let known = habits[text] == nil ? text.split { ",;|".contains($0) }.map(\.trimmed) : [text]
    let unit = unit.flatMap { row.texts[$0] }
    var isFirst = true
    for one in known {
      guard let habit = habits[one] else { continue }
      var mark = HabitMark.done
      if let value {
        // A row without a value says nothing of it.
        guard let said = row.texts[value] else { continue }
        guard let found = habit.mark(said, hasDecimalComma) else {
          data.warn(Wording(neitherYesNorNo: said, of: one), line: row.line)
          continue
        }
        mark = found
      }
      var line = habit.habit.line(mark, on: day, at: row.time, called: one, unit: unit ?? habit.habit.units.first)
      if let note, isFirst, let words = row.texts[note] { line.text = words }
      isFirst = false
      data.lines.append(line)
    }
    // A note on what the journal does not have is a note of the day.
    guard isFirst, let note, let words = row.texts[note] else { return }
    var line = ImportedData.LoggedLine(day: day, time: row.time.map { TimeSpan($0) }, activity: text, text: words)
    line.isNote = true
    data.lines.append(line)
  }
}
