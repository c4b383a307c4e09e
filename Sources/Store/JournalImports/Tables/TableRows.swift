// The rows of a table, field by field.

import JournalDates
import JournalModel
import JournalText
import PlainFormats

/// Reads rows as a profile says, and adds up what they say of days. Where a text may mean two things, both are kept until all rows are read.
struct TableRows {
  let header: TableHeader
  let profile: TableProfile
  let zone: ZoneRules?
  let last: CalendarDay?
  let words: TableMoods

  private(set) var issues = TableIssues()
  private(set) var decimals: [DecimalEvidence]
  private(set) var dates = DateEvidence()
  /// Days with the day before the month, and where that makes a difference, with the month first.
  private(set) var dayFirst: TableTotals
  private(set) var monthFirst: TableTotals?
  private(set) var moods: [NotedStep] = []
  /// What becomes lines in logs.
  private(set) var texts: [NotedTexts] = []
  private(set) var unknownMoods: [String: Int] = [:]
  /// A number that is no mood, where no scale is named.
  private(set) var strangeMood: DecimalEvidence.Sample?
  /// Fields of columns that the profile does not know, by their places.
  private(set) var unread: [Int]
  /// Rows after the table, and the line of the first.
  private(set) var rowsAfter: (count: Int, line: Int)?
  private(set) var missesZone = false
  private(set) var firstBadLine: Int?
  /// The first time with an offset that was taken as it is written, as no zone is known.
  private(set) var writtenOffset: DecimalEvidence.Sample?

  private var isHeader = true
  private let places: [Int]
  private let textPlaces: [Int]
  /// Those of columns that the profile does not know.
  private let others: [Int]
  private var spare: [(column: Int, amount: TableNumber)] = []
  private let nulls: [[UInt8]]
  private let kinds: [Kind]
  private let dayMoments: Bool
  /// Rows by the value of the key, where there is one.
  private var kept: [String: Int] = [:]
  private var keptRows: [KeptRow] = []

  /// How the fields of a column are read.
  private enum Kind {
    case number(factor: Double, TableUnits.Conversion?)
    case duration(isShort: Bool), clock, part(Int)
    case labels([String: Double])
    case scale(ClosedRange<Double>, ClosedRange<Double>)
    case mood(TableProfile.Form)
  }

  /// What a row says, before it is added.
  private struct KeptRow {
    var moment: TableMoment
    var time: TimeOfDay?
    var amounts: [(column: Int, amount: TableNumber)]
    var step: Double?
    var texts: [Int: String] = [:]
    var line = 0
    var isOld = false
  }

  init(_ header: TableHeader, _ profile: TableProfile, _ zone: ZoneRules?, until last: CalendarDay?, _ words: TableMoods) {
    self.header = header
    self.profile = profile
    self.zone = zone
    self.last = last
    self.words = words
    decimals = Array(repeating: DecimalEvidence(), count: header.columns.count)
    dayFirst = TableTotals(header.columns.map { $0.effectiveAggregate })
    unread = Array(repeating: 0, count: header.titles.count)
    places = header.columns.map(\.place)
    textPlaces = profile.lines?.places.filter { header.titles.indices.contains($0) } ?? []
    let known = Set([header.dayPlace, header.timePlace, header.keyPlace].compactMap(\.self) + places + textPlaces)
    others = header.titles.indices.filter { !known.contains($0) }
    nulls = profile.nulls.map { Array($0.utf8) }
    dayMoments = profile.dateForm?.isMoment ?? false
    kinds = header.columns.map { column in
      if column.metric == "mood" { return .mood(column.form) }
      return switch column.form {
      case .number(let factor): .number(factor: factor, column.convert)
      case .duration, .minutesAndSeconds: .duration(isShort: column.form == .minutesAndSeconds)
      case .part(let part): .part(part)
      case .clock: .clock
      case .labels(let labels): .labels(labels)
      case .scale(let from, let to): .scale(from, to)
      }
    }
  }

  // MARK: Rows

  /// Takes in a record; the first is the header, and those after the table are counted.
  mutating func take(_ record: CSVRecord) {
    if isHeader {
      isHeader = false
      return
    }
    if rowsAfter != nil {
      if !isBlank(record) { rowsAfter?.count += 1 }
      return
    }
    if record.hasOtherBytes, firstBadLine == nil, hasBadBytes(record) { firstBadLine = record.line }
    if isBlank(record) { return }
    let count = record.count
    let isRegular = count == header.titles.count || count == header.titles.count + 1 && record[count - 1].isEmpty
    if record.isAfterEmptyLine, isOtherTable(record, isRegular: isRegular) {
      if profile.section != nil || !isHeaderAgain(record) { rowsAfter = (1, record.line) }
      return
    }
    if record.isOpen {
      return issues.add("open", record.line) { _ in .openQuotes }
    }
    guard isRegular else { return issues.add("fields", record.line) { _ in .fewFields } }
    guard let row = row(record) else { return }
    if let place = header.keyPlace {
      let key = record.text(place)
      if !key.isEmpty {
        if let old = kept[key] { keptRows[old].isOld = true }
        kept[key] = keptRows.count
      }
      keptRows.append(row)
    } else {
      add(row)
      spare = row.amounts
    }
  }

  /// Ends the reading.
  mutating func finish() {
    for row in keptRows where !row.isOld { add(row) }
    keptRows = []
  }

  private func hasBadBytes(_ record: CSVRecord) -> Bool { (0..<record.count).contains { firstInvalidUTF8(in: record[$0]) != nil } }

  private func isBlank(_ record: CSVRecord) -> Bool {
    for place in 0..<record.count where !record[place].isEmpty { if !record[place].trimmed.isEmpty { return false } }
    return true
  }

  /// Whether what comes after an empty line is no row of this table.
  private func isOtherTable(_ record: CSVRecord, isRegular: Bool) -> Bool {
    if profile.section != nil { return true }
    guard isRegular else { return true }
    let text = record[header.dayPlace].trimmed
    if isNull(text) { return false }
    return moment(text, record.line) == nil
  }

  private func isHeaderAgain(_ record: CSVRecord) -> Bool {
    record.count == header.titles.count && (0..<record.count).allSatisfy { record.text($0) == header.titles[$0] }
  }

  private mutating func row(_ record: CSVRecord) -> KeptRow? {
    let line = record.line
    let text = record[header.dayPlace].trimmed
    guard var moment = moment(text, line) else {
      let isOther = profile.isUnderstood && TableMoment(text, nil) != nil
      let said = profile.isUnderstood ? record.text(header.dayPlace).prefix(40) : ""
      issues.add(isOther ? "form" : "date", line) { count in
        isOther ? .otherDate : Wording(noDay: count == 1 ? String(said) : "")
      }
      return nil
    }
    if profile.ignoresTimes { (moment.clock, moment.hasOtherWords) = (nil, false) }
    if let place = header.timePlace {
      let clock = record[place].trimmed
      if !isNull(clock) {
        moment.clock = ClockText(clock)
        moment.hasOtherWords = moment.clock == nil
      }
    }
    if moment.hasOtherWords {
      let words = text.text
      issues.add("time", line) { count in
        Wording(noTime: words, count)
      }
    }
    if let offset = moment.clock?.offset, !settle(&moment, offset, text, line) { return nil }
    if !dayMoments { dates.add(moment, text, line) }
    if let last {
      // What is too late in every reading.
      let days = [moment.dayFirst, moment.monthFirst].compactMap(\.self)
      if let day = days.first, days.allSatisfy({ $0 > last }) {
        issues.add("late", line) { count in
          Wording(yearAhead: "\(day)", count)
        }
        return nil
      }
      if let day = moment.dayFirst, day > last { moment.dayFirst = nil }
      if let day = moment.monthFirst, day > last { moment.monthFirst = nil }
    }
    var row = KeptRow(moment: moment, time: moment.clock?.time, amounts: [])
    // The memory of the row before.
    swap(&row.amounts, &spare)
    row.amounts.removeAll(keepingCapacity: true)
    for place in places.indices {
      let text = record[places[place]].trimmed
      if isNull(text) { continue }
      read(text, place, record, &row)
    }
    for place in textPlaces {
      let text = record[place].trimmed
      if !isNull(text) { row.texts[place] = text.text }
    }
    row.line = line
    for place in others where !record[place].isEmpty { unread[place] += 1 }
    return row
  }

  /// The day of a field, where it is one.
  private func moment(_ text: UnsafeBufferPointer<UInt8>, _ line: Int) -> TableMoment? {
    if let form = profile.dateForm, form.isMoment {
      guard let seconds = form.unixTime(text) else { return nil }
      return local(Int64(seconds.rounded(.down)))
    }
    return TableMoment(text, profile.dateForm)
  }

  private func local(_ unixTime: Int64) -> TableMoment {
    let local = DateTime(unixTime: unixTime, in: zone ?? .utc)
    return TableMoment(day: local.day, clock: ClockText(time: local.time, second: local.second))
  }

  /// Turns a moment with its offset into the day and the time of the person's zone; false where nobody knows that.
  private mutating func settle(_ moment: inout TableMoment, _ offset: Int, _ text: UnsafeBufferPointer<UInt8>, _ line: Int) -> Bool {
    guard let zone else {
      if offset == 0 {
        missesZone = true
        return false
      }
      if writtenOffset == nil { writtenOffset = DecimalEvidence.Sample(text: text.text, line: line) }
      return true
    }
    guard let clock = moment.clock else { return true }
    func local(_ day: CalendarDay) -> DateTime {
      let seconds = Int64(day.ordinal) * 86_400 + Int64((clock.time.minutes - offset) * 60 + clock.second)
      return DateTime(unixTime: seconds, in: zone)
    }
    let (first, second) = (moment.dayFirst.map(local), moment.monthFirst.map(local))
    (moment.dayFirst, moment.monthFirst) = (first?.day, second?.day)
    moment.clock = (first ?? second).map { ClockText(time: $0.time, second: $0.second) }
    return true
  }

  private func isNull(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if text.isEmpty || text.count == 3 && text.says("nan") || text.count == 4 && text.says("null") { return true }
    if nulls.isEmpty { return false }
    return nulls.contains { $0.count == text.count && $0.elementsEqual(text) }
  }

  private mutating func add(_ row: KeptRow) {
    let isNight = row.time.map { $0 < profile.dayStart } ?? false
    func day(_ day: CalendarDay?) -> CalendarDay? { isNight ? day?.advanced(by: -1) : day }
    let (first, second) = (day(row.moment.dayFirst), day(row.moment.monthFirst))
    // The two readings go together until they part.
    if first != second, monthFirst == nil { monthFirst = dayFirst }
    if let first {
      let number = dayFirst.number(of: first)
      for (column, amount) in row.amounts { dayFirst.add(amount, column, number) }
    }
    if monthFirst != nil, let second {
      let number = monthFirst?.number(of: second) ?? 0
      for (column, amount) in row.amounts { monthFirst?.add(amount, column, number) }
    }
    if let step = row.step {
      var moment = row.moment
      (moment.dayFirst, moment.monthFirst) = (first, second)
      moods.append(NotedStep(moment: moment, time: row.time, step: step))
    }
    if !row.texts.isEmpty {
      var moment = row.moment
      (moment.dayFirst, moment.monthFirst) = (first, second)
      texts.append(NotedTexts(moment: moment, time: row.time, texts: row.texts, line: row.line))
    }
  }

  // MARK: Fields

  private mutating func read(_ text: UnsafeBufferPointer<UInt8>, _ place: Int, _ record: CSVRecord, _ row: inout KeptRow) {
    let line = record.line
    var amount = TableNumber.none
    switch kinds[place] {
    case .number(let factor, let convert):
      amount = number(text, place, line)
      if !amount.isNumber, header.columns[place].hasDurations {
        amount = TableDuration.minutes(text)
      } else if factor != 1 || convert != nil {
        let isTidied = profile.isUnderstood
        func turned(_ value: Double) -> Double {
          if value.isNaN { return value }
          return convert.map { $0(value * factor) } ?? (isTidied ? (value * factor).tidied(decimals: 3, digits: 6) : value * factor)
        }
        let isSame = amount.point == amount.comma
        amount.point = turned(amount.point)
        amount.comma = isSame ? amount.point : turned(amount.comma)
      }
    case .duration(let isShort):
      amount = isShort ? TableDuration.minutesAndSeconds(text) : TableDuration.minutes(text)
      decimals[place].add(amount, text, line)
      amount = decided(amount)
    case .clock: if let minutes = clock(text, row, line) { amount = TableNumber(point: minutes, comma: minutes) }
    case .part(let part): amount = TableNumber(part: part, of: text)
    case .labels(let labels):
      if let number = labels[text.text.lowercased()] { amount = TableNumber(point: number, comma: number) }
    case .scale(let from, let to):
      amount = number(text, place, line)
      func turned(_ value: Double) -> Double {
        guard from.contains(value) else { return .nan }
        let share = (value - from.lowerBound) / (from.upperBound - from.lowerBound)
        return (to.lowerBound + share * (to.upperBound - to.lowerBound)).tidied(decimals: 3, digits: 12)
      }
      amount = TableNumber(point: turned(amount.point), comma: turned(amount.comma))
    case .mood(let form):
      return readMood(text, form, place, record, &row)
    }
    if amount.isNumber { row.amounts.append((place, amount)) } else { refuse(text, place, record) }
  }

  private mutating func refuse(_ text: UnsafeBufferPointer<UInt8>, _ place: Int, _ record: CSVRecord) {
    let (metric, words) = (header.columns[place].metric, text.text.prefix(40))
    issues.add(ofColumn: place, at: record.position(of: places[place])) { count in Wording(unreadField: String(words), of: metric, count) }
  }

  private mutating func number(_ text: UnsafeBufferPointer<UInt8>, _ place: Int, _ line: Int) -> TableNumber {
    var number = TableNumber(text)
    if !number.isNumber, profile.isUnderstood, header.columns[place].hasUnits {
      number = TableNumber(ColumnTitle.number(before: text.text))
    }
    if profile.hasDecimalComma == nil { decimals[place].add(number, text, line) }
    return decided(number)
  }

  /// Where the profile says how decimals are written, there is one reading.
  private func decided(_ number: TableNumber) -> TableNumber {
    guard let hasComma = profile.hasDecimalComma else { return number }
    let value = number.value(hasDecimalComma: hasComma)
    return TableNumber(point: value, comma: value)
  }

  /// A time on the clock, alone or after a day; with an offset it is that of the person's zone.
  private mutating func clock(_ text: UnsafeBufferPointer<UInt8>, _ row: KeptRow, _ line: Int) -> Double? {
    if let clock = ClockText(text) {
      guard clock.offset != nil, let day = row.moment.dayFirst ?? row.moment.monthFirst else { return Double(clock.time.minutes) }
      return settled(TableMoment(day: day, clock: clock), text, line)
    }
    guard let moment = TableMoment(text, profile.dateForm.flatMap { $0.isMoment ? nil : $0 }) ?? TableMoment(text, nil), moment.clock != nil
    else { return nil }
    return settled(moment, text, line)
  }

  private mutating func settled(_ moment: TableMoment, _ text: UnsafeBufferPointer<UInt8>, _ line: Int) -> Double? {
    var moment = moment
    if let offset = moment.clock?.offset, !settle(&moment, offset, text, line) { return nil }
    return moment.clock.map { Double($0.time.minutes) }
  }

  private mutating func readMood(
    _ text: UnsafeBufferPointer<UInt8>, _ form: TableProfile.Form, _ place: Int, _ record: CSVRecord, _ row: inout KeptRow
  ) {
    let word = text.text
    func noted(_ number: Double) -> Bool {
      guard TableMoods.mood(number) != nil else { return false }
      row.step = number
      return true
    }
    if case .labels(let labels) = form, let number = labels[word.lowercased()], noted(number) { return }
    if let mood = words.mood(named: word) {
      row.step = Double(mood.rawValue)
      return
    }
    let found = TableNumber(text)
    let value = profile.hasDecimalComma.map { found.value(hasDecimalComma: $0) } ?? (found.point.isNaN ? found.comma : found.point)
    switch form {
    case .number(let factor):
      if value.isNaN { break }
      if noted(value * factor) { return }
      if strangeMood == nil { strangeMood = DecimalEvidence.Sample(text: word, line: record.line) }
      return
    case .scale(let from, let to):
      if value.isNaN { break }
      let share = (value - from.lowerBound) / (from.upperBound - from.lowerBound)
      if from.contains(value), noted(to.lowerBound + share * (to.upperBound - to.lowerBound)) { return }
      let (low, high) = (decimalText(from.lowerBound), decimalText(from.upperBound))
      let metric = header.columns[place].metric
      return issues.add(ofColumn: place, at: record.position(of: places[place])) { count in Wording(offScale: word, of: metric, low, high, count) }
    case .duration, .minutesAndSeconds, .clock, .labels, .part: break
    }
    unknownMoods[word, default: 0] += 1
  }
}
